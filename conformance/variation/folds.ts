import type { SentRequest } from '../runner/exchange';
import { QueryText } from './query-text';

/** A request in the making, which begins as the scenario sends it. */
export class FoldedDraft {
  method: string;
  readonly query: QueryText;
  readonly headers: Record<string, string>;
  /** What the response has besides: paths of members. */
  readonly added: string[] = [];
  /** The names of modules that were added, as a continuation lists them. */
  readonly modules: string[] = [];
  private readonly isForm: boolean;

  /**
   * @param plain what the scenario sends
   * @param account the cookies of a client that is logged in
   * @param isPrivate whether the wiki denies reading to anonymous clients
   */
  constructor(
    readonly plain: SentRequest,
    readonly account?: string,
    readonly isPrivate = false,
  ) {
    const { method, query, headers, body } = plain;
    this.method = method;
    this.isForm = method === 'POST' && query === '' && body !== undefined;
    this.query = new QueryText(this.isForm ? (body ?? '') : query);
    this.headers = { ...headers };
  }

  /** The request to send. */
  get request(): SentRequest {
    const { plain, method, query, headers } = this;
    if (this.isForm) return { ...plain, headers, body: query.toString() };
    if (method === plain.method) return { ...plain, headers, query: `?${query.toString()}` };
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const origin = query.get('origin');
    // The origin of a request belongs into its address.
    if (origin !== undefined) query.delete('origin');
    const address = origin === undefined ? '' : `?${new URLSearchParams({ origin }).toString()}`;
    return { method, query: address, headers: { ...headers, ...type }, body: query.toString() };
  }

  get format(): string | undefined {
    return this.query.get('format');
  }

  get isJson(): boolean {
    return this.format === 'json';
  }

  /** Whether it is a query whose data is a page that the API shows people. */
  get isPage(): boolean {
    return this.isQuery && (this.format === undefined || this.format === 'jsonfm');
  }

  get hasTokens(): boolean {
    return this.values('meta').includes('tokens');
  }

  get hasUsage(): boolean {
    return this.values('list').includes('imageusage');
  }

  /** Whether its title is an ordinary one of a file. */
  get isOfFile(): boolean {
    return this.hasUsage && /^File:[^[\]]+$/.test(this.title);
  }

  /** Whether its title is that of a file that no page uses. */
  get isOfUnused(): boolean {
    return this.isOfFile && this.title.startsWith('File:Wikidouble ');
  }

  get title(): string {
    return this.query.get('iutitle') ?? '';
  }

  /** Whether it asks for caching, which depends on whatever else is in the request. */
  get isAboutCaching(): boolean {
    return this.query.has('maxage') || this.query.has('smaxage');
  }

  get isAnonymous(): boolean {
    return !('cookie' in this.headers || 'authorization' in this.headers);
  }

  /** Whether the wiki would deny it if it read anything: clients that may not read get tokens. */
  get mustNotRead(): boolean {
    return this.isPrivate && this.hasTokens;
  }

  get beginsSession(): boolean {
    return this.values('type').some((type) => type === 'login' || type === 'createaccount' || type === '*');
  }

  get isQuery(): boolean {
    return this.query.get('action') === 'query';
  }

  private values(name: string): string[] {
    return (this.query.get(name) ?? '').split('|');
  }
}

/** A condition that a request can be sent under, and that leaves the response as it is, but for what it adds. */
export interface Fold {
  /** Unique. */
  readonly name: string;
  /** How it is named in a report: `with uselang`. */
  readonly words: string;
  /** How often it is folded in where it fits, from 0 to 1. Default: nearly always. */
  readonly share?: number;
  /** Whether it adds to the result. */
  readonly adds?: boolean;
  readonly fits: (draft: FoldedDraft) => boolean;
  readonly apply: (draft: FoldedDraft) => void;
}

const always = (): boolean => true;
/** What is added to the result is taken out again. */
const isExtensible = (draft: FoldedDraft): boolean =>
  draft.isQuery && (draft.isJson || draft.isPage) && !draft.isAboutCaching && (draft.hasTokens || draft.hasUsage);
const isOfUnused = ({ isOfUnused: is }: FoldedDraft): boolean => is;
const isOfUsed = ({ isOfFile, isOfUnused: is }: FoldedDraft): boolean => isOfFile && !is;

const unusedTitle = 'File:Wikidouble  "unusé"_isn\'t 𝄞.png';

function parameter(
  name: string,
  value: string,
  fits: (draft: FoldedDraft) => boolean = always,
  added: readonly string[] = [],
): Fold {
  return {
    name,
    words: `with ${name}`,
    adds: added.length > 0,
    fits: (draft) => !draft.query.has(name) && fits(draft),
    apply: ({ query, added: all }) => {
      query.set(name, value);
      all.push(...added);
    },
  };
}

function header(name: string, value: string, words: string): Fold {
  return {
    name,
    words: `with the header ${words}`,
    fits: ({ headers }) => !(name in headers),
    apply: ({ headers }) => {
      headers[name] = value;
    },
  };
}

