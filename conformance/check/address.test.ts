import type { RequestListener } from 'node:http';

import { expect } from 'chai';

import { TurnedTime } from '../../emulator/testing/turned-time.test-support';
import { isSameSite } from '../http/detect-wiki-obstacle';
import { candidates, exposureOf, findApi, withScheme } from './address';
import { TestServers } from './run-check.test-support';

describe('the address of a wiki', () => {
  it('is looked for at the usual paths', () => {
    expect(candidates('https://wiki.example')).to.deep.equal([
      'https://wiki.example/api.php',
      'https://wiki.example/w/api.php',
    ]);
    expect(candidates('https://wiki.example/w/')).to.deep.equal([
      'https://wiki.example/w/api.php',
      'https://wiki.example/w/w/api.php',
      'https://wiki.example/api.php',
    ]);
    expect(candidates('http://wiki.example:8080/w/index.php?title=A#b')).to.deep.equal([
      'http://wiki.example:8080/w/api.php',
      'http://wiki.example:8080/w/w/api.php',
      'http://wiki.example:8080/api.php',
    ]);
    expect(candidates('https://wiki.example/wiki/Help:Contents/de')).to.deep.equal([
      'https://wiki.example/w/api.php',
      'https://wiki.example/api.php',
    ]);
  });

  it('is used as it is if it names the api.php', () => {
    expect(candidates('https://wiki.example/mw/api.php?action=query')).to.deep.equal([
      'https://wiki.example/mw/api.php',
    ]);
  });

  it('needs no scheme if it looks like a host', () => {
    expect(withScheme('https://wiki.example')).to.deep.equal(['https://wiki.example']);
    for (const address of [
      'wiki.example',
      'localhost',
      'localhost:8080',
      'wiki:8080/w',
      '127.0.0.1:8143',
      '[::1]:80/w',
    ]) {
      expect(withScheme(address), address).to.deep.equal([`https://${address}`, `http://${address}`]);
    }
    for (const address of ['nonsense', 'ftp://wiki.example', 'mailto:alice', 'Alice:secret@wiki.example']) {
      expect(withScheme(address), address).to.deep.equal([address]);
    }
  });

  it('is rejected if invalid, without repeating a password', () => {
    expect(() => candidates('ftp://wiki.example')).to.throw(
      TypeError,
      '"ftp://wiki.example" is not the address of a wiki: it must begin with https:// or http://.',
    );
    expect(() => candidates('nonsense')).to.throw(TypeError, 'it must begin with https://');
    expect(() => candidates('https://Alice:secret@wiki.example/'))
      .to.throw(TypeError, 'must not contain a name or password')
      .with.property('message')
      .that.does.not.contain('secret');
  });
});

