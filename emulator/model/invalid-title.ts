/** Why a title is invalid, as the key of the wiki's message. */
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

/** The result of parsing an invalid title. */
export interface InvalidTitle {
  readonly reason: InvalidTitleReason;
  /**
   * Parameters of the message: for `title-invalid-characters` the illegal text, for `title-invalid-too-long` the limit in
   * bytes, for `title-invalid` a technical text; then the title itself, with character references decoded and underscores
   * for spaces.
   */
  readonly parameters: readonly (string | number)[];
}
