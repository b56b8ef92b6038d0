/** A title in an address as MediaWiki writes it: with underscores, and more unescaped characters than usual. */
export function encodeForWikiUrl(key: string): string {
  return encodeURIComponent(key)
    .replace(/%(?:3A|3B|40|24|2C|2F)/g, (code) => decodeURIComponent(code))
    .replaceAll("'", '%27');
}
