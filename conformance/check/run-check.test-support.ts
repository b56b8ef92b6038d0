import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import {
  createServer as createSocketServer,
  type AddressInfo,
  type Server as SocketServer,
  type Socket,
} from 'node:net';
import { join } from 'node:path';

import type { Wiki } from '../../emulator';
import { TurnedTime } from '../../emulator/testing/turned-time.test-support';
import { runTypeScript } from '../../emulator/testing/run-typescript.test-support';
import type { Time } from '../http/time';
import { declareCheck } from '../../cli/check-command';
import { runCommand, type Ended } from '../../cli/run-command.test-support';

export type { Ended };

/** The longest pause of the command, in milliseconds; its time limits are longer. */
export const longestPause = 1000;

export const main = join(__dirname, '../../cli/main.ts');

/** Runs a program in a process of its own to its end. */
export async function runProgram(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const { child, ended } = startProgram(args, environment);
  child.stdin.end();
  return ended;
}

/** Starts a program in a process of its own. `printed` resolves when it has printed a text, on either output. */
export function startProgram(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const options = [...runTypeScript, ...args];
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...environment };
  const child = spawn(process.execPath, options, { stdio: ['pipe', 'pipe', 'pipe'], env });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = once(child, 'close').then(([status]): Ended => ({
    status: (status as number | null) ?? undefined,
    stdout,
    stderr,
  }));
  const printed = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if ((stdout + stderr).includes(text)) resolve();
      };
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      child.on('close', () => {
        reject(new Error(`"${text}" was not printed, but:\n${stdout}${stderr}`));
      });
      look();
    });
  return { child, ended, printed };
}

/**
 * Runs `wikidouble check` in this process.
 *
 * @param time the clock; default: one in which no time limit expires, however slow the machine is, and pauses end at
 *   once
 */
export async function check(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  time: Time = new TurnedTime(longestPause),
): Promise<Ended> {
  return runCommand(declareCheck, ['check', ...args], env, time);
}

/** A response on its way from a wiki. */
export type ServedResponse = Pick<ReturnType<Wiki['handle']>, 'status' | 'headers' | 'body'>;

/** The response of a wiki to a request that a server received, and the body of that request. */
export async function responseOf(
  wiki: Wiki,
  request: IncomingMessage,
): Promise<{ readonly response: ServedResponse; readonly form: string }> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const { method = 'GET', url = '', headers } = request;
  const given = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  const response = wiki.handle({
    method,
    url,
    headers: Object.fromEntries(given) as Record<string, string>,
    body: Buffer.concat(pieces),
    server: `http://${headers.host ?? ''}`,
    remoteAddress: '127.0.0.1',
  });
  return { response, form: Buffer.concat(pieces).toString() };
}

/** Servers of a test file; `close` after each test. */
export class TestServers {
  private readonly servers: (Server | SocketServer)[] = [];
  private readonly sockets = new Set<Socket>();

  /** @returns its address, without a slash at the end */
  async serve(listener: RequestListener): Promise<string> {
    return this.listen(createServer(listener));
  }

  /**
   * Serves a wiki whose responses are changed on their way.
   *
   * @param change is given the decoded parameters (of the query string and the form) and the cookies of the request
   */
  async serveWiki(
    wiki: Wiki,
    change: (sent: string, outgoing: ServedResponse, cookies: string) => ServedResponse,
  ): Promise<string> {
    return this.serve((request, outgoing) => {
      void responseOf(wiki, request).then(({ response, form }) => {
        const { method = 'GET', url = '', headers } = request;
        // The body of a GET request is ignored.
        const sent = new URLSearchParams(`${url.split('?')[1] ?? ''}&${method === 'POST' ? form : ''}`);
        const changed = change(String(sent), response, headers.cookie ?? '');
        outgoing.writeHead(changed.status, [...changed.headers]).end(method === 'HEAD' ? undefined : changed.body);
      });
    });
  }

  /** A server that may speak another protocol than HTTP. */
  async serveSockets(listener: (socket: Socket) => void): Promise<string> {
    return this.listen(
      createSocketServer((socket) => {
        socket.on('error', () => socket.destroy());
        listener(socket);
      }),
    );
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    for (const server of this.servers.splice(0)) server.close();
  }

  private async listen(server: Server | SocketServer): Promise<string> {
    server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
    this.servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
}
