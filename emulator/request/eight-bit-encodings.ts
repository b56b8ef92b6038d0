/**
 * Decodes values that are not UTF-8 in the encoding that was usual for the wiki's language before it (vectors
 * languages/not-utf8-…). English is not among them: `text.ts` knows its encoding.
 *
 * @param encoding as siteinfo names it: `windows-1251`
 */
export function eightBitDecoder(encoding: string): (bytes: string) => string {
  const name = names.get(encoding) ?? encoding;
  // MediaWiki's converter does not know it, and loses the whole value.
  if (name === 'windows-950') return () => '';
  const decoder = new TextDecoder(name);
  // Unassigned bytes are removed; `TextDecoder` replaces them, or maps them to controls or private characters.
  const unassigned = name.startsWith('windows-') ? /[\x80-\x9f\ufffd]/g : /[\ue000-\uf8ff\ufffd]/g;
  return (bytes) => {
    const text = decoder.decode(Buffer.from(bytes, 'latin1'), { stream: true });
    // A value that ends within a character is lost.
    return decoder.decode() === '' ? text.replace(unassigned, '') : '';
  };
}

const names: ReadonlyMap<string, string> = new Map([
  ['cp1250', 'windows-1250'],
  ['windows-936', 'gbk'],
]);
