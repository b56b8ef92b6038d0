import type { WikiDefinition } from '../../schemas/generated/wiki-file';

/** Finds the position of a value, `gallery.yaml:4:5`; `undefined` if it can no longer be found. */
type FindPlace = (way: readonly string[]) => string | undefined;

/** By the lists of definitions read from files, because the definition that contains a list may be replaced. */
const places = new WeakMap<object, FindPlace>();

/** The lists of a definition. */
const lists = [
  ...(['pages', 'users', 'blocks', 'deletedPages', 'deletedFiles', 'protectedTitles'] as const),
  ...(['changes', 'logs', 'tags', 'newMessages'] as const),
];

/** Remembers the origin of a definition, so that errors in its content can name file and line. */
export function rememberPlaces(definition: WikiDefinition, find: FindPlace): void {
  for (const list of lists.map((name) => definition[name])) if (list) places.set(list, find);
}

/**
 * The position of a member of a definition that was read from a file.
 *
 * @param path `pages[3].title`
 */
export function placeOf(definition: WikiDefinition, path: string): string | undefined {
  const way = path.split(/[.[\]]+/).filter((step) => step !== '');
  const [name] = way;
  const known = lists.find((each) => each === name);
  const list = known && definition[known];
  const find = list && places.get(list);
  try {
    return find?.(way);
  } catch {
    // The file was removed or changed meanwhile.
    return undefined;
  }
}
