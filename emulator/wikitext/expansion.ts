import { templateNamespace } from '../model/namespaces';
import { isTitle, parseTitle, prefixedKey, prefixedText, type Title } from '../model/title';
import { followRedirect } from './redirect';
import { TemplateScan } from './template-scan';
import {
  OPAQUE,
  type WikitextContext,
  type TemplateExpansion,
  type TemplatePath,
  type Gallery,
  type Parameters,
  type Transcluder,
} from './transclusion';

const DEEPEST = 100;

/** The maximum length of all transcluded texts of a page: more than MediaWiki allows (2 MiB). */
const MOST_TRANSCLUDED = 2_097_152;

/** The maximum length of all inserted arguments, as in MediaWiki. */
const MOST_SUBSTITUTED = 2_097_152;

/** The expansion of one page: replaces transclusions by their results, and removes comments and the like. */
export class Expansion implements Transcluder {
  readonly galleries: Gallery[] = [];
  private transcluded = 0;
  private substituted = 0;
  /** Number of templates omitted because of their context or the limits of the page. */
  private cuts = 0;
  private deepest = 0;
  /** Templates without parameters, by prefixed key: each is expanded once. */
  private readonly expanded = new Map<string, TemplateExpansion>();

  constructor(readonly context: WikitextContext) {}

  /** The text of a page, expanded for the page itself. */
  expandPage(text: string, path?: TemplatePath): string {
    return new TemplateScan(text, 'page', this, NO_PARAMETERS, path).run();
  }

  /**
   * Expands `{{name|…}}`; `undefined` if it is not a transclusion and stays unchanged. A missing page results in a
   * link to it, as in MediaWiki.
   *
   * @param name trimmed
   * @param readParameters called only if the parameters matter
   */
  transclude(name: string, readParameters: () => Parameters, path: TemplatePath | undefined): string | undefined {
    if (name === '!') return '|';
    if (name === '=') return '=';
    const { rules } = this.context;
    const title = parseTitle(name.replace(MODIFIER, ''), rules, templateNamespace);
    if (!isTitle(title) || (title.key === '' && title.interwiki === '')) return undefined;
    const link = `[[:${prefixedText(title, rules.namespaces)}]]`;
    if (title.interwiki !== '' || title.namespace < 0) return link;
    const key = prefixedKey(title, rules.namespaces);
    const depth = (path?.depth ?? 0) + 1;
    if (depth > DEEPEST || isInside(key, path)) {
      this.cuts++;
      return OPAQUE;
    }
    const inner = { key, depth, outer: path };
    const parameters = readParameters();
    const result = parameters.size === 0 ? this.expandOnce(title, inner) : this.expand(title, parameters, inner);
    return result === undefined || !this.allow(result) ? link : result;
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
      if (!known.isShareable) this.cuts++;
      this.deepest = Math.max(this.deepest, path.depth + known.height);
      return known.text;
    }
    const { transcluded, substituted, cuts, deepest } = this;
    const galleries = this.galleries.length;
    this.deepest = path.depth;
    const text = this.expand(title, NO_PARAMETERS, path);
    if (text !== undefined) {
      const found: TemplateExpansion = {
        text,
        height: this.deepest - path.depth,
        transcluded: this.transcluded - transcluded,
        substituted: this.substituted - substituted,
        isShareable: this.cuts === cuts && this.galleries.length === galleries,
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
    const text = followRedirect(title, this.context);
    if (text === undefined || !this.allow(text)) return undefined;
    return new TemplateScan(onlyIncluded(text), 'template', this, parameters, path).run();
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

/** Modifiers of transclusions that do not affect which files are used. */
const MODIFIER = /^(?:(?:subst|safesubst|msg|raw):)+/i;

function isInside(key: string, path: TemplatePath | undefined): boolean {
  for (let outer = path; outer !== undefined; outer = outer.outer) if (outer.key === key) return true;
  return false;
}

const OPEN = '<onlyinclude>';
const CLOSE = '</onlyinclude>';

/** Tags that limit what a template includes are found before anything else, even inside comments. */
function onlyIncluded(text: string): string {
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
