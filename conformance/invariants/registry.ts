import { loadInvariants } from '../scenario-files/load-invariants';
import * as caching from './caching';
import * as cookies from './cookies';
import * as debugBlock from './debug-block';
import * as envelope from './envelope';
import * as errors from './errors';
import * as head from './head';
import type { Invariant, Predicate } from './invariant';
import * as outcome from './outcome';
import * as page from './page';
import * as sameResponse from './same-response';
import * as sessions from './sessions';
import * as tokens from './tokens';
import * as usage from './usage';
import * as warnings from './warnings';

/** Every predicate, by the name by which scenarios/…/invariants.yaml declares it: that of its constant. */
export const predicates: Readonly<Record<string, Predicate>> = Object.fromEntries(
  [
    caching,
    cookies,
    debugBlock,
    envelope,
    errors,
    head,
    outcome,
    page,
    sameResponse,
    sessions,
    tokens,
    usage,
    warnings,
  ].flatMap((file) =>
    Object.entries(file).flatMap(([name, value]): [string, Predicate][] => {
      return typeof value === 'object' ? [[name, value]] : [];
    }),
  ),
);

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
