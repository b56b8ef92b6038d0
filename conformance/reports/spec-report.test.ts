import { PassThrough } from 'node:stream';
import { WriteStream } from 'node:tty';

import { expect } from 'chai';

import { exampleReport, exampleRun } from './example-report.test-support';
import { specReport } from './spec-report';

describe('the report for people', () => {
  it('goes from the rules to what was left out, what failed, and the verdict', () => {
    expect(specReport(exampleReport)).to.equal(`\
https://wiki.example/w/api.php (https://wiki.example): release 1.43, anonymous

Section 1
  ✓ pass           1.json      Responses are JSON.

Section 2.4
  – not applicable 2.4.present The block is present in these responses. (recommended)

Section 4.2
  ✗ fail           4.2.1       When no page uses the file, then \`query.imageusage\` is an empty array and the request still succeed…
  ? inconclusive   4.2.3       The results are ordered by the identifier of the using page.

Inconclusive
  no file with >= 12 uses was found
      4.2.3

Not applicable
  the wiki shows no debug block
      2.4.present

Left out beside what passed
  needs a log-in
      1.json

Failures

  1) unused-file-succeeds: A file that no page uses gives an empty array.
     rule       4.2.1: When no page uses the file, then \`query.imageusage\` is an empty array and the request still succeeds, as all do.
     at         /query of answer
     expected   {"imageusage":[]}
     actual     {"imageusage":{"<&\\u001b[2J\\u0000":1}}
     differs at /imageusage
                curl --silent --include --globoff 'https://wiki.example/w/api.php?action=query&list=imageusage'

1 passed, 1 failed, 1 not applicable, 1 inconclusive
The wiki breaks 1 required rule: 4.2.1.
`);
  });

  it('is one sentence where there was nothing to hold against the rules', () => {
    const problem = 'Nothing listens at wiki.example.';
    const run = { ...exampleRun, exitCode: 2, problem, rules: [], scenarios: [] } as const;
    expect(specReport({ ...exampleReport, exitCode: 2, runs: [{ ...run, rules: [], scenarios: [] }] })).to.equal(`\
https://wiki.example/w/api.php (https://wiki.example): release 1.43, anonymous

It could not be found out: Nothing listens at wiki.example.
`);
  });

  it('is coloured on a terminal that wants colours, and there only', () => {
    const { FORCE_COLOR, NO_COLOR } = process.env;
    const terminal = Object.assign(new PassThrough(), {
      isTTY: true,
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
      const coloured = specReport(exampleReport, terminal);
      expect(coloured).to.contain('\n\u001b[31mThe wiki breaks 1 required rule: 4.2.1.\u001b[39m\n');
      expect(specReport(exampleReport, new PassThrough())).to.equal(specReport(exampleReport));
      process.env.NO_COLOR = '1';
      expect(specReport(exampleReport, terminal)).to.equal(specReport(exampleReport));
    } finally {
      delete process.env.NO_COLOR;
      Object.assign(process.env, FORCE_COLOR === undefined ? {} : { FORCE_COLOR });
      Object.assign(process.env, NO_COLOR === undefined ? {} : { NO_COLOR });
    }
  });
});
