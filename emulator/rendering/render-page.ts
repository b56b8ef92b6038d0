import { isTitle, parseTitle, prefixedKey, prefixedText, type Title } from '../model/title';
import { escapeUnbreakable } from '../text/escape';
import { encodeForWikiUrl } from '../text/wiki-url';
import { hasTitleFirst } from '../wikitext/display-title';
import { readRedirect } from '../wikitext/redirect';
import type { Gallery, WikitextContext } from '../wikitext/transclusion';
import { BlockRenderer } from './blocks';
import { contentsHtml } from './contents';
import { keepSpaces, normaliseReferences } from '../wikitext/html/entities';
import { renderGallery } from './gallery';
import { FIRST_HEADING, markHeadingLines, renderHeadings, type Section, type EditLinkForm } from './headings';
import { safeAttributes } from '../wikitext/html/attributes';
import { pageLink, renderInnerLinks } from './inner-links';
import type { FoundByLinks, InnerLinkOptions } from './link-options';
import { APOSTROPHE_MARK, CONTENTS_MARK, HeldHtml, UNBREAKABLE_MARK, withoutReserved } from './marks';
import { OuterLinks } from './outer-links';
import { renderQuotes } from '../wikitext/html/quotes';
import { sanitise } from '../wikitext/html/sanitise';
import { ShownExpansion } from './shown-expansion';
import { renderTables } from './tables';
import { CONTENTS_PLACE, tidy } from '../wikitext/html/tidy';
import { takeSwitches } from '../wikitext/switches';
import { withoutMarks } from '../wikitext/wikitext';
import type { WikiFacts } from './wiki-facts';

export interface RenderOptions {
  readonly facts: WikiFacts;
  /** Whether sections have links to edit them. */
  readonly hasEditLinks: boolean;
  readonly hasContents: boolean;
  /** Whether a skin shows the table of contents, so that the page has only the place of it. */
  readonly leavesContents?: boolean;
  /** Default: texts in brackets. */
  readonly editLinks?: EditLinkForm;
}

/** A page as readers see it. */
export interface RenderedPage {
  /** Without the element around it. */
  readonly html: string;
  readonly sections: readonly Section[];
  readonly showsContents: boolean;
  /** Whether there is a link to edit a section. */
  readonly hasEditLinks: boolean;
  /** By the keys of the categories; undefined without a label. */
  readonly categoryLabels: ReadonlyMap<string, string | undefined>;
  /** Names of behaviour switches, in lower case. */
  readonly switches: ReadonlySet<string>;
  readonly defaultSort: string | undefined;
  /** Whether its title to show is set before that. */
  readonly hasTitleFirst: boolean;
  /** HTML by name. */
  readonly indicators: ReadonlyMap<string, string>;
  /** The tags with content of their own that it has. */
  readonly tags: ReadonlySet<string>;
  /** Modules of scripts and of styles that it needs. */
  readonly modules: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** Renders the wikitext of a page in time proportional to its length and that of its transclusions. */
export function renderPage(text: string, context: WikitextContext, options: RenderOptions): RenderedPage {
  return new PageRenderer(context, options).render(withoutReserved(withoutMarks(text)));
}

const FEWEST_FOR_CONTENTS = 4;
const RULE = /^-{4,}/gm;

class PageRenderer {
  private readonly held = new HeldHtml();
  private readonly outer: OuterLinks;
  private readonly expansion: ShownExpansion;
  private readonly found: FoundByLinks = { categoryLabels: new Map(), modules: new Set() };
  private readonly indicators = new Map<string, string>();
  private readonly tags = new Set<string>();
  private readonly styles = new Set<string>();
  private readonly modulesOfGalleries = new Set<string>();
  private readonly links: InnerLinkOptions;
  private readonly isRecent: boolean;

  constructor(
    private readonly context: WikitextContext,
    private readonly options: RenderOptions,
  ) {
    this.isRecent = context.source.release.since('1.43');
    this.outer = new OuterLinks(this.held, this.isRecent, this.formatNumber);
    this.expansion = new ShownExpansion(context);
    this.links = {
      ...{ context, facts: options.facts, held: this.held, found: this.found, isRecent: this.isRecent },
      renderCaption: (caption) => this.outer.render(renderInnerLinks(caption, this.links)),
      restore: (marked) => this.restoreAll(marked),
    };
  }

