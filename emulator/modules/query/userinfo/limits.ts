import type { ByRelease, Release } from '../../../releases/release';
import { ResultMap } from '../../../response/result-tree';
import type { User } from '../../../model/user';

/** Actions, how often, within how many seconds. */
type RateLimits = readonly (readonly [action: string, hits: number, seconds: number])[];

/** What the releases call two of the actions (vector userinfo/ratelimits-of-anonymous). */
const names: ByRelease<{ readonly mail: string; readonly tags: string }> = {
  '1.39': { mail: 'emailuser', tags: 'changetag' },
  '1.43': { mail: 'sendemail', tags: 'changetags' },
};

function ofAnonymous({ mail, tags }: { mail: string; tags: string }): RateLimits {
  return [
    ['edit', 8, 60],
    ['upload', 8, 60],
    ['mailpassword', 5, 3600],
    [mail, 5, 86_400],
    ['purge', 30, 60],
    ['linkpurge', 30, 60],
    ['renderfile', 700, 30],
    ['renderfile-nonstandard', 70, 30],
    ['stashedit', 30, 60],
    ['stashbasehtml', 5, 60],
    [tags, 8, 60],
  ];
}

function ofUsers({ mail }: { mail: string }): RateLimits {
  return [
    ['edit', 90, 60],
    ['move', 8, 60],
    ['rollback', 10, 60],
    [mail, 20, 86_400],
    ['changeemail', 4, 86_400],
    ['confirmemail', 4, 86_400],
    ['purge', 30, 60],
    ['linkpurge', 30, 60],
    ['renderfile', 700, 30],
    ['renderfile-nonstandard', 70, 30],
    ['editcontentmodel', 8, 60],
  ];
}

/** The limits that a fresh wiki sets, by address for those who are not logged in (vector userinfo/ratelimits-of-anonymous). */
export function rateLimits(user: User | undefined, release: Release): ResultMap {
  const known = release.choose(names);
  const limits = user ? ofUsers(known) : ofAnonymous(known);
  const map = new ResultMap({ association: true });
  for (const [action, hits, seconds] of limits) {
    map.append(action, user ? { user: { hits, seconds } } : { ip: { hits, seconds } });
  }
  return map;
}
