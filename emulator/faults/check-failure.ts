import { OptionError } from '../check-options';
import { nearestName } from '../text/nearest-name';
import type { FailureDefinition, FailureKind } from './failure-options';
import { occurrenceTypes, optionChecks, optionTypes, type aimTypes } from './option-types';

/**
 * Refuses what is no failure, for those whom TypeScript does not tell.
 *
 * @param common the options of every kind
 * @throws OptionError for a kind or an option that there is not, or a value that is none
 */
export function checkFailure(
  asked: string,
  definition: FailureDefinition,
  common: typeof aimTypes | typeof occurrenceTypes,
): void {
  const given: unknown = definition;
  if (typeof given !== 'object' || given === null) {
    throw new OptionError(`${asked} needs an object, such as { kind: "maxlag", times: 2 }.`);
  }
  const { kind, ...options } = definition;
  const types: Readonly<Record<string, keyof typeof optionChecks>> = { ...typesOf(asked, kind), ...common };
  for (const [name, value] of Object.entries<unknown>(options)) {
    const type = Object.hasOwn(types, name) ? types[name] : undefined;
    if (type === undefined) {
      const advice = Object.hasOwn(occurrenceTypes, name) ? '; wiki.fail does.' : guess(name, Object.keys(types));
      throw new OptionError(`${asked}: ${kind} takes no ${JSON.stringify(name)}${advice}`);
    }
    const [words, check] = optionChecks[type];
    if (value !== undefined && !check(value)) {
      const shown = typeof value === 'number' ? String(value) : JSON.stringify(value);
      throw new OptionError(`${asked}: ${name} of ${kind} must be ${words}, not ${shown}.`);
    }
  }
}

function typesOf(asked: string, kind: FailureKind): (typeof optionTypes)[FailureKind] {
  if (Object.hasOwn(optionTypes, kind)) return optionTypes[kind];
  const kinds = Object.keys(optionTypes);
  const isStatus = /^\d+$/.test(String(kind));
  // Of numbers, the nearest is hardly the one that was meant.
  const advice = isStatus
    ? `; the statuses are ${kinds.filter((name) => /^\d/.test(name)).join(', ')}.`
    : guess(String(kind), kinds);
  throw new OptionError(`${asked}: there is no failure ${JSON.stringify(kind)}${advice}`);
}

function guess(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? `; there are ${known.join(', ')}.` : `; did you mean "${nearest}"?`;
}
