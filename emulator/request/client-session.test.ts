import { expect } from 'chai';
import { createWiki } from '../index';
import { send, bothReleases, Client, fixtureWiki, member, type TestResponse } from '../testing/send.test-support';

const users = [
  { id: 3, name: 'Alice', password: 'a' },
  { id: 4, name: 'Bob', password: 'b' },
];
const wiki = createWiki({ users }, { seed: 1 });
const gone = 'deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; path=/; HttpOnly';

/** Requests a token: a real one shows that the client is logged in. */
const sent = (cookie: string): TestResponse =>
  send(wiki, 'action=query&meta=tokens&format=json', { headers: { cookie } });

const isLoggedIn = (response: TestResponse): boolean => member(response.json(), 'query.tokens.csrftoken') !== '+\\';
const changes = (response: TestResponse): string[] =>
  response.headers.filter((line) => line.startsWith('Set-Cookie: ')).map((line) => line.slice('Set-Cookie: '.length));

/** The cookies of a new session of Alice. */
function alice(): { session: string; token: string } {
  const client = new Client(wiki);
  client.logIn('Alice', 'a');
  return { session: client.cookies.get('wiki_session') ?? '', token: client.cookies.get('wikiToken') ?? '' };
}

describe('a client is recognized by its cookies (core 7.4):', () => {
  it('logged in with a session and the id of its user', () => {
    const { session, token } = alice();
    for (const cookie of [
      `wiki_session=${session}; wikiUserID=3`,
      `wikiUserID=3; wiki_session=${session}; wikiUserName=Alice; wikiToken=${token}; other=1`,
      `a=1;wikiUserID=%33;wiki_session=${session};`,
      // MediaWiki converts the id to a number.
      ...['3x', '03', ' 3', '3.9', '+3', '0.3e1'].map((id) => `wiki_session=${session}; wikiUserID=${id}`),
    ]) {
      const response = sent(cookie);
      expect(isLoggedIn(response), cookie).to.be.true;
      expect(changes(response)).to.deep.equal([]);
    }
  });

  it('anonymous with the session alone', () => {
    expect(isLoggedIn(sent(`wiki_session=${alice().session}`))).to.be.false;
  });

  it('anonymous with the id or name of another user, which is removed', () => {
    for (const rest of ['wikiUserID=4', 'wikiUserID=x3', 'wikiUserID=-3', 'wikiUserID=3; wikiUserName=Bob']) {
      const response = sent(`wiki_session=${alice().session}; ${rest}`);
      expect(isLoggedIn(response)).to.be.false;
      expect(changes(response)).to.deep.equal([`wiki_session=${gone}`, `wikiUserID=${gone}`]);
    }
  });

  it('anonymous with the id alone, which is removed', () => {
    for (const id of ['3', '0', 'x', '', '999', '-1', '01']) {
      const response = sent(`wikiUserID=${id}`);
      expect(isLoggedIn(response)).to.be.false;
      expect(changes(response)).to.deep.equal([`wikiUserID=${gone}`]);
    }
  });

  it('by names that PHP converts to those that the wiki reads; an array is ignored', () => {
    for (const name of ['wiki_session[]', 'wiki_session[a]', 'wiki.session', 'wiki session', 'wiki[session']) {
      expect(changes(sent(`${name}=a`)), name).to.deep.equal([`wiki_session=${gone}`]);
    }
    const id = 'abcdefghij0123456789abcdefghij01';
    for (const cookie of [`wiki_session[]=${id}`, `wiki_session=${id}; wiki_session[]=x`]) {
      expect(changes(sent(cookie)), cookie).to.deep.equal([`wiki_session=${gone}`]);
    }
    expect(changes(sent('wikiUserID[]=3'))).to.deep.equal([`wikiUserID=${gone}`]);
    expect(changes(sent('wikiUserName[]=3'))).to.deep.equal([]);
  });

  it('anonymous with an unknown session, which is replaced, while a token without an id is removed', () => {
    for (const token of ['abc', '', '0123456789abcdef0123456789abcdef']) {
      const [session, removed, ...rest] = changes(
        sent(`wiki_session=abcdefghij0123456789abcdefghij01; wikiToken=${token}`),
      );
      expect(session).to.match(/^wiki_session=(?!abcdefghij)[a-v0-9]{32}; path=\/; HttpOnly$/);
      expect([removed, ...rest]).to.deep.equal([`wikiToken=${gone}`]);
    }
  });

  it('anonymous with a wrong remember token, which is removed with the id', () => {
    const { token } = alice();
    for (const cookie of [
      'wikiUserID=3; wikiUserName=Alice; wikiToken=0123456789abcdef0123456789abcdef',
      `wikiUserID=3; wikiUserName=Bob; wikiToken=${token}`,
      `wikiUserID=4; wikiUserName=Bob; wikiToken=${token}`,
    ]) {
      const response = sent(cookie);
      expect(isLoggedIn(response), cookie).to.be.false;
      expect(changes(response)).to.deep.equal([`wikiUserID=${gone}`, `wikiToken=${gone}`]);
    }
  });

  it('logged in again with the remember token, with a new session and new cookies', () => {
    const { token } = alice();
    for (const cookie of [
      'wikiUserID=3',
      'wiki_session=bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb; wikiUserID=3',
      'wikiUserID=3x',
    ]) {
      const response = sent(`${cookie}; wikiUserName=Alice; wikiToken=${token}`);
      expect(isLoggedIn(response)).to.be.true;
      expect(changes(response).map((change) => change.replace(/=[a-v0-9]{32};.*| expires=.*/, ''))).to.deep.equal([
        'wiki_session',
        'wikiUserID=3;',
        'wikiUserName=Alice;',
        'wikiToken',
      ]);
      expect(changes(response).at(-1)).to.contain(`wikiToken=${token}; `);
    }
  });

  it('anonymous with an unknown session, and gets another', () => {
    const unknown = 'abcdefghij0123456789abcdefghij01';
    const [line = '', ...further] = changes(sent(`wiki_session=${unknown}`));
    expect(further).to.deep.equal([]);
    expect(line).to.match(/^wiki_session=[a-v0-9]{32}; path=\/; HttpOnly$/);
    expect(line).to.not.contain(unknown);
  });

  it('anonymous with an invalid session id, which is removed', () => {
    for (const id of ['short', '', '%00', '__proto__', 'abcdefghij0123456789abcdefghij0']) {
      expect(changes(sent(`wiki_session=${id}`))).to.deep.equal([`wiki_session=${gone}`]);
    }
  });

  it('anonymous with meaningless cookies', () => {
    for (const cookie of [
      '',
      ';;;',
      '=',
      'wikiUserName=Alice',
      'other_session=abcdefghij0123456789abcdefghij01',
      'x'.repeat(5000),
    ]) {
      const response = sent(cookie);
      expect(isLoggedIn(response)).to.be.false;
      expect(changes(response)).to.deep.equal([]);
    }
  });

  it('anonymous if a page of another site may have sent the request', () => {
    const client = new Client(wiki);
    client.logIn('Alice', 'a');
    const query = 'action=query&assert=user&format=json';
    expect(client.send(query).header('MediaWiki-API-Error')).to.equal(undefined);
    expect(client.send(`${query}&callback=f`).header('MediaWiki-API-Error')).to.equal('assertuserfailed');
    expect(client.send(`${query}&origin=*`).header('MediaWiki-API-Error')).to.equal('assertuserfailed');
    const headers = { 'treat-as-untrusted': '' };
    expect(client.send(query, { headers }).header('MediaWiki-API-Error')).to.equal('assertuserfailed');
  });
});

