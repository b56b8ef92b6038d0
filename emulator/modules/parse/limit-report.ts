/**
 * What the wiki says of its work at the end of a page. The numbers are those of a page without templates (docs/differences.md).
 *
 * @param time `20260131120000`
 */
export function limitReport(time: string, visited: number, cached: string): string {
  return (
    `\n<!-- \nNewPP limit report\nCached time: ${time}\nCache expiry: 86400\nReduced expiry: false\nComplications: []\n` +
    `CPU time usage: 0.001 seconds\nReal time usage: 0.001 seconds\nPreprocessor visited node count: ${visited}/1000000\n` +
    `Post‐expand include size: 0/2097152 bytes\nTemplate argument size: 0/2097152 bytes\n` +
    `Highest expansion depth: ${visited}/100\nExpensive parser function count: 0/100\nUnstrip recursion depth: 0/20\n` +
    `Unstrip post‐expand size: 0/5000000 bytes\n-->\n<!--\nTransclusion expansion time report (%,ms,calls,template)\n` +
    `100.00%    0.000      1 -total\n-->\n${cached}`
  );
}
