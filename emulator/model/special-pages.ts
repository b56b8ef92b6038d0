/** The special pages of a wiki: found by any of their names in any case, shown under their first name. */
export class SpecialPages {
  private byAnyName: ReadonlyMap<string, string> | undefined;

  /** @param pages the names of each page, with underscores, separated by spaces */
  constructor(private readonly pages: readonly string[]) {}

  /** The key that a page is shown under, with its subpage: `UserLogin/x` for `Login/x`. `undefined` if there is none. */
  find(key: string): string | undefined {
    const slash = key.indexOf('/');
    const name = slash < 0 ? key : key.slice(0, slash);
    const shown = this.names().get(name.toUpperCase());
    return shown === undefined ? undefined : shown + key.slice(name.length);
  }

  /** Built when first needed, which is never on most wikis. */
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
