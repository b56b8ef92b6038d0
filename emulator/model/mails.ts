import type { User } from './user';

/** A message that one user sent to another. */
export interface Mail {
  /** Names of users. */
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Whether the sender got a copy. */
  readonly copied: boolean;
  /** `2026-01-31T12:00:00Z` */
  readonly timestamp: string;
}

/** Whether a user has an address that is known to be the user's own. */
export function hasConfirmedAddress({ email, emailConfirmed }: User): boolean {
  return email !== undefined && emailConfirmed === true;
}

/** Whether a user has asked not to get mail from others. */
export function refusesMail({ options }: User): boolean {
  return options?.disablemail !== undefined && !['', '0'].includes(options.disablemail);
}
