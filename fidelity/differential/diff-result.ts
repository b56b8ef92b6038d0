import type { DiffRequest } from './diff-request';
import type { Difference } from './diff-response';
import type { ModuleCounts } from './named-modules';
import type { SessionsResult } from './sessions/run-sessions';
import type { WritingResult } from './writing/run-writing-sessions';

/** The result of a differential run, from which its reports and its evidence file are made. */
export interface DiffResult {
  readonly wiki: DiffedWiki;
  /** The seed of the generator, which reproduces the requests. */
  readonly seed: number;
  /** How many requests were sent to both, not counting the examples of known differences. */
  readonly requests: number;
  /** Whether some requests were sent with an account. */
  readonly loggedIn: boolean;
  /** The paths of modules, if only requests were sent that name one of them. */
  readonly onlyModules?: readonly string[];
  /** UTC, ISO 8601. */
  readonly startedAt: string;
  readonly seconds: number;
  /** Requests whose responses differ for no known reason, in the order in which they were sent. */
  readonly differing: readonly Differing[];
  /** One for every known difference, whether or not it occurred. */
  readonly explained: readonly KnownDifference[];
  /** Requests without a response from one of the two. */
  readonly withoutResponse: readonly WithoutResponse[];
  /** How often each volatile rule allowed a difference. */
  readonly volatile: Readonly<Record<string, number>>;
  /** How many requests that were no error had the same response, by the path of each module that they name. */
  readonly compared: ModuleCounts;
  /** The results of sessions of several steps, if there were any. */
  readonly sessions?: SessionsResult;
  /** The results of sessions that write, if there were any. */
  readonly writing?: WritingResult;
}

/** The wiki that was compared with. */
export interface DiffedWiki {
  /** The address of its api.php. */
  readonly api: string;
  /** The release of the fake: `1.43`. */
  readonly release: string;
  /** The wiki's own name for its software: `MediaWiki 1.43.9`. */
  readonly version: string;
}

/** A request whose responses differ. */
export interface Differing {
  /** As it was generated. */
  readonly request: DiffRequest;
  /** The smallest request that differs in the same kind, if shrinking found a smaller one. */
  readonly shrunk?: DiffRequest;
  /** The difference of the smaller request, if there is one. */
  readonly difference: Difference;
  /** Commands that repeat the smaller request. */
  readonly curl: { readonly emulator: string; readonly wiki: string };
}

/** A known difference, and whether its example still shows it. */
export interface KnownDifference {
  /** Its name in docs/differences.md. */
  readonly id: string;
  /** How many generated requests had it as their first difference. */
  readonly requests: number;
  /** The result of its example request. Anything but `differs` and `not sent` is an error in the list. */
  readonly example: 'differs' | 'does not differ' | 'differs otherwise' | 'no response' | 'not sent';
}

/** A request without a response, and the reason. */
export interface WithoutResponse {
  readonly request: DiffRequest;
  readonly side: 'emulator' | 'wiki';
  /** One sentence. */
  readonly reason: string;
}

const wrongs = {
  'does not differ': 'did not occur: both sides gave the same response to its example request.',
  'differs otherwise': 'is hidden by another difference: the responses to its example request differ elsewhere first.',
  'no response': 'could not be tried: its example request got no response.',
} as const;

/**
 * The known differences that did not occur, one sentence each. A wiki may lack the content for them; for the
 * maintainers of the list, they show that an entry is out of date.
 */
export function listProblems({ explained }: DiffResult): string[] {
  return explained.flatMap(({ id, example }) =>
    example === 'differs' || example === 'not sent' ? [] : [`Known difference "${id}" ${wrongs[example]}`],
  );
}
