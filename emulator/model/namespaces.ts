export const mediaNamespace = -2;
export const specialNamespace = -1;
export const mainNamespace = 0;
export const talkNamespace = 1;
export const userNamespace = 2;
export const userTalkNamespace = 3;
export const fileNamespace = 6;
export const interfaceNamespace = 8;
export const templateNamespace = 10;
export const categoryNamespace = 14;

/** A namespace of a wiki. All names have spaces, not underscores; the main namespace's is empty. */
export interface Namespace {
  readonly id: number;
  /** The name in titles: `Datei` on a German wiki. */
  readonly name: string;
  /** The English name, which every wiki accepts: `File`. */
  readonly canonical: string;
  /** Other accepted names, such as `Image`. Some languages list a name twice, or the name itself. */
  readonly aliases: readonly string[];
  /** Whether the first letter of its titles is upper-cased (core 4.6). Default: as for the wiki's other titles. */
  readonly case?: FirstLetter;
  /** Whether its pages count as content. */
  readonly content: boolean;
  /** Whether its pages can have subpages. */
  readonly subpages: boolean;
  /** Rights that editing its pages needs, all of them. */
  readonly protection?: readonly string[];
}

export type FirstLetter = 'first-letter' | 'case-sensitive';

/** The declaration of a namespace. A standard id renames that namespace. */
export interface NamespaceDeclaration {
  readonly id: number;
  /** `$1` is replaced by the name of the site. */
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly case?: FirstLetter;
  readonly content?: boolean;
  readonly subpages?: boolean;
  readonly protection?: readonly string[];
}

export interface NamespaceTableOptions {
  /** The name of namespace 4. */
  readonly siteName: string;
  /** The names in the content language. Default: the English ones. */
  readonly localized?: readonly NamespaceDeclaration[];
  /** Namespaces in addition to the standard ones, or other names for these. */
  readonly extra?: readonly NamespaceDeclaration[];
}

/** The namespaces of one wiki, and the meaning of prefixes there (core 4.6). */
export class NamespaceTable {
  /** The ids of all namespaces, ascending. */
  readonly ids: readonly number[];
  /** The ids of those with articles. */
  readonly contentIds: readonly number[];
  /** The values of parameters for namespaces: the ids from 0, as text, ascending (core 4.1). */
  readonly selectableIds: readonly string[];
  private readonly namespaces: ReadonlyMap<number, Namespace>;
  private readonly prefixes = new Map<string, Namespace>();

  constructor(options: NamespaceTableOptions) {
    this.namespaces = buildNamespaces(options);
    this.ids = [...this.namespaces.keys()].sort((left, right) => left - right);
    this.contentIds = this.ids.filter((id) => this.byId(id)?.content);
    this.selectableIds = this.ids.filter((id) => id >= 0).map(String);
    this.learnPrefixes();
  }

  byId(id: number): Namespace | undefined {
    return this.namespaces.get(id);
  }

  /**
   * Finds the namespace of a prefix (without its colon): `file`, `User_talk`, `image`, `Project`. Case does not matter; spaces and
   * underscores are equivalent, and several in a row count as one.
   */
  find(prefix: string): Namespace | undefined {
    return this.prefixes.get(prefix) ?? this.prefixes.get(normalisePrefix(prefix));
  }

  /** If two namespaces share a name, a local name takes precedence over an alias, and an alias over a canonical name. */
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
    // The most common spelling, so that `find` need not normalize it.
    this.prefixes.set(prefix, namespace);
    this.prefixes.set(prefix.replaceAll(' ', '_'), namespace);
  }
}

/** Trims spaces only: with a tab before it, `File` is another word. */
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

/** Standard namespaces whose pages can have subpages on a fresh wiki (vector siteinfo/namespaces). */
const withSubpages: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 15]);

/** Special pages, users and messages start with an upper-case letter on every wiki, whatever its settings. */
const alwaysCapitalized: ReadonlySet<number> = new Set([-1, 2, 3, 8, 9]);

/** Every wiki accepts these, whatever its language (core 4.6). */
const standardAliases: ReadonlyMap<number, string> = new Map([
  [6, 'Image'],
  [7, 'Image talk'],
]);

/** Where English names are not the canonical ones. */
const englishNames: readonly NamespaceDeclaration[] = [
  { id: 4, name: '$1' },
  { id: 5, name: '$1 talk' },
];

function buildNamespaces(options: NamespaceTableOptions): Map<number, Namespace> {
  const siteName = options.siteName.replaceAll('_', ' ');
  const namespaces = new Map<number, Namespace>();
  for (const [id, canonical] of canonicalNames) {
    const alias = standardAliases.get(id);
    namespaces.set(id, {
      id,
      name: canonical,
      canonical,
      aliases: alias === undefined ? [] : [alias],
      content: id === mainNamespace,
      subpages: withSubpages.has(id),
      ...(id === interfaceNamespace && { protection: ['editinterface'] }),
      ...(alwaysCapitalized.has(id) && { case: 'first-letter' }),
    });
  }
  for (const declaration of [...englishNames, ...(options.localized ?? []), ...(options.extra ?? [])]) {
    namespaces.set(declaration.id, declare(declaration, namespaces.get(declaration.id), siteName));
  }
  return followCase(namespaces);
}

/** Merges a declaration with the namespace that has the id, whose canonical name and aliases remain valid. */
function declare(declaration: NamespaceDeclaration, held: Namespace | undefined, siteName: string): Namespace {
  const written = (text: string) => spaced(text).replaceAll('$1', () => siteName);
  const name = written(declaration.name);
  const canonical = held?.canonical ?? name;
  const declared = (declaration.aliases ?? []).map(written).filter((alias) => alias !== '');
  const aliases = [
    ...declared,
    ...(held?.aliases ?? []).filter((alias) => alias !== name && !declared.includes(alias)),
  ];
  // No setting changes the protection of messages.
  const protection = declaration.id === interfaceNamespace ? held?.protection : declaration.protection;
  const firstLetter = alwaysCapitalized.has(declaration.id) ? 'first-letter' : (declaration.case ?? held?.case);
  return {
    id: declaration.id,
    name,
    canonical,
    aliases,
    ...(firstLetter !== undefined && { case: firstLetter }),
    content: declaration.content ?? held?.content ?? false,
    subpages: declaration.subpages ?? held?.subpages ?? false,
    ...(protection && { protection }),
  };
}

function spaced(name: string): string {
  return name.replaceAll('_', ' ');
}

/** A talk namespace follows its subject namespace, and Media follows File (reading 7.2). */
function followCase(namespaces: Map<number, Namespace>): Map<number, Namespace> {
  for (const namespace of namespaces.values()) {
    if (namespace.case !== undefined) continue;
    const subject =
      namespace.id === mediaNamespace ? fileNamespace : namespace.id > 0 ? namespace.id & ~1 : namespace.id;
    const firstLetter = namespaces.get(subject)?.case;
    if (firstLetter !== undefined) namespaces.set(namespace.id, { ...namespace, case: firstLetter });
  }
  return namespaces;
}
