import { broken } from './broken-block';
import { byPlace, objectsAt, rename, textOf, type Json, type JsonObject } from '../json-values';
import type { Mutant } from '../mutant';

/** The debug block, field by field (spec 2.4, 9). */
export const debugBlockMutants: readonly Mutant[] = [
  broken('one-brand-name', 'says mwVersion beside names without the brand', ['2.4.neutral-names'], (block) => {
    if ('wikiVersion' in block) rename(block, 'wikiVersion', 'mwVersion');
    else rename(block, 'mwVersion', 'wikiVersion');
  }),
  broken('both-kinds-of-names', 'has the versions by both kinds of names', ['2.4.neutral-names'], (block) => {
    Object.assign(block, { wikiVersion: '1.43.0', runtimeEngine: 'PHP', runtimeVersion: '8.2.0' });
    Object.assign(block, { mwVersion: '1.43.0', phpEngine: 'PHP', phpVersion: '8.2.0' });
  }),
  broken('no-wiki-version', 'does not report its version', ['2.4.neutral-names', '9.versions'], (block) => {
    Reflect.deleteProperty(block, nameIn(block, 'wikiVersion', 'mwVersion'));
  }),
  broken('wiki-version-a-number', 'gives its version as a number', ['2.4.wiki-version'], (block) => {
    block[nameIn(block, 'wikiVersion', 'mwVersion')] = 1.43;
  }),
  broken('wiki-version-a-word', 'has a word as its version', ['2.4.wiki-version'], (block) => {
    block[nameIn(block, 'wikiVersion', 'mwVersion')] = 'latest';
  }),
  broken('no-runtime-engine', 'does not report its runtime', ['2.4.neutral-names'], (block) => {
    Reflect.deleteProperty(block, nameIn(block, 'runtimeEngine', 'phpEngine'));
  }),
  broken('runtime-engine-empty', 'does not name its runtime', ['2.4.runtime-engine'], (block) => {
    block[nameIn(block, 'runtimeEngine', 'phpEngine')] = '';
  }),
  broken(
    'no-runtime-version',
    'does not report the version of its runtime',
    ['2.4.neutral-names', '9.versions'],
    (block) => {
      Reflect.deleteProperty(block, nameIn(block, 'runtimeVersion', 'phpVersion'));
    },
  ),
  broken('runtime-version-a-list', 'gives the version of its runtime in parts', ['2.4.runtime-version'], (block) => {
    block[nameIn(block, 'runtimeVersion', 'phpVersion')] = [8, 2, 0];
  }),
  broken('git-revision-a-name', 'has a name for its revision', ['2.4.git-revision'], (block) => {
    block.gitRevision = 'HEAD';
  }),
  broken('git-revision-a-number', 'gives its revision as a number', ['2.4.git-revision'], (block) => {
    block.gitRevision = 5417027;
  }),
  broken('git-branch-a-list', 'gives its branch as a list', ['2.4.git-branch', '9.branch-name'], (block) => {
    block.gitBranch = ['REL1_43'];
  }),
  broken('git-branch-odd', 'names a branch that is not a release branch', ['9.branch-name'], (block) => {
    block.gitBranch = 'master';
  }),
  broken('git-branch-a-version', 'has its version as branch', ['9.branch-name'], (block) => {
    block.gitBranch = '1.43';
  }),
  broken('no-time', 'does not report its duration', ['2.4.time'], (block) => {
    delete block.time;
  }),
  broken('time-a-text', 'reports its duration as text', ['2.4.time'], (block) => {
    block.time = `${textOf(block.time)} s`;
  }),
  broken('time-renamed', 'says elapsed instead of time', ['2.4.time'], (block) => {
    rename(block, 'time', 'elapsed');
  }),
  broken('no-memory', 'does not report its memory', ['2.4.memory'], (block) => {
    delete block.memory;
  }),
  broken('memory-a-number', 'gives its memory as a number', ['2.4.memory'], (block) => {
    block.memory = 2097152;
  }),
  broken('memory-without-unit', 'gives its memory without a unit', ['2.4.memory'], (block) => {
    block.memory = '2097152';
  }),
  broken('no-memory-peak', 'does not report its peak memory', ['2.4.memory-peak'], (block) => {
    delete block.memoryPeak;
  }),
  broken('memory-peak-renamed', 'says peakMemory instead of memoryPeak', ['2.4.memory-peak'], (block) => {
    rename(block, 'memoryPeak', 'peakMemory');
  }),
  broken('memory-peak-a-number', 'gives its peak memory as a number', ['2.4.memory-peak'], (block) => {
    block.memoryPeak = 4194304;
  }),
  broken('no-log', 'has no log', ['2.4.log'], (block) => {
    delete block.log;
  }),
  broken('log-of-texts', 'logs texts', ['2.4.log'], (block) => {
    block.log = (objectsAt(block, 'log') ?? []).map(({ msg = '' }) => msg);
  }),
  broken('log-an-object', 'has a log by numbers', ['2.4.log'], (block) => {
    block.log = byPlace(objectsAt(block, 'log') ?? []);
  }),
  ...(['msg', 'type', 'caller'] as const).map((name) =>
    broken(`log-without-${name}`, `logs messages without ${name}`, ['2.4.log'], (block) => {
      for (const message of objectsAt(block, 'log') ?? []) Reflect.deleteProperty(message, name);
    }),
  ),
  broken('no-debug-log', 'has no trace', ['2.4.debug-log'], (block) => {
    delete block.debugLog;
  }),
  broken('debug-log-a-text', 'has one text as trace', ['2.4.debug-log'], (block) => {
    block.debugLog = listIn(block, 'debugLog').map(textOf).join('\n');
  }),
  broken('debug-log-of-objects', 'has objects in the trace', ['2.4.debug-log'], (block) => {
    block.debugLog = listIn(block, 'debugLog').map((text) => ({ text }));
  }),
  broken('debug-log-of-another-request', 'traces something other than the request', ['2.4.debug-log'], (block) => {
    block.debugLog = ['IP: 127.0.0.1'];
  }),
  broken('no-queries', 'does not list statements', ['2.4.queries', '2.4.queries-empty'], (block) => {
    delete block.queries;
  }),
  broken('no-queries-are-null', 'has null if there was no statement', ['2.4.queries-empty'], (block) => {
    if (listIn(block, 'queries').length === 0) block.queries = null;
  }),
  broken('no-queries-are-an-object', 'has an object if there was no statement', ['2.4.queries-empty'], (block) => {
    if (listIn(block, 'queries').length === 0) block.queries = {};
  }),
  broken('queries-forgotten', 'lists no statement for usage', ['2.4.queries'], (block) => {
    block.queries = [];
  }),
  broken('queries-of-texts', 'lists statements as texts', ['2.4.queries'], (block) => {
    block.queries = (objectsAt(block, 'queries') ?? []).map(({ sql = '' }) => sql);
  }),
  ...(['sql', 'function', 'time'] as const).map((name) =>
    broken(`queries-without-${name}`, `lists statements without ${name}`, ['2.4.queries'], (block) => {
      for (const query of objectsAt(block, 'queries') ?? []) Reflect.deleteProperty(query, name);
    }),
  ),
  broken('query-time-a-text', 'reports the duration of a statement as text', ['2.4.queries'], (block) => {
    for (const query of objectsAt(block, 'queries') ?? []) query.time = textOf(query.time);
  }),
  broken('no-includes', 'does not list loaded files', ['2.4.includes'], (block) => {
    delete block.includes;
  }),
  broken('includes-of-texts', 'lists loaded files as texts', ['2.4.includes'], (block) => {
    block.includes = (objectsAt(block, 'includes') ?? []).map(({ name = '' }) => name);
  }),
  broken('includes-by-name', 'lists the sizes of loaded files by name', ['2.4.includes'], (block) => {
    const files = objectsAt(block, 'includes') ?? [];
    block.includes = Object.fromEntries(files.map(({ name, size = '' }) => [textOf(name), size]));
  }),
  broken('include-sizes-are-numbers', 'gives the sizes of loaded files as numbers', ['2.4.includes'], (block) => {
    for (const file of objectsAt(block, 'includes') ?? []) file.size = parseInt(textOf(file.size), 10);
  }),
  broken('includes-without-name', 'does not name loaded files', ['2.4.includes'], (block) => {
    for (const file of objectsAt(block, 'includes') ?? []) delete file.name;
  }),
];

function listIn(block: JsonObject, name: string): Json[] {
  const value = block[name];
  return Array.isArray(value) ? value : [];
}

/** The name of a member, neutral or with the brand. */
function nameIn(block: JsonObject, neutral: string, brand: string): string {
  return brand in block ? brand : neutral;
}
