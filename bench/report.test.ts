import { expect } from 'chai';

import { table } from './report';

describe('the table of a run', () => {
  it('has a line for each ratio, and says whether it is what we want', () => {
    const absolute = { unit: 'ms', measured: 2, baseline: 4 };
    const printed = table([
      {
        measured: 'a',
        baseline: 'raw',
        better: 'higher',
        ratio: 0.5,
        quartiles: [0.4, 0.75],
        rounds: 9,
        aim: 0.75,
        absolute,
      },
      { measured: 'b', baseline: 'raw', better: 'lower', ratio: 1234.5, quartiles: [1.2345, 2], rounds: 9, absolute },
    ]);
    expect(printed).to.equal(
      [
        '| measured | compared with | ratio | half of the rounds | better, aim            |',
        '| -------- | ------------- | ----- | ------------------ | ---------------------- |',
        '| a        | raw           | 0.500 | 0.400 – 0.750      | higher, 0.750 (missed) |',
        '| b        | raw           | 1235  | 1.23 – 2.00        | lower                  |',
      ].join('\n'),
    );
  });
});
