import { interfaceText } from '../../messages/interface-texts';
import { missingTitle } from '../../messages/message-texts';
import { findUploadedFile, type FilePage, type SharedFile } from '../../model/files';
import { fileNamespace } from '../../model/namespaces';
import type { FileVersion } from '../../model/page';
import { escapeHtml } from '../../text/escape';
import type { ImageBox, ShownFile, WikiFacts } from '../../rendering/wiki-facts';
import type { RequestContext } from '../context';
import { placeOf } from '../repository-place';

function shownFile(
  context: RequestContext,
  page: FilePage | SharedFile,
  version: FileVersion,
  uploads: string,
): ShownFile {
  const { iconAddress, iconSize, isShownInPages, shownAddress, sizeWithin } =
    require('../query/imageinfo/thumbnail') as typeof import('../query/imageinfo/thumbnail');
  const isShown = isShownInPages(page.file.mime, version);
  return {
    ...{ key: page.key, width: version.width, height: version.height, uploads, isShown },
    isVector: page.file.mediaType === 'DRAWING',
    imageWithin(box) {
      if (!isShown) {
        const src = escapeHtml(iconAddress(context.scriptPath, page.key));
        return { width: iconSize, height: iconSize, src, srcset: '' };
      }
      const { width, height } = sizeWithin(version, box);
      const addressIn = (one: ImageBox): string => escapeHtml(shownAddress(context, uploads, page, one));
      const src = addressIn({ width });
      const finer = [1.5, 2].map((factor) => ({ factor, address: addressIn(enlarged(box, factor)) }));
      return { width, height: Math.max(1, height), src, srcset: srcsetOf(src, finer) };
    },
  };
}

function enlarged({ width, height }: ImageBox, factor: number): ImageBox {
  return { width: Math.round(width * factor), height: height && Math.round(height * factor) };
}

interface FinerImage {
  /** How many of its pixels one of the usual image has, in each direction. */
  readonly factor: number;
  readonly address: string;
}

/** The images for finer screens, each once, as far as they are not the usual one. */
function srcsetOf(usual: string, images: readonly FinerImage[]): string {
  const others = images.filter(({ address }, index) => address !== usual && address !== images[index - 1]?.address);
  const listed = others.map(({ address, factor }) => `${address} ${factor}x`);
  return listed.length === 0 ? '' : ` srcset="${listed.join(', ')}"`;
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
