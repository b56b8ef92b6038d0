import { compareResponses } from '../compare/compare-responses';
import { IdMapping } from '../compare/id-mapping';
import type { ComparisonContext } from '../compare/volatile';
import type { Difference } from '../diff-response';
import { explained } from '../known-differences';
import { comparedModules } from '../named-modules';
import { type SessionEndpoint, type SessionOutcome, SessionReplay } from '../sessions/replay-session';
import type { DiffSession, SessionNames } from '../sessions/session';

/** The fake in a new wiki, whose clock stands at the time of each step. */
export interface FakeSide extends SessionEndpoint {
  stopClock(time: number): void;
}

/** The time, and a way to wait for another. */
export interface SessionTime {
  /** In milliseconds since 1970. */
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}

export interface WritingEndpoints {
  readonly wiki: SessionEndpoint;
  /** Creates a fake that nothing has been written to, so that no session sees what another one left. */
  readonly newFake: () => FakeSide;
}

export interface PlayedSession {
  readonly session: DiffSession;
  readonly names: SessionNames;
  /** The address that all clients of the session have. */
  readonly from?: string;
  /** Whether steps begin still earlier in a second. Default: they do not. */
  readonly isPatient?: boolean;
}

/** The result of a session, and whether both sides worked in the same seconds throughout. */
export interface WritingOutcome extends SessionOutcome {
  readonly hasPassedSecond: boolean;
  /** The modules that its steps name whose responses were the same, and no error. */
  readonly compared: readonly string[];
}

/** A step begins early in a second, so that the wiki responds within it. Requests that only read take less time. */
const latestStart = { GET: 880, POST: 650 } as const;
/** The same where the wiki took longer than that before. */
const earlierStart = { GET: 650, POST: 100 } as const;

/**
 * Plays a session on both sides, step by step, until a difference: afterwards the sides are no longer in the same state.
 *
 * @throws Error if a side gives no response
 */
export async function playWritingSession(
  { session, names, from, isPatient = false }: PlayedSession,
  { wiki, newFake }: WritingEndpoints,
  time: SessionTime,
  context: ComparisonContext,
): Promise<WritingOutcome> {
  const fake = newFake();
  const ids = new IdMapping(existing);
  await nextSecond(time);
  const all = { ...names, start: isoTime(time.now()) };
  const [ours, theirs] = [new SessionReplay(fake, all, from), new SessionReplay(wiki, all, from)];
  const known: string[] = [];
  const compared: string[] = [];
  for (const [index, step] of session.steps.entries()) {
    const latest = (isPatient ? earlierStart : latestStart)[step.request.method === 'GET' ? 'GET' : 'POST'];
    if (step.waits === true || time.now() % 1000 > latest) await nextSecond(time);
    const second = Math.floor(time.now() / 1000);
    const their = await theirs.play(step);
    // What a wiki does after its response, such as updating links, has the time at which it is done.
    if (step.request.method === 'POST') await wiki.settle?.();
    if (Math.floor(time.now() / 1000) !== second) ids.pass(second);
    fake.stopClock(second * 1000);
    const our = await ours.play(step);
    const found = compareResponses(step.request, our, their, { ...context, ids });
    if (!found) {
      compared.push(...comparedModules(step.request, their));
      continue;
    }
    const difference = withReason(found, ids);
    const id = explained(step.request, difference);
    if (id === undefined) {
      return { found: { step: index, difference }, explained: known, compared, hasPassedSecond: ids.hasPassed };
    }
    known.push(id);
  }
  return { found: undefined, explained: known, compared, hasPassedSecond: ids.hasPassed };
}

/** What a new wiki has: users 1 and 2, and the Main Page with its revision, its change and its entry in a log. */
const existing = { page: 1, revision: 1, change: 1, log: 1, user: 2, block: 0, file: 0 };

/** Names the reason why a mapping refused two ids. */
function withReason(difference: Difference, ids: IdMapping): Difference {
  const refusal = ids.takeRefusal();
  return refusal === undefined ? difference : { ...difference, at: `${difference.at} (${refusal})` };
}

async function nextSecond(time: SessionTime): Promise<void> {
  await time.sleep(1000 - (time.now() % 1000) + 5);
}

function isoTime(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}
