// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.

/**
 * What a role stands for.
 */
export type Role = FileRole | SessionRole | PageRole | CapabilityRole;

/**
 * A number, or at least a number: `">= 12"`.
 */
export type Count = number | string;

/**
 * A JSON Pointer into a response, with `*` for every member: `/query/imageusage/* /pageid`. Of an HTML page: `/title`, `/notice`, `/text` (all visible text), `/preformatted` (as text), `/json` (the preformatted text, parsed), `/links` (addresses).
 */
export type Path = string;

/**
 * Any value of JSON.
 */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | {
      [k: string]: unknown;
    }
  | unknown[];

/**
 * A list of scenarios: the content of a wiki, requests, and expectations of the responses. The same files are run against the fake and against live wikis.
 *
 * @minItems 1
 */
export type ScenarioFile = Scenario[];

/**
 * An example that demonstrates rules.
 */
export interface Scenario {
  /**
   * Unique among all scenarios; lower case with hyphens.
   */
  id: string;
  /**
   * The expected behavior, as a sentence.
   */
  title: string;
  /**
   * Ids of the rules (scenarios/rules.yaml) that the scenario demonstrates.
   *
   * @minItems 1
   */
  rules: string[];
  /**
   * The releases that it applies to; on others it is not applicable. Default: all.
   *
   * @minItems 1
   */
  releases?: string[];
  /**
   * Requires a wiki that everybody may read. On a private wiki it is not applicable; other scenarios are run there with the account.
   */
  publicWiki?: true;
  /**
   * Roles: required content or state of the wiki, by names that the scenario chooses. The target decides how to fill a role (build, find or create).
   */
  given?: {
    [k: string]: Role;
  };
  /**
   * Requests, in order.
   *
   * @minItems 1
   */
  when: Step[];
  /**
   * Expectations of the responses.
   *
   * @minItems 1
   */
  then: Expectation[];
}

/**
 * A file and its use. Placeholders: `{x.title}` (`File:A b.jpg`), `{x.underscored}` (`File:A_b.jpg`), `{x.lowered}` (`file:a b.jpg`, first letters in lower case), `{x.name}` (`A b.jpg`). `uses` counts the pages that use it, `namespaces` those that these are in, `redirects` the redirects among them.
 */
export interface FileRole {
  /**
   * A file.
   */
  kind: 'file';
  uses: Count;
  namespaces?: Count;
  redirects?: Count;
  /**
   * Whether its name has spaces.
   */
  spaces?: boolean;
  preferably?: PreferredUse;
}

/**
 * The ideal file: created or built like this, and searched for first. On a wiki without such a file, the scenario uses the matching file with the most uses.
 */
export interface PreferredUse {
  uses?: Count;
  namespaces?: Count;
  redirects?: Count;
}

/**
 * A client that keeps its cookies between steps. Placeholder: `{x.user}`, its user name if it is logged in.
 */
export interface SessionRole {
  /**
   * A session.
   */
  kind: 'session';
  /**
   * Whether it is logged in before the first step.
   */
  loggedIn: boolean;
}

/**
 * A page that the scenario may change. On a live wiki it is created for the scenario and deleted afterwards, which needs permission to write. Placeholders: `{x.title}` with its namespace; if it exists, also `{x.pageid}`, and of its only revision `{x.revid}` and `{x.timestamp}`.
 */
export interface PageRole {
  /**
   * A page.
   */
  kind: 'page';
  /**
   * Whether it exists before the first step. Default: true.
   */
  exists?: boolean;
}

/**
 * How the wiki is set up: it shows the debug block; it cannot send a session cookie because its headers are gone (only the emulator can be put there).
 */
export interface CapabilityRole {
  /**
   * The capability.
   */
  kind: 'debug block' | 'headers sent';
}

/**
 * A request, and its name in `then`. `query` is encoded as in the specification (`|` as `%7C`, `:` as `%3A`, a space as `+`); `rawQuery`, which replaces it, is sent unchanged. `form` is a form body. `capture` names paths into the response for later steps, as `{name}`.
 */
export interface Step {
  /**
   * What `of` in an expectation names. Default: `response`.
   */
  name?: string;
  /**
   * The session that sends the request. Default: a client without cookies.
   */
  as?: string;
  /**
   * Default: POST with a `form`, else GET.
   */
  method?: 'GET' | 'HEAD' | 'POST';
  query?: Parameters;
  /**
   * The query string exactly as it is sent; replaces `query`.
   */
  rawQuery?: string;
  form?: Parameters;
  /**
   * Further request headers.
   */
  headers?: {
    [k: string]: string;
  };
  /**
   * Values for later steps, as `{name}`: paths into the response.
   */
  capture?: {
    [k: string]: Path;
  };
  /**
   * Continues with the `continue` of each response until there is none; `of` then names the list of all responses.
   */
  walk?: boolean;
}

/**
 * Names and values; numbers are sent as text. Placeholders are replaced.
 */
export interface Parameters {
  [k: string]: string | number;
}

/**
 * An expectation of one response, or of one value in it, with exactly one comparison. `at` is the path of the value (default: the whole body); with `optional`, the value may be missing. `equalTo`: equals another value; lists collected by `*` are compared as one list, so that several pages together can equal a whole. `differsFrom`: differs from another value. `permutationOf`: has the same items in any order. `length`: the length of a list or a string.
 */
export interface Expectation {
  /**
   * The name of a step. Default: `response`.
   */
  of?: string;
  /**
   * The rule that it belongs to, if the scenario names several.
   */
  rule?: string;
  /**
   * Checks this header instead of the body.
   */
  header?: string;
  /**
   * Checks the cookie whose name ends with this text (`session`), as set by the response.
   */
  cookie?: string;
  at?: Path;
  /**
   * Passes if the value is absent: without a git checkout, for example, the debug block has no `gitRevision`.
   */
  optional?: true;
  /**
   * The HTTP status.
   */
  status?: number;
  /**
   * Matches the schema.
   */
  schema?: 'envelope' | 'tokens' | 'image-usage' | 'debug-block' | 'errors' | 'warnings';
  equals?: JsonValue;
  /**
   * A string that matches this regular expression; with `*` in the path, every value.
   */
  matches?: string;
  /**
   * Has this JSON type; with `*` in the path, every value.
   */
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
  /**
   * An object with exactly these members, in this order.
   */
  members?: string[];
  /**
   * Absent.
   */
  absent?: true;
  /**
   * Present.
   */
  present?: true;
  /**
   * A string, or a list of strings, that contains this text; placeholders are replaced.
   */
  includes?: string;
  /**
   * A list of numbers in this order, without duplicates.
   */
  ordered?: 'ascending' | 'descending';
  length?: Count;
  equalTo?: Reference;
  differsFrom?: Reference;
  permutationOf?: Reference;
}

/**
 * A value of another response.
 */
export interface Reference {
  /**
   * The name of a step. Default: `response`.
   */
  of?: string;
  at: Path;
}
