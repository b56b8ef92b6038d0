import type { Page } from './page';
import { firstIndex } from './sorted-list';
import type { Titled } from './title';
import { compareTitles, readTitleText } from './title-text';

/** A title that a page has linked to or transcluded, with the number that it got the first time. */
export interface LinkTarget {
  readonly id: number;
  readonly key: string;
}

type Exists = (title: Titled) => boolean;

/** The numbers of all titles that pages link to or ever did, by which 1.43 lists them (reading 1.5). */
export class LinkTargets {
  private known = new Set<string>();
  /** By namespace, each list in the order of ids. */
  private lists = new Map<number, LinkTarget[]>();

  copy(): LinkTargets {
    const copy = new LinkTargets();
    copy.known = new Set(this.known);
    for (const [namespace, targets] of this.lists) copy.lists.set(namespace, [...targets]);
    return copy;
  }

  add(page: Page, exists: Exists): void {
    const { pageLinks = [], templates = [] } = page;
    const isNew = (text: string) => !this.known.has(text);
    if (!pageLinks.some(isNew) && !templates.some(isNew)) return;
    for (const title of linksInOrder(page, exists)) this.addTitle(title);
    for (const title of byNamespace(templates.map(readTitleText))) this.addTitle(title);
  }

  private addTitle({ namespace, key }: Titled): void {
    const text = `${namespace}:${key}`;
    if (this.known.has(text)) return;
    this.known.add(text);
    const list = this.lists.get(namespace) ?? [];
    list.push({ id: this.known.size, key });
    this.lists.set(namespace, list);
  }

  /** The targets of a namespace from an id on, whether or not a page still links to them. */
  *from(namespace: number, first: number): Generator<LinkTarget, void> {
    const list = this.lists.get(namespace) ?? [];
    for (let index = firstIndex(list, ({ id }) => id >= first); index < list.length; index++) yield list[index]!;
  }
}

/** What a page links to and transcludes, in the order of its text: `10:Box`. */
interface Linking {
  readonly pageLinks?: readonly string[];
  readonly directLinks?: readonly string[];
  readonly shownLinks?: readonly string[];
  readonly templates?: readonly string[];
}

/**
 * The links of a page as real wikis keep them: first those of functions, those of files and those to files, then what is known
 * to exist because it is transcluded or shown, then the other pages in the order of their keys, then titles without a page;
 * all but the first by namespace (reading 16).
 *
 * @param last the one that comes last in its namespace: `0:Box`
 */
export function linksInOrder(linking: Linking, exists: Exists, last?: string): Titled[] {
  const { pageLinks = [], directLinks = [], shownLinks = [], templates = [] } = linking;
  const direct = new Set(directLinks);
  const known = new Set([...templates, ...shownLinks]);
  const kinds: Titled[][] = [[], [], [], []];
  for (const text of pageLinks) {
    if (direct.has(text)) continue;
    const title = readTitleText(text);
    kinds[text === last ? 3 : !exists(title) ? 2 : known.has(text) ? 0 : 1]!.push(title);
  }
  for (const kind of kinds) kind.sort((one, other) => one.namespace - other.namespace);
  kinds[1]!.sort(compareTitles);
  return byNamespace([...directLinks.map(readTitleText), ...kinds.flat()]);
}

/** Titles grouped by namespace, in the order in which the namespaces first occur. */
export function byNamespace(titles: readonly Titled[]): Titled[] {
  const groups = new Map<number, Titled[]>();
  for (const title of titles) {
    const group = groups.get(title.namespace);
    if (group) group.push(title);
    else groups.set(title.namespace, [title]);
  }
  return [...groups.values()].flat();
}