  render(text: string): RenderedPage {
    const { hasEditLinks, leavesContents, editLinks, facts } = this.options;
    const redirect = readRedirect(text, this.context.rules);
    const expanded = this.expansion.expandShown(redirect ? redirect.rest.replace(/^[ \t\n\r]+/, '') : text);
    const { text: rest, switches } = takeSwitches(this.structure(expanded), this.context.source, CONTENTS_MARK);
    const inline = this.inline(markHeadingLines(rest));
    const isEditable = hasEditLinks && !switches.has('noeditsection');
    const { html: withHeadings, sections } = renderHeadings(inline, {
      facts,
      hasEditLinks: isEditable,
      ...{ editLinks, isRecent: this.isRecent },
      headings: this.expansion.headings,
      marksRedirect: (from) => !this.isRecent && this.isRedirect(from),
      restore: (marked) => this.restoreAll(marked),
      formatNumber: this.formatNumber,
    });
    const isPlaced = switches.has('toc');
    const showsContents =
      sections.length > 0 &&
      (isPlaced || switches.has('forcetoc') || (!switches.has('notoc') && sections.length >= FEWEST_FOR_CONTENTS));
    const place = showsContents && !isPlaced ? `${CONTENTS_MARK}\n` : '';
    const marked = withHeadings.replace(FIRST_HEADING, place);
    let html = this.finish(keepSpaces(new BlockRenderer(this.held).render(this.restorePreformatted(marked))));
    // The place is left even where there is nothing to show.
    const hasPlace = showsContents || (isPlaced && leavesContents === true);
    const contents = hasPlace ? escapeUnbreakable(this.contents(sections)) : '';
    html = tidy(html.replace(CONTENTS_MARK, CONTENTS_PLACE)).replace(CONTENTS_PLACE, () => contents);
    if (!this.isRecent) html = html.replaceAll(APOSTROPHE_MARK, '&#039;').replaceAll(UNBREAKABLE_MARK, '\u00a0');
    if (redirect) {
      const { target } = redirect;
      this.styles.add('mediawiki.action.view.redirectPage');
      const label = this.titleText(target);
      html =
        `<div class="redirectMsg"><p>${facts.interfaceText('redirectto')}</p><ul class="redirectText"><li>` +
        `${this.redirectLink(target, label)}</li></ul></div>${html}`;
    }
    return {
      ...{ html, sections, showsContents, switches },
      hasEditLinks: isEditable && sections.some(({ written }) => written),
      categoryLabels: this.found.categoryLabels,
      defaultSort: this.expansion.uses?.defaultSort?.written,
      hasTitleFirst: hasTitleFirst(this.expansion.uses),
      indicators: this.indicators,
      ...{
        tags: this.tags,
        modules: new Set([...this.modulesOfGalleries, ...this.found.modules]),
        styles: this.styles,
      },
    };
  }

  /** The table of contents, or what stands in its place. */
  private contents(sections: readonly Section[]): string {
    const { hasContents, leavesContents, facts } = this.options;
    if (!hasContents) return '';
    if (!leavesContents) return contentsHtml(sections, facts);
    return this.isRecent ? '<meta property="mw:PageProp/toc" />' : '<mw:tocplace></mw:tocplace>';
  }

  private readonly formatNumber = (count: number): string =>
    this.context.source.site.contentLanguage?.formatNumber(count) ?? count.toLocaleString('en-US');

  private isRedirect(text: string): boolean {
    const title = parseTitle(text, this.context.rules);
    return isTitle(title) && this.options.facts.findPage(title)?.redirect === true;
  }

  /** A link to a page that is itself a redirect does not follow it. */
  private redirectLink(target: Title, label: string): string {
    const { facts } = this.options;
    // A page that redirects to itself links to itself as to any redirect.
    const html = pageLink(target, label, this.links);
    if (!html.includes(' class="mw-redirect" ')) return html;
    const address = encodeForWikiUrl(prefixedKey(target, this.context.rules.namespaces));
    return html.replace(/href="[^"]*"/, () => `href="${facts.scriptPath}/index.php?title=${address}&amp;redirect=no"`);
  }

