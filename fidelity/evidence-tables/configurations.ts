import { releaseNames } from '../../emulator';
import { type ConfigurationEvidence, readEvidence } from '../configurations/evidence';
import type { ConfigurationRow } from '../configurations/row';
import { rows } from '../configurations/rows';

/**
 * Markdown: what the comparisons of configured wikis found, one row per configuration.
 *
 * @param root the folder of the project
 */
export function configurationsTable(root: string): string {
  const evidence = releaseNames.map((name) => readEvidence(root, name));
  const head = ['Configuration', 'Settings', ...releaseNames.flatMap((name) => [`Requests, ${name}`, 'Different'])];
  const line = ['---', '---', ...releaseNames.flatMap(() => ['--:', '--:'])];
  const table = rows.map((row) => [
    row.name,
    settingsOf(row),
    ...evidence.flatMap(({ [row.name]: found }) => (found ? [String(found.requests), differences(found)] : ['–', '–'])),
  ]);
  const seeds = new Set(evidence.flatMap((found) => rows.flatMap(({ name }) => found[name]?.seed ?? [])));
  const text = [head, line, ...table].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
  return seeds.size === 0 ? text : `${text}\n${seeds.size === 1 ? 'Seed' : 'Seeds'}: ${[...seeds].join(', ')}.\n`;
}

function differences({ differences: count, withoutResponse, known }: ConfigurationEvidence): string {
  const silent = withoutResponse === 0 ? '' : ` (${withoutResponse} without a response)`;
  return `${count}${silent}, ${known} documented`;
}

/** The names of MediaWiki's settings that the configuration changes; `plain` changes none. */
function settingsOf({ settings, sql }: ConfigurationRow): string {
  const names = new Set(settings.join('\n').match(/\$wg\w+|(?<=wfLoadExtension\( ")\w+/g));
  if (sql !== undefined) names.add('table interwiki');
  return [...names].map((name) => `\`${name}\``).join(', ');
}
