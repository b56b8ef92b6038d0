import type { DiffRequest } from '../diff-request';

/**
 * Several requests that depend on each other. What a step needs of those before it stands in its values as a name in
 * braces, `{1.watch}`, and each side puts its own there; so a session without one of its steps is still a session.
 *
 * Names: `{user}` and `{password}` of the account, `{stranger}` for a name that nobody has, `{1.watch}` for the token of
 * that type which the step with the mark 1 was given.
 */
export interface SessionStep {
  readonly request: DiffRequest;
  /** Whose cookies are sent and kept. */
  readonly client: SessionClientName;
  /** Under which the tokens and the cookies of the client are remembered after the answer. */
  readonly mark?: string;
  /** The mark whose cookies are sent in place of those that the client has now; what the answer sets is not kept. */
  readonly cookiesOf?: string;
}

export type SessionClientName = 'first' | 'second';

export interface DiffSession {
  /** The place among the sessions of a seed. */
  readonly index: number;
  readonly steps: readonly SessionStep[];
}

/** What the names of a session stand for that are no tokens. */
export interface SessionNames {
  readonly user: string;
  readonly password: string;
  readonly stranger: string;
}
