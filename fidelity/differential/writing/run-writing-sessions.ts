import { messageOf } from '../../../emulator/text/message-of';
import type { ComparisonContext } from '../compare/volatile';
import { decoded } from '../generate/encode';
import type { DifferingSession, SessionsResult } from '../sessions/run-sessions';
import type { ModuleCounts } from '../named-modules';
import type { DiffSession, SessionStep } from '../sessions/session';
import {
  type PlayedSession,
  playWritingSession,
  type SessionTime,
  type WritingEndpoints,
} from './play-writing-session';

/** A wiki that sessions are played on. */
export interface WritingPlace {
  readonly endpoints: WritingEndpoints;
  /** New names for every time that a session is played: the wiki keeps what it wrote. */
  readonly newNames: () => Omit<PlayedSession, 'session'>;
  readonly time: SessionTime;
  readonly addresses?: ComparisonContext['addresses'];
}

export interface WritingRun {
  /** Sessions are spread over all places; each place plays one at a time, because ids count on from one to the next. */
  readonly places: readonly WritingPlace[];
  readonly sessions: Iterable<DiffSession>;
  readonly signal?: AbortSignal;
  /** @param differing the indexes of the sessions that differ */
  readonly onProgress?: (played: number, differing: readonly number[]) => void;
}

export interface WritingResult extends SessionsResult {
  /** How many steps used each action. */
  readonly actions: Readonly<Record<string, number>>;
  /** How many steps that were no error had the same response, by the path of each module that they name. */
  readonly compared: ModuleCounts;
  /** How often a session was played again, because a second passed while the wiki responded and something differed. */
  readonly repeated: number;
}

/** One session of each kind of difference is shortened: every attempt takes as long as a session. */
const shortenedOfAKind = 1;
/** How often a session is played in which a second passed while the wiki responded. */
const attempts = 8;
/** After as many times, every step that writes waits for the next second. */
const patientFrom = 2;
/** Gives up after this many consecutive sessions without a response. */
const patience = 3;

type Outcome = Awaited<ReturnType<typeof playWritingSession>>;

/** Plays sessions that write, each against a fake that is new. */
export async function runWritingSessions(run: WritingRun): Promise<WritingResult> {
  const known: Record<string, number> = {};
  const volatile: Record<string, number> = {};
  const actions: Record<string, number> = {};
  const ofAKind: Record<string, number> = {};
  const differing: DifferingSession[] = [];
  const compared: Record<string, number> = {};
  const withoutResponse: { index: number; reason: string }[] = [];
  const sessions = run.sessions[Symbol.iterator]();
  let [started, ended, sent, failures] = [0, 0, 0, 0];
  const play = async (player: Player, session: DiffSession): Promise<void> => {
    try {
      const { found, explained, compared: same } = await player.play(session);
      for (const path of same) count(compared, path);
      for (const id of explained) count(known, id);
      failures = 0;
      if (!found) return;
      const isShortened = count(ofAKind, found.difference.kind) < shortenedOfAKind;
      const steps = session.steps.slice(0, found.step + 1);
      differing.push(isShortened ? await player.shorten(session, found) : { index: session.index, steps, found });
    } catch (error) {
      failures++;
      withoutResponse.push({ index: session.index, reason: messageOf(error) });
    }
  };
  const playThere = async (player: Player): Promise<void> => {
    while (run.signal?.aborted !== true && failures < patience) {
      const next = sessions.next();
      if (next.done === true) return;
      run.onProgress?.(
        ended,
        differing.map(({ index }) => index),
      );
      started++;
      sent += next.value.steps.length;
      for (const step of next.value.steps) count(actions, actionOf(step));
      await play(player, next.value);
      ended++;
    }
  };
  const players = run.places.map((place) => new Player(place, run.signal, (rule) => count(volatile, rule)));
  await Promise.all(players.map(playThere));
  const repeated = players.reduce((sum, player) => sum + player.repeated, 0);
  differing.sort(byIndex);
  withoutResponse.sort(byIndex);
  return {
    ...{ sessions: started, steps: sent, differing, withoutResponse },
    ...{ explained: known, volatile, actions, repeated, compared },
  };
}

function byIndex(one: { readonly index: number }, other: { readonly index: number }): number {
  return one.index - other.index;
}

class Player {
  repeated = 0;
  private readonly context: ComparisonContext;

  constructor(
    private readonly place: WritingPlace,
    private readonly signal: AbortSignal | undefined,
    used: (rule: string) => void,
  ) {
    this.context = { ...(place.addresses && { addresses: place.addresses }), used };
  }

  /** Plays a session again if it differs and the two sides may have worked in different seconds. */
  async play(session: DiffSession): Promise<Outcome> {
    const { endpoints, newNames, time } = this.place;
    for (let attempt = 1; ; attempt++) {
      const played = { session, ...newNames(), isPatient: attempt > patientFrom };
      const outcome = await playWritingSession(played, endpoints, time, this.context);
      if (!outcome.found || !outcome.hasPassedSecond || attempt === attempts) return outcome;
      this.repeated++;
    }
  }

  /** Removes steps, many at a time and then one by one, as long as the rest differs in the same way. */
  async shorten(session: DiffSession, first: NonNullable<Outcome['found']>): Promise<DifferingSession> {
    let steps = session.steps.slice(0, first.step + 1);
    let found = first;
    for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
      for (let end = steps.length - 1; end > 0 && this.signal?.aborted !== true; end -= size) {
        const start = Math.max(0, end - size);
        const candidate = steps.toSpliced(start, end - start);
        const outcome = await this.play({ ...session, steps: candidate });
        if (outcome.found?.difference.kind !== first.difference.kind) continue;
        found = outcome.found;
        steps = candidate.slice(0, found.step + 1);
      }
    }
    return { index: session.index, steps, found };
  }
}

/** The action of a step, as far as it is written plainly. */
function actionOf({ request: { query, body } }: SessionStep): string {
  const fields = body && 'fields' in body ? body.fields : [];
  const [, action = ''] = [...query, ...fields].find(([name]) => decoded(name) === 'action') ?? [];
  const plain = decoded(action);
  return /^[a-z]+$/.test(plain) ? plain : 'none';
}

/** @returns the previous count */
function count(counts: Record<string, number>, key: string): number {
  const before = counts[key] ?? 0;
  counts[key] = before + 1;
  return before;
}
