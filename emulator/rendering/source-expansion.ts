import { galleryMark, type WikitextContext } from '../wikitext/transclusion';
import { ShownExpansion } from './shown-expansion';

/** As much as real wikis put back. */
const MOST_RESTORED = 5_000_000;

/** The expansion of a text that stays wikitext: tags, and comments if they are wanted, are kept as they are written. */
export class SourceExpansion extends ShownExpansion {
  private readonly kept: string[] = [];
  private restored = 0;

  constructor(
    context: WikitextContext,
    private readonly keepsComments: boolean,
  ) {
    super(context);
  }

  /** The wikitext that a text expands to. */
  expandSource(text: string): string {
    return this.restore(this.expandPage(text));
  }

  /** Puts back what was kept, up to a limit: an argument may be inserted many times. */
  private restore(text: string): string {
    if (!text.includes('\0')) return text;
    return text.replace(/\0(\d+);/g, (_, index: string) => {
      const source = this.kept[Number(index)] ?? '';
      this.restored += source.length;
      return this.restored > MOST_RESTORED ? '' : source;
    });
  }

  keepPart(source: string, kind: 'comment' | 'tag'): string | undefined {
    return kind === 'tag' || this.keepsComments ? this.keep(source) : undefined;
  }

  /** Keeps a tag that a function makes. */
  override keepTag(name: string, attributes: string, body: string | undefined): string {
    return this.keep(body === undefined ? `<${name}${attributes}/>` : `<${name}${attributes}>${body}</${name}>`);
  }

  protected override readonly prepareTemplate = (text: string): string => text;

  private keep(source: string): string {
    // Tags that a function makes may be within others.
    this.kept.push(this.restore(source));
    return galleryMark(this.kept.length - 1);
  }
}
