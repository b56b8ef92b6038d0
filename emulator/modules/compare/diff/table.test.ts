import { expect } from 'chai';

import { changedRuns } from './changed-runs';
import { differenceTable } from './table';
import { unifiedDifference } from './unified';

const asIs = (text: string): string => text;
const style = {
  emptyLine: '<br>',
  escape: asIs,
  escapeWhole: asIs,
  escapeWords: asIs,
  lineLabel: String,
  finish: asIs,
};

/** The rows of a table, each as its two cells without markup: `-[del]` and `+[ins]` stand for what changed. */
function rows(oldText: string, newText: string): string[] {
  return differenceTable(oldText, newText, style)
    .split('</tr>\n')
    .filter((row) => row !== '' && !row.includes('diff-lineno'))
    .map((row) =>
      row
        .replace(/<\/?(?:del|ins)[^>]*>/g, '|')
        .replace(/<\/td>(?=<td)/g, '\t')
        .replace(/<[^>]*>/g, ''),
    )
    .map((row) =>
      row
        .split('\t')
        .filter((cell) => cell !== '')
        .join(' / '),
    );
}

describe('the table of differences', () => {
  it('is empty for equal texts', () => {
    expect(differenceTable('a\nb', 'a\nb', style)).to.equal('');
    expect(unifiedDifference('a\nb', 'a\nb')).to.equal('');
  });

  it('shows two lines around a change', () => {
    const text = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].join('\n');
    expect(rows(text, text.replace('d', 'x'))).to.deep.equal(['b / b', 'c / c', '|d| / |x|', 'e / e', 'f / f']);
  });

  it('marks the words that changed in a line', () => {
    expect(rows('the cat sat', 'the dog sat')).to.deep.equal(['the |cat |sat / the |dog |sat']);
  });

  it('shows lines that are all new where the first of equal lines is', () => {
    expect(rows('a\nb\n\nb', 'a\nb\n\nb\n\nb').slice(0, 3)).to.deep.equal(['a / a', '|b|', '||']);
  });

  it('has a unified form', () => {
    expect(unifiedDifference('a\nb', 'a\n<c>')).to.contain('@@ -1,2 +1,2 @@\n a\n-b\n+&lt;c>\n');
  });
});

describe('changed runs', () => {
  it('make one text the other', () => {
    let seed = 1;
    const next = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let round = 0; round < 300; round++) {
      const [old, added] = [next(12), next(12)].map((length) => Array.from({ length }, () => 'abc'[next(3)]!));
      let place = 0;
      const made: string[] = [];
      for (const { start, end, newStart, newEnd } of changedRuns(old!, added!)) {
        made.push(...old!.slice(place, start), ...added!.slice(newStart, newEnd));
        place = end;
      }
      expect([...made, ...old!.slice(place)]).to.deep.equal(added);
    }
  });

  it('are found in linear time where long texts have nothing in order', () => {
    const shuffled = (length: number, step: number) =>
      Array.from({ length }, (_, index) => String((index * step) % length));
    // The least of several runs: other programs make single ones slower.
    const timeOf = (length: number): number => {
      const [one, other] = [shuffled(length, 7919), shuffled(length, 104_729)];
      const times = Array.from({ length: 4 }, () => {
        const before = process.cpuUsage();
        changedRuns(one, other);
        return process.cpuUsage(before).user;
      });
      return Math.min(...times);
    };
    timeOf(12_000);
    expect(timeOf(96_000) / timeOf(24_000)).to.be.below(10);
  });
});
