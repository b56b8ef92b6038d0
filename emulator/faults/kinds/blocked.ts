/** The error for a blocked user (writing 6.3). */
import type { RequestContext } from '../../modules/context';
import { english } from '../../messages/english';
import type { Message, MessageParameter } from '../../messages/message';
import { ResultList, ResultMap, type ResultValue } from '../../response/result-tree';
import { UsageError } from '../../messages/usage-error';
import { timestamp } from '../../text/timestamp';
import { writtenTime } from '../../text/written-time';
import type { Fault } from '../fault';
import { injectError } from '../inject-error';
import { withToken } from '../scopes';

export interface BlockOptions {
  /** Who blocked the user. Default: `Admin`. */
  readonly by?: string;
  /** Default: none. */
  readonly reason?: string;
  /** When the block ends: a time, or `infinite` (default). */
  readonly expiry?: string;
  /** The number of the block. Default: 1. */
  readonly id?: number;
}

const infinite = 'infinite';

export const blocked: Fault<BlockOptions> = {
  ...withToken,
  options: {
    by: { type: 'string', default: "'Admin'" },
    reason: { type: 'string', default: "''" },
    expiry: { type: 'time', default: `'${infinite}'`, note: 'or a time' },
    id: { type: 'count', default: '1' },
  },
  strike: (target, options) =>
    injectError(target, {
      createError: (context, action) => {
        const message = context.release.since('1.43') ? longMessage(context, options) : shortMessage;
        return new UsageError(message, action.path);
      },
      reviseResult: (context) => {
        addErrorData(context.result.root, 'blockinfo', blockInfo(context, options));
      },
    }),
  describe: { advice: 'stops writing, and reports `blockinfo` to its operator', request: 'write' },
};

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
    end === undefined ? infinite : writtenTime(end),
    user ? isolated(user.name) : request.remoteAddress,
    writtenTime(context.wiki.environment.clock.now()),
  ];
  const text = english.blockedtext.replace('PROJECT', () => project);
  return { code: 'blocked', key: 'blockedtext', text, parameters };
}

/** `blockinfo`, beside the text: the block is new and of the whole wiki, including the user's talk page. */
function blockInfo(context: RequestContext, options: BlockOptions): ResultMap {
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
  info.append('blockedtimestampformatted', writtenTime(now));
  if (end !== undefined) {
    info.append('blockexpiryformatted', writtenTime(end));
    info.append('blockexpiryrelative', writtenTime(end));
  }
  return info;
}

/** Milliseconds since 1970; `undefined` for a block without an end. */
function endOf(expiry = infinite): number | undefined {
  return expiry === infinite ? undefined : Date.parse(expiry);
}

/** Names are enclosed in characters that isolate their text direction. */
function isolated(name: string): string {
  return `\u202a${name}\u202c`;
}

/** Adds a container beside the text of the error: before the reference (bc), or as `data`. */
function addErrorData(root: ResultMap, name: string, value: ResultValue): void {
  const error = root.get('error');
  if (error instanceof ResultMap) {
    root.set('error', insertBefore(error, 'docref', name, value));
    return;
  }
  const errors = root.get('errors');
  const [first] = errors instanceof ResultList ? errors.items : [];
  if (!(errors instanceof ResultList) || !(first instanceof ResultMap)) return;
  const data = new ResultMap({ association: true });
  data.append(name, value);
  errors.items[0] = insertBefore(first, 'module', 'data', data);
}

function insertBefore(map: ResultMap, next: string, name: string, value: ResultValue): ResultMap {
  const longer = new ResultMap(map.metadata);
  map.forEach((other, held) => {
    if (other === next) longer.append(name, value);
    longer.append(other, held);
  });
  return longer;
}
