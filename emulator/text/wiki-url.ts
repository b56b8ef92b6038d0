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
