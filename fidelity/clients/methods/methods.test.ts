import { expect } from 'chai';

import { createWiki, type ReleaseName } from '../../../emulator';
import { equalMethods, readEvidence, withResult, type NewResult, type ReleaseEvidence } from './methods-evidence';
import { methodsSection } from './methods-section';
import {
  comparable,
  differentCalls,
  failedCalls,
  methodOf,
  readResult,
  type LibraryCalls,
  type Outcome,
} from './result';
import { fakeDefinition } from './target';

const api = 'http://127.0.0.1:8123/api.php';

const result = (calls: Readonly<Record<string, Outcome>>): LibraryCalls => ({
  version: '1.0.0',
  calls,
  leftOut: { edit: 'It writes.', save: 'It writes.' },
  notCalled: [],
});

const of = (release: ReleaseName, calls: LibraryCalls, different: ReleaseEvidence['different'] = []): NewResult => ({
  library: 'example',
  result: calls,
  release: { release, calls: 1, failed: [], different },
});

describe('the methods of client libraries', () => {
  it('compares results without addresses, times and tokens, but with ids', () => {
    const value = (host: string, time: string, token: string, pageid: number): string =>
      comparable({ value: { url: `http://${host}/index.php`, time, token: `${token}+\\`, pageid } }, [
        `http://${host}/api.php`,
      ]);
    const expected = value('127.0.0.1:8123', '2026-01-31T12:00:00Z', 'a'.repeat(40), 5);
    expect(value('127.0.0.1:9001', '20270131120000', 'b'.repeat(40), 5)).to.equal(expected);
    expect(value('127.0.0.1:9001', '20270131120000', 'b'.repeat(40), 6)).to.not.equal(expected);
  });

  it('lists calls with another outcome, another error or none', () => {
    const real = {
      apis: [api],
      result: result({ same: { value: 1 }, other: { value: 1 }, fails: { value: 1 }, only: { value: 1 } }),
    };
    const fake = { apis: [api], result: result({ same: { value: 1 }, other: { value: 2 }, fails: { error: 'no' } }) };
    expect(differentCalls(real, fake).map(({ call }) => call)).to.deep.equal(['other', 'fails', 'only']);
    expect(failedCalls(fake.result)).to.deep.equal(['fails']);
  });

  it('counts methods, each of which may be called more than once', () => {
    const calls = result({ read: { value: 1 }, 'read: missing': { value: 1 }, search: { value: 1 } });
    const first = withResult([], of('1.43', calls, ['read: missing']));
    const both = withResult(first, of('1.39', calls));
    const [evidence] = both;
    expect(both).to.have.length(1);
    expect(evidence).to.deep.include({ methods: 2, leftOut: { 'It writes.': ['edit', 'save'] } });
    expect(methodsSection(both)).to.include('| example 1.0.0 | 2 | 2 | 1 | 2 |\n');
    expect(evidence && equalMethods(evidence, '1.39')).to.equal(2);
  });

  it('forgets the results of another version', () => {
    const old = withResult([], of('1.39', result({})));
    const [evidence] = withResult(old, of('1.43', { ...result({}), version: '1.1.0' }));
    expect(evidence?.releases.map((each) => each.release)).to.deep.equal(['1.43']);
  });

  it('rejects the output of a program that is no result', () => {
    expect(() => readResult('Segmentation fault', 'example')).to.throw(
      'expected a result as JSON, got Segmentation fault',
    );
    expect(() => readResult('{"version":1}', 'example')).to.throw('example: invalid result');
  });

  it('has recorded no difference', () => {
    for (const { library, releases } of readEvidence()) {
      for (const { release, different } of releases) expect(different, `${library} ${release}`).to.deep.equal([]);
    }
  });

  it('gives the fake the ids that a real wiki has', () => {
    const wiki = createWiki(fakeDefinition(new Date('2026-01-31T12:00:00.500Z')), { now: '2026-01-31T12:00:01Z' });
    expect(wiki.logs.map(({ id, type }) => `${id} ${type}`)).to.deep.equal([
      '1 create',
      '2 newusers',
      '3 newusers',
      '4 create',
    ]);
    expect(methodOf('Page.text: missing')).to.equal('Page.text');
  });
});
