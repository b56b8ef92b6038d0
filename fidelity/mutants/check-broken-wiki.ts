import { join } from 'node:path';

import { createWiki, readWikiFile, type ReleaseName } from '../../emulator';
import { specifiedScenarios } from '../../conformance/check/run-scenarios';
import { runOfWiki } from '../../conformance/check/wiki-check';
import { resolveAccess } from '../../conformance/http/live-access';
import { sendInProcess } from '../../conformance/http/send-in-process';
import type { Send } from '../../conformance/runner/exchange';
import { loadRules } from '../../conformance/scenario-files/load-rules';
import type { Run } from '../../schemas/generated/report';
import type { Mutant } from './mutant';
import { mutatingSend } from './mutating-send';

const api = 'http://127.0.0.1/w/api.php';
const account = { name: 'Admin', password: 'AdminPass-12345' };

export interface CheckOfBrokenWiki {
  /** Default: nothing is broken. */
  readonly mutant?: Mutant | undefined;
  /** Whether the check has an account. */
  readonly account: boolean;
  readonly budget: number;
  /** Whether the wiki shows its debug block. Default: false. */
  readonly block?: boolean;
  /** Default: 1.43. */
  readonly release?: ReleaseName;
  /** Determines the requests of the check. Default: 1. */
  readonly seed?: number;
}

const rules = loadRules();
const scenarios = specifiedScenarios();
const content = readWikiFile(join(__dirname, '../../scenarios/vectors/fixture.wiki.yaml'));

/**
 * Runs `wikidouble check` in this process, against the fake with the content of the vectors: the whole check, from the
 * search for `api.php` to the report, without a network and without pauses.
 */
export async function checkBrokenWiki(options: CheckOfBrokenWiki): Promise<Run> {
  const { mutant, budget, block = false, release = '1.43', seed = 1 } = options;
  const wiki = createWiki(
    { ...content, site: { ...content.site, scriptPath: '/w' } },
    { release, debug: block, unsupported: 'as-unknown', seed: 1 },
  );
  const credentials = options.account ? { credentials: account } : {};
  const access = resolveAccess('checkBrokenWiki', { ...credentials, budget, pause: 0 });
  // One memory for all connections of a check.
  const correct = sendInProcess(wiki, api);
  const broken: Send = mutant ? mutatingSend(correct, mutant) : correct;
  return runOfWiki(api, {
    ...access,
    rules,
    scenarios,
    only: [],
    variation: { seed, strength: budget > 150 ? 3 : 2 },
    onProgress: () => undefined,
    transport: (address) => (address === api ? broken : sendInProcess(wiki, address)),
  });
}
