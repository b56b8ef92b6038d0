import { answerHeader, type WikiAnswer, type WikiRequest } from '../emulator/exchange';
import { maskedUrl } from '../emulator/response/masking';
import type { Answering } from '../emulator/transports/answering';

/** Characters of an address that are shown. */
const shownCharacters = 1000;

/**
 * Prints a line for each request: `14:03:07.512 GET /api.php?action=query&meta=tokens&type=watch|patrol 200 0.4 ms`,
 * with the API's error code after the status where there is one.
 */
export function logRequests(answering: Answering, print: (line: string) => void): Answering {
  return (request) => {
    const startedAt = performance.now();
    const answer = answering(request);
    print(logLine(request, answer, new Date(), performance.now() - startedAt));
    return answer;
  };
}

export function logLine(request: WikiRequest, answer: WikiAnswer, time: Date, milliseconds: number): string {
  const errorCode = answerHeader(answer, 'MediaWiki-API-Error');
  return [
    time.toISOString().slice(11, 23),
    request.method,
    legible(maskedUrl(request.url)),
    answer.status,
    ...(errorCode === undefined ? [] : [errorCode]),
    `${milliseconds.toFixed(1)} ms`,
  ].join(' ');
}

function legible(url: string): string {
  const text = harmless(decoded(url));
  return text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text;
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** Control characters could rewrite the terminal's other lines, and direction marks their order. */
function harmless(text: string): string {
  return text.replace(/[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]/g, encodeURIComponent);
}
