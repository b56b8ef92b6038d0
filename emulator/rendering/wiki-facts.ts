import type { Title } from '../model/title';

/** What rendering asks of the wiki. */
export interface WikiFacts {
  /** The page with a title. */
  findPage(
    title: Pick<Title, 'namespace' | 'key'>,
  ): { readonly redirect: boolean; readonly target?: Title | undefined } | undefined;
  findFile(key: string): ShownFile | undefined;
  /** The key that a special page is shown under; undefined if no special page has the name. */
  specialPage(key: string): string | undefined;
  /** The path of a page by its title: `User_talk:A_b`. */
  pagePath(key: string): string;
  /** Where a missing file can be uploaded; not escaped. */
  uploadAddress(key: string): string;
  /** Whether missing files are links to there. */
  readonly hasUploads: boolean;
  /** The address of a title of another wiki. */
  addressElsewhere(title: Title): string | undefined;
  readonly scriptPath: string;
  /** A text that the interface adds to pages, in the language of the request; of redirects, in that of the wiki. */
  interfaceText(
    key: 'toc' | 'editsection' | 'editsectionhint' | 'mobile-frontend-editor-edit' | 'redirectto' | 'thumbnail-more',
    ...parameters: readonly string[]
  ): string;
  /** The code and the direction of the language of the request, as attributes. */
  readonly interfaceAttributes: string;
  /** The title of a link to a page that does not exist, in the language of the wiki. */
  missingTitle(name: string): string;
}

/** An uploaded file, as pages show it. */
export interface ShownFile {
  /** Its own key, where a redirect led to it. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** Whether it has no pixels, and may be shown larger than it is. */
  readonly isVector: boolean;
  /** Whether pages show it; otherwise, they link to it. */
  readonly isShown: boolean;
  /** The address of the folder that it is in. */
  readonly uploads: string;
  /** The largest image of it that fits into a box; galleries show an icon of a file that is not shown. */
  imageWithin(box: ImageBox): ShownImage;
}

/** In pixels, which may be fractional; any height fits if none is given. */
export interface ImageBox {
  readonly width: number;
  readonly height?: number | undefined;
}

export interface ShownImage {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Escaped. */
  readonly src: string;
  /** The images for finer screens, as an attribute that begins with a blank; nothing if there are none. */
  readonly srcset: string;
}
