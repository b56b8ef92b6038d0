import { expect } from 'chai';
import { request } from 'node:http';
import { createWiki, StrictError, type Wiki } from '../../index';
import { send } from '../../testing/send.test-support';

const path = '/api.php?action=query&format=json&metaa=tokens';
const init = { headers: { 'user-agent': 'Test/1.0 (https://example.org/test)' } };
const strict = (): Wiki => createWiki({}, { strict: true });

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a StrictError', () => {
  it('is thrown by wiki.handle, once', async () => {
    const wiki = strict();
    expect(() => send(wiki, path.slice('/api.php?'.length), init)).to.throw(StrictError, 'Did you mean "meta"?');
    wiki.assertReceived({ metaa: 'tokens' });
    await wiki.close();
  });

  it('rejects wiki.fetch, and is thrown into the test as well', async () => {
    const wiki = strict();
    const told = await failure(wiki.fetch(`https://wiki.example${path}`, init));
    expect(told).to.be.instanceOf(StrictError).with.property('message').that.contains('Did you mean "meta"?');
    expect(() => {
      wiki.assertNotReceived({ action: 'edit' });
    }).to.throw(StrictError, 'Did you mean "meta"?');
    // Only once.
    wiki.assertNotReceived({ action: 'edit' });
    await wiki.close();
  });

  it('fails the request under nock', async () => {
    const wiki = strict();
    const interception = wiki.intercept('http://strict.example');
    const told = await new Promise((resolve) => {
      const sent = request(`http://strict.example${path}`, init, resolve);
      sent.on('error', resolve);
      sent.end();
    });
    expect(told).to.be.instanceOf(StrictError);
    interception.remove();
    expect(await failure(wiki.close())).to.equal(told);
  });

  it('is a response with status 500 over HTTP, and is thrown into the test', async () => {
    const wiki = strict();
    const server = await wiki.listen();
    const response = await fetch(server.url + path, init);
    expect(response.status).to.equal(500);
    expect(await response.text())
      .to.contain('StrictError: GET /api.php')
      .and.contain('Did you mean "meta"?');
    expect(await failure(wiki.close())).to.be.instanceOf(StrictError);
    // It was closed nevertheless.
    expect(await failure(fetch(server.url))).to.be.instanceOf(TypeError);
  });

  it('is forgotten by reset', async () => {
    const wiki = strict();
    await failure(wiki.fetch(`https://wiki.example${path}`, init));
    wiki.reset();
    wiki.assertNoUnexpectedRequests();
    await wiki.close();
  });
});
