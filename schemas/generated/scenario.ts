// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.

/**
 * What somebody or something in the scenario is.
 */
export type Role = FileRole | SessionRole | CapabilityRole;

/**
 * A number, or at least a number: `">= 12"`.
 */
export type Count = number | string;

/**
 * A JSON Pointer into an answer, `*` for every member: `/query/imageusage/* /pageid`. Of an HTML page: `/title`, `/notice`, `/text` (all that a reader sees), `/preformatted` (as text), `/json` (the preformatted text, parsed), `/links` (addresses).
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
 * A list of scenarios: what a wiki holds, what it is asked, what its answers must be. The same files are run against the emulator and against live wikis.
 *
 * @minItems 1
 */
export type ScenarioFile = Scenario[];

/**
 * One example of rules at work.
 */
export interface Scenario {
  /**
   * Unique among all scenarios; lower case with hyphens.
   */
  id: string;
  /**
   * What holds, as a sentence.
   */
  title: string;
  /**
   * Ids of the rules (scenarios/rules.yaml) that the scenario shows at work.
   *
   * @minItems 1
   */
  rules: string[];
  /**
   * The releases that it belongs to; on any other it is not applicable. Default: all.
   *
   * @minItems 1
   */
  releases?: string[];
  /**
   * It is about a wiki that everybody may read. On one that lets nobody read without an account it is not applicable; other scenarios are played there as the account.
   */
  publicWiki?: true;
  /**
   * Roles: what the wiki must hold or be, by a name of the scenario's own. How a role is filled (built, found, made) is the target's business.
   */
  given?: {
    [k: string]: Role;
  };
  /**
   * Requests, one after the other.
   *
   * @minItems 1
   */
  when: Step[];
  /**
   * What must hold of the answers.
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
 * What shows the rule best: built or created so, and looked for first. A wiki without such a file plays the scenario with the file that fits and has the most uses.
 */
export interface PreferredUse {
  uses?: Count;
  namespaces?: Count;
  redirects?: Count;
}

/**
 * A client that keeps its cookies from one step to the next. Placeholder: `{x.user}`, its name where it is logged in.
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
 * How the wiki is set up: it shows the debug block; it cannot send a session cookie because its headers are gone (only the emulator can be put there).
 */
export interface CapabilityRole {
  /**
   * The capability.
   */
  kind: 'debug block' | 'headers sent';
}

/**
 * A request, and what it is called in `then`. `query` is encoded as the specification shows it (`|` as `%7C`, `:` as `%3A`, a space as `+`); `rawQuery`, instead of it, is sent as it stands. `form` is a form body. `capture` names paths into the answer for later steps, as `{name}`.
 */
export interface Step {
  /**
   * What `of` in an expectation names. Default: `response`.
   */
  name?: string;
  /**
   * The session role that asks. Default: a client without any cookie.
   */
  as?: string;
  /**
   * Default: POST with a `form`, else GET.
   */
  method?: 'GET' | 'HEAD' | 'POST';
  query?: Parameters;
  /**
   * The query string as it is sent; instead of `query`.
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
   * Values for later steps, as `{name}`: paths into the answer.
   */
  capture?: {
    [k: string]: Path;
  };
  /**
   * Goes on with the `continue` of each answer until there is none; what `of` names is then the list of all answers.
   */
  walk?: boolean;
}

/**
 * Names and values; numbers are sent as text. Placeholders are filled in.
 */
export interface Parameters {
  [k: string]: string | number;
}

/**
 * What must hold of one answer, or of one value in it: exactly one of the comparing members. `at` is the value that is looked at (without it, the whole body); `optional` lets it be missing. `equalTo` is the same as another value; lists gathered by `*` are compared as one list, so that pages together can equal a whole. `differsFrom` is not the same. `permutationOf` has the same items in any order. `length` counts a list or a text.
 */
export interface Expectation {
  /**
   * The name of a step. Default: `response`.
   */
  of?: string;
  /**
   * The rule that it is about, where the scenario names several.
   */
  rule?: string;
  /**
   * Looks at this header instead of the body.
   */
  header?: string;
  /**
   * Looks at the cookie whose name ends so (`session`), as the answer sets it.
   */
  cookie?: string;
  at?: Path;
  /**
   * Holds as well where the value is not there: of wikis that run from no checkout, the debug block has no `gitRevision`.
   */
  optional?: true;
  /**
   * The HTTP status.
   */
  status?: number;
  /**
   * Fits the schema.
   */
  schema?: 'envelope' | 'tokens' | 'image-usage' | 'debug-block' | 'errors' | 'warnings';
  equals?: JsonValue;
  /**
   * Is a string that this regular expression matches; with `*` in the path, each.
   */
  matches?: string;
  /**
   * Is of this JSON type; with `*` in the path, each.
   */
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
  /**
   * Is an object with exactly these members, in this order.
   */
  members?: string[];
  /**
   * Is not there.
   */
  absent?: true;
  /**
   * Is there.
   */
  present?: true;
  /**
   * Is a text, or a list of texts, that contains this; placeholders are filled in.
   */
  includes?: string;
  /**
   * Is a list of numbers in this order, none twice.
   */
  ordered?: 'ascending' | 'descending';
  length?: Count;
  equalTo?: Reference;
  differsFrom?: Reference;
  permutationOf?: Reference;
}

/**
 * A value of another answer.
 */
export interface Reference {
  /**
   * The name of a step. Default: `response`.
   */
  of?: string;
  at: Path;
}
