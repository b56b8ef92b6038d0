import { existsSync } from 'node:fs';

import { applyBaseline, type AppliedBaseline } from '../baseline/apply-baseline';
import { loadBaseline, type LoadedBaseline } from '../baseline/load-baseline';
import { baselineOf } from '../baseline/write-baseline';
import type { Run } from '../../schemas/generated/report';
import type { Rule } from '../../schemas/generated/rules';
import type { Scenario } from '../../schemas/generated/scenario';
import { isSameFile, type OutputFiles } from '../reports/output-files';

interface BaselineFiles {
  readonly baseline: string | undefined;
  readonly writeBaseline: string | undefined;
}

/** Runs, and what came of the baseline where there is one. */
type Applied = Pick<AppliedBaseline, 'runs'> & Partial<AppliedBaseline>;

/** What `--baseline` reads and `--write-baseline` writes. */
export class KnownFailures {
  private readonly baseline: LoadedBaseline | undefined;

  /** @throws Error for a baseline that is wrong, and for a file that would be lost */
  constructor(
    private readonly files: BaselineFiles,
    rules: readonly Rule[],
    scenarios: readonly Scenario[],
  ) {
    const { baseline, writeBaseline } = files;
    const ids = { rules: rules.map(({ id }) => id), scenarios: scenarios.map(({ id }) => id) };
    if (baseline !== undefined) this.baseline = loadBaseline(baseline, ids);
    if (writeBaseline === undefined || !existsSync(writeBaseline)) return;
    if (baseline !== undefined && isSameFile(baseline, writeBaseline)) return;
    throw new Error(`The baseline ${writeBaseline} is there already: give it as --baseline too, to keep its reasons.`);
  }

  apply(runs: readonly Run[], today: Date): Applied {
    return this.baseline ? applyBaseline(runs, this.baseline, today) : { runs };
  }

  write({ runs, outcome }: Applied, today: Date, output: OutputFiles, stdout: NodeJS.WritableStream): void {
    const file = this.files.writeBaseline;
    if (file === undefined) return;
    const before = this.baseline && outcome ? { baseline: this.baseline, outcome } : undefined;
    output.write('baseline', file, stdout, () => baselineOf(runs, today, before));
  }
}
