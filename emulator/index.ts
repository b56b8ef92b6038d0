/**
 * The fake wiki: `createWiki` creates one, and its class `Wiki` has everything that a test does with it.
 *
 * @module wikidouble
 */
export { createWiki, type WikiOptions } from './create-wiki';
export { Wiki } from './double';
export type { Snapshot } from './snapshot';
export { wikiWith } from './builder/wiki-with';
export { changes, combined, pages, users, type Make } from './builder/definition-parts';
export type { Made } from './builder/contents';
export type { MadeChange, MadePage, MadeUser } from './builder/made';
export type { PageDeletion, PageEdit } from './builder/page-edit';
export type {
  Aim,
  ExceptionOptions,
  Failure,
  FailureDefinition,
  FailureKind,
  FailureOptions,
  FailingRequest,
  GatewayOptions,
  LossOptions,
  Occurrence,
  ProxyOptions,
} from './failures/failure-options';
export { NotSupportedError } from './unsupported/not-supported-error';
export type { UnsupportedName } from './unsupported/unsupported-name';
export { DisruptionError } from './transports/disruption-error';
export { NetworkBlockedError } from './transports/block-network';
export type { InterceptOptions, Interception, NockFunction } from './transports/nock';
export type { HttpServer, ListenOptions } from './transports/http';
export { ListenError } from './transports/listen-error';
export type { Disruption, WikiAnswer, WikiRequest, WikiRequestInit, RequestHeaders } from './exchange';
export type { JournalEntry } from './journal/journal';
export type { RequestList } from './journal/request-list';
export { assertNoUnexpectedRequests, assertNotReceived, assertReceived, type Times } from './assertions/assertions';
export type { ExpectedParameter, ExpectedParameters, ExpectedValue } from './assertions/expected-parameters';
export { WikiAssertionError } from './assertions/wiki-assertion-error';
export type { ExpectedTrouble } from './assertions/unexpected-requests';
export type { Finding, FindingId } from './strict/finding';
export { StrictError } from './strict/strict-error';
export type { StrictOptions } from './strict/strictness';
export type { PactOptions, WrittenPact } from './pact/pact-recorder';
export type { LeftOut } from './pact/recorded-exchange';
export type { Reliance } from './pact/reliance';
export { ContractFileError } from './pact/contract-file-error';
export type { Clock } from './wiki/ambient';
export type { DebugNames } from './wiki/wiki-model';
export type { UnsupportedMode } from './wiki/unsupported-modes';
export type {
  BotPasswordDefinition,
  ChangeDefinition,
  FileDefinition,
  FileVersionDefinition,
  LogEntryDefinition,
  NamespaceDefinition,
  PageDefinition,
  SiteDefinition,
  UserDefinition,
  WikiDefinition,
} from '../schemas/generated/wiki-file';
export { readWikiFile } from './wiki-file/read-wiki-file';
export { WikiFileError, type WikiFileProblem } from './wiki-file/wiki-file-error';
export { WikiContentError } from './wiki/content-error';
