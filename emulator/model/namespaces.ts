export const mediaNamespace = -2;
export const specialNamespace = -1;
export const mainNamespace = 0;
export const talkNamespace = 1;
export const userNamespace = 2;
export const fileNamespace = 6;
export const templateNamespace = 10;
export const categoryNamespace = 14;

/** A namespace of a wiki. All names have spaces, not underscores; the main namespace's is empty. */
export interface Namespace {
  readonly id: number;
  /** As titles show it: `Datei` on a German wiki. */
  readonly name: string;
  /** The English name that every wiki understands: `File`. */
  readonly canonical: string;
  /** Further names that are understood, such as `Image`; the canonical name is not among them. */
  readonly aliases: readonly string[];
  /** Whether its titles keep their first letter (core 4.6); absent where the wiki's own rule holds. */
  readonly caseSensitive?: boolean;
}

/** A namespace as it is declared. One with a standard id renames that namespace. */
export interface NamespaceDeclaration {
  readonly id: number;
  /** `$1` stands for the site's name. */
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly caseSensitive?: boolean;
}

export interface NamespaceTableOptions {
  /** Gives namespace 4 its name. */
  readonly siteName: string;
  /** The content language, as far as it names namespaces; default `en`. */
  readonly language?: 'en' | 'de';
  /** Namespaces beyond the standard ones, and other names for the standard ones. */
  readonly extra?: readonly NamespaceDeclaration[];
}

/** The namespaces of one wiki; what prefixes mean there (core 4.6). */
export class NamespaceTable {
  /** The ids of all namespaces, ascending. */
  readonly ids: readonly number[];
  /** What a parameter that takes namespaces accepts: the ids from 0, as text, ascending (core 4.1). */
  readonly selectableIds: readonly string[];
  private readonly namespaces: ReadonlyMap<number, Namespace>;
  private readonly prefixes = new Map<string, Namespace>();

  constructor(options: NamespaceTableOptions) {
    this.namespaces = buildNamespaces(options);
    this.ids = [...this.namespaces.keys()].sort((left, right) => left - right);
    this.selectableIds = this.ids.filter((id) => id >= 0).map(String);
    this.learnPrefixes();
  }

  byId(id: number): Namespace | undefined {
    return this.namespaces.get(id);
  }

  /**
   * The namespace that a prefix (without its colon) names: `file`, `User_talk`, `image`, `Project`. Any case; spaces and
   * underscores are alike, and of several in a row one counts.
   */
  find(prefix: string): Namespace | undefined {
    return this.prefixes.get(prefix) ?? this.prefixes.get(normalisePrefix(prefix));
  }

  /** Where two namespaces claim a name, a name wins over an alias and that over a canonical name. */
  private learnPrefixes(): void {
    const all = this.ids.flatMap((id) => this.byId(id) ?? []).filter((namespace) => namespace.name !== '');
    for (const namespace of all) this.learnPrefix(namespace.name, namespace);
    for (const namespace of all) for (const alias of namespace.aliases) this.learnPrefix(alias, namespace);
    for (const namespace of all) this.learnPrefix(namespace.canonical, namespace);
  }

  private learnPrefix(prefix: string, namespace: Namespace): void {
    const normalised = normalisePrefix(prefix);
    if (this.prefixes.has(normalised)) return;
    this.prefixes.set(normalised, namespace);
    // As it is most often written, so that `find` need not normalise.
    this.prefixes.set(prefix, namespace);
    this.prefixes.set(prefix.replaceAll(' ', '_'), namespace);
  }
}

/** Only spaces are trimmed: a tab before `File` makes it another word. */
function normalisePrefix(prefix: string): string {
  return prefix.replace(/[ _]+/g, ' ').replace(/^ | $/g, '').toLowerCase();
}

const canonicalNames: readonly (readonly [id: number, name: string])[] = [
  [-2, 'Media'],
  [-1, 'Special'],
  [0, ''],
  [1, 'Talk'],
  [2, 'User'],
  [3, 'User talk'],
  [4, 'Project'],
  [5, 'Project talk'],
  [6, 'File'],
  [7, 'File talk'],
  [8, 'MediaWiki'],
  [9, 'MediaWiki talk'],
  [10, 'Template'],
  [11, 'Template talk'],
  [12, 'Help'],
  [13, 'Help talk'],
  [14, 'Category'],
  [15, 'Category talk'],
];

/** Every wiki understands these, whatever its language (core 4.6). */
const standardAliases: ReadonlyMap<number, string> = new Map([
  [6, 'Image'],
  [7, 'Image talk'],
]);

function buildNamespaces(options: NamespaceTableOptions): Map<number, Namespace> {
  const siteName = options.siteName.replaceAll('_', ' ');
  const namespaces = new Map<number, Namespace>();
  for (const [id, canonical] of canonicalNames) {
    const alias = standardAliases.get(id);
    namespaces.set(id, { id, name: canonical, canonical, aliases: alias === undefined ? [] : [alias] });
  }
  const localised = options.language === 'de' ? germanNamespaces : [{ id: 5, name: '$1 talk' }];
  for (const declaration of [{ id: 4, name: '$1' }, ...localised, ...(options.extra ?? [])]) {
    namespaces.set(declaration.id, declare(declaration, namespaces.get(declaration.id), siteName));
  }
  return followCase(namespaces);
}

/** A declaration laid over the namespace that had the id; that one's canonical name and aliases stay understood. */
function declare(declaration: NamespaceDeclaration, held: Namespace | undefined, siteName: string): Namespace {
  const name = spaced(declaration.name).replaceAll('$1', () => siteName);
  const canonical = held?.canonical ?? name;
  const aliases = new Set([...(declaration.aliases ?? []).map(spaced), ...(held?.aliases ?? [])]);
  aliases.delete(name);
  aliases.delete(canonical);
  aliases.delete('');
  const caseSensitive = declaration.caseSensitive ?? held?.caseSensitive;
  return {
    id: declaration.id,
    name,
    canonical,
    aliases: [...aliases],
    ...(caseSensitive !== undefined && { caseSensitive }),
  };
}

function spaced(name: string): string {
  return name.replaceAll('_', ' ');
}

/** A talk namespace has its subject's rule, and Media that of File (reading 7.2). */
function followCase(namespaces: Map<number, Namespace>): Map<number, Namespace> {
  for (const namespace of namespaces.values()) {
    if (namespace.caseSensitive !== undefined) continue;
    const subject =
      namespace.id === mediaNamespace ? fileNamespace : namespace.id > 0 ? namespace.id & ~1 : namespace.id;
    const caseSensitive = namespaces.get(subject)?.caseSensitive;
    if (caseSensitive !== undefined) namespaces.set(namespace.id, { ...namespace, caseSensitive });
  }
  return namespaces;
}

/** The German names of the standard namespaces, as a wiki with that content language has them (core 4.6). */
const germanNamespaces: readonly NamespaceDeclaration[] = [
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
