/** `npm run vectors -- URL`: sends every vector to a real wiki, or records what it responds. */
import { Command } from 'commander';
import { setTimeout as sleep } from 'node:timers/promises';

import { endCommand } from '../end-command';
import { releaseNames, type ReleaseName } from '../../emulator';
import { HttpExchange } from '../differential/endpoints/http-exchange';
import { describeFailure, runVector } from './run-vectors';
import { textOf, withPlaceholders, type Vector } from './vector';
import { loadVectors, readAccounts, recordResponses } from './vector-files';
import { prepareRequest, type SendVector } from './vector-session';

const exitCodes = { passed: 0, failed: 1, inconclusive: 2 };
const timeout = 30_000;

interface Options {
  readonly record?: boolean;
  readonly folder?: string;
}

/**
 * Runs the command.
 *
 * @param args what follows the name of the command
 * @param print takes what goes to standard output, without the end of the line
 * @param pause waits before a request that the wiki limited is sent again; default: that many milliseconds
 * @returns the exit code
 * @throws Error where the command line is invalid or the wiki cannot be reached
 */
export async function vectorsCommand(
  args: readonly string[],
  print: (text: string) => void,
  pause: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<number> {
  let exitCode = exitCodes.inconclusive;
  const command = new Command('vectors')
    .description(
      'Sends every vector to the wiki whose api.php is at URL and compares the responses byte for byte. The wiki must hold ' +
        'the content of scenarios/vectors/fixture.wiki.yaml (npm run real-wiki -- fill NAME), and see this client as 127.0.0.1. ' +
        'It limits what one address may do in an hour: before a second run, restart it (npm run real-wiki -- down NAME, then up NAME).',
    )
    .argument('<URL>', 'address of api.php')
    .option('--record', "write the wiki's responses into the files instead of comparing them")
    .option('--folder <folder>', 'folder of vectors (default: scenarios/vectors)')
    .addHelpText(
      'after',
      '\nExit codes: 0 all passed or recorded, 1 at least one failed, 2 the wiki could not be tested.',
    )
    .configureOutput({ writeOut: print, writeErr: print })
    .exitOverride()
    .action(async (address: string, { record, folder }: Options) => {
      const api = apiAddress(address);
      const exchange = new HttpExchange(api, timeout);
      try {
        const send = withinRateLimits(
          ({ method, query, headers, body }) => sendOver(exchange, api, method, query, headers, body),
          (seconds) => {
            print(`the wiki limits how often this may be requested: again in ${seconds} seconds`);
            return pause(seconds * 1000);
          },
        );
        exitCode = await (record === true ? recordAll : runAll)(send, api, print, folder);
      } finally {
        exchange.close();
      }
    });
  await command.parseAsync([...args], { from: 'user' });
  return exitCode;
}

async function runAll(send: SendVector, sentTo: URL, print: (text: string) => void, folder?: string): Promise<number> {
  const wiki = { ...(await identify(send, sentTo)), accounts: readAccounts() };
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  let inLanguages = 0;
  for (const vector of loadVectors(folder)) {
    if (vector.language !== undefined && !wiki.hasLanguageHeader) {
      inLanguages++;
      continue;
    }
    const result = await runVector(vector, sendInLanguage(vector, send), wiki);
    if (result === undefined) skipped++;
    else if (result.passed) passed++;
    else {
      failed++;
      print(describeFailure(result, sentTo.href));
    }
  }
  const left = [
    ...(skipped > 0 ? [`, ${skipped} not recorded for ${wiki.release}`] : []),
    ...(inLanguages > 0 ? [`, ${inLanguages} not sent: this wiki has one content language`] : []),
  ];
  print(`${passed} passed, ${failed} failed${left.join('')}`);
  if (failed > 0) return exitCodes.failed;
  return passed > 0 ? exitCodes.passed : exitCodes.inconclusive;
}

async function recordAll(
  send: SendVector,
  sentTo: URL,
  print: (text: string) => void,
  folder?: string,
): Promise<number> {
  const { api, release, hasLanguageHeader } = await identify(send, sentTo);
  const responses = new Map<string, string>();
  const accounts = readAccounts();
  for (const vector of loadVectors(folder)) {
    const { id, request, shows } = vector;
    if (vector.language !== undefined && !hasLanguageHeader) continue;
    const response = await sendInLanguage(vector, send)(await prepareRequest(vector, send, accounts));
    if (response.status !== 200 && !shows.includes('Status')) {
      throw new Error(`${id}: the wiki responded with status ${response.status}`);
    }
    responses.set(id, withPlaceholders(textOf(vector, response).toString(), request, api));
  }
  const changed = await recordResponses(release, responses, folder);
  for (const id of changed) print(`recorded ${id}`);
  print(`${changed.length} of ${responses.size} responses changed`);
  return exitCodes.passed;
}

/** No limit of a fresh wiki that a vector can reach counts for longer than 120 seconds. */
const waits = [15, 15, 30, 60, 60];

/**
 * Vectors were recorded by clients who had done nothing before. A real wiki counts all anonymous clients of an address as one, so
 * those that move a page, say, reach the limit together; no vector shows a limit.
 */
function withinRateLimits(send: SendVector, wait: (seconds: number) => Promise<unknown>): SendVector {
  return async (request) => {
    let response = await send(request);
    for (const seconds of waits) {
      if (!/[">]ratelimited["<]/.test(Buffer.from(response.body).toString())) break;
      await wait(seconds);
      response = await send(request);
    }
    return response;
  };
}

/** A wiki of `real-wiki up --language-header` has the content language that this header names. */
const languageHeader = 'X-Wiki-Language';

function sendInLanguage({ language }: Vector, send: SendVector): SendVector {
  if (language === undefined) return send;
  return (request) => send({ ...request, headers: { ...request.headers, [languageHeader]: language } });
}

/**
 * The release of a wiki, the address that it calls its own, which its errors name whatever address was used (core 0), and whether
 * it takes its content language from a header.
 */
async function identify(
  send: SendVector,
  sentTo: URL,
): Promise<{ api: string; release: ReleaseName; hasLanguageHeader: boolean }> {
  const query = 'action=query&meta=siteinfo&format=json&formatversion=2';
  const { body } = await send({ method: 'GET', query, headers: {}, body: undefined });
  const { server, scriptpath, generator } = generalInformation(Buffer.from(body).toString());
  const release = releaseNames.find((name) =>
    new RegExp(`^MediaWiki ${name.replace('.', '\\.')}\\b`).test(generator ?? ''),
  );
  if (server === undefined || scriptpath === undefined || release === undefined) {
    throw new Error(`${sentTo.href} is not a MediaWiki ${releaseNames.join(' or ')} that responds to meta=siteinfo`);
  }
  const french = await send({ method: 'GET', query, headers: { [languageHeader]: 'fr' }, body: undefined });
  return {
    api: `${server.startsWith('//') ? sentTo.protocol : ''}${server}${scriptpath}/api.php`,
    release,
    hasLanguageHeader: generalInformation(Buffer.from(french.body).toString()).lang === 'fr',
  };
}

function generalInformation(body: string): Readonly<Partial<Record<string, string>>> {
  try {
    const { query } = JSON.parse(body) as { query?: { general?: Record<string, string> } };
    return query?.general ?? {};
  } catch {
    return {};
  }
}

async function sendOver(
  exchange: HttpExchange,
  api: URL,
  method: string,
  query: string,
  headers: Readonly<Record<string, string>>,
  body: string | undefined,
) {
  const bytes = body === undefined ? undefined : Buffer.from(body, 'latin1');
  const sent = Object.entries(headers);
  if (bytes && !sent.some(([name]) => name.toLowerCase() === 'content-type')) {
    sent.push(['Content-Type', 'application/x-www-form-urlencoded']);
  }
  if (method !== 'GET') sent.push(['Content-Length', String(bytes?.length ?? 0)]);
  return exchange.send({ method, target: `${api.pathname}?${query}`, headers: sent, body: bytes });
}

function apiAddress(address: string): URL {
  const api = URL.canParse(address) ? new URL(address) : undefined;
  if (api?.protocol === 'http:' || api?.protocol === 'https:') return api;
  throw new Error(`Invalid URL "${address}": expected the address of api.php, such as http://127.0.0.1:8143/api.php.`);
}

if (require.main === module) {
  const done = vectorsCommand(process.argv.slice(2), (text) => {
    console.log(text);
  });
  endCommand('vectors', done, exitCodes.inconclusive);
}
