import { queryModules } from '../../../emulator/modules/registry';
import { addAccountRequest } from './account-requests';
import { overallContinue } from './continuation-values';
import type { Addition, Draft } from './draft';
import { addParameters } from './module-parameters';
import { addParamInfo } from './paraminfo-requests';
import { addModules, addPageOptions, addPages, addSomeProperties, moduleNamed } from './query-additions';
import { flag, hostileText } from './values';
import { addWriteRequest } from './write-requests';
import { weights } from './weights';

/** What a request can be about. */
export const subjects: Readonly<Record<keyof typeof weights.subject, Addition>> = {
  list(draft) {
    startQuery(draft);
    addModules(draft, 'list', [chosenBy(draft, queryModules.namesOf('list'))]);
    addContinue(draft, 9);
  },

  meta(draft) {
    startQuery(draft);
    const names = queryModules.namesOf('meta');
    const name = chosenBy(draft, names);
    const withAnother = draft.dice.percent(15);
    addModules(draft, 'meta', withAnother ? draft.dice.some(names, 2) : [name]);
    addContinue(draft, 4);
  },

  pageSet(draft) {
    startQuery(draft);
    addPages(draft);
    addPageOptions(draft);
    addContinue(draft, 8);
  },

  /** What is told of pages that are there. */
  properties(draft) {
    startQuery(draft);
    addPages(draft);
    addSomeProperties(draft);
    if (draft.dice.percent(20)) draft.add('redirects', flag(draft));
    addContinue(draft, 8);
  },

  paramInfo: addParamInfo,
  writes: addWriteRequest,

  generator(draft) {
    const { dice } = draft;
    startQuery(draft);
    const isGenerator = dice.percent(93);
    const module = moduleNamed(chosenBy(draft, generators()));
    draft.add('generator', isGenerator ? module.name : dice.oneOf(notGenerators));
    addParameters(draft, module, 'g');
    addPageOptions(draft);
    if (dice.percent(module.kind === 'prop' ? 92 : 5)) addPages(draft);
    addContinue(draft, 15);
  },

  several(draft) {
    const { dice } = draft;
    startQuery(draft);
    const source = dice.weighted({ none: 40, pages: 30, generator: 30 });
    if (source === 'pages') addPages(draft);
    if (source === 'generator') {
      const generator = moduleNamed(chosenBy(draft, generators()));
      draft.add('generator', generator.name);
      addParameters(draft, generator, 'g');
    }
    if (source !== 'none' || dice.percent(20)) addPageOptions(draft);
    const lists = [...new Set([0, 1].map(() => chosenBy(draft, queryModules.namesOf('list'))))];
    addModules(draft, 'list', lists);
    if (dice.percent(60)) addModules(draft, 'meta', ['tokens']);
    addContinue(draft, 25);
  },

  /** Any of the others, going on where an answer ended, or would not have. */
  continuation(draft) {
    subjects[draft.dice.oneOf(continued)](draft);
    addContinue(draft, 100);
  },

  accounts: addAccountRequest,

  help(draft) {
    const { dice } = draft;
    if (dice.percent(50)) draft.add('action', 'help');
    if (dice.percent(20)) draft.add('wrap', flag(draft));
    if (dice.percent(10)) draft.add('toc', flag(draft));
    if (dice.percent(15)) draft.add('modules', dice.oneOf(['main', 'main', '']));
  },

  /** Little more than an action, of which most do not exist. */
  bare(draft) {
    const { dice } = draft;
    switch (dice.weighted({ query: 45, unknown: 45, none: 10 })) {
      case 'query':
        startQuery(draft);
        break;
      case 'unknown':
        draft.add(
          'action',
          dice.oneOf([
            'foo',
            '',
            'Query',
            'QUERY',
            'query|help',
            'query ',
            ' query',
            'tokens',
            '*',
            '\u001fquery',
            hostileText(draft),
          ]),
        );
        break;
      case 'none':
        break;
    }
    if (dice.percent(25))
      draft.add(dice.oneOf(['list', 'meta', 'prop']), dice.oneOf(['', 'foo', 'foo|bar', '*', '|', hostileText(draft)]));
  },
};

function startQuery(draft: Draft): void {
  draft.add('action', 'query');
}

/** In so many of a hundred cases one of the two ways to go on, rarely both. */
function addContinue(draft: Draft, share: number): void {
  const { dice } = draft;
  if (!dice.percent(share)) return;
  const way = dice.weighted({ continue: 55, rawcontinue: 38, both: 7 });
  if (way !== 'rawcontinue') draft.add('continue', overallContinue(draft));
  if (way !== 'continue') draft.add('rawcontinue', flag(draft));
}

const continued = ['list', 'list', 'generator', 'several', 'pageSet', 'properties'] as const;

/** One of several modules: some more often than others, because there is more to compare. */
function chosenBy({ dice }: Draft, names: readonly string[]): string {
  const shares: Readonly<Record<string, number>> = weights.module;
  return dice.weighted(Object.fromEntries(names.map((name) => [name, shares[name] ?? weights.otherModule])));
}

function generators(): readonly string[] {
  return [...queryModules].filter((module) => 'generate' in module).map(({ name }) => name);
}

const notGenerators = [
  'foo',
  '',
  'tokens',
  'info',
  'Imageusage',
  'imageusage|allfileusages',
  'imageusage ',
  '*',
  '<b>x',
];
