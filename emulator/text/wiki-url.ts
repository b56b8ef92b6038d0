/** A title as MediaWiki writes it into an address: underscores, and more characters bare than usual. */
export function encodeForWikiUrl(key: string): string {
  return encodeURIComponent(key)
    .replace(/%(?:3A|3B|40|24|2C|2F)/g, (code) => decodeURIComponent(code))
    .replaceAll("'", '%27');
}
