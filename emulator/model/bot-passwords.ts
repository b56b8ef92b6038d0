import type { BotPassword, User } from './user';

/** The credentials that a program sends. */
export interface BotCredentials {
  /** As sent, not normalized. */
  readonly userName: string;
  readonly app: string;
  readonly password: string;
}

/** The form of generated bot passwords; any other password belongs to a main account (core 8.1). */
const possiblePassword = /^[0-9a-w]{32,}$/;

/**
 * Reads `User@app` with the password, or `User` with `app@password`. The last `@` counts.
 *
 * @returns `undefined` if these can only be the credentials of a main account
 */
export function readBotCredentials(name: string, password: string): BotCredentials | undefined {
  const at = name.lastIndexOf('@');
  if (at >= 0 && possiblePassword.test(password)) {
    return { userName: name.slice(0, at), app: name.slice(at + 1), password };
  }
  const inPassword = password.lastIndexOf('@');
  const secret = password.slice(inPassword + 1);
  if (inPassword < 0 || !possiblePassword.test(secret)) return undefined;
  return { userName: name, app: password.slice(0, inPassword), password: secret };
}

export function findBotPassword(user: User, { app, password }: BotCredentials): BotPassword | undefined {
  return user.botPasswords?.find((one) => one.app === app && one.password === password);
}

/** The user in a session of a bot password: the same account with fewer rights (vector userinfo/bot-password-rights). */
export function restrictToGrants(user: User, grants: readonly string[]): User {
  return { ...user, grants: grants.includes('basic') ? grants : ['basic', ...grants] };
}
