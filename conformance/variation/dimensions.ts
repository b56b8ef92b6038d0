import type { SentRequest } from '../runner/exchange';
import type { Combination, CoveringDimension, IsPossible } from './covering';

/** What requests are made of: what is known about the wiki. */
export interface Material {
  /** A file that several pages use, without `File:`, and the places in its list where it can be continued. */
  readonly used?: { readonly name: string; readonly pages: number; readonly later: string | undefined } | undefined;
  /** A file with a space in its name that at least one page uses, without `File:`. */
  readonly spaced?: string | undefined;
  /** The cookies of a client that is logged in. */
  readonly account?: string | undefined;
  /** Whether the wiki denies reading to anonymous clients. Default: no. */
  readonly isPrivate?: boolean | undefined;
  /** The cookies of a client that has a session, but is not logged in. */
  readonly visitor?: string | undefined;
}

/** A request in the making. */
interface Draft {
  method: string;
  /** Their order is that of the request. */
  readonly parameters: Map<string, string>;
  readonly headers: Record<string, string>;
  spaces: '+' | '%20';
  /** How the separator of lists is written. */
  pipe: '%7C' | '%7c' | '|';
  /** What a GET request has besides, although nobody reads it. */
  body: string | undefined;
}

interface Variant {
  readonly value: string;
  /** How it is named in a report: `with uselang`. The first value of a dimension needs no name. */
  readonly words: string;
  /** What it does to a request. Default: nothing. */
  readonly apply?: (draft: Draft, material: Material) => void;
  /** The values of other dimensions that it needs; a value of a dimension that is not mentioned is always possible. */
  readonly needs?: Readonly<Record<string, readonly string[]>>;
  /** Whether the wiki has what it needs. Default: yes. */
  readonly isAvailable?: (material: Material) => boolean;
}

interface Dimension {
  readonly name: string;
  readonly variants: readonly Variant[];
}

const ofTokens = { subject: ['tokens', 'both'] };
const ofUsage = { subject: ['usage', 'both'] };
/** One batch of a list without filters. */
const wholeList = { ...ofUsage, title: ['used'], namespace: ['any'], redirects: ['all'], batch: ['first'] };
/** What has a title, whether it is read or not. */
const ofTitle = { subject: ['usage', 'both', 'none'] };
/** A title that can be replaced by another. */
const ofOneTitle = { ...ofUsage, title: ['used'], batch: ['first'] };
/** Clients that are not logged in. */
const strangers = ['anonymous', 'visitor'];
/** Formats of the same notation as JSON, which has versions. */
const withVersions = ['json', 'default', 'jsonfm', 'php'];

const isForEverybody = ({ isPrivate }: Material): boolean => isPrivate !== true;

const unused = 'Wikidouble unused 1.png';
const plain: Variant = { value: '', words: '' };

const set =
  (name: string, value: string) =>
  ({ parameters }: Draft): void => {
    parameters.set(name, value);
  };
const title = (change: (material: Material) => string) => (draft: Draft, material: Material) => {
  draft.parameters.set('iutitle', change(material));
};
const beside =
  (kind: string, module: string, further: Readonly<Record<string, string>> = {}) =>
  (draft: Draft) => {
    const before = draft.parameters.get(kind);
    draft.parameters.set(kind, before === undefined ? module : `${before}|${module}`);
    for (const [name, value] of Object.entries(further)) draft.parameters.set(name, value);
  };

const titles: readonly Variant[] = [
  {
    value: 'used',
    words: '',
    apply: ({ parameters }, { used }) => {
      if (parameters.get('list') === 'imageusage') parameters.set('iutitle', `File:${used?.name ?? unused}`);
    },
  },
  {
    value: 'spaces',
    words: 'for titles with spaces',
    apply: title(({ spaced = unused }) => `File:${spaced}`),
  },
  {
    value: 'mixed',
    words: 'for the prefix file:, and titles with underscores and several spaces',
    apply: title(({ spaced = unused }) => ` file: _${spaced.replace(' ', '  ').replace(/ (?=[^ ]*$)/, '_')}_ `),
  },
  {
    value: 'capitals',
    words: 'for the prefix FILE:',
    apply: title(({ used }) => `FILE:${used?.name ?? unused}`),
  },
  {
    value: 'unused',
    words: 'for titles with quotes, accents and characters beyond U+FFFF',
    apply: title(() => 'File:Wikidouble  "unusé"_isn\'t 𝄞.png'),
  },
];

