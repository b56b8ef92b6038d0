/**
 * The public face of wikidouble: a wiki that a test suite asks instead of a live one.
 *
 * @module
 */
export { createWiki, type WikiOptions } from './create-wiki';
export { Wiki } from './double';
export type { Interception } from './transports/nock';
export type { HttpServer } from './transports/http';
export type { WikiAnswer, WikiRequest, RequestHeaders } from './exchange';
export type { JournalEntry } from './journal/journal';
export type { PactOptions, WrittenPact } from './pact/pact-recorder';
export type { Reliance } from './pact/reliance';
export { ContractFileError } from './pact/contract-file-error';
export type { Clock } from './wiki/ambient';
export type { WikiDefinition } from '../schemas/generated/wiki-file';
export { readWikiFile } from './wiki-file/read-wiki-file';
export { WikiFileError } from './wiki-file/wiki-file-error';
export { WikiContentError } from './wiki/content-error';
