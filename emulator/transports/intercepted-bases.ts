/** An address that a wiki answers under. */
export interface InterceptedBase {
  /** The address without a slash at its end. */
  readonly url: string;
  readonly origin: string;
  /** `` or `/w` */
  readonly path: string;
}

/** @throws TypeError for what is no address of http or https, or has a query or a fragment */
export function readBase(address: string): InterceptedBase {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || /[?#@]/.test(address)) {
    throw new TypeError(
      `wiki.intercept needs what stands before /api.php, such as "https://wiki.example/w", not "${address}".`,
    );
  }
  const path = url.pathname.replace(/\/+$/, '');
  return { url: url.origin + path, origin: url.origin, path };
}

/** Whether a path, with its query, is the base's own or below it. */
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
 * Takes a base for one wiki: nock would let the first of two answer everything, and say nothing.
 *
 * @param isActive whether nock still knows the interception; `nock.cleanAll()` removes it without a word
 * @returns gives the base back
 * @throws Error where it is taken, or one above or below it is
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
    base.url === other.url ? 'is intercepted already' : `overlaps with ${other.url}, which is intercepted already`;
  return `${base.url} ${which}. Call remove() of that interception first, or give this wiki an address of its own.`;
}
