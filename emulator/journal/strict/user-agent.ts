import type { RequestHeaders } from '../../exchange';
import type { Finding } from './finding';

/** What platforms and libraries send for those who say nothing themselves; it tells a wiki nothing of who asks. */
const anonymousAgent =
  /^(?:node|undici|(?:node-fetch|axios|node-superagent|got|needle|python-requests|python-urllib|python-httpx|aiohttp|go-http-client|java|okhttp|apache-httpclient|curl|wget|libwww-perl)\b.*)$/i;

/** Wikis ask clients to name themselves; those of pages in browsers do it with `Api-User-Agent`. */
export function userAgentFinding(headers: RequestHeaders): Finding | undefined {
  if ((headers['api-user-agent'] ?? '').trim() !== '') return undefined;
  const agent = (headers['user-agent'] ?? '').trim();
  if (agent !== '' && !anonymousAgent.test(agent)) return undefined;
  return {
    id: 'no-user-agent',
    message: agent === '' ? 'There is no User-Agent.' : `The User-Agent is that of a library: ${agent}`,
    advice:
      'Send a User-Agent that names the client and how to reach you: MyBot/1.2 (https://example.org/bot; me@example.org).',
  };
}
