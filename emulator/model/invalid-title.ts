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
