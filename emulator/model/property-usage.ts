import { compareByCodePoint } from './file-usage';
import type { Page } from './page';
import { readProperty } from './page-properties';
import { SortedGroups } from './sorted-groups';

/** The pages that have each property; updated with every change of a page. */
export class PropertyUsage {
  private ids = new SortedGroups<string, number>((one, other) => one - other);

  copy(): PropertyUsage {
    const copy = new PropertyUsage();
    copy.ids = this.ids.copy();
    return copy;
  }

  add({ id, properties = [] }: Page): void {
    for (const text of properties) this.ids.add(readProperty(text).name, id);
  }

  remove({ id, properties = [] }: Page): void {
    for (const text of properties) this.ids.remove(readProperty(text).name, id);
  }

  /** The names of all properties that a page has, by code points. */
  get names(): readonly string[] {
    return [...this.ids.keys()].sort(compareByCodePoint);
  }

  /** The ids of the pages with a property. */
  walk(name: string, descending: boolean, from: number | undefined): Iterable<number> {
    return this.ids.get(name)?.walk(descending, from === undefined ? undefined : (id) => id - from) ?? [];
  }
}
