import type { ReleaseName } from '../../emulator';
import type { SiteDefinition } from '../../schemas/generated/wiki-file';

/** One way in which a real wiki is configured, and what a wiki file says of such a wiki. */
export interface ConfigurationRow {
  /** Short words with hyphens, as a command takes it: `short-addresses`. */
  readonly name: string;
  /**
   * Lines of PHP for the end of LocalSettings.php. They may use `$repository`, the address of the wiki that shares its files,
   * and `$administratorPassword`.
   */
  readonly settings: readonly string[];
  /**
   * The members of the wiki file's `site` that the API of the wiki does not show. What it shows is read from the wiki, by
   * `wikidouble diff` as well.
   */
  readonly site?: Partial<SiteDefinition>;
  /** The path of the folder of `api.php`, if it is not the root of the server: `/w`. */
  readonly folder?: string;
  /** Whether the wiki has the files of `shared-files.wiki.yaml` from another one, the repository `shared`. */
  readonly shared?: true;
  /** Whether the wiki reads the links of all its pages anew, because the settings change the meaning of their wikitext. */
  readonly refreshLinks?: true;
  /** Statements for the database, where LocalSettings.php has no setting. */
  readonly sql?: string;
  /** The releases that have the settings. Default: all. */
  readonly releases?: readonly ReleaseName[];
  /** Requests that are sent in addition to those of every row. */
  readonly requests?: readonly (string | RowRequest)[];
}

export interface RowRequest {
  /** The raw query string. */
  readonly query: string;
  /** Default: GET. */
  readonly method?: string;
  readonly headers?: readonly (readonly [name: string, value: string])[];
  /** Whether the administrator sends it. Default: nobody. */
  readonly loggedIn?: boolean;
  /** Seconds for which the administrator's session is idle before. Default: 0. */
  readonly idle?: number;
}
