/** What an id is one of. Each kind is counted separately. */
export type IdKind = 'page' | 'revision' | 'change' | 'log' | 'user' | 'block' | 'file';

/** Larger numbers are made up by requests; nothing has them. */
const largestId = 900_000_000;

/** An id of the emulator, and that of the same thing in the wiki. */
interface Pair {
  readonly ours: number;
  readonly theirs: number;
}

/**
 * Which ids of the emulator are which ids of the wiki, in one session: a wiki that other sessions have written to counts on from
 * where they ended. An id that would stand for two, or that breaks the order, is refused. So is one that is not as far from
 * its neighbour as in the other wiki, because both count by one: a skipped id is a write that the other side did not make.
 *
 * Times are compared as well: both sides respond in the same second, unless the wiki took until the next one.
 */
export class IdMapping {
  private readonly pairs = new Map<IdKind, Pair[]>();
  /** The seconds since 1970 in which a request was sent that the wiki responded to only in the next one. */
  private readonly passed = new Set<number>();
  /** Pairs of words, and which of the two the wiki lists first. */
  private readonly firstOf = new Map<string, string>();
  private reason: string | undefined;

  /** @param existing the largest id of each kind when the session began, in the emulator */
  constructor(private readonly existing: Readonly<Partial<Record<IdKind, number>>> = {}) {}

  /** Why a pair was refused since the last call. */
  takeRefusal(): string | undefined {
    const { reason } = this;
    this.reason = undefined;
    return reason;
  }

  /** A second passed while the wiki responded. */
  pass(second: number): void {
    this.passed.add(second);
  }

  /** Whether a second passed while the wiki responded, so that the two sides may have worked in different seconds. */
  get hasPassed(): boolean {
    return this.passed.size > 0;
  }

  /** Whether two ids can stand for the same thing, given all earlier ones; remembers it if so. */
  agree(kind: IdKind, emulator: string, wiki: string): boolean {
    const [ours, theirs] = [Number(emulator), Number(wiki)];
    if (!isCounted(ours) || !isCounted(theirs)) {
      return emulator === wiki || this.refuse(`${kind} ${emulator} and ${wiki} are no pair of ids`);
    }
    const pairs = this.pairs.get(kind) ?? [];
    const place = pairs.findIndex((pair) => pair.ours >= ours);
    const [before, after] = place < 0 ? [pairs.at(-1), undefined] : [pairs[place - 1], pairs[place]];
    if (after?.ours === ours) {
      if (after.theirs === theirs) return true;
      return this.refuse(`${kind} ${ours} of the emulator was ${after.theirs} of the wiki before, not ${theirs}`);
    }
    const known = pairs.find((pair) => pair.theirs === theirs);
    if (known)
      return this.refuse(`${kind} ${theirs} of the wiki was ${known.ours} of the emulator before, not ${ours}`);
    for (const neighbour of [before, after]) {
      const problem = neighbour && this.problemBetween(kind, neighbour, { ours, theirs });
      if (problem !== undefined) return this.refuse(problem);
    }
    pairs.splice(place < 0 ? pairs.length : place, 0, { ours, theirs });
    this.pairs.set(kind, pairs);
    return true;
  }

  /**
   * Whether the wiki lists the same words in the order that it always had them in, which it remembers; `undefined` for other
   * words.
   */
  agreeOnOrder(emulator: readonly (string | undefined)[], wiki: readonly (string | undefined)[]): boolean | undefined {
    const words = wiki.filter((word) => word !== undefined);
    if (words.length !== wiki.length || [...words].sort().join('\n') !== [...emulator].sort().join('\n'))
      return undefined;
    const pairs = words.flatMap((first, index) => words.slice(index + 1).map((second) => [first, second] as const));
    const keyOf = (pair: readonly string[]): string => [...pair].sort().join('\n');
    const broken = pairs.find((pair) => (this.firstOf.get(keyOf(pair)) ?? pair[0]) !== pair[0]);
    if (broken) return this.refuse(`the wiki listed ${broken[1]} before ${broken[0]} earlier`);
    for (const pair of pairs) this.firstOf.set(keyOf(pair), pair[0]);
    return true;
  }

  /**
   * Whether two numbers are a known pair of some kind; or, as ids that nothing has, equal.
   *
   * @param otherwise the kind that they may be a new pair of
   */
  agreeOnAny(emulator: string, wiki: string, otherwise?: IdKind): boolean {
    if (emulator === wiki) return true;
    const [ours, theirs] = [Number(emulator), Number(wiki)];
    for (const pairs of this.pairs.values()) {
      if (pairs.some((pair) => pair.ours === ours && pair.theirs === theirs)) return true;
    }
    if (otherwise !== undefined) return this.agree(otherwise, emulator, wiki);
    return this.refuse(`${emulator} and ${wiki} are no known pair of ids`);
  }

  /** Whether two times, in milliseconds since 1970, can be those of the same event. */
  agreeOnTime(emulator: number, wiki: number): boolean {
    if (emulator === wiki) return true;
    const isNext = wiki - emulator === 1000 && this.hasPassed;
    return isNext || this.refuse('the times are not of the same second');
  }

  private problemBetween(kind: IdKind, one: Pair, other: Pair): string | undefined {
    const [our, their] = [other.ours - one.ours, other.theirs - one.theirs];
    if (our > 0 !== their > 0) {
      return `${kind} ${one.ours} and ${other.ours} of the emulator are in another order than ${one.theirs} and ${other.theirs} of the wiki`;
    }
    const areNew = Math.min(one.ours, other.ours) > (this.existing[kind] ?? Infinity);
    if (!areNew || our === their) return undefined;
    return `${kind} ${one.ours} and ${other.ours} of the emulator are not as far apart as ${one.theirs} and ${other.theirs} of the wiki`;
  }

  private refuse(reason: string): false {
    this.reason ??= reason;
    return false;
  }
}

function isCounted(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0 && id < largestId;
}
