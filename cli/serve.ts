import { messageOf } from '../emulator/text/message-of';
import { listen, type HttpServer } from '../emulator/transports/http';
import { commandsToTry } from './commands-to-try';
import type { PactServeOptions, PactWriting } from './contract-writing';
import type { RequestLog } from './request-log';
import { ServedWiki, type ServedWikiOptions } from './served-wiki';
import { Starter } from './starter';

export interface ServeOptions extends ServedWikiOptions, PactServeOptions {
  readonly port: number;
  readonly verbose?: true;
  readonly watch?: true;
}

/**
 * `wikidouble serve`: returns when the server is up. The server then keeps the process running until a signal ends it,
 * or the program that started it ends.
 */
export async function serve(options: ServeOptions): Promise<void> {
  const starter = new Starter();
  const pact = startPact(options);
  const log = options.verbose ? requestLog() : undefined;
  const wiki = new ServedWiki(options, pact?.recorder, log, ({ request: { method, url }, violations }) => {
    for (const { id, message, advice } of violations) complain(`strict: ${method} ${url}: ${id}: ${message} ${advice}`);
  });
  const response = log ? log.logging(wiki.handle) : wiki.handle;
  const server = await listen(response, {
    port: options.port,
    keepsProcessAlive: true,
    onError: (error, request) => {
      const sent = request ? `${request.method} ${wiki.entryPoint}` : 'a connection';
      complain(
        `could not respond to ${sent}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    },
  });
  await starter.look();
  const stopWatching = options.watch ? watch(wiki, server.url) : undefined;
  const end = endOnce(server, pact, stopWatching);
  // The reader of the output may stop reading, as `head -1` does; the server keeps running.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  process.stdout.write(`wikidouble listening on ${server.url}${wiki.entryPoint}\n`, (error) => {
    // If the input has ended by now, the program that started this one went away while the server was starting.
    if (error && starter.hasEndedInput) end();
  });
  print(`\n${wiki.description}. Try:\n`);
  for (const command of commandsToTry(server.url + wiki.entryPoint, wiki.definition)) print(`  ${command}`);
  print('\nCtrl-C ends it.');
  starter.onGone(end);
}

function requestLog(): RequestLog {
  const { RequestLog } = require('./request-log') as typeof import('./request-log');
  return new RequestLog(print);
}

function startPact({ pactConsumer, pactDir, pactProvider }: ServeOptions): PactWriting | undefined {
  if (pactConsumer === undefined) return undefined;
  const { PactWriting } = require('./contract-writing') as typeof import('./contract-writing');
  return new PactWriting({ pactConsumer, pactDir, pactProvider }, { print, complain });
}

function watch(wiki: ServedWiki, serverUrl: string): () => void {
  return wiki.watch({
    onReload: (hasMoved) => {
      print(`wikidouble reloaded ${wiki.file ?? ''}: ${wiki.description}. Sessions have ended.`);
      if (hasMoved) print(`wikidouble listening on ${serverUrl}${wiki.entryPoint}`);
    },
    onInvalid: (error) => {
      complain(`the wiki stays as it was, because the changed file is invalid: ${messageOf(error)}`);
    },
  });
}

/**
 * Both signals request a clean end; a second one ends the process at once.
 *
 * @returns a function that ends the server in the same way
 */
function endOnce(server: HttpServer, pact?: PactWriting, stopWatching?: () => void): () => void {
  let isEnding = false;
  const end = (): void => {
    process.removeListener('SIGINT', end);
    process.removeListener('SIGTERM', end);
    if (isEnding) return;
    isEnding = true;
    stopWatching?.();
    // Written now, because a second signal may come, and once more after the requests in progress.
    pact?.writeNews();
    void server.close().then(() => pact?.finish());
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  return end;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(text: string): void {
  process.stderr.write(`wikidouble: ${text}\n`);
}
