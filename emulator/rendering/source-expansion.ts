import { galleryMark, type WikitextContext } from '../wikitext/transclusion';
import { ShownExpansion } from './shown-expansion';

/** The expansion of a text that stays wikitext: tags, and comments if they are wanted, are kept as they are written. */
export class SourceExpansion extends ShownExpansion {
  private readonly kept: string[] = [];

  constructor(
    context: WikitextContext,
    private readonly keepsComments: boolean,
  ) {
    super(context);
  }

  /** The wikitext that a text expands to. */
  expandSource(text: string): string {
    let expanded = this.expandPage(text);
    // Tags may be within tags that a function made.
    for (let rounds = 0; rounds < 2 && expanded.includes('\0'); rounds++) {
      expanded = expanded.replace(/\0(\d+);/g, (_, index: string) => this.kept[Number(index)] ?? '');
    }
    return expanded;
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
    this.kept.push(source);
    return galleryMark(this.kept.length - 1);
  }
}
