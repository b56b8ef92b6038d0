import type { ChangeDefinition } from '../../../schemas/generated/wiki-file';
import { isContainer, listAt, textAt, valueAt } from '../../../conformance/runner/paths';
import { ApiProblem, type ApiClient } from '../../../conformance/http/api-client';

/** The requested properties of a change; only those who may patrol see what was patrolled. */
const properties = 'user|userid|comment|flags|timestamp|title|ids|sizes|loginfo|tags|sha1';

/**
 * Reads the recent changes, oldest first.
 *
 * @param client with the right to see what was patrolled, if that is to be known
 * @throws ApiProblem if the wiki responds with an error
 */
export async function readChanges(client: ApiClient, wanted: number): Promise<ChangeDefinition[]> {
  const changes: ChangeDefinition[] = [];
  const parameters = { action: 'query', list: 'recentchanges', rctype: 'edit|new|log', rclimit: 'max', rcdir: 'newer' };
  const rcprop = (await seesPatrolled(client)) ? `${properties}|patrolled` : properties;
  for await (const response of client.walk({ ...parameters, rcprop }, wanted)) {
    changes.push(...listAt(response, '/query/recentchanges').map(readChange));
  }
  return changes;
}

/** Nobody is told where nothing can be patrolled. */
async function seesPatrolled(client: ApiClient): Promise<boolean> {
  try {
    await client.get({ action: 'query', list: 'recentchanges', rcprop: 'patrolled', rclimit: 1 });
    return true;
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'permissiondenied') return false;
    throw error;
  }
}

function readChange(row: unknown): ChangeDefinition {
  const [type, page, user] = [textAt(row, '/type'), textAt(row, '/title'), textAt(row, '/user')];
  if ((type !== 'edit' && type !== 'new' && type !== 'log') || page === undefined || user === undefined) {
    throw new ApiProblem('it does not tell its recent changes');
  }
  const number = (name: string): number => Number(valueAt(row, `/${name}`) ?? 0);
  const revision = number('revid');
  const sha1 = textAt(row, '/sha1');
  const patrolled = valueAt(row, '/patrolled');
  const autopatrolled = valueAt(row, '/autopatrolled');
  return {
    id: number('rcid'),
    type,
    page,
    pageId: number('pageid'),
    user,
    ...(revision > 0 && { revision }),
    oldRevision: number('old_revid'),
    timestamp: textAt(row, '/timestamp') ?? '',
    comment: textAt(row, '/comment') ?? '',
    minor: valueAt(row, '/minor') === true,
    bot: valueAt(row, '/bot') === true,
    oldLength: number('oldlen'),
    newLength: number('newlen'),
    ...(sha1 !== undefined && { sha1 }),
    tags: listAt(row, '/tags').map(String),
    ...(typeof patrolled === 'boolean' && { patrolled }),
    ...(typeof autopatrolled === 'boolean' && { autopatrolled }),
    ...(type === 'log' && { log: readLogEntry(row) }),
  };
}

function readLogEntry(row: unknown): NonNullable<ChangeDefinition['log']> {
  const parameters = valueAt(row, '/logparams');
  return {
    id: Number(valueAt(row, '/logid') ?? 0),
    type: textAt(row, '/logtype') ?? '',
    action: textAt(row, '/logaction') ?? '',
    ...(isContainer(parameters) && { parameters: { ...parameters } }),
  };
}
