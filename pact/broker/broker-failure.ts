import { errorCodes } from '../../emulator/error-codes';
import type { Broker } from './broker';
import { readReasons } from './broker-reasons';

/**
 * A Pact broker did not respond, or its response is not about contracts. The message is one sentence, and then the
 * broker's own words, if there were any.
 */
export class BrokerFailure extends Error {
  override readonly name = 'BrokerFailure';
  readonly code = errorCodes.BrokerFailure;

  constructor(
    message: string,
    /** The status of the response, if there was one. */
    readonly status?: number,
    /** The reasons of the broker, in its own words. */
    readonly reasons: readonly string[] = [],
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A response of a broker that is not the one that was wanted. */
export interface Unusable {
  readonly status: number;
  readonly text: string;
  /** The header Location. */
  readonly location?: string | undefined;
  /** The header WWW-Authenticate: how the broker wants clients to authenticate. */
  readonly challenge?: string | undefined;
}

/** The request that was sent, as far as a message needs it. */
export interface FailedRequest {
  /** For the sentence: `The broker … failed to ${purpose}.` */
  readonly purpose: string;
  /** The index of the broker, which every broker has. */
  readonly isIndex: boolean;
  /** Whether the broker accepted an earlier request with the same credentials. */
  readonly hasRead: boolean;
}

/** The error for an unusable response, by its status, with the broker's own reasons. */
export function failureOf(broker: Broker, response: Unusable, request: FailedRequest): BrokerFailure {
  // To a refusal to authenticate, a broker adds at most "Unauthorized".
  const reasons = response.status === 401 ? [] : readReasons(response.text).map((reason) => broker.redact(reason));
  const said = reasons.length === 0 ? '' : ` The broker says:${asLines(reasons)}`;
  const message = broker.redact(sentence(broker, response, request, reasons)) + said;
  return new BrokerFailure(message, response.status, reasons);
}

/** Reasons after a colon: one line stays on the line; several are put below it, indented. */
export function asLines(reasons: readonly string[]): string {
  const lines = reasons.flatMap((reason) => reason.split('\n')).filter((line) => line.trim() !== '');
  return lines.length === 1 ? ` ${lines.join('')}` : lines.map((line) => `\n  ${line}`).join('');
}

function sentence(
  broker: Broker,
  { status, location, challenge = '' }: Unusable,
  { purpose, isIndex, hasRead }: FailedRequest,
  reasons: readonly string[],
): string {
  const { url } = broker;
  if (status >= 300 && status < 400) return redirection(url, status, location);
  if (status === 401 && hasRead && broker.authenticatesBy !== 'none') return readOnly(broker, status, purpose);
  // Rack's basic authentication responds to another scheme with an empty 400.
  const isOtherScheme = (status === 401 && /^basic\b/i.test(challenge)) || (status === 400 && reasons.length === 0);
  if (isOtherScheme && broker.authenticatesBy === 'token') {
    return (
      `The broker at ${url} does not accept a token (${status}), but a name and a password: set ` +
      'PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD, and unset PACT_BROKER_TOKEN.'
    );
  }
  if (status === 401) return refusal(broker);
  if (status === 403 && hasRead) return readOnly(broker, status, purpose);
  if (status === 403) return `The broker at ${url} does not let this account ${purpose} (403).`;
  if (status === 404 && isIndex) return `There is no Pact broker at ${url}: it responded with status 404.`;
  if (status === 404) return `The broker at ${url} responded with 404 to the request to ${purpose}.`;
  if (status >= 500) return `The broker at ${url} failed to ${purpose} (status ${status}).`;
  return `The broker at ${url} did not ${purpose}: it responded with status ${status}.`;
}

function redirection(url: string, status: number, location: string | undefined): string {
  const target = location === undefined || !URL.canParse(location, url) ? undefined : new URL(location, url);
  // A query may contain what a log-in page needs to come back.
  const where = target ? `to ${target.origin}${target.pathname}` : 'elsewhere';
  return (
    `${url} redirects ${where} (status ${status}): is that the broker? Credentials are not sent there; give the ` +
    "broker's own address."
  );
}

function readOnly(broker: Broker, status: number, purpose: string): string {
  const variables =
    broker.authenticatesBy === 'token' ? 'PACT_BROKER_TOKEN' : 'PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD';
  return (
    `The broker at ${broker.url} lets this account read, but not ${purpose} (${status}): give an account that may ` +
    `write in ${variables}.`
  );
}

function refusal({ url, authenticatesBy }: Broker): string {
  switch (authenticatesBy) {
    case 'token':
      return `The broker at ${url} does not accept the token (401): check PACT_BROKER_TOKEN.`;
    case 'basic':
      return (
        `The broker at ${url} does not accept the name and password (401): check PACT_BROKER_USERNAME and ` +
        'PACT_BROKER_PASSWORD.'
      );
    case 'none':
      return (
        `The broker at ${url} requires authentication (401): set PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and ` +
        'PACT_BROKER_PASSWORD.'
      );
  }
}
