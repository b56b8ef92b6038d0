/** JSON Pointers with `*` for every member, which expectations and captures use. */

/** The values at a path. */
export interface Gathered {
  /** Whether the path has a `*`: the result is then a list of any length. */
  readonly many: boolean;
  readonly found: readonly Found[];
  /** The paths at which a value is missing. */
  readonly missing: readonly string[];
}

export interface Found {
  /** The path without `*`: `/query/imageusage/0/pageid`. */
  readonly path: string;
  readonly value: unknown;
}

/**
 * Follows a path. Below a `*`, a member without the next part adds nothing (a page without `redirlinks` has none), but
 * one that lacks the last part of the path is missing there: every page of a list needs its `pageid`.
 */
export function gather(root: unknown, path: string): Gathered {
  const parts = path === '' ? [] : path.slice(1).split('/').map(unescape);
  const found: Found[] = [];
  const missing: string[] = [];
  const follow = (value: unknown, index: number, here: string, belowStar: boolean): void => {
    const part = parts[index];
    if (part === undefined) {
      found.push({ path: here, value });
      return;
    }
    if (part === '*' && isContainer(value)) {
      for (const [name, member] of Object.entries(value)) follow(member, index + 1, `${here}/${escape(name)}`, true);
      return;
    }
    const next = `${here}/${escape(part)}`;
    if (part !== '*' && hasMember(value, part)) follow(Reflect.get(value, part), index + 1, next, belowStar);
    else if (!belowStar || index === parts.length - 1) missing.push(next);
  };
  follow(root, 0, '', false);
  return { many: parts.includes('*'), found, missing };
}

/** The gathered values as one value: a list if the path has a `*`. */
export function gatheredValue({ many, found }: Gathered): unknown {
  return many ? found.map(({ value }) => value) : found[0]?.value;
}

/** The value at a path without `*`; `undefined` if there is none. */
export function valueAt(root: unknown, path: string): unknown {
  return gather(root, path).found[0]?.value;
}

/** The text at a path; `undefined` if there is none. */
export function textAt(root: unknown, path: string): string | undefined {
  const value = valueAt(root, path);
  return typeof value === 'string' ? value : undefined;
}

/** The list at a path; empty if there is none. */
export function listAt(root: unknown, path: string): readonly unknown[] {
  const value = valueAt(root, path);
  return Array.isArray(value) ? value : [];
}

export function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function hasMember(value: unknown, name: string): value is object {
  if (!isContainer(value)) return false;
  return Array.isArray(value) ? /^\d+$/.test(name) && Object.hasOwn(value, name) : Object.hasOwn(value, name);
}

function unescape(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

export function escape(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
