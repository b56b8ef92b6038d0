import { loadInvariants } from '../scenario-files/load-invariants';
import type { Invariant, Predicate } from './invariant';
import { anonymousTokensAreFixed, tokensArePrivate } from './tokens';

/** Every predicate, by the name by which scenarios/…/invariants.yaml declares it. */
export const predicates: Readonly<Record<string, Predicate>> = {
  anonymousTokensAreFixed,
  tokensArePrivate,
};

let loaded: readonly Invariant[] | undefined;

/**
 * All invariants of the specification, in the order of its sections.
 *
 * @throws Error if a declaration names a predicate that does not exist
 */
export function allInvariants(): readonly Invariant[] {
  return (loaded ??= loadInvariants().map((declaration) => {
    const judging = predicates[declaration.predicate];
    if (!judging) throw new Error(`Invariant ${declaration.id}: there is no predicate "${declaration.predicate}".`);
    return { ...declaration, judging };
  }));
}
