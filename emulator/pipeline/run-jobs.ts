import type { WikiRequest } from '../exchange';
import { specialNamespace } from '../model/namespaces';
import { isTitle, parseTitle } from '../model/title';
import type { WikiModel } from '../model/wiki-model';
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
 * change is, so nothing is ever waiting here. Whoever has no signature of the wiki is told so as well.
 *
 * @param request with the path as web servers read it
 * @returns undefined for any other address
 */
export function respondToRunJobs(wiki: WikiModel, request: WikiRequest): JobsResponse | undefined {
  const folder = wiki.site.scriptPath ?? request.scriptPath ?? '';
  if (request.url.split('?', 1)[0] !== `${folder}/index.php`) return undefined;
  const parameters = readRequestParameters(request);
  if (!isRunJobs(wiki, parameters)) return undefined;
  if (request.method !== 'POST') return needsPost;
  const isSigned = (parameters.text('signature') ?? '') !== '';
  // Signed requests are responded to before the jobs are run, unless they say otherwise.
  return isSigned && (parameters.text('async') ?? '1') !== '0' ? accepted : done;
}

const accepted: JobsResponse = { status: 202, statusText: 'Accepted', headers: ofPage, body: '' };
const done: JobsResponse = { status: 200, statusText: 'OK', headers: ofPage, body: 'Done\n' };

const needsPost: JobsResponse = {
  status: 400,
  statusText: 'Bad Request',
  headers: [
    ...['Vary', 'Accept-Encoding, Cookie', 'Expires', 'Thu, 01 Jan 1970 00:00:00 GMT'],
    ...['Cache-Control', 'private, must-revalidate, max-age=0', 'Content-type', 'text/html; charset=utf-8'],
  ],
  body: '<!DOCTYPE html><html><head><title>Bad Request</title></head><body><h1>Bad Request</h1><p>Request must be POSTed.</p></body></html>\n',
};

function isRunJobs({ site }: WikiModel, parameters: RequestParameters): boolean {
  const title = parseTitle(parameters.text('title') ?? '', site);
  if (!isTitle(title) || title.namespace !== specialNamespace || title.interwiki !== '') return false;
  const name = site.specialPages.find(title.key);
  return name !== undefined && name === site.specialPages.find('RunJobs');
}
