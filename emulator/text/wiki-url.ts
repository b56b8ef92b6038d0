/** A title in an address as MediaWiki writes it: with underscores, and more unescaped characters than usual. */
export function encodeForWikiUrl(key: string): string {
  return encodeURIComponent(key)
    .replace(/%(?:3A|3B|40|24|2C|2F)/g, (code) => decodeURIComponent(code))
    .replaceAll("'", '%27');
}

/**
 * The address of a page.
 *
 * @param articlePath `/wiki/$1` or `/w/index.php/$1`
 * @param key with the name of the namespace: `User_talk:A_b`
 */
export function articleAddress(articlePath: string, key: string): string {
  return articlePath.replace('$1', () => encodeForWikiUrl(key));
}

/** The paths of a wiki, of which it may name only some. */
export interface WikiPaths {
  /** `` or `/w` */
  readonly scriptPath: string;
  /** The path of pages: `/wiki/$1`. */
  readonly articlePath: string;
  /** The path, or the address, of the folder of uploaded files. */
  readonly uploadPath: string;
}

/** All paths of a wiki: those that it does not name are as on a fresh wiki. */
export function wikiPaths({
  scriptPath = '',
  articlePath = `${scriptPath}/index.php/$1`,
  uploadPath = `${scriptPath}/images`,
}: { readonly [Name in keyof WikiPaths]?: string | undefined }): WikiPaths {
  return { scriptPath, articlePath, uploadPath };
}

/** An address that may be a path on the wiki's server. */
export function addressOnServer(server: string, address: string): string {
  return address.startsWith('/') && !address.startsWith('//') ? server + address : address;
}