function beside(
  kind: 'meta' | 'prop' | 'list',
  module: string,
  further: Readonly<Record<string, string>>,
  added: readonly string[],
  fits: (draft: FoldedDraft) => boolean = always,
): Fold {
  return {
    name: `beside ${module}`,
    words: `beside ${kind}=${module}`,
    adds: true,
    // A page links to its own request, in which its list comes first.
    fits: (draft) =>
      [
        isExtensible(draft) && !draft.mustNotRead && fits(draft),
        !(kind === 'list' && draft.isPage),
        !Object.keys(further).some((name) => draft.query.has(name)),
      ].every(Boolean),
    apply: ({ query, added: all, modules }) => {
      query.add(kind, module);
      for (const [name, value] of Object.entries(further)) query.set(name, value);
      all.push(...added);
      modules.push(module);
    },
  };
}

/** In the order in which they change a request. */
export const folds: readonly Fold[] = [
  header('accept', 'application/json', 'Accept'),
  header('accept-language', 'de,en;q=0.5', 'Accept-Language'),
  {
    // Without the session there are no tokens either.
    ...parameter(
      'origin',
      '*',
      ({ plain, isAnonymous, hasTokens, isPrivate }) =>
        plain.method === 'GET' && isAnonymous && !hasTokens && !isPrivate,
    ),
    share: 0.7,
  },
  {
    name: 'account',
    words: 'for logged-in clients',
    share: 0.5,
    fits: ({ account, isAnonymous, isQuery, hasTokens, isAboutCaching, query }) =>
      [
        account !== undefined && isAnonymous,
        isQuery && !hasTokens && !isAboutCaching,
        !query.has('origin') && !query.has('assert'),
      ].every(Boolean),
    apply: ({ account = '', headers }) => {
      headers.cookie = account;
    },
  },
  parameter('requestid', 'r1', ({ isJson, isPage }) => isJson || isPage, ['/requestid']),
  parameter('curtimestamp', '1', ({ isJson, isPage }) => isJson || isPage, ['/curtimestamp']),
  {
    ...parameter('nonesuch', '1', ({ isQuery, isJson, isPage }) => isQuery && (isJson || isPage), ['/warnings/main']),
    words: 'with an unknown parameter',
    share: 0.5,
  },
  parameter('uselang', 'de', ({ isAboutCaching }) => !isAboutCaching),

  // Other modules.
  beside('meta', 'siteinfo', { siprop: 'rightsinfo' }, ['/query/rightsinfo']),
  beside('meta', 'userinfo', {}, ['/query/userinfo']),
  beside('prop', 'info', { titles: 'Main Page' }, ['/query/pages', '/query/normalized', '/query/interwiki']),
  beside('list', 'allpages', { apprefix: 'Wikidouble unused' }, ['/query/allpages']),
  {
    ...beside(
      'list',
      'imageusage',
      { iutitle: 'File:Wikidouble unused 1.png' },
      ['/query/imageusage'],
      ({ hasUsage }) => !hasUsage,
    ),
    words: 'for usage and tokens together',
  },
  {
    ...beside(
      'meta',
      'tokens',
      { type: 'watch|patrol' },
      ['/query/tokens'],
      ({ hasTokens, isAnonymous, query }) => !hasTokens && isAnonymous && !query.has('origin'),
    ),
    words: 'for usage and tokens together',
  },

  // Titles and what changes nothing about an empty list.
  {
    name: 'spaces',
    words: 'for titles with spaces and underscores',
    fits: isOfUsed,
    apply: ({ query }) => {
      query.set('iutitle', (query.get('iutitle') ?? '').replace(/^([^:]*):/, '$1: _ ') + '  ');
    },
  },
  {
    name: 'title',
    words: 'for titles with quotes, accents and characters beyond U+FFFF',
    fits: isOfUnused,
    apply: ({ query }) => {
      query.set('iutitle', unusedTitle);
    },
  },
  ...[
    ['iudir', 'descending'],
    ['iunamespace', '0'],
    ['iufilterredir', 'nonredirects'],
    ['iuredirect', '1'],
  ].map(([name = '', value = '']) => parameter(name, value, isOfUnused)),
  parameter('iufilterredir', 'all', isOfUsed),
  parameter('iucontinue', '0|1', isOfUnused),
  { ...parameter('iulimit', '1', isOfUnused), share: 0.4 },
  {
    ...parameter('iulimit', 'max', isOfUnused, ['/limits']),
    name: 'iulimit=max',
    words: 'with iulimit=max',
    share: 0.5,
  },
  {
    name: '%20',
    words: 'for spaces encoded as %20',
    fits: always,
    apply: ({ query }) => {
      query.spaces = '%20';
    },
  },

  {
    name: 'POST',
    words: 'for POST',
    share: 0.4,
    fits: ({ plain, isJson, isAboutCaching, beginsSession, isQuery }) =>
      [plain.method === 'GET' && plain.body === undefined, isJson && isQuery, !isAboutCaching && !beginsSession].every(
        Boolean,
      ),
    apply: (draft) => {
      draft.method = 'POST';
    },
  },

  // Last, because it changes what a request is about: without a time, nothing may be kept, as without the parameter.
  parameter('maxage', '0', ({ isAboutCaching }) => !isAboutCaching),
];
