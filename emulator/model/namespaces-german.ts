/** A namespace as it is declared. One with a standard id renames that namespace. */
export interface NamespaceDeclaration {
  readonly id: number;
  /** `$1` stands for the site's name. */
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly caseSensitive?: boolean;
}

/** The German names of the standard namespaces, as a wiki with that content language has them (core 4.6). */
export const germanNamespaces: readonly NamespaceDeclaration[] = [
  { id: -2, name: 'Medium' },
  { id: -1, name: 'Spezial' },
  { id: 1, name: 'Diskussion' },
  { id: 2, name: 'Benutzer', aliases: ['Benutzerin'] },
  { id: 3, name: 'Benutzer Diskussion', aliases: ['Benutzerin Diskussion'] },
  { id: 5, name: '$1 Diskussion' },
  { id: 6, name: 'Datei', aliases: ['Bild'] },
  { id: 7, name: 'Datei Diskussion', aliases: ['Bild Diskussion'] },
  { id: 9, name: 'MediaWiki Diskussion' },
  { id: 10, name: 'Vorlage' },
  { id: 11, name: 'Vorlage Diskussion' },
  { id: 12, name: 'Hilfe' },
  { id: 13, name: 'Hilfe Diskussion' },
  { id: 14, name: 'Kategorie' },
  { id: 15, name: 'Kategorie Diskussion' },
];
