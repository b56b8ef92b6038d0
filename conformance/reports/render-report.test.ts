import { expect } from 'chai';

import { compileSchemas } from '../schemas/compile';
import { exampleReport, exampleRun } from './example-report.test-support';
import { jsonReport, renderReport } from './render-report';

describe('the report for programs', () => {
  const check = compileSchemas().report;

  it('contains the whole report', () => {
    const text = jsonReport(exampleReport);
    expect(JSON.parse(text)).to.deep.equal(exampleReport);
    expect(text).to.match(/^\{\n {2}"tool": "wikidouble",\n[^]*\n\}\n$/);
  });

  it('fits its schema, which allows nothing else', () => {
    expect(check(exampleReport)).to.deep.equal([]);
    expect(check({ ...exampleReport, exitCode: 3 })).to.deep.equal([
      { path: '/exitCode', message: 'must be one of [0,1,2]' },
    ]);
    expect(check({ ...exampleReport, password: 'x' })).to.deep.equal([
      { path: '', message: 'must not have the member "password"' },
    ]);
    expect(check({ ...exampleReport, startedAt: 'yesterday' })).to.have.lengthOf(1);
  });
});

describe('the reports for people and build servers', () => {
  it('say under which condition a scenario fails', () => {
    const scenarios = exampleRun.scenarios.map((scenario) =>
      scenario.verdict === 'fail' ? { ...scenario, reason: 'only with uselang' } : scenario,
    );
    const report = { ...exampleReport, runs: [{ ...exampleRun, scenarios }] };
    for (const format of ['spec', 'html', 'junit', 'markdown', 'annotations'] as const) {
      expect(renderReport(report, format), format).to.contain('only with uselang');
    }
  });
});
