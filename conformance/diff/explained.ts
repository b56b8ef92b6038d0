import type { Difference } from './diff-answer';
import type { DiffParameter, DiffRequest } from './diff-request';
import { modulesNotThere, parametersNotThere } from './modules-not-there';
import { requestParameters } from './request-parameters';

/** A deliberate difference, as docs/differences.md lists it. */
export interface Explanation {
  readonly id: string;
  /** The words of docs/differences.md that list it. */
  readonly listedAs: string;
  /** Whether it is why the answers to the request differ in this way. */
  readonly explains: (difference: Difference, parameters: ReadonlyMap<string, string>) => boolean;
  /** A request whose answers must still differ in this way on every wiki: a run sends it as well. */
  readonly example: DiffRequest;
}

/** Where a text for people stands, in any format: the text of an error, a warning, a page. */
const text = /(?:^page (?:title|notice|surroundings)|(?:\.@?info|text|html|reason|\["\*"\]|warnings|#text)(?:, .*)?)$/;
const ourLanguages = /^(?:en|user|content|uselang|)$/i;
const largeInteger = /(?:^|[^\d])\d{16,}(?:$|[^\d])/;

/** All that may differ for a known reason. The list is as short as docs/differences.md lets it be. */
export const explanations: readonly Explanation[] = [
  {
    id: 'help-page',
    listedAs: '| Help page ',
    explains: ({ kind }) => kind === 'help page text',
    example: get(),
  },
  {
    id: 'languages',
    listedAs: 'Texts are English, whatever `uselang` and `errorlang` say',
    explains: ({ kind }, parameters) =>
      (text.test(kind) || kind.startsWith('help page')) &&
      ['uselang', 'errorlang'].some((name) => !ourLanguages.test(parameters.get(name) ?? '')),
    example: get(['action', 'query'], ['meta', 'tokens'], ['uselang', 'de']),
  },
  {
    id: 'separator-in-requestid',
    listedAs: 'A `requestid` that begins with U+001F',
    explains: ({ kind }, parameters) => kind === 'status' && parameters.get('requestid')?.startsWith('\x1f') === true,
    example: get(['action', 'query'], ['requestid', '%1Fx'], ['format', 'json']),
  },
  {
    id: 'errors-as-html',
    listedAs: '`errorformat=html`, texts are escaped rather than parsed',
    explains: ({ kind }, parameters) => text.test(kind) && parameters.get('errorformat') === 'html',
    example: get(
      ['action', 'query'],
      ['generator', '%27%27%27b%27%27%27'],
      ['errorformat', 'html'],
      ['format', 'json'],
    ),
  },
  {
    id: 'large-integers',
    listedAs: 'integers beyond 2^53 are rounded',
    explains: ({ emulator, wiki, at }) => [emulator, wiki, at].some((shown) => largeInteger.test(shown ?? '')),
    example: get(['action', 'query'], ['list', 'imageusage'], ['iupageid', '9007199254740993'], ['format', 'json']),
  },
  {
    id: 'special-pages',
    listedAs: 'No special page exists',
    explains: ({ kind }, parameters) =>
      /\.query\.pages(?:\[\]|\.page)\.@?missing$/.test(kind) && /Special/i.test(parameters.get('titles') ?? ''),
    example: get(['action', 'query'], ['titles', 'Special:Version'], ['format', 'json']),
  },
  {
    id: 'modules',
    listedAs: '- Every action but `query`, `login`, `logout` and `help`',
    explains: (difference, parameters) => asksForWhatIsNotThere(parameters) || isListOfActions(difference),
    example: get(['action', 'query'], ['meta', 'userinfo'], ['format', 'json']),
  },
];

/** The actions that there are, as `errorformat=raw` lists them where another was asked for (facts 6.1). */
function isListOfActions({ kind, wiki }: Difference): boolean {
  return (
    /\.params(?:\[\]|\.param)\.list\b/.test(kind) && modulesNotThere.action.has(/[a-z]+/.exec(wiki ?? '')?.[0] ?? '')
  );
}

function asksForWhatIsNotThere(parameters: ReadonlyMap<string, string>): boolean {
  if (parametersNotThere.some((name) => parameters.has(name))) return true;
  const values = (name: string): string[] => (parameters.get(name) ?? '').split(/[|\x1f]/);
  const isAsked = (name: string, modules: ReadonlySet<string>): boolean =>
    values(name).some((value) => modules.has(value));
  return (
    isAsked('action', modulesNotThere.action) ||
    isAsked('prop', modulesNotThere.prop) ||
    isAsked('list', modulesNotThere.list) ||
    isAsked('meta', modulesNotThere.meta) ||
    isAsked('generator', modulesNotThere.list) ||
    isAsked('generator', modulesNotThere.prop)
  );
}

/** The id of the deliberate difference that this is; undefined where it is none, and so a bug of one side. */
export function explained(request: DiffRequest, difference: Difference): string | undefined {
  const parameters = requestParameters(request);
  return explanations.find(({ explains }) => explains(difference, parameters))?.id;
}

function get(...query: DiffParameter[]): DiffRequest {
  return { method: 'GET', pathInfo: '', query, headers: [], loggedIn: false };
}
