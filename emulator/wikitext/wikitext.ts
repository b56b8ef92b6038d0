import type { Title, TitleRules } from '../model/title';
import { Expansion } from './expansion';
import type { TemplatePath, WikitextContext } from './transclusion';
import { readGallery } from './gallery';
import { readLinks } from './links';
import { readRedirect } from './redirect';

export type { WikitextContext } from './transclusion';

/** What a page's text says that matters to the usage of files. */
export interface WikitextContent {
  /** The database keys of the files used, first use first, each once. */
  readonly files: readonly string[];
  /** The database keys of the categories that the page is in, each once; absent where there are none. */
  readonly categories?: readonly string[];
  /** Where the page leads, if it is a redirect. */
  readonly redirect?: Title;
}

/**
 * Reads which files a text uses (core 4.2). The grammar, observed rule by rule:
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
 * ignored       = "<!--" … "-->" | "<nowiki>" … "</nowiki>" | "<pre>" … "</pre>"
 * ```
 *
 * Targets may be percent-encoded; `[[:File:X]]` and `link=File:X` are no uses. Of variables and functions only `{{!}}`
 * and `{{=}}` are known; others (`{{PAGENAME}}`, `{{#if:…}}`) give nothing, as do attributes of HTML and language
 * variants. What those would use is declared with `uses:`.
 *
 * Takes time in proportion to the text and what it transcludes (at most 100 deep and 2 MiB), whatever it holds.
 */
export function readWikitext(text: string, context: WikitextContext): WikitextContent {
  const redirect = readRedirect(text, context.rules);
  const files = new FileReader(context);
  files.readText(redirect === undefined ? text : redirect.rest);
  const categories = [...files.categories];
  return {
    files: [...files.used],
    ...(categories.length > 0 && { categories }),
    ...(redirect !== undefined && { redirect: redirect.target }),
  };
}

class FileReader {
  readonly used = new Set<string>();
  readonly categories = new Set<string>();
  readonly rules: TitleRules;
  private readonly expansion: Expansion;
  private readonly galleriesRead = new Set<number>();
  /** The templates around the gallery that is being read. */
  private path: TemplatePath | undefined;

  constructor(context: WikitextContext) {
    this.rules = context.rules;
    this.expansion = new Expansion(context);
  }

  readText(text: string): void {
    readLinks(this.expansion.expandPage(text, this.path), this);
  }

  useFile(key: string): void {
    this.used.add(key);
  }

  joinCategory(key: string): void {
    this.categories.add(key);
  }

  readGallery(index: number): void {
    const gallery = this.expansion.galleries[index];
    if (gallery === undefined || this.galleriesRead.has(index)) return;
    this.galleriesRead.add(index);
    const outer = this.path;
    this.path = gallery.path;
    readGallery(gallery.attributes, gallery.body, this);
    this.path = outer;
  }
}