describe('the search for a wiki', () => {
  const servers = new TestServers();
  afterEach(() => {
    servers.close();
  });

  it('tries http if an address has no scheme and https fails', async () => {
    const url = await servers.serve((_, response) => response.end('{"batchcomplete":true}'));
    const address = `${url.slice('http://'.length)}/api.php`;
    expect(await findApi(address, 5000)).to.include({ api: `${url}/api.php` });
    expect(await findApi('127.0.0.1:1', 5000)).to.include({
      api: 'https://127.0.0.1:1/api.php',
      problem: 'Nothing listens at 127.0.0.1:1: the connection was refused.',
    });
  });

  it('sends no password unencrypted unless the user gave http://', () => {
    const found = 'http://wiki.example/w/api.php';
    expect(exposureOf('wiki.example', found)).to.match(/^http:\/\/wiki\.example\/w\/api\.php would get the password/);
    expect(exposureOf('http://wiki.example', found)).to.equal(undefined);
    expect(exposureOf('wiki.example', 'https://wiki.example/w/api.php')).to.equal(undefined);
    expect(exposureOf('127.0.0.1:7080', 'http://127.0.0.1:7080/api.php')).to.equal(undefined);
  });

  async function problemAt(address: string): Promise<string> {
    return (await findApi(address, 5000)).problem ?? 'found';
  }

  /** A wiki at /w/api.php, with pages and redirects elsewhere. */
  function wiki(redirects: Readonly<Record<string, string>> = {}): RequestListener {
    return (request, response) => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      const location = redirects[path];
      if (location !== undefined) response.writeHead(301, { location }).end();
      else if (path === '/w/api.php') response.end('{"batchcomplete":""}');
      else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>');
    };
  }

  it('tries one address after another', async () => {
    const site = await servers.serve(wiki());
    expect(await findApi(site, 5000)).to.include({ api: `${site}/w/api.php` });
    expect(await findApi(`${site}/wiki/Main_Page`, 5000)).to.include({ api: `${site}/w/api.php` });
  });

  it('follows a redirect to another api.php of the same host only', async () => {
    const site = await servers.serve(wiki({ '/old/api.php': '/w/api.php?x=1' }));
    expect(await findApi(`${site}/old/api.php`, 5000)).to.include({ api: `${site}/w/api.php` });
    const elsewhere = await servers.serve(wiki({ '/api.php': 'http://localhost:1/api.php?action=query' }));
    expect(await problemAt(`${elsewhere}/api.php`)).to.equal(
      `${elsewhere}/api.php redirects to another site, http://localhost:1/api.php: give that address if you mean that site.`,
    );
    expect(await problemAt(`${elsewhere}/`)).to.equal('found');
  });

  it('finds the api.php that the given page names', async () => {
    const link = (href: string) =>
      `<html><link rel="stylesheet" href="/x.css"><link rel="EditURI" href="${href}"></html>`;
    const sent: string[] = [];
    const site = await servers.serve((request, response) => {
      const { url = '' } = request;
      sent.push(url.split('?action=query', 1)[0] ?? '');
      const api = `//${request.headers.host ?? ''}/deep/down/api.php?action=rsd&amp;x=1`;
      if (url.startsWith('/deep/down/api.php?')) response.end('{"batchcomplete":true}');
      else if (url.startsWith('/tunnel')) response.end(link('https://wiki.example/deep/down/api.php?action=rsd'));
      else if (url === '/short') response.writeHead(302, { location: '/index.php/Main_Page?x=1' }).end();
      else response.end(link(api));
    });
    for (const page of ['/', '/wiki/Main_Page', '/index.php/X', '/w/index.php?title=X%20y', '/short', '/tunnel']) {
      expect(await findApi(site + page, 5000), page).to.include({ api: `${site}/deep/down/api.php` });
    }
    expect(sent.slice(0, 4)).to.deep.equal(['/', '/deep/down/api.php', '/wiki/Main_Page', '/deep/down/api.php']);
    expect(sent).to.include('/w/index.php?title=X%20y').and.include('/index.php/Main_Page?x=1');
  });

  it('stays within the site, and follows it to HTTPS and to www', () => {
    const isSame = (from: string, to: string) => isSameSite(new URL(from), new URL(to));
    expect(isSame('http://wiki.example/', 'https://wiki.example/')).to.equal(true);
    expect(isSame('http://wiki.example/', 'https://www.wiki.example/w/')).to.equal(true);
    expect(isSame('https://www.wiki.example/', 'https://wiki.example/')).to.equal(true);
    expect(isSame('https://wiki.example/', 'http://wiki.example/')).to.equal(false);
    expect(isSame('https://wiki.example/', 'https://other.example/')).to.equal(false);
    expect(isSame('https://wiki.example/', 'https://wiki.example.org/')).to.equal(false);
    expect(isSame('http://wiki.example:8080/', 'http://wiki.example:9090/')).to.equal(false);
  });

  it('lists what was tried if there is no wiki', async () => {
    const site = await servers.serve((_, response) =>
      response.setHeader('content-type', 'text/html').end('<h1>Cats</h1>'),
    );
    expect(await findApi(`${site}/`, 5000)).to.deep.equal({
      api: `${site}/api.php`,
      problem:
        `No api.php of a wiki was found at ${site}/: none of these is one: ` +
        `${site}/api.php (status 200), ${site}/w/api.php (status 200).`,
    });
  });

  it('looks beside the page that it was redirected to', async () => {
    const site = await servers.serve((request, response) => {
      const { url = '' } = request;
      if (url === '/') response.writeHead(302, { location: '/mw/index.php/Main_Page' }).end();
      else if (url.startsWith('/mw/api.php?')) response.end('{"batchcomplete":true}');
      else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>');
    });
    expect(await findApi(site, 5000)).to.include({ api: `${site}/mw/api.php` });
  });

  it('gives up on endless redirects from one api.php to the next', async () => {
    let sent = 0;
    const site = await servers.serve((_, response) =>
      response.writeHead(302, { location: `/${++sent}/api.php` }).end(),
    );
    expect(await problemAt(`${site}/api.php`)).to.match(/: none of these is one: .*\/5\/api\.php \(status 302\)\.$/);
    expect(sent).to.equal(6);
  });

  it('says what is wrong with the given api.php', async () => {
    expect(await problemAt(`${await servers.serve(wiki())}/api.php`)).to.match(
      /^http:\/\/127\.0\.0\.1:\d+\/api\.php (?!.*none of these)/,
    );
  });

  it('says what blocks the given page, rather than what was tried', async () => {
    const form = '<form method=post><input type="password" name=p></form>';
    const site = await servers.serve((request, response) => {
      response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' });
      response.end(request.url === '/' ? form : '<h1>Not here</h1>');
    });
    expect(await problemAt(`${site}/`)).to.match(/\/ shows a log-in form in place of a response \(status 200\)\.$/);
  });

  it('limits the time of all addresses together', async () => {
    const time = new TurnedTime();
    let sent = 0;
    const site = await servers.serve((_, response) => {
      sent++;
      time.turn(150);
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>');
    });
    expect(await findApi(`${site}/a/b`, 400, undefined, time))
      .to.have.property('problem')
      .that.matches(/ sent no complete response within 0\.1 seconds\.$/);
    expect(sent).to.equal(3);
  });

  it('ends in time, however slowly the parts of a response arrive', async () => {
    const time = new TurnedTime();
    let pieces = 0;
    const site = await servers.serve((_, response) => {
      const send = (): void => {
        if (response.destroyed) return;
        pieces++;
        response.write(' ', () => {
          time.turn(20);
          setImmediate(send);
        });
      };
      send();
    });
    const { problem } = await findApi(site, 200, undefined, time);
    expect(problem).to.match(/ sent no complete response within 0\.2 seconds\.$/);
    expect(pieces).to.be.at.least(10);
  });
});
