import type { LoggedEvent } from './logged-event';
import { SortedGroups } from './sorted-groups';
import { SortedList } from './sorted-list';
import { type Titled, titleText } from './title';

/** A place in the log: the entries of this time from this id on. */
export interface LogPlace {
  readonly timestamp: string;
  readonly id: number;
}

/** What the entries of a walk have in common. */
export interface LogSelection {
  readonly title?: Titled | undefined;
  readonly namespace?: number | undefined;
  readonly type?: string | undefined;
  /** The action of a type: `block/reblock`. */
  readonly action?: string | undefined;
  /** A name in its canonical form, or an address. */
  readonly user?: string | undefined;
  readonly tag?: string | undefined;
}

/** What entries are found by, each with the keys of an entry. */
const indexed: Readonly<Record<keyof LogSelection, (event: LoggedEvent) => readonly string[]>> = {
  title: ({ title }) => [titleText(title)],
  namespace: ({ title }) => [String(title.namespace)],
  type: ({ type }) => [type],
  action: ({ type, action }) => [`${type}/${action}`],
  user: ({ user }) => [user],
  tag: ({ tags }) => tags,
};

const indexNames = Object.keys(indexed) as readonly (keyof LogSelection)[];

type Groups = SortedGroups<string, LoggedEvent>;

/** The log of a wiki, in the order of times and ids. What a selection names is found by an index. */
export class Logs {
  private byId = new Map<number, LoggedEvent>();
  /** The id of the first entry of a revision. */
  private byRevision = new Map<number, number>();
  private ordered = new SortedList<LoggedEvent>(comparePlaces);
  private indexes = indexNames.map((): Groups => new SortedGroups<string, LoggedEvent>(comparePlaces));
  private highestId = 0;
  /** Whether a fork shares the objects, which must then be copied before they change. */
  private isShared = false;

  /** Ids of all entries, with and without recent changes, are one sequence. */
  get nextId(): number {
    return this.highestId + 1;
  }

  get size(): number {
    return this.byId.size;
  }

  /** How many entries there are of an action, such as `delete/restore`. */
  countOf(action: string): number {
    return this.indexes[indexNames.indexOf('action')]!.get(action)?.size ?? 0;
  }

  find(id: number): LoggedEvent | undefined {
    return this.byId.get(id);
  }

  /** The entry that a revision belongs to: the first one, of several. */
  findRevision(revision: number): LoggedEvent | undefined {
    return this.byId.get(this.byRevision.get(revision) ?? 0);
  }

  /** Adds an entry, or replaces the one with its id. */
  put(event: LoggedEvent): void {
    this.own();
    const replaced = this.byId.get(event.id);
    if (replaced) {
      this.ordered.remove(replaced);
      this.eachGroup(replaced, (groups, key) => {
        groups.remove(key, replaced);
      });
    }
    this.highestId = Math.max(this.highestId, event.id);
    this.byId.set(event.id, event);
    if (event.revision !== 0 && !this.byRevision.has(event.revision)) this.byRevision.set(event.revision, event.id);
    this.ordered.add(event);
    this.eachGroup(event, (groups, key) => {
      groups.add(key, event);
    });
  }

  /**
   * Iterates over the entries from a place on.
   *
   * @param newerFirst the direction
   * @param from the first place. Default: the newest or oldest entry
   * @param selected Default: all entries
   */
  *walk(newerFirst: boolean, from?: LogPlace, selected: LogSelection = {}): Generator<LoggedEvent, void> {
    let shortest: SortedList<LoggedEvent> | undefined = this.ordered;
    const conditions: ((event: LoggedEvent) => boolean)[] = [];
    indexNames.forEach((name, index) => {
      const key = selectedKey(selected, name);
      if (key === undefined) return;
      const list = this.indexes[index]!.get(key);
      if (shortest && (!list || list.size < shortest.size)) shortest = list;
      conditions.push((event) => indexed[name](event).includes(key));
    });
    const order = from && ((event: LoggedEvent) => comparePlaces(event, from));
    for (const event of (shortest as SortedList<LoggedEvent> | undefined)?.walk(newerFirst, order) ?? []) {
      if (conditions.every((isTrue) => isTrue(event))) yield event;
    }
  }

  /** An independent copy; copying happens when either of the two changes. */
  fork(): Logs {
    const fork = new Logs();
    fork.byId = this.byId;
    fork.byRevision = this.byRevision;
    fork.ordered = this.ordered;
    fork.indexes = this.indexes;
    fork.highestId = this.highestId;
    fork.isShared = this.isShared = true;
    return fork;
  }

  private eachGroup(event: LoggedEvent, act: (groups: Groups, key: string) => void): void {
    indexNames.forEach((name, index) => {
      for (const key of indexed[name](event)) act(this.indexes[index]!, key);
    });
  }

  private own(): void {
    if (!this.isShared) return;
    this.byId = new Map(this.byId);
    this.byRevision = new Map(this.byRevision);
    this.ordered = this.ordered.copy();
    this.indexes = this.indexes.map((groups) => groups.copy());
    this.isShared = false;
  }
}

function selectedKey({ title, namespace, ...texts }: LogSelection, name: keyof LogSelection): string | undefined {
  if (name === 'title') return title && titleText(title);
  return name === 'namespace' ? namespace?.toString() : texts[name];
}

/** All times have the same format, so that they can be compared as text. */
function comparePlaces(one: LogPlace, other: LogPlace): number {
  if (one.timestamp !== other.timestamp) return one.timestamp < other.timestamp ? -1 : 1;
  return one.id - other.id;
}
