import { allInvariants } from '../../conformance/invariants/registry';
import { JudgedExchange } from '../../conformance/invariants/judged-exchange';
import { tokensIn } from '../../conformance/invariants/tokens';
import { isObject } from '../contract/pointer';
import type { Expectation } from '../../schemas/generated/scenario';
import { escape } from '../../conformance/runner/paths';
import type { ApiResponse } from '../../conformance/runner/responses';
import type { Carried, Promises } from './promises';

type PromisesOf = (exchange: JudgedExchange) => readonly Carried[];

/** A token of a session; `+\` for anonymous clients (core 3.2). */
const secret = String.raw`^[0-9a-f]{32,}\+\\$`;
const filled = String.raw`^[\s\S]+$`;
const amount = String.raw`^[0-9].*\s[^0-9\s]+$`;

const tokens = '/query/tokens';
const usage = '/query/imageusage';
const block = '/debuginfo';

function eachToken(exchange: JudgedExchange, isMeant: (name: string) => boolean, expected: Expectation): Expectation[] {
  const names = [...(tokensIn(exchange)?.keys() ?? [])].filter(isMeant);
  return names.map((name) => ({ ...expected, at: `${tokens}/${escape(name)}` }));
}

const isOfLogIns = (name: string): boolean => /^(?:login|createaccount)token$/.test(name);
const isOfActions = (name: string): boolean => !isOfLogIns(name);
const always =
  (...promised: readonly Carried[]): PromisesOf =>
  () =>
    promised;
/** A cache in front of a wiki adds parts of its own, so none is required. */
const isPrivate = always({ header: 'Cache-Control', everyPart: '^(?!public|s-maxage="?0*[1-9])[\\s\\S]*$' });
/** The tokens of a response, and no others. */
const theseTokens: PromisesOf = (exchange) => {
  const isAll = exchange.parameters.values.get('type') === '*';
  return isAll ? [] : [{ at: tokens, members: [...(tokensIn(exchange)?.keys() ?? [])] }];
};
const requested =
  (...types: readonly string[]): PromisesOf =>
  () =>
    types.map((type) => ({ at: `${tokens}/${type}token`, present: true }));

