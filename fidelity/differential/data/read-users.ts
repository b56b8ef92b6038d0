import type { UserDefinition } from '../../../schemas/generated/wiki-file';
import { listAt, textAt, valueAt } from '../../../conformance/runner/paths';
import type { ApiClient } from '../../../conformance/http/api-client';

/** The accounts of a wiki, without what only they themselves are told. */
export async function readUsers(client: ApiClient, requests: number): Promise<UserDefinition[]> {
  const users: UserDefinition[] = [];
  const asked = {
    action: 'query',
    list: 'allusers',
    aulimit: 'max',
    auprop: 'groups|implicitgroups|editcount|registration',
  };
  for await (const response of client.walk(asked, requests)) {
    for (const row of listAt(response, '/query/allusers')) {
      const [id, name] = [valueAt(row, '/userid'), textAt(row, '/name')];
      if (typeof id !== 'number' || name === undefined) continue;
      const implicit = new Set(listAt(row, '/implicitgroups'));
      const groups = listAt(row, '/groups').filter((group) => !implicit.has(group));
      const [editCount, registered] = [valueAt(row, '/editcount'), textAt(row, '/registration')];
      users.push({
        id,
        name,
        groups: groups.map(String),
        ...(typeof editCount === 'number' && { editCount }),
        ...(registered !== undefined && registered !== '' && { registered }),
      });
    }
  }
  return users;
}
