import type { DiffRequest } from '../diff-request';

/**
 * Several requests that depend on each other. What a step needs from earlier ones is a name in braces in its values,
 * `{1.watch}`, which each side fills in with its own value; so a session without one of its steps is still a session.
 *
 * Names: `{user}` and `{password}` of the account, `{stranger}` for a name that no user has, `{1.watch}` for the token
 * of that type in the response to the step with the mark 1.
 */
export interface SessionStep {
  readonly request: DiffRequest;
  /** The client whose cookies are sent and kept. */
  readonly client: SessionClientName;
  /** The name under which the tokens and the cookies of the client are remembered after the response. */
  readonly mark?: string;
  /** The mark whose cookies are sent instead of the client's current ones; cookies of the response are not kept. */
  readonly cookiesOf?: string;
}

export type SessionClientName = 'first' | 'second';

export interface DiffSession {
  /** The index among the sessions of a seed. */
  readonly index: number;
  readonly steps: readonly SessionStep[];
}

/** The values of the names in a session that are not tokens. */
export interface SessionNames {
  readonly user: string;
  readonly password: string;
  readonly stranger: string;
}
