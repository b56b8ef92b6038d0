import { WikiUnreachable } from '../runner/exchange';

/** One sentence for each error code; for other codes, the message of the error is used. */
const sentences: Readonly<Record<string, (host: string) => string>> = {
  ECONNREFUSED: (host) => `Nothing listens at ${host}: the connection was refused.`,
  ENOTFOUND: (host) => `The host of ${host} is unknown.`,
  EAI_AGAIN: (host) => `The name of the host of ${host} could not be looked up.`,
  EHOSTUNREACH: (host) => `No route leads to ${host}.`,
  ENETUNREACH: (host) => `No route leads to ${host}.`,
  ETIMEDOUT: (host) => `The connection to ${host} was not accepted in time.`,
  ECONNRESET: (host) => `${host} closed the connection before the response was complete.`,
  EPIPE: (host) => `${host} closed the connection before the response was complete.`,
  EPROTO: (host) => `${host} does not speak HTTPS.`,
  ERR_SSL_WRONG_VERSION_NUMBER: (host) => `${host} does not speak HTTPS.`,
};

/** How a server that expects plain HTTP interprets the TLS handshake. */
const notSecure = new Set([
  'ECONNRESET',
  'EPIPE',
  'EPROTO',
  'ERR_SSL_WRONG_VERSION_NUMBER',
  'ERR_SSL_PACKET_LENGTH_TOO_LONG',
]);

const certificate = /CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|ERR_TLS/;

/** For status 101, which was not requested: what follows is not HTTP. */
export function switchedProtocols(host: string): string {
  return `${host} switched to another protocol (status 101), which was not requested.`;
}

/** Whether a certificate would be trusted if the client knew its issuer. */
export function isUnknownIssuer({ cause }: WikiUnreachable): boolean {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return /SELF_SIGNED|UNABLE_TO_(?:GET_ISSUER|VERIFY)/.test(code);
}

/**
 * Says in one sentence why no response came from a host.
 *
 * @param wasSecured whether the TLS handshake succeeded; undefined if TLS was not used
 */
export function unreachable(host: string, error: Error, wasSecured?: boolean): WikiUnreachable {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return new WikiUnreachable(sentenceFor(host, code, error.message, wasSecured), { cause: error });
}

function sentenceFor(host: string, code: string, message: string, wasSecured?: boolean): string {
  if (wasSecured === false && notSecure.has(code)) {
    return `${host} does not speak HTTPS (is it http://${host}?).`;
  }
  const sentence = sentences[code];
  if (sentence) return sentence(host);
  if (code.startsWith('HPE_')) return `${host} does not speak HTTP.`;
  if (certificate.test(code)) return `The certificate of ${host} cannot be trusted: ${message}.`;
  return `${host} gave no response: ${message}.`;
}
