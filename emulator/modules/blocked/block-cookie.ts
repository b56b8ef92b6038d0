import { createHmac } from 'node:crypto';

import { blocksOf } from '../../model/blocking';
import type { Block } from '../../model/blocks';
import { isAnonymous } from '../../model/revision';
import type { User } from '../../model/user';
import type { WikiModel } from '../../model/wiki-model';
import type { RequestContext } from '../context';

/** The name of the cookie, without the prefix of the wiki. */
export const blockCookie = 'BlockID';

/** The maximum lifetime of the cookie, in seconds. */
const longest = 86_400;

/** The id of the block that a client has taken along; `undefined` if the cookie was not set by the wiki. */
export function blockOfCookie(value: string | undefined): number | undefined {
  const id = Number.parseInt(value ?? '', 10);
  return id > 0 && value === cookieValue(id) ? id : undefined;
}

function cookieValue(id: number): string {
  return `${id}!${createHmac('sha512', 'block').update(String(id)).digest('hex')}`;
}

/**
 * A blocked client gets a cookie, so that it is still blocked with another account or address (writing 6.3).
 *
 * @returns a function that sets the cookie at the end of the request, of the block as it was at the beginning
 */
export function trackBlock(context: RequestContext): () => void {
  const { client, wiki, release, request } = context;
  // 1.39 forgets the account of a request that may come from another site.
  const user = release.since('1.43') ? client.user : context.user;
  const address = request.remoteAddress;
  const account = client.user?.id;
  const block = trackedBlock(wiki, user, address);
  const sent = client.cookie(blockCookie);
  const held = blockOfCookie(sent);
  return () => {
    const kept = held === undefined || !wiki.hasBlocks ? undefined : wiki.blocks.findId(held, wiki.now);
    if (kept && followsClient(kept, user !== undefined)) return;
    // What is the same for all clients leaves out the cookie; clients with a session get nothing of that kind.
    if (!client.user && !client.isPersisted && context.cacheMode !== 'private') return;
    if (sent !== undefined) client.addCookieLine(blockCookie, undefined);
    // Whoever logs in meanwhile is not followed; whoever logs out is as anonymous as others (writing 6.3).
    if (client.user && client.user.id !== account) return;
    const followed = account !== undefined && !client.user ? trackedBlock(wiki, undefined, address) : block;
    if (!followed) return;
    setCookie(context, followed);
    if (sent === undefined || !release.since('1.43')) return;
    client.addCookieLine(blockCookie, undefined, true);
    setCookie(context, followed, true);
  };
}

/** That of an account must reach its addresses; those of addresses are for who has not logged in. */
function trackedBlock(wiki: WikiModel, user: User | undefined, address: string): Block | undefined {
  return blocksOf(wiki, { user, address }).find((each) =>
    user ? each.target === user.name && each.autoblock : each.parent === undefined,
  );
}

/** Whether a block that a client has taken along counts: that of an account blocks addresses, that of an address no accounts. */
function followsClient({ target, autoblock, parent }: Block, isLoggedIn: boolean): boolean {
  return isAnonymous(target) ? !isLoggedIn : autoblock && parent === undefined;
}

function setCookie({ client, wiki }: RequestContext, { id, expiry }: Block, isLate = false): void {
  const left = expiry === undefined ? longest : (Date.parse(expiry) - wiki.environment.clock.now()) / 1000;
  client.addCookieLine(blockCookie, { value: cookieValue(id), seconds: Math.min(longest, Math.floor(left)) }, isLate);
}
