import { templateNamespace } from '../model/namespaces';
import { isTitle, parseTitle, prefixedKey, prefixedText, type Title, titleText } from '../model/title';
import { followRedirect } from './redirect';
import { trimmed } from './pieces';
import { TemplateScan } from './template-scan';
import {
  OPAQUE,
  type WikitextContext,
  type TemplateExpansion,
  type TemplatePath,
  type TrackedReason,
  type Gallery,
  type Parameters,
  type Argument,
  type BraceParts,
  type PageSetting,
  type Transcluder,
  type Use,
  galleryMark,
  Lookups,
  Uses,
} from './transclusion';
import type { FunctionCall } from './functions/call';

const DEEPEST = 100;

/** The maximum length of all transcluded texts of a page: more than MediaWiki allows (2 MiB). */
const MOST_TRANSCLUDED = 2_097_152;

/** The maximum length of all inserted arguments, as in MediaWiki. */
const MOST_SUBSTITUTED = 2_097_152;

/** The expansion of one page: replaces transclusions by their results, and removes comments and the like. */
export class Expansion implements Transcluder {
  readonly galleries: Gallery[] = [];
  /**
   * The indexes of those galleries that were in arguments of functions. To expand an argument is to use what its tags contain, even
   * if the result does not have them: `{{#len:<gallery>…</gallery>}}` (core 4.2). Arguments that the wiki may not expand are left out.
   */
  readonly argumentTags = new Set<number>();
  readonly keepSource?: (source: string) => string;
  private transcluded = 0;
  private substituted = 0;
  /** Number of templates omitted because of their context or the limits of the page. */
  private cuts = 0;
  private deepest = 0;
  /** Templates without parameters, by prefixed key: each is expanded once. */
  private readonly expanded = new Map<string, TemplateExpansion>();

  readonly context: WikitextContext;
  /** What the text is made from that is being expanded. */
  private found: Uses | undefined;
  /** Those of the template that is being expanded, or of the page. */
  private current = new Lookups();

  constructor(context: WikitextContext) {
    const note = (title: Title): void => void this.current.titles.add(titleText(title));
    this.context = {
      ...context,
      template: (title) => {
        note(title);
        return context.template(title);
      },
      exists: (title) => {
        note(title);
        return context.exists(title);
      },
      noteTemplate: (title) => {
        this.note({ kind: 'template', value: titleText(title) });
      },
      noteLink: (title) => {
        this.note({ kind: 'link', value: titleText(title) });
      },
      noteDefaultSort: (sort) => this.setDefaultSort(sort),
      noteDisplayTitle: (title) => this.setDisplayTitle(title),
    };
  }

  /** The titles that were looked up so far. */
  get lookedUp(): string[] {
    return this.current.collect();
  }

  /** What the texts of the page were made from. */
  get uses(): Uses | undefined {
    return this.found;
  }

  use(uses: Uses | undefined): void {
    if (uses) (this.found ??= new Uses()).add(uses);
  }

  /** @returns what the text shows of it */
  protected setDefaultSort(sort: PageSetting): string {
    this.note({ kind: 'default sort', value: sort });
    return '';
  }

  /** @returns what the text shows of it */
  private setDisplayTitle(title: PageSetting): string {
    const { displayTitleHtml, isTitleOf, warnedTitle } = require('./display-title') as typeof import('./display-title');
    const { page, rules } = this.context;
    const html = displayTitleHtml(title.written);
    if (isTitleOf(page.title, html, rules)) return this.acceptDisplayTitle({ ...title, written: html });
    this.track('ignored display title');
    this.warn('restricted-displaytitle', warnedTitle(html));
    return '';
  }

  /**
   * @param title as HTML
   * @returns what the text shows of it
   */
  protected acceptDisplayTitle(title: PageSetting): string {
    this.note({ kind: 'display title', value: title });
    return '';
  }

  private warn(key: 'restricted-displaytitle' | 'duplicate-args-warning', ...parameters: readonly string[]): void {
    this.note({ kind: 'warning', value: JSON.stringify([key, ...parameters]) });
  }

  /** Notes a reason for which the wiki itself puts the page into a category. */
  private track(reason: TrackedReason): void {
    this.note({ kind: 'tracked', value: reason });
  }

  private note(use: Use): void {
    (this.found ??= new Uses()).note(use);
  }

