import { expect } from 'chai';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { createWiki, NotSupportedError, type Wiki } from '../../emulator/index';
import { Client, send, member, type Sent } from '../../emulator/testing/send.test-support';
import { temporaryFolder } from './made-contract.test-support';
import { defaultRelease } from '../../emulator/releases/release';

const users = [{ name: 'Alice', password: 'correct horse battery' }];
const query = 'action=query&meta=tokens&format=json';

describe('what is left out of a contract', () => {
  const folder = temporaryFolder();
  let wiki: Wiki;
  beforeEach(() => {
    wiki = createWiki({ pages: [{ title: 'Gallery', uses: ['File:Cat.jpg'] }], users });
  });

  const reasonFor = (text: string, sent?: Sent): string | undefined => {
    wiki.reset();
    try {
      send(wiki, text, sent);
    } catch (error) {
      if (!(error instanceof NotSupportedError)) throw error;
    }
    return wiki.writePact({ consumer: 'my-bot', dir: folder.path }).leftOut[0]?.reason;
  };

  it('includes requests that make sense only for this client or this wiki', () => {
    expect(reasonFor('action=login&format=json', { body: 'lgname=Alice&lgpassword=x&lgtoken=y' })).to.equal(
      'it has secret parameters: lgpassword, lgtoken',
    );
    expect(reasonFor(`${query}&token=abc`)).to.equal('it has secret parameters: token');
    expect(reasonFor(query, { headers: { authorization: 'Bearer abc' } })).to.equal(
      'it has credentials: Authorization',
    );
    expect(reasonFor('action=query&pageids=1&format=json')).to.equal(
      'it has ids (pageids), which differ between wikis',
    );
    expect(reasonFor('action=edti&format=json')).to.equal('its action "edti" is unknown');
    expect(reasonFor(`${query}&uselang=%E9`)).to.equal(
      'it has bytes that are not UTF-8, which a contract cannot contain',
    );
    expect(reasonFor(query, { body: '{}', headers: { 'content-type': 'application/json' } })).to.equal(
      'its body is of type application/json, not application/x-www-form-urlencoded',
    );
    expect(reasonFor(query, { method: 'OPTIONS' })).to.equal(
      'its method is not GET, HEAD or POST, so a browser sent it and not the client',
    );
    expect(readdirSync(folder.path)).to.deep.equal([]);
  });

  for (const unsupported of ['error', 'warn', 'as-unknown'] as const) {
    it(`includes requests for unsupported modules, even if unsupported is ${unsupported}`, () => {
      wiki = createWiki({}, { unsupported });
      for (const [text, name] of [
        ['action=imagerotate&format=json&user=A', 'action=imagerotate'],
        ['action=imagerotate&limit=5&format=json', 'action=imagerotate'],
        ['action=parse&text=A&parsoid=1&format=json', 'the parameter parsoid of action=parse'],
      ] as const) {
        expect(reasonFor(text)).to.equal(`MediaWiki ${defaultRelease} has ${name}; wikidouble does not support it.`);
      }
      expect(reasonFor('action=wbgetentities&ids=Q42&format=json')).to.equal(
        'The extension Wikibase has action=wbgetentities; wikidouble does not support it.',
      );
      expect(readdirSync(folder.path)).to.deep.equal([]);
    });
  }

  it('is listed once for each kind, without any values', () => {
    for (let attempt = 0; attempt < 3; attempt++) new Client(wiki).logIn('Alice', `${users[0]!.password}${attempt}`);
    wiki.handle({
      method: 'GET',
      url: '/index.php?title=Gallery',
      headers: {},
      body: new Uint8Array(),
      server: 'http://wiki.example',
      remoteAddress: '192.0.2.7',
    });
    expect(wiki.writePact({ consumer: 'my-bot', dir: folder.path }).leftOut).to.deep.equal([
      {
        request: 'POST /api.php?action=login',
        reason: 'it has secret parameters: lgpassword, lgtoken',
      },
      { request: 'GET /index.php', reason: 'it is not a request to api.php' },
    ]);
  });

  it('includes every secret: cookies, tokens, passwords, addresses', () => {
    const client = new Client(wiki);
    client.logIn('Alice', users[0]!.password);
    const tokens = member(client.send(`${query}&type=*`).json(), 'query.tokens') as Record<string, string>;
    const cookies = ['wiki_session', 'wikiToken'].map((name) => client.cookies.get(name) ?? '');
    client.send(`${query}&assertuser=Alice`);
    // A client may put a secret anywhere; the contract must not repeat it.
    client.send(`${query}&uselang=${cookies[0] ?? ''}`);
    client.send(`action=query&format=json&requestid=${encodeURIComponent(tokens.csrftoken ?? '')}`);
    client.send(`${query}&variant=127.0.0.1`);
    client.send(`${query}&servedby=1`, { headers: { 'x-csrf-token': 'a secret header' } });
    client.send(`action=logout&format=json`, { body: `token=${client.token('csrf')}` });
    const relies = ['/servedby', '/requestid', '/query/tokens'];
    const { file, leftOut } = wiki.writePact({ consumer: 'my-bot', dir: folder.path, relies });
    const text = readFileSync(file, 'utf8');
    const secrets = [
      ...Object.values(tokens).map((token) => token.slice(0, 40)),
      ...cookies,
      ...[users[0]!.password, 'a secret header', '127.0.0.1', 'wiki.example'],
    ];
    expect(secrets.every((secret) => secret.length > 5)).to.equal(true);
    for (const secret of secrets) expect(text).to.not.include(secret);
    expect(text).to.not.match(/cookie|[0-9a-f]{40}/i);
    expect(leftOut.map(({ reason }) => reason)).to.include(
      'the contract would contain a cookie, a token or an address',
    );
  });

  it('rejects a name that would lead to another folder', () => {
    for (const consumer of ['', '../bot', 'a/b', 'a\\b', '.', 'bot ', 'a:b', 'a\nb']) {
      expect(() => wiki.writePact({ consumer, dir: folder.path })).to.throw(
        TypeError,
        'cannot be the name of a consumer',
      );
    }
    expect(() => wiki.writePact({ consumer: 'a', provider: '..', dir: join(folder.path, 'x') })).to.throw(
      TypeError,
      '".." cannot be the name of a provider: it becomes part of a file name.',
    );
  });
});
