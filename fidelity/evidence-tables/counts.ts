import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { releaseNames } from '../../emulator';
import { faults } from '../../emulator/faults/faults';
import { violationIds } from '../../emulator/journal/strict/violation';
import { readRuns } from '../clients/table/run';
import { total } from '../core-tests/compare-counts';
import { coreTestsEvidence } from '../core-tests/evidence';
import { keptEvidence } from './differential';
import { mutants } from '../mutants/catalogue';
import { conditions } from '../mutants/conditions';
import { loadRules } from '../../conformance/scenario-files/load-rules';
import { loadScenarios } from '../../conformance/scenario-files/load-scenarios';
import { loadVectors } from '../vectors/vector-files';

/** The counts in the documentation, by the names of their markers. */
export type Counts = Readonly<Record<string, number>>;

/**
 * Counts everything that the documentation gives a number of.
 *
 * @param root the folder of the project
 */
export function countAll(root: string): Counts {
  const evidence = keptEvidence(root);
  return {
    rules: loadRules().length,
    scenarios: loadScenarios().length,
    mutants: mutants.length,
    conditions: conditions.length,
    vectors: loadVectors().length,
    libraries: countLibraries(join(root, 'fidelity/clients/table/evidence.json')),
    faults: Object.keys(faults).length,
    violations: violationIds.length,
    interactions: countInteractions(join(root, 'pact/contracts')),
    'core-tests': countCoreTests(root, 'real'),
    'core-tests-passing': countCoreTests(root, 'fake'),
    // Of the comparisons with real wikis that are kept as evidence.
    requests: sum(evidence, ({ requests }) => requests),
    steps: sum(evidence, ({ sessions }) => sessions?.steps ?? 0),
    'writing-sessions': sum(evidence, ({ writing }) => writing?.played ?? 0),
    'writing-steps': sum(evidence, ({ writing }) => writing?.steps ?? 0),
    differences: sum(
      evidence,
      ({ differences, sessions, writing }) => differences + (sessions?.differences ?? 0) + (writing?.differences ?? 0),
    ),
  };
}

const marked = /<!-- count:([\w-]*) -->([^<]*)<!-- \/count -->/g;

/**
 * A page with the numbers between `<!-- count:NAME -->` and `<!-- /count -->` brought up to date.
 *
 * @throws RangeError for a name that is not counted
 */
export function withCounts(page: string, counts: Counts): string {
  return page.replace(marked, (_, name: string) => {
    const count = counts[name];
    if (count === undefined) {
      throw new RangeError(`Nothing is counted as "${name}"; known are ${Object.keys(counts).join(', ')}.`);
    }
    return `<!-- count:${name} -->${count.toLocaleString('en-US')}<!-- /count -->`;
  });
}

const number = String.raw`(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const counted = String.raw`(?:rules|scenarios|mutants|vectors|recorded (?:requests|responses)|client libraries|interactions|(?:kinds|ways) (?:of faults|to fail|to be wrong))`;

/**
 * Numbers that were typed instead of a marker, with what they count. Code and generated parts are left out: they
 * contain the output of programs.
 */
export function typedCounts(page: string): string[] {
  const prose = page
    .replace(/^```.*?^```$/gms, '')
    .replace(marked, '')
    .replace(/^<!-- ([\w-]+) -->$.*?^<!-- \/\1 -->$/gms, '');
  return Array.from(prose.matchAll(new RegExp(`\\b${number}\\s+${counted}\\b`, 'gi')), ([found]) => found);
}

/** Of all releases together. */
function countCoreTests(root: string, wiki: 'real' | 'fake'): number {
  return sum(releaseNames, (release) => total(coreTestsEvidence.read(root, release)?.[wiki] ?? {}));
}

function countLibraries(file: string): number {
  const runs = readRuns(readFileSync(file, 'utf8'), file);
  return new Set(runs.flatMap(({ libraries }) => libraries.map(({ library }) => library))).size;
}

function countInteractions(folder: string): number {
  const contracts = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return sum(contracts, (name) => {
    const { interactions } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { interactions: unknown[] };
    return interactions.length;
  });
}

function sum<Item>(items: readonly Item[], count: (item: Item) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}
