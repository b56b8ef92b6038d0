/** An account. */
export interface User {
  readonly id: number;
  readonly name: string;
  /** Without a password, nobody can log in as the user. */
  readonly password: string | undefined;
  /** Explicit groups, without the implicit ones. */
  readonly groups: readonly string[];
  /** When memberships end, by group: `2026-01-31T12:00:00Z`. Default: never. */
  readonly groupExpiry?: Readonly<Record<string, string>> | undefined;
  readonly botPasswords?: readonly BotPassword[] | undefined;
  readonly email?: string | undefined;
  /** Whether the address is known to be the user's own. Default: it is not. */
  readonly emailConfirmed?: boolean | undefined;
  readonly realName?: string | undefined;
  /** When the account was created: `2026-01-31T12:00:00Z`. */
  readonly registered?: string | undefined;
  readonly editCount?: number | undefined;
  /** Preferences that the user has set, by name; others have their defaults. */
  readonly options?: Readonly<Record<string, string>> | undefined;
  /** The grants of the bot password that was used to log in, if any. */
  readonly grants?: readonly string[] | undefined;
}

/** A bot password: a program logs in as its user, with the rights that the grants include (core 8.1; writing 7). */
export interface BotPassword {
  /** Name of the program: the part after the `@`. */
  readonly app: string;
  readonly password: string;
  readonly grants: readonly string[];
}
