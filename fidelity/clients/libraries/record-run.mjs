/**
 * Records the results of a run: with `WIKIDOUBLE_RECORD=FILE`, FILE gets a JSON object with the wiki, and the result of
 * each exercise of every library. docs/clients.md is made from such files (fidelity/clients/table).
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';

import { takeViolations, target } from './client-target.mjs';

const file = process.env.WIKIDOUBLE_RECORD;
const way = process.env.WIKIDOUBLE_STRICT;
const libraries = new Map();

export const mochaHooks = {
  async afterEach() {
    const { exercised, state } = this.currentTest;
    const findings = way === 'note' ? await takeViolations() : undefined;
    if (!exercised) return;
    const { library, version, exercise, knownBug } = exercised;
    if (!libraries.has(library)) libraries.set(library, { library, version, exercises: [] });
    libraries.get(library).exercises.push({ exercise, result: state, knownBug, findings });
  },
};

export function mochaGlobalTeardown() {
  if (!file) return;
  const run = { software: target.software, ...(way ? { strict: way } : {}), libraries: [...libraries.values()] };
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`);
}
