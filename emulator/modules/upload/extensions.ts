import { usualExtensions } from '../../model/usual-extensions';
import type { RequestContext } from '../context';

/** The extensions that files may have ($wgFileExtensions). */
export function allowedExtensions({ wiki }: RequestContext): readonly string[] {
  return wiki.site.settings.fileExtensions ?? usualExtensions;
}

/** Extensions that no part of a name may have ($wgProhibitedFileExtensions). */
export const prohibitedExtensions: ReadonlySet<string> = new Set([
  ...[
    'html',
    'htm',
    'js',
    'jsb',
    'mhtml',
    'mht',
    'xhtml',
    'xht',
    'php',
    'phtml',
    'php3',
    'php4',
    'php5',
    'phps',
    'phar',
  ],
  ...[
    'shtml',
    'jhtml',
    'pl',
    'py',
    'cgi',
    'exe',
    'scr',
    'dll',
    'msi',
    'vbs',
    'bat',
    'com',
    'pif',
    'cmd',
    'vxd',
    'cpl',
    'xml',
  ],
]);

/** The extensions that a media type belongs to, of those that wikis know. */
const extensionsByMime: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png', 'apng'],
  'image/gif': ['gif'],
  'image/jpeg': ['jpeg', 'jpg', 'jpe', 'jps'],
  'image/webp': ['webp'],
  'image/svg+xml': ['svg'],
  'image/x-bmp': ['bmp'],
  'image/tiff': ['tiff', 'tif'],
  'image/x-xcf': ['xcf'],
  'text/plain': ['txt'],
  'application/pdf': ['pdf'],
  'application/zip': ['zip'],
  'application/ogg': ['ogx', 'ogg', 'oga', 'ogv', 'spx', 'opus'],
  'video/webm': ['webm'],
  'audio/mpeg': ['mp3', 'mpga', 'mpa', 'mp2'],
};

/** Whether a file of a media type may have an extension. */
export function belongTogether(mime: string, extension: string): boolean {
  return extensionsByMime[mime]?.includes(extension) ?? false;
}
