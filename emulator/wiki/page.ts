/** A page that exists. Its place among the users of a file is kept by `FileUsage`. */
export interface Page {
  readonly id: number;
  readonly namespace: number;
  /** The database key: the title without its namespace, underscores for spaces. */
  readonly key: string;
  readonly redirect: boolean;
  /** Keys of the files that the page uses, each once. */
  readonly uses: readonly string[];
}
