import type { WikiRequest, WikiResponse } from '../exchange';
import { archiveNameOf } from '../model/files';
import { fileNamespace } from '../model/namespaces';
import type { WikiModel } from '../model/wiki-model';
import { decodeUri } from '../text/decode-uri';
import { filePath } from '../text/file-path';
import { wikiPaths } from '../text/wiki-url';

/** The bytes of an uploaded file. */
export interface UploadedContent {
  readonly mime: string;
  readonly content: Uint8Array;
  /** When it was uploaded: `2026-01-31T12:00:00Z` */
  readonly timestamp: string;
}

/**
 * The content of the file whose address a request is sent to, if the wiki has it.
 *
 * @param request with the path as web servers read it
 */
export function uploadedContent(
  { site, pages }: WikiModel,
  { method, url, scriptPath }: Pick<WikiRequest, 'method' | 'url' | 'scriptPath'>,
): UploadedContent | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const { uploadPath } = wikiPaths({ scriptPath: site.scriptPath ?? scriptPath, uploadPath: site.settings.uploadPath });
  const folder = decodeUri(uploadPath.replace(/^(?:https?:)?\/\/[^/]*/, ''));
  const path = url.split('?', 1)[0] ?? '';
  if (!path.startsWith(`${folder}/`)) return undefined;
  const place = path.slice(folder.length);
  const name = place.slice(place.lastIndexOf('/') + 1);
  const key = place.startsWith('/archive/') ? name.slice(name.indexOf('!') + 1) : name;
  const page = pages.findTitle(fileNamespace, key);
  const versions = page?.file?.versions ?? [];
  const index = versions.findIndex((_, at) => decodeUri(filePath(key, page && archiveNameOf(page, at))) === place);
  const version = versions[index];
  if (!page?.file || !version?.content) return undefined;
  return { mime: page.file.mime, content: version.content, timestamp: version.timestamp };
}

/** The response with the content of a file, as a web server sends it. */
export function contentResponse({ mime, content, timestamp }: UploadedContent): WikiResponse {
  const modified = new Date(timestamp).toUTCString();
  const headers = ['Content-Type', mime, 'Last-Modified', modified, 'X-Content-Type-Options', 'nosniff'];
  return { status: 200, statusText: 'OK', headers, body: '', content };
}
