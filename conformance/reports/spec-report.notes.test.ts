import { expect } from 'chai';

import { scenario } from '../runner/made-up-wiki.test-support';
import { describeRun } from './describe-run';
import { exampleRun } from './example-report.test-support';
import { noteLines } from './spec-report';
import { verdictSentence } from './verdict-sentence';

const plain = (_colour: string, text: string): string => text;

describe('the notes of a report', () => {
  it('are other findings, what the wiki shows, and the number of requests', () => {
    const evidence = 'a title: Cat\u001b[2J';
    const lines = noteLines(
      {
        ...exampleRun,
        requests: { sent: 12, budget: 150 },
        retries: [{ request: 'GET ?action=query', reason: 'The wiki is busy.', seconds: 1.5 }],
        capabilities: { generator: 'MediaWiki 1.43.9', debugBlock: true, hostNames: true },
        findings: [{ id: 'cats-are-loose', level: 'warning', sentence: 'There are cats.', evidence }],
      },
      plain,
    );
    expect(lines).to.deep.equal([
      '',
      'Other findings',
      '  warning  There are cats. [cats-are-loose]',
      '           a title: Cat\\u001b[2J',
      '',
      'The wiki runs MediaWiki 1.43.9 and shows the debug block and the names of its hosts.',
      '',
      '12 requests (limit 150), 1 of them a repetition.',
      '  after 1.5 s, GET ?action=query: The wiki is busy.',
    ]);
    expect(noteLines(exampleRun, plain)).to.deep.equal([]);
  });

  it('make a run that leaves pages behind end with 2, and say so', () => {
    const rule = { id: '1', quote: '…', level: 'required', observable: 'outside' } as const;
    const results = [
      { result: { scenario: scenario({}), verdict: 'pass', failures: [], requests: 1 }, seconds: 0 },
    ] as const;
    const facts = { target: exampleRun.target, rules: [rule], results, seconds: 0, only: [] };
    expect(describeRun(facts).exitCode).to.equal(0);
    expect(describeRun({ ...facts, notes: { leftOver: ['Gallery (no right)'] } }).exitCode).to.equal(2);
    expect(verdictSentence({ ...exampleRun, rules: [], exitCode: 2, leftOver: ['Gallery (no right)'] })).to.equal(
      'Inconclusive: the rules passed, but pages that the check created are left on the wiki: Gallery (no right).',
    );
  });
});
