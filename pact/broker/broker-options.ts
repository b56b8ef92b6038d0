import { errorCodes } from '../../emulator/error-codes';
import { Broker, type Authentication } from './broker';

/** The address or the credentials of a Pact broker are missing or invalid. */
export class BrokerOptionsError extends Error {
  override readonly name = 'BrokerOptionsError';
  readonly code = errorCodes.BrokerOptionsError;
}

/** The options of a program; what it leaves out is read from the environment. */
export interface BrokerOptions {
  /** `PACT_BROKER_BASE_URL`. */
  readonly url?: string | undefined;
  /** `PACT_BROKER_TOKEN`; or name and password. */
  readonly token?: string | undefined;
  /** `PACT_BROKER_USERNAME`. */
  readonly username?: string | undefined;
  /** `PACT_BROKER_PASSWORD`. */
  readonly password?: string | undefined;
}

/**
 * Reads the address of the broker and how to authenticate there, from the variables that the whole Pact ecosystem uses.
 * An empty variable counts as not set: build servers define such variables for secrets that a job may not see.
 *
 * @throws BrokerOptionsError if there is none, its address is invalid, or both a token and a name or password are
 *   given: the official programs then silently choose one, and not all of them the same one
 */
export function readBroker(options: BrokerOptions = {}, environment: NodeJS.ProcessEnv = process.env): Broker {
  return new Broker(
    readAddress(options.url ?? environment.PACT_BROKER_BASE_URL ?? ''),
    readAuthentication(options, environment),
  );
}

/**
 * Reads the broker that contracts are at, for contracts that were named by their addresses. Credentials are sent to no other
 * host than the one that the options or the environment name: an address may come with a webhook, from anyone.
 *
 * @throws BrokerOptionsError as `readBroker`, and if a contract is elsewhere
 */
export function readBrokerOf(
  addresses: readonly string[],
  options: BrokerOptions = {},
  environment: NodeJS.ProcessEnv = process.env,
): Broker {
  const named = options.url ?? environment.PACT_BROKER_BASE_URL ?? '';
  const [first = ''] = addresses;
  if (named === '' && readAuthentication(options, environment).kind !== 'none') {
    throw new BrokerOptionsError(
      'The address of the broker is missing: credentials are sent only to the one that --broker or PACT_BROKER_BASE_URL names.',
    );
  }
  const broker = readBroker({ ...options, url: named === '' ? new URL(first).origin : named }, environment);
  const elsewhere = addresses.find((address) => new URL(address).origin !== new URL(broker.url).origin);
  if (elsewhere === undefined) return broker;
  throw new BrokerOptionsError(
    `The contract at ${new URL(elsewhere).origin} is not at the broker ${broker.url}, the only host that credentials are sent to.`,
  );
}

function readAddress(text: string): string {
  if (text === '') {
    throw new BrokerOptionsError(
      'The address of the broker is missing: give --broker URL or set PACT_BROKER_BASE_URL.',
    );
  }
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address && (address.username !== '' || address.password !== '')) {
    throw new BrokerOptionsError(
      `The address of the broker at ${address.host} must not contain a name or password, which others could read: ` +
        'put them into PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.',
    );
  }
  if (!address || !/^https?:$/.test(address.protocol) || address.search !== '' || address.hash !== '') {
    throw new BrokerOptionsError(`"${text}" is not the address of a broker, such as https://broker.example.`);
  }
  return address.href.replace(/\/+$/, '');
}

function readAuthentication(options: BrokerOptions, environment: NodeJS.ProcessEnv): Authentication {
  const read = (option: string | undefined, variable: string): string => option ?? environment[variable] ?? '';
  const token = read(options.token, 'PACT_BROKER_TOKEN');
  const username = read(options.username, 'PACT_BROKER_USERNAME');
  const password = read(options.password, 'PACT_BROKER_PASSWORD');
  if (token !== '' && (username !== '' || password !== '')) {
    const others = [username !== '' && 'PACT_BROKER_USERNAME', password !== '' && 'PACT_BROKER_PASSWORD'];
    throw new BrokerOptionsError(
      `PACT_BROKER_TOKEN and ${others.filter((name) => name !== false).join(' and ')} are both set: ` +
        'unset one of them.',
    );
  }
  if (token !== '') return { kind: 'token', token };
  if (username === '' && password === '') return { kind: 'none' };
  if (username === '') {
    throw new BrokerOptionsError('PACT_BROKER_PASSWORD is set without PACT_BROKER_USERNAME.');
  }
  if (password === '') {
    throw new BrokerOptionsError('PACT_BROKER_USERNAME is set without PACT_BROKER_PASSWORD.');
  }
  return { kind: 'basic', username, password };
}
