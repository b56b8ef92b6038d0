import { expect } from 'chai';

import { createWiki, type Wiki } from '../../emulator';
import type { Scenario } from '../../schemas/generated/scenario';
import { WikiUnreachable } from '../runner/exchange';
import { scenario } from '../runner/made-up-wiki.test-support';
import { runScenario } from '../runner/run-scenario';
import { LiveTarget } from './live-target';
import { openLiveWiki, type LiveOptions } from './live-wiki';
import { madeUpApi } from '../http/made-up-api.test-support';

const definition = {
  pages: [
    { title: 'Gallery', uses: ['File:Two words.png', 'File:Cat.png'] },
    { title: 'Notes', uses: ['File:Cat.png'] },
  ],
  users: [{ name: 'Anna', password: 'a long passphrase' }],
};
const credentials = { name: 'Anna', password: 'a long passphrase' };
const given = (role: NonNullable<Scenario['given']>[string]) => scenario({ given: { x: role } });
const open = (api: string, options: LiveOptions = {}) => openLiveWiki('liveWiki', api, options);

describe('LiveTarget', () => {
  let wiki: Wiki;
  let api: string;
  before(async () => {
    wiki = createWiki(definition);
    api = `${(await wiki.listen()).url}/api.php`;
  });
  after(() => wiki.close());

  it('finds the roles of a scenario over HTTP', async () => {
    const target = open(api, { credentials });
    const example = scenario({
      given: {
        unused: { kind: 'file', uses: 0 },
        used: { kind: 'file', uses: 2 },
        spaced: { kind: 'file', uses: '>= 1', spaces: true },
        anna: { kind: 'session', loggedIn: true },
      },
      when: [
        { query: { action: 'query', list: 'imageusage', iutitle: '{used.title}', format: 'json' } },
        { name: 'tokens', as: 'anna', query: { action: 'query', meta: 'tokens', format: 'json' } },
      ],
      then: [
        { at: '/query/imageusage', length: 2 },
        { of: 'tokens', at: '/query/tokens/csrftoken', matches: '^[0-9a-f]{40}\\+\\\\$' },
      ],
    });
    const preparation = await target.prepare(example);
    const roles = preparation.kind === 'ready' ? [...preparation.roles.values()] : [];
    expect(roles.map((role) => (role.kind === 'file' ? role.title : role.kind))).to.deep.equal([
      'File:Wikidouble unused 1.png',
      'File:Cat.png',
      'File:Two words.png',
      'session',
    ]);
    expect(await runScenario(example, target)).to.deep.include({ verdict: 'pass', failures: [] });
  });

  it('gives two roles two files', async () => {
    const role = { kind: 'file', uses: '>= 1' } as const;
    const preparation = await open(api).prepare(scenario({ given: { a: role, b: role, c: role } }));
    expect(preparation).to.deep.equal({
      kind: 'not applicable',
      reason: 'too little content: no file with at least 1 use (files in use: 2)',
    });
  });

  it('is not applicable if the wiki or the run lacks something', async () => {
    const target = open(api);
    const reason = async (role: NonNullable<Scenario['given']>[string]) => {
      const preparation = await target.prepare(given(role));
      return preparation.kind === 'not applicable' ? preparation.reason : preparation.kind;
    };
    expect(await reason({ kind: 'debug block' })).to.equal('the wiki shows no debug block');
    expect(await reason({ kind: 'headers sent' })).to.equal('not observable from outside');
    expect(await reason({ kind: 'session', loggedIn: true })).to.match(/^needs a log-in: /);
    expect(await reason({ kind: 'session', loggedIn: false })).to.equal('ready');
  });

  it('sees the debug block', async () => {
    const shown = createWiki({}, { debug: true });
    const target = open(`${(await shown.listen()).url}/api.php`);
    expect(await target.detect()).to.include({ kind: 'wiki', showsDebugBlock: true });
    expect(await target.prepare(given({ kind: 'debug block' }))).to.include({ kind: 'ready' });
    await shown.close();
  });

  it('detects the wiki once, and tries a rejected account once', async () => {
    let logIns = 0;
    const { send, sent } = madeUpApi(({ action, meta }) => {
      if (action === 'login') logIns++;
      if (action === 'login') return { login: { result: 'Failed', reason: 'Incorrect password.' } };
      if (meta === 'tokens') return { query: { tokens: { logintoken: 'x' } } };
      return { batchcomplete: true, query: { general: { generator: 'MediaWiki 1.39.17' } } };
    });
    const target = new LiveTarget('https://wiki.example/api.php', { send }, { credentials });
    for (let times = 0; times < 2; times++) {
      expect(await target.prepare(given({ kind: 'session', loggedIn: true }))).to.deep.equal({
        kind: 'inconclusive',
        reason: 'Anna cannot log in: Incorrect password.',
      });
    }
    expect(target.release).to.equal('1.39');
    expect(logIns).to.equal(1);
    expect(sent.filter(({ meta }) => meta === 'siteinfo')).to.have.length(1);
  });

  it('creates what it does not find, if allowed', async () => {
    const options: LiveOptions = { credentials, allowWrites: true };
    const preparation = await open(api, options).prepare(given({ kind: 'file', uses: 9 }));
    // An account that may not delete pages must not create any.
    expect(preparation).to.include({ kind: 'inconclusive' });
    expect(preparation)
      .to.have.property('reason')
      .which.match(/^no file with 9 uses \(files in use: 2\), and it could not be created: /);
  });

  it('is inconclusive if nothing listens there', async () => {
    const down = open('http://127.0.0.1:1/api.php');
    expect(await down.prepare(scenario({}))).to.deep.equal({
      kind: 'inconclusive',
      reason: 'Nothing listens at 127.0.0.1:1: the connection was refused.',
    });
  });

  it('does not judge the response of a gateway', async () => {
    for (const status of [429, 502, 504]) {
      let requests = 0;
      const send = () => {
        return Promise.resolve({
          status: requests++ === 0 ? 200 : status,
          headers: [],
          body: '{"batchcomplete":true}',
        });
      };
      const result = await runScenario(scenario({}), new LiveTarget('https://wiki.example/api.php', { send }));
      expect(result).to.include({ verdict: 'inconclusive', unreachable: true });
      expect(result.reason).to.contain(`(status ${status})`);
    }
  });

  it('continues if the list of uses failed once', async () => {
    let failed = false;
    const { send } = madeUpApi(({ list }) =>
      list === undefined
        ? { batchcomplete: true }
        : { query: { allfileusages: [{ fromid: 2, ns: 6, title: 'File:A.png' }] } },
    );
    const target = new LiveTarget('https://wiki.example/api.php', {
      send: (request) => {
        if (failed || !request.query.includes('allfileusages')) return send(request);
        failed = true;
        return Promise.reject(new WikiUnreachable('Too slow.'));
      },
    });
    const example = given({ kind: 'file', uses: 1 });
    expect(await runScenario(example, target)).to.include({ verdict: 'inconclusive' });
    expect(await runScenario(example, target)).to.include({ verdict: 'pass' });
  });
});
