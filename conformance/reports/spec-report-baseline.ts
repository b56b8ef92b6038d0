import type { BaselineEntryOutcome, Report } from '../../schemas/generated/report';
import { isUnfit } from '../baseline/apply-baseline';
import { reasonToFillIn } from '../baseline/write-baseline';
import { terminalSafe } from './terminal-safe';
import type { Paint } from './spec-report-marks';

/** What came of the known failures: those that are out of date end the run with 1. */
export function baselineLines({ file, entries }: NonNullable<Report['baseline']>, paint: Paint): string[] {
  const unfit = entries.filter(isUnfit);
  const count = (state: BaselineEntryOutcome['state']): number =>
    entries.filter((entry) => entry.state === state).length;
  const waiting = entries.filter(({ reason }) => reason === reasonToFillIn).length;
  return [
    terminalSafe(`Known failures (${file})`),
    ...unfit.map((entry) => paint('red', terminalSafe(`  line ${entry.line}: ${unfitSentence(entry)}`))),
    `  ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}: ${count('fails')} failed as expected, ` +
      `${unfit.length} out of date, ${count('not looked at')} not checked.`,
    ...(waiting > 0 ? [`  ${waiting} without a reason.`] : []),
  ];
}

/** Why an entry is out of date, and what to do. */
export function unfitSentence({ what, state, expires }: BaselineEntryOutcome): string {
  return state === 'expired'
    ? `${what} expired on ${expires}: fix it, or set a later date.`
    : `${what} no longer fails: remove the entry.`;
}
