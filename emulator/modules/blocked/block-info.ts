/** What clients are told about the blocks that concern them (writing 6.3). */
import type { MessageData, MessageDatum } from '../../messages/message';
import type { MessageLanguage } from '../../messages/language';
import type { Block } from '../../model/blocks';
import { timeWordsOf } from '../../messages/time-words';
import { writtenTime } from '../../text/written-time';
import type { RequestContext } from '../context';

/** What stands where a block has no end. */
export const infinite = 'infinite';

/** A block, or several as one, as `blockinfo` and messages show it. */
export interface ShownBlock {
  /** Several blocks together have none. */
  readonly id: number | null;
  /** Empty for several blocks together. */
  readonly by: string;
  readonly reason: string;
  readonly timestamp: string;
  readonly expiry: string | undefined;
  readonly isPartial: boolean;
  readonly noCreate: boolean;
  readonly anonymousOnly: boolean;
  readonly noEmail: boolean;
  readonly allowsTalk: boolean;
}

export const severalBlocks = 'There are multiple blocks against your account and/or IP address';

/** @param blocks at least one */
export function shownBlock(context: RequestContext, blocks: readonly Block[]): ShownBlock {
  const [block] = blocks;
  if (block && blocks.length === 1) return { ...block, expiry: block.expiry, isPartial: block.partial !== undefined };
  const endless = blocks.some(({ expiry }) => expiry === undefined);
  const last = blocks.map(({ expiry = '' }) => expiry).sort();
  const [first = ''] = blocks.map(({ timestamp }) => timestamp).sort();
  return {
    id: null,
    by: '',
    reason: severalBlocks,
    timestamp: context.release.since('1.43') ? first : context.wiki.now,
    expiry: endless ? undefined : last.at(-1),
    isPartial: blocks.every(({ partial }) => partial !== undefined),
    noCreate: blocks.some(({ noCreate }) => noCreate),
    anonymousOnly: false,
    noEmail: blocks.some(({ noEmail }) => noEmail),
    allowsTalk: blocks.every(({ allowsTalk }) => allowsTalk),
  };
}

/** The members of `blockinfo`, in errors and in `meta=userinfo`. */
export function blockInfo(context: RequestContext, blocks: readonly Block[], language: MessageLanguage): MessageData {
  const info = members(context, shownBlock(context, blocks), language);
  if (blocks.length === 1 || !context.release.since('1.43')) return info;
  const components = blocks.map((block) => members(context, shownBlock(context, [block]), language));
  return { ...info, blockcomponents: components };
}

function members(context: RequestContext, block: ShownBlock, language: MessageLanguage): MessageData {
  const { wiki, release } = context;
  const expiry = block.expiry === undefined ? undefined : timeText(block.expiry, language);
  const info: Record<string, MessageDatum> = {
    blockid: block.id,
    blockedby: block.by,
    blockedbyid: wiki.users.find(block.by)?.id ?? 0,
    blockreason: block.reason,
    blockedtimestamp: block.timestamp,
    blockexpiry: block.expiry ?? infinite,
    blockpartial: block.isPartial,
    blocknocreate: block.noCreate,
    blockanononly: block.anonymousOnly,
    ...(release.since('1.43') && { blockemail: block.noEmail, blockowntalk: !block.allowsTalk }),
    blockedtimestampformatted: timeText(block.timestamp, language),
    ...(expiry !== undefined && { blockexpiryformatted: expiry, blockexpiryrelative: expiry }),
  };
  return info;
}

export function timeText(time: string, language: MessageLanguage): string {
  return writtenTime(Date.parse(time), timeWordsOf(language));
}
