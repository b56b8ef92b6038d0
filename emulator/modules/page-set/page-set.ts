import type { Integer } from '../../text/integer';
import type { InvalidTitle } from '../../model/invalid-title';
import type { Page } from '../../model/page';
import type { ResultMap, ResultRecord } from '../../response/result-tree';
import type { Title, Titled } from '../../model/title';

/** One member of `pages`: a page, or a title or an id under which there is none (core 4.7, reading 9.4). */
export type PageEntry =
  | { readonly kind: 'existing'; readonly id: number; readonly page: Page }
  | { readonly kind: 'missing'; readonly id: number; readonly title: Title }
  /** A title is there only where one was found under the same id, which then is below zero. */
  | { readonly kind: 'missing id'; readonly id: Integer; readonly title?: Title }
  | { readonly kind: 'special'; readonly id: number; readonly title: Title; readonly exists: boolean }
  | { readonly kind: 'invalid'; readonly id: number; readonly text: string; readonly reason: InvalidTitle };

/** A member of `pages`, and the map that modules of `prop` add their members to. */
export interface PrintedPage {
  readonly entry: PageEntry;
  readonly members: ResultMap;
}

/** The title of an entry under which a page is or could be. */
export function pageTitle(entry: PageEntry): Titled | undefined {
  if (entry.kind === 'existing') return entry.page;
  return entry.kind === 'missing' || entry.kind === 'missing id' ? entry.title : undefined;
}

/** The pages that exist, in their order. */
export function existingPages(entries: readonly PageEntry[]): Page[] {
  return entries.flatMap((entry) => (entry.kind === 'existing' ? entry.page : []));
}

/** The members of `pages` that exist, by id. */
export function printedById(pages: readonly PrintedPage[]): ReadonlyMap<number, PrintedPage> {
  return new Map(pages.flatMap((page) => (page.entry.kind === 'existing' ? [[page.entry.id, page]] : [])));
}

/** A requested title and its normalized form. */
export interface Normalized {
  readonly from: string;
  /** `from` is percent-encoded, because it was no normalized text. */
  readonly encoded: boolean;
  readonly to: string;
}

export interface FollowedRedirect {
  readonly from: Page;
  readonly to: Title;
}

/** What a generator tells of pages, such as their `index`, by namespace and key: `10:Box`. */
export type ToldMembers = ReadonlyMap<string, ResultRecord>;

/** The pages that a query is about, and what happened to the titles on the way. */
export interface PageSet {
  /** In the order in which they print. */
  readonly entries: readonly PageEntry[];
  readonly normalized: readonly Normalized[];
  readonly interwiki: readonly Title[];
  readonly redirects: readonly FollowedRedirect[];
  readonly unknownRevisions: readonly Integer[];
  readonly told?: ToldMembers | undefined;
}

/** Of a request that names no pages. */
export const emptyPageSet: PageSet = {
  entries: [],
  normalized: [],
  interwiki: [],
  redirects: [],
  unknownRevisions: [],
};

/** What a page set is made from. */
export type PageSource = {
  /** Titles of the request that were not clean text, reported even if a generator replaces them. */
  readonly repaired?: readonly Normalized[];
} & (
  | { readonly kind: 'titles'; readonly titles: readonly string[] }
  | { readonly kind: 'ids'; readonly ids: readonly Integer[] }
  /** A generator may have found the revisions. */
  | { readonly kind: 'revisions'; readonly revisions: readonly Integer[]; readonly generated?: true }
  /** Of a generator: pages in its own order. */
  | { readonly kind: 'pages'; readonly pages: readonly Page[] }
  /** Of a generator: titles, existing or not, and what it tells of them. */
  | { readonly kind: 'generated titles'; readonly titles: readonly Title[]; readonly told?: ToldMembers }
);
