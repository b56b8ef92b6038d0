import type { QueryModule } from '../../../emulator/modules/module';
import { queryModules } from '../../../emulator/modules/registry';
import type { Addition, Draft } from './draft';
import { addParameters } from './module-parameters';
import { pageId, revisionId } from './numbers';
import { pageTitle } from './titles';
import { flag, type Value } from './values';

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
  const chosen = dice.some(queryModules.namesOf('prop'), dice.oneOf([1, 1, 1, 2, 3]));
  addModules(draft, 'prop', chosen);
}

/** Names modules in the parameter that selects them, and adds their parameters. */
export function addModules(draft: Draft, kind: QueryModule['kind'], names: readonly string[]): void {
  draft.add(kind, modules(draft, ...names));
  for (const name of names) addParameters(draft, moduleNamed(name));
}

export function moduleNamed(name: string): QueryModule {
  const module = queryModules.get(name);
  if (!module) throw new RangeError(`There is no module ${name}.`);
  return module;
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
  switch (dice.weighted({ module: 65, pages: 20, options: 15 })) {
    case 'module': {
      const module = moduleNamed(dice.oneOf(queryModules.names));
      if (dice.percent(70)) draft.add(module.kind, module.name);
      addParameters(draft, module, module.generate && dice.percent(20) ? 'g' : '');
      break;
    }
    case 'pages':
      addPages(draft);
      break;
    case 'options':
      addPageOptions(draft);
  }
};
