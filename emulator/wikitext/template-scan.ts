import { galleryMark, OPAQUE, type Parameters, type TemplatePath, type Transcluder } from './transclusion';
import { nameBetween, PieceChain, textBetween, trimmed, type Piece } from './pieces';
import { TagFinder } from './tags';

/** Characters that can start or end something; runs of brackets are matched as a whole. */
const TOKEN =
  /<!--|<\/?(?:nowiki|pre|gallery|noinclude|includeonly|onlyinclude)(?=[ \t\r\n\f\v>]|\/>)|\{{2,}|\}{2,}|\[{2,}|\]{2,}|[|=]/gi;

/** An opening run of braces or brackets that is not closed yet. */
interface Frame {
  readonly bracket: '{' | '[';
  /** Number of braces or brackets that are still open. */
  count: number;
  readonly start: Piece;
  /** The `|` at this level, and for each part the first `=` in it. */
  bars: Piece[];
  equals: (Piece | undefined)[];
  /** The piece before the second `|`, the end of a default value. */
  beforeSecondBar: Piece | undefined;
}

/** One pass over one text: tags, comments, `{{…}}`, `{{{…}}}`. Nesting is kept on an explicit stack. */
export class TemplateScan {
  private readonly output = new PieceChain();
  private readonly frames: Frame[] = [];
  private readonly tags: TagFinder;
  private readonly text: string;
  private position = 0;

  constructor(
    text: string,
    private readonly shownAs: 'page' | 'template',
    private readonly expansion: Transcluder,
    private readonly parameters: Parameters,
    private readonly path: TemplatePath | undefined,
  ) {
    // U+0000 cannot be in stored text and marks galleries here.
    this.text = text.includes('\0') ? text.replaceAll('\0', '\ufffd') : text;
    this.tags = new TagFinder(this.text);
  }

  run(): string {
    for (;;) {
      TOKEN.lastIndex = this.position; // the scan of a template inside this one has moved it
      const match = TOKEN.exec(this.text);
      if (match === null) break;
      if (match.index > this.position) this.output.append(this.text.slice(this.position, match.index));
      this.position = match.index + match[0].length;
      this.read(match[0]);
    }
    this.output.append(this.text.slice(this.position));
    return this.output.toString();
  }

  private read(token: string): void {
    switch (token[0]) {
      case '<':
        if (token === '<!--') this.skipTo(this.text.indexOf('-->', this.position), 3);
        else if (token[1] === '/') this.readClosingTag(token);
        else this.readTag(token);
        return;
      case '{':
      case '[':
        this.open(token[0], token);
        return;
      case '}':
        this.close('{', token.length);
        return;
      case ']':
        this.close('[', token.length);
        return;
      default:
        this.separate(token);
    }
  }

  /** Continues after an end of the given length; without an end, drops the rest of the text. */
  private skipTo(end: number, length: number): void {
    this.position = end < 0 ? this.text.length : end + length;
  }

  private readClosingTag(token: string): void {
    const name = token.slice(2).toLowerCase();
    const end = INCLUSION_TAGS.has(name) ? this.tags.endOfTag(this.position) : -1;
    if (end < 0) this.output.append(token);
    else this.position = end + 1;
  }

  private readTag(token: string): void {
    const name = token.slice(1).toLowerCase();
    const end = this.tags.endOfTag(this.position);
    const isEmpty = this.text[end - 1] === '/';
    const closing = end < 0 || isEmpty ? undefined : this.tags.closing(name, end + 1);
    if (end < 0) {
      this.output.append(token);
    } else if (INCLUSION_TAGS.has(name)) {
      const drops = name === (this.shownAs === 'page' ? 'includeonly' : 'noinclude');
      if (drops && closing !== undefined) this.skipTo(closing.end, 0);
      else this.position = end + 1;
    } else if (closing === undefined) {
      this.output.append(OPAQUE);
      this.position = end + 1;
    } else if (closing.start < 0) {
      this.output.append(token + this.text.slice(this.position, end + 1));
      this.position = end + 1;
    } else {
      this.output.append(name === 'gallery' ? this.keepGallery(end, closing.start) : OPAQUE);
      this.position = closing.end;
    }
  }

