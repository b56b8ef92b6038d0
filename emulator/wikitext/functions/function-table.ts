import type { Release } from '../../releases/release';
import { addressFunctions } from './addresses';
import type { ParserFunction, Variable } from './call';
import { numberFunctions } from './numbers';
import { pageNameFunctions, pageNameVariables } from './page-names';
import { pageFunctions, textFunctions } from './text-functions';
import { anyCaseVariables, variableFunctions, variables, variablesSince143 } from './variables';

/** Names in upper case must be written so; those in lower case may be written in any case. */
type Table<Entry> = ReadonlyMap<string, Entry>;

/** Where a name is in several tables, the last one counts. */
function tableOf<Entry>(...tables: readonly Readonly<Record<string, Entry>>[]): Table<Entry> {
  return new Map(tables.flatMap((table) => Object.entries(table)));
}

const allVariables = tableOf<Variable>(variables, pageNameVariables, anyCaseVariables);
const newVariables = tableOf<Variable>(variablesSince143);

const allFunctions = tableOf<ParserFunction>(
  variableFunctions,
  pageNameFunctions,
  pageFunctions,
  textFunctions,
  numberFunctions,
  addressFunctions,
);

/**
 * The variable with a name, `{{NAME}}`.
 *
 * @param release decides which exist
 */
export function findVariable(name: string, release: Release): Variable | undefined {
  return find(allVariables, name) ?? (release.since('1.43') ? find(newVariables, name) : undefined);
}

/**
 * The function with a name, `{{name:…}}` or `{{#name:…}}`.
 *
 * @param hasExtension whether the wiki has ParserFunctions
 */
export function findFunction(name: string, release: Release, hasExtension: boolean): ParserFunction | undefined {
  const found = find(allFunctions, name);
  if (found !== undefined || !name.startsWith('#')) return found;
  if (hasExtension) {
    // Most wikis in tests have no extension, so its functions are loaded when one is used.
    const { extensionFunctions } = require('./extension') as typeof import('./extension');
    functionsOfExtension ??= tableOf<ParserFunction>(extensionFunctions);
    const ofExtension = find(functionsOfExtension, name);
    if (ofExtension !== undefined) return ofExtension;
  }
  const variable = release.since('1.43') ? find(newVariables, name) : undefined;
  return variable && ((first, _, call) => (first === '' ? variable(call) : first));
}

let functionsOfExtension: Table<ParserFunction> | undefined;

function find<Entry>(table: Table<Entry>, name: string): Entry | undefined {
  return table.get(name) ?? table.get(name.toLowerCase());
}
