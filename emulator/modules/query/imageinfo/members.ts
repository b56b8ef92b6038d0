import { ResultList, ResultMap, type ResultRecord, type ResultValue } from '../../../response/result-tree';
import type { FilePage, Repository, SharedFile } from '../../../model/files';
import { fileNamespace } from '../../../model/namespaces';
import type { FileMetadata, FileVersion } from '../../../model/page';
import { isAnonymous } from '../../../model/revision';
import { prefixedKey, prefixedText, type Titled } from '../../../model/title';
import type { RequestContext } from '../../context';
import { filePath } from '../../../text/file-path';
import type { RequestedThumbnail, ThumbnailMembers } from './thumbnail';
import { pageTitle, type PageEntry } from '../../page-set/page-set';
import { addressOnServer, articleAddress, wikiPaths } from '../../../text/wiki-url';
import { commentHtml } from '../recentchanges/comment';

/** The values of `iiprop`. */
export const fileProperties = [
  ...(['archivename', 'badfile', 'bitdepth', 'canonicaltitle', 'comment', 'commonmetadata', 'dimensions'] as const),
  ...(['extmetadata', 'mediatype', 'metadata', 'mime', 'parsedcomment', 'sha1', 'size', 'thumbmime'] as const),
  ...(['timestamp', 'url', 'user', 'userid'] as const),
] as const;

export type RequestedProperties = ReadonlySet<(typeof fileProperties)[number]>;

/**
 * The members of a version, in an order of their own (reading 5.1).
 *
 * @param thumbnail of this size, if one is requested
 */
export function describeVersion(
  context: RequestContext,
  page: FilePage | SharedFile,
  index: number,
  requested: RequestedProperties,
  thumbnail?: RequestedThumbnail,
): ResultMap {
  const { file } = page;
  const version = file.versions[index]!;
  const place = placeOf(context, page);
  const { timestamp, comment, size, width, height, sha1 } = version;
  // The users of another wiki are not those of this one.
  const user = 'repository' in page ? `${page.repository.name}>${version.user}` : version.user;
  const next = file.versions[index - 1];
  const replaced = version.replaced ?? next?.timestamp;
  const archiveName = next && `${replaced?.replace(/\D/g, '')}!${page.key}`;
  const address = place.uploads + filePath(page.key, archiveName);
  const { thumbmime, responsiveUrls, ...thumb } =
    thumbnail && requested.has('url')
      ? describeThumbnail(context, page, { version, archiveName }, thumbnail)
      : noThumbnail;
  const hasType = requested.has('thumbmime') && typeof thumbmime === 'string';
  return pick(requested, [
    [['timestamp'], { timestamp }],
    [['user'], { user }],
    [['userid'], { userid: 'repository' in page ? 0 : (context.wiki.users.find(user)?.id ?? 0) }],
    [['user', 'userid'], { anon: 'repository' in page || isAnonymous(user) || undefined }],
    [['size', 'dimensions'], { size, width, height }],
    [['parsedcomment'], { parsedcomment: commentHtml(context, { comment, title: page }) }],
    [['comment'], { comment }],
    [['canonicaltitle'], { canonicaltitle: prefixedText(page, context.namespaces) }],
    [['url'], thumb],
    [['thumbmime'], { thumbmime }],
    [['url'], { responsiveUrls, url: address, ...descriptionAddresses(context, place, page, page.id) }],
    [['sha1'], { sha1 }],
    [['metadata'], { metadata: version.metadata ? metadataList(version.metadata) : null }],
    [['commonmetadata'], { commonmetadata: new ResultList() }],
    [['extmetadata'], { extmetadata: extendedMetadata(context, page, timestamp) }],
    [hasType ? ['mime', 'thumbmime'] : ['mime'], { mime: file.mime }],
    [['mediatype'], { mediatype: file.mediaType }],
    [['archivename'], { archivename: archiveName }],
    [['bitdepth'], { bitdepth: file.bitDepth }],
  ]);
}

const noThumbnail: ThumbnailMembers = {};

function describeThumbnail(
  context: RequestContext,
  page: FilePage | SharedFile,
  version: { readonly version: FileVersion; readonly archiveName: string | undefined },
  requested: RequestedThumbnail,
): ThumbnailMembers {
  const { describeThumbnail: describe } = require('./thumbnail') as typeof import('./thumbnail');
  const own = ownPlace(context);
  const { server, scriptPath, uploads } = 'repository' in page ? placeAt(page.repository, context) : own;
  const place = { script: server + scriptPath, ownScript: own.server + own.scriptPath, uploads };
  return describe(context, place, { page, ...version }, requested);
}

/** What is said of a file that is not there, where it is said that it is not. */
export function describeMissingFile(
  context: RequestContext,
  entry: PageEntry,
  requested: RequestedProperties,
): ResultMap {
  const title = pageTitle(entry) ?? { namespace: fileNamespace, key: '' };
  return pick(requested, [
    [['canonicaltitle'], { canonicaltitle: prefixedText(title, context.namespaces) }],
    [
      ['url'],
      descriptionAddresses(context, ownPlace(context), title, entry.kind === 'existing' ? entry.page.id : undefined),
    ],
    [['badfile'], { filemissing: true }],
  ]);
}

function metadataList(metadata: readonly FileMetadata[]): ResultList {
  const items = metadata.map(({ name, value }) => {
    const item = new ResultMap({ keptFlags: ['value'] });
    item.append('name', name);
    item.append('value', typeof value === 'object' ? metadataList(value) : value);
    return item;
  });
  return new ResultList(items, 'metadata');
}

type Member = readonly [
  properties: readonly (typeof fileProperties)[number][],
  members: Readonly<Record<string, ResultValue | undefined>>,
];

function pick(requested: RequestedProperties, members: readonly Member[]): ResultMap {
  const picked = new ResultMap({ association: true });
  for (const [properties, added] of members) {
    if (!properties.some((property) => requested.has(property))) continue;
    for (const [name, value] of Object.entries(added)) if (value !== undefined) picked.set(name, value);
  }
  return picked;
}

/** Where the page of a file is, and the file itself. */
interface Place {
  readonly server: string;
  readonly scriptPath: string;
  readonly articlePath: string;
  /** The address of the folder of its files. */
  readonly uploads: string;
}

function placeOf(context: RequestContext, page: FilePage | SharedFile): Place {
  return 'repository' in page ? placeAt(page.repository, context) : ownPlace(context);
}

function ownPlace(context: RequestContext): Place {
  return placeAt(context, context);
}

function placeAt(wiki: Omit<Repository, 'name'>, context: RequestContext): Place {
  const { scriptPath, articlePath, uploadPath } = wikiPaths(wiki);
  const server = context.withScheme(wiki.server);
  const uploads = context.withScheme(addressOnServer(server, uploadPath));
  return { server, scriptPath, articlePath, uploads };
}

function descriptionAddresses({ namespaces }: RequestContext, place: Place, title: Titled, id: number | undefined) {
  const { server, scriptPath, articlePath } = place;
  return {
    descriptionurl: server + articleAddress(articlePath, prefixedKey(title, namespaces)),
    descriptionshorturl: id === undefined ? undefined : `${server}${scriptPath}/index.php?curid=${id}`,
  };
}

function extendedMetadata({ release }: RequestContext, { key }: Titled, timestamp: string): ResultRecord {
  const source = 'mediawiki-metadata';
  const name = key.replaceAll('_', ' ').replace(/\.[^.]*$/, '');
  return {
    DateTime: { value: timestamp, source, hidden: '' },
    ObjectName: { value: name, source, hidden: !release.since('1.43') ? '' : undefined },
  };
}
