/** What blocks keep a client from (writing 6.3). */
import type { Message, MessageData } from '../../messages/message';
import { blockAddressOf, type BlockedClient, blocksOf, creationBlocksOf } from '../../model/blocking';
import type { Block } from '../../model/blocks';
import { userTalkNamespace } from '../../model/namespaces';
import type { Titled } from '../../model/title';
import type { RequestContext } from '../context';
import { blockCookie, blockOfCookie } from './block-cookie';
import { blockInfo } from './block-info';
import { blockMessage, shortened } from './block-messages';

/** The blocks of the client of a request; none, usually. */
export function clientBlocks(context: RequestContext): readonly Block[] {
  return blocksOf(context.wiki, blockedClient(context));
}

function blockedClient({ user, request, client }: RequestContext): BlockedClient {
  const sent = client.cookie(blockCookie);
  const sentBlock = sent === undefined ? undefined : blockOfCookie(sent);
  return { user, address: request.remoteAddress, sentBlock };
}

/** Blocks the address of a blocked client that tries to change something, if its block says so. */
export function blockAddress({ wiki, user, request }: RequestContext): void {
  const block = user ? wiki.blocks.find(user.name, wiki.now) : undefined;
  if (block) blockAddressOf(wiki, block, request.remoteAddress);
}

/** Actions that blocked clients may do. */
const creation = 'createaccount';
const neverBlocked = ['read', 'purge'];

/** The errors for an action on a page; none if no block forbids it. */
export function blocksAgainst(context: RequestContext, action: string, title: Titled): readonly Message[] {
  if (!context.wiki.hasBlocks || neverBlocked.includes(action)) return [];
  if (action === creation) return blocksAgainstCreation(context);
  const blocks = clientBlocks(context);
  const against = blocks.filter((block) => forbids(context, block, action, title));
  if (against.length === 0) return [];
  // 1.39 has one message for all of them.
  return inErrors(context, context.release.since('1.43') ? against.map((block) => [block]) : [blocks]);
}

/** The errors of a client that may change nothing anywhere. */
export function blocksOfWholeWiki(context: RequestContext): readonly Message[] {
  const blocks = clientBlocks(context);
  if (blocks.every(({ partial }) => partial)) return [];
  // One error for all of them (sequence several-blocks).
  return inErrors(context, [blocks]);
}

/** The errors for the creation of an account. */
function blocksAgainstCreation(context: RequestContext): readonly Message[] {
  const blocks = creationBlocks(context);
  if (blocks.length === 0) return [];
  return inErrors(context, context.release.since('1.43') ? blocks.map((block) => [block]) : [blocks]);
}

/** The blocks that keep the client from creating accounts; in 1.39, those of the address say more than its own. */
export function creationBlocks(context: RequestContext): readonly Block[] {
  return creationBlocksOf(context.wiki, blockedClient(context));
}

/** Why the form for new accounts refuses a client, with all details. */
export function blockAgainstCreation(context: RequestContext): Message | undefined {
  const blocks = creationBlocks(context);
  const last = blocks.at(-1);
  if (!last) return undefined;
  return blockMessage(context, context.release.since('1.43') ? [last] : blocks, context.interfaceTexts);
}

/** In 1.39, who is exempt from blocks of addresses cannot create accounts for others there: these are not exempt. */
export function blockAgainstNewAccount(context: RequestContext): Message | undefined {
  if (context.release.since('1.43')) return undefined;
  const blocks = creationBlocksOf(context.wiki, { ...blockedClient(context), user: undefined });
  return blocks.length === 0 ? undefined : blockMessage(context, blocks, context.interfaceTexts);
}

/** One message of each kind: a later one replaces an earlier one. */
function inErrors(context: RequestContext, groups: readonly (readonly Block[])[]): readonly Message[] {
  const { language } = context.reportForm;
  const messages = new Map<string, Message>();
  for (const group of groups) {
    const message = blockMessage(context, group, language);
    messages.set(message.key, message);
  }
  const info = errorInfo(context);
  if (!info) return [...messages.values()];
  const isEarlier = !context.release.since('1.43');
  return Array.from(messages.values(), (message) => ({
    ...(isEarlier ? shortened(message) : message),
    // Also that of an automatic block, if there are others (sequence several-blocks).
    ...(!isEarlier && info.blockcomponents !== undefined && { code: 'blocked' }),
    data: { blockinfo: info },
  }));
}

/** `blockinfo` of errors: about all blocks of the client, whichever caused the error. */
export function errorInfo(context: RequestContext): MessageData | undefined {
  const blocks = clientBlocks(context);
  return blocks.length === 0 ? undefined : blockInfo(context, blocks, context.interfaceTexts);
}

function forbids(context: RequestContext, block: Block, action: string, title: Titled): boolean {
  const { release, wiki } = context;
  if (action === 'sendemail') return block.noEmail;
  if (block.partial && action === 'upload') return false;
  const allowed = block.allowsTalk && isOwnTalkPage(context, title);
  if (!block.partial) return !allowed || (action === 'upload' && release.since('1.43'));
  const page = wiki.pages.findTitle(title.namespace, title.key)?.id;
  if (page !== undefined && block.partial.pages.includes(page)) return true;
  return !allowed && block.partial.namespaces.includes(title.namespace);
}

function isOwnTalkPage({ user, request }: RequestContext, { namespace, key }: Titled): boolean {
  const name = user ? user.name : request.remoteAddress;
  return namespace === userTalkNamespace && key === name.replaceAll(' ', '_');
}
