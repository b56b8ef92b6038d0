import { markdownTable } from '../table/clients-page';
import { equalMethods, type MethodsEvidence } from './methods-evidence';

/** One row per library: how many of its methods return the same from the fake as from real wikis. */
export function methodsSection(evidence: readonly MethodsEvidence[]): string {
  const rows = evidence.map((each) => [
    `${each.library} ${each.version}`,
    String(each.methods),
    String(equalMethods(each, '1.39') ?? '–'),
    String(equalMethods(each, '1.43') ?? '–'),
    String(Object.values(each.leftOut).flat().length),
  ]);
  return markdownTable(['Library', 'Called', '1.39', '1.43', 'Left out'], rows);
}
