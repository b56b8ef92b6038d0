import { ParameterSet } from '../request/parameter-declarations';
import type { Format } from './format';
import { json } from './json';
import { xml } from './xml-format';

/** A value of `format`: a format as it is, or shown in a page for people. */
export interface OfferedFormat {
  readonly name: string;
  readonly inner: Format;
  readonly html: boolean;
  readonly parameters: ParameterSet;
}

/** In the order in which messages list them. A new format is a file beside this one and a place in this line. */
const innerFormats: readonly Format[] = [json, xml];

const offered: ReadonlyMap<string, OfferedFormat> = new Map(
  innerFormats.flatMap(withRendering).map((format) => [format.name, format]),
);

/** The HTML rendering takes what its format takes, and `wrappedhtml` (facts 1). */
function withRendering(inner: Format): OfferedFormat[] {
  const { name, parameters } = inner;
  const rendering = new ParameterSet('', { ...parameters.declarations, wrappedhtml: { type: 'boolean' } });
  return [
    { name, inner, html: false, parameters },
    { name: `${name}fm`, inner, html: true, parameters: rendering },
  ];
}

export const formatNames: readonly string[] = [...offered.keys()];

/** @param name one of `formatNames` */
export function findFormat(name: string): OfferedFormat {
  const format = offered.get(name);
  if (!format) throw new Error(`There is no format ${JSON.stringify(name)}.`);
  return format;
}
