import type { Page } from '../../model/page';
import type { StashedFile } from '../../model/upload-stash';
import { ResultMap } from '../../response/result-tree';
import type { RequestContext } from '../context';
import { describeFileOfStash, type StashProperty } from '../query/stashimageinfo/members';
import { describeVersion, receivedMetadata, type RequestedProperties } from '../query/imageinfo/members';

/** All but those about archives and thumbnails. */
const published: RequestedProperties = new Set([
  ...([
    'timestamp',
    'user',
    'userid',
    'comment',
    'parsedcomment',
    'canonicaltitle',
    'url',
    'size',
    'dimensions',
  ] as const),
  ...(['sha1', 'mime', 'mediatype', 'metadata', 'commonmetadata', 'extmetadata', 'bitdepth', 'uploadwarning'] as const),
]);

/**
 * What a client is told of a file that it has published.
 *
 * @param comment in full, though the wiki keeps only its beginning
 * @param existed whether the page was there before
 */
export function describeUploaded(context: RequestContext, page: Page, comment: string, existed: boolean): ResultMap {
  const { file } = page;
  const [latest] = file?.versions ?? [];
  if (!file || !latest) return new ResultMap();
  const { existingFileWarning } = require('../upload-warning') as typeof import('../upload-warning');
  const shown = {
    ...page,
    id: existed ? page.id : undefined,
    file: { ...file, versions: [{ ...latest, metadata: receivedMetadata(latest.metadata), comment }] },
  };
  return describeVersion(context, shown, 0, published, {
    html: existingFileWarning(context, page.key, context.wiki.missedFiles.take(page.key)),
  });
}

const stashed: ReadonlySet<StashProperty> = new Set([
  ...([
    'timestamp',
    'canonicaltitle',
    'url',
    'size',
    'dimensions',
    'sha1',
    'mime',
    'metadata',
    'commonmetadata',
  ] as const),
  ...(['extmetadata', 'bitdepth'] as const),
]);

/** What a client is told of a file that is in the stash now. */
export function describeStashed(context: RequestContext, file: StashedFile): ResultMap {
  return describeFileOfStash(context, file, stashed);
}
