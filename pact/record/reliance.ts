import { isWithin, leadsSomewhere, parsePointer, type Pointer } from './pointer';
import { requiredMembers } from './required-members';

/** What a client depends on in the answers that it gets: a JSON Pointer, or one whose value must stay as it was. */
export type Reliance = string | { readonly at: string; readonly exactly: true };

export interface ReliedMember {
  readonly pointer: Pointer;
  /** The value itself, not only its type. */
  readonly exactly: boolean;
}

/** What clients branch on, and what therefore stands in every contract as it was answered (core 6.1, 8.1). */
const decisive = [/^\/error\/code$/, /^\/errors\/\*\/code$/, /^\/login\/result$/];

/** @throws TypeError for a pointer that is none */
export function readReliances(reliances: readonly Reliance[]): ReliedMember[] {
  return reliances.map((reliance) => {
    if (typeof reliance === 'string') return { pointer: parsePointer(reliance), exactly: false };
    return { pointer: parsePointer(reliance.at), exactly: reliance.exactly };
  });
}

/**
 * What a contract says of an answer. A pointer that the answer has takes the place of all that is required of the same
 * part: the result of a module (`/query/imageusage`), or any other member of the answer (`/continue`). Parts that no
 * pointer speaks of stay as the schemas require them.
 */
export function reliedMembers(response: unknown, reliances: readonly ReliedMember[]): ReliedMember[] {
  const relied = reliances.filter(({ pointer }) => leadsSomewhere(response, pointer));
  const parts = relied.map(({ pointer }) => pointer.slice(0, pointer[0] === 'query' ? 2 : 1));
  const required = requiredMembers(response)
    .filter((pointer) => !parts.some((part) => isWithin(pointer, part) || isWithin(part, pointer)))
    .map((pointer) => ({ pointer, exactly: decisive.some((one) => one.test(`/${pointer.join('/')}`)) }));
  return [...required, ...relied];
}
