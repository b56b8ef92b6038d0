/** The messages for blocked clients (writing 6.3). */
import { english } from '../../messages/english';
import type { MessageLanguage } from '../../messages/language';
import type { Message, MessageParameter } from '../../messages/message';
import type { Block } from '../../model/blocks';
import type { Release } from '../../releases/release';
import type { RequestContext } from '../context';
import { infinite, shownBlock, timeText } from './block-info';
import { earlierTexts } from './earlier-texts';

type BlockKey = keyof typeof earlierTexts;

/** The message of a block, or of several as one, with all details. */
export function blockMessage(context: RequestContext, blocks: readonly Block[], language: MessageLanguage): Message {
  const { namespaces, release, request } = context;
  const shown = shownBlock(context, blocks);
  const [block] = blocks;
  const isSingle = block && blocks.length === 1;
  const key = keyOf(blocks);
  const target = isSingle && block.parent === undefined ? block.target : undefined;
  const { id, by, reason, expiry, timestamp } = shown;
  const name = isolated(by);
  const project = namespaces.byId(4)?.name ?? '';
  const texts: Readonly<Record<BlockKey, string>> = release.since('1.43') ? english : earlierTexts;
  const written = writtenReason(
    context,
    reason,
    texts[key].replace('PROJECT', () => project),
  );
  const parameters: MessageParameter[] = [
    by === '' ? '' : `[[${namespaces.byId(2)?.name ?? ''}:${by}|${name}]]`,
    reason === '' ? 'no reason given' : written.reason,
    request.remoteAddress,
    by === '' ? '' : name,
    id ?? idList(blocks, release),
    expiry === undefined ? (language === 'qqx' ? '(infiniteblock)' : infinite) : timeText(expiry, language),
    shownTarget(context, target),
    timeText(timestamp, language),
  ];
  return { code: key === 'autoblockedtext' ? 'autoblocked' : 'blocked', key, text: written.text, parameters };
}

interface WrittenReason {
  readonly reason: MessageParameter;
  /** The text of the message that it is part of. */
  readonly text: string;
}

const emphasized = '<em>$2</em>.';

/**
 * A reason may contain templates and emphasis (sequence reasons-with-markup). In 1.43 it is a parameter of a text of its own, so
 * that space around it is lost, and so is what follows a `|` (sequence reasons-in-braces).
 */
function writtenReason({ wiki, release }: RequestContext, reason: string, text: string): WrittenReason {
  if (!/[{}|]|''|<[^>]|^\s|\s$/.test(reason)) return { reason, text };
  const { expandedMessage, frameTitle } = require('../expanded-message') as typeof import('../expanded-message');
  const isFramed = release.since('1.43') && text.includes(emphasized) && !text.includes(`:${emphasized}`);
  const expanded = isFramed
    ? expandedMessage(`{{${frameTitle}|${frameTitle}=${reason}}}`, wiki, 'API', `<em>{{{${frameTitle}}}}</em>.`)
    : expandedMessage(reason, wiki, 'API');
  // What the wiki keeps as it is, such as <nowiki>, is not shown here.
  if (expanded.includes('\x7f')) return { reason, text };
  return { reason: { wikitext: reason, expanded }, text: isFramed ? text.replace(emphasized, '$2') : text };
}

function keyOf(blocks: readonly Block[]): BlockKey {
  const [block] = blocks;
  if (!block || blocks.length > 1) return 'blockedtext-composite';
  if (block.parent !== undefined) return 'autoblockedtext';
  return block.partial ? 'blockedtext-partial' : 'blockedtext';
}

/** Of several blocks. */
function idList(blocks: readonly Block[], release: Release): string {
  const list = release.since('1.43') ? 'blocklist' : 'deny list';
  return `Relevant block IDs: ${blocks.map(({ id }) => `#${id}`).join(', ')} (your IP address may also appear in a ${list})`;
}

/** An automatic block does not name the account that it follows from. */
function shownTarget({ request, wiki }: RequestContext, target: string | undefined): string {
  if (target === undefined) return request.remoteAddress;
  return wiki.users.find(target) ? isolated(target) : target;
}

/** Names are enclosed in characters that isolate their text direction. */
function isolated(name: string): string {
  return `\u202a${name}\u202c`;
}

const shortKeys = {
  blockedtext: 'apierror-blocked',
  'blockedtext-partial': 'apierror-blocked-partial',
  'blockedtext-composite': 'apierror-blocked',
  autoblockedtext: 'apierror-autoblocked',
} as const;

/** 1.39 has shorter messages in errors of modules. */
export function shortened({ code, key }: Message): Message {
  return { code, key: shortKeys[key as BlockKey], parameters: [] };
}
