import type { Message } from '../messages/message';
import type { ActionRun } from './module-run';

/**
 * Fails if there are reasons against what a client wants to do. If the client is blocked, so is its address from then on, as far
 * as its block says so (sequence autoblocks-of-moves).
 *
 * @throws UsageError with all reasons
 */
export function failFor(run: ActionRun, reasons: readonly Message[]): void {
  const [first, ...further] = reasons;
  if (!first) return;
  const { context } = run;
  if (context.wiki.hasBlocks) {
    // Few wikis in tests have blocks.
    const { blockAddress } = require('./blocked/blocked') as typeof import('./blocked/blocked');
    blockAddress(context);
  }
  throw run.error(first, further);
}

/** Reasons without those that say the same. */
export function distinct(reasons: readonly Message[]): readonly Message[] {
  const said = ({ key, parameters }: Message) =>
    JSON.stringify([key, ...parameters.map((one) => (typeof one === 'object' ? one : String(one)))]);
  return [...new Map(reasons.map((reason) => [said(reason), reason])).values()];
}
