import type { RepositoryDefinition } from '../../schemas/generated/wiki-file';
import { WikiContentError } from '../model/content-error';
import type { Environment } from '../model/environment';
import type { SharedFile } from '../model/files';
import { fileNamespace } from '../model/namespaces';
import type { Site } from '../model/site';
import { isTitle, parseTitle } from '../model/title';
import { timestamp } from '../text/timestamp';
import { readFile } from './read-file';

/**
 * The files of shared repositories by key. If several have a file of one title, the first one counts.
 *
 * @throws WikiContentError for a title that is not that of a file
 */
export function readSharedFiles(
  site: Site,
  repositories: readonly RepositoryDefinition[],
  { clock }: Environment,
): ReadonlyMap<string, SharedFile> {
  const files = new Map<string, SharedFile>();
  const defaults = { timestamp: timestamp(clock.now()), user: 'Unknown' };
  for (const [index, repository] of repositories.entries()) {
    for (const [place, { title: text, id, file = {} }] of repository.files.entries()) {
      const title = parseTitle(text, site);
      if (!isTitle(title) || title.namespace !== fileNamespace || title.interwiki !== '' || title.key === '') {
        const path = `site.repositories[${index}].files[${place}].title`;
        throw new WikiContentError(
          path,
          `is ${JSON.stringify(text)}: expected the title of a file, such as "File:A.png"`,
        );
      }
      if (files.has(title.key)) continue;
      const user = file.user ?? defaults.user;
      const { versions, ...read } = readFile(file, title.key, { ...defaults, user });
      // Through its API, a repository shows the latest version only, and no bit depth.
      const latest = { ...read, bitDepth: 0, versions: versions.slice(0, 1) };
      files.set(title.key, { namespace: fileNamespace, key: title.key, id, file: latest, repository });
    }
  }
  return files;
}
