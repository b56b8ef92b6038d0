import type { Judge } from '../invariants/judge';
import { NotSent } from '../http/politeness';
import { WikiUnreachable, type Send } from '../runner/exchange';
import { Covering, type Combination, type Coverage } from './covering';
import { dimensionsOf, hiding, isPossible, isWorthwhile, requestOf, wordsFor, type Material } from './dimensions';
import { randomFrom } from './random';
import { onlyWith, reduce } from './reduce';

export interface VariationOptions {
  /** Determines the requests. */
  readonly seed: number;
  /** 2 covers pairs of values, 3 covers triples. */
  readonly strength: 2 | 3;
}

/** What a run of varied requests covered and found. */
export interface VariationOutcome extends VariationOptions {
  /** How many requests were generated. */
  readonly requests: number;
  readonly coverage: Coverage;
  /** Under which conditions an invariant is broken, in words, by its id: `only with uselang`. */
  readonly conditions: ReadonlyMap<string, string>;
}

/** How many requests may be spent in all on finding out under which conditions invariants are broken. */
const mostReducing = 100;
/** After this many requests in a row without a response, none is sent any more. */
const patience = 3;

/**
 * Sends generated requests, which the invariants judge, until every pair (and then every triple) of values was covered, or
 * no more requests may be sent. The first request that breaks an invariant is reduced to what it takes to break it.
 *
 * @param send judged by `judge`
 * @param options `chosen` has the ids of the invariants that the run is about
 */
export async function vary(
  send: Send,
  judge: Judge,
  material: Material,
  { seed, strength, chosen }: VariationOptions & { readonly chosen: ReadonlySet<string> },
): Promise<VariationOutcome> {
  const dimensions = dimensionsOf(material);
  const random = randomFrom(seed);
  const coveringOf = (each: 2 | 3) =>
    new Covering({ dimensions, strength: each, isPossible, isWorthwhile, hiding, random });
  const covering = coveringOf(strength);
  // Most mistakes take two values: no triple is worth the last pairs.
  const pairs = strength === 3 ? coveringOf(2) : undefined;
  const nextCombination = (): Combination | undefined => {
    const combination = pairs?.next();
    if (!combination) return covering.next();
    covering.add(combination);
    return combination;
  };
  const conditions = new Map<string, string>();
  const reduced = new Set<string>();
  let requests = 0;
  let silent = 0;
  let reducing = 0;
  /** What was sent to reduce a combination, and the invariants that the responses broke: others may need the same. */
  const tried = new Map<string, readonly string[] | undefined>();
  /** The invariants that the response breaks; undefined if there was none. */
  const brokenBy = async (combination: Combination): Promise<readonly string[] | undefined> => {
    const before = new Map(judge.brokenBy);
    try {
      await send(requestOf(combination, material));
      silent = 0;
      requests++;
    } catch (error) {
      if (!(error instanceof WikiUnreachable)) throw error;
      silent = error instanceof NotSent ? patience : silent + 1;
      return undefined;
    }
    return [...judge.brokenBy].filter(([id, times]) => times > (before.get(id) ?? 0)).map(([id]) => id);
  };
  const brokenByPart = async (combination: Combination): Promise<readonly string[] | undefined> => {
    const key = JSON.stringify(Object.entries(combination).sort());
    if (!tried.has(key) && reducing++ < mostReducing) tried.set(key, await brokenBy(combination));
    return tried.get(key);
  };
  while (silent < patience) {
    const combination = nextCombination();
    if (!combination) break;
    for (const id of (await brokenBy(combination)) ?? []) {
      if (!chosen.has(id) || reduced.has(id)) continue;
      reduced.add(id);
      const smallest = await reduce(combination, async (fewer) => (await brokenByPart(fewer))?.includes(id));
      const words = wordsFor(smallest);
      if (words.length > 0) conditions.set(id, onlyWith(words));
    }
  }
  return { seed, strength, requests, coverage: covering.coverage, conditions };
}
