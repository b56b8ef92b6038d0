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
    const document = asMembers(readJson(response.body));
    if (!document || added.length === 0) return response;
    return { ...response, body: JSON.stringify(without(document, added, modules)) };
  }
  const isPage = format === '' || format.endsWith('fm');
  const notation = format.replace(/fm$/, '') || 'json';
  if (!(isPage ? mediaTypes.page : mediaTypes[notation])?.test(type)) return response;
  const data = isPage ? readHtmlPage(response.body).preformatted : response.body;
  const document = data === undefined ? undefined : documentIn(data, notation);
  if (!document) return response;
  const headers = response.headers.map(([name, value]): readonly [string, string] =>
    /^content-type$/i.test(name) ? [name, 'application/json; charset=utf-8'] : [name, value],
  );
  return { ...response, headers, body: JSON.stringify(without(document, added, modules)) };
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
  const query = asMembers(document.query);
  const isOf = (path: string): string[] =>
    added.flatMap((each) => (each.startsWith(path) ? [each.slice(path.length)] : []));
  const left = omit(document, isOf('/'));
  if (!query) return left;
  const kept = omit(query, isOf('/query/'));
  const hasLost = Object.keys(kept).length < Object.keys(query).length;
  const { continue: next, ...rest } = left;
  const continued = asMembers(next);
  return {
    ...rest,
    ...(continued ? { continue: withoutModules(continued, modules) } : next === undefined ? {} : { continue: next }),
    ...(hasLost && Object.keys(kept).length === 0 ? { query: undefined } : { query: kept }),
  };
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
