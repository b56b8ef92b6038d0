import type { WikiResponse } from '../exchange';

/** A page from a server or network in front of the wiki, without involvement of the wiki. */
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
