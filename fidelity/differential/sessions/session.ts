import type { DiffRequest } from '../diff-request';

/**
 * Several requests that depend on each other. What a step needs from earlier ones is a name in braces in its values,
 * `{1.watch}`, which each side fills in with its own value; so a session without one of its steps is still a session.
 *
 * Names: those of the session, such as `{user}` and `{password}` of the account; `{1.watch}` for the token of that type, and
 * `{1.newrevid}` for the first member of that name, in the response to the step with the mark 1.
 */
export interface SessionStep {
  readonly request: DiffRequest;
  /** The client whose cookies are sent and kept. */
  readonly client: string;
  /** The name under which values of the response and the cookies of the client are remembered. */
  readonly mark?: string;
  /** The mark whose cookies are sent instead of the client's current ones; cookies of the response are not kept. */
  readonly cookiesOf?: string;
  /** Whether the step waits until the next second, so that its time differs from that of the steps before. */
  readonly waits?: boolean;
}

export interface DiffSession {
  /** The index among the sessions of a seed. */
  readonly index: number;
  readonly steps: readonly SessionStep[];
}

/** The values of the names in a session that do not come from responses. */
export type SessionNames = Readonly<Record<string, string>>;
