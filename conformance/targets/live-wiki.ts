import { resolveAccess, type AccessOptions } from '../http/live-access';
import { apiAddress } from '../http/send-over-http';
import { WikiConnection } from '../http/wiki-connection';
import { LiveTarget } from './live-target';

/** How a live wiki is accessed: as `wikidouble check` does unless told otherwise. */
export type LiveOptions = AccessOptions;

/**
 * A live wiki as a target, sent requests as `wikidouble check` sends them.
 *
 * @param caller the function that was given the options, for error messages
 * @param api the address of `api.php`
 * @throws TypeError for an invalid address, and what `resolveAccess` throws
 */
export function openLiveWiki(caller: string, api: string, options: LiveOptions): LiveTarget {
  const { host } = apiAddress(api);
  const access = resolveAccess(caller, options);
  const { credentials, allowWrites, permission, origin } = access;
  return new LiveTarget(api, new WikiConnection(host, access).sendsTo(api), {
    credentials,
    allowWrites,
    permission,
    origin,
    remembersResponses: true,
    isThrifty: true,
  });
}
