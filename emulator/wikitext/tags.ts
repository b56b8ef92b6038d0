/**
 * Finds the ends of tags in one text. Every result is kept until the scan has passed it, so that a text full of tags that
 * are never closed is not searched to the end for each of them.
 */
export class TagFinder {
  private greaterThan: number | undefined;
  private readonly closings = new Map<string, Closing>();

  constructor(private readonly text: string) {}

  /** The index of the next `>` at or after a position; -1 if there is none. */
  endOfTag(from: number): number {
    if (this.greaterThan === undefined || (this.greaterThan >= 0 && this.greaterThan < from)) {
      this.greaterThan = this.text.indexOf('>', from);
    }
    return this.greaterThan;
  }

  /** The next closing tag with a name (lower case) at or after a position. */
  closing(name: string, from: number): Closing {
    const known = this.closings.get(name);
    if (known !== undefined && (known.start < 0 || known.start >= from)) return known;
    const pattern = new RegExp(`</${name}[ \\t\\r\\n\\f\\v]*>`, 'gi');
    pattern.lastIndex = from;
    const match = pattern.exec(this.text);
    const found = match === null ? NO_CLOSING : { start: match.index, end: pattern.lastIndex };
    this.closings.set(name, found);
    return found;
  }
}

/** -1 for both if there is none. */
export interface Closing {
  readonly start: number;
  readonly end: number;
}

const NO_CLOSING: Closing = { start: -1, end: -1 };
