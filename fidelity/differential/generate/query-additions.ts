import { allFileUsagesContinue, imageUsageContinue } from './continuation-values';
import type { Addition, Draft } from './draft';
import { filePageId, pageId, revisionId } from './numbers';
import { direction, namespaces } from './query-values';
import { addProperties, propertyModules } from './property-additions';
import { fileName, fileTitle, pageTitle } from './titles';
import { flag, hostileText, limit, oneWordOf, wordsOf, type Value } from './values';
import { weights } from './weights';

/** Everything that `imageusage` takes, each as often as clients send it; as a generator its names begin with a `g`. */
export function addImageUsage(draft: Draft, generator = ''): void {
  const { dice } = draft;
  const add = (name: string, value: Value): void => {
    draft.add(`${generator}iu${name}`, value(draft));
  };
  const source = dice.weighted({ title: 82, pageId: 12, both: 2, neither: 4 });
  if (source === 'title' || source === 'both') add('title', fileTitle);
  if (source === 'pageId' || source === 'both') add('pageid', filePageId);
  if (dice.percent(58)) add('limit', limit);
  if (dice.percent(35)) add('namespace', namespaces);
  if (dice.percent(32)) add('dir', direction);
  if (dice.percent(28)) add('filterredir', oneWordOf(['all', 'redirects', 'nonredirects']));
  if (dice.percent(38)) add('redirect', flag);
  if (dice.percent(weights.continued)) add('continue', imageUsageContinue);
}

export function addAllFileUsages(draft: Draft, generator = ''): void {
  const { dice } = draft;
  const add = (name: string, value: Value): void => {
    draft.add(`${generator}af${name}`, value(draft));
  };
  const unique = dice.percent(25);
  if (dice.percent(65)) add('limit', limit);
  if (dice.percent(25)) add('from', fileName);
  if (dice.percent(18)) add('to', fileName);
  if (dice.percent(20)) add('prefix', fileName);
  if (unique) add('unique', flag);
  if (dice.percent(unique ? 15 : 50)) add('prop', wordsOf(['ids', 'title'], ['foo', 'Ids']));
  if (dice.percent(30)) add('dir', direction);
  if (dice.percent(weights.continued)) add('continue', allFileUsagesContinue);
}

export function addTokens(draft: Draft): void {
  if (draft.dice.percent(80)) draft.add('type', tokenTypes(draft));
}

export const tokenTypes: Value = wordsOf(
  ['createaccount', 'csrf', 'login', 'patrol', 'rollback', 'userrights', 'watch'],
  ['edit', 'Watch', 'unwatch', 'email'],
);

export function addUserInfo(draft: Draft): void {
  if (draft.dice.percent(75)) draft.add('uiprop', userProperties(draft));
  if (draft.dice.percent(8)) draft.add('uiattachedwiki', draft.dice.oneOf(['', 'wiki', 'foo', hostileText(draft)]));
}

/** What is said of a user (reading 6.1). */
const userProperties = wordsOf(
  [
    ...['acceptlang', 'blockinfo', 'cancreateaccount', 'centralids', 'changeablegroups', 'editcount', 'email'],
    ...['groupmemberships', 'groups', 'hasmsg', 'implicitgroups', 'latestcontrib', 'options', 'ratelimits'],
    ...['realname', 'registrationdate', 'rights', 'theoreticalratelimits', 'unreadcount'],
  ],
  ['preferencestoken', 'Rights', 'foo'],
);

/** The pages that a query is about, named in one of the ways there are (core 2.9, 4.7; reading 9.4). */
export function addPages(draft: Draft): void {
  const { dice } = draft;
  const source = dice.weighted({ titles: 68, pageids: 16, revids: 9, two: 4, empty: 3 });
  if (source === 'titles' || source === 'two') draft.add('titles', severalOf(pageTitle, draft));
  if (source === 'pageids' || source === 'two') draft.add('pageids', severalOf(pageId, draft));
  if (source === 'revids') draft.add('revids', severalOf(revisionId, draft));
  if (source === 'empty') draft.add(dice.oneOf(['titles', 'pageids', 'revids']), dice.oneOf(['', '|', '\u001f', ' ']));
}

/** Up to eight of the kind, once in a while more than allowed, joined in one of the two ways (core 2.7). */
function severalOf(value: Value, draft: Draft): string {
  const { dice } = draft;
  const many = dice.percent(2);
  const count = many ? dice.oneOf([50, 51, 60]) : dice.oneOf([1, 1, 1, 2, 2, 3, 4, 6, 8]);
  const values = Array.from({ length: count }, () => value(draft));
  if (dice.percent(4)) return `\u001f${values.join('\u001f')}`;
  if (dice.percent(4)) values.push(values[0] ?? '');
  return values.join('|');
}

/** What goes with pages: their properties, redirects, ids. */
export function addPageOptions(draft: Draft): void {
  const { dice } = draft;
  if (dice.percent(60)) addSomeProperties(draft);
  if (dice.percent(35)) draft.add('redirects', flag(draft));
  if (dice.percent(25)) draft.add('indexpageids', flag(draft));
  if (dice.percent(5)) draft.add('converttitles', flag(draft));
  if (dice.percent(6)) draft.add('iwurl', flag(draft));
}

/** One or two things that are told of pages. */
export function addSomeProperties(draft: Draft): void {
  const { dice } = draft;
  const chosen = dice.some(propertyModules, dice.oneOf([1, 1, 1, 2, 3]));
  draft.add('prop', modules(draft, ...chosen));
  for (const module of chosen) addProperties(draft, module);
}

/** The names of modules, sometimes with one that there is not, or one of another kind (core 2.9). */
export function modules({ dice }: Draft, ...names: readonly string[]): string {
  const listed = dice.shuffled(names);
  if (dice.percent(4)) listed.push(dice.oneOf(names));
  if (dice.percent(7)) listed.splice(dice.below(listed.length + 1), 0, dice.oneOf(unknownModules));
  return (dice.percent(3) ? '\u001f' : '') + listed.join(dice.percent(3) ? '\u001f' : '|');
}

const unknownModules = [
  'foo',
  '',
  'Info',
  'tokens',
  'imageusage',
  'info',
  'allfileusage',
  'image usage',
  '*',
  '<b>',
  'é',
];

/** Another module or its parameters, where the request is about something else. */
export const addOtherModule: Addition = (draft) => {
  const { dice } = draft;
  switch (dice.weighted({ tokens: 25, imageUsage: 20, allFileUsages: 20, pages: 20, options: 15 })) {
    case 'tokens':
      if (dice.percent(70)) draft.add('meta', 'tokens');
      addTokens(draft);
      break;
    case 'imageUsage':
      if (dice.percent(70)) draft.add('list', 'imageusage');
      addImageUsage(draft, dice.percent(20) ? 'g' : '');
      break;
    case 'allFileUsages':
      if (dice.percent(70)) draft.add('list', 'allfileusages');
      addAllFileUsages(draft, dice.percent(20) ? 'g' : '');
      break;
    case 'pages':
      addPages(draft);
      break;
    case 'options':
      addPageOptions(draft);
  }
};
