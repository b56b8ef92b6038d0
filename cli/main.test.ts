import { expect } from 'chai';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { listen } from '../emulator/transports/http';
import { version as packageVersion } from '../package.json';
import { runTypeScript } from '../emulator/testing/run-typescript.test-support';
import { defaultRelease } from '../emulator/releases/release';

const command = [...runTypeScript, join(__dirname, 'main.ts')];

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command to its end. */
async function run(...args: string[]): Promise<Ended> {
  const running = new Running(...args);
  const status = await running.exit;
  return { status, stdout: running.stdout, stderr: running.stderr };
}

/** Every command that was started, so that none outlives a failing test. */
const running: Running[] = [];

/** A running command, and what it has printed so far. */
class Running {
  stdout = '';
  stderr = '';
  readonly exit: Promise<number | null>;
  private readonly child: ChildProcess;

  constructor(...args: string[]) {
    this.child = spawn(process.execPath, [...command, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.child.stdout?.on('data', (chunk: Buffer) => (this.stdout += chunk.toString()));
    this.child.stderr?.on('data', (chunk: Buffer) => (this.stderr += chunk.toString()));
    this.exit = new Promise((resolve) => this.child.on('close', resolve));
    running.push(this);
  }

  closeOutput(): void {
    this.child.stdout?.destroy();
  }

  /** Waits until something is printed on either output. */
  printed(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if ((this.stdout + this.stderr).includes(text)) resolve();
      };
      this.child.stdout?.on('data', look);
      this.child.stderr?.on('data', look);
      this.child.on('close', () => {
        reject(new Error(`"${text}" was not printed, but:\n${this.stdout}${this.stderr}`));
      });
      look();
    });
  }

  end(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.exit;
  }
}

