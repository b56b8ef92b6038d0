/** A value for each dimension, by their names. */
export type Combination = Readonly<Record<string, string>>;

/** What requests can differ in. The first value is what a plain request has. */
export interface CoveringDimension {
  readonly name: string;
  readonly values: readonly string[];
}

/** Whether some values can be in one request; of dimensions that are not mentioned, nothing is known yet. */
export type IsPossible = (partial: Combination) => boolean;

export interface CoveringOptions {
  readonly dimensions: readonly CoveringDimension[];
  /** 2: every pair of values; 3: every triple. */
  readonly strength: 2 | 3;
  readonly isPossible?: IsPossible;
  /** Which pairs or triples are to be covered. Default: all that are possible. */
  readonly isWorthwhile?: IsPossible;
  /**
   * The values that hide others, by dimension: a response to HEAD has no body to look at, so that such a request covers only
   * the pairs of HEAD itself. Default: none.
   */
  readonly hiding?: Readonly<Record<string, readonly string[]>>;
  /** From 0 to 1, exclusive; determines the combinations. */
  readonly random: () => number;
}

/** How much of what is to be covered was covered. */
export interface Coverage {
  readonly covered: number;
  /** All pairs or triples that are possible and worthwhile. */
  readonly total: number;
}

/** How many combinations are tried for each that is chosen. */
const candidates = 12;
interface Value {
  readonly dimension: string;
  readonly value: string;
  /** Unique among all values, from 1. */
  readonly number: number;
}

/**
 * Chooses combinations of values so that few of them cover every pair (or triple) of values: each next one is the best of
 * several that are built greedily. The same random numbers give the same combinations.
 */
export class Covering {
  private readonly values: readonly (readonly Value[])[];
  private readonly byNumber: readonly Value[];
  /** 1 for what is open; a tuple is there in every order, so that a look-up need not sort. */
  private readonly open: Uint8Array;
  private readonly base: number;
  private readonly total: number;
  private left = 0;
  private readonly isPossible: IsPossible;

  constructor(private readonly options: CoveringOptions) {
    this.isPossible = options.isPossible ?? (() => true);
    let number = 0;
    this.values = options.dimensions.map(({ name, values }) =>
      values.map((value) => ({ dimension: name, value, number: ++number })),
    );
    this.byNumber = this.values.flat();
    this.base = number + 1;
    this.open = new Uint8Array(this.base ** options.strength);
    for (const tuple of tuplesOf(this.values, options.strength)) {
      const combination = combine(tuple);
      if (!this.isPossible(combination) || options.isWorthwhile?.(combination) === false) continue;
      this.mark(tuple, 1);
      this.left++;
    }
    this.total = this.left;
  }

  get coverage(): Coverage {
    return { covered: this.total - this.left, total: this.total };
  }

  /** Counts a combination, wherever it came from. Values that no dimension has cover nothing. */
  add(combination: Combination): void {
    const chosen = this.values.map((values) =>
      values.filter(({ dimension, value }) => combination[dimension] === value),
    );
    const hiding = chosen.flat().filter((value) => this.hides(value));
    for (const tuple of tuplesOf(chosen, this.options.strength)) {
      if (!hiding.every((value) => tuple.includes(value)) || !this.isOpen(...tuple)) continue;
      this.mark(tuple, 0);
      this.left--;
    }
  }

  private isOpen(...tuple: readonly Value[]): boolean {
    let key = 0;
    for (const { number } of tuple) key = key * this.base + number;
    return this.open[key] === 1;
  }

  private mark([one, two, three]: readonly Value[], mark: 0 | 1): void {
    const [a = 0, b = 0, c] = [one?.number, two?.number, three?.number];
    const { open, base } = this;
    if (c === undefined) open[a * base + b] = open[b * base + a] = mark;
    else {
      for (const [x, y, z] of [
        [a, b, c],
        [a, c, b],
        [b, a, c],
        [b, c, a],
        [c, a, b],
        [c, b, a],
      ] as const) {
        open[(x * base + y) * base + z] = mark;
      }
    }
  }

  private hides({ dimension, value }: Value): boolean {
    return this.options.hiding?.[dimension]?.includes(value) === true;
  }

