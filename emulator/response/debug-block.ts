import type { Release } from '../releases/release';
import type { Environment } from '../model/environment';
import type { DebugNames } from '../model/wiki-model';
import { ResultList, ResultMap, type ResultRecord } from './result-tree';
import type { Trace } from './trace';

const memberNames = {
  neutral: { version: 'wikiVersion', engine: 'runtimeEngine', engineVersion: 'runtimeVersion' },
  mediawiki: { version: 'mwVersion', engine: 'phpEngine', engineVersion: 'phpVersion' },
} as const;

interface DebugSources {
  /** The request as the block shows it. */
  readonly request: ResultMap;
  readonly release: Release;
  readonly environment: Environment;
  readonly trace: Trace;
  readonly names: DebugNames;
  /** What shows the block. */
  readonly place: DebugPlace;
}

export type DebugPlace = 'result' | 'page';

/** The debug block with all fields, in the order of real wikis (spec 2.4, core 9). */
export function debugBlock(sources: DebugSources): ResultMap {
  const { environment, release, trace } = sources;
  const names = memberNames[sources.names];
  const { software } = environment;
  const memory = environment.memory();
  const block = new ResultMap();
  block.append(names.version, software.version ?? release.version);
  block.append(names.engine, software.runtimeEngine);
  block.append(names.engineVersion, software.runtimeVersion);
  block.append('gitRevision', software.gitRevision);
  block.append('gitBranch', software.gitBranch ?? release.gitBranch);
  block.append('gitViewUrl', false);
  block.append('time', environment.stopwatch() - trace.startedAt);
  block.append('log', new ResultList([...trace.warnings, closingEntry(release, sources.place)], 'line'));
  block.append('debugLog', new ResultList([...trace.lines], 'msg'));
  block.append(
    'queries',
    new ResultList(
      trace.statements.map((statement) => ({ ...statement })),
      'query',
    ),
  );
  block.append('request', sources.request);
  block.append('memory', formatSize(memory.current));
  block.append('memoryPeak', formatSize(memory.peak));
  const includes = software.includes().map(({ name, bytes }) => ({ name, size: formatSize(bytes) }));
  // In XML, the elements are called `queries` here as well (core 9).
  block.append('includes', new ResultList(includes, 'queries'));
  return block;
}

/** What the log ends with. A page adds an entry to that of the result that it shows. */
export function closingEntry(release: Release, place: DebugPlace): ResultRecord {
  const method = { result: 'appendDebugInfoToApiResult', page: 'getDebugHTML' }[place];
  const caller = release.qualifiedClass(`MWDebug::${method}`);
  return { msg: 'MWDebug output complete', type: 'log', caller };
}

/** `756 bytes`, `4 KB`, `1.27 MB` (core 9). */
function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes.toLocaleString('en-US')} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024).toLocaleString('en-US')} KB`;
  return `${(bytes / 1024 / 1024).toFixed(2).replace(/\.?0+$/, '')} MB`;
}
