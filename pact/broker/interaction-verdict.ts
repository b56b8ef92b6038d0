import type { Verdict } from '../../conformance/runner/verdict';
import type { InteractionOutcome } from '../verify/outcome';
import type { BrokerInteraction } from './contracts-to-verify';

/** The result of one interaction of a contract. */
export interface InteractionVerdict {
  /**
   * The broker's id: `_id` in the contract, `interactionId` in the native report. Default: it is identified by its
   * description.
   */
  readonly id?: string | undefined;
  readonly description: string;
  readonly verdict: Verdict;
  /** Why it is not applicable or inconclusive. */
  readonly reason?: string | undefined;
  /** It may fail: its consumer does not rely on it yet. The broker still gets its result, as from native verifiers. */
  readonly pending?: boolean;
  readonly mismatches?: readonly Mismatch[];
}

/** A mismatch as brokers show it to everyone who can read there: without secrets. */
export interface Mismatch {
  /** `body`, `header`, `status`, … */
  readonly attribute: string;
  /** A path in the body, the name of a header. */
  readonly identifier?: string;
  readonly description: string;
}

/** Converts the outcomes of our own verification, whose secrets have been redacted, for brokers. */
export function verdictsOf(outcomes: readonly InteractionOutcome[]): InteractionVerdict[] {
  return outcomes.map(({ id, description, verdict, reason, pending, mismatches }) => ({
    ...(id !== undefined && { id }),
    description,
    verdict,
    ...(reason !== undefined && { reason }),
    pending,
    // A failure without a response has a reason, and no mismatches.
    mismatches:
      mismatches.length === 0 && verdict === 'fail' && reason !== undefined
        ? [{ attribute: 'response', description: reason }]
        : mismatches.map(({ at, text }) => mismatchAt(at, text)),
  }));
}

function mismatchAt(at: string, description: string): Mismatch {
  if (at === 'status') return { attribute: 'status', description };
  if (at.startsWith('header ')) return { attribute: 'header', identifier: at.slice('header '.length), description };
  return { attribute: 'body', identifier: at, description };
}

/** The verdicts on the interactions of a contract, one for each, in the contract's order. */
export function verdictsByInteraction(
  interactions: readonly BrokerInteraction[],
  verdicts: readonly InteractionVerdict[],
): InteractionVerdict[] {
  return interactions.map((interaction) => {
    const said = verdicts.filter((each) => isOf(each, interaction, interactions));
    const [verdict = withoutResult(interaction)] = said;
    return { ...verdict, id: interaction.id };
  });
}

function isOf(
  { id, description }: InteractionVerdict,
  interaction: BrokerInteraction,
  all: readonly BrokerInteraction[],
): boolean {
  if (id !== undefined && id !== '') return id === interaction.id;
  // Two interactions with the same description differ in their states.
  return description === interaction.description && all.filter((each) => each.description === description).length === 1;
}

function withoutResult({ description }: BrokerInteraction): InteractionVerdict {
  return { description, verdict: 'inconclusive', reason: 'no result was reported' };
}

/** The interactions that neither passed nor failed: a result must not speak for them. */
export function leftOut(verdicts: readonly InteractionVerdict[]): InteractionVerdict[] {
  return verdicts.filter(({ verdict }) => verdict !== 'pass' && verdict !== 'fail');
}

/** The verdict on the whole: a failure comes first, then an inconclusive interaction. */
export function verdictOfAll(verdicts: readonly InteractionVerdict[]): Verdict {
  for (const verdict of ['fail', 'inconclusive', 'pass'] as const) {
    if (verdicts.some((each) => each.verdict === verdict)) return verdict;
  }
  return 'not applicable';
}
