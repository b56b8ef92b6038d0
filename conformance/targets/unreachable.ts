import { WikiUnreachable } from '../runner/exchange';

/** One sentence for each way in which no answer comes; where a code has none, the error speaks for itself. */
const sentences: Readonly<Record<string, (host: string) => string>> = {
  ECONNREFUSED: (host) => `Nothing listens at ${host}: the connection was refused.`,
  ENOTFOUND: (host) => `The host of ${host} is not known.`,
  EAI_AGAIN: (host) => `The name of the host of ${host} could not be looked up.`,
  EHOSTUNREACH: (host) => `No route leads to ${host}.`,
  ENETUNREACH: (host) => `No route leads to ${host}.`,
  ETIMEDOUT: (host) => `The connection to ${host} was not accepted in time.`,
  ECONNRESET: (host) => `${host} closed the connection without a whole answer.`,
  EPIPE: (host) => `${host} closed the connection without a whole answer.`,
  EPROTO: (host) => `${host} does not speak HTTPS.`,
  ERR_SSL_WRONG_VERSION_NUMBER: (host) => `${host} does not speak HTTPS.`,
};

const certificate = /CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|ERR_TLS/;

/** Says in one sentence why no answer came from a host. */
export function unreachable(host: string, error: Error): WikiUnreachable {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return new WikiUnreachable(sentenceFor(host, code, error.message), { cause: error });
}

function sentenceFor(host: string, code: string, message: string): string {
  const sentence = sentences[code];
  if (sentence) return sentence(host);
  if (code.startsWith('HPE_')) return `${host} does not speak HTTP.`;
  if (certificate.test(code)) return `The certificate of ${host} cannot be trusted: ${message}.`;
  return `${host} gave no answer: ${message}.`;
}
