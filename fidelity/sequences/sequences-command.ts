/** `npm run sequences`: plays the sequences on fresh real wikis, and compares or records what they respond. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Command } from 'commander';

import { readWikiFile, releaseNames, type ReleaseName, type WikiDefinition } from '../../emulator';
import { HttpExchange } from '../differential/endpoints/http-exchange';
import { endCommand } from '../end-command';
import { StartedWiki } from '../real-wiki/started-wiki';
import { defaultHome } from '../real-wiki/wiki-folder';
import type { SendVector } from '../vectors/vector-session';
import { playSequence } from './play-sequence';
import type { Sequence } from './sequence';
import { loadSequences, recordSequence, startFile } from './sequence-files';

interface Options {
  readonly home: string;
  readonly port: string;
  readonly release: readonly ReleaseName[];
  readonly record?: boolean;
  readonly wiki: string;
}

const settings = ["$wgCdnServers = []; $wgSMTP = false; ini_set( 'sendmail_path', '/bin/true' );"];

/** Plays a sequence on a real wiki that has the content of `start.wiki.yaml` before each. */
async function play(wiki: StartedWiki, sequence: Sequence): Promise<string[]> {
  await wiki.restore();
  const api = new URL(wiki.api);
  const exchange = new HttpExchange(api, 60_000);
  const send: SendVector = async ({ method, query, headers, body }) => {
    const bytes = body === undefined ? undefined : Buffer.from(body, 'latin1');
    const sent = Object.entries(headers);
    if (bytes && !headers['Content-Type']) sent.push(['Content-Type', 'application/x-www-form-urlencoded']);
    if (bytes) sent.push(['Content-Length', `${bytes.length}`]);
    const response = await exchange.send({ method, target: `${api.pathname}?${query}`, headers: sent, body: bytes });
    if (bytes) wiki.runJobs();
    return response;
  };
  try {
    return await playSequence(sequence, {
      send,
      api: api.href,
      accounts: readWikiFile(startFile).users ?? [],
      // Of the pages and the accounts.
      logs: 6,
      now: Date.now,
      wait: async (seconds) => sleep(seconds * 1000),
    });
  } finally {
    exchange.close();
  }
}

/** The start file without what a real wiki makes itself: changes, and what follows from them. */
function startContent(): WikiDefinition {
  const { site, pages, users = [] } = readWikiFile(startFile);
  const accounts = users.filter(({ password: secret }) => secret !== undefined);
  return { site, pages, users: accounts.map(({ id, name, password: secret }) => ({ id, name, password: secret })) };
}

/** @returns the exit code: 1 if a response differs */
async function sequencesCommand(args: readonly string[]): Promise<number> {
  const command = new Command('sequences')
    .description('Plays the sequences of fidelity/sequences/recorded on fresh real wikis and compares the responses.')
    .argument('[names...]', 'sequences to play (default: all)')
    .option('--home <folder>', 'folder of real wikis', defaultHome)
    .option('--port <port>', 'port of the first release; the others follow', '8150')
    .option('--wiki <name>', 'name of the wikis; the release follows', 'sequences')
    .option('--release <release...>', 'releases to play on', [...releaseNames])
    .option('--record', "write the wikis' responses into the files instead of comparing them")
    .parse([...args], { from: 'user' });
  const { home, port, release: releases, record, wiki: prefix } = command.opts<Options>();
  const chosen = loadSequences().filter(({ name }) => command.args.length === 0 || command.args.includes(name));
  let failed = 0;
  for (const release of releases) {
    const wiki = await StartedWiki.start(
      { home, name: `${prefix}-${release}`, release, port: Number(port) + releaseNames.indexOf(release), settings },
      ({ root }) => {
        const content = join(root, 'start.wiki.json');
        writeFileSync(content, JSON.stringify(startContent()));
        return content;
      },
    );
    for (const sequence of chosen) {
      const responses = await play(wiki, sequence);
      if (record) {
        console.log(
          `${release} ${sequence.name}: ${await recordSequence(sequence, release, responses)} responses changed`,
        );
        continue;
      }
      sequence.steps.forEach(({ responses: recorded }, index) => {
        if (recorded[release] === responses[index]) return;
        failed++;
        console.log(
          `FAILED ${release} ${sequence.name}, step ${index + 1}\n  recorded: ${recorded[release] ?? 'nothing'}\n  received: ${responses[index] ?? ''}`,
        );
      });
      console.log(`${release} ${sequence.name}: ${sequence.steps.length} steps`);
    }
    await wiki.stop();
  }
  return failed > 0 ? 1 : 0;
}

if (require.main === module) endCommand('sequences', sequencesCommand(process.argv.slice(2)), 2);
