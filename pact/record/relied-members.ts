import { isWithin, leadsSomewhere, parsePointer, type Pointer } from '../contract/pointer';
import { requiredMembers, type ResultOrigin } from './required-members';

/** What a client depends on in responses: a JSON Pointer, or one whose value must stay the same. */
export type Reliance = string | { readonly at: string; readonly exactly: true };

export interface ReliedMember {
  readonly pointer: Pointer;
  /** The value itself, not only its type. */
  readonly exactly: boolean;
}

/** Values that clients branch on, which every contract therefore contains exactly (core 6.1, 8.1). */
const decisive = [/^\/error\/code$/, /^\/errors\/\*\/code$/, /^\/(edit|login)\/result$/];

/** @throws TypeError for an invalid pointer */
export function readReliances(reliances: readonly Reliance[]): ReliedMember[] {
  return reliances.map((reliance) => {
    if (typeof reliance === 'string') return { pointer: parsePointer(reliance), exactly: false };
    return { pointer: parsePointer(reliance.at), exactly: reliance.exactly };
  });
}

/**
 * The members of a response that a contract requires. A pointer that the response has replaces all requirements for the
 * same part: the result of a module (`/query/imageusage`), or any other member of the response (`/continue`). Parts
 * without a pointer stay as `requiredMembers` requires them.
 */
export function reliedMembers(
  response: unknown,
  reliances: readonly ReliedMember[],
  origin: ResultOrigin = {},
): ReliedMember[] {
  const relied = reliances.filter(({ pointer }) => leadsSomewhere(response, pointer));
  const parts = relied.map(({ pointer }) => pointer.slice(0, pointer[0] === 'query' ? 2 : 1));
  const required = requiredMembers(response, origin)
    .filter((pointer) => !parts.some((part) => isWithin(pointer, part) || isWithin(part, pointer)))
    .map((pointer) => ({ pointer, exactly: decisive.some((one) => one.test(`/${pointer.join('/')}`)) }));
  return [...required, ...relied];
}