describe('the attributes of cookies', () => {
  const query = 'action=query&meta=tokens&type=login&format=json';
  const overHttps = { headers: { 'x-forwarded-proto': 'https' } };

  it('are secure over HTTPS, whatever the wiki calls itself', () => {
    const called = createWiki({ site: { server: 'https://wiki.example' } });
    expect(send(called, query).header('Set-Cookie')).to.match(/^wiki_session=[a-v0-9]{32}; path=\/; HttpOnly$/);
    const line = send(called, query, overHttps).header('Set-Cookie');
    expect(line).to.match(/^wiki_session=[a-v0-9]{32}; path=\/; secure; HttpOnly$/);
  });

  // The lines that real wikis of both releases sent with these settings.
  it('follow the settings of the wiki', () => {
    const cookies = {
      ...{ prefix: 'farm', domain: '.wiki.example', path: '/w', secure: true, sameSite: 'None' as const },
      ...{ expiration: 3600, rememberedExpiration: 7200 },
    };
    const client = new Client(createWiki({ site: { cookies }, users }));
    const lines = changes(client.logIn('Alice', 'a'));
    const rest = 'path=/w; domain=.wiki.example; secure; HttpOnly; SameSite=None';
    expect(lines.map((line) => line.replace(/=[a-v0-9]{32};/, '=…;').replace(/ expires=[^;]*;/, ''))).to.deep.equal([
      `farm_session=…; ${rest}`,
      `farmUserID=3; Max-Age=7200; ${rest}`,
      `farmUserName=Alice; Max-Age=7200; ${rest}`,
      `farmToken=…; Max-Age=7200; ${rest}`,
    ]);
  });

  it('remember nobody if the wiki does not', () => {
    const cookies = { httpOnly: false, sameSite: 'Lax' as const, rememberedExpiration: 0, expiration: 0 };
    const client = new Client(createWiki({ site: { cookies }, users }));
    const lines = changes(client.logIn('Alice', 'a'));
    expect(lines.map((line) => line.replace(/=[a-v0-9]{32};/, '=…;'))).to.deep.equal([
      'wiki_session=…; path=/; SameSite=Lax',
      'wikiUserID=3; path=/; SameSite=Lax',
      'wikiUserName=Alice; path=/; SameSite=Lax',
    ]);
  });
});

