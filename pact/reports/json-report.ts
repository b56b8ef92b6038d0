import { terminalSafeJson } from '../../conformance/reports/terminal-safe';
import { countVerdicts, exitCodeOf, isWhole, type Verification } from '../verify/outcome';

/** When and with which version a verification was made. */
export interface Origin {
  /** The version of this program. */
  readonly version: string;
  /** When the first request was sent. */
  readonly startedAt: Date;
}

/** The report for programs: the verification and its result. `whole` says whether no interaction was left out. */
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
