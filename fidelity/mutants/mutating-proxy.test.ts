import { connect, createServer, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

import { expect } from 'chai';

import { createWiki } from '../../emulator';
import { ruleResults, summarise } from '../../conformance/runner/rule-results';
import { runInSequence } from '../../conformance/runner/scenario-sequence';
import { loadRules } from '../../conformance/scenario-files/load-rules';
import { loadScenarios } from '../../conformance/scenario-files/load-scenarios';
import { sendOverHttp } from '../../conformance/http/send-over-http';
import { LiveTarget, type LiveTargetOptions } from '../../conformance/targets/live-target';
import { mutantById } from './catalogue';
import { changingParameters } from './changes';
import { startMutatingProxy } from './mutating-proxy';
import type { Mutant } from './mutant';

/**
 * Sends bytes through the proxy to a server with a fixed response; returns what the server received and what came back.
 */
async function through(mutant: Mutant | undefined, request: string, response: Buffer) {
  let received = '';
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1');
      if (received.includes('\r\n\r\n')) socket.end(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const wiki = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const proxy = await startMutatingProxy(`http://${wiki}/w/api.php`, mutant);
  const pieces: Buffer[] = [];
  await new Promise<void>((resolve) => {
    const socket = connect(Number(new URL(proxy.api).port), '127.0.0.1', () => socket.write(request));
    socket.on('data', (piece) => pieces.push(piece));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      resolve();
    });
  });
  await proxy.close();
  server.close();
  return { received: received.replace(wiki, 'WIKI'), responded: Buffer.concat(pieces) };
}

const request = (target: string, ...headers: string[]): string =>
  [`GET ${target} HTTP/1.1`, 'hOST: proxy.example', ...headers, 'Connection: close', '', ''].join('\r\n');

const response = (headers: readonly string[], body: Buffer | string): Buffer =>
  Buffer.concat([Buffer.from(`HTTP/1.1 200 Fine\r\n${headers.join('\r\n')}\r\n\r\n`), Buffer.from(body)]);

describe('the mutating proxy', () => {
  const json = ['content-type: application/json', 'X-b: 1', 'X-A: 2', 'x-B: 3', 'Connection: close'];

  it('forwards unbroken messages byte for byte in both directions', async () => {
    const sent = request('/w/api.php?type=watch|%7cx&title=%C3%a9%', 'x-tWo: a', 'Accept:  */*', 'X-Two: b');
    const given = response(json, Buffer.from([0x7b, 0xff, 0x00, 0xe9, 0x7d]));
    const { received, responded } = await through(mutantById('batch-complete'), sent, given);
    expect(received).to.equal(sent.replace('proxy.example', 'WIKI').replace('Accept:  ', 'Accept: '));
    expect(responded.equals(given), responded.toString('latin1')).to.equal(true);
  });

  it('forwards everything without a mutant', async () => {
    const given = response(
      [...json, 'Content-Length: 20', 'Set-Cookie: a=1', 'Set-Cookie: b=2'],
      '{"batchcomplete":""}',
    );
    const { responded } = await through(undefined, request('/w/api.php'), given);
    expect(responded.toString()).to.equal(given.toString());
  });

  it('applies the mutant, and updates Content-Length', async () => {
    const given = response([...json, 'Content-Length: 20', 'Date: today'], '{"batchcomplete":""}');
    const { responded } = await through(mutantById('never-complete'), request('/w/api.php'), given);
    expect(responded.toString()).to.equal(
      'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nX-b: 1\r\nX-A: 2\r\nx-B: 3\r\nConnection: close\r\n' +
        'Content-Length: 2\r\nDate: today\r\n\r\n{}',
    );
  });

  it('does not change requests outside api.php', async () => {
    const given = response(json, '{"batchcomplete":""}');
    const { responded } = await through(mutantById('never-complete'), request('/w/load.php?format=json'), given);
    expect(responded.toString()).to.equal(given.toString());
  });

  it('changes compressed responses, and sends them uncompressed', async () => {
    const given = response([...json, 'Content-Encoding: gzip'], gzipSync('{"batchcomplete":"","a":"é"}'));
    const { responded } = await through(mutantById('never-complete'), request('/w/api.php'), given);
    expect(responded.toString()).to.match(/\{"a":"é"\}$/);
    expect(responded.toString()).not.to.match(/encoding/i);
    const untouched = await through(mutantById('watch-token-missing'), request('/w/api.php'), given);
    expect(untouched.responded.equals(given)).to.equal(true);
  });

  it('changes requests', async () => {
    const sent = request('/w/api.php?type=watch%7Cpatrol&title=%c3%A9', 'X-Two: a');
    const { received } = await through(mutantById('first-type-only'), sent, response(json, '{}'));
    expect(received).to.match(/^GET \/w\/api\.php\?type=watch&title=%C3%A9 HTTP\/1\.1\r\n/);
    expect(received).to.match(/\r\nhost: WIKI\r\n/);
    expect(received).to.match(/\r\nx-two: a\r\n/);
  });

  it('gives no response if the wiki gives none', async () => {
    const { responded } = await through(mutantById('never-complete'), request('/w/api.php'), Buffer.alloc(0));
    expect(responded.toString()).to.equal('');
  });
});

