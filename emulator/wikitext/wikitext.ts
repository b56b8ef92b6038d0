import { categoryNamespace, fileNamespace, mediaNamespace } from '../model/namespaces';
import type { WrittenCategory } from '../model/page-category';
import type { TextContent } from '../model/text-reader';
import { type Title, type Titled, type TitleRules, titleText } from '../model/title';
import { plainProtocols } from '../releases/protocols';
import type { Expansion } from './expansion';
import {
  OPAQUE,
  UNKNOWN_SERVER,
  type Gallery,
  type PageSetting,
  type TemplatePath,
  type TrackedReason,
  type Uses,
  type WikitextContext,
} from './transclusion';
import { readGallery } from './gallery';
import type { FoundLinks } from './external-links';
import { readLinks } from './links';
import { withoutMarkup } from './markup';
import { readRedirect } from './redirect';
import { takeSwitches } from './switches';

export type { WikitextContext } from './transclusion';

/**
 * Finds the files that a text uses (core 4.2). The grammar, observed rule by rule:
 *
 * ```
 * page          = [ redirect ] text
 * redirect      = "#REDIRECT" [ ":" ] "[[" target [ "|" label ] "]]"        any case, space around; not a use of a file
 * text          = { file | media | gallery | transclusion | parameter | inclusion | ignored | character }
 * file          = "[[" ( "File" | any name of that namespace ) ":" name { "|" caption } "]]"
 * caption       = text whose links, if any, have no links in them           else the file does not count
 * media         = "[[" [ ":" ] "Media:" name [ "|" label ] "]]"
 * gallery       = "<gallery" [ caption="text" ] ">" { [ "File:" ] name [ "|" text ] newline } "</gallery>"
 * transclusion  = "{{" [ ":" | namespace ":" ] title { "|" [ name "=" ] text } "}}"
 * parameter     = "{{{" name [ "|" default ] "}}}"
 * inclusion     = "<noinclude>" text "</noinclude>"                         left out when transcluded
 *               | "<includeonly>" text "</includeonly>"                     only when transcluded
 *               | "<onlyinclude>" text "</onlyinclude>"                     when transcluded, nothing else
 *               | variable | function                                       `{{PAGENAME}}`, `{{lc:text}}`, `{{#if:text|text|text}}`
 * ignored       = "<!--" … "-->" | "<nowiki>" … "</nowiki>" | "<pre>" … "</pre>"
 * ```
 *
 * Targets may be percent-encoded; `[[:File:X]]` and `link=File:X` are not uses. Variables and functions are expanded
 * (`functions/`); attributes of tables and HTML give nothing (`markup.ts`), and behaviour switches are taken out (`switches.ts`).
 *
 * Takes time proportional to the length of the text and of its transclusions (at most 100 levels and 2 MiB), whatever they contain.
 */
export function readWikitext(source: string, context: WikitextContext): TextContent {
  const text = withoutMarks(source);
  const redirect = context.page.isScript ? undefined : readRedirect(text, context.rules);
  const files = new FileReader(context);
  files.readText(redirect === undefined ? text : redirect.rest);
  files.readDroppedTags();
  files.chooseTitle();
  const categories = files.writtenCategories;
  const links = externalLinks(files.links, context);
  const linksToTarget = redirect !== undefined && files.linked.has(titleText(redirect.target));
  if (redirect) files.linkTo(redirect.target);
  const pageLinks = [...new Set([...files.linked, ...files.uses('link')])];
  const directLinks = [...new Set([...files.uses('link'), ...files.linkedDirectly])];
  const shownLinks = Array.from(files.shown, (key) => titleText({ namespace: fileNamespace, key })).filter((text) =>
    files.linked.has(text),
  );
  const templates = files.uses('template');
  const { properties } = files;
  const warnings = files.uses('warning');
  const dependsOn = files.lookedUp;
  return {
    files: [...files.used],
    ...(categories.length > 0 && { categories }),
    ...(properties.length > 0 && { properties }),
    ...(warnings.length > 0 && { warnings }),
    ...(links.length > 0 && { links }),
    ...(pageLinks.length > 0 && { pageLinks }),
    ...(directLinks.length > 0 && { directLinks }),
    ...(shownLinks.length > 0 && { shownLinks }),
    ...(templates.length > 0 && { templates }),
    ...(files.languages.size > 0 && { languageLinks: [...files.languages.values()] }),
    ...(files.interwiki.size > 0 && { interwikiLinks: [...files.interwiki] }),
    ...(redirect !== undefined && { redirect: redirect.target }),
    ...(linksToTarget && { linksToTarget }),
    ...(dependsOn.length > 0 && { dependsOn }),
  };
}

