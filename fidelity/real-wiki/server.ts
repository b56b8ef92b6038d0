import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type WikiFolder, apiAddress } from './wiki-folder';

/** MediaWiki sometimes sends requests to itself, so a single worker could deadlock. */
const workers = '2';
const startAttempts = 1200;
const stopAttempts = 150;
const pauseInMilliseconds = 100;

/**
 * Starts PHP's built-in server for the wiki on loopback and waits until its API responds; it outlives this process. If
 * ours already runs on that port, it is kept; on another port, it moves.
 *
 * @returns what the wiki says it is: `MediaWiki 1.43.9`
 */
export async function startServer(folder: WikiFolder, port: number): Promise<string> {
  const running = runningProcess(folder);
  if (running !== undefined && running.port !== port) await stopServer(folder);
  if (running?.port !== port) {
    if (await isTaken(port)) throw new Error(`port ${port} is taken by something else: choose another with --port`);
    launch(folder, port);
  }
  let reason = 'no attempt was made';
  for (let attempt = 0; attempt < startAttempts; attempt++) {
    try {
      return await softwareName(port);
    } catch (error) {
      reason = String(error);
    }
    if (runningProcess(folder) === undefined) break;
    await sleep(pauseInMilliseconds);
  }
  throw new Error(`${folder.name} does not respond on port ${port} (${reason}): see ${folder.serverLog}`);
}

/** @returns whether there was anything to stop */
export async function stopServer(folder: WikiFolder): Promise<boolean> {
  const running = runningProcess(folder);
  if (running !== undefined) {
    // The server leads a process group with its workers.
    process.kill(-running.id);
    // Its workers hold the port as well, and may take longer than the server.
    for (let attempt = 0; isGroupRunning(running.id); attempt++) {
      if (attempt === stopAttempts) throw new Error(`${folder.name} does not end (process ${running.id})`);
      await sleep(pauseInMilliseconds);
    }
  }
  rmSync(folder.processFile, { force: true });
  return running !== undefined;
}

function isGroupRunning(leader: number): boolean {
  try {
    return process.kill(-leader, 0);
  } catch {
    return false;
  }
}

function launch(folder: WikiFolder, port: number): void {
  const log = openSync(folder.serverLog, 'a');
  const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', folder.web], {
    cwd: folder.web,
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: workers },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  if (server.pid === undefined) throw new Error('php cannot be started');
  server.unref();
  writeFileSync(folder.processFile, `${server.pid}\n`);
}

/**
 * The process that was started for this wiki, if it still runs. Ids are given again after a restart of the machine, so
 * the id alone proves nothing: the command line must be ours too.
 */
function runningProcess(folder: WikiFolder): { readonly id: number; readonly port: number } | undefined {
  if (!existsSync(folder.processFile)) return undefined;
  const id = Number(readFileSync(folder.processFile, 'utf8'));
  let commandLine: string[];
  try {
    commandLine = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0');
  } catch {
    return undefined;
  }
  const [program, , address, , web] = commandLine;
  if (program !== 'php' || web !== folder.web) return undefined;
  return { id, port: Number(address?.split(':')[1]) };
}

async function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', () => {
      settle(true);
    });
    socket.once('error', () => {
      settle(false);
    });
  });
}

async function softwareName(port: number): Promise<string> {
  const response = await fetch(`${apiAddress(port)}?action=query&meta=siteinfo&format=json`);
  const text = await response.text();
  const name = /"generator":"(MediaWiki [^"]+)"/.exec(text)?.[1];
  if (name === undefined) throw new Error(`status ${response.status}: ${text.slice(0, 200)}`);
  return name;
}
