import { interfaceText } from '../../messages/interface-texts';
import { missingTitle } from '../../messages/message-texts';
import { findUploadedFile } from '../../model/files';
import { fileNamespace } from '../../model/namespaces';
import type { WikiFacts } from '../../rendering/wiki-facts';
import type { RequestContext } from '../context';
import { placeOf } from '../repository-place';

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
      const { width, height } = version;
      const uploads = own ? uploadPath : placeOf(context, page).uploads;
      return { key: page.key, width, height, isImage: page.file.mediaType === 'BITMAP', uploads };
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
