import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { BrowserConnection } from './browser-connection';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--window-size=1200,900',
];

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** The browser of this machine, or `undefined`. */
export function findChromium(path = process.env.PATH ?? ''): string | undefined {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

/**
 * Runs a headless browser with a profile of its own, and ends it afterwards. It is controlled over a pair
 * of pipes, which needs no port and no package.
 *
 * @param timeout of one command, in milliseconds
 */
export async function withChromium<Result>(
  executable: string,
  timeout: number,
  use: (connection: BrowserConnection) => Promise<Result>,
): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), 'wikidouble-browser-'));
  const browser = spawn(
    executable,
    [...flags, '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    },
  );
  try {
    return await use(new BrowserConnection(browser, timeout));
  } finally {
    await ended(browser);
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

async function ended(browser: ChildProcess): Promise<void> {
  if (browser.exitCode !== null || browser.signalCode !== null || browser.pid === undefined) return;
  await new Promise<void>((resolve) => {
    browser.once('exit', () => {
      resolve();
    });
    browser.kill();
    setTimeout(() => browser.kill('SIGKILL'), 3000).unref();
  });
}
