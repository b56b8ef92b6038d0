import type { BlockDefinition } from '../../schemas/generated/wiki-file';
import { canonicalTarget } from '../model/address-range';
import type { Block } from '../model/blocks';
import { WikiContentError } from '../model/content-error';
import { normaliseUserName } from '../model/user-name';
import type { WikiModel } from '../model/wiki-model';
import { assignIds } from './fill-wiki';
import { readTitle } from './page-content';

/**
 * Adds the blocks of a definition to a wiki that already contains its pages and users.
 *
 * @returns the added blocks
 * @throws WikiContentError for unknown accounts, pages and blocks, and for duplicates
 */
export function fillBlocks(wiki: WikiModel, definitions: readonly BlockDefinition[]): Block[] {
  const { now, blocks } = wiki;
  const ids = assignIds(definitions, 'blocks', blocks.nextId - 1, () => false);
  return definitions.map((definition, index) => {
    const path = `blocks[${index}]`;
    const id = ids[index]!;
    const { expiry, reason = '', parent, by = 'Admin', timestamp = now } = definition;
    const { anonymousOnly = false, noCreate = false, autoblock = false } = definition;
    const { noEmail = false, hidden = false, allowsTalk = false } = definition;
    const target = readTarget(wiki, definition.target, `${path}.target`);
    if (blocks.findId(id, '')) throw new WikiContentError(`${path}.id`, `${id} is the id of another block too.`);
    if (parent === undefined && blocks.find(target, '')) {
      throw new WikiContentError(`${path}.target`, `${JSON.stringify(target)} is blocked by another block too.`);
    }
    if (parent !== undefined && !blocks.findId(parent, '')) {
      throw new WikiContentError(`${path}.parent`, `is ${parent}, which is the id of no block before it.`);
    }
    const block: Block = {
      ...{ id, target, by, timestamp, expiry, reason, anonymousOnly, noCreate, autoblock, noEmail, hidden, allowsTalk },
      ...{ partial: readPartial(wiki, definition, path), parent },
    };
    blocks.put(block);
    return block;
  });
}

function readTarget(wiki: WikiModel, text: string, path: string): string {
  const address = canonicalTarget(text);
  if (address !== undefined) return address;
  const name = normaliseUserName(text, wiki.site);
  if (name !== undefined && wiki.users.find(name)) return name;
  throw new WikiContentError(path, `is ${JSON.stringify(text)}, which is no account, address or range of the wiki.`);
}

function readPartial(wiki: WikiModel, { pages, namespaces }: BlockDefinition, path: string): Block['partial'] {
  if (!pages && !namespaces) return undefined;
  const ids = (pages ?? []).map((text, index) => {
    const title = readTitle(wiki, text, `${path}.pages[${index}]`);
    const page = wiki.pages.findTitle(title.namespace, title.key);
    if (page) return page.id;
    throw new WikiContentError(`${path}.pages[${index}]`, `${JSON.stringify(text)} is the title of no page.`);
  });
  return { pages: ids, namespaces: namespaces ?? [] };
}
