import { templateNamespace } from '../model/namespaces';
import { isTitle, parseTitle, prefixedKey, prefixedText, type Title, type TitleRules } from '../model/title';
import { followRedirect } from './redirect';
import { TemplateScan } from './template-scan';

/** What reading wikitext needs to know of its wiki. */
export interface WikitextContext {
  readonly rules: TitleRules;
  /** The text of a page to transclude; `undefined` where there is no such page. */
  readonly template: (title: Title) => string | undefined;
}

/** The templates that a text is inside of, innermost first. */
export interface TemplatePath {
  readonly key: string;
  readonly depth: number;
  readonly outer: TemplatePath | undefined;
}

/** A `<gallery>` that was met; the expanded text holds its number instead (`galleryMark`). */
export interface Gallery {
  readonly attributes: string;
  readonly body: string;
  readonly path: TemplatePath | undefined;
}

export type Parameters = ReadonlyMap<string, string>;

/** Stands for text that cannot be part of a title, such as `<nowiki>`: no title may hold it. */
export const OPAQUE = '\x7f';

/** `\0` and a number and `;`. */
export function galleryMark(index: number): string {
  return `\0${index};`;
}

const DEEPEST = 100;

/** What all transcluded texts of a page may have in length: more than the real software includes (2 MiB). */
const MOST_TRANSCLUDED = 2_097_152;

/** The expansion of one page: transclusions are replaced by what they give, comments and the like are gone. */
export class Expansion {
  readonly galleries: Gallery[] = [];
  private transcluded = 0;
  /** Texts of templates used without parameters, by prefixed key: each is expanded once. */
  private readonly expanded = new Map<string, string>();

  constructor(readonly context: WikitextContext) {}

  /** The text of a page as the page itself shows it. */
  expandPage(text: string, path?: TemplatePath): string {
    return new TemplateScan(text, 'page', this, NO_PARAMETERS, path).run();
  }

  /**
   * What `{{name|…}}` gives; `undefined` for what is no transclusion and stays as it is. A page that is missing gives a
   * link to it, as in the real software.
   *
   * @param name trimmed
   * @param readParameters called only where they matter
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
    if (depth > DEEPEST || isInside(key, path)) return OPAQUE;
    const result = this.expandTemplate(title, readParameters(), { key, depth, outer: path });
    return result === undefined || !this.allow(result) ? link : result;
  }

  private expandTemplate(title: Title, parameters: Parameters, path: TemplatePath): string | undefined {
    const known = parameters.size === 0 ? this.expanded.get(path.key) : undefined;
    if (known !== undefined) return known;
    const text = followRedirect(title, this.context);
    if (text === undefined || !this.allow(text)) return undefined;
    const result = new TemplateScan(onlyIncluded(text), 'template', this, parameters, path).run();
    if (parameters.size === 0) this.expanded.set(path.key, result);
    return result;
  }

  /** Each transclusion counts at least one, so that empty ones come to an end too. */
  private allow(text: string): boolean {
    this.transcluded += text.length + 1;
    return this.transcluded <= MOST_TRANSCLUDED;
  }
}

const NO_PARAMETERS: Parameters = new Map();

/** Ways to transclude that make no difference to which files are used. */
const MODIFIER = /^(?:(?:subst|safesubst|msg|raw):)+/i;

function isInside(key: string, path: TemplatePath | undefined): boolean {
  for (let outer = path; outer !== undefined; outer = outer.outer) if (outer.key === key) return true;
  return false;
}

const OPEN = '<onlyinclude>';
const CLOSE = '</onlyinclude>';

/** Where a template says what of it is included, that is looked for before anything else, even inside comments. */
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
