/** Who is blocked, and what follows from it (writing 6.3). */
import type { Block, BlockRestrictions } from './blocks';
import { keptComment, notTooLong } from './comment';
import { canonicalAddress } from './ip-address';
import { userNamespace } from './namespaces';
import { recordChange, recordLog } from './record-change';
import { holdsRight } from './rights';
import type { Titled } from './title';
import type { User } from './user';
import type { WikiModel } from './wiki-model';

/** A client as blocks concern it. */
export interface BlockedClient {
  readonly user: User | undefined;
  readonly address: string;
  /** The id of a block that the client has taken along in a cookie. */
  readonly sentBlock?: number | undefined;
}

/**
 * The blocks of a client: that of the account, then those of the address unless the account is exempt. The automatic block
 * that follows from the account's own counts as the same block.
 */
export function blocksOf(wiki: WikiModel, { user, address, sentBlock }: BlockedClient): readonly Block[] {
  if (!wiki.hasBlocks) return [];
  const { now } = wiki;
  const own = user && wiki.blocks.find(user.name, now);
  const ofAddress = holdsRight(user, 'ipblock-exempt', wiki) ? [] : wiki.blocks.ofAddress(address, now);
  const sent = sentBlock === undefined ? undefined : wiki.blocks.findId(sentBlock, now);
  if (sent && sent !== own && !ofAddress.includes(sent) && !holdsRight(user, 'ipblock-exempt', wiki)) {
    ofAddress.push(sent);
  }
  const others = ofAddress.filter(({ anonymousOnly, parent }) => {
    return !(user && anonymousOnly) && (parent === undefined || parent !== own?.id);
  });
  return own ? [own, ...others] : others;
}

/** The blocks that keep a client from creating accounts, also those that only concern clients that are not logged in. */
export function creationBlocksOf(wiki: WikiModel, client: BlockedClient): readonly Block[] {
  if (!wiki.hasBlocks) return [];
  const { user, address } = client;
  const others = holdsRight(user, 'ipblock-exempt', wiki) ? [] : wiki.blocks.ofAddress(address, wiki.now);
  const blocks = blocksOf(wiki, client);
  // 1.39 looks for a block of the address first, also for one that follows from the account's own.
  const forbidden = others.filter(({ noCreate }) => noCreate);
  if (!wiki.release.since('1.43') && forbidden.length > 0) return forbidden;
  return [
    ...blocks,
    ...others.filter(
      (block) => !blocks.includes(block) && (block.parent === undefined || block.parent !== blocks[0]?.id),
    ),
  ].filter(({ noCreate }) => noCreate);
}

/** A block to make. Missing members have the values of a block made now, of the whole wiki, without an end. */
export interface NewBlock extends Partial<BlockRestrictions>, Pick<Block, 'target' | 'by'> {
  readonly id?: number | undefined;
  readonly timestamp?: string | undefined;
  readonly expiry?: string | undefined;
  readonly reason?: string | undefined;
}

/** Blocks an account, an address or a range, or changes its block, without a log entry. */
export function putBlock(wiki: WikiModel, given: NewBlock): Block {
  const { blocks } = wiki;
  const { now } = wiki;
  const held = blocks.find(given.target, now);
  const expired = blocks.findExpired(given.target, now);
  if (expired) {
    blocks.remove(expired);
    // 1.39 tries to store the block before it finds the old one in the way, which costs an id.
    if (!wiki.release.since('1.43')) blocks.skipId();
  }
  const { anonymousOnly = false, noCreate = false, autoblock = false, noEmail = false, hidden = false } = given;
  const { allowsTalk = false, partial, reason = '', expiry, target, by } = given;
  const block: Block = {
    ...{ id: given.id ?? held?.id ?? blocks.nextId, target, by },
    ...{ timestamp: given.timestamp ?? held?.timestamp ?? now, expiry, reason },
    ...{ anonymousOnly, noCreate, autoblock, noEmail, hidden, allowsTalk, partial },
  };
  const children = held ? blocks.childrenOf(held) : [];
  blocks.put(block);
  for (const child of children) {
    if (autoblock) blocks.put(automaticBlock(wiki, block, child.target, child));
    else blocks.remove(child);
  }
  return block;
}

