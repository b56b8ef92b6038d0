import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { BenchCase } from '../bench-case';
import { figure } from '../figures';
import { Load } from '../load';
import { repository } from '../repository';
import { takeTurns } from '../rounds';

const plain = 'node:http, first response';
const served = 'wikidouble serve, first response';

const plainServer = `
  const server = require('node:http').createServer((message, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '2' });
    response.end('{}');
  });
  server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port));
`;

/** From the command to the first response of a server. */
export const serveToFirstResponse: BenchCase = {
  name: 'serve-to-first-response',
  description: 'time from the command to the first response over HTTP, to that of a server that does nothing',
  async run(budget) {
    const samples = await takeTurns(
      new Map([
        [plain, () => startAndAsk(['-e', plainServer])],
        [served, () => timeToServe(repository)],
      ]),
      budget,
    );
    return [figure(samples, { measured: served, baseline: plain, better: 'lower', unit: 'ms' })];
  },
};

/** Milliseconds from the command `serve` of the package in a folder to its first response. */
export function timeToServe(folder: string): Promise<number> {
  return startAndAsk([join(folder, 'dist/cli/main.js'), 'serve', '--port', '0']);
}

/** Milliseconds until a server has printed its address and responded. */
async function startAndAsk(nodeArguments: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, nodeArguments, { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    if (port === undefined) throw new Error(`A measured server said something else than its address: ${line}`);
    const load = await Load.open(Number(port), '/api.php?action=query&meta=tokens&format=json', 1);
    load.close();
    return performance.now() - startedAt;
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}
