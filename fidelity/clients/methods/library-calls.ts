import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { journalOf, type Exchange } from '../../bots/journal';
import { startProxy } from '../../mutants/proxy';
import { administrator, defaultPassword } from '../../real-wiki/wiki-folder';
import { readResult, type LibraryCalls } from './result';
import type { Unsupported } from './target';

/** Debian's Python, which has Debian's modules. */
const python = '/usr/bin/python3';

interface Library extends Unsupported {
  readonly program: string;
  /** In calls/. */
  readonly file: string;
}

/** The libraries whose methods are called. */
export const libraries: Readonly<Record<string, Library>> = {
  mwn: { program: process.execPath, file: 'mwn.mjs', unsupported: 'api-error' },
  nodemw: { program: process.execPath, file: 'nodemw.mjs', unsupported: 'api-error' },
  mwbot: { program: process.execPath, file: 'mwbot.mjs', unsupported: 'api-error' },
  'mwbot-ts': { program: process.execPath, file: 'mwbot-ts.mjs', unsupported: 'api-error' },
  wikiapi: { program: process.execPath, file: 'wikiapi.mjs', unsupported: 'api-error' },
  mwclient: { program: python, file: 'mwclient_calls.py', unsupported: 'api-error' },
  'MediaWiki::API': { program: 'perl', file: 'mediawiki-api.pl', unsupported: 'api-error' },
  'MediaWiki::Bot': { program: 'perl', file: 'mediawiki-bot.pl', unsupported: 'api-error' },
  // It asks every wiki for modules of extensions (meta=wikibase), and reads from the warning that there is no such module.
  pywikibot: { program: python, file: 'pywikibot_calls.py', unsupported: 'warn' },
};

/** What came of calling the methods of a library with one wiki. */
export interface CallsWithWiki {
  /** The addresses that an outcome may name: of the wiki, and of the proxy before it. */
  readonly apis: readonly string[];
  readonly result: LibraryCalls;
  /** The exchanges of each call, comparable between wikis. */
  readonly journal: Readonly<Record<string, readonly string[]>>;
}

/**
 * Runs the program of a library, through a proxy that keeps the exchanges of each call.
 *
 * @param api the wiki's
 * @param pywikibot the folder of its source
 */
export async function callLibrary(
  { program, file }: Library,
  api: string,
  pywikibot: string | undefined,
): Promise<CallsWithWiki> {
  const exchanges: Record<string, Exchange[]> = {};
  let current = '';
  const proxy = await startProxy(api, (send) => async (request) => {
    const response = await send(request);
    (exchanges[current] ??= []).push({ request, response });
    return response;
  });
  // The program announces each call here before it begins.
  const control = createServer(({ url = '/' }, response) => {
    current = decodeURIComponent(url.slice(1));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(control, 'listening');
  const folder = mkdtempSync(join(tmpdir(), 'wikidouble-methods-'));
  const wiki = {
    api: proxy.api,
    user: administrator,
    password: defaultPassword,
    control: `http://127.0.0.1:${(control.address() as AddressInfo).port}/`,
    folder,
    pywikibot,
  };
  try {
    const output = await lastLine(program, [join(__dirname, 'calls', file), JSON.stringify(wiki)], folder);
    const entries = Object.entries(exchanges).map(([name, list]) => [name, journalOf(list, new URL(api))] as const);
    return { apis: [api, proxy.api], result: readResult(output, file), journal: Object.fromEntries(entries) };
  } finally {
    rmSync(folder, { recursive: true });
    control.close();
    control.closeAllConnections();
    await proxy.close();
  }
}

async function lastLine(program: string, args: readonly string[], cwd: string): Promise<string> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  let problems = '';
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => (problems += chunk.toString()));
  const status = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  if (status !== 0) throw new Error(`${args[0]} ended with ${String(status)}: ${problems.slice(-2000)}`);
  return Buffer.concat(chunks).toString().trim().split('\n').at(-1) ?? '';
}
