import type { RequestHeaders } from '../../emulator/exchange';
import type { WikiModel } from '../../emulator/model/wiki-model';

/**
 * The name of the user of a request's cookies, read before the wiki responds, because the response may end the session.
 * It changes nothing; recognizing a client is up to its session (core 7.4).
 */
export function loggedInUser(wiki: WikiModel, { cookie }: RequestHeaders): string | undefined {
  if (cookie === undefined) return undefined;
  const cookies = readCookies(cookie);
  const program = wiki.sessions.find(cookies.get(`${wiki.cookiePrefix}_BPsession`) ?? '');
  if (program?.grants) return program.user?.name;
  const user = wiki.users.findId(Number(cookies.get(`${wiki.cookiePrefix}UserID`)));
  if (!user) return undefined;
  const session = wiki.sessions.find(cookies.get(`${wiki.cookiePrefix}_session`) ?? '');
  if (session?.user) return session.user.id === user.id && !session.grants ? user.name : undefined;
  return wiki.users.remembers(user, cookies.get(`${wiki.cookiePrefix}Token`) ?? '') ? user.name : undefined;
}

function readCookies(header: string): ReadonlyMap<string, string> {
  return new Map(
    header.split(';').map((pair) => {
      const equals = pair.indexOf('=');
      return [pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()];
    }),
  );
}
