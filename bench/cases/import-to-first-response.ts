import { spawnSync } from 'node:child_process';

import type { BenchCase } from '../bench-case';
import { figure } from '../figures';
import { repository } from '../repository';
import { takeTurns } from '../rounds';

const empty = 'node, empty';
const tokens = 'node, import and first response';

/** The start of a test suite. */
const importAndAsk = `
  const { createWiki } = require('wikidouble');
  const response = createWiki().handle({
    method: 'GET',
    url: '/api.php?action=query&meta=tokens&format=json',
    headers: { host: '127.0.0.1' },
    body: new Uint8Array(0),
    server: 'http://127.0.0.1',
    remoteAddress: '127.0.0.1',
  });
  if (response.body !== '{"batchcomplete":"","query":{"tokens":{"csrftoken":"+\\\\\\\\"}}}') throw new Error(response.body);
`;

/** How much longer `node` takes to start with us than without. */
export const importToFirstResponse: BenchCase = {
  name: 'import-to-first-response',
  description: 'time of a process that imports the package and sends one request, to one that does nothing',
  async run(budget) {
    const samples = await takeTurns(
      new Map([
        [empty, () => runNode('', repository)],
        [tokens, () => timeToImport(repository)],
      ]),
      budget,
    );
    return [figure(samples, { measured: tokens, baseline: empty, better: 'lower', unit: 'ms' })];
  },
};

/** Milliseconds that a process takes to import the package in a folder and to send one request. */
export function timeToImport(folder: string): number {
  return runNode(importAndAsk, folder);
}

/** Milliseconds that a process took. */
function runNode(code: string, folder: string): number {
  const startedAt = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['-e', code], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`A measured process failed:\n${stderr}`);
  return performance.now() - startedAt;
}
