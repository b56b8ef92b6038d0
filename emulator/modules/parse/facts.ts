import { findUploadedFile } from '../../model/files';
import type { WikiFacts } from '../../rendering/wiki-facts';
import type { RequestContext } from '../context';

/** What rendering asks of the wiki. */
export function wikiFacts(context: RequestContext): WikiFacts {
  const { wiki, scriptPath, uploadPath } = context;
  return {
    findPage: ({ namespace, key }) => wiki.pages.findTitle(namespace, key),
    findFile(key) {
      const page = findUploadedFile(wiki.pages, key) ?? undefined;
      const version = page?.file.versions[0];
      if (!page || !version) return undefined;
      const { width, height } = version;
      return { key: page.key, width, height, isImage: page.file.mediaType === 'BITMAP' };
    },
    specialPage: (key) => wiki.site.specialPages.find(key),
    pagePath: (key) => context.pagePath(key),
    uploadAddress: (key) => context.uploadAddress(key),
    hasUploads: wiki.site.uploads,
    addressElsewhere: (title) => wiki.site.addressElsewhere(title),
    ...{ scriptPath, uploadPath },
  };
}
