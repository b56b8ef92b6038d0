import { parseArgs } from 'node:util';
import { askOverHttp } from './ask-over-http';
import { describeFailure } from './failure-report';
import { ownAddress } from './own-address';
import { runVectors } from './run-vectors';
import { loadVectors } from './load-vectors';

const USAGE = `Usage: vectors URL [--only-current | --all] [--vectors FILE]

Asks the wiki at URL (its api.php) every vector and compares the answers byte for byte. The wiki must hold the data set
of scenarios/vectors/fixture.wiki.yaml, and see this client as 127.0.0.1.

  --only-current  leave out the vectors that need more than the first stage of the emulator
  --all           ask every vector (the default)
  --vectors FILE  other vectors than those of scenarios/vectors/vectors.yaml

Exit status: 0 all passed, 1 at least one failed, 2 it could not be found out.`;

const PASSED = 0;
const FAILED = 1;
export const NOT_FOUND_OUT = 2;

interface CommandLine {
  readonly api: URL;
  readonly onlyCurrent: boolean;
  readonly file: string | undefined;
}

/**
 * @param args what follows the command's name
 * @param print takes what goes to standard output, without the line's end
 * @returns the exit status
 * @throws Error where the command line is wrong or the wiki cannot be reached: status 2
 */
export async function vectorsCommand(args: readonly string[], print: (text: string) => void): Promise<number> {
  if (args.includes('--help')) {
    print(USAGE);
    return PASSED;
  }
  const { api, onlyCurrent, file } = readCommandLine(args);
  const set = loadVectors(file);
  const ask = askOverHttp(api);
  const asked = `${api.origin}${api.pathname}`;
  const supported = onlyCurrent ? { supported: [] } : {};
  const results = await runVectors(ask, { api: await ownAddress(ask, api), set, ...supported });
  const failures = results.filter((result) => !result.passed);
  for (const failure of failures) print(describeFailure(failure, asked));
  const left = set.vectors.length - results.length;
  print(`${results.length - failures.length} passed, ${failures.length} failed` + (left ? `, ${left} left out` : ''));
  if (failures.length > 0) return FAILED;
  return results.length > 0 ? PASSED : NOT_FOUND_OUT;
}

function readCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'only-current': { type: 'boolean' }, all: { type: 'boolean' }, vectors: { type: 'string' } },
  });
  const [address] = positionals;
  if (address === undefined || positionals.length > 1) throw new Error(`give one URL\n\n${USAGE}`);
  if (values['only-current'] && values.all) throw new Error(`--only-current and --all exclude each other\n\n${USAGE}`);
  const api = URL.canParse(address) ? new URL(address) : undefined;
  if (api?.protocol !== 'http:' && api?.protocol !== 'https:') {
    throw new Error(`${address} is no http or https URL: give the address of the wiki's api.php`);
  }
  return { api, onlyCurrent: values['only-current'] === true, file: values.vectors };
}
