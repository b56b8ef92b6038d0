import type { ApiParameters } from '../http/api-client';

/** What is asked before anything is made: who cannot delete the pages must not make them. */
export const askForRights: ApiParameters = { action: 'query', meta: 'userinfo', uiprop: 'rights' };

export const askForToken: ApiParameters = { action: 'query', meta: 'tokens', type: 'csrf' };

/** By default the preferences of the account decide, which put what it makes on its watchlist for good. */
const unwatched: ApiParameters = { watchlist: 'nochange' };

/** Makes a page where there is none. */
export function edit(title: string, text: string, token: string): ApiParameters {
  return { action: 'edit', title, text, createonly: 1, ...unwatched, token };
}

export function deletion(title: string, token: string): ApiParameters {
  return { action: 'delete', title, reason: 'End of the check', ...unwatched, token };
}

/** Asks whether the wiki has noted which pages use a file; `name` is its title without the namespace. */
export function askForUses(name: string): ApiParameters {
  return { action: 'query', list: 'allfileusages', affrom: name, afto: name, aflimit: 'max' };
}
