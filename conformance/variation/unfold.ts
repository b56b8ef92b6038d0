import { encodeXML } from 'entities';

import { readXml, readPhp, type XmlElement } from '../documents/plain-values';
import { headerValue, type ReceivedResponse } from '../runner/exchange';
import { readHtmlPage } from '../runner/html-page';
import { isContainer } from '../runner/paths';
import { readJson } from '../runner/read-json';

export interface Folded {
  /** The paths of members that the request added to the response. */
  readonly added: readonly string[];
  /** The modules that it added. */
  readonly modules: readonly string[];
  /** The format that it was sent with instead of JSON; `''` for none. */
  readonly format?: string | undefined;
}

type Members = Record<string, unknown>;

const mediaTypes: Readonly<Record<string, RegExp>> = {
  php: /^application\/vnd\.php\.serialized(?:;|$)/,
  xml: /^text\/xml(?:;|$)/,
  json: /^application\/json(?:;|$)/,
  page: /^text\/html(?:;|$)/,
};

/**
 * A response as it would be to the request of the scenario: without what was added, and as JSON. What is not as it should
 * be is left as it is, so that the scenario fails.
 */
export function unfold(response: ReceivedResponse, { added, modules, format }: Folded): ReceivedResponse {
  const type = headerValue(response, 'content-type') ?? '';
  if (format === undefined) {
    if (added.length === 0) return response;
    if (mediaTypes.page?.test(type)) return withoutInPage(response, added, modules);
    const document = asMembers(readJson(response.body));
    return document ? { ...response, body: JSON.stringify(without(document, added, modules)) } : response;
  }
  const isPage = format === '' || format.endsWith('fm');
  const [name = ''] = format.split('&');
  const notation = name.replace(/fm$/, '') || 'json';
  if (!(isPage ? mediaTypes.page : mediaTypes[notation])?.test(type)) return response;
  const data = isPage ? readHtmlPage(response.body).preformatted : response.body;
  const read = data === undefined ? undefined : documentIn(data, notation);
  if (!read) return response;
  const document = format.endsWith('formatversion=2') ? asFirstVersion(read) : read;
  const headers = response.headers.map(([name, value]): readonly [string, string] =>
    /^content-type$/i.test(name) ? [name, 'application/json; charset=utf-8'] : [name, value],
  );
  return { ...response, headers, body: JSON.stringify(without(document, added, modules)) };
}

/** Takes out of the data that a page shows what was added to it. */
function withoutInPage(
  response: ReceivedResponse,
  added: readonly string[],
  modules: readonly string[],
): ReceivedResponse {
  const { body } = response;
  const document = asMembers(readHtmlPage(body).json);
  const announced = body.indexOf('api-pretty-content');
  const start =
    body.indexOf(
      '>',
      body.startsWith('<pre', body.lastIndexOf('<', announced)) ? announced : body.indexOf('<pre', announced),
    ) + 1;
  const end = body.indexOf('</pre>', start);
  if (!document || announced < 0 || start <= 0 || end < 0) return response;
  const text = JSON.stringify(without(document, added, modules), null, 4);
  return { ...response, body: body.slice(0, start) + encodeXML(text) + body.slice(end) };
}

/** What version 2 of the format writes as version 1 does: flags as empty texts, texts as members `*`. */
function asFirstVersion({ batchcomplete, warnings, error, query, ...rest }: Members): Members {
  const usage = asMembers(query)?.imageusage;
  const inUsage = Array.isArray(usage)
    ? { imageusage: usage.map((page: unknown) => withFlag(asMembers(page) ?? { page }, 'redirect')) }
    : {};
  const modules = Object.entries(asMembers(warnings) ?? {});
  const told = asMembers(error);
  return {
    ...withFlag({ batchcomplete }, 'batchcomplete'),
    ...rest,
    ...(warnings !== undefined && {
      warnings: Object.fromEntries(modules.map(([name, warning]) => [name, renamed(asMembers(warning), 'warnings')])),
    }),
    ...(error !== undefined && { error: told ? renamed(told, 'docref') : error }),
    ...(query !== undefined && { query: asMembers(query) ? { ...(query as Members), ...inUsage } : query }),
  };
}

