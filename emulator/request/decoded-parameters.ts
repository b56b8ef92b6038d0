import type { WikiRequest } from '../exchange';
import { readRequestParameters } from './request-parameters';

/** What stands for a parameter that was sent as an array: the API counts it as absent (core 2.2). */
export const arrayShown = '[array]';

/** The parameters of the query string and the form body, decoded, secrets included. */
export function decodeParameters(request: WikiRequest): ReadonlyMap<string, string> {
  return new Map(
    readRequestParameters(request).all.map((parameter) => {
      const { name, value } = parameter;
      return [name, typeof value === 'string' ? parameter.decode(value).text : arrayShown];
    }),
  );
}

/** The values of a parameter that takes several, split as the real software does (core 2.7). */
export function splitValues(text: string): string[] {
  if (text === '') return [];
  return text.startsWith('\x1f') || text.startsWith('\ufffd') ? text.slice(1).split(text.charAt(0)) : text.split('|');
}
