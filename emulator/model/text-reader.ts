import type { Release } from '../releases/release';
import type { Archive } from './archive';
import type { Logs } from './logs';
import type { WrittenCategory } from './page-category';
import type { WithProperties } from './page-properties';
import type { Pages } from './pages';
import type { PrefixedLinks } from './prefixed-title';
import type { RecentChanges } from './recent-changes';
import type { Site } from './site';
import type { Title } from './title';
import type { Users } from './users';

/** What a page's wikitext contains. */
export interface TextContent extends PrefixedLinks, WithProperties {
  /** Keys of the files that it embeds, each once. */
  readonly files: readonly string[];
  /** The categories that it puts the page into, each once; absent if there are none. */
  readonly categories?: readonly WrittenCategory[];
  /** What `action=parse` warns of: each a JSON array of a message and its parameters (reading 16.1); absent if there is nothing. */
  readonly warnings?: readonly string[];
  /** The external links, each once; absent if there are none. */
  readonly links?: readonly string[];
  /** The pages that it links to: `10:Box`; absent if there are none. */
  readonly pageLinks?: readonly string[];
  /** Those of them that real wikis note while they read the text, in that order (reading 16); absent if there are none. */
  readonly directLinks?: readonly string[];
  /** Those of them that are files which it shows; absent if there are none. */
  readonly shownLinks?: readonly string[];
  /** The titles that it transcludes, with or without a page: `10:Box`; absent if there are none. */
  readonly templates?: readonly string[];
  /** The target, if it is a redirect. */
  readonly redirect?: Title;
  /** Whether the rest of the text of a redirect also links to its target. */
  readonly linksToTarget?: true;
  /** The titles that the content depends on, such as templates: `10:Box`; absent if there are none. */
  readonly dependsOn?: readonly string[];
}

/** What variables such as `{{REVISIONID}}` show of a page; absent where it is not known. */
export interface TitledFacts {
  readonly id?: number | undefined;
  /** Id of the revision. */
  readonly revision?: number | undefined;
  /** When the revision was made: `2026-01-31T12:00:00Z`. */
  readonly timestamp?: string | undefined;
  /** Who made it. */
  readonly user?: string | undefined;
  /** Bytes of the text. */
  readonly length?: number | undefined;
}

/** The page that a text belongs to. */
export interface PageOfText extends TitledFacts {
  readonly title: Pick<Title, 'namespace' | 'key'>;
  /** Whether it is a script or a style: its links count, but none makes it a redirect. */
  readonly isScript?: boolean;
  /** Whether a `{{subst:…}}` in its own text stands for its result; else it is text. */
  readonly substitutes?: boolean;
}

/** The wiki that a text is read for: variables and functions show its names, pages and times. */
export interface TextSource {
  readonly site: Site;
  readonly release: Release;
  readonly environment: { readonly clock: { now(): number } };
  readonly pages: Pages;
  readonly users: Users;
  readonly logs: Logs;
  readonly changes: RecentChanges;
  readonly knownArchive?: Archive | undefined;
}

/** The pages that a text may transclude or ask for. */
export interface TextLookup {
  /** The text of a page; `undefined` if there is none. */
  readonly template: (title: Title) => string | undefined;
  /** Whether a page exists. */
  readonly exists: (title: Title) => boolean;
  /** Whether there is a file with this key. */
  readonly hasFile: (key: string) => boolean;
}

export type ReadText = (text: string, page: PageOfText) => TextContent;

/** Creates a reader of wikitext. The reader may cache the results of templates, so no text may change meanwhile. */
export type TextReader = (source: TextSource, lookup: TextLookup) => ReadText;
