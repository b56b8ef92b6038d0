import { expect } from 'chai';
import { createWiki, type Wiki, type WikiOptions } from '../../index';
import { releases } from '../../releases/releases';
import { send, bothReleases, Client, documentation, fixtureWiki, member } from '../../testing/send.test-support';

const users = [
  { id: 1, name: 'Admin', password: 'a', groups: ['sysop'] },
  { id: 4, name: 'Blockee', password: 'b' },
];
const tokens = 'action=query&meta=tokens&format=json';
/** An anonymous client's own token. */
const logout = { body: 'action=logout&token=%2B%5C' };

/** Texts, headers and their order are those of real wikis that were made to fail in the same way (core 6.4, 6.5). */
for (const release of bothReleases) {
  describe(`API errors on purpose, ${release}`, () => {
    let wiki: Wiki;
    const restart = (options: WikiOptions = {}) => (wiki = createWiki({ users }, { seed: 1, release, ...options }));
    beforeEach(() => {
      restart();
    });

    it('lags, with Retry-After', () => {
      wiki.failNext('maxlag', { lag: -1 });
      const { headers, body } = send(wiki, 'action=query&maxlag=-2&format=json');
      expect(headers).to.deep.equal([
        'X-Content-Type-Options: nosniff',
        'Retry-After: 5',
        'X-Database-Lag: -1',
        'MediaWiki-API-Error: maxlag',
        'Content-Type: application/json; charset=utf-8',
        'X-Frame-Options: DENY',
        'Content-Disposition: inline; filename=api-result.json',
        'Cache-Control: private, must-revalidate, max-age=0',
      ]);
      expect(body).to.equal(
        `{"error":{"code":"maxlag","info":"Waiting for a database server: -1 second lagged.","host":"","lag":-1,"type":"db","*":"${documentation}"}}`,
      );
    });

    it('lags without maxlag as well, by the given number of seconds', () => {
      wiki.failNext('maxlag', { lag: 12 });
      const response = send(wiki, 'action=query&format=json');
      expect(member(response.json(), 'error.info')).to.equal('Waiting for a database server: 12 seconds lagged.');
      expect(member(response.json(), 'error.lag')).to.equal(12);
      expect(response.header('X-Database-Lag')).to.equal('12');
      wiki.failNext('maxlag', { lag: 1.7, host: 'db2', retryAfter: 30 });
      const named = send(wiki, 'action=query&maxlag=9&format=json&errorformat=raw');
      expect(member(named.json(), 'errors.0')).to.deep.equal({
        code: 'maxlag',
        key: 'apierror-maxlag',
        params: [1.7, 'db2'],
        data: { host: 'db2', lag: 1.7, type: 'db' },
        module: 'main',
      });
      expect([named.header('Retry-After'), named.header('X-Database-Lag')]).to.deep.equal(['30', '1']);
      wiki.failNext('maxlag');
      expect(send(wiki, 'action=query&maxlag=9&format=json').header('Retry-After')).to.equal('9');
    });

    it('is read-only for requests that write', () => {
      const failure = wiki.failNext('readonly', { reason: 'Maintenance now' });
      expect(send(wiki, tokens).header('MediaWiki-API-Error')).to.equal(undefined);
      expect(failure.consumed).to.equal(0);
      const body = 'action=login&lgname=A&lgpassword=b&lgtoken=x';
      expect(send(wiki, 'format=json', { body }).body).to.equal(
        `{"error":{"code":"readonly","info":"The wiki is currently in read-only mode.","readonlyreason":"Maintenance now","*":"${documentation}"}}`,
      );
      expect(failure.consumed).to.equal(1);
      wiki.failNext('readonly', { reason: 'Maintenance now' });
      expect(send(wiki, 'format=xml&errorformat=plaintext', { body }).body).to.contain(
        '<error code="readonly" module="main"><data readonlyreason="Maintenance now" /><text xml:space="preserve">',
      );
    });

    it('is private for requests that read', () => {
      const failure = wiki.failNext('readapidenied');
      send(wiki, 'action=paraminfo&format=json');
      expect(failure.consumed).to.equal(0);
      expect(send(wiki, 'action=query&meta=userinfo&format=json').body).to.equal(
        `{"error":{"code":"readapidenied","info":"You need read permission to use this module.","*":"${documentation}"}}`,
      );
    });

    it('does not patrol', () => {
      const failure = wiki.failNext('patroldisabled');
      send(wiki, 'format=json', logout);
      expect(failure.consumed).to.equal(0);
      const body = 'action=patrol&rcid=1&token=%2B%5C';
      expect(send(wiki, 'format=json&formatversion=2&errorformat=raw', { body }).body).to.equal(
        `{"errors":[{"code":"patroldisabled","key":"rcpatroldisabled","params":[],"module":"patrol"}],"docref":"${documentation}"}`,
      );
    });

    it('applies rate limits', () => {
      wiki.fail({ kind: 'ratelimited', times: 2 });
      const text = releases[release].choose({
        '1.39':
          'As an anti-abuse measure, you are limited from performing this action too many times in a short space of time, and you have exceeded this limit.\\nPlease try again in a few minutes.',
        '1.43': "You've exceeded your rate limit. Please wait some time and try again.",
      });
      expect(send(wiki, 'format=json', logout).body).to.equal(
        `{"error":{"code":"ratelimited","info":"${text.replace('\\n', ' ')}","*":"${documentation}"}}`,
      );
      const wikitext = send(wiki, 'format=json&formatversion=2&errorformat=wikitext', logout);
      expect(wikitext.body).to.equal(
        `{"errors":[{"code":"ratelimited","text":"${text}","module":"logout"}],"docref":"${documentation}"}`,
      );
      expect(wikitext.header('Retry-After')).to.equal(undefined);
    });

    it('rejects a token once', () => {
      const client = new Client(wiki);
      client.logIn('Blockee', 'b');
      const sent = { body: `action=logout&token=${client.token('csrf')}` };
      wiki.failNext('badtoken');
      expect(client.send('format=json', sent).body).to.equal(
        `{"error":{"code":"badtoken","info":"Invalid CSRF token.","*":"${documentation}"}}`,
      );
      expect(client.send('format=json', sent).body).to.equal('{}');
    });

    it('forgets a session: a remembered user is logged in again, and the old tokens are void', () => {
      const client = new Client(wiki);
      client.logIn('Blockee', 'b');
      const sent = { body: `action=logout&token=${client.token('csrf')}` };
      const before = client.cookies.get('wiki_session');
      const failure = wiki.failNext('session-lost');
      send(wiki, tokens);
      expect(failure.consumed, 'a client without a session').to.equal(0);
      expect(client.send('action=query&assert=user&format=json').body).to.equal('{"batchcomplete":""}');
      expect(failure.consumed).to.equal(1);
      expect(client.cookies.get('wiki_session')).to.not.equal(before);
      expect(client.send('format=json', sent).header('MediaWiki-API-Error')).to.equal('badtoken');
    });

    it('forgets a session everywhere: the client is logged out, and its cookies are deleted', () => {
      const client = new Client(wiki);
      client.logIn('Blockee', 'b');
      wiki.failNext('session-lost', { everywhere: true });
      const response = client.send('action=query&assert=user&format=json');
      expect(response.header('MediaWiki-API-Error')).to.equal('assertuserfailed');
      expect([...client.cookies.keys()]).to.deep.equal(['wikiUserName']);
      expect(response.headers.filter((line) => line.startsWith('Set-Cookie'))).to.deep.equal([
        'Set-Cookie: wiki_session=deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; path=/; HttpOnly',
        'Set-Cookie: wikiUserID=deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; path=/; HttpOnly',
        'Set-Cookie: wikiToken=deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; path=/; HttpOnly',
      ]);
    });

    it('treats the client as logged out for one assertion', () => {
      const client = new Client(wiki);
      client.logIn('Blockee', 'b');
      const infoOf = (query: string) => member(client.send(`${query}&format=json`).json(), 'error.info');
      wiki.failNext('assertuserfailed');
      wiki.failNext('assertbotfailed');
      wiki.failNext('assertnameduserfailed');
      expect(infoOf('action=query')).to.equal(undefined);
      expect(infoOf('action=query&assertuser=Blockee')).to.equal(
        'You are no longer logged in as "Blockee", so the action could not be completed.',
      );
      expect(infoOf('action=query&assert=bot')).to.equal(
        'You do not have the "bot" right, so the action could not be completed.',
      );
      expect(infoOf('action=query&assert=user')).to.equal(
        'You are no longer logged in, so the action could not be completed.',
      );
      wiki.assertAllFailuresConsumed();
      expect(infoOf('action=query&assert=user')).to.equal(undefined);
    });

    it('catches exceptions', () => {
      wiki.failNext('internal-error');
      const response = send(wiki, `${tokens}&requestid=5`);
      const id = /\[([0-9a-f]{24})\]/.exec(response.body)?.[1] ?? '';
      expect(response.status).to.equal(200);
      expect(response.header('MediaWiki-API-Error')).to.equal('internal_api_error_DBQueryError');
      expect(response.json()).to.deep.equal({
        error: {
          code: 'internal_api_error_DBQueryError',
          info: `[${id}] Caught exception of type Wikimedia\\Rdbms\\DBQueryError`,
          errorclass: 'Wikimedia\\Rdbms\\DBQueryError',
        },
        requestid: '5',
      });
      wiki.failNext('internal-error', { exception: 'RuntimeException' });
      const xml = send(wiki, 'action=query&format=xml&errorformat=plaintext').body;
      expect(xml).to.contain(
        '<error code="internal_api_error_RuntimeException"><data errorclass="RuntimeException" />',
      );
      expect(xml).to.match(
        /<text xml:space="preserve">\[[0-9a-f]{24}\] Caught exception of type RuntimeException<\/text>/,
      );
    });

    it('sends an error page in any format', () => {
      restart({ now: '2026-11-21T04:00:47Z' }).failNext('error-page', { exception: 'RuntimeException' });
      const response = send(wiki, tokens);
      expect(response.status).to.equal(500);
      expect(response.headers).to.deep.equal([
        'X-Content-Type-Options: nosniff',
        'MediaWiki-API-Error: internal_api_error_RuntimeException',
        'Content-Type: text/html; charset=UTF-8',
      ]);
      expect(response.body).to.match(
        /<title>Internal error - TestWiki<\/title>[^]*\[[0-9a-f]{24}\] 2026-11-21 04:00:47: Fatal exception of type &quot;RuntimeException&quot;<\/div>/,
      );
    });

    it('truncates results, so that a query is continued sooner', () => {
      const fixture = fixtureWiki(release);
      const query = 'action=query&list=imageusage&iutitle=File:Used.png&iulimit=40&format=json&formatversion=2';
      fixture.failNext('truncated-result', { bytes: 16 });
      const response = send(fixture, query).json();
      expect(member(response, 'continue')).to.deep.equal({ iucontinue: '0|2|0||0|0|4', continue: '-||' });
      expect(member(response, 'warnings.result.warnings')).to.equal(
        'This result was truncated because it would otherwise be larger than the limit of 16 bytes.',
      );
      expect(member(send(fixture, query).json(), 'continue')).to.equal(undefined);
    });

    it('reports errors of the request itself first, and keeps the fault for the next request', () => {
      const failure = wiki.failNext('badtoken');
      expect(send(wiki, 'format=json', { body: 'action=logout' }).header('MediaWiki-API-Error')).to.equal(
        'missingparam',
      );
      wiki.failNext('maxlag');
      for (const [query, code] of [
        ['action=query&maxlag=much&format=json', 'badinteger'],
        ['action=query&assert=user&format=json', 'assertuserfailed'],
        ['action=query&titles=a&format=json', 'maxlag'],
      ] as const) {
        expect(send(wiki, query).header('MediaWiki-API-Error'), query).to.equal(code);
      }
      expect(failure.consumed).to.equal(0);
    });

    it('lags for any method, which is checked later', () => {
      const failure = wiki.failNext('maxlag');
      const response = send(wiki, 'action=query&maxlag=5&format=json', { method: 'PUT' });
      expect([response.status, response.header('MediaWiki-API-Error')]).to.deep.equal([200, 'maxlag']);
      expect(failure.consumed).to.equal(1);
    });

    it('lets pages of other sites read the error', () => {
      wiki.failNext('maxlag');
      const { headers } = send(wiki, 'action=query&origin=*&format=json', { headers: { origin: 'https://x.example' } });
      expect(headers.slice(0, 7)).to.deep.equal([
        'X-Content-Type-Options: nosniff',
        'MediaWiki-Login-Suppressed: true',
        'Access-Control-Allow-Origin: *',
        'Access-Control-Allow-Credentials: false',
        'Access-Control-Expose-Headers: MediaWiki-API-Error, Retry-After, X-Database-Lag, MediaWiki-Login-Suppressed',
        'Retry-After: 5',
        'X-Database-Lag: 7',
      ]);
    });
  });
}

