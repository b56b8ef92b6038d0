/** The contract of our scenarios, which every wiki should satisfy. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import type { PromisedInteraction } from './promised-interaction';
import { loadPactCore } from './native-engine';
import { recordInteraction, type Parties } from './record-contract';

export const builtInParties: Parties = { consumer: 'wikidouble-scenarios', provider: 'wiki-query-api' };

/** The file name that the engine uses. */
export const builtInFileName = `${builtInParties.consumer}-${builtInParties.provider}.json`;

/**
 * Has the engine write the interactions in a temporary folder, because it adds to existing files.
 *
 * @returns the contract as JSON, sorted, the same each time
 */
export async function writeDown(
  interactions: readonly PromisedInteraction[],
  parties = builtInParties,
): Promise<string> {
  const core = await loadPactCore();
  const folder = mkdtempSync(join(tmpdir(), 'wikidouble-pact-'));
  try {
    for (const interaction of interactions) await recordInteraction(core, parties, interaction, folder);
    return `${readFileSync(join(folder, `${parties.consumer}-${parties.provider}.json`), 'utf8').trimEnd()}\n`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The path of the contract in this package: beside the sources, or one level up from compiled files.
 *
 * @throws Error if there is none, because the installation is broken
 */
export function builtInFile(): string {
  for (let folder = __dirname; dirname(folder) !== folder; folder = dirname(folder)) {
    const candidate = join(folder, 'pact', 'contracts', builtInFileName);
    if (existsSync(candidate)) return candidate;
  }
  throw new Error(
    `There is no pact/contracts/${builtInFileName} above ${__dirname}: ` +
      'wikidouble pact generate --out pact/contracts writes it.',
  );
}