  usesOf<Result>(expand: () => Result): { result: Result; uses: Uses | undefined } {
    const outer = this.found;
    this.found = undefined;
    const result = expand();
    const uses = this.found;
    this.found = outer;
    return { result, uses };
  }

  /** The text of a page, expanded for the page itself. */
  expandPage(text: string, path?: TemplatePath): string {
    return new TemplateScan(text, 'page', this, NO_PARAMETERS, path).run();
  }

  /** Whether a text is what it is: a wiki replaces `{{subst:…}}` when it saves a text, and never afterwards. */
  protected keeps(head: string): boolean {
    if (!SUBSTITUTED.test(head)) return false;
    // Another page may substitute what this one keeps, so the result of a template is not shared.
    this.cuts++;
    return this.context.page.substitutes !== true;
  }

  evaluate(parts: BraceParts, path: TemplatePath | undefined): string | undefined {
    if (this.keeps(parts.head)) return undefined;
    const head = parts.head.replace(SUBSTITUTION, '');
    const mayBeVariable = parts.isHeadWhole && !parts.hasArguments;
    if (!mayBeVariable && !head.includes(':')) return undefined;
    // Most texts in tests have templates only; even the table of functions is loaded when there is a name for it.
    functions ??= require('./functions/function-table') as FunctionTable;
    const { findFunction, findVariable } = functions;
    const { release, site } = this.context.source;
    const english = (name: string): string => this.context.magicWord?.(name) ?? name;
    const variable = mayBeVariable ? findVariable(english(head), release) : undefined;
    if (variable !== undefined) return variable(this.functionCall(path));
    const colon = head.replace(MODIFIER, '').indexOf(':');
    if (colon < 0) return undefined;
    const name = head.replace(MODIFIER, '').slice(0, colon);
    const call = findFunction(english(name), release, site.settings.parserFunctions ?? false);
    if (call === undefined) return undefined;
    const whole = parts.readHead().replace(SUBSTITUTION, '').replace(MODIFIER, '');
    const rest = parts.readArguments();
    if (LAZY.test(english(name))) this.forgetTags(parts.argumentTags);
    if (!CHOOSES.test(english(name))) for (const { text } of readByAll(english(name), rest)) this.noteTags(text);
    this.noteTags(whole);
    return call(trimmed(whole.slice(whole.indexOf(':') + 1)), rest, this.functionCall(path));
  }

  private noteTags(argument: string): void {
    if (this.galleries.length === 0 || !argument.includes('\0')) return;
    for (const [, index] of argument.matchAll(/\0(\d+);/g)) this.argumentTags.add(Number(index));
  }

  /** Forgets the tags that were noted last, in arguments that the wiki may not expand. */
  private forgetTags(kept: number): void {
    if (this.argumentTags.size === kept) return;
    for (const index of [...this.argumentTags].slice(kept)) this.argumentTags.delete(index);
  }

  private functionCall(path: TemplatePath | undefined): FunctionCall {
    const { context } = this;
    const dependOnPage = (): void => {
      this.cuts++;
    };
    return {
      context,
      get page() {
        dependOnPage();
        return context.page;
      },
      expand: (text) => this.expandPage(text, path),
      keepTag: (name, attributes, body) => this.keepTag(name, attributes, body, path),
    };
  }

  keepTag(name: string, attributes: string, body: string | undefined, path: TemplatePath | undefined): string {
    if (body === undefined || !READ_TAGS.has(name)) return OPAQUE;
    return this.keepGallery({ name, attributes, body, path });
  }

  protected keepGallery(tag: Gallery): string {
    const index = this.galleries.push(tag) - 1;
    this.note({ kind: 'tag', value: index });
    return galleryMark(index);
  }

