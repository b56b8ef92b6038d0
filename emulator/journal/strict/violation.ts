/** What a real wiki tolerates and a reviewer of the client would not; docs/testing.md explains each. */
export const violationIds = [
  'unsupported',
  'unknown-parameter',
  'unknown-value',
  'corrected-value',
  'deprecated',
  'stale-token',
  'debug-dependence',
  'no-user-agent',
  'ignored-continue',
  'no-maxlag',
  'no-assert',
  'no-summary',
  'no-bot-flag',
  'no-base-revision',
  'token-per-write',
  'ignored-result',
  'parallel-writes',
] as const;

export type ViolationId = (typeof violationIds)[number];

/** One thing that a reviewer would object to in a request. */
export interface Violation {
  readonly id: ViolationId;
  /** What is wrong, in a sentence. */
  readonly message: string;
  /** What to do about it. */
  readonly advice: string;
}
