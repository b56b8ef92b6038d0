import { expect } from 'chai';

import { defaultRelease } from '../../emulator/releases/release';
import type { Target } from '../runner/target';
import { runScenario } from '../runner/run-scenario';
import { scenario } from '../runner/made-up-wiki.test-support';
import { emulatorInProcess, emulatorOverHttp, emulatorUnderNock, type EmulatorOptions } from './emulator-targets';

const transports: readonly (readonly [string, (options?: EmulatorOptions) => Target])[] = [
  [`emulator ${defaultRelease}, in process`, emulatorInProcess],
  [`emulator ${defaultRelease}, under nock`, emulatorUnderNock],
  [`emulator ${defaultRelease}, over HTTP`, emulatorOverHttp],
];

const usage = { action: 'query', list: 'imageusage', iutitle: '{file.title}', format: 'json' };
const tokens = { action: 'query', meta: 'tokens', format: 'json' };

const examples = {
  file: scenario({
    given: { file: { kind: 'file', uses: 4, namespaces: 2, redirects: 1 } },
    when: [
      { query: { ...usage, iulimit: 'max' } },
      { name: 'walk', walk: true, query: { ...usage, iulimit: 1 } },
      { name: 'redirects', query: { ...usage, iufilterredir: 'redirects' } },
    ],
    then: [
      { at: '/query/imageusage', length: 4 },
      { of: 'walk', at: '/*/query/imageusage/*', equalTo: { at: '/query/imageusage' } },
      { of: 'redirects', at: '/query/imageusage', length: 1 },
    ],
  }),
  sessions: scenario({
    given: { anna: { kind: 'session', loggedIn: true }, nobody: { kind: 'session', loggedIn: false } },
    when: [
      { as: 'anna', query: tokens },
      { name: 'anonymous', as: 'nobody', query: tokens },
    ],
    then: [
      { at: '/query/tokens/csrftoken', matches: '^[0-9a-f]{40}\\+\\\\$' },
      { of: 'anonymous', at: '/query/tokens/csrftoken', equals: '+\\' },
    ],
  }),
  'debug block': scenario({
    given: { block: { kind: 'debug block' } },
    when: [{ query: tokens }],
    then: [
      { at: '/debuginfo', schema: 'debug-block' },
      { at: '/debuginfo/wikiVersion', matches: `^${defaultRelease.replace('.', '\\.')}\\.` },
    ],
  }),
  'headers sent': scenario({
    given: { gone: { kind: 'headers sent' } },
    when: [{ query: { ...tokens, type: 'login' } }],
    then: [{ cookie: 'session', absent: true }],
  }),
  'a body with GET': scenario({
    when: [{ method: 'GET', query: tokens, form: { meta: 'none' } }],
    then: [{ at: '/query/tokens', present: true }],
  }),
};

for (const [name, create] of transports) {
  describe(name, () => {
    const target = create();
    after(() => target.close());

    it('names itself', () => {
      expect(target.name).to.equal(name);
      expect(target.release).to.equal(defaultRelease);
    });

    for (const [what, example] of Object.entries(examples)) {
      it(`is prepared as a scenario needs it: ${what}`, async () => {
        const { verdict, failures } = await runScenario(example, target);
        expect(failures).to.deep.equal([]);
        expect(verdict).to.equal('pass');
      });
    }
  });
}

describe('a scenario that is not about the debug block', () => {
  it('runs against an emulator that shows none', async () => {
    const preparation = await emulatorInProcess().prepare(examples.file);
    if (preparation.kind !== 'ready') throw new Error(preparation.reason);
    const { body } = await preparation.send({ method: 'GET', query: '?action=query&format=json', headers: {} });
    expect(body).to.equal('{"batchcomplete":""}');
  });
});

describe('the options of the emulator as a target', () => {
  it('choose the release and the names of the debug block', async () => {
    const target = emulatorInProcess({ release: '1.39', debugNames: 'mediawiki' });
    expect(target.name).to.equal('emulator 1.39, in process, brand names');
    const example = { ...examples['debug block'], then: [{ at: '/debuginfo/mwVersion', matches: '^1\\.39\\.' }] };
    expect(await runScenario(example, target)).to.include({ verdict: 'pass' });
  });
});
