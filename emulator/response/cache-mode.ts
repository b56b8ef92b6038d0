/**
 * Who may cache a response (core 4.8), strictest last. `anon-public-user-private` is public only for clients without a session.
 */
const order = ['public', 'anon-public-user-private', 'private'] as const;

export type CacheMode = (typeof order)[number];

/** Modules combine to the most private of their modes. */
export function strictest(a: CacheMode, b: CacheMode): CacheMode {
  return order.indexOf(a) >= order.indexOf(b) ? a : b;
}
