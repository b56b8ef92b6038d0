import type { Report } from '../../../schemas/generated/report';

const colours = ['brightgreen', 'red', 'lightgrey'] as const;

/** The result as data for the endpoint badge of shields.io, which draws it from a public address of this file. */
export function badgeReport({ runs, exitCode }: Report): string {
  const badge = { schemaVersion: 1, label: 'query API', message: messageOf(runs, exitCode), color: colours[exitCode] };
  return `${JSON.stringify(badge, null, 2)}\n`;
}

function messageOf(runs: Report['runs'], exitCode: Report['exitCode']): string {
  const [only] = runs;
  if (runs.length !== 1 || !only) {
    return `${runs.filter(({ exitCode: end }) => end === 0).length} of ${runs.length} wikis passed`;
  }
  const { pass, fail } = only.counts;
  return [`${pass} rules passed`, `${fail} of ${pass + fail} rules failed`, 'inconclusive'][exitCode] ?? '';
}
