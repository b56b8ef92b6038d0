import { ParameterSet } from '../request/parameter-declarations';
import type { Format } from './format';
import { json } from './json';
import { none } from './none';
import { php } from './php';
import { raw } from './raw';
import { xml } from './xml-format';

/** A value of `format`: a format as it is, or shown in a page for people. */
export interface OfferedFormat {
  readonly name: string;
  readonly inner: Format;
  readonly html: boolean;
  readonly parameters: ParameterSet;
}

/** In the order in which messages list them (facts 1). A new format is a file beside this one and a place here. */
const offered: ReadonlyMap<string, OfferedFormat> = new Map(
  [
    plain(json),
    rendering(json),
    plain(php),
    rendering(php),
    plain(xml),
    rendering(xml),
    rendering(raw),
    plain(none),
  ].map((format) => [format.name, format]),
);

function plain(inner: Format): OfferedFormat {
  return { name: inner.name, inner, html: false, parameters: inner.parameters };
}

/** The HTML rendering takes what its format takes, and `wrappedhtml` (facts 1). */
function rendering(inner: Format): OfferedFormat {
  const parameters = new ParameterSet('', { wrappedhtml: { type: 'boolean' }, ...inner.parameters.declarations });
  return { name: `${inner.name}fm`, inner, html: true, parameters };
}

export const formatNames: readonly string[] = [...offered.keys()];

/** @param name one of `formatNames` */
export function findFormat(name: string): OfferedFormat {
  const format = offered.get(name);
  if (!format) throw new Error(`There is no format ${JSON.stringify(name)}.`);
  return format;
}