describe('A blocked user', () => {
  const blockOf = (release: '1.39' | '1.43', now: string, query: string, expiry?: string) => {
    const wiki = createWiki({ users }, { now, release });
    const client = new Client(wiki);
    client.logIn('Blockee', 'b');
    const sent = { body: `action=logout&token=${client.token('csrf')}` };
    wiki.failNext('blocked', expiry === undefined ? { reason: 'Vandalism' } : { expiry, id: 2 });
    return client.send(query, sent).body;
  };

  it('gets the basic facts of the block from 1.39', () => {
    const { error } = JSON.parse(blockOf('1.39', '2026-11-21T03:58:50Z', 'format=json')) as { error: object };
    expect(error).to.deep.equal({
      code: 'blocked',
      info: 'You have been blocked from editing.',
      blockinfo: {
        ...{ blockid: 1, blockedby: 'Admin', blockedbyid: 1, blockreason: 'Vandalism' },
        ...{ blockedtimestamp: '2026-11-21T03:58:50Z', blockexpiry: 'infinite' },
        blockedtimestampformatted: '03:58, 21 November 2026',
      },
      '*': JSON.parse(`"${documentation}"`) as string,
    });
    expect(blockOf('1.39', '2026-11-21T03:58:50Z', 'format=xml')).to.contain(
      '<error code="blocked" info="You have been blocked from editing."><blockinfo blockid="1" blockedby="Admin" ',
    );
  });

  it('gets everything about the block from 1.43', () => {
    const time = '2026-11-21T03:58:53Z';
    const admin = '[[User:Admin|\u202aAdmin\u202c]]';
    const text = [
      `Your username or IP address has been blocked. The block was made by ${admin}. The reason given is Vandalism.`,
      '*Start of block: 03:58, 21 November 2026 *Expiration of block: infinite *Intended blockee: \u202aBlockee\u202c',
      `You can contact ${admin} or another [[TestWiki:Administrators|administrator]] to discuss the block.`,
      'You can use the "Email this user" feature if a valid email address is specified in your',
      '[[Special:Preferences|preferences]] and you have not been blocked from using it.',
      'Your current IP address is 127.0.0.1. Block ID #1. Please include all above details in any queries you make.',
    ].join(' ');
    const blockinfo = {
      ...{ blockid: 1, blockedby: 'Admin', blockedbyid: 1, blockreason: 'Vandalism', blockedtimestamp: time },
      ...{ blockexpiry: 'infinite', blockpartial: false, blocknocreate: false, blockanononly: false },
      ...{ blockemail: false, blockowntalk: true, blockedtimestampformatted: '03:58, 21 November 2026' },
    };
    const { error } = JSON.parse(blockOf('1.43', time, 'format=json&formatversion=2')) as { error: object };
    expect(error).to.deep.include({ code: 'blocked', info: text, blockinfo });
    const plain = JSON.parse(blockOf('1.43', time, 'format=json&formatversion=2&errorformat=plaintext')) as object;
    expect(plain).to.have.deep.nested.property('errors[0]', {
      ...{ code: 'blocked', text, data: { blockinfo }, module: 'logout' },
    });
  });

  it('gets the end of the block', () => {
    const body = blockOf(
      '1.43',
      '2026-11-21T04:02:37Z',
      'format=json&formatversion=2&errorformat=raw',
      '2027-01-05T06:07:08Z',
    );
    expect(body).to.contain(
      '"params":["[[User:Admin|\u202aAdmin\u202c]]","no reason given","127.0.0.1","\u202aAdmin\u202c",2,"06:07, 5 January 2027","\u202aBlockee\u202c","04:02, 21 November 2026"]',
    );
    expect(body).to.contain(
      '"blockedtimestampformatted":"04:02, 21 November 2026","blockexpiryformatted":"06:07, 5 January 2027","blockexpiryrelative":"06:07, 5 January 2027"}',
    );
  });
});