describe('a wiki behind the mutating proxy', () => {
  const rules = loadRules();
  const scenarios = loadScenarios().map(({ scenario }) => scenario);

  const credentials = { name: 'Alice', password: 'correct horse battery' };
  const exitCode = async (
    mutant: Mutant | undefined,
    only: readonly string[],
    options: LiveTargetOptions = {},
  ): Promise<number> => {
    const wiki = createWiki({
      pages: [{ title: 'Gallery', uses: ['File:Two words.png'] }],
      users: [{ ...credentials, groups: ['sysop'] }],
    });
    const server = await wiki.listen();
    const proxy = await startMutatingProxy(`${server.url}/api.php`, mutant);
    try {
      const target = new LiveTarget(proxy.api, { send: sendOverHttp(proxy.api) }, options);
      const results = await runInSequence(target, scenarios, { only });
      return summarise(ruleResults(rules, results)).exitCode;
    } finally {
      await proxy.close();
      await wiki.close();
    }
  };

  it('passes if nothing is broken', async () => {
    expect(await exitCode(undefined, ['4.1', '4.3', '5.presented'])).to.equal(0);
  });

  for (const [id, section] of [
    ['json-by-default', '4.3'],
    ['page-does-not-escape', '1.html-default'],
    ['form-unread', '4.entry-point'],
    ['encoded-pipe-is-no-pipe', '4.1'],
    ['any-token-accepted', '5.presented'],
  ] as const) {
    it(`fails the check with ${id}`, async () => {
      expect(await exitCode(mutantById(id), [section])).to.equal(1);
    });
  }

  const edits = (mutant: Mutant | undefined) =>
    exitCode(mutant, ['edits-need-the-token'], { credentials, allowWrites: true });

  it('passes a check of edits if nothing is broken', async () => {
    expect(await edits(undefined)).to.equal(0);
  });

  const losesEdits: Mutant = {
    id: 'edits-lost',
    title: 'says that a page was saved and keeps its text',
    rules: ['5.presented'],
    request: changingParameters((parameters, all) => {
      if (all.get('nocreate') === '1' && parameters.has('text')) parameters.set('text', 'Lost');
    }),
  };
  const mishandleTokens = ['any-token-accepted', 'no-token-needed', 'fixed-token-accepted'];
  for (const mutant of [...mishandleTokens.map(mutantById), losesEdits]) {
    it(`fails a check of edits with ${mutant.id}`, async () => {
      expect(await edits(mutant)).to.equal(1);
    });
  }
});
