import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { writeDown } from '../../pact/generate/built-in-contract';
import { describeScenarios, type Described } from '../../pact/generate/interactions';
import { loadScenarios } from '../../conformance/scenario-files/load-scenarios';
import { writeWholeFile } from '../../emulator/write-file';

export interface GenerateOptions {
  /** The folder of the files; created if it does not exist. */
  readonly folder: string;
  /** Lists the interactions instead of writing them. */
  readonly list: boolean;
  /** Folders of the user's own scenarios. */
  readonly scenarios: readonly string[];
}

/**
 * `wikidouble pact generate`: writes the contracts of the scenarios, replacing older files.
 *
 * @throws Error if the engine is not installed or rejects an interaction, or the file cannot be written
 */
export async function generate(
  { folder, list, scenarios }: GenerateOptions,
  stdout: NodeJS.WritableStream,
): Promise<void> {
  const loaded = loadScenarios(scenarios).map(({ scenario }) => scenario);
  const described = await describeScenarios(loaded);
  if (list) {
    stdout.write(listOf(described));
    return;
  }
  const contracts = await writeDown(described.interactions);
  mkdirSync(folder, { recursive: true });
  for (const { fileName, interactions, text } of contracts) {
    const file = join(folder, fileName);
    writeWholeFile(file, text);
    stdout.write(`${file}: ${interactions} interactions\n`);
  }
  const { interactions, leftOut } = described;
  stdout.write(
    `${interactions.length} interactions of ${loaded.length} scenarios; ` +
      `${leftOut.length} requests cannot be expressed as interactions (--list gives the reasons).\n`,
  );
}

function listOf({ interactions, leftOut }: Described): string {
  const byReason = new Map<string, string[]>();
  for (const { step, reason } of leftOut) byReason.set(reason, [...(byReason.get(reason) ?? []), step]);
  return [
    `Interactions (${interactions.length})`,
    ...interactions.map(({ description }) => `  ${description}`),
    '',
    `Requests that cannot be expressed as interactions (${leftOut.length})`,
    ...Array.from(byReason, ([reason, steps]) => [`  ${reason}`, ...steps.map((step) => `      ${step}`)]).flat(),
    '',
  ].join('\n');
}
