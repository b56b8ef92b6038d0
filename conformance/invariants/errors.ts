import { childOf } from '../documents/plain-values';
import { isContainer, valueAt } from '../runner/paths';
import { readable } from '../runner/readable';
import { pair, single, type Broken } from './invariant';
import type { JudgedExchange } from './judged-exchange';
import { formatOf, isForOtherSites, requestedQuery } from './query';
import { isPassing, requestKey } from './same-response';

/** The first error in the data of a response, whatever its format. */
interface ShownError {
  readonly code: unknown;
  /** The text of an error in the default error format. */
  readonly info?: unknown;
}

function errorIn({ document, xml }: JudgedExchange): ShownError | undefined {
  if (xml) {
    const one = childOf(xml, 'error');
    const first = one ?? childOf(xml, 'errors')?.children[0];
    return first && { code: first.attributes.get('code'), ...(one && { info: one.attributes.get('info') }) };
  }
  if (document?.error !== undefined) {
    return { code: valueAt(document, '/error/code'), info: valueAt(document, '/error/info') };
  }
  return document?.errors === undefined ? undefined : { code: valueAt(document, '/errors/0/code') };
}

export const errorsAreAnnounced = single((exchange) => {
  const { document, xml, errorCode } = exchange;
  if (!requestedQuery(exchange) || (!document && !xml) || exchange.status !== 200) return 'does not apply';
  const error = errorIn(exchange);
  if (!error && errorCode === undefined) return 'does not apply';
  const code = error?.code;
  if (typeof code !== 'string' || code === '') {
    return { at: '/error/code', expected: 'the code of the error', actual: readable(code) };
  }
  const announced = (errorCode ?? '').split(/,\s*/);
  if (!announced.includes(code)) {
    return { at: 'header MediaWiki-API-Error', expected: readable(code), actual: readable(errorCode) };
  }
  if (error && 'info' in error && typeof error.info !== 'string') {
    return { at: '/error/info', expected: 'a text', actual: readable(error.info) };
  }
  const result = xml ? childOf(xml, 'query')?.name : document?.query;
  const batch = xml ? xml.attributes.get('batchcomplete') : document?.batchcomplete;
  if (result === undefined && batch === undefined) return 'holds';
  return { at: '/query', expected: 'no result beside an error', actual: readable(result) };
});

export const errorsAreTheSame = pair(function* (exchange) {
  const { document, xml, client, sent } = exchange;
  if ((!document && !xml) || exchange.status !== 200 || formatOf(exchange) === undefined) return;
  if (client.loggedIn !== false || sent.headers.cookie !== undefined || isForOtherSites(exchange)) return;
  const code = errorIn(exchange)?.code ?? 'no error';
  if (!isPassing(code)) yield { key: requestKey(exchange, ['formatversion']), value: code, at: '/error/code' };
});

export const warningsAreTexts = single((exchange) => {
  const warnings = exchange.document?.warnings;
  if (!requestedQuery(exchange) || warnings === undefined) return 'does not apply';
  return (Array.isArray(warnings) ? wrongMessage(warnings) : wrongWarning(warnings)) ?? 'holds';
});

/** In the default error format: the warnings of each module as one text (core 6.1). */
function wrongWarning(warnings: unknown): Broken | undefined {
  const expected = 'an object with a text for each module';
  if (!isContainer(warnings)) return { at: '/warnings', expected, actual: readable(warnings) };
  for (const [module, warning] of Object.entries(warnings)) {
    const texts = isContainer(warning) ? Object.entries(warning) : [];
    const [name, text] = texts[0] ?? [];
    const isText = texts.length === 1 && typeof text === 'string' && text.trim() !== '';
    if (isText && (name === '*' || name === 'warnings')) continue;
    return { at: `/warnings/${module}`, expected: 'a text as "*" or "warnings"', actual: readable(warning) };
  }
  return undefined;
}

/** In the other error formats: a list of messages, each with its code (core 6.1). */
function wrongMessage(messages: readonly unknown[]): Broken | undefined {
  // Format version 1 and PHP have an empty list where there is nothing.
  for (const [index, message] of messages.entries()) {
    const code = isContainer(message) ? (message as { readonly code?: unknown }).code : undefined;
    if (typeof code === 'string' && code !== '') continue;
    return { at: `/warnings/${index}/code`, expected: 'the code of the warning', actual: readable(code) };
  }
  return undefined;
}
