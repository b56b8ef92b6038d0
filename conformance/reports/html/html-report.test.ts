import { createHash } from 'node:crypto';

import { expect } from 'chai';

import type { Report, ReportedExchange, Run } from '../../../schemas/generated/report';
import { exampleReport, exampleRun } from '../example-report.test-support';
import { htmlReport } from './html-report';

const hostile = `"'></pre></script><script>alert(1)</script><img src=x onerror=alert(2)>\u202e\u0000`;

/** The run with hostile text in every place where a wiki's text can appear. */
function hostileRun(): Run {
  const taint = (value: unknown, name = ''): unknown => {
    const isKept = /^(?:id|rules|scenarios|level|verdict|observable|state|expires)$/.test(name);
    if (typeof value === 'string') return isKept ? value : value + hostile;
    if (Array.isArray(value)) return value.map((item: unknown) => taint(item, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]: [string, unknown]) => [key, taint(member, key)]),
    );
  };
  const exchange: ReportedExchange = {
    method: 'GET',
    query: '?a=1&b=2',
    requestHeaders: ['Origin: x'],
    requestBody: 'c=3',
    status: 200,
    headers: ['Age: 1'],
    body: '{\n  "query": 1\n}',
    missingLines: 2,
  };
  const run: Run = {
    ...exampleRun,
    target: { ...exampleRun.target, title: 'A wiki' },
    findings: [{ id: 'a-finding', level: 'security', sentence: 'Found.', evidence: 'Here.' }],
    retries: [{ request: 'GET', reason: 'Why.', seconds: 1 }],
    capabilities: { generator: 'Software', debugBlock: false, hostNames: false },
    requests: { sent: 1, budget: 2 },
    leftOver: ['Page'],
    rules: exampleRun.rules.map((rule) => ({ ...rule, known: [{ reason: 'Known.', expires: '2024-05-01' }] })),
    scenarios: exampleRun.scenarios.map((scenario) => ({
      ...scenario,
      exchanges: [exchange],
      known: [{ reason: 'Known.', expires: '2024-05-01' }],
    })),
  };
  return taint(run) as Run;
}

function reportOf(...runs: Run[]): Report {
  const entry = { line: 3, what: hostile, reason: hostile, expires: '2024-05-01', state: 'expired' as const };
  return { ...exampleReport, baseline: { file: hostile, entries: [entry] }, runs };
}

