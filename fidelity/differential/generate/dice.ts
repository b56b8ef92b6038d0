/**
 * The decisions behind one request: 32-bit integer arithmetic, so that a seed gives the same requests on every machine.
 * The Nth request has its own dice and does not depend on earlier requests.
 */
export class Dice {
  private state: number;

  constructor(seed: number | string, index: number) {
    this.state = spread(`${seed}\n${index}`);
  }

  /** 0 to `count` - 1. */
  below(count: number): number {
    return Math.floor((this.next() / 2 ** 32) * count);
  }

  /** `lowest` to `highest`, both included. */
  between(lowest: number, highest: number): number {
    return lowest + this.below(highest - lowest + 1);
  }

  /** True in the given percentage of cases. */
  percent(share: number): boolean {
    return this.below(100) < share;
  }

  /** @throws RangeError if there is nothing to choose from */
  oneOf<Choice>(choices: readonly Choice[]): Choice {
    if (choices.length === 0) throw new RangeError('oneOf: nothing to choose from');
    return choices[this.below(choices.length)] as Choice;
  }

  /** A key, with a probability proportional to its weight. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key {
    const entries = Object.entries(weights) as [Key, number][];
    let left = this.below(entries.reduce((sum, [, weight]) => sum + weight, 0));
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    throw new RangeError('weighted: no weight is above 0');
  }

  /** Some of the choices, shuffled, without duplicates. */
  some<Choice>(choices: readonly Choice[], count: number): Choice[] {
    return this.shuffled(choices).slice(0, count);
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const moved = shuffled[last] as Item;
      shuffled[last] = shuffled[other] as Item;
      shuffled[other] = moved;
    }
    return shuffled;
  }

  /** 32 bits (the generator known as mulberry32). */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
}

/** Spreads a text over 32 bits (FNV-1a, then mixed so that neighbouring indexes are unrelated). */
function spread(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 16)) >>> 0;
}
