import { cut, type Cut, type CutText } from './cut-text';
import type { LayeredText } from '../../../conformance/documents/layered-text';
import type { Range } from '../../../conformance/documents/tree';
import type { IdMapping } from './id-mapping';
import { type IdRule, idRules } from './id-rules';
import { type VolatileRule, volatileRules } from './volatile-rules';

/** What a run knows in addition to the two responses. */
export interface ComparisonContext {
  /** The script path of each wiki, without a trailing slash: `http://wiki.example/w`. */
  readonly addresses?: { readonly emulator: string; readonly wiki: string };
  /** Compares ids and times, for sessions that write. Default: they must be equal. */
  readonly ids?: IdMapping;
  /** Called with the name of every rule that allowed a difference. */
  readonly used?: (rule: string) => void;
}

/** The places in both bodies that may differ. */
export interface Pieces {
  readonly emulator: Range[];
  readonly wiki: Range[];
}

interface Found extends Cut {
  readonly rule: VolatileRule | IdRule;
}

/**
 * Whether two texts at a place are equal except for what the rules allow.
 *
 * @param pieces receives the places of what differed
 */
export function sameButVolatile(
  place: string,
  emulator: LayeredText,
  wiki: LayeredText,
  context: ComparisonContext,
  pieces?: Pieces,
): boolean {
  // An id may be equal and yet be that of another thing.
  if (emulator.text === wiki.text && !context.ids) return true;
  const rules = rulesAt(place, context);
  if (rules.length === 0) return emulator.text === wiki.text;
  const [ours, theirs] = [find(rules, emulator.text), find(rules, wiki.text)];
  const [mine, yours] = [context.addresses?.emulator, context.addresses?.wiki];
  if (fixed(emulator.text, ours, mine).text !== fixed(wiki.text, theirs, yours).text) return false;
  const names = new Set<string>();
  for (const [index, { rule, start, end }] of ours.entries()) {
    const their = theirs[index];
    if (!their) continue;
    const [one, other] = [emulator.text.slice(start, end), wiki.text.slice(their.start, their.end)];
    if ('agree' in rule && context.ids && !rule.agree(context.ids, one, other)) return false;
    if (one === other) continue;
    names.add(rule.name);
    pieces?.emulator.push([emulator.place(start), emulator.place(end)]);
    pieces?.wiki.push([wiki.place(their.start), wiki.place(their.end)]);
  }
  for (const name of names) context.used?.(name);
  return true;
}

/** Replaces what may differ in both texts by the names of rules; the rest must be equal. */
export function fixedTexts(
  place: string,
  emulator: string,
  wiki: string,
  context: ComparisonContext,
): [CutText, CutText] {
  const rules = rulesAt(place, context);
  const { emulator: mine, wiki: yours } = context.addresses ?? {};
  return [fixed(emulator, find(rules, emulator), mine), fixed(wiki, find(rules, wiki), yours)];
}

function rulesAt(place: string, { ids }: ComparisonContext): (VolatileRule | IdRule)[] {
  return [...(ids ? idRules : []), ...volatileRules].filter((rule) => rule.place.test(place));
}

function find(rules: readonly Found['rule'][], text: string): Found[] {
  const found: Found[] = [];
  for (const rule of rules) {
    const pattern = rule.value.global ? rule.value : new RegExp(rule.value, `${rule.value.flags}g`);
    for (const match of text.matchAll(pattern)) {
      for (const range of match.indices?.slice(1) ?? []) {
        // A group that did not match has no place, whatever its type says.
        if ((range as Range | undefined) !== undefined)
          found.push({ rule, start: range[0], end: range[1], by: `⟨${rule.name}⟩` });
      }
    }
  }
  found.sort((one, other) => one.start - other.start);
  // Where two rules allow the same, the first one counts.
  return found.filter(({ start }, index) => start >= (found[index - 1]?.end ?? 0));
}

/** Replaces what may differ by the name of a rule; a foreign address stays. */
function fixed(text: string, found: readonly Found[], address: string | undefined): CutText {
  const isForeign = ({ rule, start, end }: Found): boolean =>
    rule.own === 'address' && address !== undefined && text.slice(start, end) !== address;
  return cut(
    text,
    found.filter((one) => !isForeign(one)),
  );
}
