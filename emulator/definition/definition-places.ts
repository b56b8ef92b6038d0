import type { WikiDefinition } from '../../schemas/generated/wiki-file';

/** Says where a value stands, `gallery.yaml:4:5`; nothing where that cannot be found out any more. */
type FindPlace = (way: readonly string[]) => string | undefined;

/** By the lists of definitions that were read from files: the definition around them may be replaced by another. */
const places = new WeakMap<object, FindPlace>();

/** Notes where a definition came from, so that what contradicts itself can be told with file and line. */
export function rememberPlaces({ pages, users, changes }: WikiDefinition, find: FindPlace): void {
  for (const list of [pages, users, changes]) if (list) places.set(list, find);
}

/**
 * Where a member of a definition stands, if it was read from a file.
 *
 * @param path `pages[3].title`
 */
export function placeOf(definition: WikiDefinition, path: string): string | undefined {
  const way = path.split(/[.[\]]+/).filter((step) => step !== '');
  const [name] = way;
  if (name !== 'pages' && name !== 'users' && name !== 'changes') return undefined;
  const list = definition[name];
  const find = list && places.get(list);
  try {
    return find?.(way);
  } catch {
    // The file is gone, or is another by now.
    return undefined;
  }
}
