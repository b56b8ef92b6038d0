import { Document } from 'yaml';

import type { KnownFailure } from '../../schemas/generated/baseline';
import type { Run } from '../../schemas/generated/report';
import { isUnfit, type AppliedBaseline } from './apply-baseline';
import type { BaselineEntry, LoadedBaseline } from './load-baseline';

/** The reason until someone gives one. */
export const reasonToFillIn = 'To be filled in: why is this accepted?';
const daysInForce = 90;
const dayLength = 86_400_000;

const preface = [
  ' Failures that are known: "wikidouble check --baseline" is content with them, and with no others.',
  ' Give each a reason, and a day on which it is to be looked at again. Rules stand for all their scenarios;',
  ' "scenario: id" in place of "rule: id" is about one. In "wiki", * stands for anything.',
].join('\n');

/**
 * The baseline of the current failures: one entry per wiki and rule.
 *
 * @param before a baseline that was applied to the runs; its entries that still count, and those for wikis that were
 *   not checked this time, are kept
 */
export function baselineOf(
  runs: readonly Run[],
  today: Date,
  before?: { readonly baseline: LoadedBaseline; readonly outcome: AppliedBaseline['outcome'] },
): string {
  const expires = new Date(today.getTime() + daysInForce * dayLength).toISOString().slice(0, 10);
  const added = runs.flatMap(({ target, rules }) =>
    rules.flatMap((rule): KnownFailure[] => {
      if (rule.verdict !== 'fail' || rule.level !== 'required' || rule.known) return [];
      return [{ wiki: target.api, rule: rule.id, reason: reasonToFillIn, expires }];
    }),
  );
  const fit = new Set(before?.outcome.entries.filter((entry) => !isUnfit(entry)).map(({ line }) => line));
  const kept = (before?.baseline.entries ?? []).filter(({ line }) => fit.has(line)).map(withoutLine);
  const document = new Document({ known: [...kept, ...added] });
  document.commentBefore = preface;
  return document.toString({ lineWidth: 120 });
}

function withoutLine({ wiki, rule, scenario, reason, expires }: BaselineEntry): KnownFailure {
  return {
    ...(wiki === undefined ? {} : { wiki }),
    ...(rule === undefined ? { scenario } : { rule }),
    reason,
    expires,
  };
}
