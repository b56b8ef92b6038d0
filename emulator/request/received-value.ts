/**
 * A parameter's value as it came in, before anyone repaired or normalized it: one byte a character (U+0000 to U+00FF).
 * `a[b]=1` makes a map by key; the keys are bytes as well (core 2.1).
 */
export type ReceivedValue = string | ReadonlyMap<string, ReceivedValue>;
