import type { Socket } from 'node:net';

import { errorCodes } from '../error-codes';

/** A connection to another machine was refused, because `blockNetwork` forbids it. */
export class NetworkBlockedError extends Error {
  override readonly name = 'NetworkBlockedError';
  readonly code = errorCodes.NetworkBlockedError;

  /** @param address host and port: `www.mediawiki.org:443` */
  constructor(readonly address: string) {
    super(
      `A connection to ${address} was blocked, because wiki.intercept was called with blockNetwork. ` +
        'Intercept that address as well, send the request with wiki.fetch, or leave out blockNetwork.',
    );
  }
}

/**
 * Refuses every connection of this process to another machine from now on, whichever client opens it, because all of them
 * use `net.Socket`. Loopback addresses and local sockets stay reachable.
 *
 * @returns a function that ends it
 */
export function blockNetwork(): () => void {
  const { prototype } = net().Socket;
  const connect = Reflect.get(prototype, 'connect') as (this: Socket, ...parts: unknown[]) => Socket;
  let isBlocking = true;
  const guarded = function (this: Socket, ...parts: unknown[]): Socket {
    const address = isBlocking ? addressOf(parts) : undefined;
    if (address === undefined) return connect.apply(this, parts);
    // On the next tick, as an error of the network would: clients add their listener once they have the socket.
    process.nextTick(() => this.destroy(new NetworkBlockedError(address)));
    return this;
  };
  Reflect.set(prototype, 'connect', guarded);
  return () => {
    isBlocking = false;
    // If others have wrapped it since, it stays in place and passes everything on.
    if (Reflect.get(prototype, 'connect') === guarded) Reflect.set(prototype, 'connect', connect);
  };
}

/** The host and port, if they are on another machine. */
function addressOf(parts: readonly unknown[]): string | undefined {
  // `net.connect` passes its arguments as one array.
  const [first, second] = Array.isArray(parts[0]) ? (parts[0] as readonly unknown[]) : parts;
  const options: unknown = typeof first === 'object' ? first : { port: first, host: second };
  const { host, port, path } = (options ?? {}) as { host?: unknown; port?: unknown; path?: unknown };
  const isLocalSocket = typeof path === 'string' || (typeof first === 'string' && !/^\d+$/.test(first));
  if (isLocalSocket || typeof host !== 'string' || isThisMachine(host)) return undefined;
  return `${host}:${String(port)}`;
}

function isThisMachine(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  if (name === '' || name === 'localhost' || name.endsWith('.localhost')) return true;
  const address = name.startsWith('::ffff:') ? name.slice('::ffff:'.length) : name;
  return ['::1', '::', '0.0.0.0'].includes(address) || (net().isIPv4(address) && address.startsWith('127.'));
}

/** Loaded when the network is first blocked: this file is loaded at each start, for the class of its error. */
function net(): typeof import('node:net') {
  return require('node:net') as typeof import('node:net');
}
