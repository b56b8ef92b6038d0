import { matches, readExpected, type ExpectedParameters } from './assertions/expected-parameters';
import { requestedModules } from './responding-modules';
import { exchangeOf } from './describe-exchange';
import type { JournalEntry } from './journal-entry';

/** The requests that a wiki received, oldest first: an array with additional members. It does not grow. */
export interface RequestList extends ReadonlyArray<JournalEntry> {
  /** How many there were, including those that were dropped from `wiki.requests`. */
  readonly count: number;
  /** How many were dropped for lack of room (`journalBytes`). */
  readonly dropped: number;
  /** The newest request. */
  readonly last: JournalEntry | undefined;
  /**
   * The requests for an action or a module of `action=query`: `to('watch')`, `to('imageusage')`. Generators count, and so do
   * modules that the wiki does not have.
   */
  to(module: string): RequestList;
  /** The requests with these parameters, whatever others they had; see `assertReceived` for how values are compared. */
  matching(parameters: ExpectedParameters): RequestList;
}

/** @param count how many there were, including those that were dropped */
export function createRequestList(entries: readonly JournalEntry[], count = entries.length): RequestList {
  const additional = {
    count,
    dropped: count - entries.length,
    last: entries.at(-1),
    to(module: string): RequestList {
      const name = module.slice(module.lastIndexOf('+') + 1);
      return createRequestList(entries.filter((entry) => requestedModules(exchangeOf(entry)).includes(name)));
    },
    matching(parameters: ExpectedParameters): RequestList {
      const expected = readExpected(parameters);
      return createRequestList(entries.filter((entry) => matches(exchangeOf(entry), expected)));
    },
  };
  // Not enumerable, so that it is compared, printed and copied like any other array.
  const list = Object.assign([...entries], additional);
  for (const name of Object.keys(additional)) Object.defineProperty(list, name, { enumerable: false });
  return list;
}
