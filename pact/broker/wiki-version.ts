import { ownName } from '../../emulator/pipeline/address';
import type { Send } from '../../conformance/runner/exchange';
import { textAt } from '../../conformance/runner/paths';
import { ApiClient } from '../../conformance/http/api-client';
import type { VersionAndBranch } from './version-and-branch';

const unknown: VersionAndBranch = { version: undefined, branch: undefined };

/**
 * The version that a wiki reports, with its release branch. The emulator reports the version that it emulates, but
 * names itself elsewhere on its site, and so has no version here.
 *
 * @param send to `api.php`
 * @param sendToRoot to the root of the site
 * @throws WikiUnreachable, ApiProblem if the wiki gives no usable response
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
 * For `MediaWiki 1.43.9` the version `1.43.9` of branch `REL1_43`. Other versions (`1.44.0-wmf.12`, `1.45.0-alpha`) do
 * not tell their branch.
 */
export function versionInGenerator(generator: string): VersionAndBranch {
  const [, version, major, minor, stage] = /^MediaWiki ((\d+)\.(\d+)(?:\.\d+)*(-\S+)?)$/.exec(generator) ?? [];
  const isReleased = stage === undefined || stage.startsWith('-rc');
  const branch = major !== undefined && minor !== undefined && isReleased ? `REL${major}_${minor}` : undefined;
  return { version, branch };
}
