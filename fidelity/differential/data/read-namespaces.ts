import type { NamespaceDefinition } from '../../../schemas/generated/wiki-file';
import { NamespaceTable } from '../../../emulator/model/namespaces';
import { isContainer, listAt, textAt, valueAt } from '../../../conformance/runner/paths';
import { ApiProblem } from '../../../conformance/http/api-client';

export interface FoundNamespaces {
  /** The ids of those in which pages can be, ascending. */
  readonly ids: readonly number[];
  /** Those that a fresh wiki of that name does not have, or calls otherwise. */
  readonly differing: NamespaceDefinition[];
}

/**
 * Takes the namespaces out of an answer of `meta=siteinfo`.
 *
 * @throws ApiProblem where there are none
 */
export function readNamespaces(response: object, siteName: string): FoundNamespaces {
  const found = valueAt(response, '/query/namespaces');
  if (!isContainer(found)) throw new ApiProblem('it does not tell its namespaces');
  const aliases = new Map<number, string[]>();
  for (const row of listAt(response, '/query/namespacealiases')) {
    const [id, alias] = [valueAt(row, '/id'), textAt(row, '/alias')];
    if (typeof id === 'number' && alias !== undefined) aliases.set(id, [...(aliases.get(id) ?? []), alias]);
  }
  const usual = new NamespaceTable({ siteName });
  const ids: number[] = [];
  const differing: NamespaceDefinition[] = [];
  for (const [key, namespace] of Object.entries(found)) {
    const id = Number(key);
    const name = textAt(namespace, '/name') ?? '';
    if (id >= 0) ids.push(id);
    if (isUsual(usual, id, name, aliases.get(id) ?? [])) continue;
    differing.push({ id, name, ...(aliases.has(id) && { aliases: aliases.get(id) ?? [] }) });
  }
  return { ids: ids.sort((one, other) => one - other), differing };
}

function isUsual(usual: NamespaceTable, id: number, name: string, aliases: readonly string[]): boolean {
  return usual.byId(id)?.name === name && aliases.every((alias) => usual.find(alias)?.id === id);
}
