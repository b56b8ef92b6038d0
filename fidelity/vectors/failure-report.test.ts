import { expect } from 'chai';
import { describeFailure } from './failure-report';
import type { VectorResult } from './run-vectors';

const result: VectorResult = {
  vector: { request: "action=query&titles=It's|日", body: '"日本"', needs: ['titles'] },
  passed: false,
  expected: '"日本"',
  actual: '"日木"',
  status: 200,
  contentType: 'application/json; charset=utf-8',
  firstDifference: 6,
};

describe('describeFailure', () => {
  it('shows both bodies, the place, and how to ask again', () => {
    expect(describeFailure(result, 'http://wiki.example/api.php').split('\n')).to.deep.equal([
      "FAILED action=query&titles=It's|日",
      '  expected: "日本"',
      '  actual:   "日木"',
      String.raw`  first difference at byte 6: "本\"" expected, "木\"" found; answered with status 200, application/json; charset=utf-8`,
      String.raw`  curl --silent --globoff 'http://wiki.example/api.php?action=query&titles=It'\''s|日'`,
    ]);
  });

  it('names the status where the body is as expected', () => {
    const report = describeFailure({ ...result, firstDifference: undefined, status: 500, contentType: undefined });
    expect(report.split('\n').at(-1)).to.equal('  the body is as expected; answered with status 500, no content type');
  });
});
