import type { Send } from '../../runner/exchange';
import { textAt } from '../../runner/paths';
import { ApiClient } from '../../targets/api-client';
import type { VersionAndBranch } from './version-and-branch';

/**
 * The version that a wiki's software says it has, with the branch that it was released from.
 *
 * @throws WikiUnreachable, ApiProblem where the wiki gives no answer
 */
export async function versionOfWiki(send: Send): Promise<VersionAndBranch> {
  const answer = await new ApiClient(send).get({ action: 'query', meta: 'siteinfo', siprop: 'general' });
  return versionInGenerator(textAt(answer, '/query/general/generator') ?? '');
}

/**
 * Of `MediaWiki 1.43.9` the version `1.43.9` of branch `REL1_43`. What is deployed from elsewhere (`1.44.0-wmf.12`,
 * `1.45.0-alpha`) has a version, and a branch that nobody can tell from it.
 */
export function versionInGenerator(generator: string): VersionAndBranch {
  const [, version, major, minor, stage] = /^MediaWiki ((\d+)\.(\d+)(?:\.\d+)*(-\S+)?)$/.exec(generator) ?? [];
  const isReleased = stage === undefined || stage.startsWith('-rc');
  const branch = major !== undefined && minor !== undefined && isReleased ? `REL${major}_${minor}` : undefined;
  return { version, branch };
}