function withFlag(members: Members, name: string): Members {
  const { [name]: flag, ...rest } = members;
  if (flag === undefined || flag === false) return rest;
  return { ...members, [name]: flag === true ? '' : flag === '' ? true : flag };
}

function renamed(members: Members | undefined, name: string): unknown {
  return (
    members && Object.fromEntries(Object.entries(members).map(([each, value]) => [each === name ? '*' : each, value]))
  );
}

function documentIn(data: string, notation: string): Members | undefined {
  if (notation === 'json') return asMembers(readJson(data));
  if (notation === 'php') return withObjects(asMembers(readPhp(data)));
  const root = readXml(data);
  return root && fromXml(root);
}

function asMembers(value: unknown): Members | undefined {
  return isContainer(value) && !Array.isArray(value) ? (value as Members) : undefined;
}

/** PHP does not tell an empty object from an empty list. */
function withObjects(document: Members | undefined): Members | undefined {
  const query = asMembers(document?.query);
  if (!Array.isArray(query?.tokens) || query.tokens.length > 0) return document;
  return { ...document, query: { ...query, tokens: {} } };
}

function without(document: Members, added: readonly string[], modules: readonly string[]): Members {
  const isOf = (path: string): string[] =>
    added.flatMap((each) => (each.startsWith(path) ? [each.slice(path.length)] : []));
  const left = omitIn(omitIn(omit(document, isOf('/')), 'query', isOf('/query/')), 'warnings', isOf('/warnings/'));
  const continued = asMembers(left.continue);
  return continued ? { ...left, continue: withoutModules(continued, modules) } : left;
}

/** Without some members of a member, and without that if it has no others. */
function omitIn(document: Members, name: string, names: readonly string[]): Members {
  const members = asMembers(document[name]);
  if (!members || !names.some((each) => each in members)) return document;
  const kept = omit(members, names);
  return Object.keys(kept).length > 0 ? { ...document, [name]: kept } : omit(document, [name]);
}

/** `-||info|siteinfo` names the modules that are complete. */
function withoutModules(continued: Members, modules: readonly string[]): Members {
  const { continue: list } = continued;
  if (typeof list !== 'string') return continued;
  const [first = '', second] = list.split('||');
  if (second === undefined) return continued;
  const kept = second.split('|').filter((name) => !modules.includes(name));
  return { ...continued, continue: `${first}||${kept.join('|')}` };
}

function omit(members: Members, names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));
}

/** The attributes that are numbers in JSON. */
const numbers = new Set(['pageid', 'ns']);

/** What the responses to the scenarios' requests have in XML, as JSON has it. */
function fromXml(root: XmlElement): Members | undefined {
  if (root.name !== 'api') return undefined;
  const document: Members = Object.fromEntries(root.attributes);
  for (const child of root.children) {
    const attributes = Object.fromEntries(child.attributes);
    if (child.name === 'query') document.query = Object.fromEntries(child.children.map(ofQuery));
    else if (child.name === 'warnings') {
      document.warnings = Object.fromEntries(child.children.map(({ name, text }) => [name, { '*': text }]));
    } else if (child.name === 'error')
      document.error = { ...withoutSpace(attributes), ...(child.text !== '' && { '*': child.text }) };
    else if (child.name === 'limits') {
      document.limits = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, Number(value)]));
    } else document[child.name] = attributes;
  }
  return document;
}

function ofQuery({ name, attributes, children }: XmlElement): [string, unknown] {
  if (name !== 'imageusage') return [name, Object.fromEntries(attributes)];
  return [
    name,
    children.map((page) =>
      Object.fromEntries(
        Array.from(page.attributes, ([member, value]) => [member, numbers.has(member) ? Number(value) : value]),
      ),
    ),
  ];
}

function withoutSpace(attributes: Members): Members {
  return omit(attributes, ['xml:space']);
}