/** Blocks the address from which a blocked account last changed something. */
export function blockLastAddress(wiki: WikiModel, block: Block): void {
  const user = wiki.users.find(block.target);
  const address = user && wiki.users.addressOf(user.id);
  // Deleted pages take what was known of it with them (sequence autoblocks-after-deletions).
  if (address !== undefined && hasRecentChange(wiki, block.target)) blockAddressOf(wiki, block, address);
}

function hasRecentChange({ changes }: WikiModel, name: string): boolean {
  for (const { user } of changes.walk(true, undefined)) if (user === name) return true;
  return false;
}

/**
 * Blocks an address because a blocked account has used it, for a day at most; prolongs the block that it has for that reason
 * (writing 6.3).
 */
export function blockAddressOf(wiki: WikiModel, block: Block, address: string): void {
  const { blocks, now, release } = wiki;
  if (!block.autoblock) return;
  const [own, held] = [blocks.find(address, now), blocks.findAutomatic(address, now)];
  if (own && (!held || !release.since('1.43'))) return;
  if (!held) {
    blocks.put(automaticBlock(wiki, block, address, undefined));
    return;
  }
  const end = release.since('1.43') ? held.expiry : aDayAfter(held.timestamp);
  const lastsLonger = block.expiry === undefined || (end !== undefined && block.expiry > end);
  if (lastsLonger) blocks.put({ ...held, timestamp: now, expiry: aDayAfter(now) });
}

function aDayAfter(time: string): string {
  return new Date(Date.parse(time) + 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z');
}

function automaticBlock(wiki: WikiModel, block: Block, address: string, held: Block | undefined): Block {
  const { now } = wiki;
  const tomorrow = aDayAfter(now);
  const expiry = block.expiry !== undefined && block.expiry < tomorrow ? block.expiry : tomorrow;
  const { noCreate, allowsTalk, partial, by, reason, target } = block;
  return {
    ...{ id: held?.id ?? wiki.blocks.nextId, target: address, by },
    timestamp: held?.timestamp ?? now,
    expiry: held?.expiry ?? expiry,
    // 1.39 gives the reason of the changed block to the addresses as it is.
    reason: held && !wiki.release.since('1.43') ? reason : automaticReason(target, reason),
    ...{ anonymousOnly: false, noCreate, autoblock: false, noEmail: false, hidden: false, allowsTalk, partial },
    parent: block.id,
  };
}

function automaticReason(name: string, reason: string): string {
  return notTooLong(
    `Autoblocked because your IP address has been recently used by "[[User:${name}|${name}]]".\nThe reason given for ${name}'s block is "${reason}"`,
  );
}

/** The log entry of a block, its change or its removal, under the title of the user's page. */
export function logBlock(
  wiki: WikiModel,
  { target, parent, id, hidden }: Block,
  given: {
    readonly action: 'block' | 'reblock' | 'unblock';
    readonly user: string;
    readonly bot?: boolean;
    readonly comment: string;
    readonly parameters: Readonly<Record<string, unknown>>;
    readonly tags?: readonly string[];
  },
): void {
  const { action, parameters, ...change } = given;
  const entry = {
    ...change,
    comment: keptComment(change.comment),
    title: userPage(parent === undefined ? target : `#${id}`),
  };
  // Blocks that hide a name are in a log that few may read (sequence logs-of-hidden-users).
  if (hidden && action !== 'unblock') recordLog(wiki, { ...entry, type: 'suppress', action, parameters });
  else recordChange(wiki, { ...entry, type: 'log', log: { type: 'block', action, parameters } });
}

/** The title of the page of a user, an address or a range. */
export function userPage(target: string): Titled {
  return { namespace: userNamespace, key: target.replaceAll(' ', '_') };
}

/** Whether the target is an address or a range, in its canonical form. */
export function isAddress(target: string): boolean {
  return canonicalAddress(target) !== undefined;
}
