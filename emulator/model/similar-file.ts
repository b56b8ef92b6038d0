import { badPrefixes } from './bad-prefixes';
import { fileNamespace } from './namespaces';
import type { Pages } from './pages';

/** What a user should look at before a file is uploaded under a name. */
export type SimilarFile =
  | { readonly warning: 'exists' | 'page-exists' }
  /** The key of another file. */
  | { readonly warning: 'exists-normalized' | 'thumb'; readonly key: string }
  /** What the name begins with. */
  | { readonly warning: 'thumb-name' | 'bad-prefix'; readonly prefix: string };

/** A file or a page that has the name, or one like it, or what is wrong with the name; of several, the first that matters. */
export function similarFile(pages: Pages, key: string): SimilarFile | undefined {
  const page = pages.findTitle(fileNamespace, key);
  if (page) return { warning: page.file ? 'exists' : 'page-exists' };
  const name = key.slice(0, key.lastIndexOf('.'));
  const similar = pages.files.firstBeginningWith(`${name}.`);
  if (similar !== undefined) return { warning: 'exists-normalized', key: similar };
  const [, prefix, ofThumbnail] = /^(\d{2,3}px-)(.*)$/.exec(key) ?? [];
  if (prefix !== undefined && ofThumbnail !== undefined) {
    const original = pages.findTitle(fileNamespace, ofThumbnail)?.file;
    return original ? { warning: 'thumb', key: ofThumbnail } : { warning: 'thumb-name', prefix };
  }
  const bad = badPrefixes.find((one) => key.startsWith(one));
  return bad === undefined ? undefined : { warning: 'bad-prefix', prefix: bad };
}
