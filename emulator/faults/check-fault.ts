import { OptionError } from '../check-options';
import { nearestName } from '../text/nearest-name';
import { anyFaults, type Aim, type FaultDefinition, type FaultKind, type Occurrence } from './faults';
import { optionChecks, type OptionType } from './option-types';

export const aimTypes: Readonly<Record<keyof Aim, OptionType>> = { when: 'function' };

export const occurrenceTypes: Readonly<Record<keyof Occurrence, OptionType>> = {
  ...aimTypes,
  times: 'count',
  after: 'count',
  probability: 'chance',
  seed: 'seed',
};

/**
 * Checks the definition of a fault, for callers without TypeScript.
 *
 * @param common the options of every kind
 * @throws OptionError for an unknown kind or option, or an invalid value
 */
export function checkFault(
  caller: string,
  definition: FaultDefinition,
  common: typeof aimTypes | typeof occurrenceTypes,
): void {
  const given: unknown = definition;
  if (typeof given !== 'object' || given === null) {
    throw new OptionError(`${caller} needs an object, such as { kind: "maxlag", times: 2 }.`);
  }
  const { kind, ...options } = definition;
  const types: Readonly<Record<string, OptionType>> = { ...typesOf(caller, kind), ...common };
  for (const [name, value] of Object.entries<unknown>(options)) {
    const type = Object.hasOwn(types, name) ? types[name] : undefined;
    if (type === undefined) {
      const advice = Object.hasOwn(occurrenceTypes, name) ? '; wiki.fail does.' : guess(name, Object.keys(types));
      throw new OptionError(`${caller}: ${kind} takes no ${JSON.stringify(name)}${advice}`);
    }
    const [words, check] = optionChecks[type];
    if (value !== undefined && !check(value)) {
      const shown = typeof value === 'number' ? String(value) : JSON.stringify(value);
      throw new OptionError(`${caller}: ${name} of ${kind} must be ${words}, not ${shown}.`);
    }
  }
}

function typesOf(caller: string, kind: FaultKind): Readonly<Record<string, OptionType>> {
  const fault = Object.hasOwn(anyFaults, kind) ? anyFaults[kind] : undefined;
  if (fault) return Object.fromEntries(Object.entries(fault.options).map(([name, { type }]) => [name, type]));
  const kinds = Object.keys(anyFaults);
  const isStatus = /^\d+$/.test(String(kind));
  // A similar number is hardly the intended one.
  const advice = isStatus
    ? `; the statuses are ${kinds.filter((name) => /^\d/.test(name)).join(', ')}.`
    : guess(String(kind), kinds);
  throw new OptionError(`${caller}: there is no fault ${JSON.stringify(kind)}${advice}`);
}

function guess(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? `; there are ${known.join(', ')}.` : `; did you mean "${nearest}"?`;
}
