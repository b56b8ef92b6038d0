import type { ContentModel } from './content-model';
import type { WithHiddenParts } from './hidden-parts';
import type { PageCategory } from './page-category';
import type { WithProperties } from './page-properties';
import type { PrefixedLinks } from './prefixed-title';
import type { Title } from './title';

/** A page that exists. Its place among the users of a file is kept by `Usage`. */
export interface Page extends PrefixedLinks, WithProperties {
  readonly id: number;
  readonly namespace: number;
  /** The database key: without its namespace, underscores for spaces. */
  readonly key: string;
  /** With its namespace and spaces: `User talk:A b`. */
  readonly title: string;
  /** The key under which a search finds its title, if it was moved and not edited since (reading 18.1). */
  readonly searchedAs?: string;
  /** The text under which a search finds it, if that was rolled back or restored and not edited since (reading 18.1). */
  readonly searchedText?: string;
  readonly redirect: boolean;
  /** Keys of the files that the page uses, each once. */
  readonly uses: readonly string[];
  /** Whether the uses were declared and are not derived from the text. */
  readonly declaresUses?: boolean;
  /** The categories that it is in, each once. */
  readonly categories?: readonly PageCategory[];
  /** The titles whose pages decide what the text means, such as templates, each once: `10:Box`. */
  readonly dependsOn?: readonly string[];
  /** The pages that it links to, in the order of its text: `10:Box`. */
  readonly pageLinks?: readonly string[];
  /** Those of them that functions and files link to, and files, in the order in which real wikis note them (reading 16). */
  readonly directLinks?: readonly string[];
  /** Those of them that are files which it shows. */
  readonly shownLinks?: readonly string[];
  /** Whether it linked to another page, and was no redirect, when its text was saved: real wikis count it then (reading 7.2). */
  readonly isArticle?: true;
  /** The titles that it transcludes, with or without a page, in the same order. */
  readonly templates?: readonly string[];
  /** Addresses of the external links, each once. */
  readonly links?: readonly string[];
  /** Whether they were declared, and do not follow from the text. */
  readonly declaresLinks?: boolean;
  /** The target of a redirect, if it is known. */
  readonly target?: Title;
  /** Id of the current revision. */
  readonly revision: number;
  /** Whether that is the only revision. */
  readonly isNew: boolean;
  /** Bytes of the text. */
  readonly length: number;
  /** `2026-01-31T12:00:00Z` */
  readonly touched: string;
  /** The wikitext; absent if the page has none. */
  readonly text?: string;
  /** Absent for wikitext, unless the title asks for another one. */
  readonly contentModel?: ContentModel;
  /** Whether a `{{subst:…}}` in the text stands for its result, because the wiki has not saved the text. */
  readonly substitutes?: true;
  /** Data of the current revision besides its id and text. */
  readonly authorship?: RevisionAuthorship;
  /** The file that was uploaded under the title. */
  readonly file?: UploadedFile;
}

/** Data of a revision; for the current one, it takes precedence over the recent changes. */
export interface RevisionAuthorship extends WithHiddenParts {
  readonly user?: string | undefined;
  /** `2026-01-31T12:00:00Z` */
  readonly timestamp?: string | undefined;
  readonly comment?: string | undefined;
  readonly minor?: boolean | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Id of the previous revision; 0 if there is none. */
  readonly parent?: number | undefined;
}

/** What is known of the content of a file: a name and a value, or further names and values (reading 5.1). */
export interface FileMetadata {
  readonly name: string | number;
  readonly value: string | number | boolean | readonly FileMetadata[];
  /** Whether a whole number is a fraction, as it is until the file is stored (writing 11.2). */
  readonly isFraction?: true;
}

/** A version of an uploaded file (reading 5.1). */
export interface FileVersion extends WithHiddenParts {
  /** `2026-01-31T12:00:00Z` */
  readonly timestamp: string;
  /** A name, or an address. */
  readonly user: string;
  readonly comment: string;
  /** In bytes. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** 40 hexadecimal digits. */
  readonly sha1: string;
  /** When the next version replaced it, if that is not when that was uploaded. */
  readonly replaced?: string | undefined;
  /** In the order in which it is listed; absent if it is not known. */
  readonly metadata?: readonly FileMetadata[] | undefined;
  /** Bits per color channel, if they are not those of the file. */
  readonly bitDepth?: number | undefined;
  /** Its bytes; absent if they are not known. */
  readonly content?: Uint8Array | undefined;
}

/** A file that was uploaded. */
export interface UploadedFile {
  /** `image/png` */
  readonly mime: string;
  /** `BITMAP` */
  readonly mediaType: string;
  readonly bitDepth: number;
  /** The newest first. */
  readonly versions: readonly FileVersion[];
}