  private keepGallery(endOfTag: number, end: number): string {
    const { galleries } = this.expansion;
    const attributes = this.text.slice(this.position, endOfTag);
    galleries.push({ attributes, body: this.text.slice(endOfTag + 1, end), path: this.path });
    return galleryMark(galleries.length - 1);
  }

  private open(bracket: '{' | '[', run: string): void {
    const start = this.output.append(run);
    this.frames.push({ bracket, count: run.length, start, bars: [], equals: [], beforeSecondBar: undefined });
  }

  private separate(token: string): void {
    const frame = this.frames.at(-1);
    const before = this.output.last;
    const piece = this.output.append(token);
    if (frame?.bracket === '[' && token === '|') this.fillLabel();
    if (frame?.bracket !== '{') return;
    if (token === '=') {
      frame.equals[frame.bars.length] ??= piece;
    } else {
      frame.bars.push(piece);
      if (frame.bars.length === 2) frame.beforeSecondBar = before;
    }
  }

  /** A wiki never stores `[[X|]]`: it adds the label when the page is saved; here, it is empty. */
  private fillLabel(): void {
    if (this.text.startsWith(']]', this.position)) this.output.append(' ');
  }

  /** Matches a closing run with the open one: three braces if both have three, else two; `]]` likewise. */
  private close(bracket: '{' | '[', length: number): void {
    let left = length;
    for (let frame = this.frames.at(-1); frame?.bracket === bracket && left >= 2; frame = this.frames.at(-1)) {
      const matched = bracket === '[' ? 2 : Math.min(left, frame.count, 3);
      left -= matched;
      if (bracket === '[') this.output.append(']]');
      else this.replace(frame, matched);
      frame.count -= matched;
      if (frame.count < 2) this.frames.pop();
    }
    if (left > 0) this.output.append((bracket === '[' ? ']' : '}').repeat(left));
  }

  private replace(frame: Frame, matched: number): void {
    const name = nameBetween(frame.start, frame.bars[0]);
    const isReplaced = matched === 3 ? this.replaceParameter(frame, name) : this.replaceTransclusion(frame, name);
    if (!isReplaced) this.keep(frame.start, matched);
    frame.bars = [];
    frame.equals = [];
    frame.beforeSecondBar = undefined;
  }

  /** `{{{name|default}}}` */
  private replaceParameter({ start, bars, beforeSecondBar }: Frame, name: string | undefined): boolean {
    const [bar, secondBar] = bars;
    const given = name === undefined ? undefined : this.parameters.get(name);
    if (given === undefined && bar === undefined) return false;
    start.text = start.text.slice(3);
    if (given !== undefined || bar === undefined) {
      this.output.cutAfter(start);
      this.output.append(given === undefined ? '' : this.expansion.substitute(given));
      return true;
    }
    const isEmpty = bar.next === undefined || bar.next === secondBar;
    start.next = bar.next;
    if (isEmpty) this.output.cutAfter(start);
    else if (beforeSecondBar !== undefined) this.output.cutAfter(beforeSecondBar);
    return true;
  }

  /** `{{name|value|name=value}}` */
  private replaceTransclusion(frame: Frame, name: string | undefined): boolean {
    if (name === undefined) return false;
    const result = this.expansion.transclude(name, () => readParameters(frame), this.path);
    if (result === undefined) return false;
    frame.start.text = frame.start.text.slice(2);
    this.output.cutAfter(frame.start);
    this.output.append(result);
    return true;
  }

  /** Braces without a meaning become text; earlier open runs stay open. */
  private keep(start: Piece, matched: number): void {
    const braces: Piece = { text: start.text.slice(0, matched), next: start.next };
    start.text = start.text.slice(matched);
    start.next = braces;
    if (this.output.last === start) this.output.last = braces;
    this.output.append('}'.repeat(matched));
  }
}

const INCLUSION_TAGS: ReadonlySet<string> = new Set(['noinclude', 'includeonly', 'onlyinclude']);

function readParameters(frame: Frame): Parameters {
  const parameters = new Map<string, string>();
  let position = 0;
  frame.bars.forEach((bar, index) => {
    const end = frame.bars[index + 1];
    const equals = frame.equals[index + 1];
    if (equals === undefined) parameters.set(String(++position), textBetween(bar, end));
    else parameters.set(trimmed(textBetween(bar, equals)), trimmed(textBetween(equals, end)));
  });
  return parameters;
}
