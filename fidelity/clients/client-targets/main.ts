/**
 * Prepares the wiki to exercise client libraries with, prints what they need to know of it as one line of JSON, and keeps
 * it up until standard input ends. The passwords are part of that line.
 *
 * WIKIDOUBLE_REAL_WIKI=http://127.0.0.1:8239   a real wiki, by what precedes /api.php; without it, the fake
 * WIKIDOUBLE_RELEASE=1.39                      the release of the fake WIKIDOUBLE_STRICT=throw|note                 the
 * fake in strict mode; for each line of standard input it prints a line
 *                                                of JSON with the violations since the line before
 */
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { endCommand } from '../../end-command';
import { defaultRelease, releaseNames, type ReleaseName } from '../../../emulator';
import { serveFake, serveStrictFake } from './fake-target';
import { prepareRealWiki } from './real-target';

async function main(): Promise<void> {
  const address = process.env.WIKIDOUBLE_REAL_WIKI?.replace(/\/+$/, '');
  const release = releaseNamed(process.env.WIKIDOUBLE_RELEASE ?? defaultRelease);
  const mode = process.env.WIKIDOUBLE_STRICT ?? '';
  if (!['', 'throw', 'note'].includes(mode))
    throw new Error(`Invalid WIKIDOUBLE_STRICT "${mode}": expected throw or note.`);
  if (address !== undefined && address !== '') {
    print(await prepareRealWiki(address));
  } else if (mode === 'throw' || mode === 'note') {
    const { target, takeViolations, stop } = await serveStrictFake(release, mode);
    print(target);
    const lines = createInterface(process.stdin);
    lines.on('line', () => {
      print(takeViolations());
    });
    await once(lines, 'close');
    await stop();
  } else {
    const { target, stop } = await serveFake(release);
    print(target);
    process.stdin.resume().once('end', stop);
  }
}

function releaseNamed(name: string): ReleaseName {
  const release = releaseNames.find((known) => known === name);
  if (release !== undefined) return release;
  throw new Error(`Invalid WIKIDOUBLE_RELEASE "${name}": expected ${releaseNames.join(' or ')}.`);
}

function print(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

endCommand('client-targets', main());
