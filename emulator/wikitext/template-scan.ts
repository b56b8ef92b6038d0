import {
  joinUses,
  type Uses,
  type Argument,
  type BraceParts,
  type Parameters,
  type ParameterText,
  type TemplatePath,
  type Transcluder,
} from './transclusion';
import { beginningBetween, nameBetween, PieceChain, textBetween, trimmed, usesBetween, type Piece } from './pieces';
import { TagFinder } from './tags';

/** What can start or end something outside of all braces and brackets; runs of brackets are matched as a whole. */
const OUTSIDE = String.raw`<!--|<\/?(?:nowiki|pre|gallery|indicator|langconvert|noinclude|includeonly|onlyinclude)(?=[ \t\r\n\f\v>]|\/>)|-\{(?!\{)|\{{2,}|\}{2,}|\}-|\[{2,}|\]{2,}`;
const AROUND_HEADINGS = String.raw`${OUTSIDE}|(?<=\n|^)={1,6}|[|=]`;
const TOKEN_OUTSIDE = new RegExp(OUTSIDE, 'gi');
const TOKEN_INSIDE = new RegExp(`${OUTSIDE}|[|=]`, 'gi');
/** For texts with headings, which take several times as long. */
const TOKEN_AROUND_HEADINGS = new RegExp(AROUND_HEADINGS, 'gi');
/** A heading ends with its line. */
const TOKEN_IN_HEADING = new RegExp(`${AROUND_HEADINGS}|\n`, 'gi');

/** Longer than any title with its namespace. */
const LONGEST_TARGET = 2000;

/** More nested functions than this stay as they are written. */
const DEEPEST_FUNCTIONS = 100;

/** An opening run of braces or brackets, `-{`, or a heading, that is not closed yet. */
interface Frame {
  readonly bracket: '{' | '[' | '-' | '=';
  readonly startsLine: boolean;
  /** Where its content begins in the text. */
  readonly position: number;
  /** Number of braces or brackets that are still open. */
  count: number;
  readonly start: Piece;
  /** The `|` at this level, and for each part the first `=` in it. */
  bars: Piece[];
  equals: (Piece | undefined)[];
  /** The piece before the second `|`, the end of a default value. */
  beforeSecondBar: Piece | undefined;
  /** The depth of the functions within it. */
  height: number;
  /** How many tags of arguments were noted before it. */
  readonly tags: number;
}

