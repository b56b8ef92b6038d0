import type { InvalidTitleReason } from '../model/invalid-title';

/** The texts of `invalidreason` (core 4.7); of an empty title the release has its own (`Release.emptyTitleText`). */
export const invalidTitleTexts: Readonly<Record<InvalidTitleReason, string>> = {
  'title-invalid': 'The requested page title is invalid',
  'title-invalid-characters': 'The requested page title contains invalid characters: "$1".',
  'title-invalid-empty': 'The requested page title is empty or contains only a namespace prefix.',
  'title-invalid-leading-colon': 'The requested page title contains an invalid colon at the beginning.',
  'title-invalid-magic-tilde': 'The requested page title contains invalid magic tilde sequence (<nowiki>~~~</nowiki>).',
  'title-invalid-relative':
    "Title has relative path. Relative page titles (./, ../) are invalid, because they will often be unreachable when handled by user's browser.",
  'title-invalid-talk-namespace': 'The requested page title refers to a talk page that cannot exist.',
  'title-invalid-too-long':
    'The requested page title is too long. It must be no longer than $1 bytes in UTF-8 encoding.',
  'title-invalid-utf8': 'The requested page title contains an invalid UTF-8 sequence.',
};
