import { addAccountRequest } from './account-requests';
import { overallContinue } from './continuation-values';
import type { Addition, Draft } from './draft';
import {
  addAllFileUsages,
  addImageUsage,
  addPageOptions,
  addPages,
  addSomeProperties,
  addTokens,
  addUserInfo,
  modules,
} from './query-additions';
import { addList } from './list-additions';
import { addProperties } from './property-additions';
import { addParamInfo, addSiteInfo } from './site-additions';
import { flag, hostileText } from './values';
import { addWriteRequest } from './write-requests';
import type { weights } from './weights';

/** What a request can be about. */
export const subjects: Readonly<Record<keyof typeof weights.subject, Addition>> = {
  imageUsage(draft) {
    startQuery(draft);
    draft.add('list', modules(draft, 'imageusage'));
    addImageUsage(draft);
    addContinue(draft, 10);
  },

  allFileUsages(draft) {
    startQuery(draft);
    draft.add('list', modules(draft, 'allfileusages'));
    addAllFileUsages(draft);
    addContinue(draft, 10);
  },

  tokens(draft) {
    startQuery(draft);
    const withUser = draft.dice.percent(25);
    draft.add('meta', modules(draft, 'tokens', ...(withUser ? ['userinfo'] : [])));
    addTokens(draft);
    if (withUser) addUserInfo(draft);
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

  allPages(draft) {
    startQuery(draft);
    draft.add('list', modules(draft, 'allpages'));
    addList(draft, 'allpages');
    addContinue(draft, 8);
  },

  recentChanges(draft) {
    startQuery(draft);
    draft.add('list', modules(draft, 'recentchanges'));
    addList(draft, 'recentchanges');
    addContinue(draft, 8);
  },

  site(draft) {
    startQuery(draft);
    const withUser = draft.dice.percent(30);
    draft.add('meta', withUser ? 'userinfo' : modules(draft, 'siteinfo'));
    if (withUser) addUserInfo(draft);
    else addSiteInfo(draft);
  },

  paramInfo: addParamInfo,
  writes: addWriteRequest,

  generator(draft) {
    const { dice } = draft;
    startQuery(draft);
    const generator = dice.weighted(generators);
    draft.add('generator', generator === 'other' ? dice.oneOf(notGenerators) : generator);
    const isProperty = generator === 'images' || generator === 'fileusage' || generator === 'revisions';
    if (generator === 'allfileusages') addAllFileUsages(draft, 'g');
    else if (generator === 'allpages' || generator === 'recentchanges') addList(draft, generator, 'g');
    else if (isProperty) addProperties(draft, generator, 'g');
    else addImageUsage(draft, 'g');
    addPageOptions(draft);
    if (dice.percent(isProperty ? 92 : 5)) addPages(draft);
    addContinue(draft, 15);
  },

  several(draft) {
    const { dice } = draft;
    startQuery(draft);
    const generator = dice.weighted({ none: 40, pages: 30, imageusage: 18, allfileusages: 12 });
    if (generator === 'pages') addPages(draft);
    else if (generator !== 'none') draft.add('generator', generator);
    if (generator === 'imageusage') addImageUsage(draft, 'g');
    if (generator === 'allfileusages') addAllFileUsages(draft, 'g');
    if (generator !== 'none' || dice.percent(20)) addPageOptions(draft);
    const lists = dice.some(['imageusage', 'allfileusages'], dice.between(1, 2));
    draft.add('list', modules(draft, ...lists));
    if (lists.includes('imageusage')) addImageUsage(draft);
    if (lists.includes('allfileusages')) addAllFileUsages(draft);
    if (dice.percent(60)) draft.add('meta', modules(draft, 'tokens'));
    if (dice.percent(40)) addTokens(draft);
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

const continued = [
  ...(['imageUsage', 'allFileUsages', 'generator', 'several', 'pageSet', 'properties'] as const),
  ...(['allPages', 'recentChanges'] as const),
];

const generators = {
  ...{ imageusage: 30, allfileusages: 20, allpages: 12, recentchanges: 14 },
  ...{ images: 8, fileusage: 8, revisions: 9, other: 7 },
};

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