describe('wikidouble', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'wikidouble-'));
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((command) => command.end('SIGKILL')));
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  it('prints its help', async () => {
    const [help, version] = await Promise.all([run('serve', '--help'), run('--version')]);
    expect(help).to.include({ status: 0, stderr: '' });
    expect(help.stdout).to.match(/^Usage: wikidouble serve \[options\]\n/);
    expect(help.stdout).to.contain('(default: 7080)');
    expect(help.stdout).to.contain('wikidouble serve --port 0 --wiki gallery.yaml');
    expect(version).to.include({ status: 0, stdout: `${packageVersion}\n`, stderr: '' });
  });

  it('ends without an error if nobody reads on, as with "| head"', async () => {
    const unread = new Running('check', '--help');
    unread.closeOutput();
    expect({ status: await unread.exit, stderr: unread.stderr }).to.deep.equal({ status: 0, stderr: '' });
  });

  it('serves on if nobody reads its output any more', async () => {
    const serve = new Running('serve', '--port', '0', '--verbose');
    await serve.printed('Ctrl-C');
    const address = /http:\/\/127\.0\.0\.1:\d+\/api\.php/.exec(serve.stdout)?.[0] ?? '';
    serve.closeOutput();
    for (let time = 0; time < 3; time++) {
      expect((await fetch(`${address}?action=query&meta=tokens&format=json`)).status).to.equal(200);
    }
    expect(await serve.end('SIGTERM')).to.equal(0);
  });

  it('exits with 2 for an invalid command line', async () => {
    const [port, watch, unknown] = await Promise.all([
      run('serve', '--port', 'http'),
      run('serve', '--watch'),
      run('srve'),
    ]);
    expect(port).to.include({ status: 2, stdout: '' });
    expect(port.stderr).to.match(
      /^wikidouble: option '--port <number>' argument 'http' is invalid\. The port must be a whole/,
    );
    expect(watch).to.include({ status: 2, stdout: '' });
    expect(watch.stderr).to.match(/^wikidouble: --watch needs a file to watch: --wiki FILE\.\n/);
    expect(unknown).to.include({ status: 2, stdout: '' });
    expect(unknown.stderr).to.match(/^wikidouble: unknown command 'srve'\n\(Did you mean serve\?\)\n/);
  });

  it('exits with 1 and one sentence when it fails', async () => {
    const other = await listen(() => ({ status: 200, statusText: 'OK', headers: [], body: '' }));
    const [file, port] = await Promise.all([
      run('serve', '--wiki', join(folder, 'none.yaml')),
      run('serve', '--port', String(other.port)),
    ]);
    await other.close();
    expect(file).to.deep.equal({
      status: 1,
      stdout: '',
      stderr: `wikidouble: ${join(folder, 'none.yaml')}: does not exist\n`,
    });
    expect(port).to.include({ status: 1, stdout: '' });
    expect(port.stderr).to.equal(
      `wikidouble: Port ${other.port} of 127.0.0.1 is taken by another program. End that one or choose another port; ` +
        'port 0 (--port 0) takes a free one.\n',
    );
  });

  it('serves the demonstration wiki, logs requests with --verbose, and ends with a signal', async () => {
    const serve = new Running('serve', '--port', '0', '--verbose', '--debug');
    await serve.printed('Ctrl-C');
    const address = /^wikidouble listening on (http:\/\/127\.0\.0\.1:\d+\/api\.php)\n/.exec(serve.stdout)?.[1] ?? '';
    const commands = [...serve.stdout.matchAll(/^ {2}curl "(.*)"$/gm)].map(([, url = '']) => url);
    expect(commands).to.have.length(3);
    const responses = await Promise.all(commands.map(async (url) => (await fetch(url)).text()));
    expect(JSON.parse(responses[0] ?? '')).to.have.deep.nested.property('query.tokens', {
      watchtoken: '+\\',
      patroltoken: '+\\',
    });
    expect(JSON.parse(responses[1] ?? '')).to.have.deep.nested.property('query.imageusage[0]', {
      pageid: 1,
      ns: 0,
      title: 'Main Page',
    });
    expect(JSON.parse(responses[1] ?? '')).to.have.nested.property('debuginfo.wikiVersion');
    expect(responses[2]).to.contain('<iu pageid="1" ns="0" title="Main Page" />');
    await fetch(`${address}?action=none&format=json`);
    await serve.printed(' GET /api.php?action=none&format=json 200 badvalue ');
    expect(await serve.end('SIGTERM')).to.equal(0);
    expect(serve.stderr).to.equal('');
  });

  it('responds with 501 to what is unsupported and with 500 to strict violations, and prints why', async () => {
    const serve = new Running('serve', '--port', '0', '--strict-except', 'no-user-agent', '--verbose');
    await serve.printed('Ctrl-C');
    const address = /http:\/\/127\.0\.0\.1:\d+\/api\.php/.exec(serve.stdout)?.[0] ?? '';
    const unsupported = await fetch(`${address}?action=imagerotate&rotation=90&format=json`);
    expect([unsupported.status, unsupported.headers.get('mediawiki-api-error')]).to.deep.equal([501, 'notsupported']);
    expect(await unsupported.text()).to.contain(
      `MediaWiki ${defaultRelease} has action=imagerotate; wikidouble does not support it.`,
    );
    const sloppy = await fetch(`${address}?action=query&metaa=tokens&format=json`);
    expect(sloppy.status).to.equal(500);
    expect(await sloppy.text()).to.contain('Did you mean "meta"?');
    const careful = await fetch(`${address}?action=query&meta=tokens&format=json`);
    expect(careful.status).to.equal(200);
    // Such requests are logged like all others.
    await serve.printed('action=imagerotate&rotation=90&format=json 501 notsupported ');
    await serve.printed('metaa=tokens&format=json 500 ');
    expect(await serve.end('SIGTERM')).to.equal(0);
    const [first, second, ...others] = serve.stderr.trimEnd().split('\n');
    expect(first).to.match(/^wikidouble: MediaWiki [\d.]+ has action=imagerotate; wikidouble does not support it\./);
    expect(second).to.equal(
      'wikidouble: strict: GET /api.php?action=query&metaa=tokens&format=json: unknown-parameter: The wiki does not know the parameter "metaa", and ignored it. Did you mean "meta"?',
    );
    expect(others).to.deep.equal([]);
  });

  it('responds as a wiki without unsupported modules if told to, and says so once', async () => {
    const serve = new Running('serve', '--port', '0', '--unsupported', 'warn');
    await serve.printed('Ctrl-C');
    const address = /http:\/\/127\.0\.0\.1:\d+\/api\.php/.exec(serve.stdout)?.[0] ?? '';
    for (let time = 0; time < 2; time++) {
      const response = await fetch(`${address}?action=imagerotate&format=json`);
      expect(response.status).to.equal(200);
      expect(await response.text()).to.contain('Unrecognized value for parameter');
    }
    expect(await serve.end('SIGTERM')).to.equal(0);
    expect(serve.stderr).to.equal(
      `wikidouble: MediaWiki ${defaultRelease} has action=imagerotate; wikidouble does not support it. The response is that of a wiki without it.\n`,
    );
  });

  it('serves a file, reloads it when it changes, and keeps the last valid wiki', async () => {
    const file = join(folder, 'gallery.yaml');
    const write = (text: string): void => {
      // Saves as editors do: to another file, which then replaces the old one.
      writeFileSync(`${file}.new`, text);
      renameSync(`${file}.new`, file);
    };
    write('pages: [{ title: First, uses: ["File:Cat.jpg"] }]');
    const options = ['--release', '1.39', '--debug-names', 'mediawiki', '--script-path', '/w'];
    const serve = new Running('serve', '--port', '0', '--wiki', file, '--watch', ...options);
    await serve.printed('Ctrl-C');
    const address = /^wikidouble listening on (http:\/\/127\.0\.0\.1:\d+\/w\/api\.php)\n/.exec(serve.stdout)?.[1] ?? '';
    const usage = async (): Promise<string> =>
      (await fetch(`${address}?action=query&list=imageusage&iutitle=File:Cat.jpg&format=json`)).text();
    expect(await usage()).to.match(/"title":"First".*"mwVersion":"1\.39\./);

    write('pages: [{ title: 7 }]');
    await serve.printed('wikidouble: the wiki stays as it was, because the changed file is invalid: ');
    expect(serve.stderr).to.contain('gallery.yaml:1:18: pages[0].title must be a string');
    expect(await usage()).to.contain('"title":"First"');

    write('pages: [{ title: Second, uses: ["File:Cat.jpg"] }]');
    await serve.printed(`\nwikidouble reloaded ${file}: A wiki, release 1.39: 1 page, 0 users. Sessions have ended.\n`);
    expect(await usage()).to.contain('"title":"Second"');
    expect(await serve.end('SIGINT')).to.equal(0);
  });

  it('undoes what clients did when the file is touched, for test suites in other languages', async () => {
    const file = join(folder, 'watched.yaml');
    writeFileSync(file, 'pages: [{ title: Lighthouse }]\nusers: [{ name: Alice, password: secret }]');
    const serve = new Running('serve', '--port', '0', '--wiki', file, '--watch');
    await serve.printed('Ctrl-C');
    const address = /http:\S+/.exec(serve.stdout)?.[0] ?? '';
    const { cookie } = await logIn(address);
    expect(await userOf(address, cookie)).to.equal('Alice');

    utimesSync(file, new Date(), new Date());
    await serve.printed('wikidouble reloaded');
    expect(await userOf(address, cookie)).to.equal('127.0.0.1');
  });
});

/** The address of a query, in the format version in which values are easy to read. */
function queryOf(address: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ action: 'query', format: 'json', formatversion: '2', ...parameters });
  return `${address}?${query.toString()}`;
}

/** Logs Alice in, as a client without a library does. */
async function logIn(address: string): Promise<{ cookie: string }> {
  const sent = await fetch(queryOf(address, { meta: 'tokens', type: 'login' }));
  const { query } = (await sent.json()) as { query: { tokens: { logintoken: string } } };
  const session = cookiesOf(sent);
  const loggedIn = await fetch(address, {
    method: 'POST',
    headers: { cookie: session },
    body: new URLSearchParams({
      action: 'login',
      lgname: 'Alice',
      lgpassword: 'secret',
      lgtoken: query.tokens.logintoken,
      format: 'json',
    }),
  });
  return { cookie: [session, cookiesOf(loggedIn)].join('; ') };
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/;.*/s, ''))
    .join('; ');
}

async function userOf(address: string, cookie: string): Promise<string> {
  const sent = await fetch(queryOf(address, { meta: 'userinfo' }), { headers: { cookie } });
  return ((await sent.json()) as { query: { userinfo: { name: string } } }).query.userinfo.name;
}
