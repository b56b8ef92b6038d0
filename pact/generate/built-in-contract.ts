/** The contracts of our scenarios, which every wiki should satisfy. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import type { PromisedInteraction } from './promised-interaction';
import { loadPactCore } from './native-engine';
import { stateNames } from '../contract/state-names';
import { recordInteraction, type Parties } from './record-contract';

/** A contract, as the text of its file. */
export interface WrittenContract {
  readonly fileName: string;
  readonly interactions: number;
  readonly text: string;
}

interface BuiltInContract {
  readonly parties: Parties;
  /** Whether an interaction belongs to it, unless it belongs to one before. */
  readonly includes: (interaction: PromisedInteraction) => boolean;
}

const provider = 'wiki-query-api';

/**
 * One contract for each kind of access that a wiki may not give: a result speaks for a whole contract, and so could never
 * be published for a production wiki, which shows no debug block, or without an account.
 */
const contracts: readonly BuiltInContract[] = [
  {
    parties: { consumer: 'wikidouble-scenarios-debug-block', provider },
    includes: ({ states }) => states.some(({ name }) => name === stateNames['debug block']),
  },
  {
    parties: { consumer: 'wikidouble-scenarios-logged-in', provider },
    includes: ({ states }) =>
      states.some(({ name, params }) => name === stateNames.session && params.loggedIn === true),
  },
  // What anyone may send to any wiki.
  { parties: { consumer: 'wikidouble-scenarios', provider }, includes: () => true },
];

/**
 * Has the engine write the interactions in a temporary folder, because it adds to existing files.
 *
 * @returns the contracts that have any, the one of every wiki first, as JSON that is the same each time
 */
export async function writeDown(interactions: readonly PromisedInteraction[]): Promise<WrittenContract[]> {
  const core = await loadPactCore();
  const folder = mkdtempSync(join(tmpdir(), 'wikidouble-pact-'));
  try {
    const written: WrittenContract[] = [];
    let rest = interactions;
    for (const contract of contracts) {
      const own = rest.filter(contract.includes);
      rest = rest.filter((interaction) => !contract.includes(interaction));
      for (const interaction of own) await recordInteraction(core, contract.parties, interaction, folder);
      const fileName = fileNameOf(contract);
      if (own.length === 0) continue;
      const text = oneInteractionPerLine(readFileSync(join(folder, fileName), 'utf8'));
      written.push({ fileName, interactions: own.length, text });
    }
    return written.reverse();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The engine indents contracts, which makes them half again as large in the package. */
function oneInteractionPerLine(contract: string): string {
  const { interactions, ...others } = JSON.parse(contract) as { readonly interactions: readonly unknown[] };
  const lines = interactions.map((interaction) => JSON.stringify(interaction)).join(',\n');
  return `${JSON.stringify({ ...others, interactions: [] }).slice(0, -2)}\n${lines}\n]}\n`;
}

/** The file name that the engine uses. */
function fileNameOf({ parties }: BuiltInContract): string {
  return `${parties.consumer}-${parties.provider}.json`;
}

/**
 * The paths of the contracts in this package: beside the sources, or one level up from compiled files. The one that every
 * wiki can satisfy comes first.
 *
 * @throws Error if there is none, because the installation is broken
 */
export function builtInFiles(): string[] {
  const names = contracts.map(fileNameOf).reverse();
  for (let folder = __dirname; dirname(folder) !== folder; folder = dirname(folder)) {
    const candidates = names.map((name) => join(folder, 'pact', 'contracts', name));
    if (candidates.every((candidate) => existsSync(candidate))) return candidates;
  }
  throw new Error(
    `There is no pact/contracts with ${names.join(', ')} above ${__dirname}: ` +
      'wikidouble pact generate --out pact/contracts writes them.',
  );
}
