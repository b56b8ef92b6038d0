import { createServer as createSecureServer } from 'node:https';
import dns from 'node:dns';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect } from 'chai';

import { createWiki } from '../../emulator';
import { demonstration } from '../../emulator/definition/demonstration';
import { TurnedTime } from '../../emulator/testing/turned-time.test-support';
import { check, longestPause, responseOf, TestServers } from './run-check.test-support';
import { selfSigned } from '../../cli/self-signed.test-support';

const page = (outgoing: ServerResponse, status: number, html: string, headers: Record<string, string> = {}): void => {
  outgoing.writeHead(status, { 'content-type': 'text/html', ...headers }).end(html);
};

describe('wikidouble check, when the wiki cannot be reached', () => {
  const servers = new TestServers();
  afterEach(() => {
    servers.close();
  });

  /** Returns the only sentence that is printed, without the address; it must come within the time limit. */
  async function sentence(address: string, ...args: string[]): Promise<string> {
    const time = new TurnedTime(longestPause);
    const { status, stdout, stderr } = await check([address, '--timeout', '2', ...args], {}, time);
    expect(time.now()).to.be.below(2000);
    expect([status, stdout, stderr.split('\n').length], stderr).to.deep.equal([2, '', 2]);
    return stderr.replaceAll(new RegExp(`${address}|${address.slice('http://'.length)}`, 'g'), 'WIKI').trim();
  }
  /** The message for a host whose look-up fails, without the slow look-up of a machine without a network. */
  async function unknownHost(code: string): Promise<string> {
    const { lookup } = dns;
    const fail = (_host: string, _options: unknown, done: (error: Error) => void): void => {
      done(Object.assign(new Error(code), { code, syscall: 'getaddrinfo' }));
    };
    Object.assign(dns, { lookup: fail });
    try {
      return await sentence('http://wiki.invalid');
    } finally {
      Object.assign(dns, { lookup });
    }
  }
  const responded = async (listener: RequestListener, path = '/w/api.php') => {
    return sentence((await servers.serve(listener)) + path);
  };

  it('says that there is no such wiki', async () => {
    expect(await responded((_, outgoing) => outgoing.end('{"hello":1}'))).to.equal(
      'wikidouble: WIKI responds with JSON, but not as the query API of a wiki does.',
    );
    expect(
      await responded((_, outgoing) => {
        page(outgoing, 404, '<h1>Not found</h1>');
      }, ''),
    ).to.match(
      /^wikidouble: No api\.php of a wiki was found at WIKI: none of these is one: WIKI\/api\.php \(status 404\), /,
    );
  });

  it('says that a wiki is private', async () => {
    const denied = { error: { code: 'readapidenied', info: 'You need read permission to use this module.' } };
    expect(await responded((_, outgoing) => outgoing.end(JSON.stringify(denied)))).to.equal(
      'wikidouble: WIKI is a private wiki: reading needs an account ' +
        '(readapidenied: You need read permission to use this module.). Give one with --user.',
    );
  });

  it('says that nothing listens there', async () => {
    expect(await sentence('http://127.0.0.1:1')).to.equal(
      'wikidouble: Nothing listens at WIKI: the connection was refused.',
    );
    expect(await unknownHost('ENOTFOUND')).to.equal('wikidouble: The host of WIKI is unknown.');
    expect(await unknownHost('EAI_AGAIN')).to.equal('wikidouble: The name of the host of WIKI could not be looked up.');
  });

  it('says that a certificate cannot be trusted, unless --ca names it or --insecure is given', async () => {
    const wiki = createWiki(demonstration);
    const server = createSecureServer(selfSigned, (request, outgoing) => {
      void responseOf(wiki, request).then(({ response: { status, headers, body } }) => {
        outgoing.writeHead(status, [...headers]).end(body);
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/api.php`;
    const file = join(mkdtempSync(join(tmpdir(), 'wikidouble-ca-')), 'ca.pem');
    writeFileSync(file, selfSigned.cert);
    const few = [url, '--only', '4.2.1', '--report', 'spec'];
    const refused = await check(few);
    const trusted = await check([...few, '--ca', file]);
    const careless = await check([...few, '--insecure']);
    writeFileSync(file, 'no certificate');
    const empty = await check([...few, '--ca', file]);
    server.close();
    rmSync(dirname(file), { recursive: true });
    expect(refused.status).to.equal(2);
    expect(refused.stderr).to.match(
      /^wikidouble: The certificate of 127\.0\.0\.1:\d+ cannot be trusted: self-signed certificate\. --ca FILE names one that can\.\n$/,
    );
    expect(trusted.status, trusted.stdout + trusted.stderr).to.equal(0);
    expect(trusted.stdout).to.not.contain('certificate-was-not-verified');
    expect(careless.status, careless.stdout + careless.stderr).to.equal(0);
    expect(careless.stdout).to.contain('[certificate-was-not-verified]');
    expect([empty.status, empty.stderr]).to.deep.equal([
      2,
      'wikidouble: check: ca contains no certificate in PEM (-----BEGIN CERTIFICATE-----).\n',
    ]);
  });

  it('recognizes a log-in wall of the server, of a page and behind a redirect', async () => {
    expect(
      await responded((_, outgoing) => {
        page(outgoing, 401, '', { 'www-authenticate': 'Basic realm="cats"' });
      }),
    ).to.equal(
      'wikidouble: WIKI requires a log-in before the wiki can be reached (status 401, Basic); --header-from can send one.',
    );
    expect(
      await responded((_, outgoing) => {
        page(outgoing, 302, '', { location: 'https://sso.example/login?to=wiki' });
      }),
    ).to.equal('wikidouble: WIKI redirects to a log-in page, https://sso.example/login.');
    const form = '<form method=post><input name=user><input type="password" name=p></form>';
    expect(
      await responded((_, outgoing) => {
        page(outgoing, 200, form);
      }),
    ).to.equal('wikidouble: WIKI shows a log-in form in place of a response (status 200).');
  });

  it('says that it is denied access, and hides its address', async () => {
    const block = '<html><style>p {}</style><p>Access denied.</p> <p>Your address 203.0.113.9 is blocked.</p></html>';
    expect(
      await responded((_, outgoing) => {
        page(outgoing, 403, block);
      }),
    ).to.equal(
      'wikidouble: WIKI denies access to this program (status 403): "Access denied. Your address <address> is blocked.".',
    );
  });

  it('says that a proxy responds, after repetitions', async () => {
    let requests = 0;
    expect(
      await responded((_, outgoing) => {
        requests++;
        page(outgoing, 503, '<title>Just a moment...</title>', { server: 'cloudflare', 'cf-ray': '1' });
      }),
    ).to.equal(
      'wikidouble: The proxy in front of WIKI (cloudflare) responded in its place, with status 503: "Just a moment...", ' +
        'and was sent the request 3 times.',
    );
    expect(requests).to.equal(3);
    expect(
      await responded((_, outgoing) => {
        page(outgoing, 502, '<h1>Bad Gateway</h1><hr>nginx');
      }),
    ).to.equal(
      'wikidouble: The proxy in front of WIKI cannot reach it (status 502): "Bad Gateway nginx", and was sent the request 3 times.',
    );
  });

  it('gives up on silent servers, dropped connections and other protocols', async () => {
    const silent = await servers.serveSockets(() => undefined);
    expect(await sentence(silent, '--timeout', '0.3')).to.equal(
      'wikidouble: WIKI sent no complete response within 0.3 seconds.',
    );
    const dropping = await servers.serveSockets((socket) => socket.on('data', () => socket.destroy()));
    expect(await sentence(`${dropping}/api.php`)).to.equal(
      'wikidouble: WIKI closed the connection before the response was complete, and was sent the request 3 times.',
    );
    const other = await servers.serveSockets((socket) => socket.write('\x00\x01\x02 garbage\n'));
    expect(await sentence(other)).to.equal('wikidouble: WIKI does not speak HTTP.');
  });

  it('does not follow redirects to another site', async () => {
    expect(
      await responded((_, outgoing) => {
        page(outgoing, 301, '', { location: 'https://other.example/w/api.php' });
      }),
    ).to.equal(
      'wikidouble: WIKI redirects to another site, https://other.example/w/api.php: give that address if you mean that site.',
    );
  });

  it('checks a wiki that fails every second time, or lags twice', async () => {
    const wiki = createWiki(demonstration);
    let [requests, lags] = [0, 0];
    const flapping = await servers.serve((request, outgoing) => {
      if (requests++ % 2 === 0) {
        page(outgoing, 500, '<h1>Oops</h1>');
        return;
      }
      void responseOf(wiki, request).then(({ response: { status, headers, body } }) => {
        outgoing.writeHead(status, [...headers]).end(body);
      });
    });
    const behind = await servers.serve((request, outgoing) => {
      if ((request.url ?? '').includes('maxlag=5') && lags < 2) {
        lags++;
        const error = { code: 'maxlag', info: 'Waiting for a database server: 7 seconds lagged.' };
        outgoing.writeHead(200, { 'retry-after': '0', 'mediawiki-api-error': 'maxlag' }).end(JSON.stringify({ error }));
      } else outgoing.end(JSON.stringify({ batchcomplete: '', query: { tokens: { watchtoken: '+\\' } } }));
    });
    const few = ['--only', '4.2.1', '--report', 'json'];
    const half = await check([`${flapping}/api.php`, ...few]);
    const lagged = await check([`${behind}/api.php`, '--only', '4.1.1', '--report', 'spec']);
    expect(half.status, half.stdout + half.stderr).to.equal(0);
    const report = JSON.parse(half.stdout) as { runs: { retries: { reason: string }[] }[] };
    expect(report.runs[0]?.retries.map(({ reason }) => reason.replace(flapping, '')))
      .to.include('/api.php fails (status 500).')
      .and.have.length.within(3, 30);
    expect(lags).to.equal(2);
    expect(lagged.stdout).to.match(
      /\n\d+ requests \(limit 150\), 2 of them repetitions\.\n {2}after 0 s, GET \?action=query&.*: .* is behind its database \(maxlag, status 200\)\.\n/,
    );
  });

  it('leaves rules without a response inconclusive, even if all others passed', async () => {
    const wiki = createWiki(demonstration);
    let dropped = 0;
    const dropping = await servers.serve((request, outgoing) => {
      void responseOf(wiki, request).then(({ response: { status, headers, body }, form }) => {
        if (`${request.url ?? ''} ${form}`.includes('iutitle=Talk')) {
          dropped++;
          request.socket.destroy();
        } else outgoing.writeHead(status, [...headers]).end(body);
      });
    });
    const { status, stdout } = await check([`${dropping}/api.php`, '--only', '4.2.iutitle']);
    // Three times with conditions, and three times without.
    expect(dropped).to.equal(6);
    expect(status, stdout).to.equal(2);
    expect(stdout).to.match(/\nInconclusive: \d+ required rules? could not be checked: .*4\.2\.iutitle/);
  });
});
