import type { ChangeDefinition, LoggedEventDefinition } from '../../../schemas/generated/wiki-file';
import { isContainer, listAt, textAt, valueAt } from '../../../conformance/runner/paths';
import { ApiProblem, type ApiClient } from '../../../conformance/http/api-client';

/**
 * Reads the entries of the log that no recent change has, oldest first.
 *
 * @throws ApiProblem if the wiki responds with an error, or hides who did what
 */
export async function readLogs(
  client: ApiClient,
  changes: readonly ChangeDefinition[],
  wanted: number,
): Promise<LoggedEventDefinition[]> {
  const ofChanges = new Set(changes.map(({ log }) => log?.id));
  const leprop = 'ids|title|type|user|timestamp|comment|details|tags';
  const parameters = { action: 'query', list: 'logevents', lelimit: 'max', ledir: 'newer', leprop };
  const logs: LoggedEventDefinition[] = [];
  for await (const response of client.walk(parameters, wanted)) {
    logs.push(...listAt(response, '/query/logevents').map(readEvent));
  }
  return logs.filter(({ id }) => !ofChanges.has(id));
}

function readEvent(row: unknown): LoggedEventDefinition {
  const text = (name: string): string => textAt(row, `/${name}`) ?? '';
  const [page, user] = [text('title'), text('user')];
  if (page === '' || user === '') throw new ApiProblem('it does not tell its log');
  const revision = Number(valueAt(row, '/revid') ?? 0);
  const parameters = valueAt(row, '/params');
  const tags = listAt(row, '/tags').map(String);
  return {
    id: Number(valueAt(row, '/logid') ?? 0),
    type: text('type'),
    action: text('action'),
    page,
    pageId: Number(valueAt(row, '/logpage') ?? 0),
    user,
    timestamp: text('timestamp'),
    comment: text('comment'),
    ...(revision > 0 && { revision }),
    ...(tags.length > 0 && { tags }),
    ...(isContainer(parameters) && !Array.isArray(parameters) && { parameters: { ...parameters } }),
  };
}
