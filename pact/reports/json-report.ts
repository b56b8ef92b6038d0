import { terminalSafeJson } from '../../conformance/reports/terminal-safe';
import { countVerdicts, exitCodeOf, isWhole, type Verification } from '../verify/outcome';

/** When and by what a verification was made. */
export interface Origin {
  /** Of this program. */
  readonly version: string;
  /** When the wiki was first asked. */
  readonly startedAt: Date;
}

/** For programs: the verification, with what it comes to. `whole` says whether no interaction was left out. */
export function jsonReport(verification: Verification, { version, startedAt }: Origin): string {
  const report = {
    tool: 'wikidouble',
    version,
    startedAt: startedAt.toISOString(),
    exitCode: exitCodeOf(verification),
    whole: isWhole(verification),
    counts: countVerdicts(verification.outcomes),
    ...verification,
  };
  return `${terminalSafeJson(JSON.stringify(report, null, 2))}\n`;
}
