import type { FileRole } from '../../schemas/generated/scenario';
import type { Send } from '../runner/exchange';
import { CookieJar } from '../runner/cookie-jar';
import { listAt, textAt } from '../runner/paths';
import { readJson } from '../runner/read-json';
import { type Material, requestOf } from './dimensions';

/** Where generated requests are sent, and what is known about it. */
export interface VariedWiki {
  readonly plainSend: Send;
  readonly isPrivate: boolean;
  findFile(role: FileRole): Promise<string | undefined>;
  accountCookies(): Promise<string | undefined>;
}

/**
 * Finds what generated requests are made of. The scenarios have looked for such files already; three requests more begin
 * a session, and show where a list can be continued.
 *
 * @throws WikiUnreachable
 */
export async function gatherMaterial(wiki: VariedWiki): Promise<Material> {
  const account = await wiki.accountCookies();
  const visitor = await visitorCookies(wiki);
  const used = nameOf(await wiki.findFile({ kind: 'file', uses: '>= 2', preferably: { uses: '>= 12' } }));
  const spaced = nameOf(await wiki.findFile({ kind: 'file', uses: '>= 1', spaces: true }));
  const known = {
    isPrivate: wiki.isPrivate,
    ...(account !== undefined && { account }),
    ...(visitor !== undefined && { visitor }),
    ...(spaced !== undefined && { spaced }),
  };
  if (used === undefined) return known;
  const begun = { used: { name: used, pages: 0, later: undefined } };
  const ask = async (limit: string): Promise<unknown> => {
    const { body } = await wiki.plainSend(requestOf({ subject: 'usage', limit }, begun));
    return readJson(body);
  };
  const pages = listAt(await ask('max'), '/query/imageusage').length;
  const later = textAt(await ask('1'), '/continue/iucontinue');
  return { ...known, ...(pages > 0 && { used: { name: used, pages, later } }) };
}

/** The cookies that a client gets with the first token of a session. */
async function visitorCookies({ plainSend }: VariedWiki): Promise<string | undefined> {
  const cookies = new CookieJar();
  cookies.take((await plainSend(requestOf({ subject: 'tokens', type: 'login' }, {}))).headers);
  return cookies.header;
}

function nameOf(title: string | undefined): string | undefined {
  return title?.replace(/^[^:]*:/, '');
}
