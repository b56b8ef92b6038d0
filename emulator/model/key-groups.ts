/** Keys of files or pages in groups, each group by its name. */
export class KeyGroups {
  constructor(private readonly groups = new Map<string, readonly string[]>()) {}

  /** In no particular order. */
  find(name: string): readonly string[] {
    return this.groups.get(name) ?? [];
  }

  add(name: string, key: string): void {
    this.groups.set(name, [...this.find(name), key]);
  }

  /** Removes the key once. */
  remove(name: string, key: string): void {
    const keys = this.find(name);
    const index = keys.indexOf(key);
    if (index < 0) return;
    if (keys.length === 1) this.groups.delete(name);
    else this.groups.set(name, [...keys.slice(0, index), ...keys.slice(index + 1)]);
  }

  copy(): KeyGroups {
    return new KeyGroups(new Map(this.groups));
  }
}
