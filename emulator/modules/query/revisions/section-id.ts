import { castToInteger } from '../../../text/integer';
import type { SectionId } from '../../../wikitext/sections';

/** `1`, or `T-1` of those that others see who transclude the page; the number follows the last hyphen. */
export function sectionId(section: string): SectionId {
  const flags = section.split('-');
  const number = castToInteger(flags.pop() ?? '');
  return { number, isTranscluded: flags.includes('T') };
}
