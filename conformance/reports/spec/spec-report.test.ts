import { PassThrough } from 'node:stream';
import { WriteStream } from 'node:tty';
import { expect } from 'chai';

import type { RuleOutcome } from '../../../schemas/generated/report';
import { exampleReport, exampleRun, runOf } from '../example-report.test-support';
import { specReport, noteLines } from './spec-report';
import { scenario } from '../../runner/made-up-wiki.test-support';
import { describeRun } from '../describe-run';
import { verdictSentence } from '../verdict-sentence';

describe('the report for people', () => {
  it('shows the verdict, the rules, what was not tried, the failures, and the verdict again', () => {
    expect(specReport(exampleReport)).to.equal(`\
https://wiki.example/w/api.php (https://wiki.example): release 1.43, anonymous
Failed 1 required rule: 4.2.1.
1 passed, 1 failed, 1 not applicable, 1 inconclusive

1 What the service does
  ✓ passed         1.json Responses are JSON.

4.2 List usage of a file
  ✗ failed         4.2.1  When no page uses the file, then \`query.imageusage\` is an empty array and the request still succeeds, as all do.
  ? inconclusive   4.2.3  The results are ordered by the identifier of the using page.

Inconclusive
  no file with >= 12 uses was found
      4.2.3

Not applicable
  the wiki shows no debug block: 2.4.present

Not tried, within rules that passed
  needs a log-in
      1.json

Failures (all rules are explained in docs/rules.md)

  1) unused-file-succeeds: A file that no page uses gives an empty array.
     rule       4.2.1: When no page uses the file, then \`query.imageusage\` is an empty array and the request still succeeds, as all do.
     why        Bots treat an error as "try again" and an empty list as "not used".
     at         /query of response
     expected   {"imageusage":[]}
     actual     {"imageusage":{"<&\\u001b[2J\\u0000":1}}
     differs at /imageusage
                curl --silent --include --globoff 'https://wiki.example/w/api.php?action=query&list=imageusage'

1 passed, 1 failed, 1 not applicable, 1 inconclusive
Failed 1 required rule: 4.2.1.
`);
  });

  it('is one sentence if nothing could be checked', () => {
    const problem = 'Nothing listens at wiki.example.';
    const run = { ...exampleRun, exitCode: 2, problem, rules: [], scenarios: [] } as const;
    expect(specReport({ ...exampleReport, exitCode: 2, runs: [{ ...run, rules: [], scenarios: [] }] })).to.equal(`\
https://wiki.example/w/api.php (https://wiki.example): release 1.43, anonymous
Inconclusive: Nothing listens at wiki.example.
`);
  });

  /** As many rules as are not applicable on a wiki without a debug block. */
  const withoutBlock = (count: number): RuleOutcome[] =>
    Array.from({ length: count }, (_, index) => ({
      id: index < 2 ? `9.x${index}` : `2.4.x${index}`,
      quote: 'The debug block …',
      level: 'required',
      observable: 'outside',
      verdict: 'not applicable',
      reasons: ['the wiki shows no debug block'],
      scenarios: [],
    }));

  it('counts rules that are not applicable by reason, and lists them with verbose', () => {
    const run = { ...exampleRun, rules: [...exampleRun.rules, ...withoutBlock(24)] };
    const report = { ...exampleReport, runs: [run] };
    const usual = specReport(report);
    expect(usual).to.contain(
      'Not applicable (--verbose lists the rules)\n  the wiki shows no debug block: 25 rules of 2.4 and 9\n',
    );
    expect(usual).not.to.contain('2.4.x7');
    const verbose = specReport(report, { verbose: true });
    expect(verbose).to.match(/\n {2}– not applicable 2\.4\.x7 +The debug block …\n/);
    expect(verbose).to.match(/\nNot applicable\n {2}the wiki shows no debug block\n {6}2\.4\.present, 9\.x0/);
  });

  it('shows only failed and inconclusive rules and the verdict with quiet', () => {
    const findings = [{ id: 'x', level: 'note', sentence: 'Something.', evidence: 'here' } as const];
    const run = { ...exampleRun, findings, requests: { sent: 1, budget: 150 } };
    const quiet = specReport({ ...exampleReport, runs: [run] }, { quiet: true });
    for (const shown of ['Failed 1 required rule', '✗ failed', '? inconclusive', '1) unused-file-succeeds']) {
      expect(quiet).to.contain(shown);
    }
    for (const hidden of ['passed  ', 'Not applicable', 'Not tried', 'Other findings', 'requests (limit']) {
      expect(quiet).not.to.contain(hidden);
    }
    const passing = specReport(
      { ...exampleReport, exitCode: 0, runs: [runOf(['1.json'], 0)] },
      {
        quiet: true,
      },
    );
    expect(passing.split('\n').filter((line) => line !== '')).to.have.lengthOf(3);
  });

  it('groups failures that differ in the same way', () => {
    const [, , failing] = exampleRun.scenarios;
    if (!failing) throw new Error('The example has no failure.');
    const failure = { ...failing.failures[0]!, firstDifference: '/query/tokens/watchtoken' };
    const scenarios = ['one', 'two', 'three'].map((id, index) => {
      const rules = [['4.2.1'], ['1.json'], ['4.2.1']][index] ?? [];
      return { ...failing, id, failures: [{ ...failure, rules, actual: `null (${id})` }] };
    });
    const report = specReport({ ...exampleReport, runs: [{ ...exampleRun, scenarios }] });
    expect(report).to.match(/\n {2}1\) one: .*\n {5}rule +4\.2\.1: .*\n {5}rule +1\.json: /);
    expect(report).to.contain('… and 2 more that differ in the same way: two, three\n');
    expect(report).not.to.contain('  2) ');
  });

  it('is wrapped to the width of a terminal, and not wrapped elsewhere', () => {
    const narrow = Object.assign(new PassThrough(), { isTTY: true, columns: 70, getColorDepth: () => 1 });
    const rules = (text: string): string[] => text.split('\n').filter((line) => /^ {2}[✓✗?–] /.test(line));
    expect(rules(specReport(exampleReport, { stream: narrow })).map((line) => line.length <= 70)).to.not.include(false);
    expect(rules(specReport(exampleReport, { stream: new PassThrough() })).join('\n')).to.contain('as all do.');
  });

  it('is coloured only on a terminal that supports colours', () => {
    const { FORCE_COLOR, NO_COLOR } = process.env;
    const terminal = Object.assign(new PassThrough(), {
      isTTY: true,
      columns: 200,
      // The terminal's own environment: a CI service's `CI` would say that it has no colours.
      getColorDepth: () =>
        WriteStream.prototype.getColorDepth({
          TERM: 'xterm-256color',
          ...(process.env.NO_COLOR === undefined ? {} : { NO_COLOR: process.env.NO_COLOR }),
        }),
    });
    try {
      delete process.env.FORCE_COLOR;
      delete process.env.NO_COLOR;
      const coloured = specReport(exampleReport, { stream: terminal });
      expect(coloured).to.contain('\n\u001b[31mFailed 1 required rule: 4.2.1.\u001b[39m\n');
      expect(specReport(exampleReport, { stream: new PassThrough() })).to.equal(specReport(exampleReport));
      process.env.NO_COLOR = '1';
      expect(specReport(exampleReport, { stream: terminal })).to.equal(specReport(exampleReport));
    } finally {
      delete process.env.NO_COLOR;
      Object.assign(process.env, FORCE_COLOR === undefined ? {} : { FORCE_COLOR });
      Object.assign(process.env, NO_COLOR === undefined ? {} : { NO_COLOR });
    }
  });
});

const plain = (_colour: string, text: string): string => text;

describe('the notes of a report', () => {
  it('list other findings, what the wiki shows, and the number of requests', () => {
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

  it('give a run that leaves pages behind exit code 2, and say so', () => {
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
