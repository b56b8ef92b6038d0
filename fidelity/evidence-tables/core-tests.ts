import { releaseNames } from '../../emulator';
import { total } from '../core-tests/compare-counts';
import { coreTestsEvidence } from '../core-tests/evidence';

/**
 * Markdown: how many of MediaWiki core's own API tests pass on the fake, one row per file.
 *
 * @param root the folder of the project
 */
export function coreTestsTable(root: string): string {
  const recorded = releaseNames.map((release) => ({ release, evidence: coreTestsEvidence.read(root, release) }));
  const files = [...new Set(recorded.flatMap(({ evidence }) => Object.keys(evidence?.real ?? {})))].sort();
  const head = ['Tests', ...recorded.map(({ release, evidence }) => `${release} (${evidence?.date ?? '–'})`)];
  const row = (file: string) => [
    `\`${file}\``,
    ...recorded.map(({ evidence }) => {
      const all = evidence?.real[file];
      return all === undefined ? '–' : `${evidence?.fake[file] ?? 0} of ${all}`;
    }),
  ];
  const sum = [
    'all',
    ...recorded.map(({ evidence }) => `${total(evidence?.fake ?? {})} of ${total(evidence?.real ?? {})}`),
  ];
  const table = [head, ['---', ...recorded.map(() => '--:')], ...files.map(row), sum];
  return table.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
