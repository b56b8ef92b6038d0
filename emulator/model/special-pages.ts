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

  /**
   * The names that begin with a text, in any case: first those that are shown, then the second names, and so on, each in
   * alphabetical order (reading 18.5). A name that another one differs from by its case only counts as the later of the two.
   *
   * @param unlisted names of pages that are left out
   * @param enough of the names that are shown, in alphabetical order: none that comes later is found
   */
  beginningWith(text: string, unlisted?: ReadonlySet<string>, enough = Infinity): string[] {
    const places = new Map<string, readonly [place: number, name: string]>();
    for (const page of this.pages) {
      const names = page.split(' ');
      if (unlisted && names.some((name) => unlisted.has(name))) continue;
      for (const [place, name] of names.entries()) places.set(name.toUpperCase(), [place, name]);
    }
    const beginning = text.toUpperCase();
    const found = [...places].filter(([folded]) => folded.startsWith(beginning));
    found.sort(([one], [other]) => (one < other ? -1 : 1));
    let shown = 0;
    const last = found.findIndex(([, [place]]) => {
      if (place === 0) shown++;
      return shown > 0 && shown >= enough;
    });
    return found
      .slice(0, last < 0 ? undefined : last + 1)
      .sort(([, [place]], [, [otherPlace]]) => place - otherPlace)
      .map(([, [, name]]) => name);
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
