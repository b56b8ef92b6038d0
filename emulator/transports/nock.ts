import type nock from 'nock';

import { checkOptions, type OptionNames } from '../check-options';
import { localAddress, type RequestHandler } from './request-handler';
import { blockNetwork } from './block-network';
import { connectionHungUp } from './connection-errors';
import { claimBase, liesUnder, readBase } from './intercepted-bases';
import { loadNock } from './load-nock';
import { replyOf } from './nock-reply';
import { WaitingResponses } from './waiting-responses';

/** What makes interceptors: nock itself, as `import nock from 'nock'` gives it. Its types are not needed to use ours. */
export interface NockFunction {
  (origin: string): object;
  isActive(): boolean;
}

export interface InterceptOptions {
  /**
   * The nock to use. Default: the one that `require('nock')` finds. Two copies would patch `http` twice, so pass yours
   * where wikidouble might find another.
   */
  readonly nock?: NockFunction;
  /**
   * Also refuses every other connection of this process to another machine until `remove` or `wiki.close`, with a
   * `NetworkBlockedError`. That includes clients which nock does not intercept, such as the npm package undici. Loopback
   * addresses stay reachable. Default: false.
   */
  readonly blockNetwork?: boolean;
}

const optionNames: OptionNames<InterceptOptions> = { nock: true, blockNetwork: true };

/** Requests of this process to one address that a wiki answers. */
export interface Interception extends Disposable {
  /** The address without `/api.php` and without a slash at its end: `https://wiki.example/w`. */
  readonly url: string;
  /** What clients request: `https://wiki.example/w/api.php`. */
  readonly api: string;
  /**
   * Ends this interception, and nothing else that nock does. As with every interceptor that is gone, nock then refuses
   * requests to that host instead of letting them out; `nock.cleanAll()` ends that.
   */
  remove(): void;
}

/** What clients of a wiki might send. */
const methods = ['GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE'];

/**
 * Lets a wiki answer every request of this process to an address and to what lies under it, whichever client sends it
 * through `node:http` or the global `fetch`; nock does not see what the npm package undici sends.
 * Other hosts are left alone. What the wiki throws, the client's request fails with. `nock.cleanAll()` ends an
 * interception as well; then the address can be intercepted again.
 *
 * What nock changes on the way: it resolves `..` in paths, and percent-encodes raw bytes, as `fetch` does.
 *
 * @throws Error where nock is not installed, or where the address, or one above or below it, is intercepted already
 * @param address of the wiki: `https://wiki.example/w`, or the same with `/api.php`
 * @throws TypeError for what is not such an address
 */
export function intercept(handler: RequestHandler, address: string, options: InterceptOptions = {}): Interception {
  checkOptions('wiki.intercept', options, optionNames);
  const base = readBase('wiki.intercept', address);
  const instance = (options.nock as typeof nock | undefined) ?? loadNock();
  const scope = instance(base.origin).persist();
  const release = claimBase(instance, base, () => scope.activeMocks().length > 0);
  if (!instance.isActive()) instance.activate();
  const waiting = new WaitingResponses(connectionHungUp);
  const isOurs = (path: string): boolean => liesUnder(base, path);
  const interceptors = methods.map((method) => {
    const interceptor = scope.intercept(isOurs, method).optionally();
    interceptor.reply(function (path) {
      const asked = { method, path, sent: this.req, base, remoteAddress: localAddress };
      // A promise: nock passes on to the client what one is rejected with; what is thrown would end the process.
      return replyOf(handler, asked, waiting);
    });
    return interceptor;
  });
  // nock parses bodies of JSON before it asks for the reply, and dies of those that are none. We read the bytes anyway.
  scope.on('request', (sent: nock.ReplyFnContext['req']) => {
    delete sent.headers['content-type'];
  });
  const unblock = options.blockNetwork === true ? blockNetwork() : undefined;
  const remove = (): void => {
    unblock?.();
    waiting.endAll();
    release();
    scope.persist(false);
    for (const interceptor of interceptors) instance.removeInterceptor(interceptor);
  };
  return { url: base.url, api: base.api, remove, [Symbol.dispose]: remove };
}
