import type { WikiResponse } from '../exchange';

/** A page from a server in front of the wiki, or from a network in between, in which the wiki has no part. */
export function serverPage(
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
