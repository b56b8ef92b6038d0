import type { SiteDefinition } from '../../schemas/generated/wiki-file';
import type { Release } from '../releases/release';
import { NamespaceTable } from './namespaces';
import { SpecialPages } from './special-pages';
import type { TitleRules } from './title';

/** What a wiki is called and how it reads titles. */
export class Site implements TitleRules {
  readonly name: string;
  /** Scheme and host, where the definition names them. */
  readonly server: string | undefined;
  /** `` or `/w`, where the definition says. */
  readonly scriptPath: string | undefined;
  readonly language: string;
  readonly specialPages: SpecialPages;
  readonly upperCaseFirst: (character: string) => string;
  readonly firstLetter: 'first-letter' | 'case-sensitive';
  /** In bytes; what would make a result larger is left out (facts 4.5). */
  readonly maximumResultSize: number | undefined;
  private madeNamespaces: NamespaceTable | undefined;
  private madeInterwikiPrefixes: ReadonlySet<string> | undefined;

  constructor(
    definition: SiteDefinition,
    private readonly release: Release,
  ) {
    this.name = definition.name ?? 'TestWiki';
    this.server = definition.server;
    this.scriptPath = definition.scriptPath;
    this.language = definition.language ?? 'en';
    if (definition.namespaces) this.madeNamespaces = this.makeNamespaces(definition.namespaces);
    if (definition.interwiki) this.madeInterwikiPrefixes = new Set(definition.interwiki);
    this.specialPages = new SpecialPages(release.specialPages[this.language === 'de' ? 'de' : 'en']);
    this.upperCaseFirst = release.upperCaseFirst;
    this.firstLetter = definition.case ?? 'first-letter';
    this.maximumResultSize = definition.maximumResultSize;
  }

  /** Those of a fresh wiki are made when somebody first asks: they cost more than all else in an empty wiki. */
  get namespaces(): NamespaceTable {
    this.madeNamespaces ??= this.makeNamespaces([]);
    return this.madeNamespaces;
  }

  get interwikiPrefixes(): ReadonlySet<string> {
    this.madeInterwikiPrefixes ??= new Set(this.release.interwikiPrefixes);
    return this.madeInterwikiPrefixes;
  }

  private makeNamespaces(extra: NonNullable<SiteDefinition['namespaces']>): NamespaceTable {
    return new NamespaceTable({ siteName: this.name, language: this.language === 'de' ? 'de' : 'en', extra });
  }
}