describe('the page', () => {
  it('escapes text of a wiki everywhere', () => {
    const passing: Run = {
      ...hostileRun(),
      scenarios: hostileRun().scenarios.map((each) => ({ ...each, verdict: 'pass' })),
    };
    const silent: Run = { ...hostileRun(), problem: hostile, rules: [], scenarios: [] };
    for (const report of [reportOf(hostileRun()), reportOf(hostileRun(), passing, silent)]) {
      const page = htmlReport(report);
      expect(page.match(/<script/g)).to.have.lengthOf(1);
      expect(page).to.not.match(/<img|onerror=alert\(2\)>|\u202e|\u0000/);
      expect(page).to.contain('&lt;script&gt;alert(1)&lt;/script&gt;').and.contain('\\u202e');
      // No text breaks out of an attribute: every tag is one of ours.
      const tags = new Set([...page.matchAll(/<(\w+)/g)].map(([, name = '']) => name));
      expect([...tags].filter((name) => /^(?:img|svg|iframe|object|embed|base)$/.test(name))).to.deep.equal([]);
    }
  });

  it('links only to HTTP addresses', () => {
    const run = { ...exampleRun, target: { ...exampleRun.target, api: 'javascript:alert(1)' } };
    expect(htmlReport(reportOf(run))).to.not.contain('href="javascript:');
    expect(htmlReport(exampleReport)).to.contain('<a href="https://wiki.example/w/api.php" rel="noreferrer">');
  });

  it('allows only its own script and style, and loads nothing', () => {
    const page = htmlReport(exampleReport);
    const hash = (tag: string): string => {
      const text = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(page)?.[1] ?? '';
      return `sha256-${createHash('sha256').update(text).digest('base64')}`;
    };
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1]?.replaceAll('&#39;', "'");
    expect(policy).to.equal(
      `default-src 'none'; style-src '${hash('style')}'; script-src '${hash('script')}'; base-uri 'none'; form-action 'none'`,
    );
    expect(page).to.not.match(/ style="| on\w+="| src="|@import|url\(/);
  });

  it('shows the verdict, what to do, and the actual responses', () => {
    const page = htmlReport(exampleReport);
    const text = page
      .replace(/<(style|script)>[^]*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(text).to.contain('Conformance of wiki.example/w Checked against');
    expect(text).to.contain('✗ Failed 1 required rule: 4.2.1.');
    expect(text).to.contain('Failed on wiki.example/w: When no page uses the file, then query.imageusage is an empty');
    expect(text).to.contain('✗ failed').and.contain('? inconclusive').and.contain('– not applicable');
    expect(text).to.contain('Rule 4.2.1, required, section 4.2 List usage of a file');
    expect(text).to.contain('Expected {&quot;imageusage&quot;: [] }');
    expect(page).to.contain('{&quot;imageusage&quot;:<mark>[]</mark>}');
    const [twice] = exampleRun.scenarios.filter(({ failures }) => failures.length > 0);
    const run = { ...exampleRun, scenarios: [{ ...twice!, failures: [...twice!.failures, ...twice!.failures] }] };
    const commands = htmlReport({ ...exampleReport, runs: [run] }).match(/<pre class="command">/g);
    expect(commands, 'a request is there once').to.have.lengthOf(twice!.failures.length);
    expect(text).to.contain('The first path that differs: /imageusage').and.contain('curl --silent --include');
  });

  it('shows a request beside its response, or both beside those of a wiki that passes', () => {
    const exchange = (body: string): ReportedExchange => ({
      method: 'GET',
      query: '?action=query&list=imageusage',
      requestHeaders: [],
      status: 200,
      // Each response has its own date, whether it passes or fails.
      headers: ['Age: 0', `Date: ${body.length}`],
      body: body.trim(),
    });
    const at = (verdict: 'pass' | 'fail', body: string): Run => ({
      ...exampleRun,
      scenarios: exampleRun.scenarios.map((scenario) =>
        scenario.id === 'unused-file-succeeds'
          ? {
              ...scenario,
              verdict,
              exchanges: [exchange(body)],
              failures: verdict === 'pass' ? [] : scenario.failures.map((failure) => ({ ...failure, exchange: 0 })),
            }
          : scenario,
      ),
    });
    const [wrong, right] = ['{', '['].map((open) => `{\n  "query": {\n    "imageusage": ${open}\n  }\n}`);
    const alone = htmlReport({ ...exampleReport, runs: [at('fail', wrong ?? '')] });
    expect(alone).to.contain('<mark>▶     &quot;imageusage&quot;: {\n</mark>');
    const beside = htmlReport({ ...exampleReport, runs: [at('fail', wrong ?? ''), at('pass', ` ${right ?? ''}`)] });
    expect(beside).to.contain('>2 · wiki.example/w, where it passed</th>');
    expect(beside).to.contain(
      '<tr class="differs"><td><mark>≠     &quot;imageusage&quot;: [</mark></td><td><mark>≠     &quot;imageusage&quot;: {</mark></td></tr>',
    );
    expect(beside).to.contain('<tr><td>  HTTP 200</td><td>  HTTP 200</td></tr>');
    expect(beside).to.match(/<tr><td> {2}Date: \d+<\/td><td> {2}Date: \d+<\/td><\/tr>/);
  });

  /** The text of a page, with single spaces. */
  const textOf = (page: string): string =>
    page
      .replace(/<(style|script)>[^]*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');

  it('counts each rule of a wiki that could not be checked as inconclusive', () => {
    const dead: Run = {
      ...exampleRun,
      target: { ...exampleRun.target, title: 'Dead wiki' },
      exitCode: 2,
      problem: 'Nothing listens there.',
      counts: { pass: 0, fail: 0, 'not applicable': 0, inconclusive: 0 },
      rules: [],
      scenarios: [],
    };
    const cells = (runs: Run[]): string | undefined =>
      /<td data-label="Passed">0<\/td>\s*<td data-label="Failed">0<\/td>\s*<td data-label="Inconclusive">(\w+)<\/td>/.exec(
        htmlReport({ ...exampleReport, runs }),
      )?.[1];
    expect(cells([exampleRun, dead])).to.equal(String(exampleRun.rules.length));
    expect(cells([dead])).to.equal('all');
    expect(textOf(htmlReport({ ...exampleReport, runs: [dead] }))).to.contain('? Inconclusive: Nothing listens there.');
  });

  it('names one cause of several failures first', () => {
    const [, , failing] = exampleRun.scenarios;
    if (!failing) throw new Error('The example has no failure.');
    const scenarios = ['one', 'two'].map((id, index) => ({
      ...failing,
      id,
      failures: failing.failures.map((failure) => ({ ...failure, rules: [['4.2.1'], ['1.json']][index] ?? [] })),
    }));
    const page = textOf(htmlReport({ ...exampleReport, runs: [{ ...exampleRun, scenarios }] }));
    expect(page).to.contain(
      'One difference on wiki.example/w fails 2 rules in 2 scenarios: /query/imageusage ( the first of them ): rules 4.2.1, 1.json',
    );
    expect(page).not.to.contain('Failed on wiki.example/w: When no page');
  });

  it('explains each rule', () => {
    expect(textOf(htmlReport(exampleReport))).to.contain(
      'Bots treat an error as &quot;try again&quot; and an empty list',
    );
    expect(textOf(htmlReport(exampleReport))).to.contain(' 4.2 List usage of a file ');
  });

  it('has no failures and nothing to do if nothing fails', () => {
    const sound: Run = { ...exampleRun, exitCode: 0, rules: exampleRun.rules.slice(0, 2), scenarios: [] };
    const page = htmlReport({ ...exampleReport, exitCode: 0, runs: [sound] });
    expect(page).to.contain('There is nothing to do.').and.not.contain('id="failures"');
  });
});
