import type { FormFile } from '../../multipart';

/** PNG files of 1 x 1, 2 x 1 and 1 x 3 pixels, in Base64. */
const pictures = [
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR4nGNgYAAAAAMAAbitOmMAAAAASUVORK5CYII=',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAADCAAAAAB3tjpeAAAAC0lEQVR4nGNgAAEAAAYAAf6MZ8gAAAAASUVORK5CYII=',
] as const;

/** One that no other session has: its name follows the picture. */
export function picture(index: number): FormFile {
  const bytes = Buffer.from(pictures[index % pictures.length] ?? '', 'base64').toString('latin1');
  return { field: 'file', fileName: 'picture.png', bytes: `${bytes}{tag}` };
}