/** What makes a request fail. */
const mistakes: readonly Variant[] = [
  {
    value: 'no file',
    words: 'for a title of no file',
    apply: set('iutitle', 'Sandbox'),
    needs: ofOneTitle,
  },
  {
    value: 'invalid title',
    words: 'for an invalid title',
    apply: set('iutitle', 'File:[broken].png'),
    needs: ofOneTitle,
  },
  {
    value: 'empty title',
    words: 'with an empty iutitle',
    apply: set('iutitle', ''),
    needs: ofOneTitle,
  },
  {
    value: 'no title',
    words: 'without iutitle',
    apply: ({ parameters }) => parameters.delete('iutitle'),
    needs: ofOneTitle,
  },
  {
    value: 'invalid continuation',
    words: 'with an invalid iucontinue',
    apply: set('iucontinue', 'invented'),
    needs: { ...ofUsage, batch: ['first'] },
  },
  {
    value: 'invalid limit',
    words: 'with a limit that is not a number',
    apply: set('iulimit', 'many'),
    needs: { ...ofUsage, limit: ['none'] },
  },
  {
    value: 'unknown action',
    words: 'with an unknown action',
    apply: set('action', 'nonesuch'),
    // Nobody knows what it would do.
    needs: { method: ['GET', 'HEAD'] },
  },
  {
    value: 'no action',
    words: 'without action',
    apply: ({ parameters }) => parameters.delete('action'),
    needs: { method: ['GET', 'HEAD'] },
  },
  {
    value: 'unknown format',
    words: 'with an unknown format',
    apply: set('format', 'nonesuch'),
    needs: { format: ['json'], version: ['1'] },
  },
  {
    value: 'assertion',
    words: 'with assert=user',
    apply: set('assert', 'user'),
    needs: { client: strangers },
    isAvailable: isForEverybody,
  },
  { value: 'lag', words: 'with a negative maxlag', apply: set('maxlag', '-1000000') },
  ...[
    ['log-out without token', 'for log-outs without a token', undefined],
    ['log-out with invented token', 'for log-outs with an invented token', 'invented'],
    ['log-out with fixed token', 'for log-outs with the fixed token', '+\\'],
  ].map(([value = '', words = '', token]): Variant => ({
    value,
    words,
    apply: ({ parameters }) => {
      // It does not read the parameters of queries.
      parameters.set('action', 'logout');
      if (token !== undefined) parameters.set('token', token);
    },
    // Whoever has an account has allowed log-outs. None of these ends a session: a client without one sends the fixed token.
    isAvailable: ({ account, isPrivate }) => account !== undefined && isPrivate !== true,
    needs: { method: ['POST'], ...(token === '+\\' && { client: ['anonymous'] }) },
  })),
];