/** One pass over one text: tags, comments, `{{…}}`, `{{{…}}}`. Nesting is kept on an explicit stack. */
export class TemplateScan {
  private readonly output = new PieceChain();
  private readonly frames: Frame[] = [];
  private readonly tags: TagFinder;
  private readonly text: string;
  private readonly hasHeadings: boolean;
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
    this.hasHeadings = text.startsWith('=') || text.includes('\n=');
    this.tags = new TagFinder(this.text);
  }

  run(): string {
    for (;;) {
      const tokens = this.tokens();
      tokens.lastIndex = this.position; // the scan of a template inside this one has moved it
      const match = tokens.exec(this.text);
      if (match === null) break;
      if (match.index > this.position) this.output.append(this.text.slice(this.position, match.index));
      this.position = match.index + match[0].length;
      this.read(match[0]);
    }
    this.output.append(this.text.slice(this.position));
    this.expansion.use(this.output.uses);
    return this.output.toString();
  }

  private tokens(): RegExp {
    const frame = this.frames.at(-1);
    if (frame === undefined) return TOKEN_OUTSIDE;
    if (!this.hasHeadings) return TOKEN_INSIDE;
    return frame.bracket === '=' ? TOKEN_IN_HEADING : TOKEN_AROUND_HEADINGS;
  }

  private read(token: string): void {
    switch (token[0]) {
      case '<':
        if (token === '<!--') this.readComment();
        else if (token[1] === '/') this.readClosingTag(token);
        else this.readTag(token);
        return;
      case '{':
      case '[':
        this.open(token[0], token);
        return;
      case '-':
        this.open('-', token);
        return;
      case '}':
        if (token === '}-') this.closeVariant(token);
        else this.close('{', token.length);
        return;
      case '\n':
        this.pop();
        this.output.append(token);
        return;
      case '=':
        this.readEquals(token);
        return;
      case ']':
        this.close('[', token.length);
        return;
      default:
        this.separate(token);
    }
  }

  private readComment(): void {
    const start = this.position - 4;
    this.skipTo(this.text.indexOf('-->', this.position), 3);
    if (this.keepPart(start, 'comment')) return;
    if (this.expansion.isShown) this.skipCommentLine(start);
    this.keepSource(start);
  }

  /** Comments that have a line for themselves take it with them. */
  private skipCommentLine(start: number): void {
    let before = start;
    while (isBlank(this.text[before - 1])) before--;
    if (this.text[before - 1] !== '\n') return;
    let after = this.position;
    for (;;) {
      while (isBlank(this.text[after])) after++;
      const end = this.text.startsWith('<!--', after) ? this.text.indexOf('-->', after + 4) : -1;
      if (end < 0) break;
      after = end + 3;
    }
    if (this.text[after] !== '\n') return;
    const { last } = this.output;
    last.text = last.text.replace(/[ \t]+$/, '');
    this.position = after + 1;
  }

  /** Of a text that is only expanded: whether what was passed stays as it is. */
  private keepPart(start: number, kind: 'comment' | 'tag'): boolean {
    const kept = this.expansion.keepPart?.(this.text.slice(start, this.position), kind);
    if (kept !== undefined) this.output.append(kept);
    return kept !== undefined;
  }

  /** Of a text that is saved: what was passed stays as it is. */
  private keepSource(start: number): void {
    const { keepSource } = this.expansion;
    if (keepSource) this.output.append(keepSource(this.text.slice(start, this.position)));
  }

  /** Pages keep what controls their inclusion; what is only for inclusion is not read. */
  private get keepsInclusion(): boolean {
    return this.shownAs === 'page' && this.expansion.keepSource !== undefined;
  }

  /** Continues after an end of the given length; without an end, drops the rest of the text. */
  private skipTo(end: number, length: number): void {
    this.position = end < 0 ? this.text.length : end + length;
  }

  private readClosingTag(token: string): void {
    const name = token.slice(2).toLowerCase();
    const end = INCLUSION_TAGS.has(name) && !this.keepsInclusion ? this.tags.endOfTag(this.position) : -1;
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
    } else if (INCLUSION_TAGS.has(name) && this.keepsInclusion) {
      const start = this.position - token.length;
      this.position = end + 1;
      if (name === 'includeonly' && closing !== undefined) this.skipTo(closing.end, 0);
      this.output.append(this.text.slice(start, this.position));
    } else if (INCLUSION_TAGS.has(name)) {
      const drops = name === (this.shownAs === 'page' ? 'includeonly' : 'noinclude');
      if (drops && closing !== undefined) this.skipTo(closing.end, 0);
      else this.position = end + 1;
    } else if (this.expansion.keepSource && (closing === undefined || closing.start >= 0)) {
      const start = this.position - token.length;
      this.position = closing?.end ?? end + 1;
      this.keepSource(start);
    } else if (this.expansion.keepPart && (closing === undefined || closing.start >= 0)) {
      const start = this.position - token.length;
      this.position = closing?.end ?? end + 1;
      this.keepPart(start, 'tag');
    } else if (closing === undefined) {
      const attributes = this.text.slice(this.position, end - 1);
      this.keepTag(name, attributes, undefined);
      this.position = end + 1;
    } else if (closing.start < 0) {
      this.output.append(token + this.text.slice(this.position, end + 1));
      this.position = end + 1;
    } else {
      const attributes = this.text.slice(this.position, end);
      const body = this.text.slice(end + 1, closing.start);
      this.keepTag(name, attributes, body);
      this.position = closing.end;
    }
  }

  private keepTag(name: string, attributes: string, body: string | undefined): void {
    const { result, uses } = this.expansion.usesOf(() => this.expansion.keepTag(name, attributes, body, this.path));
    this.appendMade(result, uses);
  }

  private appendMade(text: string, uses: Uses | undefined): void {
    const piece = this.output.append(text);
    if (uses) piece.uses = uses;
  }

  private open(bracket: Frame['bracket'], run: string): void {
    const before = this.position - run.length - 1;
    // The start of a text does not count as the start of a line (sequence details-of-later-sessions).
    const startsLine = this.text[before] === '\n';
    const start = this.output.append(run);
    const empty = { bars: [], equals: [], beforeSecondBar: undefined, height: 0 };
    this.frames.push({
      bracket,
      startsLine,
      position: this.position,
      count: run.length,
      start,
      ...empty,
      tags: this.expansion.argumentTags.size,
    });
  }

  /** Leaves the innermost frame, whose functions count as those of the frame around it. */
  private pop(): void {
    const frame = this.frames.pop();
    const outer = this.frames.at(-1);
    if (frame && outer) outer.height = Math.max(outer.height, frame.height);
  }

  /** `-{…}-` stays as it is: no language of this wiki has variants. */
  private closeVariant(token: string): void {
    if (this.frames.at(-1)?.bracket === '-') this.pop();
    this.output.append(token);
  }

  /** A heading within braces hides the bars and braces in its line from them. */
  private readEquals(token: string): void {
    const frame = this.frames.at(-1);
    const before = this.position - token.length - 1;
    const startsLine = before < 0 || this.text[before] === '\n';
    const separates = frame?.bracket === '{' && frame.bars.length > 0 && frame.equals[frame.bars.length] === undefined;
    if (frame === undefined || !startsLine || (token.length === 1 && separates)) this.separate(token);
    else this.open('=', token);
  }

  private separate(token: string): void {
    const frame = this.frames.at(-1);
    const before = this.output.last;
    const piece = this.output.append(token);
    if (frame?.bracket === '[' && token === '|') this.fillLabel(frame);
    if (frame?.bracket !== '{') return;
    if (token === '=') {
      frame.equals[frame.bars.length] ??= piece;
    } else {
      frame.bars.push(piece);
      if (frame.bars.length === 2) frame.beforeSecondBar = before;
    }
  }

  /** A wiki never stores `[[X|]]`: it adds the label when the page is saved; here, it is empty. */
  private fillLabel(frame: Frame): void {
    const { isShown, keepSource } = this.expansion;
    if (isShown || keepSource !== undefined || !this.text.startsWith(']]', this.position)) return;
    const target = this.text.slice(frame.position, this.position - 1);
    if (target.length <= LONGEST_TARGET && !/[{}<>[\]|\n]/.test(target)) this.output.append(' ');
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
      if (frame.count < 2) this.pop();
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
    if (given === undefined && (bar === undefined || this.keepsInclusion)) return false;
    start.text = start.text.slice(3);
    // The name is expanded, whatever becomes of it.
    const ofName = usesBetween(start, bar);
    if (given !== undefined || bar === undefined) {
      this.output.cutAfter(start);
      const text = given === undefined ? '' : this.expansion.substitute(given.text);
      this.appendMade(text, joinUses(ofName, given?.uses));
      return true;
    }
    if (ofName) start.uses = joinUses(start.uses, ofName)!;
    const isEmpty = bar.next === undefined || bar.next === secondBar;
    start.next = bar.next;
    if (isEmpty) this.output.cutAfter(start);
    else if (beforeSecondBar !== undefined) this.output.cutAfter(beforeSecondBar);
    return true;
  }

  /** `{{name|value|name=value}}` */
  private replaceTransclusion(frame: Frame, name: string | undefined): boolean {
    const { start, bars } = frame;
    const parts: BraceParts = {
      head: name ?? beginningBetween(start, bars[0]),
      isHeadWhole: name !== undefined,
      hasArguments: bars.length > 0,
      argumentTags: frame.tags,
      readHead: () => trimmed(textBetween(start, bars[0])),
      readArguments: () => readArguments(frame, this.expansion),
      readParameters: (onDuplicate) => readParameters(frame, onDuplicate),
    };
    const { result, uses } = this.expansion.usesOf(() => {
      const evaluated = frame.height < DEEPEST_FUNCTIONS ? this.expansion.evaluate(parts, this.path) : undefined;
      if (evaluated !== undefined) frame.height++;
      return evaluated ?? this.expansion.transclude(parts, this.path);
    });
    if (result === undefined) return false;
    const all = joinUses(usesBetween(start, bars[0]), uses);
    start.text = start.text.slice(2);
    this.output.cutAfter(start);
    const isMoved = STARTS_BLOCK.test(result) && !(frame.startsLine && frame.count === 2);
    this.appendMade(isMoved ? `\n${result}` : result, all);
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

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t';
}

