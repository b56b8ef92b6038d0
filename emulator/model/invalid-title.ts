/** Why a text is no title, as the key of the wiki's message about it. */
export type InvalidTitleReason =
  | 'title-invalid'
  | 'title-invalid-characters'
  | 'title-invalid-empty'
  | 'title-invalid-leading-colon'
  | 'title-invalid-magic-tilde'
  | 'title-invalid-relative'
  | 'title-invalid-talk-namespace'
  | 'title-invalid-too-long'
  | 'title-invalid-utf8';

/** What parsing gives for a text that is no title. */
export interface InvalidTitle {
  readonly reason: InvalidTitleReason;
  /**
   * Of the message: for `title-invalid-characters` what is illegal, for `title-invalid-too-long` the bytes allowed, for
   * `title-invalid` a technical text; then the title itself, with character references decoded and underscores for
   * spaces.
   */
  readonly parameters: readonly (string | number)[];
}

/** The texts of `invalidreason` (facts 4.7). */
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

/** The only one of them that 1.39 words otherwise (facts 10). */
export const emptyTitleText139 = 'The requested page title is empty or contains only the name of a namespace.';

/**
 * What `invalidreason` says of a title.
 *
 * @param emptyTitleText what the release says of an empty one
 */
export function invalidTitleText({ reason, parameters }: InvalidTitle, emptyTitleText: string): string {
  if (reason === 'title-invalid-empty') return emptyTitleText;
  return invalidTitleTexts[reason].replace(/\$1/g, () => String(parameters[0] ?? ''));
}
