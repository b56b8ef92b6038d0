import type { LoggedEventDefinition, WikiDefinition } from '../../schemas/generated/wiki-file';
import { WikiContentError } from '../model/content-error';
import type { LoggedEvent } from '../model/logged-event';
import { recordLog } from '../model/record-change';
import { prefixedText } from '../model/title';
import type { WikiModel } from '../model/wiki-model';
import { readUser } from './authors';
import { assignIds } from './fill-wiki';
import { exportHidden, readHidden } from './hidden-parts';
import { readLoggedTitle } from './page-content';

/**
 * Adds the entries of the log that a definition declares beside its changes, which the wiki already has.
 *
 * @throws WikiContentError for titles and names that the wiki does not accept, and for duplicate ids
 */
export function fillLogs(wiki: WikiModel, logs: readonly LoggedEventDefinition[]): void {
  const ids = assignIds(logs, 'logs', wiki.logs.nextId - 1, (id) => wiki.logs.find(id) !== undefined);
  for (const [index, { type, action, page, pageId, user, hidden, ...others }] of logs.entries()) {
    const path = `logs[${index}]`;
    const id = ids[index]!;
    if (wiki.logs.find(id)) throw new WikiContentError(`${path}.id`, `${id} is the id of another log entry too.`);
    // The entry of a new page counts with its revision, which 1.39 does not name.
    if (others.tags && !others.revision && type !== 'create') wiki.tags.use(others.tags);
    recordLog(wiki, {
      ...others,
      id,
      type,
      action,
      title: readLoggedTitle(wiki, page, `${path}.page`),
      user: readUser(wiki, user, `${path}.user`),
      ...(pageId !== undefined && { pageId }),
      ...readHidden(hidden),
    });
  }
}

/** The entries of the log that no recent change has. */
export function exportLogs(wiki: WikiModel): Pick<WikiDefinition, 'logs'> {
  const ofChanges = new Set(Array.from(wiki.changes.walk(false, undefined), ({ log }) => log?.id));
  const logs = Array.from(wiki.logs.walk(false))
    .filter(({ id }) => !ofChanges.has(id))
    .map((event) => exportEvent(wiki, event));
  return logs.length === 0 ? {} : { logs };
}

function exportEvent(wiki: WikiModel, event: LoggedEvent): LoggedEventDefinition {
  const { id, type, action, title, pageId, revision, user, timestamp, comment, tags, parameters, hidden } = event;
  return {
    ...{ id, type, action, page: prefixedText(title, wiki.site.namespaces), pageId, user, timestamp, comment },
    ...(revision > 0 && { revision }),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(Object.keys(parameters).length > 0 && { parameters: { ...parameters } }),
    ...exportHidden(hidden),
  };
}
