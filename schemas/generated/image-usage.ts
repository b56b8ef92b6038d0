// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.

/**
 * `query.imageusage`: the pages that use a file; empty when there are none (spec 2.3, core 4.2).
 */
export type ImageUsage = (ImageUsageEntry | StrayRedirectLinks)[];

/**
 * A page that uses the file (core 4.2).
 */
export interface ImageUsageEntry {
  /**
   * Identifier of the using page (core 4.2).
   */
  pageid: number;
  /**
   * Its namespace (core 4.2).
   */
  ns: number;
  /**
   * Its title with the localised namespace prefix, and with spaces (core 4.2).
   */
  title: string;
  /**
   * There only if the page is a redirect: `""` in format version 1, `true` in 2 (core 4.2).
   */
  redirect?: '' | true;
  /**
   * With iuredirect, of a redirect: the pages that use its title as a file (core 4.4).
   */
  redirlinks?: RedirectLink[];
}

/**
 * A page that uses the title of a redirect as a file (core 4.4).
 */
export interface RedirectLink {
  /**
   * Identifier of the using page (core 4.4).
   */
  pageid: number;
  /**
   * Its namespace (core 4.4).
   */
  ns: number;
  /**
   * Its title with the localised namespace prefix, and with spaces (core 4.4).
   */
  title: string;
  /**
   * There only if the page is a redirect: `""` in format version 1, `true` in 2 (core 4.4).
   */
  redirect?: '' | true;
}

/**
 * The entry without a page that ends the list when a redirect outside the file namespace bears the name of a used file (core 4.4, quirk).
 */
export interface StrayRedirectLinks {
  /**
   * The pages that use the file of that name (core 4.4, quirk).
   */
  redirlinks: RedirectLink[];
}
