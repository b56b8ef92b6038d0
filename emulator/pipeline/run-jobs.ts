import { createHmac } from 'node:crypto';
import type { WikiRequest } from '../exchange';
import { specialNamespace } from '../model/namespaces';
import { isTitle, parseTitle } from '../model/title';
import type { WikiModel } from '../model/wiki-model';
import { phpEncode } from '../text/php-encode';
import { readRequestParameters, type RequestParameters } from '../request/request-parameters';

/** A response without the headers that the server adds. */
export interface JobsResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly string[];
  readonly body: string;
}

const ofPage = ['Content-type', 'text/html; charset=UTF-8'];

/**
 * Responds where real wikis run the jobs that are waiting (writing 1.6). Everything that follows from a change is done when the
 * change is, so nothing is ever waiting here. Without a secret key in the wiki file, any signature and none are accepted;
 * with one, those are refused that real wikis with this `$wgSecretKey` refuse.
 *
 * @param request with the path as web servers read it
 * @returns undefined for any other address
 */
export function respondToRunJobs(wiki: WikiModel, request: WikiRequest): JobsResponse | undefined {
  const folder = wiki.site.scriptPath ?? request.scriptPath ?? '';
  if (request.url.split('?', 1)[0] !== `${folder}/index.php`) return undefined;
  const parameters = readRequestParameters(request);
  if (!isRunJobs(wiki, parameters)) return undefined;
  if (request.method !== 'POST') return badRequest('Request must be POSTed.');
  const { secretKey } = wiki.site.settings;
  const missing = required.filter((name) => parameters.text(name) === undefined);
  const signature = parameters.text('signature');
  if (secretKey !== undefined) {
    if (missing.length > 0) return badRequest(`Missing parameters: ${missing.join(', ')}`);
    const isStale = isPast(parameters.text('sigexpiry') ?? '', wiki);
    if (isStale || signature !== signatureOf(parameters, secretKey)) return badSignature;
  }
  // Signed requests are responded to before the jobs are run, unless they say otherwise.
  if (signature === undefined) return done;
  if (isTrue(parameters.text('async') ?? '1')) return accepted;
  return isTrue(parameters.text('stats') ?? '') ? statistics : done;
}

const required = ['tasks', 'signature', 'sigexpiry'];

/** What is signed, in the order in which it is; anything else in the request is not. */
const signed = ['async', 'maxjobs', 'maxtime', 'sigexpiry', 'stats', 'tasks', 'title', 'type'];

/** The signature that a wiki with this key expects: of the parameters that were sent, written as PHP writes a query. */
function signatureOf(parameters: RequestParameters, secretKey: string): string {
  const query = signed.flatMap((name) => {
    const value = parameters.text(name);
    return value === undefined ? [] : [`${name}=${phpEncode(value)}`];
  });
  return createHmac('sha1', secretKey).update(query.join('&')).digest('hex');
}

/** Compared as PHP compares: as numbers if it is one, else as texts. */
function isPast(expiry: string, wiki: WikiModel): boolean {
  const now = Math.floor(wiki.environment.clock.now() / 1000);
  return /^\s*[+-]?\d+(\.\d*)?\s*$/.test(expiry) ? Number(expiry) < now : expiry < String(now);
}

/** As PHP reads a text as a truth value. */
function isTrue(text: string): boolean {
  return text !== '' && text !== '0';
}

const accepted: JobsResponse = { status: 202, statusText: 'Accepted', headers: ofPage, body: '' };
const done: JobsResponse = { status: 200, statusText: 'OK', headers: ofPage, body: 'Done\n' };
const statistics: JobsResponse = {
  status: 200,
  statusText: 'OK',
  headers: ['Content-Type', 'application/json'],
  body: '{"jobs":[],"reached":"none-ready","backoffs":[],"elapsed":0}',
};

function badRequest(reason: string): JobsResponse {
  return {
    status: 400,
    statusText: 'Bad Request',
    headers: [
      ...['Vary', 'Accept-Encoding, Cookie', 'Expires', 'Thu, 01 Jan 1970 00:00:00 GMT'],
      ...['Cache-Control', 'private, must-revalidate, max-age=0', 'Content-type', 'text/html; charset=utf-8'],
    ],
    body: `<!DOCTYPE html><html><head><title>Bad Request</title></head><body><h1>Bad Request</h1><p>${reason}</p></body></html>\n`,
  };
}

const badSignature = badRequest('Invalid or stale signature provided.');

function isRunJobs({ site }: WikiModel, parameters: RequestParameters): boolean {
  const title = parseTitle(parameters.text('title') ?? '', site);
  if (!isTitle(title) || title.namespace !== specialNamespace || title.interwiki !== '') return false;
  const name = site.specialPages.find(title.key);
  return name !== undefined && name === site.specialPages.find('RunJobs');
}
