/** An address at which a wiki responds. */
export interface InterceptedBase {
  /** The address without `/api.php` and without a slash at its end. */
  readonly url: string;
  /** The same with `/api.php`. */
  readonly api: string;
  readonly origin: string;
  /** `` or `/w` */
  readonly path: string;
}

/**
 * Reads the address of a wiki, with or without `/api.php` at its end.
 *
 * @param caller what was called: `wiki.intercept`
 * @throws TypeError if it is not an http or https address, or if it has a query or a fragment
 */
export function readBase(caller: string, address: string): InterceptedBase {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || /[?#@]/.test(address)) {
    throw new TypeError(
      `${caller} needs the address of a wiki, such as "https://wiki.example/w" or "https://wiki.example/w/api.php", ` +
        `not ${JSON.stringify(address)}.`,
    );
  }
  const path = withoutSlashes(withoutSlashes(url.pathname).replace(/\/api\.php$/, ''));
  return { url: url.origin + path, api: `${url.origin}${path}/api.php`, origin: url.origin, path };
}

function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** Whether a path, with its query, is that of the base or below it. */
export function liesUnder(base: InterceptedBase, path: string): boolean {
  if (!path.startsWith(base.path)) return false;
  const next = path[base.path.length];
  return next === undefined || next === '/' || next === '?';
}

interface Claim {
  readonly base: InterceptedBase;
  readonly isActive: () => boolean;
}

/** By the nock instance that intercepts. */
const claims = new WeakMap<object, Set<Claim>>();

/**
 * Claims a base for one wiki: with two interceptors for one address, nock silently uses only the first.
 *
 * @param isActive whether nock still has the interception; `nock.cleanAll()` removes it without notice
 * @returns a function that releases the base
 * @throws Error if the base, or one above or below it, is already claimed
 */
export function claimBase(instance: object, base: InterceptedBase, isActive: () => boolean): () => void {
  const taken = claims.get(instance) ?? new Set<Claim>();
  claims.set(instance, taken);
  for (const other of taken) {
    if (!other.isActive()) taken.delete(other);
    else if (overlap(base, other.base)) throw new Error(explain(base, other.base));
  }
  const claim = { base, isActive };
  taken.add(claim);
  return () => taken.delete(claim);
}

function overlap(one: InterceptedBase, other: InterceptedBase): boolean {
  return one.origin === other.origin && (liesUnder(one, other.path) || liesUnder(other, one.path));
}

function explain(base: InterceptedBase, other: InterceptedBase): string {
  const which =
    base.url === other.url ? 'is already intercepted' : `overlaps with ${other.url}, which is already intercepted`;
  return `${base.url} ${which}. Call remove() of that interception first, or use another address for this wiki.`;
}
