import { expect } from 'chai';

import { createWiki, type WikiRequestInit } from '../index';

describe('wiki.handle', () => {
  const query = '/api.php?action=query&meta=siteinfo&format=json';

  /** What the wiki calls itself in its response. */
  function base(request: WikiRequestInit): string {
    const { body } = createWiki().handle(request);
    return (JSON.parse(body) as { query: { general: { base: string } } }).query.general.base;
  }

  it('requires only an address', () => {
    const wiki = createWiki();
    expect(wiki.handle({ method: 'GET', url: query }).status).to.equal(200);
    expect(wiki.handle({ url: query }).status).to.equal(200);
    expect(wiki.requests.map(({ method, headers }) => ({ method, headers }))).to.deep.equal([
      { method: 'GET', headers: {} },
      { method: 'GET', headers: {} },
    ]);
  });

  it('names the wiki after server, else the address, else the header host', () => {
    const headers = { host: 'host.example' };
    expect(base({ url: `https://wiki.example${query}`, headers, server: 'https://s.example' })).to.match(
      /^https:\/\/s\./,
    );
    expect(base({ url: `https://wiki.example${query}#part`, headers })).to.match(/^https:\/\/wiki\.example\//);
    expect(base({ url: query, headers })).to.match(/^http:\/\/host\.example\//);
    expect(base({ url: query })).to.match(/^http:\/\/localhost\//);
  });

  it('accepts a body as text, and header names and methods in any case', () => {
    const wiki = createWiki();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'User-Agent': 'Test/1' };
    wiki.handle({ method: 'post', url: '/api.php?format=json', headers, body: 'action=query&titles=é' });
    expect(wiki.requests.last).to.deep.include({
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Test/1' },
      parameters: { format: 'json', action: 'query', titles: 'é' },
    });
  });

  it('accepts a body as text, and methods in any case, where everything else is given', () => {
    const wiki = createWiki();
    const [server, remoteAddress] = ['http://wiki.example', '192.0.2.1'];
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = 'action=query&titles=é';
    wiki.handle({ method: 'POST', url: '/api.php', headers, body, server, remoteAddress });
    wiki.handle({ method: 'post', url: '/api.php', headers, body: Buffer.from(body), server, remoteAddress });
    for (const request of wiki.requests) {
      expect(request).to.deep.include({ method: 'POST', parameters: { action: 'query', titles: 'é' } });
    }
    expect(wiki.requests).to.have.lengthOf(2);
  });

  it('rejects what is not a request', () => {
    for (const request of [undefined, '/api.php', {}]) {
      expect(() => createWiki().handle(request as unknown as WikiRequestInit)).to.throw(
        TypeError,
        'wiki.handle needs a request, such as { url: "/api.php?action=query&format=json" }.',
      );
    }
  });
});
