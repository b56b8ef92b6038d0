import type { FilePage, NewFile, Repository, SharedFile } from '../model/files';
import { addressOnServer, wikiPaths } from '../text/wiki-url';
import type { RequestContext } from './context';

/** Where the page of a file is, and the file itself. */
export interface Place {
  readonly server: string;
  readonly scriptPath: string;
  readonly articlePath: string;
  /** The address of the folder of its files. */
  readonly uploads: string;
}

/** The wiki that has a file: another one for the files of a shared repository. */
export function placeOf(context: RequestContext, page: FilePage | SharedFile | NewFile): Place {
  return 'repository' in page ? placeAt(page.repository, context) : ownPlace(context);
}

export function ownPlace(context: RequestContext): Place {
  return placeAt(context, context);
}

function placeAt(wiki: Omit<Repository, 'name'>, context: RequestContext): Place {
  const { scriptPath, articlePath, uploadPath } = wikiPaths(wiki);
  const server = context.withScheme(wiki.server);
  const uploads = context.withScheme(addressOnServer(server, uploadPath));
  return { server, scriptPath, articlePath, uploads };
}
