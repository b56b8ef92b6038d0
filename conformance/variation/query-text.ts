/** A query string whose parameters can be changed without encoding the others anew. */
export class QueryText {
  private readonly parts: string[];
  /** How spaces are written in the whole. */
  spaces: '+' | '%20' = '+';

  /** @param text with or without `?` */
  constructor(text: string) {
    this.parts = text
      .replace(/^\?/, '')
      .split('&')
      .filter((part) => part !== '');
  }

  has(name: string): boolean {
    return this.placeOf(name) >= 0;
  }

  /** The decoded value; undefined if there is none. */
  get(name: string): string | undefined {
    const part = this.parts[this.placeOf(name)];
    return part === undefined ? undefined : decode(part.slice(part.indexOf('=') + 1 || part.length));
  }

  set(name: string, value: string): void {
    const place = this.placeOf(name);
    const part = new URLSearchParams([[name, value]]).toString();
    if (place < 0) this.parts.push(part);
    else this.parts[place] = part;
  }

  delete(name: string): void {
    const place = this.placeOf(name);
    if (place >= 0) this.parts.splice(place, 1);
  }

  /** Adds a value to a list of values. */
  add(name: string, value: string): void {
    const given = this.get(name);
    this.set(name, given === undefined || given === '' ? value : `${given}|${value}`);
  }

  /** Without `?`. */
  toString(): string {
    return this.parts.join('&').replaceAll('+', this.spaces);
  }

  private placeOf(name: string): number {
    return this.parts.findIndex((part) => decode(part.split('=', 1)[0] ?? '') === name);
  }
}

function decode(text: string): string {
  return new URLSearchParams(`a=${text}`).get('a') ?? '';
}
