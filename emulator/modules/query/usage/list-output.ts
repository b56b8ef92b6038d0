import type { ImageUsageEntry, StrayRedirectLinks } from '../../../../schemas/generated/image-usage';
import { ResultList, resultRecord, type ResultRecord } from '../../../response/result-tree';
import type { Page } from '../../../model/page';
import type { UsagePlace } from './list-continue';
import type { UserWithLinks } from './redirect-users';
import { largestTitleRow, type QueryRun } from '../query-run';

/** The users of one response, and what a continuation within them begins with. */
export interface FoundUsers {
  readonly users: readonly UserWithLinks[];
  /** The first two parts of `iucontinue`. */
  readonly start: string;
  /** Parts three to six, where the users of redirects begin somewhere. */
  readonly middle: string | undefined;
  /** Where an earlier response was cut for its size. */
  readonly cut: UsagePlace['cut'];
}

/** Puts the users into the result: all at once, or, where that is too much, one by one. */
export function outputUsers(run: QueryRun, found: FoundUsers): void {
  let rows = 0;
  for (const { links } of found.users) rows += 1 + links.length;
  const list = new ResultList(
    found.users.map((user) => entry(user, run.prefix)),
    run.prefix,
  );
  if (!run.output(list, rows * largestTitleRow)) outputCut(run, found);
}

/**
 * Puts in as many users as fit. They come by id here, whatever the order was, and only here the place counts where an
 * earlier response was cut. Entries without a page are lost.
 */
function outputCut(run: QueryRun, { users, start, middle = '0||0|0', cut }: FoundUsers): void {
  const list = run.outputList(run.prefix);
  const continueAt = (place: string): void => {
    run.continueAt('continue', `${start}|${middle}|${place}`);
  };
  const rows = users.flatMap(({ page, links }) => (page ? [{ page, links }] : []));
  for (const { page, links } of rows.sort((a, b) => a.page.id - b.page.id)) {
    const { id } = page;
    if (cut && id < cut.id) continue;
    const row: Record<string, ResultRecord[string]> = { ...plainEntry(page) };
    if (!run.addRow(list, row)) {
      continueAt(String(id));
      return;
    }
    const firstLink = cut?.id === id ? cut.linkId : 0;
    const left = links.filter((link) => link.id >= firstLink).sort((a, b) => a.id - b.id);
    if (left.length === 0) continue;
    const redirectLinks = new ResultList([], run.prefix);
    row.redirlinks = redirectLinks;
    for (const link of left) {
      if (run.addRow(redirectLinks, plainEntry(link))) continue;
      continueAt(`${id}|${link.id}`);
      return;
    }
  }
}

function entry({ page, links }: UserWithLinks, elementName: string): ResultRecord {
  const redirlinks = links.length === 0 ? undefined : new ResultList(links.map(plainEntry), elementName);
  if (!page) return resultRecord<PrintedAs<StrayRedirectLinks>>({ redirlinks });
  const plain = plainEntry(page);
  return redirlinks ? { ...plain, redirlinks } : plain;
}

/** The lists of an entry are lists of the result tree. */
type PrintedAs<Entry> = {
  readonly [Name in keyof Entry]: Entry[Name] extends readonly unknown[] ? ResultList | undefined : Entry[Name];
};

/** What an entry holds without `iuredirect`. */
type PlainEntry = Omit<ImageUsageEntry, 'redirlinks'>;

function plainEntry({ id, namespace, title, redirect }: Page): ResultRecord {
  const entry: PlainEntry = redirect
    ? { pageid: id, ns: namespace, title, redirect: true }
    : { pageid: id, ns: namespace, title };
  return resultRecord(entry);
}
