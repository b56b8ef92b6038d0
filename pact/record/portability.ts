import { idParameters } from '../../emulator/modules/id-parameters';
import { actionModules } from '../../emulator/modules/registry';
import { decodeParameters } from '../../emulator/request/decoded-parameters';
import { readRequestParameters } from '../../emulator/request/request-parameters';
import type { WikiRequest } from '../../emulator/exchange';
import type { Release } from '../../emulator/releases/release';
import { isSecretParameter } from '../../emulator/redact/request-secrets';
import { anonymousToken } from '../../emulator/text/anonymous-token';
import { findUnsupported } from '../../emulator/unsupported/find-unsupported';
import { unsupportedSentence } from '../../emulator/unsupported/unsupported-name';
import type { RecordedParameters } from './recorded-parameters';
import { NotDescribable, type RecordedExchange } from './recorded-exchange';

/**
 * Rejects, before parameters are read, requests that do not belong in a contract between a client and a wiki.
 *
 * @throws NotDescribable
 */
export function requireApiRequest({ request, response, observed }: RecordedExchange): void {
  const [path = ''] = request.url.split('?', 1);
  if (!path.endsWith('/api.php') || response.status === 404) {
    throw new NotDescribable('it is not a request to api.php');
  }
  if (response.stubbed) throw new NotDescribable('a stub of the test responded to it, not the wiki');
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    throw new NotDescribable('its method is not GET, HEAD or POST, so a browser sent it and not the client');
  }
  if (observed) requireSupported(observed.release, request);
  if (response.status >= 500) throw new NotDescribable('a contract cannot require a wiki to fail');
  if (request.headers.authorization !== undefined) throw new NotDescribable('it has credentials: Authorization');
}

/**
 * Rejects what MediaWiki has and wikidouble does not support: the response says nothing about real wikis, but would
 * become a promise for all of them.
 */
function requireSupported(release: Release, request: WikiRequest): void {
  const [unsupported] = findUnsupported(release, decodeParameters(readRequestParameters(request)));
  if (unsupported) throw new NotDescribable(unsupportedSentence(unsupported));
}

/**
 * Rejects requests that depend on this wiki or this client.
 *
 * @param isPlaceable whether a placeholder can replace the value of a secret or an id
 * @throws NotDescribable
 */
export function requirePortable(parameters: RecordedParameters, isPlaceable: (name: string) => boolean): void {
  const secrets = parameters.names.filter((name) => isSecretParameter(name) && !isKnownToAll(parameters, name));
  const refused = secrets.filter((name) => !isPlaceable(name));
  if (refused.length > 0) throw new NotDescribable(`it has secret parameters: ${refused.join(', ')}`);
  const [id] = parameters.names.filter((name) => idParameters().has(name) && !isPlaceable(name));
  if (id !== undefined) throw new NotDescribable(`it has ids (${id}), which differ between wikis`);
  const action = parameters.value('action');
  if (action !== undefined && !actionModules.has(action)) {
    throw new NotDescribable(`its action ${JSON.stringify(action)} is unknown`);
  }
}

function isKnownToAll(parameters: RecordedParameters, name: string): boolean {
  return parameters.values(name).every((value) => value === '' || value === anonymousToken);
}
