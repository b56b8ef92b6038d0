import type { UserDefinition } from '../../../schemas/generated/wiki-file';
import { listAt, textAt, valueAt } from '../../runner/paths';
import { ApiProblem, type ApiClient } from '../../targets/api-client';

/**
 * Asks who a logged-in client is.
 *
 * @throws ApiProblem where the wiki does not tell
 */
export async function readAccount(client: ApiClient): Promise<UserDefinition> {
  const answer = await client.get({ action: 'query', meta: 'userinfo', uiprop: 'groups|implicitgroups' });
  const [id, name] = [valueAt(answer, '/query/userinfo/id'), textAt(answer, '/query/userinfo/name')];
  if (typeof id !== 'number' || id < 1 || name === undefined) throw new ApiProblem('it does not tell who is logged in');
  const implicit = new Set(listAt(answer, '/query/userinfo/implicitgroups'));
  const groups = listAt(answer, '/query/userinfo/groups').filter((group) => !implicit.has(group));
  return { id, name, groups: groups.map(String) };
}
