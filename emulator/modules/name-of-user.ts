import type { WikiModel } from '../model/wiki-model';

/** The name of the user that a request gives by name or by id (`#3`); "Unknown user" if no account has the id. */
export function nameOfUser({ users }: Pick<WikiModel, 'users'>, text: string): string {
  return text.startsWith('#') ? (users.findId(Number(text.slice(1)))?.name ?? 'Unknown user') : text;
}