  private titleText(title: Title): string {
    const { fragment } = title;
    const name = prefixedText(title, this.context.rules.namespaces);
    return `${name}${fragment === '' ? '' : `#${fragment}`}`.replaceAll('&', '&amp;');
  }

  /** Tags, tables and lines across the page. */
  private structure(text: string): string {
    return renderTables(sanitise(text)).replace(RULE, '<hr />');
  }

  private inline(text: string): string {
    return this.outer.render(renderQuotes(renderInnerLinks(text, this.links)));
  }

  /** A text on its own, such as an indicator, without the paragraph around it. */
  private renderFragment(text: string): string {
    const html = tidy(this.finish(new BlockRenderer(this.held).render(this.renderInline(text))));
    const only = /^<p>([\s\S]*?)\n?<\/p>\n?$/.exec(html);
    return only && !only[1]!.includes('</p>') ? only[1]! : html;
  }

  /** A text on its own, without paragraphs and lists. */
  private renderInline(text: string): string {
    const expanded = this.expansion.expandPage(text);
    const { text: rest } = takeSwitches(this.structure(expanded), this.context.source, CONTENTS_MARK);
    return this.restorePreformatted(this.inline(rest));
  }

  /** Preformatted text and the like stand on lines of their own, unlike `<nowiki>`. */
  private restorePreformatted(text: string): string {
    return text.replace(/\0(\d+);/g, (mark, index: string) => {
      const tag = this.expansion.galleries[Number(index)];
      return tag === undefined || tag.name === 'nowiki' ? mark : this.tagHtml(tag);
    });
  }

  private tagHtml(tag: Gallery): string {
    const { name, attributes, body } = tag;
    if (name === 'pre') {
      return `<pre${safeAttributes(attributes, 'pre')}>${escapeTags(withoutNowiki(body))}</pre>`;
    }
    if (name === 'indicator') {
      const key = /(?:^|\s)name\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i.exec(attributes);
      const named = key?.[1] ?? key?.[2] ?? key?.[3];
      if (named) this.indicators.set(named, this.renderFragment(body));
      return '';
    }
    if (name === 'gallery') {
      return this.galleryHtml(tag);
    }
    this.tags.add(name);
    return name === 'nowiki' ? escapeTags(body) : '';
  }

  /** Galleries are read before the links of the page: so are the modules that they need. */
  private galleryHtml({ attributes, body }: Gallery): string {
    const ofLinks = this.found.modules;
    this.found.modules = this.modulesOfGalleries;
    this.styles.add('mediawiki.page.gallery.styles');
    const { html, module } = renderGallery(attributes, body, {
      ...{ context: this.context, facts: this.options.facts, isRecent: this.isRecent },
      renderCaption: (caption) => this.finish(this.renderInline(caption)),
    });
    if (module !== undefined) this.modulesOfGalleries.add(module);
    this.found.modules = ofLinks;
    return html;
  }

  private restoreAll(text: string): string {
    return this.held.restore(text).replace(/\0(\d+);/g, (_, index: string) => {
      const tag = this.expansion.galleries[Number(index)];
      return tag?.name === 'nowiki' ? escapeTags(tag.body) : '';
    });
  }

  private finish(text: string): string {
    return normaliseReferences(this.restoreAll(text));
  }
}

/** Preformatted text is as it was written even without these tags. */
function withoutNowiki(text: string): string {
  let kept = '';
  let from = 0;
  let start = -1;
  for (const { 0: tag, index } of text.matchAll(/<\/?nowiki>/gi)) {
    const isEnd = tag.startsWith('</');
    if (!isEnd && start < 0) start = index;
    if (!isEnd || start < 0) continue;
    kept += text.slice(from, start) + text.slice(start + '<nowiki>'.length, index);
    from = index + tag.length;
    start = -1;
  }
  return kept + text.slice(from);
}

function escapeTags(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
