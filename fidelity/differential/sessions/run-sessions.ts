import { messageOf } from '../../../emulator/text/message-of';
import type { ComparisonContext } from '../compare/volatile';
import { compareSession, type SessionDifference, type SessionEndpoints } from './replay-session';
import type { DiffSession, SessionNames, SessionStep } from './session';

export interface SessionRun extends SessionEndpoints {
  readonly sessions: Iterable<DiffSession>;
  /** The account. */
  readonly user: string;
  readonly password: string;
  readonly addresses?: ComparisonContext['addresses'];
  readonly signal?: AbortSignal;
  readonly onProgress?: (played: number, differing: number) => void;
}

/** A session whose responses differ. */
export interface DifferingSession {
  readonly index: number;
  /** The steps that remain after shrinking, or all. */
  readonly steps: readonly SessionStep[];
  readonly found: SessionDifference;
}

export interface SessionsResult {
  readonly sessions: number;
  readonly steps: number;
  readonly differing: readonly DifferingSession[];
  /** The sessions without a response from a side, and the reasons. */
  readonly withoutResponse: readonly { readonly index: number; readonly reason: string }[];
  /** How many steps differed for a known reason, by its name. */
  readonly explained: Readonly<Record<string, number>>;
  /** How often each volatile rule allowed a difference. */
  readonly volatile: Readonly<Record<string, number>>;
}

/** One session of each kind of difference is shrunk: every attempt changes the wiki a little. */
const shrunkOfAKind = 1;
/** Gives up after this many consecutive sessions without a response. */
const patience = 3;

/** Plays sessions on both sides in turn: what one leaves behind, the next one finds on both. */
export async function runSessions(run: SessionRun): Promise<SessionsResult> {
  const names = namesOf(run);
  const known: Record<string, number> = {};
  const volatile: Record<string, number> = {};
  const differing: DifferingSession[] = [];
  const withoutResponse: { index: number; reason: string }[] = [];
  let [played, steps, failures] = [0, 0, 0];
  const context: ComparisonContext = {
    ...(run.addresses && { addresses: run.addresses }),
    used: (rule) => count(volatile, rule),
  };
  const play = (session: DiffSession) => compareSession(session, run, names(), context);
  const ofAKind: Record<string, number> = {};
  for (const session of run.sessions) {
    if (run.signal?.aborted === true || failures >= patience) break;
    run.onProgress?.(played, differing.length);
    played++;
    steps += session.steps.length;
    try {
      const { found, explained } = await play(session);
      for (const id of explained) count(known, id);
      failures = 0;
      if (!found) continue;
      const before = count(ofAKind, found.difference.kind);
      differing.push(before < shrunkOfAKind ? await smaller(session, found, play) : { ...session, found });
    } catch (error) {
      failures++;
      withoutResponse.push({ index: session.index, reason: messageOf(error) });
    }
  }
  return { sessions: played, steps, differing, withoutResponse, explained: known, volatile };
}

/** Removes steps one by one, as long as the rest differs in the same way. */
async function smaller(
  session: DiffSession,
  first: SessionDifference,
  play: (session: DiffSession) => ReturnType<typeof compareSession>,
): Promise<DifferingSession> {
  let steps = session.steps.slice(0, first.step + 1);
  let found = first;
  for (let place = steps.length - 2; place >= 0; place--) {
    const candidate = steps.toSpliced(place, 1);
    const outcome = await play({ ...session, steps: candidate });
    if (outcome.found?.difference.kind !== first.difference.kind) continue;
    found = outcome.found;
    steps = candidate;
  }
  return { index: session.index, steps, found };
}

/** Wrong passwords are counted by name, so each session has its own nonexistent user. */
function namesOf({ user, password }: SessionRun): () => SessionNames {
  let strangers = 0;
  const start = Date.now().toString(36);
  return () => ({ user, password, stranger: `Stranger ${start} ${++strangers}` });
}

/** @returns the previous count */
function count(counts: Record<string, number>, key: string): number {
  const before = counts[key] ?? 0;
  counts[key] = before + 1;
  return before;
}
