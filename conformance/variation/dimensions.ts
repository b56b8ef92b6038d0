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
}

/** A request in the making. */
interface Draft {
  method: string;
  /** Their order is that of the request. */
  readonly parameters: Map<string, string>;
  readonly headers: Record<string, string>;
  spaces: '+' | '%20';
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
  { value: 'unused', words: 'for an unused file', apply: title(() => `File:${unused}`) },
  {
    value: 'spaces',
    words: 'for titles with spaces',
    apply: title(({ spaced = unused }) => `File:${spaced}`),
  },
  {
    value: 'two spaces',
    words: 'for titles with two spaces',
    apply: title(({ spaced = unused }) => `File:${spaced.replace(' ', '  ')}`),
  },
  {
    value: 'mixed',
    words: 'for titles with spaces and underscores',
    apply: title(({ spaced = unused }) => ` File: _${spaced.replaceAll(' ', '_')}_ `),
  },
  {
    value: '%20',
    words: 'for spaces encoded as %20',
    apply: (draft, { spaced = unused }) => {
      draft.parameters.set('iutitle', `File:${spaced}`);
      draft.spaces = '%20';
    },
  },
  { value: 'small', words: 'for the prefix file:', apply: title(({ spaced = unused }) => `file:${spaced}`) },
  { value: 'quotes', words: 'for titles with quotes', apply: title(() => `File:Wikidouble "unused" isn't.png`) },
  { value: 'accents', words: 'for titles with accents', apply: title(() => 'File:Wikidouble ünusé.png') },
  {
    value: 'four bytes',
    words: 'for titles with characters beyond U+FFFF',
    apply: title(() => 'File:Wikidouble unused 𝄞😺.png'),
  },
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
      { value: 'none', words: 'without usage and tokens' },
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
        ['one', 'with one type', 'watch'],
        ['repeated', 'with a repeated type', 'patrol|watch|patrol'],
        ['all', 'with type=*', '*'],
        ['empty', 'with an empty type', ''],
        ['csrf', 'with type=csrf', 'csrf'],
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
    variants: titles.map((variant, place) => (place === 0 ? variant : { ...variant, needs: ofUsage })),
  },
  {
    name: 'limit',
    variants: [
      { value: 'none', words: '' },
      { value: '1', words: 'with iulimit=1', apply: set('iulimit', '1'), needs: ofUsage },
      { value: 'max', words: 'with iulimit=max', apply: set('iulimit', 'max'), needs: ofUsage },
      { value: '500', words: 'with iulimit=500', apply: set('iulimit', '500'), needs: ofUsage },
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
  {
    name: 'beside',
    variants: [
      { value: 'nothing', words: '' },
      { value: 'siteinfo', words: 'beside meta=siteinfo', apply: beside('meta', 'siteinfo') },
      { value: 'userinfo', words: 'beside meta=userinfo', apply: beside('meta', 'userinfo') },
      { value: 'info', words: 'beside prop=info', apply: beside('prop', 'info', { titles: 'Main Page' }) },
      { value: 'allpages', words: 'beside list=allpages', apply: beside('list', 'allpages') },
    ],
  },
  {
    name: 'mistake',
    variants: [
      { value: 'none', words: '' },
      { value: 'unknown parameter', words: 'with an unknown parameter', apply: set('nonesuch', '1') },
      { value: 'unknown module', words: 'with an unknown module', apply: beside('list', 'nonesuch') },
      {
        value: 'unknown type',
        words: 'with an unknown type',
        apply: set('type', 'watch|nonesuch|patrol'),
        needs: { ...ofTokens, type: ['two'] },
      },
      {
        value: 'limit out of range',
        words: 'with a limit out of range',
        apply: set('iulimit', '100000'),
        needs: { ...ofUsage, limit: ['none'] },
      },
      {
        value: 'no file',
        words: 'for a title of no file',
        apply: set('iutitle', 'Sandbox'),
        needs: { ...ofUsage, title: ['used'], batch: ['first'] },
      },
      {
        value: 'invalid title',
        words: 'for an invalid title',
        apply: set('iutitle', 'File:[broken].png'),
        needs: { ...ofUsage, title: ['used'], batch: ['first'] },
      },
      {
        value: 'no title',
        words: 'without iutitle',
        apply: ({ parameters }) => parameters.delete('iutitle'),
        needs: { ...ofUsage, title: ['used'], batch: ['first'] },
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
    ],
  },
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
  dimension('requestid', 'with requestid', set('requestid', 'r1')),
  dimension('curtimestamp', 'with curtimestamp', set('curtimestamp', '1')),
  dimension('caching', 'with maxage', ({ parameters }) => parameters.set('maxage', '60').set('smaxage', '120')),
  {
    name: 'method',
    variants: [
      { ...plain, value: 'GET' },
      { value: 'POST', words: 'for POST', apply: (draft) => (draft.method = 'POST') },
      { value: 'HEAD', words: 'for HEAD', apply: (draft) => (draft.method = 'HEAD') },
    ],
  },
];

function dimension(name: string, words: string, apply: (draft: Draft) => unknown): Dimension {
  return { name, variants: [plain, { value: 'given', words, apply: (draft) => void apply(draft) }] };
}

/** What hides other values: no body, or no result. */
export const hiding: Readonly<Record<string, readonly string[]>> = {
  method: ['HEAD'],
  mistake: ['no file', 'invalid title', 'no title', 'invalid continuation', 'invalid limit', 'unknown action'],
};

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
  const draft: Draft = { method: 'GET', parameters: new Map([['action', 'query']]), headers: {}, spaces: '+' };
  for (const { name, variants } of dimensions) {
    const variant = variantOf(name, combination[name] ?? '') ?? variants[0];
    variant?.apply?.(draft, material);
  }
  const { method, headers } = draft;
  const encoded = new URLSearchParams([...draft.parameters]).toString().replaceAll('+', draft.spaces);
  if (method !== 'POST') return { method, query: `?${encoded}`, headers };
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return { method, query: '', headers: { ...headers, ...type }, body: encoded };
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