/** The invariants that contracts carry as a whole or partly, each with what it promises of a response to which it applies. */
const carried: Readonly<Record<string, PromisesOf>> = {
  'requested-tokens-are-returned': always({ at: tokens, type: 'object' }),
  'entries-of-usage-are-pages': always(
    { at: `${usage}/*/pageid`, type: 'integer' },
    { at: `${usage}/*/ns`, type: 'integer' },
    { at: `${usage}/*/title`, matches: '^[^_]+$' },
  ),
  'errors-are-announced': always(
    { header: 'MediaWiki-API-Error', matches: String.raw`^\S+$` },
    { at: '/error/code', matches: String.raw`^\S+$` },
    { at: '/error/info', type: 'string' },
  ),
  'warnings-are-texts': ({ document }) =>
    isObject(document?.warnings)
      ? Object.keys(document.warnings).map((module) => ({ at: `/warnings/${escape(module)}/*`, matches: filled }))
      : [],
  'pages-have-their-data': always({ at: '/title', type: 'string' }),
  'pages-have-a-notice': always({ at: '/notice', type: 'string' }),
  'notices-point-to-the-plain-form': ({ parameters: { values } }) => {
    const format = (values.get('format') ?? 'jsonfm').replace(/fm$/, '');
    return values.get('uselang') === 'en' ? [{ at: '/notice', includes: `format=${format}` }] : [];
  },
  'complete-batches-are-announced': ({ parameters: { values } }) => [
    { at: '/batchcomplete', equals: values.get('formatversion') === '2' ? true : '' },
  ],
  'results-are-objects': always({ at: '/query', type: 'object' }),
  'requested-watch-tokens-are-returned': requested('watch'),
  'requested-patrol-tokens-are-returned': requested('patrol'),
  'only-requested-tokens-are-returned': theseTokens,
  'tokens-are-strings': (exchange) => eachToken(exchange, isOfActions, { type: 'string' }),
  'tokens-without-an-account-are-fixed': (exchange) => eachToken(exchange, isOfActions, { equals: '+\\' }),
  'tokens-of-accounts-are-secret': (exchange) => eachToken(exchange, isOfActions, { matches: secret }),
  'tokens-of-log-ins-are-secret': (exchange) => eachToken(exchange, isOfLogIns, { matches: secret }),
  'usage-is-always-an-array': always({ at: usage, type: 'array' }),
  'debug-block-has-the-time': always({ at: `${block}/time`, type: 'number' }),
  'debug-messages-are-whole': always(
    ...['msg', 'type', 'caller'].map((member) => ({ at: `${block}/log/*/${member}`, type: 'string' as const })),
  ),
  'debug-trace-is-text': always({ at: `${block}/debugLog/*`, type: 'string' as const }),
  'debug-statements-are-whole': always(
    { at: `${block}/queries/*/sql`, type: 'string' as const },
    { at: `${block}/queries/*/function`, type: 'string' as const },
    { at: `${block}/queries/*/time`, type: 'number' },
  ),
  'debug-statements-are-never-missing': always({ at: `${block}/queries`, type: 'array' }),
  'debug-block-echoes-every-request': ({ method }) => [
    { at: `${block}/request/method`, equals: method },
    { at: `${block}/request/url`, matches: '^/' },
    { at: `${block}/request/headers`, type: 'object' },
    { at: `${block}/request/params`, type: 'object' },
  ],
  'debug-block-has-the-memory': always({ at: `${block}/memory`, matches: amount }),
  'debug-block-has-the-peak-memory': always({ at: `${block}/memoryPeak`, matches: amount }),
  'debug-includes-are-whole': always(
    { at: `${block}/includes/*/name`, matches: filled },
    { at: `${block}/includes/*/size`, matches: amount },
  ),
  'debug-types-are-joined': ({ parameters: { values } }) => {
    const type = values.get('type');
    return type?.includes('|') ? [{ at: `${block}/request/params/type`, equals: type }] : [];
  },
  'debug-parameters-are-decoded': ({ parameters: { values } }) =>
    ['action', 'format', 'meta', 'list', 'requestid'].flatMap((name) => {
      const value = values.get(name);
      return value === undefined ? [] : [{ at: `${block}/request/params/${name}`, equals: value }];
    }),
  'debug-address-is-encoded': always({ at: `${block}/request/url`, matches: String.raw`^[^|:\s]*$` }),
  'request-ids-are-returned': ({ parameters: { values } }) => [
    { at: '/requestid', equals: values.get('requestid') ?? '' },
  ],
  'tokens-are-of-known-types': (exchange) =>
    isObject(exchange.document?.warnings) && 'tokens' in exchange.document.warnings ? theseTokens(exchange) : [],
  'sets-of-tokens-are-objects': always({ at: tokens, type: 'object' }),
  'watch-and-patrol-tokens-come-together': requested('watch', 'patrol'),
  'tokens-are-always-private': isPrivate,
  'requested-usage-is-returned': always({ at: usage, type: 'array' }),
  'usage-is-within-the-limit': ({ parameters: { values } }) => {
    const limit = values.get('iulimit') ?? '10';
    return /^[1-9]\d?$/.test(limit) ? [{ at: usage, most: Number(limit) }] : [];
  },
  'usage-of-accounts-is-private': isPrivate,
  'usage-of-strangers-is-public': always({ header: 'Cache-Control', matches: 'public' }),
  'formats-are-as-requested': ({ mediaType }) => [{ header: 'Content-Type', matches: `^${mediaType}` }],
  'json-is-always-plain': always({ header: 'Content-Type', matches: '^application/json' }, { at: '', type: 'object' }),
  'absent-formats-give-a-page': always({ header: 'Content-Type', matches: '^text/html' }),
  'strangers-are-welcome': always({ at: '/query', type: 'object' }),
  'session-cookies-are-guarded': always({ cookie: 'session', matches: '; *[Hh]ttp[Oo]nly' }),
  'wrong-tokens-are-refused': always({ at: '/error/code', matches: String.raw`^\S+$` }),
};

/** The ids of the invariants that contracts carry, as a whole or partly. */
export const carriedInvariants: readonly string[] = Object.keys(carried);

/**
 * Promises what the invariants demand of a response.
 *
 * @param loggedIn whether the client that sent the request is logged in
 * @returns the ids of the invariants that the contract carries by it
 */
export function promiseInvariants(
  promises: Promises,
  { request, received }: ApiResponse,
  loggedIn: boolean,
  ids: readonly string[] = carriedInvariants,
): string[] {
  const exchange = new JudgedExchange(request, received, { loggedIn });
  return allInvariants().flatMap(({ id, judging }) => {
    const promisesOf = ids.includes(id) ? carried[id] : undefined;
    if (!promisesOf || judging.kind !== 'single' || judging.judge(exchange) !== 'holds') return [];
    // One that fails leaves the rest: XML and pages have no places.
    const kept = promisesOf(exchange).filter((promised) => promises.carry(promised));
    return kept.length === 0 ? [] : [id];
  });
}
