import type { DiffRequest } from './diff-request';
import type { Difference } from './diff-response';
import type { SessionsResult } from './sessions/run-sessions';

/** What a differential run found out: the one thing that its reports and its evidence file are made from. */
export interface DiffResult {
  readonly wiki: DiffedWiki;
  /** The seed of the generator: with it and `requests` the same requests are made again. */
  readonly seed: number;
  /** How many requests were sent to both sides, those of the known differences not counted. */
  readonly requests: number;
  /** Whether requests were sent in the session of an account as well. */
  readonly loggedIn: boolean;
  /** UTC, ISO 8601. */
  readonly startedAt: string;
  readonly seconds: number;
  /** Requests whose answers differ with no explanation, in the order in which they were sent. */
  readonly differing: readonly Differing[];
  /** One for every known deliberate difference, whether or not it occurred. */
  readonly explained: readonly KnownDifference[];
  /** Requests that a side did not answer: nothing is known of these. */
  readonly unanswered: readonly Unanswered[];
  /** How often a rule let two values pass that are not the same, by the rule's name. */
  readonly volatile: Readonly<Record<string, number>>;
  /** What sessions of several steps came to, where there were any. */
  readonly sessions?: SessionsResult;
}

/** The wiki that was asked. */
export interface DiffedWiki {
  /** The address of its api.php. */
  readonly api: string;
  /** What the emulator was set to: `1.43`. */
  readonly release: string;
  /** What the wiki calls itself: `MediaWiki 1.43.9`. */
  readonly version: string;
}

/** A request whose answers differ. */
export interface Differing {
  /** As it was generated. */
  readonly request: DiffRequest;
  /** The smallest that still differs in the same kind, where shrinking found a smaller one. */
  readonly shrunk?: DiffRequest;
  /** Between the answers to the smaller request, where there is one. */
  readonly difference: Difference;
  /** Commands that ask the smaller request again. */
  readonly curl: { readonly emulator: string; readonly wiki: string };
}

/** A known deliberate difference, and whether it is still one. */
export interface KnownDifference {
  /** Its name in docs/differences.md. */
  readonly id: string;
  /** How many generated requests differed in it and in nothing before it. */
  readonly requests: number;
  /** What its own example request showed: anything but `differs` is an error of the list. */
  readonly example: 'differs' | 'does not differ' | 'differs otherwise' | 'not answered' | 'not asked';
}

/** A request that a side did not answer, and why. */
export interface Unanswered {
  readonly request: DiffRequest;
  readonly side: 'emulator' | 'wiki';
  /** One sentence. */
  readonly reason: string;
}
