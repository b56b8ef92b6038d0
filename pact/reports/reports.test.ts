import { expect } from 'chai';

import { exitCodeOf, type InteractionOutcome, type Verification } from '../verify/outcome';
import { jsonReport } from './json-report';
import { junitReport } from './junit-report';
import { specReport } from './spec-report';
import { verdictSentence } from './verdict-sentence';

const origin = { version: '1.2.3', startedAt: new Date('2024-05-01T12:00:00Z') };

function outcome(description: string, members: Partial<InteractionOutcome>): InteractionOutcome {
  const nothing = { states: [], comments: [], mismatches: [], pending: false };
  return { source: 'pacts/my-bot.json', consumer: 'my-bot', description, verdict: 'pass', ...nothing, ...members };
}

const mismatch = { at: '$.query.tokens', expected: '[]', actual: '{"a":1}', text: 'Expected <this> & that' };
const outcomes = [
  outcome('kept', {}),
  outcome('broken', {
    verdict: 'fail',
    states: ['a file'],
    comments: ['A title.'],
    mismatches: [mismatch],
    curl: 'curl x',
  }),
  outcome('elsewhere', { verdict: 'not applicable', reason: 'the wiki shows no debug block' }),
];
const verification: Verification = {
  api: 'https://wiki.example/api.php',
  release: '1.43',
  loggedIn: false,
  outcomes,
  seconds: 1.5,
};
const [kept, , elsewhere] = outcomes as [InteractionOutcome, InteractionOutcome, InteractionOutcome];

describe('reports of contracts', () => {
  it('show one line per interaction, and the mismatches', () => {
    expect(specReport(verification)).to.equal(`https://wiki.example/api.php: release 1.43, anonymous

my-bot (pacts/my-bot.json)
  ✓ pass           kept
  ✗ fail           broken
  – not applicable elsewhere (the wiki shows no debug block)

Failures

  1) broken
               A title.
     given     a file
     at        $.query.tokens
     expected  []
     actual    {"a":1}
               Expected <this> & that
               curl x

1 verified, 1 failed, 1 not applicable, 0 inconclusive
Failed 1 interaction of 3.
`);
  });

  it('contain the same for programs, and whether the whole contract was verified', () => {
    const report = JSON.parse(jsonReport(verification, origin)) as Record<string, unknown>;
    expect(report).to.deep.include({
      tool: 'wikidouble',
      version: '1.2.3',
      startedAt: '2024-05-01T12:00:00.000Z',
      exitCode: 1,
      whole: false,
      counts: { pass: 1, fail: 1, 'not applicable': 1, inconclusive: 0 },
      outcomes: JSON.parse(JSON.stringify(outcomes)) as unknown,
    });
  });

  it('are JUnit for build servers', () => {
    expect(junitReport(verification, origin)).to.equal(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="wikidouble pact verify" tests="3" failures="1" errors="0" skipped="1" time="1.500">
  <testsuite name="https://wiki.example/api.php my-bot" tests="3" failures="1" errors="0" skipped="1" timestamp="2024-05-01T12:00:00">
    <testcase name="kept" classname="https://wiki.example/api.php my-bot"/>
    <testcase name="broken" classname="https://wiki.example/api.php my-bot">
      <failure message="$.query.tokens: Expected &lt;this&gt; &amp; that" type="failure">$.query.tokens: Expected &lt;this&gt; &amp; that
curl x</failure>
    </testcase>
    <testcase name="elsewhere" classname="https://wiki.example/api.php my-bot">
      <skipped message="not applicable: the wiki shows no debug block">the wiki shows no debug block</skipped>
    </testcase>
  </testsuite>
</testsuites>
`);
  });

  it('contain an error if the result is inconclusive', () => {
    const problem = { ...verification, outcomes: [], problem: 'Nothing listens there.' };
    expect(junitReport(problem, origin)).to.include('errors="1"').and.include('Inconclusive: Nothing listens');
    expect(junitReport({ ...verification, outcomes: [elsewhere] }, origin)).to.include('errors="1"');
    expect(junitReport({ ...verification, outcomes: [kept, elsewhere] }, origin)).to.include('errors="0"');
  });

  it('end with the verdict in one sentence', () => {
    const sentence = (...own: InteractionOutcome[]): string => verdictSentence({ ...verification, outcomes: own });
    expect(sentence(kept)).to.equal('Passed every interaction.');
    expect(sentence(kept, elsewhere)).to.equal(
      'Passed every interaction that applies to the wiki; 1 interaction of 2 not applicable.',
    );
    expect(sentence(elsewhere)).to.equal('Inconclusive: no interaction applies to the wiki.');
    expect(sentence(kept, { ...kept, verdict: 'inconclusive' })).to.equal(
      'Inconclusive: 1 interaction could not be verified.',
    );
  });

  it('end with a verdict that says how many pending interactions failed, and with the exit code that belongs to it', () => {
    const verdict = (...own: InteractionOutcome[]): [exitCode: number, sentence: string] => {
      const all = { ...verification, outcomes: own };
      return [exitCodeOf(all), verdictSentence(all)];
    };
    const pending = { ...kept, pending: true };
    const failing = { ...pending, verdict: 'fail' } as const;
    const unknown = { ...pending, verdict: 'inconclusive' } as const;
    expect(verdict(kept, pending)).to.deep.equal([0, 'Passed every interaction.']);
    expect(verdict(kept, pending, failing)).to.deep.equal([
      0,
      'Passed every interaction that must pass; 1 pending interaction of 3 failed.',
    ]);
    expect(verdict(kept, failing, unknown, elsewhere)).to.deep.equal([
      0,
      'Passed every interaction that applies to the wiki and must pass; 1 pending interaction of 4 failed, ' +
        '1 pending interaction of 4 could not be verified, 1 interaction of 4 not applicable.',
    ]);
    expect(verdict(pending, failing, failing)).to.deep.equal([
      0,
      'No interaction must pass; 2 pending interactions of 3 failed.',
    ]);
    expect(verdict(failing, { ...kept, verdict: 'fail' })).to.deep.equal([1, 'Failed 1 interaction of 2.']);
    expect(verdict(failing, elsewhere)).to.deep.equal([
      2,
      'Inconclusive: no interaction that must pass applies to the wiki.',
    ]);
    expect(verdict(unknown)).to.deep.equal([2, 'Inconclusive: no interaction applies to the wiki.']);
  });
});
