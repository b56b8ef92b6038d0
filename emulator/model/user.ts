/** Somebody with an account. */
export interface User {
  readonly id: number;
  readonly name: string;
  /** Without one, nobody can log in as the user. */
  readonly password: string | undefined;
  /** Those that the user was put into, without the implicit ones. */
  readonly groups: readonly string[];
  readonly botPasswords?: readonly BotPassword[] | undefined;
  readonly email?: string | undefined;
  readonly realName?: string | undefined;
  /** When the account was made: `2026-01-31T12:00:00Z`. */
  readonly registered?: string | undefined;
  readonly editCount?: number | undefined;
  /** What the user has set, by name; everything else is as on a fresh wiki. */
  readonly options?: Readonly<Record<string, string>> | undefined;
  /** What a bot password lets through, where one was used to log in. */
  readonly grants?: readonly string[] | undefined;
}

/** A password for a program: it logs in as its user, and may do what its grants allow (core 8.1; writing 7). */
export interface BotPassword {
  /** Name of the program, what follows the `@`. */
  readonly app: string;
  readonly password: string;
  readonly grants: readonly string[];
}
