import type {
  ChangeDefinition,
  PageDefinition,
  UserDefinition,
  WikiDefinition,
} from '../../../schemas/generated/wiki-file';

/** Creates the entry with a number, counted from 1. */
export type Make<Entry> = (number: number) => Entry;

/**
 * A definition with `count` pages.
 *
 * ```ts
 * const wiki = wikiWith(pages(1000, (n) => ({ title: `Page ${n}`, uses: ['File:Cat.jpg'] })));
 * ```
 *
 * @throws RangeError if `count` is not an integer from 0
 */
export function pages(count: number, make: Make<PageDefinition>): WikiDefinition {
  return { pages: entries('pages', count, make) };
}

/**
 * A definition with `count` accounts.
 *
 * @throws RangeError if `count` is not an integer from 0
 */
export function users(count: number, make: Make<UserDefinition>): WikiDefinition {
  return { users: entries('users', count, make) };
}

/**
 * A definition with `count` recent changes.
 *
 * @throws RangeError if `count` is not an integer from 0
 */
export function changes(count: number, make: Make<ChangeDefinition>): WikiDefinition {
  return { changes: entries('changes', count, make) };
}

/**
 * Combines several definitions: concatenates their lists, and uses the last value of each member of the site.
 *
 * ```ts
 * createWiki(combined(pages(40, gallery), users(3, editor), { site: { name: 'Harbour' } }), { seed: 1 });
 * ```
 */
export function combined(...parts: readonly WikiDefinition[]): WikiDefinition {
  const whole: Record<string, unknown> = {};
  for (const part of parts) {
    // Other members are kept, so that the check of the whole definition finds them.
    for (const [name, value] of Object.entries(part)) whole[name] = joined(whole[name], value);
  }
  return whole;
}

function joined(held: unknown, value: unknown): unknown {
  if (Array.isArray(held) && Array.isArray(value)) return [...(held as unknown[]), ...(value as unknown[])];
  if (isObject(held) && isObject(value)) return { ...held, ...value };
  return value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function entries<Entry>(name: string, count: number, make: Make<Entry>): Entry[] {
  if (!Number.isSafeInteger(count) || count < 0) {
    throw new RangeError(`${name}: the number of entries must be an integer from 0, but is ${String(count)}.`);
  }
  return Array.from({ length: count }, (_, index) => make(index + 1));
}
