import { fileNamespace } from './namespaces';
import type { Page, UploadedFile } from './page';
import type { Pages } from './pages';

/** A page with an uploaded file. */
export type FilePage = Page & { readonly file: UploadedFile };

/** The page of an uploaded file: the page with the title, or the target of the redirect with the title. */
export function findUploadedFile(pages: Pages, key: string): FilePage | undefined {
  const page = pages.findTitle(fileNamespace, key);
  if (!page || isFilePage(page)) return page;
  const { target } = page;
  if (!page.redirect || target?.namespace !== fileNamespace || target.interwiki !== '') return undefined;
  const led = pages.findTitle(fileNamespace, target.key);
  return led && isFilePage(led) ? led : undefined;
}

function isFilePage(page: Page): page is FilePage {
  return page.file !== undefined;
}