  /**
   * The combination that covers most of what is open; counted at once.
   *
   * @param fixed values that it must have
   * @returns undefined if everything is covered that is possible with these values
   */
  next(fixed: Combination = {}): Combination | undefined {
    let best: { combination: Combination; gain: number } | undefined;
    for (let attempt = 0; attempt < candidates; attempt++) {
      // Every other one begins with something that is open, so that rare values are not left out for ever.
      const built = this.build(attempt % 2 === 0 ? fixed : { ...this.anyOpen(), ...fixed });
      if (built && built.gain > (best?.gain ?? 0)) best = built;
    }
    if (!best) return undefined;
    this.add(best.combination);
    return best.combination;
  }

  /** The values of something that is open, from a random place on. */
  private anyOpen(): Combination {
    const start = Math.floor(this.options.random() * this.open.length);
    const after = this.open.indexOf(1, start);
    const values: Value[] = [];
    for (let key = after < 0 ? this.open.indexOf(1) : after; key > 0; key = Math.floor(key / this.base)) {
      const value = this.byNumber[(key % this.base) - 1];
      if (value) values.push(value);
    }
    return combine(values);
  }

  /** Adds dimension after dimension, in random order, always the value that covers most. */
  private build(fixed: Combination): { combination: Combination; gain: number } | undefined {
    const { random, strength } = this.options;
    const chosen: Value[] = [];
    let combination: Combination = {};
    let gain = 0;
    const open: (readonly Value[])[] = [];
    for (const values of this.values) {
      const wanted = fixed[values[0]?.dimension ?? ''];
      const value = wanted === undefined ? undefined : values.find((each) => each.value === wanted);
      if (wanted === undefined) open.push(values);
      else if (value) {
        gain += this.gainOf(value, chosen, strength);
        chosen.push(value);
        combination = { ...combination, [value.dimension]: value.value };
      }
    }
    if (!this.isPossible(combination)) return undefined;
    // What hides other values comes first, because it decides what the others can cover.
    const { hiding = {} } = this.options;
    const order = shuffle(open, random).sort(
      ([one], [other]) => Number((other?.dimension ?? '') in hiding) - Number((one?.dimension ?? '') in hiding),
    );
    for (const values of order) {
      let best: { value: Value; gain: number } | undefined;
      for (const value of shuffle(values, random)) {
        if (!this.isPossible({ ...combination, [value.dimension]: value.value })) continue;
        const added = this.gainOf(value, chosen, strength);
        if (!best || added > best.gain) best = { value, gain: added };
      }
      if (!best) return undefined;
      gain += best.gain;
      chosen.push(best.value);
      combination = { ...combination, [best.value.dimension]: best.value.value };
    }
    return { combination, gain };
  }

  /** How many open tuples a value completes, together with values that were chosen. */
  private gainOf(value: Value, chosen: readonly Value[], strength: 2 | 3): number {
    const hiding = [...chosen, value].filter((each) => this.hides(each));
    if (hiding.length > strength) return 0;
    let gain = 0;
    for (let one = 0; one < chosen.length; one++) {
      if (strength === 2) {
        if (this.isOpen(chosen[one]!, value) && includesAll(hiding, value, chosen[one]!)) gain++;
        continue;
      }
      for (let other = one + 1; other < chosen.length; other++) {
        const isCounted = this.isOpen(chosen[one]!, chosen[other]!, value);
        if (isCounted && includesAll(hiding, value, chosen[one]!, chosen[other]!)) gain++;
      }
    }
    return gain;
  }
}

function includesAll(hiding: readonly Value[], ...tuple: readonly Value[]): boolean {
  return hiding.length === 0 || hiding.every((value) => tuple.includes(value));
}

/** All tuples of values of different dimensions. */
function* tuplesOf(values: readonly (readonly Value[])[], strength: number, from = 0): Generator<readonly Value[]> {
  if (strength === 0) {
    yield [];
    return;
  }
  for (let index = from; index < values.length; index++) {
    for (const value of values[index]!) {
      for (const rest of tuplesOf(values, strength - 1, index + 1)) yield [value, ...rest];
    }
  }
}

function combine(values: readonly Value[]): Combination {
  return Object.fromEntries(values.map(({ dimension, value }) => [dimension, value]));
}

function shuffle<Entry>(entries: readonly Entry[], random: () => number): Entry[] {
  const shuffled = [...entries];
  for (let index = shuffled.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [shuffled[index], shuffled[other]] = [shuffled[other]!, shuffled[index]!];
  }
  return shuffled;
}
