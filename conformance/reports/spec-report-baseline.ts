import type { BaselineEntryOutcome, Report } from '../../schemas/generated/report';
import { isUnfit } from '../baseline/apply-baseline';
import { reasonToFillIn } from '../baseline/write-baseline';
import { legible } from './legible';
import type { Paint } from './spec-report-marks';

/** What came of the known failures: those that do not fit any more end the run with 1. */
export function baselineLines({ file, entries }: NonNullable<Report['baseline']>, paint: Paint): string[] {
  const unfit = entries.filter(isUnfit);
  const count = (state: BaselineEntryOutcome['state']): number =>
    entries.filter((entry) => entry.state === state).length;
  const waiting = entries.filter(({ reason }) => reason === reasonToFillIn).length;
  return [
    legible(`Known failures (${file})`),
    ...unfit.map((entry) => paint('red', legible(`  line ${entry.line}: ${unfitSentence(entry)}`))),
    `  ${count('fails')} of ${entries.length} fail as known, ${unfit.length} do not fit any more, ` +
      `${count('not looked at')} were not looked at.`,
    ...(waiting > 0 ? [`  ${waiting} wait for a reason.`] : []),
  ];
}

/** What is wrong with an entry that does not fit any more, and what to do. */
export function unfitSentence({ what, state, expires }: BaselineEntryOutcome): string {
  return state === 'expired'
    ? `${what} expired on ${expires}: put it right, or give it another date.`
    : `${what} no longer fails: remove the entry.`;
}
