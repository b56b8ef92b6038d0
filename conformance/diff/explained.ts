import type { Difference } from './diff-answer';
import type { DiffParameter, DiffRequest } from './diff-request';
import { isModuleNotThere, parametersNotThere } from './modules-not-there';
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
    listedAs: 'Texts are English in every language but `qqx`',
    explains: ({ kind }, parameters) =>
      (text.test(kind) || kind.startsWith('help page')) &&
      ['uselang', 'errorlang'].some((name) => !ourLanguages.test(parameters.get(name) ?? '')),
    example: get(['action', 'query'], ['meta', 'tokens'], ['uselang', 'de']),
  },
  {
    id: 'errors-as-html',
    listedAs: '`errorformat=html`, the name of an unknown `generator` is escaped',
    explains: ({ kind }, parameters) =>
      text.test(kind) && parameters.get('errorformat') === 'html' && parameters.has('generator'),
    example: get(
      ['action', 'query'],
      ['generator', '%27%27%27b%27%27%27'],
      ['errorformat', 'html'],
      ['format', 'json'],
    ),
  },
  {
    id: 'modules',
    listedAs: '- Every action but `query`',
    explains: (difference, parameters) => asksForWhatIsNotThere(parameters) || isListOfActions(difference),
    example: get(['action', 'opensearch'], ['search', 'A'], ['format', 'json']),
  },
];

/** The actions that there are, as `errorformat=raw` lists them where another was asked for (facts 6.1). */
function isListOfActions({ kind, wiki = '' }: Difference): boolean {
  return (
    /\.params(?:\[\]|\.param)\.list\b/.test(kind) &&
    (wiki.match(/[a-z]+/g) ?? []).some((name) => isModuleNotThere('action', name))
  );
}

function asksForWhatIsNotThere(parameters: ReadonlyMap<string, string>): boolean {
  if (parametersNotThere.some((name) => parameters.has(name))) return true;
  const values = (name: string): string[] => (parameters.get(name) ?? '').split(/[|\x1f]/);
  return (
    (['action', 'prop', 'list', 'meta'] as const).some((selector) =>
      values(selector).some((name) => isModuleNotThere(selector, name)),
    ) || values('generator').some((name) => isModuleNotThere('list', name) || isModuleNotThere('prop', name))
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
