/**
 * What a user of mwclient sees for an unsupported module: an immediate error that names it. It uses its own `wikidouble
 * serve`, not the wiki of the other tests.
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import console from 'node:console';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { expect } from 'chai';
import { afterEach, describe, it } from 'mocha';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const script = fileURLToPath(new URL('../debian/mwclient_unsupported.py', import.meta.url));
const python = '/usr/bin/python3';

/** How many calls the script tries. */
const calls = 2;

let server;

/** Starts `wikidouble serve`, of these sources. */
async function serve(...options) {
  const args = ['--require', 'ts-node/register', 'cli/main.ts', 'serve', '--port', '0', ...options];
  const started = spawn(process.execPath, args, { cwd: project, stdio: ['pipe', 'pipe', 'pipe'] });
  server = { started, complaints: '', ended: once(started, 'close') };
  started.stderr.on('data', (text) => (server.complaints += text));
  const [line] = await once(createInterface(started.stdout), 'line');
  return /http:\S+/.exec(line)[0];
}

async function tryCalls(entryPoint, options) {
  const output = await new Promise((resolve, reject) => {
    const tried = execFile(python, [script], { timeout: 120_000 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${error.message}\n${stderr}`));
      else resolve(stdout);
    });
    tried.stdin.end(JSON.stringify({ entryPoint, options }));
  });
  const outcomes = JSON.parse(output);
  expect(Object.keys(outcomes)).to.have.length(calls);
  return Object.entries(outcomes).map(([name, outcome]) => [
    `MediaWiki 1.43 has ${name}; wikidouble does not support it.`,
    outcome,
  ]);
}

function isInstalled() {
  try {
    execFileSync(python, ['-c', 'import mwclient'], { stdio: 'ignore' });
    return true;
  } catch {
    console.error('!! LEFT OUT: unsupported calls of mwclient, because python3-mwclient is not installed');
    return false;
  }
}

// The requests do not depend on the wiki of the run, so once is enough.
const isOwnRun = !process.env.WIKIDOUBLE_REAL_WIKI && !process.env.WIKIDOUBLE_STRICT;

if (isOwnRun && isInstalled()) {
  describe('what wikidouble does not support, called through mwclient', () => {
    afterEach(async () => {
      server.started.stdin.end();
      server.started.kill();
      await server.ended;
    });

    it('raises an APIError that names it: serve --unsupported api-error', async () => {
      const entryPoint = await serve('--unsupported', 'api-error');
      for (const [sentence, { error, message, returned }] of await tryCalls(entryPoint, {})) {
        expect([error, returned], sentence).to.deep.equal(['APIError', undefined]);
        expect(message).to.contain('notsupported').and.contain(sentence);
      }
    });

    it('raises an error after a log message and a line of the server that name it: serve', async () => {
      const entryPoint = await serve();
      for (const [sentence, { error, log, returned }] of await tryCalls(entryPoint, { max_retries: 0 })) {
        expect([error, returned], sentence).to.deep.equal(['MaximumRetriesExceeded', undefined]);
        expect(log).to.contain('Received 501 response').and.contain(sentence);
        expect(server.complaints).to.contain(`wikidouble: ${sentence}`);
      }
    });
  });
}
