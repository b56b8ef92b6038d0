import type { StashedFile } from '../../../model/upload-stash';
import { fileNamespace } from '../../../model/namespaces';
import type { ResultMap } from '../../../response/result-tree';
import { prefixedText } from '../../../model/title';
import type { RequestContext } from '../../context';
import {
  commonMetadataList,
  extendedMetadata,
  metadataList,
  pick,
  receivedMetadata,
  sizeMembers,
} from '../imageinfo/members';
import { articleAddress, wikiPaths } from '../../../text/wiki-url';

/** The values of `siiprop`. */
export const stashProperties = [
  ...(['badfile', 'bitdepth', 'canonicaltitle', 'commonmetadata', 'dimensions', 'extmetadata', 'metadata'] as const),
  ...(['mime', 'sha1', 'size', 'thumbmime', 'timestamp', 'url'] as const),
] as const;

export type StashProperty = (typeof stashProperties)[number];

/** What is told of a file in the stash, which only its user can see. */
export function describeFileOfStash(
  context: RequestContext,
  file: StashedFile,
  requested: ReadonlySet<StashProperty>,
): ResultMap {
  const { media, content, sha1, timestamp, name } = file;
  const { width, height, mime, bitDepth } = media;
  const metadata = receivedMetadata(media.metadata);
  const title = { namespace: fileNamespace, key: name };
  const { server } = context;
  const { articlePath } = wikiPaths(context);
  const url = server + articleAddress(articlePath, `Special:UploadStash/file/${file.key}`);
  const version = { timestamp, user: '', comment: '', size: content.length, width, height, sha1, metadata, content };
  return pick(requested, [
    [['timestamp'], { timestamp }],
    [['size', 'dimensions'], sizeMembers(version)],
    [['canonicaltitle'], { canonicaltitle: prefixedText(title, context.namespaces) }],
    [['url'], { url, descriptionurl: url }],
    [['sha1'], { sha1 }],
    [['metadata'], { metadata: metadata ? metadataList(metadata) : null }],
    [['commonmetadata'], { commonmetadata: commonMetadataList(metadata) }],
    [
      ['extmetadata'],
      { extmetadata: requested.has('extmetadata') ? extendedMetadata(context, title, version) : undefined },
    ],
    [['mime'], { mime }],
    [['bitdepth'], { bitdepth: bitDepth }],
  ]);
}
