import { nearestName } from '../wiki-file/nearest-name';
import type { FailureDefinition, FailureKind } from './failure-options';
import { occurrenceTypes, optionChecks, optionTypes } from './option-types';

/**
 * Refuses what is no failure, for those whom TypeScript does not tell.
 *
 * @throws TypeError for a kind or an option that there is not, or a value that is none
 */
export function checkFailure(asked: string, definition: FailureDefinition): void {
  const { kind, ...options } = definition;
  const types: Readonly<Record<string, keyof typeof optionChecks>> = { ...typesOf(asked, kind), ...occurrenceTypes };
  for (const [name, value] of Object.entries<unknown>(options)) {
    const type = Object.hasOwn(types, name) ? types[name] : undefined;
    if (type === undefined) {
      throw new TypeError(`${asked}: ${kind} takes no ${JSON.stringify(name)}${guess(name, Object.keys(types))}`);
    }
    const [words, check] = optionChecks[type];
    if (value !== undefined && !check(value)) {
      const shown = typeof value === 'number' ? String(value) : JSON.stringify(value);
      throw new TypeError(`${asked}: ${name} of ${kind} must be ${words}, not ${shown}.`);
    }
  }
}

function typesOf(asked: string, kind: FailureKind): (typeof optionTypes)[FailureKind] {
  if (Object.hasOwn(optionTypes, kind)) return optionTypes[kind];
  const kinds = Object.keys(optionTypes);
  throw new TypeError(`${asked}: there is no failure ${JSON.stringify(kind)}${guess(String(kind), kinds)}`);
}

function guess(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? `; there are ${known.join(', ')}.` : `; did you mean "${nearest}"?`;
}
