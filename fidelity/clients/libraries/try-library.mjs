import { describe, it } from 'mocha';

import { exercises } from './exercises.mjs';
import { triedWiki } from './tried-wiki.mjs';

/**
 * Declares a test for every exercise. What a library is known to do wrong is a test as well: it must go wrong with every
 * wiki, in the same way.
 *
 * @param library its name
 * @param version what is installed
 * @param tried by exercise: a function of the wiki, or what `notOffered` or `knownBug` gives
 */
export function tryLibrary(library, version, tried) {
  const unknown = Object.keys(tried).filter((name) => !exercises.includes(name));
  if (unknown.length > 0) throw new Error(`${library}: there is no exercise ${unknown.join(', ')}`);
  describe(`${library} ${version}`, () => {
    for (const exercise of exercises) {
      const way = tried[exercise];
      if (way === undefined) throw new Error(`${library}: nothing is said about ${exercise}`);
      if (way.notOffered !== undefined) continue;
      const test = it(way.knownBug === undefined ? exercise : `${exercise}: ${way.knownBug}`, () =>
        (way.run ?? way)({ ...triedWiki, takeChange }),
      );
      Object.assign(test, { exercised: { library, version, exercise, knownBug: way.knownBug } });
    }
  });
}

/** The library has no call for it, not even a general one. */
export function notOffered(reason) {
  return { notOffered: reason };
}

/** The library does it wrong, with real wikis too; `run` holds it to that. */
export function knownBug(bug, run) {
  return { knownBug: bug, run };
}

/** A change that nobody has patrolled yet; another one each time. */
function takeChange() {
  const change = triedWiki.changes.shift();
  if (change === undefined) throw new Error('every change has been taken: prepare more');
  return change;
}
