import { formatNames } from '../../../emulator/formats/registry';
import { mainPath } from '../../../emulator/modules/main';
import { actionModules, queryModules } from '../../../emulator/modules/registry';
import type { RequestBuilder } from './request-builder';
import { flag, hostileText, oneWordOf, wordsOf, type Value } from './values';

/** `action=paraminfo` for supported modules; others cannot be compared. */
export function addParamInfo(builder: RequestBuilder): void {
  builder.add('action', 'paraminfo');
  for (const [name, [share, value]] of Object.entries(parameters)) {
    if (builder.dice.percent(share)) builder.add(name, value(builder));
  }
  if (builder.dice.percent(2)) builder.add('modules', hostileText(builder));
}

const queryPaths = queryModules.names.map((name) => `query+${name}`);
const paths = [mainPath, ...actionModules.names, ...formatNames, ...queryPaths];

/** Paths of modules; some do not exist. */
export const modulePaths: Value = wordsOf(paths, ['foo', 'query+foo', 'Main', 'foo+bar']);

const parameters: Readonly<Record<string, readonly [share: number, value: Value]>> = {
  modules: [70, modulePaths],
  helpformat: [25, oneWordOf(['none', 'raw', 'wikitext', 'html'])],
  querymodules: [15, wordsOf(queryModules.names, ['foo'])],
  mainmodule: [8, flag],
  pagesetmodule: [8, flag],
  formatmodules: [10, wordsOf(formatNames, ['foo'])],
};