const INCLUSION_TAGS: ReadonlySet<string> = new Set(['noinclude', 'includeonly', 'onlyinclude']);

/** What starts a list or a table begins a line of its own. */
const STARTS_BLOCK = /^(?:\{\||[:;#*])/;

/** What an argument was made from counts once the argument is read. */
function readArguments(frame: Frame, expansion: Transcluder): readonly Argument[] {
  return frame.bars.map((bar, index) => {
    const end = frame.bars[index + 1];
    const equals = frame.equals[index + 1];
    const read = (from: Piece, until: Piece | undefined): ParameterText => {
      return { text: trimmed(textBetween(from, until)), uses: usesBetween(from, until) };
    };
    const whole = read(bar, end);
    const value = equals === undefined ? whole : read(equals, end);
    const name = equals === undefined ? undefined : read(bar, equals);
    if (!whole.uses) return { text: whole.text, value: value.text, ...(name && { name: name.text }) };
    const use = ({ text, uses }: ParameterText): string => {
      expansion.use(uses);
      return text;
    };
    const argument: Argument = {
      get text() {
        return use(whole);
      },
      get value() {
        return use(value);
      },
    };
    if (!name) return argument;
    return Object.defineProperty(argument, 'name', { get: () => use(name) });
  });
}

function readParameters(frame: Frame, onDuplicate: (name: string) => void): Parameters {
  const parameters = new Map<string, ParameterText>();
  const set = (name: string, text: ParameterText): void => {
    if (parameters.has(name)) onDuplicate(name);
    parameters.set(name, text);
  };
  let position = 0;
  frame.bars.forEach((bar, index) => {
    const end = frame.bars[index + 1];
    const equals = frame.equals[index + 1];
    if (equals === undefined) {
      set(String(++position), { text: textBetween(bar, end), uses: usesBetween(bar, end) });
    } else {
      const [text, uses] = [trimmed(textBetween(equals, end)), usesBetween(equals, end)];
      set(trimmed(textBetween(bar, equals)), { text, uses });
    }
  });
  return parameters;
}
