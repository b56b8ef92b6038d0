import type { FailureDefinition } from '../../emulator';

/** A failure that client libraries are tried with. */
export interface InjectedFault {
  /** The first column of the table in docs/failures.md. */
  readonly row: string;
  readonly failure: FailureDefinition;
  /** What is asked: a file's usage, or to watch a page. Default: `read`. */
  readonly asking?: 'read' | 'write';
  /** What the request asserts of its user. */
  readonly asserting?: Readonly<Record<string, string>>;
}

/** All kinds, and where an option makes a difference to clients, both ways. */
export const injectedFaults: readonly InjectedFault[] = [
  { row: '`maxlag`', failure: { kind: 'maxlag' } },
  { row: '`readonly`', failure: { kind: 'readonly' }, asking: 'write' },
  { row: '`ratelimited`', failure: { kind: 'ratelimited' }, asking: 'write' },
  { row: '`badtoken`', failure: { kind: 'badtoken' }, asking: 'write' },
  { row: '`session-lost`', failure: { kind: 'session-lost' }, asking: 'write' },
  { row: '`session-lost`, `everywhere`', failure: { kind: 'session-lost', everywhere: true }, asking: 'write' },
  { row: '`assertuserfailed`', failure: { kind: 'assertuserfailed' }, asserting: { assert: 'user' } },
  { row: '`assertbotfailed`', failure: { kind: 'assertbotfailed' }, asserting: { assert: 'bot' } },
  { row: '`assertnameduserfailed`', failure: { kind: 'assertnameduserfailed' }, asserting: { assertuser: 'Alice' } },
  { row: '`blocked`', failure: { kind: 'blocked' }, asking: 'write' },
  { row: '`internal-error`', failure: { kind: 'internal-error' } },
  { row: '`error-page`', failure: { kind: 'error-page' } },
  { row: '`truncated-result`', failure: { kind: 'truncated-result', bytes: 16 } },
  { row: '`413`', failure: { kind: 413 } },
  { row: '`414`', failure: { kind: 414 } },
  { row: '`429`', failure: { kind: 429 } },
  { row: '`429`, no `retryAfter`', failure: { kind: 429, retryAfter: false } },
  { row: '`500`', failure: { kind: 500 } },
  { row: '`502`', failure: { kind: 502 } },
  { row: '`503`', failure: { kind: 503 } },
  { row: '`503`, `retryAfter: 30`', failure: { kind: 503, retryAfter: 30 } },
  { row: '`504`', failure: { kind: 504 } },
  { row: '`slow`', failure: { kind: 'slow', milliseconds: 1 } },
  { row: '`stall`', failure: { kind: 'stall' } },
  { row: '`reset`', failure: { kind: 'reset' } },
  { row: '`truncated-body`', failure: { kind: 'truncated-body' } },
  { row: '`empty-body`', failure: { kind: 'empty-body' } },
  { row: '`login-wall`', failure: { kind: 'login-wall' } },
];
