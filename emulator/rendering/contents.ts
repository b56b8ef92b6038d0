import { escapeAttribute } from '../text/escape';
import type { Section } from './headings';

/** The table of contents. */
export function contentsHtml(sections: readonly Section[]): string {
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
      `<li class="toclevel-${tocLevel}${place}"><a href="#${escapeAttribute(linkAnchor)}">` +
        `<span class="tocnumber">${number}</span> <span class="toctext">${line}</span></a>`,
    );
  }
  for (; level > 0; level--) lines.push('</li>\n</ul>\n');
  return `${START}${lines.join('')}</div>\n`;
}

const START =
  '<div id="toc" class="toc" role="navigation" aria-labelledby="mw-toc-heading">' +
  '<input type="checkbox" role="button" id="toctogglecheckbox" class="toctogglecheckbox" style="display:none" />' +
  '<div class="toctitle" lang="en" dir="ltr"><h2 id="mw-toc-heading">Contents</h2>' +
  '<span class="toctogglespan"><label class="toctogglelabel" for="toctogglecheckbox"></label></span></div>\n';
