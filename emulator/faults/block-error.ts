/** What a blocked user is told (writing 6.3). */
import type { RequestContext } from '../modules/context';
import type { ActionModule } from '../modules/module';
import { english } from '../messages/english';
import type { Message, MessageParameter } from '../messages/message';
import { ResultMap } from '../response/result-tree';
import { UsageError } from '../messages/usage-error';
import { timestamp } from '../text/timestamp';
import type { FailureOptions } from './failure-options';

type BlockOptions = FailureOptions['blocked'];

const infinite = 'infinite';

export function blocked(context: RequestContext, action: ActionModule, options: BlockOptions): UsageError {
  const message = !context.release.since('1.43') ? shortMessage : longMessage(context, options);
  return new UsageError(message, action.name);
}

const shortMessage: Message = { code: 'blocked', key: 'apierror-blocked', parameters: [] };

function longMessage(context: RequestContext, { by = 'Admin', reason = '', expiry, id = 1 }: BlockOptions): Message {
  const { namespaces, request, user } = context;
  const project = namespaces.byId(4)?.name ?? '';
  const end = endOf(expiry);
  const parameters: MessageParameter[] = [
    `[[${namespaces.byId(2)?.name ?? ''}:${by}|${isolated(by)}]]`,
    reason === '' ? 'no reason given' : reason,
    request.remoteAddress,
    isolated(by),
    id,
    end === undefined ? infinite : formattedTime(end),
    user ? isolated(user.name) : request.remoteAddress,
    formattedTime(context.wiki.environment.clock.now()),
  ];
  const text = english.blockedtext.replace('PROJECT', () => project);
  return { code: 'blocked', key: 'blockedtext', text, parameters };
}

/** `blockinfo`, which stands beside the text: the block is new, of the whole wiki, and the talk page is part of it. */
export function blockInfo(context: RequestContext, options: BlockOptions): ResultMap {
  const { wiki, release } = context;
  const { by = 'Admin', reason = '', expiry, id = 1 } = options;
  const now = wiki.environment.clock.now();
  const end = endOf(expiry);
  const info = new ResultMap();
  info.append('blockid', id);
  info.append('blockedby', by);
  info.append('blockedbyid', wiki.users.find(by)?.id ?? 1);
  info.append('blockreason', reason);
  info.append('blockedtimestamp', timestamp(now));
  info.append('blockexpiry', end === undefined ? infinite : timestamp(end));
  for (const name of ['blockpartial', 'blocknocreate', 'blockanononly']) info.append(name, false);
  if (release.since('1.43')) {
    info.append('blockemail', false);
    info.append('blockowntalk', true);
  }
  info.append('blockedtimestampformatted', formattedTime(now));
  if (end !== undefined) {
    info.append('blockexpiryformatted', formattedTime(end));
    info.append('blockexpiryrelative', formattedTime(end));
  }
  return info;
}

/** Milliseconds since 1970; nothing for a block without an end. */
function endOf(expiry = infinite): number | undefined {
  return expiry === infinite ? undefined : Date.parse(expiry);
}

/** Names stand between the characters that keep their direction to themselves. */
function isolated(name: string): string {
  return `\u202a${name}\u202c`;
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** `04:02, 21 November 2026` */
function formattedTime(milliseconds: number): string {
  const time = new Date(milliseconds);
  const clock = time.toISOString().slice(11, 16);
  return `${clock}, ${time.getUTCDate()} ${months[time.getUTCMonth()] ?? ''} ${time.getUTCFullYear()}`;
}
