import { ResultList, ResultMap, type ResultRecord, type ResultValue } from '../../../response/result-tree';
import { archiveNameOf, uploaderName, type FilePage, type NewFile, type SharedFile } from '../../../model/files';
import { isHidden, maySeePart } from '../../../model/hidden-parts';
import { fileNamespace } from '../../../model/namespaces';
import type { FileMetadata, FileVersion } from '../../../model/page';
import { isAnonymous } from '../../../model/revision';
import { prefixedKey, prefixedText, type Titled } from '../../../model/title';
import type { RequestContext } from '../../context';
import { filePath } from '../../../text/file-path';
import type { RequestedThumbnail, ThumbnailMembers } from './thumbnail';
import { pageTitle, type PageEntry } from '../../page-set/page-set';
import { articleAddress } from '../../../text/wiki-url';
import { ownPlace, placeOf, type Place } from '../../repository-place';
import { commentHtml } from '../recentchanges/comment';

/** The values of `iiprop`. */
export const fileProperties = [
  ...(['archivename', 'badfile', 'bitdepth', 'canonicaltitle', 'comment', 'commonmetadata', 'dimensions'] as const),
  ...(['extmetadata', 'mediatype', 'metadata', 'mime', 'parsedcomment', 'sha1', 'size', 'thumbmime'] as const),
  ...(['timestamp', 'uploadwarning', 'url', 'user', 'userid'] as const),
] as const;

export type RequestedProperties = ReadonlySet<(typeof fileProperties)[number]>;

/** What is shown of a version beyond what is requested of it. */
export interface Shown {
  readonly thumbnail?: RequestedThumbnail | undefined;
  /** The names of what describes it, if not everything does. */
  readonly extended?: readonly string[] | undefined;
  /** HTML that says that the file exists. Default: what a form would say. */
  readonly html?: string | undefined;
}

/**
 * The members of a version, in an order of their own (reading 5.1).
 *
 * @param shown a thumbnail of this size, if one is requested
 */
export function describeVersion(
  context: RequestContext,
  page: FilePage | SharedFile | NewFile,
  index: number,
  requested: RequestedProperties,
  { thumbnail, html, extended }: Shown = {},
): ResultMap {
  const { file } = page;
  const version = file.versions[index]!;
  const place = placeOf(context, page);
  const { timestamp, comment, sha1 } = version;
  const user = uploaderName(page, version);
  const archiveName = archiveNameOf(page, index);
  const address = place.uploads + filePath(page.key, archiveName);
  const { thumbmime, responsiveUrls, ...thumb } =
    thumbnail && requested.has('url')
      ? describeThumbnail(context, page, { version, archiveName }, thumbnail)
      : noThumbnail;
  const hasType = requested.has('thumbmime') && typeof thumbmime === 'string';
  const { wiki, user: reader } = context;
  const seesUser = maySeePart(wiki, reader, version, 'user');
  const seesComment = maySeePart(wiki, reader, version, 'comment');
  const members: Parameters<typeof pick>[1] = [
    [['timestamp'], { timestamp }],
    [['user', 'userid'], { userhidden: isHidden(version, 'user') || undefined }],
    [seesUser ? ['user'] : [], { user }],
    [seesUser ? ['userid'] : [], { userid: 'repository' in page ? 0 : (context.wiki.users.find(user)?.id ?? 0) }],
    [seesUser ? ['user', 'userid'] : [], { anon: 'repository' in page || isAnonymous(user) || undefined }],
    [['size', 'dimensions'], sizeMembers(version)],
    [['comment', 'parsedcomment'], { commenthidden: isHidden(version, 'comment') || undefined }],
    [seesComment ? ['parsedcomment'] : [], { parsedcomment: commentHtml(context, { comment, title: page }) }],
    [seesComment ? ['comment'] : [], { comment }],
  ];
  if (isHidden(version, 'content')) return hiddenFile(pick(requested, members), version);
  const described = pick(requested, [
    ...members,
    [['uploadwarning'], { html: requested.has('uploadwarning') ? (html ?? warningOf(context, page.key)) : undefined }],
    [['canonicaltitle'], { canonicaltitle: prefixedText(page, context.namespaces) }],
    [['url'], thumb],
    [['thumbmime'], { thumbmime }],
    [['url'], { responsiveUrls, url: address, ...descriptionAddresses(context, place, page, page.id) }],
    [['sha1'], { sha1 }],
    [['metadata'], { metadata: version.metadata ? metadataList(version.metadata) : null }],
    [['commonmetadata'], { commonmetadata: commonMetadataList(version.metadata) }],
    [
      ['extmetadata'],
      { extmetadata: requested.has('extmetadata') ? extendedMetadata(context, page, version, extended) : undefined },
    ],
    [hasType ? ['mime', 'thumbmime'] : ['mime'], { mime: file.mime }],
    [['mediatype'], { mediatype: file.mediaType }],
    [['archivename'], { archivename: archiveName }],
    [['bitdepth'], { bitdepth: version.bitDepth ?? file.bitDepth }],
  ]);
  if (isHidden(version, 'restricted') && hidesRequested(version, requested)) described.append('suppressed', true);
  return described;
}

/** Nothing more is said of a file with a hidden content, even to those who may see it (writing 14). */
function hiddenFile(row: ResultMap, version: FileVersion): ResultMap {
  row.append('filehidden', true);
  if (isHidden(version, 'restricted')) row.append('suppressed', true);
  return row;
}

