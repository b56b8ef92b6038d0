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
  readonly namespaces: NamespaceTable;
  readonly interwikiPrefixes: ReadonlySet<string>;
  readonly specialPages: SpecialPages;
  readonly upperCaseFirst: (character: string) => string;
  readonly firstLetter: 'first-letter' | 'case-sensitive';
  /** In bytes; what would make a result larger is left out (facts 4.5). */
  readonly maximumResultSize: number | undefined;

  constructor(definition: SiteDefinition, release: Release) {
    this.name = definition.name ?? 'TestWiki';
    this.server = definition.server;
    this.scriptPath = definition.scriptPath;
    this.language = definition.language ?? 'en';
    this.namespaces = new NamespaceTable({
      siteName: this.name,
      language: this.language === 'de' ? 'de' : 'en',
      extra: definition.namespaces ?? [],
    });
    this.interwikiPrefixes = new Set(definition.interwiki ?? release.interwikiPrefixes);
    this.specialPages = new SpecialPages(release.specialPages[this.language === 'de' ? 'de' : 'en']);
    this.upperCaseFirst = release.upperCaseFirst;
    this.firstLetter = definition.case ?? 'first-letter';
    this.maximumResultSize = definition.maximumResultSize;
  }
}
