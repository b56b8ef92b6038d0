import { expect } from 'chai';

import { WikiUnreachable } from '../runner/exchange';
import { detectWiki } from './detect-wiki';
import { madeUpApi } from '../http/made-up-api.test-support';

const api = 'https://wiki.example/w/api.php';
const detect = (response: unknown) => detectWiki(madeUpApi(() => response).send, api);

describe('detectWiki', () => {
  it('detects a wiki, its release and whether it shows the debug block', async () => {
    const siteinfo = { batchcomplete: true, query: { general: { generator: 'MediaWiki 1.43.9' } } };
    expect(await detect(siteinfo)).to.deep.equal({
      kind: 'wiki',
      release: '1.43',
      generator: 'MediaWiki 1.43.9',
      showsDebugBlock: false,
      showsHostNames: false,
      hasCaseSensitiveFiles: false,
    });
    expect(await detect({ ...siteinfo, debuginfo: {} })).to.deep.include({ showsDebugBlock: true });
    expect(await detect({ ...siteinfo, servedby: 'web-17' })).to.deep.include({ showsHostNames: true });
  });

  it('accepts a wiki that does not describe itself', async () => {
    const warnings = { query: { warnings: 'Unrecognized value for parameter "meta": siteinfo' } };
    expect(await detect({ batchcomplete: true, warnings })).to.deep.equal({
      kind: 'wiki',
      showsDebugBlock: false,
      showsHostNames: false,
      hasCaseSensitiveFiles: false,
    });
  });

  it('accepts a wiki that fails to describe itself', async () => {
    const failure = { status: 500, headers: [], body: '{"error":{"code":"internal_api_error_DBQueryError"}}' } as const;
    const sound = { status: 200, headers: [], body: '{"batchcomplete":true}' } as const;
    const half = await detectWiki(({ query }) => Promise.resolve(query.includes('siteinfo') ? failure : sound), api);
    expect(half).to.deep.equal({
      kind: 'wiki',
      showsDebugBlock: false,
      showsHostNames: false,
      hasCaseSensitiveFiles: false,
    });
    expect(await detectWiki(() => Promise.resolve(failure), api)).to.include({
      kind: 'unusable',
      reason: `${api} refuses the simplest query: internal_api_error_DBQueryError: without a text`,
    });
  });

  it('says in one sentence what else responds there', async () => {
    const reason = async (response: unknown) => {
      const detection = await detect(response);
      return detection.kind === 'unusable' ? detection.reason : detection.kind;
    };
    expect(await reason('<h1>Hello</h1>')).to.equal(
      `${api} is not the api.php of a wiki: it responded with status 200 and text/html, which is not the requested JSON.`,
    );
    expect(await reason({ hello: 1 })).to.equal(`${api} responds with JSON, but not as the query API of a wiki does.`);
    const info = 'You need read permission to use this module.';
    expect(await reason({ error: { code: 'readapidenied', info } })).to.equal(
      `${api} is a private wiki: reading needs an account (readapidenied: ${info}).`,
    );
    expect(await reason({ error: { code: 'maxlag', info: 'Waiting for a database.' } })).to.equal(
      `${api} refuses the simplest query: maxlag: Waiting for a database.`,
    );
  });

  it('reports the target of a redirect, and why no response came', async () => {
    const moved = { status: 301, headers: [['Location', 'https://wiki.example/api.php']], body: '' } as const;
    expect(await detectWiki(() => Promise.resolve(moved), api)).to.deep.include({
      reason: `${api} is not the api.php of a wiki: it responded with status 301, which redirects to https://wiki.example/api.php.`,
    });
    const down = new WikiUnreachable('Nothing listens there.');
    expect(await detectWiki(() => Promise.reject(down), api)).to.deep.equal({
      kind: 'unusable',
      reason: 'Nothing listens there.',
      isObstacle: true,
    });
  });
});
