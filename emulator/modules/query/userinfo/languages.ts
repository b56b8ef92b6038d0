/** A tag of up to eight letters a part, and how much it is wanted. Anything else in the header is passed over. */
const wanted = /([a-z]{1,8}(?:-[a-z]{1,8})*|\*)\s*(?:;\s*q\s*=\s*(1(?:\.0{0,3})?|0(?:\.[0-9]{0,3})?)?)?/g;

/**
 * The languages of an `Accept-Language` header, the most wanted first; what is not wanted at all is left out. Of a
 * language that stands there twice, the later wish counts at the place of the earlier (reading 6.1).
 */
export function acceptedLanguages(header: string): { readonly code: string; readonly weight: number }[] {
  const weights = new Map<string, number>();
  for (const [, code = '', weight] of header.toLowerCase().matchAll(wanted)) {
    weights.set(code, weight === undefined ? 1 : Number(weight));
  }
  return Array.from(weights, ([code, weight]) => ({ code, weight }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
}
