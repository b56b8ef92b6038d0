import { LazyRegistry } from '../lazy-registry';
import { ParameterSet } from '../request/parameter-declarations';
import type { Format } from './format';

/** A value of `format`: a plain format, or its HTML page. */
export interface OfferedFormat {
  readonly name: string;
  readonly inner: Format;
  readonly html: boolean;
  readonly parameters: ParameterSet;
}

/** In the order in which messages list them (core 1). A new format is a file in this folder and a line here. */
const offered = new LazyRegistry<OfferedFormat>({
  json: () => plain(json()),
  jsonfm: () => rendering(json()),
  php: () => plain(php()),
  phpfm: () => rendering(php()),
  xml: () => plain(xml()),
  xmlfm: () => rendering(xml()),
  rawfm: () => rendering((require('./raw') as typeof import('./raw')).raw),
  none: () => plain((require('./none') as typeof import('./none')).none),
});

function json(): Format {
  return (require('./json') as typeof import('./json')).json;
}

function php(): Format {
  return (require('./php') as typeof import('./php')).php;
}

function xml(): Format {
  return (require('./xml') as typeof import('./xml')).xml;
}

function plain(inner: Format): OfferedFormat {
  return { name: inner.name, inner, html: false, parameters: inner.parameters };
}

/** The HTML page takes the parameters of its format, and `wrappedhtml` (core 1). */
function rendering(inner: Format): OfferedFormat {
  const parameters = new ParameterSet('', { wrappedhtml: { type: 'boolean' }, ...inner.parameters.declarations });
  return { name: `${inner.name}fm`, inner, html: true, parameters };
}

export const formatNames: readonly string[] = offered.names;

/** @param name one of `formatNames` */
export function findFormat(name: string): OfferedFormat {
  const format = offered.get(name);
  if (!format) throw new Error(`There is no format ${JSON.stringify(name)}.`);
  return format;
}
