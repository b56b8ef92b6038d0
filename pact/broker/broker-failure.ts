import { errorCodes } from '../../emulator/error-codes';
import type { Broker } from './broker';

/** A Pact broker did not respond, or its response is not about contracts. The message is one sentence. */
export class BrokerFailure extends Error {
  override readonly name = 'BrokerFailure';
  readonly code = errorCodes.BrokerFailure;

  constructor(
    message: string,
    /** The status of the response, if there was one. */
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The error for an unusable response, by its status. */
export function failureByStatus(broker: Broker, status: number, what: string): BrokerFailure {
  return new BrokerFailure(sentence(broker, status, what), status);
}

function sentence(broker: Broker, status: number, what: string): string {
  const { url } = broker;
  if (status === 401) return refusal(broker);
  if (status === 403) return `The broker at ${url} does not let this account ${what} (403).`;
  if (status === 404) return `The broker at ${url} responded with 404 to the request to ${what}.`;
  if (status >= 500) return `The broker at ${url} failed to ${what} (status ${status}).`;
  return `The broker at ${url} did not ${what}: it responded with status ${status}.`;
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
