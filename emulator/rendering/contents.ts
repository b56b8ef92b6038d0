import { escapeAttribute } from '../text/escape';
import type { Section } from './headings';
import type { WikiFacts } from './wiki-facts';

/** The table of contents. */
export function contentsHtml(
  sections: readonly Section[],
  { interfaceText, interfaceAttributes }: Pick<WikiFacts, 'interfaceText' | 'interfaceAttributes'>,
): string {
  const lines: string[] = [];
  let level = 0;
  for (const section of sections) {
    const { tocLevel, number, line, written, linkAnchor } = section;
    if (tocLevel > level) lines.push(level === 0 ? '<ul>\n' : '\n<ul>\n');
    else {
      lines.push('</li>\n');
      for (; level > tocLevel; level--) lines.push('</ul>\n</li>\n');
    }
    level = tocLevel;
    const place = written && !written.isTransclusion ? ` tocsection-${written.section}` : '';
    lines.push(
      `<li class="toclevel-${tocLevel}${place}"><a href="#${escapeAttribute(linkAnchor).replaceAll("'", '&#39;')}">` +
        `<span class="tocnumber">${number}</span> <span class="toctext">${line}</span></a>`,
    );
  }
  for (; level > 0; level--) lines.push('</li>\n</ul>\n');
  const title = `<div class="toctitle" ${interfaceAttributes}><h2 id="mw-toc-heading">${interfaceText('toc')}</h2>`;
  return `${START}${title}${TOGGLE}${lines.join('')}</div>\n`;
}

const START =
  '<div id="toc" class="toc" role="navigation" aria-labelledby="mw-toc-heading">' +
  '<input type="checkbox" role="button" id="toctogglecheckbox" class="toctogglecheckbox" style="display:none" />';

const TOGGLE =
  '<span class="toctogglespan"><label class="toctogglelabel" for="toctogglecheckbox"></label></span></div>\n';
