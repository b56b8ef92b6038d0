import { childOf } from '../documents/plain-values';
import { valueAt } from '../runner/paths';
import { readable } from '../runner/readable';
import { single } from './invariant';
import type { JudgedExchange } from './judged-exchange';
import { requestedQuery } from './query';

/** The first error in the data of a response, whatever its format. */
export interface ShownError {
  readonly code: unknown;
  /** The text of an error in the default error format. */
  readonly info?: unknown;
}

export function errorIn({ document, xml }: JudgedExchange): ShownError | undefined {
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