/** In the order in which they change a request. */
const dimensions: readonly Dimension[] = [
  {
    name: 'subject',
    variants: [
      { value: 'usage', words: 'for usage', apply: set('list', 'imageusage') },
      { value: 'tokens', words: 'for tokens', apply: set('meta', 'tokens') },
      {
        value: 'both',
        words: 'for usage and tokens together',
        apply: ({ parameters }) => parameters.set('list', 'imageusage').set('meta', 'tokens'),
      },
      {
        value: 'none',
        words: 'without usage and tokens',
        // What belongs to a module does not request it.
        apply: ({ parameters }) => parameters.set('type', 'watch').set('iutitle', 'File:Wikidouble unused 1.png'),
      },
    ],
  },
  {
    name: 'type',
    variants: [
      {
        value: 'two',
        words: '',
        apply: ({ parameters }) => {
          if (parameters.has('meta')) parameters.set('type', 'watch|patrol');
        },
      },
      ...[
        ['none', 'without type', undefined],
        ['mixed', 'with repeated and unknown types, and types in capital letters', 'patrol|nonesuch|watch|patrol|CSRF'],
        ['all', 'with type=*', '*'],
        ['empty', 'with an empty type', ''],
        ['login', 'with type=login', 'login'],
        ['separator', 'with types separated by U+001F', '\x1fwatch\x1fpatrol'],
      ].map(([value = '', words = '', text]): Variant => ({
        value,
        words,
        needs: ofTokens,
        ...(text === undefined ? {} : { apply: set('type', text) }),
      })),
    ],
  },
  {
    name: 'title',
    variants: titles.map((variant, place) => (place === 0 ? variant : { ...variant, needs: ofTitle })),
  },
  {
    name: 'limit',
    variants: [
      { value: 'none', words: '' },
      { value: '1', words: 'with iulimit=1', apply: set('iulimit', '1'), needs: ofUsage },
      { value: 'max', words: 'with iulimit=max', apply: set('iulimit', 'max'), needs: ofUsage },
      { value: 'out of range', words: 'with a limit out of range', apply: set('iulimit', '100000'), needs: ofUsage },
      {
        value: 'exact',
        words: 'where the limit is the number of pages',
        apply: ({ parameters }, { used }) => parameters.set('iulimit', String(used?.pages)),
        needs: wholeList,
        isAvailable: ({ used }) => used !== undefined && used.pages <= 50,
      },
    ],
  },
  {
    name: 'batch',
    variants: [
      { value: 'first', words: '' },
      {
        value: 'later',
        words: 'past the first batch',
        apply: ({ parameters }, { used }) => parameters.set('iucontinue', used?.later ?? ''),
        needs: { ...ofUsage, title: ['used'] },
        isAvailable: ({ used }) => used?.later !== undefined,
      },
    ],
  },
  {
    name: 'direction',
    variants: [
      { value: 'ascending', words: '' },
      { value: 'descending', words: 'with iudir=descending', apply: set('iudir', 'descending'), needs: ofUsage },
    ],
  },
  {
    name: 'namespace',
    variants: [
      { value: 'any', words: '' },
      { value: '0', words: 'with iunamespace', apply: set('iunamespace', '0'), needs: ofUsage },
      { value: 'all', words: 'with iunamespace=*', apply: set('iunamespace', '*'), needs: ofUsage },
    ],
  },
  {
    name: 'redirects',
    variants: [
      { value: 'all', words: '' },
      { value: 'iuredirect', words: 'with iuredirect', apply: set('iuredirect', '1'), needs: ofUsage },
      { value: 'none', words: 'with iufilterredir', apply: set('iufilterredir', 'nonredirects'), needs: ofUsage },
    ],
  },
  dimension('siteinfo', 'beside meta=siteinfo', beside('meta', 'siteinfo')),
  dimension('userinfo', 'beside meta=userinfo', beside('meta', 'userinfo')),
  dimension('info', 'beside prop=info', beside('prop', 'info', { titles: 'Main Page' })),
  dimension('allpages', 'beside list=allpages', beside('list', 'allpages')),
  dimension('unknown parameter', 'with an unknown parameter', set('nonesuch', '1')),
  dimension('unknown module', 'with an unknown module', beside('list', 'nonesuch')),
  {
    name: 'format',
    variants: [
      { value: 'json', words: '', apply: set('format', 'json') },
      { value: 'default', words: 'without format' },
      ...['jsonfm', 'xml', 'xmlfm', 'php'].map((format) => ({
        value: format,
        words: `with format=${format}`,
        apply: set('format', format),
      })),
    ],
  },
  {
    name: 'version',
    variants: [
      { value: '1', words: '' },
      {
        value: '2',
        words: 'with formatversion=2',
        apply: set('formatversion', '2'),
        needs: { format: withVersions },
      },
    ],
  },
  {
    name: 'client',
    variants: [
      { ...plain, value: 'anonymous', isAvailable: isForEverybody },
      {
        value: 'account',
        words: 'for logged-in clients',
        apply: ({ headers }, { account = '' }) => {
          headers.cookie = account;
        },
        isAvailable: ({ account }) => account !== undefined,
        // A request with origin=* is that of an anonymous client.
        needs: { origin: [''] },
      },
      {
        value: 'visitor',
        words: 'for clients with a session that are not logged in',
        apply: ({ headers }, { visitor = '' }) => {
          headers.cookie = visitor;
        },
        isAvailable: ({ visitor, isPrivate }) => visitor !== undefined && isPrivate !== true,
        needs: { origin: [''] },
      },
    ],
  },
  dimension('language', 'with uselang', set('uselang', 'de')),
  {
    name: 'origin',
    variants: [plain, { value: 'given', words: 'with origin', apply: set('origin', '*'), isAvailable: isForEverybody }],
  },
  dimension('accept', 'with the header Accept', ({ headers }) => (headers.accept = 'application/json')),
  dimension(
    'accept-language',
    'with the header Accept-Language',
    ({ headers }) => (headers['accept-language'] = 'de,en;q=0.5'),
  ),
  dimension('requestid', 'with requestid', set('requestid', 'r1 é & 𝄞')),
  dimension('curtimestamp', 'with curtimestamp', set('curtimestamp', '1')),
  dimension('caching', 'with maxage', ({ parameters }) => parameters.set('maxage', '60').set('smaxage', '120')),
  {
    name: 'mistake',
    variants: [{ ...plain, value: 'none' }, ...mistakes],
  },
  {
    name: 'method',
    variants: [
      { ...plain, value: 'GET' },
      { value: 'POST', words: 'for POST', apply: (draft) => (draft.method = 'POST') },
      { value: 'HEAD', words: 'for HEAD', apply: (draft) => (draft.method = 'HEAD') },
    ],
  },
  {
    name: 'order',
    variants: [
      plain,
      {
        value: 'action last',
        words: 'with action after other parameters',
        apply: ({ parameters }) => {
          const action = parameters.get('action');
          if (action !== undefined && parameters.delete('action')) parameters.set('action', action);
        },
      },
    ],
  },
  dimension('%20', 'for spaces encoded as %20', (draft) => (draft.spaces = '%20')),
  {
    name: 'pipe',
    variants: [
      plain,
      { value: '%7c', words: 'for | encoded as %7c', apply: (draft) => (draft.pipe = '%7c'), needs: ofTokens },
      { value: '|', words: 'for | that is not encoded', apply: (draft) => (draft.pipe = '|'), needs: ofTokens },
    ],
  },
  {
    name: 'body',
    variants: [
      plain,
      {
        value: 'given',
        words: 'for GET with a body',
        apply: (draft) => (draft.body = 'action=nonesuch'),
        needs: { method: ['GET'] },
      },
    ],
  },
];

