import { escapeWikitext } from '../text/escape';
import { contentMessage, type ContentMessage } from '../wikitext/content-messages';
import type { Title } from '../model/title';
import { prefixedKey } from '../model/title';
import { Expansion, SUBSTITUTED } from '../wikitext/expansion';
import { findHeadings } from '../wikitext/sections';
import type { PageSetting, TemplatePath } from '../wikitext/transclusion';
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

/** The expansion of a text that is shown to readers. */
export class ShownExpansion extends Expansion {
  readonly isShown = true;
  readonly headings: WrittenHeading[] = [];
  /** What was set for the page so far, by the warning that it is replaced. */
  private readonly settings = new Map<ContentMessage, string>();

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
    return this.keepGallery({ name, attributes, body: body ?? '', path });
  }

  protected override keeps(head: string): boolean {
    return SUBSTITUTED.test(head);
  }

  protected override setDefaultSort(sort: PageSetting): string {
    return super.setDefaultSort(sort) + this.set('duplicate-defaultsort', sort.written, sort);
  }

  protected override acceptDisplayTitle(title: PageSetting): string {
    return super.acceptDisplayTitle(title) + this.set('duplicate-displaytitle', title.written, title);
  }

  /** @returns the warning that a value replaces another one */
  private set(warning: ContentMessage, value: string, { replaces, warns }: PageSetting): string {
    const before = this.settings.get(warning);
    if (before === undefined || replaces) this.settings.set(warning, value);
    if (before === undefined || before === value || !replaces || !warns) return '';
    const { source } = this.context;
    const quoted = [before, value].map((text) => escapeWikitext(text, source.release.since('1.43')));
    return `<span class="error">${contentMessage(source, warning, ...quoted)}</span>`;
  }

  protected override readonly showSource = (title: Title, text: string | undefined): string =>
    this.context.source.release.escapeWikitext(text ?? this.linkTo(title) ?? '');
}

/** Characters, by code point. */
function countCharacters(text: string, from: number, to: number): number {
  let count = 0;
  for (let index = from; index < to; index++) {
    const code = text.charCodeAt(index);
    if (code < 0xdc00 || code > 0xdfff) count++;
  }
  return count;
}
