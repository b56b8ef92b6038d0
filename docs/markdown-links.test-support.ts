/**
 * The relative links of a Markdown document: what leads to a file or to a heading, and not out of the project.
 *
 * @param text the document
 */
export function linksOf(text: string): string[] {
  const prose = withoutCode(text);
  const inline = prose.matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)/g);
  const definitions = prose.matchAll(/^\s{0,3}\[[^\]]+\]:\s*<?([^\s>]+)/gm);
  const html = prose.matchAll(/\b(?:href|src)="([^"]+)"/g);
  const targets = [...inline, ...definitions, ...html].map(([, target = '']) => target);
  return targets.filter((target) => !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target));
}

/**
 * The anchors of a Markdown document: those of its headings, as GitHub and npm name them (`#exit-codes` for "Exit
 * codes"), and those that it sets itself (`<a id="section-1"></a>`).
 *
 * @param text the document
 */
export function anchorsOf(text: string): string[] {
  const seen = new Map<string, number>();
  const own = Array.from(withoutCode(text).matchAll(/<a (?:id|name)="([^"]+)"/g), ([, anchor = '']) => anchor);
  const ofHeadings = Array.from(withoutCodeBlocks(text).matchAll(/^#{1,6} +(.+?) *#*$/gm), ([, heading = '']) => {
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = words.replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '').replaceAll(' ', '-');
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
  return [...ofHeadings, ...own];
}

function withoutCode(text: string): string {
  return withoutCodeBlocks(text).replace(/(`+)(?!`).*?[^`]\1(?!`)/gs, '');
}

function withoutCodeBlocks(text: string): string {
  return text.replace(/^( *)(`{3,}|~{3,}).*?^\1\2[`~]*$/gms, '');
}
