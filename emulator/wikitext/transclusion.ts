import type { PageOfText, TextLookup, TextSource } from '../model/text-reader';
import type { Title, TitleRules } from '../model/title';

/** What the reader of wikitext needs from the wiki. */
export interface WikitextContext extends TextLookup {
  readonly rules: TitleRules;
  /** The wiki, for variables and functions. */
  readonly source: TextSource;
  /** The page whose text is read. */
  readonly page: PageOfText;
  /** The English name of a variable or function that is written in the wiki's language. Default: there are no other names. */
  readonly magicWord?: (written: string) => string | undefined;
  /** The text of a message that has no page, by the key of the page. Default: none is known. */
  readonly message?: (key: string) => string | undefined;
  /** Cached results of templates; may be shared only between pages for which no template changes. */
  readonly expanded?: SharedExpansions;
  /** Notes a title that the text transcludes, or shows facts of. */
  readonly noteTemplate?: (title: Title) => void;
  /** Notes a link that the text does not show. */
  readonly noteLink?: (title: Title) => void;
  /** Notes what sorts the page in its categories, and returns what the text shows of that. */
  readonly noteDefaultSort?: (sort: PageSetting) => string;
  /** The same of the title that the page is shown with. */
  readonly noteDisplayTitle?: (title: PageSetting) => string;
}

/** Results of templates without parameters, by prefixed key. */
export type SharedExpansions = Map<string, TemplateExpansion>;

/** The result of a template without parameters. */
export interface TemplateExpansion {
  readonly text: string;
  /** The depth of the templates within it. */
  readonly height: number;
  /** Its share of the maximum lengths of transcluded texts and of arguments. */
  readonly transcluded: number;
  readonly substituted: number;
  /** Whether nothing was truncated and no gallery was found, so that the result is the same everywhere. */
  readonly isShareable: boolean;
  readonly lookups: Lookups;
  readonly uses: Uses | undefined;
}

/** The titles that were looked up to expand a text; it must be read again when one of their pages changes. */
export class Lookups {
  /** `10:Box` */
  readonly titles = new Set<string>();
  /** Those of the templates within it. */
  readonly within = new Set<Lookups>();

  /** All titles, each once. */
  collect(): string[] {
    const seen = new Set<Lookups>([this]);
    const titles = new Set<string>();
    // The set grows while it is walked.
    for (const lookups of seen) {
      for (const title of lookups.titles) titles.add(title);
      for (const inner of lookups.within) seen.add(inner);
    }
    return [...titles];
  }
}

/**
 * What a text transcludes, and the links that it does not show. Real wikis expand an argument or a branch only where it is
 * shown, so uses belong to pieces of text, and are lost with them (reading 14.1).
 */
export class Uses {
  /** In the order of the text; a template comes before what is within it. */
  private readonly parts: (Use | Uses)[] = [];
  /** What all of it makes of the default sort key. */
  defaultSort: PageSetting | undefined;

  /** Adds what comes next in the text. */
  add(uses: Uses): void {
    this.parts.push(uses);
    this.defaultSort = nextSetting(this.defaultSort, uses.defaultSort);
  }

  note(use: Use): void {
    this.parts.push(use);
    if (use.kind === 'default sort') this.defaultSort = nextSetting(this.defaultSort, use.value);
  }

  /**
   * Visits all of it in the order of the text, but what is contained more than once only where it is first.
   *
   * @param visit also gets the default sort key so far
   * @param before the default sort key that was set before
   */
  walk(visit: (use: Use, sortSoFar: PageSetting | undefined) => void, before?: PageSetting): void {
    let sortSoFar = before;
    const seen = new Set<Uses>();
    const left: (Use | Uses)[] = [this];
    for (let next = left.pop(); next; next = left.pop()) {
      if (!(next instanceof Uses)) {
        if (next.kind === 'default sort') sortSoFar = nextSetting(sortSoFar, next.value);
        visit(next, sortSoFar);
      } else if (seen.has(next)) {
        sortSoFar = nextSetting(sortSoFar, next.defaultSort);
      } else {
        seen.add(next);
        for (let index = next.parts.length - 1; index >= 0; index--) left.push(next.parts[index]!);
      }
    }
  }

  /** All values of a kind, each once, in the order of the text. */
  collect<Kind extends Use['kind']>(kind: Kind): ValueOf<Kind>[] {
    const values = new Set<ValueOf<Kind>>();
    this.walk((use) => {
      if (use.kind === kind) values.add(use.value as ValueOf<Kind>);
    });
    return [...values];
  }
}

/** Something that a text is made from, or has beside what it shows. */
export type Use =
  /** The title of a page: `10:Box` */
  | { readonly kind: 'template'; readonly value: string }
  | { readonly kind: 'link'; readonly value: string }
  /** For which the wiki itself puts the page into a category. */
  | { readonly kind: 'tracked'; readonly value: TrackedReason }
  /** The index of a tag that is read on its own. */
  | { readonly kind: 'tag'; readonly value: number }
  | { readonly kind: 'default sort'; readonly value: PageSetting }
  /** One that is the title of the page, as HTML. */
  | { readonly kind: 'display title'; readonly value: PageSetting }
  /** {@link TextContent.warnings} */
  | { readonly kind: 'warning'; readonly value: string };

