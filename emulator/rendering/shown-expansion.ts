import { trimmed } from '../wikitext/pieces';
import type { Title } from '../model/title';
import { prefixedKey } from '../model/title';
import { Expansion } from '../wikitext/expansion';
import { findHeadings } from '../wikitext/sections';
import { galleryMark, type BraceParts, type TemplatePath } from '../wikitext/transclusion';
import { headingMark } from './marks';

/** Where a heading was written. */
export interface WrittenHeading {
  /** The page or template with the heading: `Template:A_b`. */
  readonly from: string;
  /** 1 for the first section of that page. */
  readonly section: number;
  readonly isTransclusion: boolean;
  /** The number of characters before it in the text of the page; absent for templates. */
  readonly offset: number | undefined;
}

/** What a text sets for its page. */
export interface PageSettings {
  defaultSort?: string;
  displayTitle?: string;
}

/** The expansion of a text that is shown to readers. */
export class ShownExpansion extends Expansion {
  readonly isShown = true;
  readonly headings: WrittenHeading[] = [];
  readonly settings: PageSettings = {};

  /** Expands the text of the page itself. */
  expandShown(text: string): string {
    return this.expandPage(this.markHeadings(text, this.context.page.title, false));
  }

  protected override readonly prepareTemplate = (text: string, title: Title): string => {
    return this.markHeadings(text, title, true);
  };

  private markHeadings(text: string, title: Pick<Title, 'namespace' | 'key'>, isTransclusion: boolean): string {
    const found = findHeadings(text, isTransclusion);
    if (found.length === 0) return text;
    const from = prefixedKey(title, this.context.rules.namespaces);
    const parts: string[] = [];
    let done = 0;
    let characters = 0;
    found.forEach(({ start, level }, index) => {
      characters += countCharacters(text, done, start);
      parts.push(text.slice(done, start), text.slice(start, start + level), headingMark(this.headings.length));
      this.headings.push({
        from,
        section: index + 1,
        isTransclusion,
        offset: isTransclusion ? undefined : characters,
      });
      characters += level;
      done = start + level;
    });
    parts.push(text.slice(done));
    return parts.join('');
  }

  override keepTag(name: string, attributes: string, body: string | undefined, path: TemplatePath | undefined): string {
    this.galleries.push({ name, attributes, body: body ?? '', path });
    return galleryMark(this.galleries.length - 1);
  }

  override evaluate(parts: BraceParts, path: TemplatePath | undefined): string | undefined {
    if (SUBSTITUTION.test(parts.head)) return undefined;
    const setting = SETTING.exec(parts.head)?.[1];
    if (setting === undefined) return super.evaluate(parts, path);
    const whole = parts.readHead();
    const value = trimmed(whole.slice(whole.indexOf(':') + 1));
    if (setting === 'DISPLAYTITLE') this.settings.displayTitle = value;
    else if (value !== '') this.settings.defaultSort = value;
    return '';
  }

  override transclude(parts: BraceParts, path: TemplatePath | undefined): string | undefined {
    return SUBSTITUTION.test(parts.head) ? undefined : super.transclude(parts, path);
  }

  protected override refuse(link: string | undefined): string {
    const problem = link === undefined ? 'Template recursion depth limit exceeded' : 'Template loop detected';
    return `<span class="error">${problem}${link === undefined ? '' : `: ${link}`}</span>`;
  }
}

/** Only saving a page substitutes. */
const SUBSTITUTION = /^subst:/i;

const SETTING = /^(DISPLAYTITLE|DEFAULTSORT|DEFAULTSORTKEY|DEFAULTCATEGORYSORT):/;

/** Characters, by code point. */
function countCharacters(text: string, from: number, to: number): number {
  let count = 0;
  for (let index = from; index < to; index++) {
    const code = text.charCodeAt(index);
    if (code < 0xdc00 || code > 0xdfff) count++;
  }
  return count;
}
