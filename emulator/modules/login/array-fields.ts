import { isDeepStrictEqual } from 'node:util';

import { arrayField, type TextField } from '../../messages/exceptions';
import { CaughtException } from '../../messages/usage-error';
import type { RequestContext } from '../context';

/** Whether a field of a form was sent as an array: `username[]=a`. It counts as filled in (sequence array-fields). */
export function isArrayField({ parameters }: RequestContext, name: string): boolean {
  const sent = parameters.find(name);
  return sent !== undefined && typeof sent.value !== 'string';
}

/** What real wikis fail with where they need the text of such a field. */
export function arrayFieldError(context: RequestContext, field: TextField): CaughtException {
  return new CaughtException(context, arrayField(context.release.since('1.43'), field));
}

/** The two fields of a new password. */
const passwordFields = ['password', 'retype'] as const;

type NewPassword = Readonly<Partial<Record<(typeof passwordFields)[number], string>>>;

/**
 * Whether the fields of a new password differ.
 *
 * @throws CaughtException if both are the same array
 */
export function passwordsDiffer(context: RequestContext, { password, retype }: NewPassword): boolean {
  if (!passwordFields.some((name) => isArrayField(context, name))) return password !== retype;
  const [one, other] = passwordFields.map((name) => context.parameters.find(name)?.value);
  if (isDeepStrictEqual(one, other)) throw arrayFieldError(context, 'password');
  return true;
}

/** Whether a field of a new password is empty. */
export function lacksPassword(context: RequestContext, values: NewPassword): boolean {
  return passwordFields.some((name) => (values[name] ?? '') === '' && !isArrayField(context, name));
}
