import type { Finding } from './strict/finding';

/** A request as tests see it. Its secrets are masked. */
export interface DescribedRequest {
  readonly method: string;
  /** Path and query as sent. */
  readonly url: string;
  /** By lower-case name, as in `WikiRequest`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Query string and form body, decoded. An array (`a[]=1`) shows as `[array]`: the API counts it as absent. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** One request that a wiki was asked, and what it answered. */
export interface JournalEntry extends DescribedRequest {
  /** The name of the user who was logged in when the request came; absent where nobody was. */
  readonly user?: string;
  /**
   * The modules that answered: `['query', 'imageusage', 'tokens']`. A refused request was answered by the module that
   * refused it (`['query', 'imageusage']`), or by none.
   */
  readonly modules: readonly string[];
  /** 0 where no answer came, which only a failure on demand can bring about. */
  readonly status: number;
  /** What `MediaWiki-API-Error` says; absent where the request succeeded. */
  readonly errorCode?: string;
  /** The text of the answer. */
  readonly body: string;
  /** How many characters of the body were left out because there was no room (`journalBytes`); absent where none were. */
  readonly missingCharacters?: number;
  /** The failure on demand that struck the request; absent where none did. */
  readonly failure?: string | number;
  /** What a reviewer would object to, as far as it is known by now: a continuation may still be followed. */
  readonly findings: readonly Finding[];
}
