import { ownName } from '../../emulator/pipeline/address';
import type { Send } from '../../conformance/runner/exchange';
import { textAt } from '../../conformance/runner/paths';
import { ApiClient } from '../../conformance/http/api-client';
import type { VersionAndBranch } from './version-and-branch';

const unknown: VersionAndBranch = { version: undefined, branch: undefined };

/**
 * The version that a wiki's software says it has, with the branch that it was released from. The emulator says of itself
 * what the wiki says that it stands for; elsewhere on its site it says what it is, and so has no version here.
 *
 * @param send to `api.php`
 * @param sendToRoot to the root of the site
 * @throws WikiUnreachable, ApiProblem where the wiki gives no answer
 */
export async function versionOfWiki(send: Send, sendToRoot: Send): Promise<VersionAndBranch> {
  const response = await new ApiClient(send).get({ action: 'query', meta: 'siteinfo', siprop: 'general' });
  const own = versionInGenerator(textAt(response, '/query/general/generator') ?? '');
  return own.version !== undefined && (await isEmulator(sendToRoot)) ? unknown : own;
}

async function isEmulator(sendToRoot: Send): Promise<boolean> {
  const { status, body } = await sendToRoot({ method: 'GET', query: '', headers: {} });
  return status === 404 && body.includes(ownName);
}

/**
 * Of `MediaWiki 1.43.9` the version `1.43.9` of branch `REL1_43`. What is deployed from elsewhere (`1.44.0-wmf.12`,
 * `1.45.0-alpha`) has a version, from which the branch cannot be told.
 */
export function versionInGenerator(generator: string): VersionAndBranch {
  const [, version, major, minor, stage] = /^MediaWiki ((\d+)\.(\d+)(?:\.\d+)*(-\S+)?)$/.exec(generator) ?? [];
  const isReleased = stage === undefined || stage.startsWith('-rc');
  const branch = major !== undefined && minor !== undefined && isReleased ? `REL${major}_${minor}` : undefined;
  return { version, branch };
}
