import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { BenchCase } from '../bench-case';
import { figure, type FigureOrder } from '../figures';
import { takeTurns, type Sampler } from '../rounds';
import { usedFile } from '../wikis';

const pageCount = 100_000;

/** Pages by what is said of them. */
const kinds: Readonly<Record<string, (index: number) => object>> = {
  'what they use': () => ({ uses: [usedFile] }),
  'a line of text': (index) => ({ text: `This is page ${index}, which has a line of text.` }),
  'a line with two links': (index) => ({
    text: `Page ${index} shows [[${usedFile}]] and links to [[Page ${index * 7}]].`,
  }),
};

/** What loading a wiki from JSON Lines takes, page by page: the time grows with their number alone. */
export const loading: BenchCase = {
  name: 'loading',
  description: `time for ${pageCount.toLocaleString('en')} pages of JSON Lines to become a wiki, to parsing the lines alone`,
  async run(budget) {
    const { createWiki, readWikiFile } = await import('wikidouble');
    const folder = mkdtempSync(join(tmpdir(), 'wikidouble-bench-'));
    try {
      const contenders = new Map<string, Sampler>();
      const orders: FigureOrder[] = [];
      for (const [kind, pageOf] of Object.entries(kinds)) {
        const path = join(folder, `${orders.length}.jsonl`);
        writeFileSync(path, linesOf(pageOf));
        const [measured, baseline] = [`pages with ${kind}`, `their JSON (${kind})`];
        contenders.set(
          measured,
          timeOf(() => createWiki(readWikiFile(path))),
        );
        contenders.set(
          baseline,
          timeOf(() => parseLines(path)),
        );
        orders.push({ measured, baseline, better: 'lower', unit: 'ms' });
      }
      const samples = await takeTurns(contenders, budget);
      return orders.map((order) => figure(samples, order));
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

function linesOf(pageOf: (index: number) => object): string {
  const lines = Array.from({ length: pageCount }, (_, index) =>
    JSON.stringify({ page: { title: `Page ${index}`, ...pageOf(index) } }),
  );
  return `${lines.join('\n')}\n`;
}

function parseLines(path: string): unknown[] {
  return readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

/** Once: it takes long enough to be measured. */
function timeOf(work: () => unknown): Sampler {
  return () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  };
}
