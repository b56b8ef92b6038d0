import type { Message } from '../../messages/message';
import { findBotPassword, readBotCredentials } from '../../model/bot-passwords';
import type { BotPassword, User } from '../../model/user';
import type { RequestContext } from '../context';

/** The user to log in, or why nobody is logged in. */
export type Attempt =
  | { readonly user: User; readonly botPassword?: BotPassword }
  | { readonly user?: undefined; readonly refusal: Refusal };

export interface Refusal {
  readonly message: Message;
  /** Seconds to wait, where there were too many attempts. */
  readonly wait?: number;
}

/** A refusal with nothing but its text. */
export function refuse(key: Message['key'], code: string = key): Refusal {
  return { message: { code, key, parameters: [] } };
}

/**
 * Whether name and password are those of an account. Too many attempts from an address are refused unseen, right or
 * wrong; what lacks a name or a password counts for the address alone, a name that nobody can have not at all.
 */
export function attemptMainAccount(context: RequestContext, name = '', password = ''): Attempt {
  const { attempts } = context.wiki.sessions;
  const isComplete = name !== '' && password !== '';
  const userName = isComplete ? context.normaliseUserName(name) : '';
  if (userName === undefined) return { refusal: refuse('authmanager-authn-no-primary') };
  const key = `${context.request.remoteAddress} ${userName}`;
  const wait = attempts.attempt(key);
  if (wait !== undefined) return { refusal: tooManyAttempts(wait) };
  if (!isComplete) return { refusal: refuse('authmanager-authn-no-primary') };
  const user = context.wiki.users.find(userName);
  if (user?.password === undefined || user.password !== password) return { refusal: refuse('wrongpassword') };
  attempts.clear(key);
  return { user };
}

/**
 * Whether name and password are those of a program, in either form (vectors login/bot-password,
 * login/bot-password-in-the-password). Programs of one user share the count of attempts.
 *
 * @returns nothing where they are not: they may still be those of a main account
 */
export function attemptBotPassword(context: RequestContext, name = '', password = ''): Attempt | undefined {
  const credentials = readBotCredentials(name, password);
  const userName = credentials && context.normaliseUserName(credentials.userName);
  const user = userName === undefined ? undefined : context.wiki.users.find(userName);
  if (!credentials || !user) return undefined;
  const { botAttempts } = context.wiki.sessions;
  const key = `${context.request.remoteAddress} ${user.name}`;
  const wait = botAttempts.attempt(key);
  if (wait !== undefined) return { refusal: tooManyAttempts(wait) };
  const botPassword = findBotPassword(user, credentials);
  if (!botPassword) return undefined;
  botAttempts.clear(key);
  return { user, botPassword };
}

function tooManyAttempts(wait: number): Refusal {
  return { message: { code: 'login-throttled', key: 'login-throttled', parameters: [{ duration: wait }] }, wait };
}
