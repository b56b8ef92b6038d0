/** One step of a JSON Pointer: the name of a member, the index of an entry, or `*` for all of either. */
export type Pointer = readonly string[];

/** @throws TypeError for text that is not a JSON Pointer into a response */
export function parsePointer(text: string): Pointer {
  if (!/^(?:\/(?:[^~/]|~[01])+)+$/.test(text)) {
    throw new TypeError(
      `${JSON.stringify(text)} is not a JSON Pointer into a response, such as "/query/imageusage/*/title".`,
    );
  }
  return text
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function isWithin(pointer: Pointer, container: Pointer): boolean {
  return container.every((step, index) => pointer[index] === step);
}

/** The value of an object's own member. */
export function memberOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether `*` means every member of an object: format version 1 has members with the name `*` (core 6.1). */
export function isWildcard(step: string, value: unknown): boolean {
  return step === '*' && !(isObject(value) && Object.hasOwn(value, '*'));
}

/**
 * Whether a response has what a pointer names. A wildcard also matches an empty container: nothing in it breaks the
 * promise, so an empty list is still the list that a client depends on. An index requires the entry; a contract then
 * describes all entries alike, so what follows must be in each.
 */
export function leadsSomewhere(value: unknown, pointer: Pointer): boolean {
  const [step, ...rest] = pointer;
  if (step === undefined) return true;
  if (isWildcard(step, value)) {
    return (
      typeof value === 'object' && value !== null && Object.values(value).every((one) => leadsSomewhere(one, rest))
    );
  }
  if (Array.isArray(value)) {
    const index = indexOf(step);
    return index !== undefined && index < value.length && value.every((one) => leadsSomewhere(one, rest));
  }
  const member = memberOf(value, step);
  return member !== undefined && leadsSomewhere(member, rest);
}

/** The index of a step, if it is one. */
export function indexOf(step: string): number | undefined {
  return /^(?:0|[1-9]\d{0,6})$/.test(step) ? Number(step) : undefined;
}
