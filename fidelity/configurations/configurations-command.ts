/** `npm run configurations`: compares the fake with real wikis in many configurations. */
import { join, resolve } from 'node:path';

import { Command, InvalidArgumentError, Option } from 'commander';

import { releaseNames, type ReleaseName } from '../../emulator';
import { requestAt } from '../differential/generate/requests';
import type { DiffRequest } from '../differential/diff-request';
import type { DiffResult } from '../differential/diff-result';
import { openEndpoints } from '../differential/endpoints/open-endpoints';
import { textReport } from '../differential/report/reports';
import { runDiff } from '../differential/run-diff';
import { endCommand } from '../end-command';
import { NotAvailable } from '../real-wiki/not-available';
import { administrator, defaultHome, defaultPassword } from '../real-wiki/wiki-folder';
import { ConfiguredWiki } from './configured-wiki';
import { recordRow } from './evidence';
import { fixedRequests } from './fixed-requests';
import type { ConfigurationRow } from './row';
import { rows } from './rows';

const content = join(__dirname, '../../scenarios/vectors/fixture.wiki.yaml');
const sharedFiles = join(__dirname, 'shared-files.wiki.yaml');
const password = process.env.WIKIDOUBLE_PASSWORD ?? defaultPassword;
const exitCodes = { same: 0, different: 1, notAvailable: 2 };

interface Options {
  readonly release: readonly ReleaseName[];
  readonly requests: number;
  readonly seed: number;
  readonly home: string;
  readonly port: number;
  readonly record?: true;
  readonly list?: true;
  readonly verbose?: true;
}

const command = new Command('configurations')
  .description(
    'Configures a real wiki of each release in one way after another, and sends each the same requests as a fake with the ' +
      'content of that wiki. A row of the output is a configuration. Wikis are installed and filled the first time.',
  )
  .argument('[rows...]', 'names of configurations (default: all)')
  .addOption(new Option('--release <release...>', 'releases').choices(releaseNames).default(releaseNames))
  .option('--requests <number>', 'generated requests for each configuration', readNumber, 300)
  .option('--seed <number>', 'the seed of the generator', readNumber, 1)
  .option('--home <folder>', 'where real wikis live', defaultHome)
  .option('--port <number>', 'the port of the first release; the others follow', readNumber, 8180)
  .option('--record', 'keep the results in fidelity/evidence/configurations, where "npm run fidelity" finds them')
  .option('--list', 'only list the configurations, with their settings')
  .option('--verbose', 'show the whole report of each configuration that differs, with the smallest requests')
  .addHelpText('after', '\nExit codes: 0 nothing differs, 1 something does, 2 PHP or MediaWiki is not available.')
  .action(async (names: readonly string[], options: Options) => {
    const chosen = chooseRows(names);
    if (options.list) {
      for (const row of chosen) console.log([row.name, ...row.settings.map((line) => `    ${line}`)].join('\n'));
      return;
    }
    console.log(`seed ${options.seed}`);
    let differing = 0;
    for (const release of options.release) differing += await compareRelease(release, chosen, options);
    process.exitCode = differing === 0 ? exitCodes.same : exitCodes.different;
  });

function chooseRows(names: readonly string[]): readonly ConfigurationRow[] {
  const known = new Map(rows.map((row) => [row.name, row]));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(`there is no configuration ${unknown.join(', ')}; there are ${[...known.keys()].join(', ')}`);
  }
  return names.length === 0 ? rows : rows.filter(({ name }) => names.includes(name));
}

/** @returns how many configurations differ */
async function compareRelease(
  release: ReleaseName,
  chosen: readonly ConfigurationRow[],
  { home, port, ...options }: Options,
): Promise<number> {
  const wiki = await ConfiguredWiki.start({
    ...{ home: resolve(home), release, port: port + releaseNames.indexOf(release) },
    ...{ password, content, sharedFiles },
  });
  let differing = 0;
  try {
    for (const row of chosen) {
      if (row.releases && !row.releases.includes(release)) continue;
      const api = await wiki.configure(row);
      const site = { ...row.site, ...(row.shared && { repositories: [...wiki.repositories] }) };
      const result = await compareRow(api, { ...row, site }, options);
      const isSame = result.differing.length === 0 && result.withoutResponse.length === 0;
      if (!isSame) differing++;
      console.log(line(release, row, result));
      if (options.record) recordRow(join(__dirname, '../..'), release, row.name, result);
      if (!isSame) console.log(options.verbose ? textReport(result) : kinds(result));
    }
  } finally {
    await wiki.stop();
  }
  return differing;
}

async function compareRow(
  api: string,
  row: ConfigurationRow,
  { requests, seed, verbose }: Pick<Options, 'requests' | 'seed' | 'verbose'>,
): Promise<DiffResult> {
  const endpoints = await openEndpoints(api, {
    credentials: { name: administrator, password },
    ...(row.site && { site: row.site }),
    timeout: 120_000,
    onProgress: () => undefined,
  });
  const { vocabulary } = endpoints;
  function* sent(): Generator<DiffRequest> {
    yield* fixedRequests(row);
    // Each configuration has requests of its own.
    for (let index = 0; index < requests; index++) yield requestAt(`${seed} ${row.name}`, index, vocabulary);
  }
  try {
    return await runDiff({
      ...endpoints,
      seed,
      loggedIn: true,
      requests: sent(),
      sendsExamples: false,
      shrinks: verbose === true,
    });
  } finally {
    endpoints.wiki.close();
  }
}

function line(release: ReleaseName, { name }: ConfigurationRow, result: DiffResult): string {
  const { requests, differing, explained, withoutResponse } = result;
  const known = explained.reduce((sum, one) => sum + one.requests, 0);
  const silent = withoutResponse.length > 0 ? `, ${withoutResponse.length} without a response` : '';
  return `${release} ${name}: ${requests} requests, ${differing.length} different, ${known} known differences${silent}`;
}

/** The kinds of differences with their counts, the first values and a command that repeats the request. */
function kinds({ differing, withoutResponse }: DiffResult): string {
  const groups = new Map<string, typeof differing>();
  for (const one of differing) groups.set(one.difference.kind, [...(groups.get(one.difference.kind) ?? []), one]);
  const lines = Array.from(groups, ([kind, [first, ...more]]) => {
    const { emulator = '(nothing)', wiki = '(nothing)' } = first?.difference ?? {};
    return `    ${more.length + 1} × ${kind}: ${emulator}; the wiki: ${wiki}\n        ${first?.curl.wiki ?? ''}`;
  });
  return [...lines, ...withoutResponse.slice(0, 1).map(({ side, reason }) => `    ${side}: ${reason}`)].join('\n');
}

function readNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected a whole number.');
}

endCommand('configurations', command.parseAsync(), (error) =>
  error instanceof NotAvailable ? exitCodes.notAvailable : exitCodes.different,
);
