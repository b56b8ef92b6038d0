import type { WikiModel } from '../model/wiki-model';

/** The name of a user that a request names, or whose id it has: `#3`. An id that nobody has is that of "Unknown user". */
export function nameOfUser({ users }: Pick<WikiModel, 'users'>, text: string): string {
  return text.startsWith('#') ? (users.findId(Number(text.slice(1)))?.name ?? 'Unknown user') : text;
}
