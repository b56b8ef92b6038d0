import type { Clock } from './environment';
import { SortedList } from './sorted-list';
import { timestamp } from '../text/timestamp';
import { type Titled, titleText } from './title';

/** Who may do something with a page. */
export interface Restriction {
  /** The action: `edit`, `move` or `upload`. */
  readonly type: string;
  /** The group or right that it is limited to: `autoconfirmed`, `sysop`. */
  readonly level: string;
  /** When it ends: `2026-01-31T12:00:00Z`. Default: never. */
  readonly expiry?: string | undefined;
  /** Whether the pages that the page transcludes are restricted as well; only of `edit`. */
  readonly cascade?: boolean | undefined;
}

/** Who may create a page. */
export interface TitleProtection extends Titled {
  readonly level: string;
  /** When it ends: `2026-01-31T12:00:00Z`. Default: never. */
  readonly expiry?: string | undefined;
  /** Who protected it: a name, or an address. */
  readonly user: string;
  readonly timestamp: string;
  readonly comment: string;
}

const none: readonly Restriction[] = [];

/**
 * The protection of pages and of titles without a page (writing 6.4). That of a page belongs to its id, so it follows the page
 * when that is moved.
 */
export class Protections {
  private byPage = new Map<number, readonly Restriction[]>();
  private byTitle = new Map<string, TitleProtection>();
  private ordered = new SortedList<TitleProtection>(compareProtections);
  /** Ids of the pages whose protection cascades, in their order. */
  private cascadingPages: readonly number[] = [];
  /** Whether a fork shares the objects, which must then be copied before they change. */
  private isShared = false;

  constructor(private readonly clock: Pick<Clock, 'now'>) {}

  /** Restrictions of a page, by type; also those that have ended (writing 6.4). */
  ofPage(pageId: number): readonly Restriction[] {
    return this.byPage.get(pageId) ?? none;
  }

  /** Restrictions of a page that hold now, by type. */
  holding(pageId: number): readonly Restriction[] {
    return this.ofPage(pageId).filter((restriction) => this.holds(restriction));
  }

  /** The restriction of an action that holds now. */
  find(pageId: number, type: string): Restriction | undefined {
    const found = this.ofPage(pageId).find((restriction) => restriction.type === type);
    return found && this.holds(found) ? found : undefined;
  }

  /** The protection of a title that has no page; also one that has ended (writing 6.4). */
  ofTitle(title: Titled): TitleProtection | undefined {
    return this.byTitle.get(titleText(title));
  }

  /** The same, if it holds now. */
  findTitle(title: Titled): TitleProtection | undefined {
    const found = this.ofTitle(title);
    return found && this.holds(found) ? found : undefined;
  }

  /** Whether a restriction has not ended. */
  holds({ expiry }: Pick<Restriction, 'expiry'>): boolean {
    return expiry === undefined || expiry >= timestamp(this.clock.now());
  }

  /** Ids of the pages whose protection cascades. */
  cascading(): readonly number[] {
    return this.cascadingPages.filter((id) => this.ofPage(id).some((one) => one.cascade && this.holds(one)));
  }

  /** Ids of all protected pages, in no particular order. */
  pages(): Iterable<number> {
    return this.byPage.keys();
  }

  /**
   * Protected titles without a page, by time.
   *
   * @param from compares an entry with the start, as for `SortedList`
   */
  titles(newerFirst: boolean, from?: (protection: TitleProtection) => number): Iterable<TitleProtection> {
    return this.ordered.walk(newerFirst, from);
  }

  /** Replaces the restrictions of a page. */
  protect(pageId: number, restrictions: readonly Restriction[]): void {
    if (restrictions.length === 0 && !this.byPage.has(pageId)) return;
    this.own();
    if (restrictions.length === 0) this.byPage.delete(pageId);
    else
      this.byPage.set(
        pageId,
        [...restrictions].sort((one, other) => (one.type < other.type ? -1 : 1)),
      );
    const others = this.cascadingPages.filter((id) => id !== pageId);
    this.cascadingPages = restrictions.some(({ cascade }) => cascade)
      ? [...others, pageId].sort((one, other) => one - other)
      : others;
  }

  protectTitle(protection: TitleProtection): void {
    this.unprotectTitle(protection);
    this.own();
    this.byTitle.set(titleText(protection), protection);
    this.ordered.add(protection);
  }

  unprotectTitle(title: Titled): void {
    const found = this.byTitle.get(titleText(title));
    if (!found) return;
    this.own();
    this.byTitle.delete(titleText(title));
    this.ordered.remove(found);
  }

  /** An independent copy; copying happens when either of the two changes. */
  fork(): Protections {
    const fork = new Protections(this.clock);
    fork.byPage = this.byPage;
    fork.byTitle = this.byTitle;
    fork.ordered = this.ordered;
    fork.cascadingPages = this.cascadingPages;
    fork.isShared = this.isShared = true;
    return fork;
  }

  private own(): void {
    if (!this.isShared) return;
    this.byPage = new Map(this.byPage);
    this.byTitle = new Map(this.byTitle);
    this.ordered = this.ordered.copy();
    this.isShared = false;
  }
}

/** By time, then by title. */
function compareProtections(one: TitleProtection, other: TitleProtection): number {
  if (one.timestamp !== other.timestamp) return one.timestamp < other.timestamp ? -1 : 1;
  if (one.namespace !== other.namespace) return one.namespace - other.namespace;
  if (one.key === other.key) return 0;
  return one.key < other.key ? -1 : 1;
}
