/** Answers that the wiki has no part in: of servers in front of it, or of a network in between. */
import type { WikiResponse } from '../exchange';

export const proxyStatuses = [413, 414, 429, 500, 502, 503, 504] as const;
export type ProxyStatus = (typeof proxyStatuses)[number];

/** What a page says for each status, in the words that servers use. */
const texts: Readonly<Record<ProxyStatus, readonly [statusText: string, explanation: string]>> = {
  413: ['Payload Too Large', 'The body of the request is larger than this server takes.'],
  414: ['URI Too Long', 'The address of the request is longer than this server takes.'],
  429: ['Too Many Requests', 'There were too many requests in a short time. Please wait before the next one.'],
  500: ['Internal Server Error', 'The server could not complete the request.'],
  502: ['Bad Gateway', 'The server behind this one gave no good answer.'],
  503: ['Service Unavailable', 'No server is available to handle the request at the moment.'],
  504: ['Gateway Timeout', 'The server behind this one did not answer in time.'],
};

export function proxyResponse(status: ProxyStatus, retryAfter: number | string | false): WikiResponse {
  const [statusText, explanation] = texts[status];
  const title = `${status} ${statusText}`;
  return page(status, statusText, title, `<h1>${title}</h1>\n<p>${explanation}</p>`, retryAfter);
}

export function loginWall(): WikiResponse {
  const form =
    '<h1>Welcome to the guest network</h1>\n<p>Please log in to use the network.</p>\n' +
    '<form method="post" action="/network/login">\n' +
    '<p><label>Name <input name="name"></label> <label>Password <input name="password" type="password"></label> ' +
    '<button>Log in</button></p>\n</form>';
  return page(200, 'OK', 'Log in', form, false);
}

function page(
  status: number,
  statusText: string,
  title: string,
  content: string,
  retryAfter: number | string | false,
): WikiResponse {
  const wait = retryAfter === false ? [] : ['Retry-After', String(retryAfter)];
  return {
    status,
    statusText,
    headers: ['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', 'no-store', ...wait],
    body: `<!DOCTYPE html>\n<html lang="en">\n<head><title>${title}</title></head>\n<body>\n${content}\n</body>\n</html>\n`,
  };
}
