import { textIn } from './interface-texts';
import type { MessageLanguage } from './language';

/** What users are told before they upload a file, in English. */
const english = {
  'file-thumbnail-no':
    'The filename begins with <strong>$1</strong>.\nIt seems to be an image of reduced size <em>(thumbnail)</em>.\n' +
    'If you have this image in full resolution upload this one, otherwise change the filename please.',
  fileexists:
    'A file with this name exists already, please check <strong>[[:$1]]</strong> if you are not sure if you want to ' +
    'overwrite it.\n[[$1|thumb]]',
  'fileexists-extension':
    'A file with a similar name exists: [[$2|thumb]]\n* Name of the uploading file: <strong>[[:$1]]</strong>\n' +
    '* Name of the existing file: <strong>[[:$2]]</strong>\nDo you perhaps want to use a more distinctive name?',
  'fileexists-thumbnail-yes':
    'The file seems to be an image of reduced size <em>(thumbnail)</em>.\n[[$1|thumb]]\n' +
    'Please check the file <strong>[[:$1]]</strong>.\n' +
    'If the checked file is the same image of original size it is not necessary to upload an extra thumbnail.',
  'filename-bad-prefix':
    'The name of the file you are uploading begins with <strong>"$1"</strong>, which is a non-descriptive name typically ' +
    'assigned automatically by digital cameras.\nPlease choose a more descriptive name for your file.',
  filepageexists:
    'The description page for this file has already been created at <strong>[[:$1]]</strong>, but no file with this name ' +
    'currently exists.\nThe summary you enter will not appear on the description page.\n' +
    'To make your summary appear there, you will need to manually edit it.\n[[$1|thumb]]',
} as const;

export type FileTextKey = keyof typeof english;

export const fileTextKeys = Object.keys(english) as readonly FileTextKey[];

/** The wikitext of a message; in `qqx`, its key and its parameters. */
export function fileText(key: FileTextKey, parameters: readonly string[], language: MessageLanguage): string {
  return textIn(english, key, parameters, language);
}
