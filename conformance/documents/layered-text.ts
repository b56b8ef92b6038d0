/**
 * A text with the position of each character in the body that it was decoded from.
 *
 * A string of JSON within a page within a wrapping of JSON is decoded three times; what differs in it, and what may
 * differ, is still a place in the bytes that were sent.
 */
export class LayeredText {
  private constructor(
    /** The whole body. */
    readonly origin: string,
    readonly text: string,
    private readonly base: number,
    /** The place of each character and of the end; by default, they follow each other from the base. */
    private readonly places: readonly number[] | undefined,
  ) {}

  static whole(origin: string): LayeredText {
    return new LayeredText(origin, origin, 0, undefined);
  }

  /** The place of a character in the body; the length of the text stands for the end. */
  place(index: number): number {
    return this.places ? (this.places[index] ?? this.origin.length) : this.base + index;
  }

  slice(start: number, end: number): LayeredText {
    const text = this.text.slice(start, end);
    return new LayeredText(this.origin, text, this.base + start, this.places?.slice(start, end + 1));
  }

  /** As sent. */
  raw(start = 0, end = this.text.length): string {
    return this.origin.slice(this.place(start), this.place(end));
  }

  /** Decodes the text: replaces every match of a global pattern by its `meaning`. */
  decode(escape: RegExp, meaning: (match: string) => string): LayeredText {
    if (this.text.search(escape) < 0) return this;
    const places: number[] = [];
    let text = '';
    let done = 0;
    const copy = (end: number): void => {
      for (let index = done; index < end; index++) places.push(this.place(index));
      text += this.text.slice(done, end);
    };
    for (const match of this.text.matchAll(escape)) {
      copy(match.index);
      const meant = meaning(match[0]);
      places.push(...Array<number>(meant.length).fill(this.place(match.index)));
      text += meant;
      done = match.index + match[0].length;
    }
    copy(this.text.length);
    places.push(this.place(this.text.length));
    return new LayeredText(this.origin, text, 0, places);
  }
}
