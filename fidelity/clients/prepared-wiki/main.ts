/**
 * Prepares the wiki that client libraries are to be tried with, prints what they need to know of it as one line of JSON,
 * and keeps it up until the standard input ends. The wiki is the real one whose address `WIKIDOUBLE_REAL_WIKI` gives,
 * or the emulator as `WIKIDOUBLE_RELEASE` (default 1.43). Passwords are printed: who starts this reads them.
 *
 * With `WIKIDOUBLE_STRICT`, `throw` or `note`, the emulator reviews its clients: each line of the standard input is
 * answered by a line of JSON that lists what it found since the line before.
 */
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { serveEmulator } from './emulator-wiki';
import { defaultRelease, releaseNames, type ReleaseName } from '../../../emulator';
import { prepareRealWiki } from './real-wiki';
import { serveReviewedEmulator } from './strict-wiki';

async function main(): Promise<void> {
  const address = process.env.WIKIDOUBLE_REAL_WIKI?.replace(/\/+$/, '');
  const release = releaseNamed(process.env.WIKIDOUBLE_RELEASE ?? defaultRelease);
  const way = process.env.WIKIDOUBLE_STRICT ?? '';
  if (!['', 'throw', 'note'].includes(way)) throw new Error(`WIKIDOUBLE_STRICT is throw or note, not ${way}`);
  if (address !== undefined && address !== '') print(await prepareRealWiki(address));
  else if (way === 'throw' || way === 'note') await review(release, way);
  else await serve(release);
}

async function serve(release: ReleaseName): Promise<void> {
  const { wiki, stop } = await serveEmulator(release);
  print(wiki);
  process.stdin.resume().once('end', stop);
}

async function review(release: ReleaseName, way: 'throw' | 'note'): Promise<void> {
  const { wiki, takeFindings, stop } = await serveReviewedEmulator(release, way);
  print(wiki);
  const lines = createInterface(process.stdin);
  lines.on('line', () => {
    print(takeFindings());
  });
  await once(lines, 'close');
  await stop();
}

function print(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

function releaseNamed(name: string): ReleaseName {
  const release = releaseNames.find((known) => known === name);
  if (release !== undefined) return release;
  throw new Error(`WIKIDOUBLE_RELEASE must be one of ${releaseNames.join(', ')}, not ${name}.`);
}
