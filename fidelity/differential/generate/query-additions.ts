import type { QueryModule } from '../../../emulator/modules/module';
import { queryModules } from '../../../emulator/modules/registry';
import { addParameters } from './module-parameters';
import { pageId, revisionId } from './numbers';
import type { Addition, RequestBuilder } from './request-builder';
import { pageTitle } from './titles';
import { flag, type Value } from './values';

/** The pages of a query, by titles, ids, revisions or a generator (core 2.9, 4.7; reading 9.4). */
export function addPages(builder: RequestBuilder): void {
  const { dice } = builder;
  const source = dice.weighted({ titles: 68, pageids: 16, revids: 9, two: 4, empty: 3 });
  if (source === 'titles' || source === 'two') builder.add('titles', severalOf(pageTitle, builder));
  if (source === 'pageids' || source === 'two') builder.add('pageids', severalOf(pageId, builder));
  if (source === 'revids') builder.add('revids', severalOf(revisionId, builder));
  if (source === 'empty')
    builder.add(dice.oneOf(['titles', 'pageids', 'revids']), dice.oneOf(['', '|', '\u001f', ' ']));
}

/** Up to eight values, occasionally more than allowed, joined in one of the two ways (core 2.7). */
function severalOf(value: Value, builder: RequestBuilder): string {
  const { dice } = builder;
  const many = dice.percent(2);
  const count = many ? dice.oneOf([50, 51, 60]) : dice.oneOf([1, 1, 1, 2, 2, 3, 4, 6, 8]);
  const values = Array.from({ length: count }, () => value(builder));
  if (dice.percent(4)) return `\u001f${values.join('\u001f')}`;
  if (dice.percent(4)) values.push(values[0] ?? '');
  return values.join('|');
}

/** Parameters of page sets: properties, redirects, ids. */
export function addPageOptions(builder: RequestBuilder): void {
  const { dice } = builder;
  if (dice.percent(60)) addSomeProperties(builder);
  if (dice.percent(35)) builder.add('redirects', flag(builder));
  if (dice.percent(25)) builder.add('indexpageids', flag(builder));
  if (dice.percent(5)) builder.add('converttitles', flag(builder));
  if (dice.percent(6)) builder.add('iwurl', flag(builder));
  if (dice.percent(4)) addExport(builder);
}

function addExport(builder: RequestBuilder): void {
  const { dice } = builder;
  builder.add('export', flag(builder));
  if (dice.percent(40)) builder.add('exportnowrap', flag(builder));
  if (dice.percent(40)) builder.add('exportschema', dice.oneOf(['0.10', '0.11', '0.11', '', '0.1']));
}

/** One or two properties of pages. */
export function addSomeProperties(builder: RequestBuilder): void {
  const { dice } = builder;
  const chosen = dice.some(queryModules.namesOf('prop'), dice.oneOf([1, 1, 1, 2, 3]));
  addModules(builder, 'prop', chosen);
}

/** Names modules in the parameter that selects them, and adds their parameters. */
export function addModules(builder: RequestBuilder, kind: QueryModule['kind'], names: readonly string[]): void {
  builder.add(kind, modules(builder, ...names));
  for (const name of names) addParameters(builder, moduleNamed(name));
  logInFor(builder, names);
}

/** Logs in for most requests of modules that show nothing without an account. Headers that are added later depend on it. */
export function logInFor(builder: RequestBuilder, names: readonly string[]): void {
  const { dice, vocabulary } = builder;
  if (vocabulary.withAccount && names.some((name) => onlyForAccounts.has(name)) && dice.percent(60)) {
    builder.loggedIn = true;
  }
}

const onlyForAccounts = new Set([
  ...['watchlist', 'watchlistraw', 'mystashedfiles', 'stashimageinfo'],
  ...['deletedrevs', 'deletedrevisions', 'alldeletedrevisions', 'filearchive'],
]);

export function moduleNamed(name: string): QueryModule {
  const module = queryModules.get(name);
  if (!module) throw new RangeError(`There is no module ${name}.`);
  return module;
}

/** The names of modules, sometimes with an unknown one or one of another kind (core 2.9). */
export function modules({ dice }: RequestBuilder, ...names: readonly string[]): string {
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

/** Another module or its parameters, besides the topic of the request. */
export const addOtherModule: Addition = (builder) => {
  const { dice } = builder;
  switch (dice.weighted({ module: 65, pages: 20, options: 15 })) {
    case 'module': {
      const module = moduleNamed(dice.oneOf(queryModules.names));
      if (dice.percent(70)) builder.add(module.kind, module.name);
      addParameters(builder, module, module.generate && dice.percent(20) ? 'g' : '');
      break;
    }
    case 'pages':
      addPages(builder);
      break;
    case 'options':
      addPageOptions(builder);
  }
};
