import type { Judge } from '../invariants/judge';
import type { Scenario } from '../../schemas/generated/scenario';
import type { Folding } from '../variation/folding';
import type { CookieJar } from './cookie-jar';
import type { Send } from './exchange';

/** A wiki that scenarios are run against. */
export interface Target {
  /** Its name in reports: `emulator, in process`, `https://wiki.example/w/api.php`. */
  readonly name: string;
  /** The address of `api.php`, for the curl lines of reports. */
  readonly api: string;
  /** The release of the wiki, if known: `1.43`. */
  readonly release?: string | undefined;
  /** Whether there is an account for scenarios that need one. Default: false. */
  readonly loggedIn?: boolean;
  /**
   * Judges every response of the wiki by the invariants. Default: responses are not judged.
   *
   * @internal
   */
  readonly judge?: Judge | undefined;
  /**
   * Folds conditions into the requests of scenarios. Default: they are sent as they are.
   *
   * @internal
   */
  readonly folding?: Folding | undefined;
  /**
   * Checks whether scenarios can be run at all. Default: they can.
   *
   * @throws Error with the reason why not
   */
  open?(): Promise<void>;
  /** Fills the roles of a scenario: builds, finds or creates what they need. */
  prepare(scenario: Scenario): Promise<Preparation>;
  /** Whether the wiki responds to anything at all. Default: no, once it has been silent for a while. */
  isResponding?(): Promise<boolean>;
  /**
   * Forgets responses that it keeps in order to send fewer requests.
   *
   * @returns whether the last scenario used one of them
   */
  forgetResponses?(): boolean;
  /**
   * How many requests may be sent besides those that scenarios need which are still to be run. Default: any number.
   *
   * @internal
   */
  spareRequests?(open: readonly Scenario[]): number;
  /** Removes passwords, cookies and tokens from a text that will be shown. Default: returns the text unchanged. */
  redact?(text: string): string;
  /** Stops what the target started. */
  close(): Promise<void>;
}

/** What scenarios can name of a page that they may change, as texts. */
export interface PageMembers {
  /** With its namespace. */
  readonly title: string;
  readonly pageid?: string;
  /** Its latest revision. */
  readonly revid?: string;
  /** When that was saved: `2026-01-31T12:00:00Z`. */
  readonly timestamp?: string;
}

/** A wiki in the state that a scenario needs, or the reason why that is impossible. */
export type Preparation =
  | {
      readonly kind: 'ready';
      readonly roles: FilledRoles;
      readonly send: Send;
      /** The names of the cookies of sessions, once known. Default: those that end in `session`. */
      readonly sessionCookies?: () => ReadonlySet<string> | undefined;
      /** Undoes what was created for the scenario. */
      readonly release: () => Promise<void>;
    }
  /** The wiki lacks what the scenario is about. */
  | { readonly kind: 'not applicable'; readonly reason: string }
  /** It could not be prepared. */
  | { readonly kind: 'inconclusive'; readonly reason: string };

/** What fills each role of a scenario, by its name. */
export type FilledRoles = ReadonlyMap<string, FilledRole>;

export type FilledRole =
  /** The full title with spaces: `File:A b.jpg`. */
  | { readonly kind: 'file'; readonly title: string }
  /** A page that may be changed. */
  | ({ readonly kind: 'page' } & PageMembers)
  /** A client; `user` is its name where it is logged in. */
  | { readonly kind: 'session'; readonly cookies: CookieJar; readonly user?: string }
  | { readonly kind: 'debug block' | 'headers sent' };
