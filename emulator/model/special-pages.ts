/** The special pages of a wiki: found under any of their names whatever its case, shown under the first. */
export class SpecialPages {
  private byAnyName: ReadonlyMap<string, string> | undefined;

  /** @param pages the names of a page, with underscores, parted by spaces */
  constructor(private readonly pages: readonly string[]) {}

  /** The key that a page is shown under, a subpage kept: `Login/x` is `UserLogin/x`. Undefined where there is none. */
  find(key: string): string | undefined {
    const slash = key.indexOf('/');
    const name = slash < 0 ? key : key.slice(0, slash);
    const shown = this.names().get(name.toUpperCase());
    return shown === undefined ? undefined : shown + key.slice(name.length);
  }

  /** Made when first needed: most wikis are never asked. */
  private names(): ReadonlyMap<string, string> {
    this.byAnyName ??= new Map(
      this.pages.flatMap((page) => {
        const names = page.split(' ');
        const shown = names[0] ?? '';
        return names.map((name): [string, string] => [name.toUpperCase(), shown]);
      }),
    );
    return this.byAnyName;
  }
}