  /**
   * Expands `{{name|…}}`; `undefined` if it is not a transclusion and stays unchanged. A missing page results in a
   * link to it, as in MediaWiki.
   */
  transclude(parts: BraceParts, path: TemplatePath | undefined): string | undefined {
    const { head, isHeadWhole, readParameters } = parts;
    if (!isHeadWhole || this.keeps(head)) return undefined;
    this.forgetTags(parts.argumentTags);
    const { rules } = this.context;
    const plain = head.replace(SUBSTITUTION, '').replace(MODIFIER, '');
    const isSource = SOURCE.test(plain);
    const title = parseTitle(this.absolute(plain.replace(SOURCE, '')), rules, templateNamespace);
    if (!isTitle(title) || (title.key === '' && title.interwiki === '')) return undefined;
    if (title.interwiki !== '') return this.elsewhere(title);
    const link = isSource ? OPAQUE : this.linkTo(title);
    if (title.namespace < 0) return link;
    if (!SUBSTITUTED.test(head)) this.context.noteTemplate?.(title);
    else if (this.templateText(title) === undefined) return undefined;
    const key = prefixedKey(title, rules.namespaces);
    const depth = (path?.depth ?? 0) + 1;
    if (depth > DEEPEST || isInside(key, path)) {
      this.cuts++;
      if (depth > DEEPEST) return this.refuse();
      this.track('loop');
      return this.refuse(title);
    }
    const inner = { key, depth, outer: path };
    if (isSource) {
      const text = this.templateText(title);
      return this.showSource?.(title, text) ?? OPAQUE;
    }
    const duplicates = new Set<string>();
    const parameters = readParameters((name) => duplicates.add(name));
    const result = parameters.size === 0 ? this.expandOnce(title, inner) : this.expand(title, parameters, inner);
    // Arguments of a page that does not exist are not read.
    if (result !== undefined && duplicates.size > 0) {
      this.track('duplicate argument');
      const caller = path?.key.replaceAll('_', ' ') ?? prefixedText(this.context.page.title, rules.namespaces);
      for (const name of duplicates) {
        this.warn('duplicate-args-warning', caller, prefixedText(title, rules.namespaces), name);
      }
    }
    return result === undefined || !this.allow(result) ? link : result;
  }

  /**
   * What a text shows instead of a template that is nested too deeply, or within itself.
   *
   * @param title of the template within itself
   */
  private refuse(title?: Title): string {
    const { rules, source } = this.context;
    const colon = source.release.since('1.43') ? ':' : '';
    const problem = title
      ? `Template loop detected: [[${colon}${prefixedText(title, rules.namespaces)}]]`
      : 'Template recursion depth limit exceeded';
    return `<span class="error">${problem}</span>`;
  }

  /** The text of a template as it is expanded. */
  protected readonly prepareTemplate?: (text: string, title: Title) => string;

  /** The title of a subpage, which depends on the page that is read, also within templates. */
  private absolute(target: string): string {
    const trimmedTarget = trimmed(target);
    if (!trimmedTarget.startsWith('/') && !trimmedTarget.startsWith('../')) return target;
    this.cuts++;
    const { page, rules } = this.context;
    const { absoluteTarget } = require('./subpages') as typeof import('./subpages');
    return absoluteTarget(trimmedTarget, page.title, rules.namespaces);
  }

  /** What `{{msgnw:…}}` shows of the text of a page. Default: nothing, for nothing is used in it. */
  protected readonly showSource?: (title: Title, text: string | undefined) => string;

  /** The text of a template, or of the one that it redirects to. */
  private templateText(title: Title): string | undefined {
    const { rules, template, noteTemplate } = this.context;
    return followRedirect(title, {
      rules,
      template: (one) => {
        noteTemplate?.(one);
        return template(one);
      },
    });
  }

  /** What stands for a page of another wiki, which only some wikis would allow to transclude (reading 20.1). */
  private elsewhere({ interwiki }: Title): string | undefined {
    const { site } = this.context.source;
    return site.interwikiSettings(interwiki)?.transclusion ? '[Interwiki transcluding is disabled]' : undefined;
  }

  /** What stands for a page that cannot be transcluded. */
  protected linkTo(title: Title): string | undefined {
    return `[[:${prefixedText(title, this.context.rules.namespaces)}]]`;
  }

  /** The argument of a parameter; empty if arguments have reached their limit. */
  substitute(argument: string): string {
    this.substituted += argument.length + 1;
    if (this.substituted <= MOST_SUBSTITUTED) return argument;
    this.cuts++;
    return '';
  }

