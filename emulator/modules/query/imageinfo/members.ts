import { ResultList, ResultMap, type ResultRecord, type ResultValue } from '../../../response/result-tree';
import type { FilePage } from '../../../model/files';
import { fileNamespace } from '../../../model/namespaces';
import type { FileMetadata } from '../../../model/page';
import { isAnonymous } from '../../../model/revision';
import { prefixedKey, prefixedText, type Titled } from '../../../model/title';
import type { RequestContext } from '../../context';
import { filePath } from './address';
import { pageTitle, type PageEntry } from '../../page-set/page-set';
import { articleAddress } from '../../../text/wiki-url';
import { commentHtml } from '../recentchanges/comment';

/** The values of `iiprop`. */
export const fileProperties = [
  ...(['archivename', 'badfile', 'bitdepth', 'canonicaltitle', 'comment', 'commonmetadata', 'dimensions'] as const),
  ...(['extmetadata', 'mediatype', 'metadata', 'mime', 'parsedcomment', 'sha1', 'size', 'thumbmime'] as const),
  ...(['timestamp', 'url', 'user', 'userid'] as const),
] as const;

export type RequestedProperties = ReadonlySet<(typeof fileProperties)[number]>;

/** The members of a version, in an order of their own (reading 5.1). */
export function describeVersion(
  context: RequestContext,
  page: FilePage,
  index: number,
  requested: RequestedProperties,
): ResultMap {
  const { file } = page;
  const version = file.versions[index]!;
  const { timestamp, user, comment, size, width, height, sha1 } = version;
  const next = file.versions[index - 1];
  const replaced = version.replaced ?? next?.timestamp;
  const archiveName = next && `${replaced?.replace(/\D/g, '')}!${page.key}`;
  const address = `${context.currentServer}${context.scriptPath}${filePath(page.key, archiveName)}`;
  return pick(requested, [
    [['timestamp'], { timestamp }],
    [['user'], { user }],
    [['user', 'userid'], { anon: isAnonymous(user) || undefined }],
    [['userid'], { userid: context.wiki.users.find(user)?.id ?? 0 }],
    [['size', 'dimensions'], { size, width, height }],
    [['parsedcomment'], { parsedcomment: commentHtml(context, { comment, title: page }) }],
    [['comment'], { comment }],
    [['canonicaltitle'], { canonicaltitle: prefixedText(page, context.namespaces) }],
    [['url'], { url: address, ...descriptionAddresses(context, page, page.id) }],
    [['sha1'], { sha1 }],
    [['metadata'], { metadata: version.metadata ? metadataList(version.metadata) : null }],
    [['commonmetadata'], { commonmetadata: new ResultList() }],
    [['extmetadata'], { extmetadata: extendedMetadata(context, page, timestamp) }],
    [['mime'], { mime: file.mime }],
    [['mediatype'], { mediatype: file.mediaType }],
    [['archivename'], { archivename: archiveName }],
    [['bitdepth'], { bitdepth: file.bitDepth }],
  ]);
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
    [['url'], descriptionAddresses(context, title, entry.kind === 'existing' ? entry.page.id : undefined)],
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

function descriptionAddresses(context: RequestContext, title: Titled, id: number | undefined) {
  const { currentServer: server, scriptPath, articlePath, namespaces } = context;
  return {
    descriptionurl: server + articleAddress(articlePath, prefixedKey(title, namespaces)),
    descriptionshorturl: id === undefined ? undefined : `${server}${scriptPath}/index.php?curid=${id}`,
  };
}

function extendedMetadata({ release }: RequestContext, { key }: FilePage, timestamp: string): ResultRecord {
  const source = 'mediawiki-metadata';
  const name = key.replaceAll('_', ' ').replace(/\.[^.]*$/, '');
  return {
    DateTime: { value: timestamp, source, hidden: '' },
    ObjectName: { value: name, source, hidden: !release.since('1.43') ? '' : undefined },
  };
}
