/** The two parts by which addresses are found: `https://example.a.` and `/path?query#fragment` (reading 11.2). */
export interface AddressIndex {
  readonly domain: string;
  readonly path: string;
}

/** A row of a page's external links. */
export interface LinkRow extends AddressIndex {
  readonly id: number;
  /** As it is listed. */
  readonly url: string;
}
