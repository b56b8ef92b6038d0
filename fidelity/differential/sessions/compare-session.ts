import { compareResponses } from '../compare/compare-responses';
import type { ComparisonContext } from '../compare/volatile';
import type { Difference } from '../diff-response';
import { explained } from '../explained';
import { SessionPlayer, type SessionSide } from './player';
import type { DiffSession, SessionNames } from './session';

export interface SessionSides {
  readonly emulator: SessionSide;
  readonly wiki: SessionSide;
}

/** Where the answers of a session first differ without an explanation. */
export interface SessionDifference {
  /** The place of the step, counted from 0. */
  readonly step: number;
  readonly difference: Difference;
}

/** What a session came to: how many steps had other answers for a known reason, and the first that has none. */
export interface SessionOutcome {
  readonly found: SessionDifference | undefined;
  readonly explained: readonly string[];
}

/**
 * Plays a session to both sides, step by step. It is played to its end whatever differs: what a side has changed, the
 * other is to have changed as well.
 *
 * @throws Error where a side gives no answer
 */
export async function compareSession(
  session: DiffSession,
  sides: SessionSides,
  names: SessionNames,
  context: ComparisonContext,
): Promise<SessionOutcome> {
  const emulator = new SessionPlayer(sides.emulator, names);
  const wiki = new SessionPlayer(sides.wiki, names);
  const known: string[] = [];
  let found: SessionDifference | undefined;
  for (const [index, step] of session.steps.entries()) {
    const [ours, theirs] = [await emulator.play(step), await wiki.play(step)];
    const difference = compareResponses(step.request, ours, theirs, context);
    if (!difference) continue;
    const id = explained(step.request, difference);
    if (id !== undefined) known.push(id);
    else found ??= { step: index, difference };
  }
  return { found, explained: known };
}
