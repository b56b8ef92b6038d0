import { describe, it } from 'mocha';

import { target, useTarget } from './client-target.mjs';
import { exercises } from './exercises.mjs';

/**
 * Declares a test for every exercise. A known bug of a library is a test as well: it must appear with every wiki, in the
 * same way.
 *
 * @param library its name
 * @param version what is installed
 * @param tests by exercise: a function of the wiki, or the result of `notOffered` or `knownBug`
 * @param others by title: what only this library can do; not in the table of docs/clients.md
 */
export function exerciseLibrary(library, version, tests, others = {}) {
  const unknown = Object.keys(tests).filter((name) => !exercises.includes(name));
  if (unknown.length > 0) throw new Error(`${library}: unknown exercise ${unknown.join(', ')}`);
  describe(`${library} ${version}`, () => {
    useTarget();
    for (const exercise of exercises) {
      const test = tests[exercise];
      if (test === undefined) throw new Error(`${library}: the exercise ${exercise} is missing`);
      if (test.notOffered !== undefined) continue;
      const declared = it(test.knownBug === undefined ? exercise : `${exercise}: ${test.knownBug}`, () =>
        (test.run ?? test)({ ...target, takeChange, takePage, takeTitle }),
      );
      Object.assign(declared, { exercised: { library, version, exercise, knownBug: test.knownBug } });
    }
    for (const [title, run] of Object.entries(others)) it(title, () => run(target));
  });
}

/** The library has no call for an exercise, not even a general one. */
export function notOffered(reason) {
  return { notOffered: reason };
}

/** The library gets an exercise wrong, with real wikis too; `run` asserts how. */
export function knownBug(bug, run) {
  return { knownBug: bug, run };
}

/** A page whose latest revision is the editor's, and the one before the administrator's; a new one each time. */
function takePage() {
  const title = target.pages.shift();
  if (title === undefined) throw new Error('every page has been taken: prepare more');
  return title;
}

let titles = 0;

/** A title that no page of the wiki has; a new one each time. */
function takeTitle() {
  titles += 1;
  return `Clients ${target.run} ${titles}`;
}

/** An unpatrolled change; a new one each time. */
function takeChange() {
  const change = target.changes.shift();
  if (change === undefined) throw new Error('every change has been taken: prepare more');
  return change;
}
