import type { RequestParameters } from './request-parameters';

/** The value shown for a parameter that was sent as an array, which the API treats as absent (core 2.2). */
export const arrayShown = '[array]';

/** The parameters of a request, decoded, secrets included. */
export function decodeParameters({ all }: RequestParameters): ReadonlyMap<string, string> {
  return new Map(
    all.map((parameter) => {
      const { name, value } = parameter;
      return [name, typeof value === 'string' ? parameter.decode(value).text : arrayShown];
    }),
  );
}

/** The values of a parameter that takes several, split as MediaWiki does (core 2.7). */
export function splitValues(text: string): string[] {
  if (text === '') return [];
  return text.startsWith('\x1f') || text.startsWith('\ufffd') ? text.slice(1).split(text.charAt(0)) : text.split('|');
}
