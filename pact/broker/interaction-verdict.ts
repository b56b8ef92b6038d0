import type { Verdict } from '../../conformance/runner/verdict';
import type { InteractionOutcome } from '../verify/outcome';
import type { BrokerInteraction } from './contracts-to-verify';

/** What became of one interaction of a contract. */
export interface InteractionVerdict {
  /** The broker's: `_id` in the contract, `interactionId` in the native report. Else its description says which. */
  readonly id?: string | undefined;
  readonly description: string;
  readonly verdict: Verdict;
  /** Why it is not applicable or inconclusive. */
  readonly reason?: string | undefined;
  /** It may fail: its consumer does not rely on it yet. The broker still learns that it does, as from native verifiers. */
  readonly pending?: boolean;
  readonly mismatches?: readonly Mismatch[];
}

/** As brokers show what differed, to everybody who may read there: without secrets. */
export interface Mismatch {
  /** `body`, `header`, `status`, … */
  readonly attribute: string;
  /** A path in the body, the name of a header. */
  readonly identifier?: string;
  readonly description: string;
}

/** What our own verification says, as brokers are told. Its texts hold no secrets any more. */
export function verdictsOf(outcomes: readonly InteractionOutcome[]): InteractionVerdict[] {
  return outcomes.map(({ id, description, verdict, reason, pending, mismatches }) => ({
    ...(id !== undefined && { id }),
    description,
    verdict,
    ...(reason !== undefined && { reason }),
    pending,
    // What fails without an answer has a reason, and nothing that differs.
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

/** What was said of the interactions of a contract: of each of them, in the contract's order. */
export function verdictsByInteraction(
  interactions: readonly BrokerInteraction[],
  verdicts: readonly InteractionVerdict[],
): InteractionVerdict[] {
  return interactions.map((interaction) => {
    const said = verdicts.filter((each) => isOf(each, interaction, interactions));
    const [verdict = nothingSaid(interaction)] = said;
    return { ...verdict, id: interaction.id };
  });
}

function isOf(
  { id, description }: InteractionVerdict,
  interaction: BrokerInteraction,
  all: readonly BrokerInteraction[],
): boolean {
  if (id !== undefined && id !== '') return id === interaction.id;
  // Two interactions of one description differ in their states.
  return description === interaction.description && all.filter((each) => each.description === description).length === 1;
}

function nothingSaid({ description }: BrokerInteraction): InteractionVerdict {
  return { description, verdict: 'inconclusive', reason: 'nothing was reported of it' };
}

/** Those that were neither satisfied nor broken: a result must not speak for them. */
export function leftOut(verdicts: readonly InteractionVerdict[]): InteractionVerdict[] {
  return verdicts.filter(({ verdict }) => verdict !== 'pass' && verdict !== 'fail');
}

/** Of the whole: what is broken weighs most, then what could not be found out. */
export function verdictOfAll(verdicts: readonly InteractionVerdict[]): Verdict {
  for (const verdict of ['fail', 'inconclusive', 'pass'] as const) {
    if (verdicts.some((each) => each.verdict === verdict)) return verdict;
  }
  return 'not applicable';
}
