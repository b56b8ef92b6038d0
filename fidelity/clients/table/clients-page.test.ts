import { expect } from 'chai';

import { resultsSection } from './clients-page';
import { strictSection } from './clients-page';
import { differencesFrom } from './run';
import { readRuns, type Run } from './run';

const run = (software: string, watch: 'passed' | 'failed'): Run => ({
  software,
  libraries: [
    {
      library: 'example',
      version: '1.0.0',
      exercises: [
        { exercise: 'watch', result: watch },
        { exercise: 'patrol', result: 'passed', knownBug: 'asks for the wrong token' },
      ],
    },
  ],
});

const reviewed = (strict: 'throw' | 'note', result: 'passed' | 'failed'): Run => ({
  software: 'wikidouble',
  strict,
  libraries: [
    {
      library: 'example',
      version: '1.0.0',
      exercises: [
        { exercise: 'usage', result: 'passed', findings: [] },
        { exercise: 'watch', result, findings: [{ id: 'deprecated', message: 'An old way. Take a [[new]] one.' }] },
      ],
    },
  ],
});

describe('the page of client libraries', () => {
  it('has a row for each library, and one for each exercise', () => {
    const text = resultsSection([run('wikidouble', 'passed'), run('MediaWiki', 'passed')]);
    expect(text).to.include('| example | 1.0.0 | 2 exercises | all pass | all pass |\n');
    expect(text).to.include('| watch | ✓ |\n| patrol | ✓ᵇ |\n');
    expect(text).to.include('- example 1.0.0, patrol: asks for the wrong token.\n');
  });

  it('shows what failed with one wiki', () => {
    const text = resultsSection([run('wikidouble', 'failed'), run('MediaWiki', 'passed')]);
    expect(text).to.include('| example | 1.0.0 | 2 exercises | **1 fail** | all pass |\n');
    expect(text).to.include('| watch | **✗** |\n');
  });

  it('lists the strict violations and their exercises', () => {
    expect(strictSection(reviewed('throw', 'failed'), reviewed('note', 'passed'))).to.include(
      '| example 1.0.0 | 1 of 2 | `deprecated` | An old way. | watch |\n',
    );
  });

  it('is compared with a new run', () => {
    const evidence = [run('wikidouble', 'passed')];
    expect(differencesFrom(evidence, run('wikidouble', 'passed'))).to.deep.equal([]);
    expect(differencesFrom(evidence, run('wikidouble', 'failed'))).to.deep.equal([
      'wikidouble, example 1.0.0, watch: {"exercise":"watch","result":"failed"}, not {"exercise":"watch","result":"passed"}.',
    ]);
    expect(differencesFrom(evidence, run('MediaWiki', 'passed'))).to.deep.equal([
      'MediaWiki: there is no evidence of such a run.',
    ]);
  });

  it('rejects anything but runs', () => {
    expect(readRuns(JSON.stringify([run('wikidouble', 'passed')]), 'a.json')).to.have.length(1);
    expect(() => readRuns('[{ "software": "wikidouble" }]', 'a.json')).to.throw(
      `a.json contains no runs: /0 must have the member "libraries"`,
    );
  });
});
