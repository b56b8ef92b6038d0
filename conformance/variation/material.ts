import type { FileRole } from '../../schemas/generated/scenario';
import type { Send } from '../runner/exchange';
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
 * Finds what generated requests are made of. The scenarios have looked for such files already; two requests more show where
 * a list can be continued.
 *
 * @throws WikiUnreachable
 */
export async function gatherMaterial(wiki: VariedWiki): Promise<Material> {
  const account = await wiki.accountCookies();
  const used = nameOf(await wiki.findFile({ kind: 'file', uses: '>= 2', preferably: { uses: '>= 12' } }));
  const spaced = nameOf(await wiki.findFile({ kind: 'file', uses: '>= 1', spaces: true }));
  const { isPrivate } = wiki;
  const known = { isPrivate, ...(account !== undefined && { account }), ...(spaced !== undefined && { spaced }) };
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

function nameOf(title: string | undefined): string | undefined {
  return title?.replace(/^[^:]*:/, '');
}