function externalLinks({ ofImages, bracketed, bare }: FoundLinks, context: WikitextContext): readonly string[] {
  const found = new Set([...ofImages, ...bracketed, ...bare]);
  return found.size === 0 ? [] : [...found].filter((link) => !isOwnAddress(link, context));
}

/** Links to the wiki itself are no external links. */
function isOwnAddress(link: string, { source }: WikitextContext): boolean {
  const { server = UNKNOWN_SERVER } = source.site;
  return link.startsWith(server) && /^(?:[/?#]|$)/.test(link.slice(server.length));
}

/** Without these attributes, the wiki shows an error or nothing instead of the text of an indicator or a conversion. */
function hasRequiredAttributes({ name, attributes }: Gallery): boolean {
  const required = name === 'indicator' ? ['name\\s*=\\s*["\']?[^\\s"\']'] : CONVERTED;
  return required.every((one) => new RegExp(`(?:^|\\s)${one}`, 'i').test(attributes));
}

/** Of the languages with variants, Chinese is supported. */
const CONVERTED = ['from\\s*=\\s*["\']?zh-', 'to\\s*=\\s*["\']?zh-'];

/** Tags, comments, braces and empty labels; the expansion of other texts leaves them as they are. */
const MAY_CHANGE = /[<{\0]|\|\]\]/;

/** Every external link has one, and most texts have none. */
const HAS_PROTOCOL = new RegExp(`//|(?:${plainProtocols.join('|')}):`, 'i');

/** Loaded with the first label of a category. */
function sortKeys(): typeof import('./sort-keys') {
  return require('./sort-keys') as typeof import('./sort-keys');
}

let loaded: typeof import('./expansion') | undefined;

/** Loaded with the first text that has something to expand. */
function createExpansion(context: WikitextContext): Expansion {
  loaded ??= require('./expansion') as typeof import('./expansion');
  return new loaded.Expansion(context);
}

/** Stands for the last sort key of the whole text, which is not known before its end. */
const WHOLE = Symbol('the sort key of the whole text');

/** The default sort key as it is stored; undefined for that of the whole text. */
function storedSort(sort: PageSetting | undefined | typeof WHOLE): string | undefined {
  if (sort === WHOLE) return undefined;
  return sort === undefined ? '' : sortKeys().storedSortKey(sort.written);
}

class FileReader {
  readonly used = new Set<string>();
  /** What sorts the page in each category; undefined for the default of the whole text. */
  private readonly categories = new Map<string, string | undefined>();
  /** What sorts the page where 1.39 does not wait for the rest of the text: in tags, and in categories that an expansion causes. */
  private sortSoFar: PageSetting | undefined | typeof WHOLE = WHOLE;
  private readonly switches = new Set<string>();
  readonly linked = new Set<string>();
  /** By files, and those to files, in the order of the text. */
  readonly linkedDirectly = new Set<string>();
  /** Keys of the files that it shows. */
  readonly shown = new Set<string>();
  readonly interwiki = new Set<string>();
  /** By prefix; the first link of each counts. */
  readonly languages = new Map<string, string>();
  /** What the text asks for as the title of its page, as HTML. */
  private displayTitle: string | undefined;
  readonly links: FoundLinks = { ofImages: [], bracketed: [], bare: [] };
  readonly rules: TitleRules;
  private expansion: Expansion | undefined;
  private readonly galleriesRead = new Set<number>();
  /** The templates that contain the current gallery. */
  private path: TemplatePath | undefined;

  constructor(private readonly context: WikitextContext) {
    this.rules = context.rules;
  }

  /** The titles that were looked up. */
  get lookedUp(): readonly string[] {
    return this.expansion?.lookedUp ?? [];
  }

  /** What the text was made from. */
  uses(kind: 'template' | 'link' | 'warning'): readonly string[] {
    return this.expansion?.uses?.collect(kind) ?? [];
  }

  get title(): Titled {
    return this.context.page.title;
  }

  get isRecent(): boolean {
    return this.context.source.release.since('1.43');
  }

  readText(text: string): void {
    const { result, uses } = MAY_CHANGE.test(text) ? this.expand(text) : { result: text, uses: undefined };
    const { text: expanded, switches } = takeSwitches(withoutMarkup(result), this.context.source, OPAQUE);
    if (uses) this.readUses(uses, expanded);
    this.useSwitches(switches);
    readLinks(expanded, this);
    if (!HAS_PROTOCOL.test(expanded)) return;
    const { readExternalLinks } = require('./external-links') as typeof import('./external-links');
    readExternalLinks(expanded, this.rules, this.links);
  }

  private expand(text: string): { readonly result: string; readonly uses: Uses | undefined } {
    const expansion = (this.expansion ??= createExpansion(this.context));
    const expanded = expansion.usesOf(() => expansion.expandPage(text, this.path));
    expansion.use(expanded.uses);
    return expanded;
  }

  /** Tags are read before the text around them, where the wiki also finds most of its own categories (reading 15.2). */
  private readUses(uses: Uses, expanded: string): void {
    const shown = new Set(Array.from(expanded.matchAll(/\0(\d+);/g), ([, index]) => Number(index)));
    const outer = this.sortSoFar;
    const before = outer === WHOLE ? undefined : outer;
    uses.walk(({ kind, value }, sortSoFar) => {
      if (!this.isRecent) this.sortSoFar = sortSoFar;
      if (kind === 'tracked') this.trackAs(value);
      else if (kind === 'tag' && shown.has(value)) this.readGallery(value);
    }, before);
    if (outer === WHOLE) this.sortSoFar = outer;
  }

  useFile(key: string): void {
    this.used.add(key);
  }

  embedFile(key: string): void {
    this.useFile(key);
    this.shown.add(key);
    if (!this.context.hasFile(key)) this.trackAs('missing file');
  }

  joinCategory(key: string, label = ''): void {
    this.categories.set(key, label === '' ? storedSort(this.sortSoFar) : sortKeys().labelSortKey(label));
  }

  private trackAs(reason: TrackedReason): void {
    const { trackingCategory } = require('./tracking-categories') as typeof import('./tracking-categories');
    const key = trackingCategory(reason, this.context);
    if (key !== undefined) this.joinCategory(key);
  }

  chooseTitle(): void {
    const accepted = this.expansion?.uses?.collect('display title') ?? [];
    if (accepted.length === 0) return;
    const { chooseDisplayTitle } = require('./display-title') as typeof import('./display-title');
    this.displayTitle = chooseDisplayTitle(accepted);
  }

  private useSwitches(switches: ReadonlySet<string>): void {
    for (const name of switches) this.switches.add(name);
    const { namespace } = this.title;
    if (switches.has('hiddencat') && namespace === categoryNamespace) this.trackAs('hidden category');
    if (this.rules.namespaces.byId(namespace)?.content) return;
    if (switches.has('noindex')) this.trackAs('not indexed');
    if (switches.has('index')) this.trackAs('indexed');
  }

  /** By name. */
  get properties(): readonly string[] {
    const properties = Array.from(this.switches, (name) => `${name}|`);
    const sort = this.expansion?.uses?.defaultSort?.written ?? '';
    const title = this.displayTitle;
    if (sort !== '') properties.push(`defaultsort|${sort}`);
    if (title !== undefined) properties.push(`displaytitle|${title}`);
    return properties.sort();
  }

  /** The categories; those without a label have the default sort key of the whole text. */
  get writtenCategories(): readonly WrittenCategory[] {
    const sort = storedSort(this.expansion?.uses?.defaultSort) ?? '';
    return Array.from(this.categories, ([key, sortPrefix = sort]) => ({ key, sortPrefix }));
  }

  /** Reads the tags in arguments of functions whose results do not contain them. */
  readDroppedTags(): void {
    // What is read may add more.
    for (const index of this.expansion?.argumentTags ?? []) this.readGallery(index);
  }

  /** Links to special pages and sections of the page itself do not count. */
  linkTo(title: Title, isDirect = false): void {
    const { interwiki, key } = title;
    if (interwiki !== '') this.interwiki.add(`${interwiki}:${key}`);
    const namespace = title.namespace === mediaNamespace ? fileNamespace : title.namespace;
    if (interwiki !== '' || namespace < 0 || key === '') return;
    const text = titleText({ namespace, key });
    this.linked.add(text);
    if (isDirect || (namespace === fileNamespace && this.context.hasFile(key))) this.linkedDirectly.add(text);
  }

  linkImageTo(title: Title): void {
    this.linkTo(title, true);
  }

  joinLanguage({ interwiki, key, fragment }: Title): void {
    const title = key.replaceAll('_', ' ') + (fragment === '' ? '' : `#${fragment}`);
    if (!this.languages.has(interwiki)) this.languages.set(interwiki, `${interwiki}:${title}`);
  }

  private readGallery(index: number): void {
    const gallery = this.expansion?.galleries[index];
    if (gallery === undefined || this.galleriesRead.has(index)) return;
    this.galleriesRead.add(index);
    const outer = this.path;
    this.path = gallery.path;
    if (gallery.name === 'gallery') readGallery(gallery.attributes, gallery.body, this);
    else if (hasRequiredAttributes(gallery)) this.readText(gallery.body);
    this.path = outer;
  }
}

/** Text without the character that begins marks of real parsers: it is shown as a question mark (vector parse/delete-character). */
export function withoutMarks(text: string): string {
  return text.replaceAll('\x7f', '?');
}