function dimension(name: string, words: string, apply: (draft: Draft) => unknown): Dimension {
  return { name, variants: [plain, { value: 'given', words, apply: (draft) => void apply(draft) }] };
}

/** What hides other values: no body, or no result. */
export const hiding: Readonly<Record<string, readonly string[]>> = {
  method: ['HEAD'],
  mistake: mistakes.map(({ value }) => value),
};

/** The dimensions that are about how a request is sent, rather than about what it requests. */
const ways = new Set([
  'siteinfo',
  'userinfo',
  'info',
  'allpages',
  'format',
  'version',
  'client',
  'language',
  'origin',
  'accept',
  'accept-language',
  'requestid',
  'curtimestamp',
  'caching',
  'method',
  'order',
  '%20',
  'pipe',
  'body',
]);
/** What can be seen in the headers of a response without a body. */
const seenInHeaders = new Set(['subject', 'type', 'mistake']);

/**
 * Whether values are worth being combined: what is requested with how it is sent, or with what else is requested, but not two
 * ways of sending any request.
 */
export function isWorthwhile(partial: Combination): boolean {
  const requested = Object.keys(partial).filter((name) => !ways.has(name));
  return partial.method === 'HEAD' ? requested.some((name) => seenInHeaders.has(name)) : requested.length > 0;
}

/** The dimensions of a wiki, without the values that it has nothing for. */
export function dimensionsOf(material: Material): CoveringDimension[] {
  return dimensions.map(({ name, variants }) => ({
    name,
    values: variants.filter(({ isAvailable }) => isAvailable?.(material) !== false).map(({ value }) => value),
  }));
}

/** Whether values can be in one request. */
export const isPossible: IsPossible = (partial) =>
  Object.entries(partial).every(([name, value]) => {
    const needs = variantOf(name, value)?.needs;
    if (needs === undefined) return true;
    return Object.entries(needs).every(([other, allowed]) => {
      const given = partial[other];
      return given === undefined || allowed.includes(given);
    });
  });

/** The request of a combination; a dimension that it does not have keeps its first value. */
export function requestOf(combination: Combination, material: Material): SentRequest {
  const draft: Draft = {
    method: 'GET',
    parameters: new Map([['action', 'query']]),
    headers: {},
    spaces: '+',
    pipe: '%7C',
    body: undefined,
  };
  for (const { name, variants } of dimensions) {
    const variant = variantOf(name, combination[name] ?? '') ?? variants[0];
    variant?.apply?.(draft, material);
  }
  const { method, headers, parameters } = draft;
  const encoded = (given: Iterable<readonly [string, string]>): string =>
    new URLSearchParams(Array.from(given, ([name, value]): [string, string] => [name, value]))
      .toString()
      .replaceAll('+', draft.spaces)
      .replaceAll('%7C', draft.pipe);
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  if (method !== 'POST') {
    const query = `?${encoded(parameters)}`;
    return draft.body === undefined
      ? { method, query, headers }
      : { method, query, headers: { ...headers, ...type }, body: draft.body };
  }
  // The origin of a request belongs into its address.
  const isOrigin = ([name]: readonly [string, string]): boolean => name === 'origin';
  const inAddress = [...parameters].filter(isOrigin);
  const query = inAddress.length === 0 ? '' : `?${encoded(inAddress)}`;
  const inForm = [...parameters].filter((parameter) => !isOrigin(parameter));
  return { method, query, headers: { ...headers, ...type }, body: encoded(inForm) };
}

/** The names of the dimensions in which a combination differs from a plain request. */
export function differingIn(combination: Combination): string[] {
  return dimensions
    .filter(({ name, variants }) => combination[name] !== undefined && combination[name] !== variants[0]?.value)
    .map(({ name }) => name);
}

/** What is special about a combination, in words: `with uselang`, `for logged-in clients`; empty for a plain request. */
export function wordsFor(combination: Combination): string[] {
  return differingIn(combination).map((name) => variantOf(name, combination[name] ?? '')?.words ?? '');
}

const byName = new Map(
  dimensions.map(({ name, variants }) => [name, new Map(variants.map((variant) => [variant.value, variant]))]),
);

function variantOf(name: string, value: string): Variant | undefined {
  return byName.get(name)?.get(value);
}
