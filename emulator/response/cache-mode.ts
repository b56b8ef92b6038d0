/**
 * Who may keep a copy of a response (core 4.8), strictest last. `anon-public-user-private` is public for clients without
 * a session only.
 */
const order = ['public', 'anon-public-user-private', 'private'] as const;

export type CacheMode = (typeof order)[number];

/** Modules combine to the most private of their modes. */
export function strictest(a: CacheMode, b: CacheMode): CacheMode {
  return order.indexOf(a) >= order.indexOf(b) ? a : b;
}