type ValueOf<Kind extends Use['kind']> = Extract<Use, { readonly kind: Kind }>['value'];

/** What a setting is after another value was set. */
function nextSetting(before: PageSetting | undefined, next: PageSetting | undefined): PageSetting | undefined {
  return !next || (before && !next.replaces) ? before : next;
}

/** A reason for which the wiki itself puts a page into a category (reading 15.2). */
export type TrackedReason =
  | 'hidden category'
  | 'missing file'
  | 'indexed'
  | 'not indexed'
  | 'loop'
  | 'duplicate argument'
  | 'ignored display title';

/** What a text sets for its page: `{{DEFAULTSORT:key|noreplace}}`. */
export interface PageSetting {
  readonly written: string;
  /** Whether it counts if there is an earlier one. */
  readonly replaces: boolean;
  /** Whether the page warns of it if it replaces another one. */
  readonly warns: boolean;
}

/** The uses of several, or of none. */
export function joinUses(one: Uses | undefined, other: Uses | undefined): Uses | undefined {
  if (!one || !other) return one ?? other;
  const joined = new Uses();
  joined.add(one);
  joined.add(other);
  return joined;
}

/** The templates that contain a text, innermost first. */
export interface TemplatePath {
  readonly key: string;
  readonly depth: number;
  readonly outer: TemplatePath | undefined;
}

/** A `<gallery>`, or another tag whose text is read on its own; the expanded text contains its number (`galleryMark`). */
export interface Gallery {
  readonly name: string;
  readonly attributes: string;
  readonly body: string;
  readonly path: TemplatePath | undefined;
}

export type Parameters = ReadonlyMap<string, ParameterText>;

/** The argument for a parameter. */
export interface ParameterText {
  readonly text: string;
  readonly uses: Uses | undefined;
}

/** Replaces text that cannot be part of a title, such as `<nowiki>`: no title may contain it. */
export const OPAQUE = '\x7f';

/** Stands for the server of a wiki whose settings do not name it: while texts are read, no request has named one. */
export const UNKNOWN_SERVER = 'http://wiki.invalid';

/** `\0` and a number and `;`. */
export function galleryMark(index: number): string {
  return `\0${index};`;
}

/** An argument of a function, expanded and trimmed. */
export interface Argument {
  /** All of it. */
  readonly text: string;
  /** The part before the first `=` that was written in the argument itself; absent without one. */
  readonly name?: string;
  /** The part after that `=`, or all of it. */
  readonly value: string;
}

/** The parts of `{{…|…}}`, which are read only if they matter. */
export interface BraceParts {
  /** The trimmed text before the first `|`, or the beginning of one that is too long for a title. */
  readonly head: string;
  readonly isHeadWhole: boolean;
  readonly hasArguments: boolean;
  /** How many tags of arguments were noted before these braces. */
  readonly argumentTags: number;
  /** All of the text before the first `|`. */
  readonly readHead: () => string;
  readonly readArguments: () => readonly Argument[];
  /** @param onDuplicate is called for each argument that replaces an earlier one */
  readonly readParameters: (onDuplicate: (name: string) => void) => Parameters;
}

/** What a pass over a text needs from the expansion of the page. */
export interface Transcluder {
  /** The indexes of the galleries that are used even if the result of a function does not contain them. */
  readonly argumentTags: ReadonlySet<number>;
  /** Expands a variable or a function; `undefined` if there is none with that name. */
  evaluate(parts: BraceParts, path: TemplatePath | undefined): string | undefined;
  /** Expands `{{name|…}}`; `undefined` if it is not a transclusion and stays unchanged. */
  transclude(parts: BraceParts, path: TemplatePath | undefined): string | undefined;
  /** Keeps an extension tag to be read later, and returns what stands for it. */
  keepTag(name: string, attributes: string, body: string | undefined, path: TemplatePath | undefined): string;
  /** Notes what the text is made from that is being expanded. */
  use(uses: Uses | undefined): void;
  /** What an expansion is made from. */
  usesOf<Result>(expand: () => Result): { readonly result: Result; readonly uses: Uses | undefined };
  /** Inserts an argument for a parameter. */
  substitute(argument: string): string;
  /**
   * Keeps comments and tags of a text that is saved, and returns what stands for them until then. Without this method, the text
   * is shown.
   */
  readonly keepSource?: (source: string) => string;
  /** Keeps a comment or a tag of a text that is only expanded, and returns what stands for it; `undefined` for what is not kept. */
  keepPart?(source: string, kind: 'comment' | 'tag'): string | undefined;
  /** Whether the text is shown to readers, who see nothing of comments, and not only searched for what it uses. */
  readonly isShown?: boolean;
}
