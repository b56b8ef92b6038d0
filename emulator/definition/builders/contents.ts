import type { WikiDefinition } from '../../../schemas/generated/wiki-file';
import { fillChanges } from '../changes';
import { WikiContentError } from '../../model/content-error';
import { fillPages, fillUsers } from '../fill-wiki';
import { fileNamespace } from '../../model/namespaces';
import { readDependents } from '../../model/page-content';
import { isTitle, parseTitle } from '../../model/title';
import type { WikiModel } from '../../model/wiki-model';
import { madeChange, madePage, madeUser, type MadeChange, type MadePage, type MadeUser } from './made';

export { applyDeletion, applyEdit, definitionOfDeletion, definitionOfEdit } from './page-edit';
export { askedAs } from './asked-as';
export { madeChange, madePage } from './made';

/** Everything that was made, in the order in which it was given. */
export interface Made {
  readonly pages: readonly MadePage[];
  readonly users: readonly MadeUser[];
  readonly changes: readonly MadeChange[];
}

/**
 * Adds what a definition says to what the wiki holds.
 *
 * @throws WikiContentError for what contradicts itself, or the wiki
 */
export function addContents(wiki: WikiModel, { site, pages = [], users = [], changes = [] }: WikiDefinition): Made {
  if (site) throw new WikiContentError('site', 'is what the wiki was created with, and stays.');
  const pagesMade = fillPages(wiki, pages);
  const usersMade = fillUsers(wiki, users);
  const changesMade = fillChanges(wiki, { changes });
  if (pages.length > 0) readDependents(wiki, pagesMade);
  return {
    pages: pagesMade.map(({ namespace, key }) => madePage(wiki, wiki.pages.findTitle(namespace, key)!)),
    users: usersMade.map(madeUser),
    changes: changesMade.map((change) => madeChange(wiki, change)),
  };
}

/** A page's definition from a title and what else there is, or from the whole at once. */
export function named(member: 'title' | 'name', given: unknown, rest: object | undefined): unknown {
  return typeof given === 'string' ? { ...rest, [member]: given } : given;
}

/** `File:Cat.jpg` for `Cat.jpg`, and for what is that already. */
export function fileTitle({ site }: WikiModel, text: unknown): unknown {
  if (typeof text !== 'string') return text;
  const title = parseTitle(text, site);
  const isFile = isTitle(title) && title.namespace === fileNamespace && title.interwiki === '';
  return isFile ? text : `File:${text}`;
}
