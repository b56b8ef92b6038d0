/**
 * `npm run client-methods`: calls the methods of client libraries on the fake and on fresh real wikis, and compares what they
 * return.
 */
import { writeFileSync } from 'node:fs';
import { Command } from 'commander';

import { releaseNames, type ReleaseName } from '../../../emulator';
import { endCommand } from '../../end-command';
import type { StartedWiki } from '../../real-wiki/started-wiki';
import { defaultHome } from '../../real-wiki/wiki-folder';
import { readEvidence, withResult, writeEvidence, type NewResult, type ReleaseEvidence } from './methods-evidence';
import { callLibrary, libraries, type CallsWithWiki } from './library-calls';
import { differentCalls, failedCalls, type Difference } from './result';
import { fakeTarget, realTarget, startReal } from './target';

interface Options {
  readonly home: string;
  readonly port: string;
  readonly release: readonly ReleaseName[];
  readonly pywikibot?: string;
  readonly details?: string;
  readonly record?: boolean;
}

interface Comparison {
  readonly real: CallsWithWiki;
  readonly fake: CallsWithWiki;
  readonly different: readonly Difference[];
}

async function compare(library: string, wiki: StartedWiki, { pywikibot }: Options): Promise<Comparison> {
  const program = libraries[library];
  if (program === undefined)
    throw new Error(`Unknown library "${library}": expected ${Object.keys(libraries).join(', ')}.`);
  const real = await callLibrary(program, (await realTarget(wiki)).api, pywikibot);
  const target = await fakeTarget(wiki.options.release, program);
  try {
    const fake = await callLibrary(program, target.api, pywikibot);
    return { real, fake, different: differentCalls(real, fake) };
  } finally {
    await target.stop();
  }
}

/** The first exchange that differs, of each call that does. */
function detailsOf({ real, fake, different }: Comparison): object[] {
  return different.map((difference) => {
    const [expected = [], actual = []] = [real.journal[difference.call], fake.journal[difference.call]];
    const index = expected.findIndex((exchange, place) => exchange !== actual[place]);
    return { ...difference, exchange: { real: expected[index], fake: actual[index] } };
  });
}

function report(name: string, { real: { result }, different }: Comparison, failed: readonly string[]): void {
  const calls = Object.keys(result.calls).length;
  console.log(
    `${name} ${result.version}: ${calls} calls (${failed.length} end with an error), ${different.length} different`,
  );
  for (const { call } of different) console.log(`  ${call} differs`);
  for (const method of result.notCalled) console.log(`  ${method} is neither called nor left out with a reason`);
}

async function main(): Promise<number> {
  const command = new Command('client-methods')
    .description(
      'Calls the methods of client libraries on the fake and on fresh real wikis, and compares what they return.',
    )
    .argument('[libraries...]', `which of ${Object.keys(libraries).join(', ')} (default: all)`)
    .option('--home <folder>', 'where real wikis live; names: methods-1.39, …', defaultHome)
    .option('--port <number>', 'of the first release; the others follow', '8181')
    .option('--release <release...>', 'releases', [...releaseNames])
    .option('--pywikibot <folder>', 'the folder of the source of pywikibot')
    .option('--details <file>', 'write the outcomes and exchanges of different calls to a file')
    .option('--record', 'keep the results in evidence.json')
    .parse();
  const options = command.opts<Options>();
  const named = command.args.length === 0 ? Object.keys(libraries) : command.args;
  const chosen = named.filter((library) => library !== 'pywikibot' || options.pywikibot !== undefined);
  const details: object[] = [];
  let wrong = 0;
  const results: NewResult[] = [];
  for (const [place, release] of options.release.entries()) {
    const wiki = await startReal(options.home, release, Number(options.port) + place);
    for (const library of chosen) {
      const comparison = await compare(library, wiki, options);
      const { different } = comparison;
      const { result } = comparison.real;
      const failed = failedCalls(result);
      report(`${release} ${library}`, comparison, failed);
      wrong += different.length + result.notCalled.length;
      details.push({ release, library, different: detailsOf(comparison) });
      if (options.details !== undefined) writeFileSync(options.details, JSON.stringify(details, null, 1));
      const kept: ReleaseEvidence = {
        release,
        calls: Object.keys(result.calls).length,
        failed,
        different: different.map(({ call }) => call),
      };
      results.push({ library, result, release: kept });
    }
    await wiki.stop();
  }
  if (options.record === true) await writeEvidence(results.reduce(withResult, readEvidence()));
  if (wrong > 0) return 1;
  if (chosen.length === named.length) return 0;
  console.error('!! LEFT OUT: pywikibot, because --pywikibot does not say where its source is.');
  return 2;
}

if (require.main === module) endCommand('client-methods', main(), 2);
