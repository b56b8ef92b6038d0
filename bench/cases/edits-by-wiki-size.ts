import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import type { Wiki } from 'wikidouble';

import type { BenchCase } from '../bench-case';
import { figure } from '../figures';
import { takeTurns, type Sampler } from '../rounds';
import { edit } from '../send-once';

const few = 1000;
const many = 100_000;
const beforeReset = 10_000;
const pages = 1000;
/** Many enough that every sample has several garbage collections. */
const editsPerSample = 1000;

/** An edit costs the same after a thousand edits and after a hundred thousand; so does forgetting them. */
export const editsByWikiSize: BenchCase = {
  name: 'edits-by-wiki-size',
  description: 'time of an edit and of a reset after many edits, to that after few; memory of a revision',
  async run(budget) {
    const { createWiki } = await import('wikidouble');
    const edited = (count: number): Wiki => {
      const wiki = createWiki();
      editPages(wiki, 0, count);
      return wiki;
    };

    const { value: large, bytes } = memoryOf(() => edited(many));
    const { bytes: plainBytes, value: plain } = memoryOf(() =>
      Array.from({ length: many }, (_, index) => record(index)),
    );
    let next = many;
    const toReset = { few: createWiki(), many: createWiki() };
    const resetAfter = (wiki: Wiki, count: number): Sampler => {
      return () => {
        editPages(wiki, 0, count);
        return timeOf(() => {
          wiki.reset();
        });
      };
    };
    const names = {
      few: `an edit after ${few.toLocaleString('en')} edits`,
      many: `an edit after ${many.toLocaleString('en')} edits`,
      resetFew: `reset after ${few.toLocaleString('en')} edits`,
      resetMany: `reset after ${beforeReset.toLocaleString('en')} edits`,
    };
    const samples = await takeTurns(
      new Map<string, Sampler>([
        [
          names.few,
          () => {
            const wiki = edited(few);
            return (
              timeOf(() => {
                editPages(wiki, few, editsPerSample);
              }) / editsPerSample
            );
          },
        ],
        [
          names.many,
          () => {
            // As many edits go before the timed ones as in the small wiki: both are equally warm.
            editPages(large, next, few);
            const from = next + few;
            next = from + editsPerSample;
            return (
              timeOf(() => {
                editPages(large, from, editsPerSample);
              }) / editsPerSample
            );
          },
        ],
        [names.resetFew, resetAfter(toReset.few, few)],
        [names.resetMany, resetAfter(toReset.many, beforeReset)],
      ]),
      budget,
    );
    const memory = {
      measured: `a revision, of ${many.toLocaleString('en')}`,
      baseline: 'a plain object with its members',
    };
    const perRevision = new Map([
      [memory.measured, [bytes / many]],
      [memory.baseline, [plainBytes / plain.length]],
    ]);
    return [
      figure(samples, { measured: names.many, baseline: names.few, better: 'lower', unit: 'ms', aim: 1.3 }),
      figure(samples, { measured: names.resetMany, baseline: names.resetFew, better: 'lower', unit: 'ms' }),
      figure(perRevision, { ...memory, better: 'lower', unit: 'bytes' }),
    ];
  },
};

/** Edits the pages in turn. */
function editPages(wiki: Wiki, from: number, count: number): void {
  for (let index = from; index < from + count; index++) edit(wiki, title(index), text(index));
}

function title(index: number): string {
  return `Page ${index % pages}`;
}

function text(index: number): string {
  return `Text ${index} with [[Page ${(index + 1) % pages}]] and [[File:Used by many.png]].`;
}

/** What a revision is made of at least. */
function record(index: number): object {
  return { id: index, parent: index - pages, user: '127.0.0.1', time: new Date(index), comment: '', text: text(index) };
}

function timeOf(work: () => void): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

/** What a value takes in memory, in bytes. */
function memoryOf<Value>(make: () => Value): { readonly value: Value; readonly bytes: number } {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const before = process.memoryUsage().heapUsed;
  const value = make();
  collect();
  return { value, bytes: process.memoryUsage().heapUsed - before };
}
