import { holdsRight } from '../../model/rights';
import type { RequestContext } from '../context';

/** The author of what a request changes, and whether the recent changes list it as that of a bot. */
export interface Performer {
  /** A name, or an address. */
  readonly user: string;
  readonly bot: boolean;
}

/** Whoever sends a request. Log entries of a user with the right `bot` are those of a bot. */
export function performerOf(context: RequestContext): Performer {
  return { user: performerName(context), bot: holdsRight(context.user, 'bot', context.wiki) };
}

/** The name of whoever sends a request, or the address. */
export function performerName({ user, request }: RequestContext): string {
  return user?.name ?? request.remoteAddress;
}
