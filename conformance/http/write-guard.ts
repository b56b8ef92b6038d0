import type { Scenario, Step } from '../../schemas/generated/scenario';
import type { SentRequest } from '../runner/exchange';

/** What may be sent: what only reads; log-ins and log-outs as well; everything. */
export type Permission = 'reading' | 'sessions' | 'everything';

/**
 * The actions that need no write rights, as real wikis of both releases declare (`action=paraminfo`, `writerights`).
 */
const reading = new Set([
  'checktoken',
  'compare',
  'expandtemplates',
  'feedcontributions',
  'feedrecentchanges',
  'feedwatchlist',
  'help',
  'opensearch',
  'paraminfo',
  'parse',
  'query',
  'rsd',
]);
/** They change no page, and an account is given for them. */
const sessions = new Set(['login', 'logout']);

/**
 * The action of a request that goes beyond what is permitted, or undefined. A GET request only reads: each module that
 * writes must be posted (`mustbeposted` wherever there is `writerights`).
 */
export function forbiddenAction({ method, query, body = '' }: SentRequest, permission: Permission): string | undefined {
  if (permission === 'everything' || method === 'GET' || method === 'HEAD') return undefined;
  const actions = [query, body].flatMap((text) => new URLSearchParams(text).getAll('action'));
  return actions.find((action) => !isPermitted(action, permission));
}

/** The same for a scenario, before anything is found, created or sent for it. */
export function forbiddenActionIn({ when }: Scenario, permission: Permission): string | undefined {
  if (permission === 'everything') return undefined;
  for (const step of when) {
    const action = isPosted(step) ? actionsOf(step).find((each) => !isPermitted(each, permission)) : undefined;
    if (action !== undefined) return action;
  }
  return undefined;
}

/** Whether an action only begins or ends a session. */
export function isOfSessions(action: string): boolean {
  return sessions.has(action);
}

function isPermitted(action: string, permission: Permission): boolean {
  return reading.has(action) || (permission === 'sessions' && sessions.has(action));
}

function isPosted({ method, form }: Step): boolean {
  return method === undefined ? form !== undefined : method === 'POST';
}

function actionsOf({ query, rawQuery, form }: Step): string[] {
  const given = [query?.action, form?.action].flatMap((action) => (action === undefined ? [] : [String(action)]));
  return [...given, ...new URLSearchParams(rawQuery ?? '').getAll('action')];
}
