/**
 * The received value of a parameter, not yet repaired or normalized: one byte per character (U+0000 to U+00FF). `a[b]=1` is a
 * map by key, and the keys are bytes as well (core 2.1).
 */
export type ReceivedValue = string | ReadonlyMap<string, ReceivedValue>;
