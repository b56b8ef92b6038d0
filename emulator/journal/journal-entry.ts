import type { Violation } from './strict/violation';

/** A request as tests see it. Its secrets are redacted. */
export interface DescribedRequest {
  readonly method: string;
  /** Path and query as sent. */
  readonly url: string;
  /** By lower-case name, as in `WikiRequest`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Query string and form body, decoded. An array (`a[]=1`) shows as `[array]`: the API counts it as absent. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** A request that has no response yet, as in `wiki.requests`, and which modules it names. */
export interface PendingRequest extends DescribedRequest {
  /** `query`; `help` if the request names none, as on a real wiki. */
  readonly action: string;
  /** The action, and what `prop`, `list`, `meta` and `generator` name: `['query', 'imageusage', 'tokens']`. */
  readonly modules: readonly string[];
}

/** A request that a wiki received, and its response. */
export interface JournalEntry extends DescribedRequest {
  /** The name of the user who was logged in when the request came; absent if nobody was. */
  readonly user?: string;
  /**
   * The modules that handled the request: `['query', 'imageusage', 'tokens']`. A rejected request was handled by the
   * module that rejected it (`['query', 'imageusage']`), or by none.
   */
  readonly modules: readonly string[];
  /** 0 if there was no response, which only an injected fault can cause. */
  readonly status: number;
  /** The value of `MediaWiki-API-Error`; absent if the request succeeded. */
  readonly errorCode?: string;
  /** The text of the response. */
  readonly body: string;
  /** How many characters of the body were left out because there was no room (`journalBytes`); absent if none were. */
  readonly missingCharacters?: number;
  /** The kind of the fault that struck the request; absent if none did. */
  readonly failure?: string | number;
  /** Whether a stub responded (`wiki.stub`); absent if none did. */
  readonly stubbed?: true;
  /** What a reviewer would object to, as far as is known by now: a continuation may still be followed. */
  readonly violations: readonly Violation[];
  /** @deprecated Renamed to `violations`. */
  readonly findings: readonly Violation[];
}
