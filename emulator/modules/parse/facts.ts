import { interfaceText } from '../../messages/interface-texts';
import { missingTitle } from '../../messages/message-texts';
import { findUploadedFile, type FilePage, type SharedFile } from '../../model/files';
import { fileNamespace } from '../../model/namespaces';
import type { FileVersion } from '../../model/page';
import { escapeHtml } from '../../text/escape';
import { filePath } from '../../text/file-path';
import type { ShownFile, WikiFacts } from '../../rendering/wiki-facts';
import type { RequestContext } from '../context';
import { placeOf } from '../repository-place';

function shownFile(
  context: RequestContext,
  page: FilePage | SharedFile,
  version: FileVersion,
  uploads: string,
): ShownFile {
  const { describeThumbnail, iconAddress, iconSize, isShownInPages, sizeWithin } =
    require('../query/imageinfo/thumbnail') as typeof import('../query/imageinfo/thumbnail');
  const { scriptPath } = context;
  const place = { script: scriptPath, ownScript: scriptPath, uploads };
  const isShown = isShownInPages(page.file.mime, version);
  return {
    ...{ key: page.key, width: version.width, height: version.height, uploads, isShown },
    isVector: page.file.mediaType === 'DRAWING',
    imageWithin(box) {
      if (!isShown) {
        return { width: iconSize, height: iconSize, src: escapeHtml(iconAddress(scriptPath, page.key)), srcset: '' };
      }
      const { width, height } = sizeWithin(version, box);
      const addressWithin = (requested: Box): string => {
        const size = { ...requested, variant: '' };
        const { thumburl } = describeThumbnail(context, place, { page, version, archiveName: undefined }, size);
        // A file that is too large to be scaled has no thumbnail.
        return escapeHtml(typeof thumburl === 'string' ? thumburl : uploads + filePath(page.key));
      };
      const src = addressWithin({ width });
      const finer = [1.5, 2].map((factor): [address: string, factor: number] => [
        addressWithin({ width: Math.round(box.width * factor), height: box.height && Math.round(box.height * factor) }),
        factor,
      ]);
      return { width, height: Math.max(1, height), src, srcset: srcsetOf(finer, src) };
    },
  };
}

interface Box {
  readonly width: number;
  readonly height?: number | undefined;
}

/** The images for finer screens, each once, as far as they are not the usual one. */
function srcsetOf(finer: readonly (readonly [address: string, factor: number])[], usual: string): string {
  const factors = new Map<string, number>();
  for (const [address, factor] of finer) if (address !== usual && !factors.has(address)) factors.set(address, factor);
  return factors.size === 0
    ? ''
    : ` srcset="${Array.from(factors, ([address, factor]) => `${address} ${factor}x`).join(', ')}"`;
}

/** What rendering asks of the wiki. */
export function wikiFacts(context: RequestContext): WikiFacts {
  const { wiki, scriptPath, uploadPath } = context;
  const shared = (key: string) => wiki.site.sharedFiles?.get(key);
  return {
    findPage({ namespace, key }) {
      const page = wiki.pages.findTitle(namespace, key);
      if (page || namespace !== fileNamespace) return page;
      // A file of a shared repository is known by its name.
      if (shared(key)) return { redirect: false };
      wiki.missedFiles.add(key);
      return undefined;
    },
    findFile(key) {
      const own = findUploadedFile(wiki.pages, key);
      const page = own ?? shared(key);
      const version = page?.file.versions[0];
      if (!page || !version) {
        wiki.missedFiles.add(key);
        return undefined;
      }
      return shownFile(context, page, version, own ? uploadPath : placeOf(context, page).uploads);
    },
    specialPage: (key) => wiki.site.specialPages.find(key),
    pagePath: (key) => context.pagePath(key),
    uploadAddress: (key) => context.uploadAddress(key),
    hasUploads: wiki.site.uploads,
    addressElsewhere: (title) => wiki.site.addressElsewhere(title),
    scriptPath,
    interfaceText(key, ...parameters) {
      return interfaceText(key, parameters, key === 'redirectto' ? context.contentTexts : context.interfaceTexts);
    },
    get interfaceAttributes() {
      return context.interfaceAttributes;
    },
    missingTitle: (name) => missingTitle(name, context.contentTexts),
  };
}
