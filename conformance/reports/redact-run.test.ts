import { expect } from 'chai';

import type { Run } from '../../schemas/generated/report';
import { redactRun } from './redact-run';

/** Every text of it names its place. */
const run: Run = {
  target: { name: 'target.name', title: 'target.title', api: 'target.api', release: 'target.release', loggedIn: true },
  exitCode: 1,
  seconds: 1,
  problem: 'problem',
  requests: { sent: 1, budget: 2 },
  retries: [{ request: 'retries.request', reason: 'retries.reason', seconds: 1 }],
  capabilities: { generator: 'capabilities.generator', debugBlock: true, hostNames: true },
  findings: [{ id: 'id', level: 'note', sentence: 'findings.sentence', evidence: 'findings.evidence' }],
  leftOver: ['leftOver'],
  counts: { pass: 0, fail: 1, 'not applicable': 0, inconclusive: 0 },
  rules: [
    {
      id: 'rules.id',
      quote: 'rules.quote',
      level: 'required',
      observable: 'outside',
      verdict: 'fail',
      reasons: ['rules.reasons'],
      scenarios: ['rules.scenarios'],
      known: [{ reason: 'known.reason', expires: 'known.expires' }],
    },
  ],
  scenarios: [
    {
      id: 'scenarios.id',
      title: 'scenarios.title',
      rules: ['scenarios.rules'],
      verdict: 'fail',
      reason: 'scenarios.reason',
      seconds: 1,
      requests: 1,
      exchanges: [
        {
          method: 'exchanges.method',
          query: 'exchanges.query',
          requestHeaders: ['exchanges.requestHeaders'],
          requestBody: 'exchanges.requestBody',
          status: 200,
          headers: ['exchanges.headers'],
          body: 'exchanges.body',
          missingLines: 1,
        },
      ],
      failures: [
        {
          rules: ['failures.rules'],
          step: 'failures.step',
          at: 'failures.at',
          expected: 'failures.expected',
          actual: 'failures.actual',
          firstDifference: 'failures.firstDifference',
          curl: 'failures.curl',
          exchange: 0,
        },
      ],
    },
  ],
};

describe('a run without secrets', () => {
  it('changes only texts that a wiki can have written', () => {
    const redacted: string[] = [];
    const shown = redactRun(run, (text) => {
      redacted.push(text);
      return '<hidden>';
    });
    expect(redacted.sort()).to.deep.equal([
      'capabilities.generator',
      'exchanges.body',
      'exchanges.headers',
      'exchanges.query',
      'exchanges.requestBody',
      'exchanges.requestHeaders',
      'failures.actual',
      'failures.at',
      'failures.curl',
      'failures.expected',
      'failures.firstDifference',
      'findings.evidence',
      'leftOver',
      'problem',
      'retries.reason',
      'retries.request',
      'rules.reasons',
      'scenarios.reason',
    ]);
    // The places of texts are the same, and so is everything that is not free text.
    const isRedacted = new Set(redacted);
    const expected: unknown = JSON.parse(JSON.stringify(run), (_, value: unknown) =>
      typeof value === 'string' && isRedacted.has(value) ? '<hidden>' : value,
    );
    expect(shown).to.deep.equal(expected);
  });
});