  private expandOnce(title: Title, path: TemplatePath): string | undefined {
    const known = this.expanded.get(path.key) ?? this.takeShared(path);
    if (known !== undefined) {
      this.current.within.add(known.lookups);
      this.use(known.uses);
      if (!known.isShareable) this.cuts++;
      this.deepest = Math.max(this.deepest, path.depth + known.height);
      return known.text;
    }
    const { transcluded, substituted, cuts, deepest } = this;
    const galleries = this.galleries.length;
    this.deepest = path.depth;
    const outer = this.current;
    const lookups = (this.current = new Lookups());
    const { result: text, uses } = this.usesOf(() => this.expand(title, NO_PARAMETERS, path));
    this.use(uses);
    this.current = outer;
    outer.within.add(lookups);
    if (text !== undefined) {
      const found: TemplateExpansion = {
        text,
        height: this.deepest - path.depth,
        transcluded: this.transcluded - transcluded,
        substituted: this.substituted - substituted,
        isShareable: this.cuts === cuts && this.galleries.length === galleries,
        lookups,
        uses,
      };
      this.expanded.set(path.key, found);
      if (found.isShareable) this.context.expanded?.set(path.key, found);
    }
    this.deepest = Math.max(this.deepest, deepest);
    return text;
  }

  /** The result of another page, unless a limit of this page would have truncated it. */
  private takeShared({ key, depth }: TemplatePath): TemplateExpansion | undefined {
    const shared = this.context.expanded?.get(key);
    if (!shared || depth + shared.height > DEEPEST) return undefined;
    const transcluded = this.transcluded + shared.transcluded;
    const substituted = this.substituted + shared.substituted;
    if (transcluded > MOST_TRANSCLUDED || substituted > MOST_SUBSTITUTED) return undefined;
    this.transcluded = transcluded;
    this.substituted = substituted;
    this.expanded.set(key, shared);
    return shared;
  }

  private expand(title: Title, parameters: Parameters, path: TemplatePath): string | undefined {
    this.deepest = Math.max(this.deepest, path.depth);
    const text = this.templateText(title);
    if (text === undefined || !this.allow(text)) return undefined;
    return new TemplateScan(
      onlyIncluded(this.prepareTemplate?.(text, title) ?? text),
      'template',
      this,
      parameters,
      path,
    ).run();
  }

  /** Each transclusion counts at least one, so that endless empty ones end as well. */
  private allow(text: string): boolean {
    this.transcluded += text.length + 1;
    if (this.transcluded <= MOST_TRANSCLUDED) return true;
    this.cuts++;
    return false;
  }
}

const NO_PARAMETERS: Parameters = new Map();

type FunctionTable = typeof import('./functions/function-table');
let functions: FunctionTable | undefined;

/** What a wiki replaces when it saves a page: here, like any other transclusion. */
const SUBSTITUTION = /^(?:subst|safesubst):[ \t\r\n\f\v]*/i;

/** What is gone once a page is saved; without a template of that name, it is text (sequence edits-without-effect). */
export const SUBSTITUTED = /^subst:/i;

/** Modifiers that do not affect which files are used. */
const MODIFIER = /^(?:msg:|raw:|msg:raw:)/i;

/** Functions that expand only the arguments that they need. */
const CHOOSES = /^#(?:if|switch)/i;
/** Functions that leave some of their arguments unread. */
const LAZY = /^#(?:if|switch|tag)/i;

/** The arguments that a function reads whatever they are: `{{#tag:pre|content|unread|name=value}}`. */
function readByAll(name: string, rest: readonly Argument[]): readonly Argument[] {
  return name.toLowerCase() === '#tag'
    ? rest.filter((argument, index) => index === 0 || argument.name !== undefined)
    : rest;
}

/** Shows the source of a page, in which nothing is used. */
const SOURCE = /^msgnw:/i;

/** Those whose text is read as wikitext of its own. */
const READ_TAGS: ReadonlySet<string> = new Set(['gallery', 'indicator', 'langconvert']);

function isInside(key: string, path: TemplatePath | undefined): boolean {
  for (let outer = path; outer !== undefined; outer = outer.outer) if (outer.key === key) return true;
  return false;
}

const OPEN = '<onlyinclude>';
const CLOSE = '</onlyinclude>';

/** Tags that limit what a template includes are found before anything else, even inside comments. */
export function onlyIncluded(text: string): string {
  let open = text.indexOf(OPEN);
  if (open < 0 || !text.includes(CLOSE)) return text;
  let included = '';
  while (open >= 0) {
    const close = text.indexOf(CLOSE, open);
    included += text.slice(open + OPEN.length, close < 0 ? text.length : close);
    open = close < 0 ? -1 : text.indexOf(OPEN, close);
  }
  return included;
}
