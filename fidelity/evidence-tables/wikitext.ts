import { releaseNames } from '../../emulator';
import { wikitextEvidence } from '../wikitext/evidence';

const columns = {
  files: 'files',
  categories: 'categories',
  links: 'external links',
  pageLinks: 'links to pages',
  templates: 'templates',
} as const;

/**
 * Markdown: in how many made-up texts the fake finds something else than a real wiki, one row per release.
 *
 * @param root the folder of the project
 */
export function wikitextTable(root: string): string {
  const names = Object.keys(columns) as (keyof typeof columns)[];
  const head = ['Real software', 'Date', 'Seed', 'Texts', ...names.map((name) => columns[name])];
  const rows = releaseNames.flatMap((release) => {
    const evidence = wikitextEvidence.read(root, release);
    if (!evidence) return [];
    const { version, date, seed, texts, differing } = evidence;
    return [[version, date, seed, texts.toLocaleString('en'), ...names.map((name) => differing[name])]];
  });
  const table = [head, ['---', '---', ...head.slice(2).map(() => '--:')], ...rows];
  return table.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
