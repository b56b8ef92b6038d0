import { queryModules } from '../../../emulator/modules/registry';
import { addAccountRequest } from './account-requests';
import { addCompareRequest } from './compare-requests';
import { overallContinue } from './continuation-values';
import { addParameters } from './module-parameters';
import { addExpandRequest, addParseRequest } from './parse-requests';
import { addParamInfo, modulePaths } from './paraminfo-requests';
import { addModules, addPageOptions, addPages, addSomeProperties, logInFor, moduleNamed } from './query-additions';
import type { Addition, RequestBuilder } from './request-builder';
import { flag, hostileText } from './values';
import { weights } from './weights';
import { addStandaloneRequest, addWriteRequest } from './write-requests';

/** The topics of requests. */
export const subjects: Readonly<Record<keyof typeof weights.subject, Addition>> = {
  list(builder) {
    startQuery(builder);
    addModules(builder, 'list', [chosenBy(builder, queryModules.namesOf('list'))]);
    addContinue(builder, 9);
  },

  meta(builder) {
    startQuery(builder);
    const names = queryModules.namesOf('meta');
    const name = chosenBy(builder, names);
    const withAnother = builder.dice.percent(15);
    addModules(builder, 'meta', withAnother ? builder.dice.some(names, 2) : [name]);
    addContinue(builder, 4);
  },

  pageSet(builder) {
    startQuery(builder);
    addPages(builder);
    addPageOptions(builder);
    addContinue(builder, 8);
  },

  /** Properties of existing pages. */
  properties(builder) {
    startQuery(builder);
    addPages(builder);
    addSomeProperties(builder);
    if (builder.dice.percent(20)) builder.add('redirects', flag(builder));
    addContinue(builder, 8);
  },

  paramInfo: addParamInfo,
  writes: addWriteRequest,
  standalone: addStandaloneRequest,
  parse: addParseRequest,
  compare: addCompareRequest,
  expandTemplates: addExpandRequest,

  generator(builder) {
    const { dice } = builder;
    startQuery(builder);
    const isGenerator = dice.percent(93);
    const module = moduleNamed(chosenBy(builder, generators()));
    builder.add('generator', isGenerator ? module.name : dice.oneOf(notGenerators));
    addParameters(builder, module, 'g');
    logInFor(builder, [module.name]);
    addPageOptions(builder);
    if (dice.percent(module.kind === 'prop' ? 92 : 5)) addPages(builder);
    addContinue(builder, 15);
  },

  several(builder) {
    const { dice } = builder;
    startQuery(builder);
    const source = dice.weighted({ none: 40, pages: 30, generator: 30 });
    if (source === 'pages') addPages(builder);
    if (source === 'generator') {
      const generator = moduleNamed(chosenBy(builder, generators()));
      builder.add('generator', generator.name);
      addParameters(builder, generator, 'g');
    }
    if (source !== 'none' || dice.percent(20)) addPageOptions(builder);
    const lists = [...new Set([0, 1].map(() => chosenBy(builder, queryModules.namesOf('list'))))];
    addModules(builder, 'list', lists);
    if (dice.percent(60)) addModules(builder, 'meta', ['tokens']);
    addContinue(builder, 25);
  },

  /** Any other topic, continued from a response or from somewhere else. */
  continuation(builder) {
    subjects[builder.dice.oneOf(continued)](builder);
    addContinue(builder, 100);
  },

  accounts: addAccountRequest,

  help(builder) {
    const { dice } = builder;
    if (dice.percent(50)) builder.add('action', 'help');
    if (dice.percent(20)) builder.add('wrap', flag(builder));
    if (dice.percent(20)) builder.add('toc', flag(builder));
    if (dice.percent(25)) builder.add('submodules', flag(builder));
    if (dice.percent(50)) {
      builder.add('modules', modulePaths(builder));
      // Real wikis keep the page of all modules for everybody, with the limits of the first user (fidelity/surface/help-digest).
      if (dice.percent(40)) builder.add('recursivesubmodules', flag(builder));
    }
  },

  /** Little more than an action, usually one that does not exist. */
  bare(builder) {
    const { dice } = builder;
    switch (dice.weighted({ query: 45, unknown: 45, none: 10 })) {
      case 'query':
        startQuery(builder);
        break;
      case 'unknown':
        builder.add(
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
            hostileText(builder),
          ]),
        );
        break;
      case 'none':
        break;
    }
    if (dice.percent(25))
      builder.add(
        dice.oneOf(['list', 'meta', 'prop']),
        dice.oneOf(['', 'foo', 'foo|bar', '*', '|', hostileText(builder)]),
      );
  },
};

function startQuery(builder: RequestBuilder): void {
  builder.add('action', 'query');
}

/** Adds one of the two continuation parameters, rarely both, in the given percentage of cases. */
function addContinue(builder: RequestBuilder, share: number): void {
  const { dice } = builder;
  if (!dice.percent(share)) return;
  const way = dice.weighted({ continue: 55, rawcontinue: 38, both: 7 });
  if (way !== 'rawcontinue') builder.add('continue', overallContinue(builder));
  if (way !== 'continue') builder.add('rawcontinue', flag(builder));
}

const continued = ['list', 'list', 'generator', 'several', 'pageSet', 'properties'] as const;

/** One of several modules, by weight. */
function chosenBy({ dice }: RequestBuilder, names: readonly string[]): string {
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
