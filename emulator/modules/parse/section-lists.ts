import { ResultList, ResultMap, type ResultRecord } from '../../response/result-tree';
import type { Section } from '../../rendering/headings';

function indexOf({ written }: Section): string {
  if (!written) return '';
  return written.isTransclusion ? `T-${written.section}` : String(written.section);
}

/** `sections` */
export function sectionList(sections: readonly Section[], isRecent: boolean): ResultList {
  const items = sections.map((section): ResultRecord => {
    const { tocLevel, level, listedLine: line, number, written, anchor, linkAnchor } = section;
    return {
      ...{ toclevel: tocLevel, level: String(level), line, number, index: indexOf(section) },
      // For the page "0", 1.43 has none (vector parse/sections-of-zero).
      fromtitle: (isRecent ? fromTitle(section) : written?.from) ?? false,
      byteoffset: written?.offset ?? null,
      anchor,
      ...(isRecent && { linkAnchor }),
    };
  });
  return new ResultList(items, 's');
}

/** The page that a section is on, as 1.43 says it; PHP takes `0` for nothing. */
function fromTitle({ written }: Section): string | undefined {
  return written?.from === '0' ? undefined : written?.from;
}

/** `tocdata` of 1.43: the same with other names, without what is not known. */
export function contentsData(sections: readonly Section[]): ResultMap {
  const items = sections.map((section): ResultMap => {
    const { tocLevel, level, listedLine: line, number, written, anchor } = section;
    const index = indexOf(section);
    const map = new ResultMap({ isObject: true });
    map.append('tocLevel', tocLevel);
    map.append('hLevel', level);
    if (line !== '') map.append('line', line);
    map.append('number', number);
    if (index !== '') map.append('index', index);
    const from = fromTitle(section);
    if (from !== undefined) map.append('fromTitle', from);
    if (written?.offset !== undefined) map.append('codepointOffset', written.offset);
    if (anchor !== '') map.append('anchor', anchor);
    return map;
  });
  const data = new ResultMap({ isObject: true, elementName: 'toc' });
  data.append('sections', new ResultList(items, undefined, undefined, { isObject: true }));
  data.append('extensionData', new ResultList([]));
  return data;
}