function hidesRequested(version: FileVersion, requested: RequestedProperties): boolean {
  const hidesUser = isHidden(version, 'user') && (requested.has('user') || requested.has('userid'));
  return hidesUser || (isHidden(version, 'comment') && (requested.has('comment') || requested.has('parsedcomment')));
}

/** Loaded when a warning is requested. */
function warningOf(context: RequestContext, key: string): string {
  const { uploadWarning } = require('../../upload-warning') as typeof import('../../upload-warning');
  return uploadWarning(context, key);
}

const noThumbnail: ThumbnailMembers = {};

function describeThumbnail(
  context: RequestContext,
  page: FilePage | SharedFile | NewFile,
  version: { readonly version: FileVersion; readonly archiveName: string | undefined },
  requested: RequestedThumbnail,
): ThumbnailMembers {
  const { describeThumbnail: describe } = require('./thumbnail') as typeof import('./thumbnail');
  const own = ownPlace(context);
  const { server, scriptPath, uploads } = placeOf(context, page);
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
    [['uploadwarning'], { html: requested.has('uploadwarning') ? warningOf(context, title.key) : undefined }],
    [['canonicaltitle'], { canonicaltitle: prefixedText(title, context.namespaces) }],
    [
      ['url'],
      descriptionAddresses(context, ownPlace(context), title, entry.kind === 'existing' ? entry.page.id : undefined),
    ],
    [['badfile', 'uploadwarning'], { filemissing: true }],
  ]);
}

/** The size in bytes and in pixels, and of animations the duration in seconds. */
export function sizeMembers({ size, width, height, metadata }: FileVersion): ResultRecord {
  const duration = metadata?.find(({ name }) => name === 'duration')?.value;
  return { size, width, height, ...(typeof duration === 'number' && duration > 0 && { duration }) };
}

/** What files of all types may say of themselves. */
export function commonMetadata(metadata: readonly FileMetadata[] | undefined): readonly FileMetadata[] {
  const nested = metadata?.find(({ name, value }) => name === 'metadata' && typeof value === 'object')?.value;
  if (typeof nested === 'object') return nested.filter(({ name }) => !String(name).startsWith('_'));
  const isVector = metadata?.some(({ name }) => name === 'originalWidth') ?? false;
  const ofVector: Readonly<Record<string, string>> = { title: 'ObjectName', description: 'ImageDescription' };
  return (metadata ?? []).flatMap((entry) => {
    const { name, value } = entry;
    if (isVector) return ofVector[name] === undefined ? [] : [{ name: ofVector[name], value }];
    return name === 'MEDIAWIKI_EXIF_VERSION' || (name === '_error' && value === '0') ? [] : [entry];
  });
}

/** Without any, the list has no name for its elements (reading 5.1). */
export function commonMetadataList(metadata: readonly FileMetadata[] | undefined): ResultList {
  const common = commonMetadata(metadata);
  return common.length === 0 ? new ResultList([]) : metadataList(common);
}

/** What is known of a file that has just been received (writing 11.2). */
export function receivedMetadata(metadata: readonly FileMetadata[] | undefined): readonly FileMetadata[] | undefined {
  return metadata?.map((one) => (one.name === 'duration' ? { ...one, isFraction: true } : one));
}

export function metadataList(metadata: readonly FileMetadata[]): ResultList {
  const items = metadata.map(({ name, value, isFraction }) => {
    const item = new ResultMap({ keptFlags: ['value'], ...(isFraction && { fractions: ['value'] }) });
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

export function pick(requested: RequestedProperties, members: readonly Member[]): ResultMap {
  const picked = new ResultMap({ association: true });
  for (const [properties, added] of members) {
    if (!properties.some((property) => requested.has(property))) continue;
    for (const [name, value] of Object.entries(added)) if (value !== undefined) picked.set(name, value);
  }
  return picked;
}

function descriptionAddresses({ namespaces }: RequestContext, place: Place, title: Titled, id: number | undefined) {
  const { server, scriptPath, articlePath } = place;
  return {
    descriptionurl: server + articleAddress(articlePath, prefixedKey(title, namespaces)),
    descriptionshorturl: id === undefined ? undefined : `${server}${scriptPath}/index.php?curid=${id}`,
  };
}

/**
 * The content language lists what pages of files show at first (vector languages/hidden-name-french). Real wikis keep it by
 * the content: a copy of a file has the name and the time of the first one that was described.
 */
export function extendedMetadata(
  { release, wiki }: RequestContext,
  { key }: Titled,
  version: FileVersion,
  names: readonly string[] = [],
): ResultValue {
  const isHidden = !release.since('1.43') || (wiki.site.contentLanguage?.hasOtherMetadata ?? false);
  const described = { name: key.replaceAll('_', ' ').replace(/\.[^.]*$/, ''), timestamp: version.timestamp };
  const { name, timestamp } = version.content ? wiki.describedContents.keep(version.sha1, described) : described;
  const source = 'mediawiki-metadata';
  const all = {
    DateTime: { value: timestamp, source, hidden: '' },
    ObjectName: { value: name, source, hidden: isHidden ? '' : undefined },
  };
  if (names.length === 0) return all;
  const filtered = Object.entries(all).filter(([member]) => names.includes(member));
  return filtered.length === 0 ? new ResultList([]) : Object.fromEntries(filtered);
}
