import { matches, readExpected, type ExpectedParameters } from './assertions/expected-parameters';
import { askedModules } from './responding-modules';
import { exchangeOf } from './describe-exchange';
import type { JournalEntry } from './journal-entry';

/** Requests that a wiki was asked, oldest first: an array with some more members. It does not grow. */
export interface RequestList extends ReadonlyArray<JournalEntry> {
  /** How many there were. `wiki.requests` counts those that are not kept any more as well. */
  readonly count: number;
  /** How many are not kept any more, because there was no room for them (`journalBytes`). */
  readonly dropped: number;
  /** The newest. */
  readonly last: JournalEntry | undefined;
  /**
   * Those that asked an action or a module of `action=query`: `to('watch')`, `to('imageusage')`. As a generator counts
   * as well, and so does a module that the wiki does not have.
   */
  to(module: string): RequestList;
  /** Those that had such parameters, whatever else they had; `assertReceived` tells how values are compared. */
  matching(parameters: ExpectedParameters): RequestList;
}

/** @param count how many there were, with those that are not kept any more */
export function createRequestList(entries: readonly JournalEntry[], count = entries.length): RequestList {
  const additional = {
    count,
    dropped: count - entries.length,
    last: entries.at(-1),
    to(module: string): RequestList {
      const name = module.slice(module.lastIndexOf('+') + 1);
      return createRequestList(entries.filter((entry) => askedModules(exchangeOf(entry)).includes(name)));
    },
    matching(parameters: ExpectedParameters): RequestList {
      const expected = readExpected(parameters);
      return createRequestList(entries.filter((entry) => matches(exchangeOf(entry), expected)));
    },
  };
  // An array like any other to whoever compares, prints or copies it.
  const list = Object.assign([...entries], additional);
  for (const name of Object.keys(additional)) Object.defineProperty(list, name, { enumerable: false });
  return list;
}
