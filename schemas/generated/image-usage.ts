// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.

/**
 * `query.imageusage`: the pages that use a file; may be empty (spec 2.3, core 4.2).
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
   * Present only if the page is a redirect: `""` in format version 1, `true` in version 2 (core 4.2).
   */
  redirect?: '' | true;
  /**
   * Of a redirect, with iuredirect: the pages that use its title as a file (core 4.4).
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
   * Present only if the page is a redirect: `""` in format version 1, `true` in version 2 (core 4.4).
   */
  redirect?: '' | true;
}

/**
 * An entry without a page, at the end of the list, if a redirect outside the File namespace has the name of a used file (core 4.4, quirk).
 */
export interface StrayRedirectLinks {
  /**
   * The pages that use the file of that name (core 4.4, quirk).
   */
  redirlinks: RedirectLink[];
}
