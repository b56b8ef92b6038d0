import type { WikiRequest } from '../../emulator/exchange';
import { hasSessionToken, isSecretParameter } from '../../emulator/redact/request-secrets';
import { anonymousToken } from '../../emulator/text/anonymous-token';
import type { Interaction } from '../contract/contract';
import { NotDescribable, type RecordedExchange } from './recorded-exchange';
import { isObject } from '../contract/pointer';

/** Cookie values below this length are ids of users and flags. */
const shortestSecret = 8;

/**
 * The last check before an interaction is written: it must contain no value of a cookie, a token or a password, and no
 * address of the client or the server.
 *
 * @param response the response, if it is JSON
 * @throws NotDescribable
 */
export function requireNoSecrets(interaction: Interaction, exchange: RecordedExchange, response: unknown): void {
  const secrets = [...cookiesOf(exchange), ...tokensIn(response), ...addressesOf(exchange.request)];
  // A host may be a name that the test chose; a name of one letter would be found anywhere.
  const hasSecret = (text: string): boolean =>
    hasSessionToken(text) || secrets.some((secret) => secret.length > 1 && text.includes(secret));
  if (someText(interaction, hasSecret))
    throw new NotDescribable('the contract would contain a cookie, a token or an address');
}

function cookiesOf({ request, response }: RecordedExchange): string[] {
  const pairs = (request.headers.cookie ?? '').split(';');
  for (let index = 0; index < response.headers.length; index += 2) {
    if (response.headers[index]?.toLowerCase() === 'set-cookie')
      pairs.push(response.headers[index + 1]?.split(';')[0] ?? '');
  }
  return pairs.flatMap((pair) => {
    const [name = '', value = ''] = pair.split('=', 2);
    return value.length >= shortestSecret && !name.endsWith('UserName') ? [value.trim()] : [];
  });
}

function tokensIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return isSecretParameter(name) && value !== anonymousToken ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => tokensIn(entry, name));
  return isObject(value) ? Object.entries(value).flatMap(([member, inner]) => tokensIn(inner, member)) : [];
}

function addressesOf({ server, remoteAddress, headers }: WikiRequest): string[] {
  const host = headers.host ?? '';
  return [remoteAddress, host, server.replace(/^https?:\/\//, ''), host.replace(/:\d+$/, '')];
}

function someText(value: unknown, isWanted: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isWanted(value);
  if (Array.isArray(value)) return value.some((entry) => someText(entry, isWanted));
  return isObject(value) && Object.entries(value).some((member) => someText(member, isWanted));
}
