/** The checks that stand before every action, in the real wiki's order (core 0). Each throws the real wiki's error. */
import type { RequestContext } from '../modules/context';
import { mainPath, type MainValues } from '../modules/main';
import type { ActionModule } from '../modules/module';
import { ActionRun } from '../modules/module-run';
import { isOwnToken } from '../modules/token-types';
import type { Integer } from '../text/integer';
import type { Message } from '../messages/message';
import { UsageError } from '../messages/usage-error';
import { holdsRight } from '../model/rights';
import { isBot } from '../model/users';

/** `assert`, then `assertuser`. */
export function checkAssertions({ user, wiki, release }: RequestContext, main: MainValues): void {
  if (main.assert === 'anon' && user) throw mainError('assertanonfailed', 'apierror-assertanonfailed');
  if (main.assert === 'user' && !user) throw mainError('assertuserfailed', 'apierror-assertuserfailed');
  if (main.assert === 'bot' && !isBot(user, wiki)) throw mainError('assertbotfailed', 'apierror-assertbotfailed');
  const expected = main.assertuser;
  if (expected !== undefined && user?.name !== expected) {
    throw mainError('assertnameduserfailed', 'apierror-assertnameduserfailed', [release.escapeWikitext(expected)]);
  }
}

/**
 * Checks the token: sent, in the body, and valid (vectors watch/no-token, watch/token-in-the-query-string,
 * watch/token-of-another-type).
 */
export function checkToken(context: RequestContext, action: ActionModule): void {
  const type = action.needsToken;
  if (type === undefined) return;
  const run = new ActionRun(context, action);
  const name = run.parameter('token');
  run.requireToken(name, context.parameters.text(name), (token) => isOwnToken(context, type, token));
}

/** Only some modules are for everybody on a private wiki. */
export function checkReadRight(context: RequestContext, { description }: ActionModule): void {
  const { user, wiki } = context;
  // Every bot password allows reading, too (writing 7).
  if (!wiki.site.configuredGroups || holdsRight(user, 'read', wiki)) return;
  const { withoutReadRights = false } = description ?? {};
  if (typeof withoutReadRights === 'function' ? withoutReadRights(context) : withoutReadRights) return;
  throw readDenied();
}

export function readDenied(): UsageError {
  return mainError('readapidenied', 'apierror-readapidenied');
}

/** Only 1.39 has a right for all modules that write. */
export function checkWriteRight({ user, wiki, release }: RequestContext, action: ActionModule): void {
  if (release.since('1.43') || !action.writes?.(release) || holdsRight(user, 'writeapi', wiki)) return;
  throw mainError('writeapidenied', 'apierror-writeapidenied');
}

/** A client that promises not to write may not call an action that does; an empty promise is none, nor is `0`. */
export function checkPromise({ request, release }: RequestContext, action: ActionModule): void {
  if (action.writes?.(release) && isTrue(request.headers['promise-non-write-api-action'])) {
    throw mainError('promised-nonwrite-api', 'apierror-promised-nonwrite-api');
  }
}

/** Nothing can be written while the wiki file says that the wiki is read-only. */
export function checkReadOnly({ wiki, release }: RequestContext, action: ActionModule): void {
  const { readOnly } = wiki.site.settings;
  if (readOnly !== undefined && action.writes?.(release)) throw readOnlyError(readOnly);
}

export function readOnlyError(reason: string): UsageError {
  const data = { readonlyreason: reason };
  return new UsageError({ code: 'readonly', key: 'apierror-readonly', parameters: [], data }, mainPath);
}

/** A wiki on one database lags by -1 second, so only lower values fail (core 1, 6.5). */
const usualLag = -1;

export function checkMaximumLag(maximum: Integer | undefined): void {
  if (maximum !== undefined && usualLag > maximum) throw maximumLagExceeded(usualLag, Number(maximum));
}

/** The minimum of `Retry-After`, in seconds (vector main/maxlag). */
const leastRetryAfter = 5;

/**
 * The error for too much database lag (vector main/maxlag).
 *
 * @param lag in seconds
 * @param tolerated the lag that the request tolerates, in seconds
 * @param host the server that lags, on wikis that reveal the names of their servers
 */
export function maximumLagExceeded(
  lag: number,
  tolerated: number,
  host?: string,
  retryAfter = Math.max(tolerated, leastRetryAfter),
): UsageError {
  const message: Message = {
    code: 'maxlag',
    key: host === undefined ? 'apierror-maxlag-generic' : 'apierror-maxlag',
    parameters: host === undefined ? [lag] : [lag, host],
    data: { host: host ?? '', lag, type: 'db' },
  };
  return new UsageError(message, mainPath, {
    headers: ['Retry-After', String(retryAfter), 'X-Database-Lag', String(Math.trunc(lag))],
  });
}

const usualMethods = ['GET', 'HEAD', 'POST'];

export function checkMethod({ request }: RequestContext, action: ActionModule): void {
  if (!usualMethods.includes(request.method)) {
    throw new UsageError({ code: 'invalidmethod', key: 'apierror-invalidmethod', parameters: [] }, mainPath, {
      status: 405,
    });
  }
  if (action.mustBePosted && request.method !== 'POST') {
    throw mainError('mustbeposted', 'apierror-mustbeposted', [action.name]);
  }
}

/** PHP does not read such a body, and the API warns (vector main/no-content-type). */
export function warnWithoutContentType({ request, result }: RequestContext): void {
  if (request.method !== 'POST' || (request.headers['content-type'] ?? '') !== '') return;
  result.addDeprecation(mainPath, {
    code: 'deprecation',
    key: 'apiwarn-deprecation-post-without-content-type',
    parameters: [],
    data: { feature: 'post-without-content-type' },
  });
}

function mainError(code: string, key: Message['key'], parameters: Message['parameters'] = []): UsageError {
  return new UsageError({ code, key, parameters }, mainPath);
}

/** As PHP takes what a header says for true or false. */
function isTrue(header: string | undefined): boolean {
  return header !== undefined && header !== '' && header !== '0';
}