describe('a wiki that has always sent its headers (spec 5)', () => {
  it('sets no session cookie, so that no client can log in', () => {
    const late = createWiki({ users }, { headersSent: true, seed: 1 });
    const client = new Client(late);
    const response = client.send('action=query&meta=tokens&type=login&format=json');
    expect(changes(response)).to.deep.equal([]);
    expect(client.logIn('Alice', 'a').body).to.equal(
      '{"login":{"result":"Failed","reason":"Unable to continue login. Your session most likely timed out."}}',
    );
  });
});

for (const release of bothReleases) {
  describe(`cookies of responses, release ${release}`, () => {
    const wiki = fixtureWiki(release);

    it('make the response to OPTIONS uncacheable (core 7.2)', () => {
      const { headers } = send(wiki, 'action=query&format=json', {
        method: 'OPTIONS',
        headers: { cookie: 'wikiUserID=1' },
      });
      expect(headers).to.deep.equal([
        'X-Content-Type-Options: nosniff',
        `Set-Cookie: wikiUserID=${gone}`,
        'Content-type: text/html; charset=UTF-8',
        'Expires: Thu, 01 Jan 1970 00:00:00 GMT',
        'Cache-Control: private, max-age=0, s-maxage=0',
      ]);
    });

    it('precede MediaWiki-Login-Suppressed if they are removed', () => {
      const { headers } = send(wiki, 'action=query&format=json&callback=f', { headers: { cookie: 'wikiUserID=1' } });
      expect(headers.slice(1, 3)).to.deep.equal([`Set-Cookie: wikiUserID=${gone}`, 'MediaWiki-Login-Suppressed: true']);
    });

    it('are both sent if one is removed and one created', () => {
      const { headers } = send(wiki, 'action=query&meta=tokens&type=login&format=json', {
        headers: { cookie: 'wiki_session=short' },
      });
      const cookies = headers
        .filter((line) => line.startsWith('Set-Cookie'))
        .map((line) => line.replace(/=[a-v0-9]{32};/, '=NEW;'));
      expect(cookies).to.deep.equal([
        `Set-Cookie: wiki_session=${gone}`,
        'Set-Cookie: wiki_session=NEW; path=/; HttpOnly',
      ]);
    });
  });
}
