import { fileNamespace } from './namespaces';
import type { Page, UploadedFile } from './page';
import type { Pages } from './pages';

/** A page with an uploaded file. */
export type FilePage = Page & { readonly file: UploadedFile };

/** A file whose page has just been created: nobody is told its id yet. */
export type NewFile = Omit<FilePage, 'id'> & { readonly id: undefined };

/** Another wiki, whose files the wiki shows as well. */
export interface Repository {
  readonly name: string;
  /** Scheme and host, or `//` and the host. */
  readonly server: string;
  readonly scriptPath?: string;
  readonly articlePath?: string;
  readonly uploadPath?: string;
}

/** A file of a shared repository. The wiki has no page of its title. */
export interface SharedFile {
  readonly namespace: typeof fileNamespace;
  readonly key: string;
  /** The id of its page in the repository, if that is known. */
  readonly id: number | undefined;
  readonly file: UploadedFile;
  readonly repository: Repository;
}

/** The page of an uploaded file: the page with the title, or the target of the redirect with the title. */
export function findUploadedFile(pages: Pages, key: string): FilePage | undefined {
  const page = pages.findTitle(fileNamespace, key);
  if (!page || isFilePage(page)) return page;
  const { target } = page;
  if (!page.redirect || target?.namespace !== fileNamespace || target.interwiki !== '') return undefined;
  const led = pages.findTitle(fileNamespace, target.key);
  return led && isFilePage(led) ? led : undefined;
}

export function isFilePage(page: Page): page is FilePage {
  return page.file !== undefined;
}

/** Who uploaded a version of a file. The users of another wiki are not those of this one. */
export function uploaderName(page: FilePage | SharedFile | NewFile, { user }: { readonly user: string }): string {
  return 'repository' in page ? `${page.repository.name}>${user}` : user;
}

/** The name of a version that was replaced: `20260131120000!Used.png`; undefined for the latest. */
export function archiveNameOf({ key, file }: Pick<Page, 'key' | 'file'>, index: number): string | undefined {
  const next = file?.versions[index - 1];
  const replaced = file?.versions[index]?.replaced ?? next?.timestamp;
  return next && replaced && archiveNameAt(replaced, key);
}

/** The name of a version that was replaced at a time. */
export function archiveNameAt(replaced: string, key: string): string {
  return `${replaced.replace(/\D/g, '')}!${key}`;
}
