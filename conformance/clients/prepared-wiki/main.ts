/**
 * Prepares the wiki that client libraries are to be tried with, prints what they need to know of it as one line of JSON,
 * and keeps it up until the standard input ends. The wiki is the real one whose address `WIKIDOUBLE_REAL_WIKI` gives,
 * or the emulator as `WIKIDOUBLE_RELEASE` (default 1.43). Passwords are printed: who starts this reads them.
 */
import { serveEmulator } from './emulator-wiki';
import { prepareRealWiki } from './real-wiki';

async function main(): Promise<void> {
  const address = process.env.WIKIDOUBLE_REAL_WIKI?.replace(/\/+$/, '');
  if (address !== undefined && address !== '') {
    print(await prepareRealWiki(address));
    return;
  }
  const release = process.env.WIKIDOUBLE_RELEASE ?? '1.43';
  if (release !== '1.39' && release !== '1.43') throw new Error(`WIKIDOUBLE_RELEASE is 1.39 or 1.43, not ${release}`);
  const { wiki, stop } = await serveEmulator(release);
  print(wiki);
  process.stdin.resume().once('end', stop);
}

function print(wiki: unknown): void {
  process.stdout.write(`${JSON.stringify(wiki)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
