import type { ByRelease } from '../../../releases/release';
import { ResultMap } from '../../../response/result-tree';
import type { User } from '../../../model/user';
import { holdsRight, type RightsWiki } from '../../../model/rights';

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

/** Those of accounts that are not autoconfirmed, in addition. */
function ofNewUsers({ mail, tags }: { mail: string; tags: string }): RateLimits {
  return [
    ['edit', 8, 60],
    ['move', 2, 120],
    ['upload', 8, 60],
    ['rollback', 5, 120],
    [mail, 5, 86_400],
    ['stashedit', 30, 60],
    ['stashbasehtml', 5, 60],
    [tags, 8, 60],
    ['editcontentmodel', 2, 120],
  ];
}

/** In the order in which a response lists them. */
function actionsOf({ mail, tags }: { mail: string; tags: string }): readonly string[] {
  return [
    ...[
      'edit',
      'move',
      'upload',
      'rollback',
      'mailpassword',
      mail,
      'changeemail',
      'confirmemail',
      'purge',
      'linkpurge',
    ],
    ...['renderfile', 'renderfile-nonstandard', 'stashedit', 'stashbasehtml', tags, 'editcontentmodel'],
  ];
}

/**
 * The limits that a fresh wiki sets, by address for those who are not logged in (vector
 * userinfo/ratelimits-of-anonymous). Accounts that are not autoconfirmed have those by address as well.
 */
export function rateLimits(user: User | undefined, wiki: RightsWiki): ResultMap {
  const known = wiki.release.choose(names);
  const isNew = user !== undefined && !holdsRight(user, 'autoconfirmed', wiki);
  const kinds: [string, RateLimits][] = [
    ['user', user ? ofUsers(known) : []],
    ['ip', !user || isNew ? ofAnonymous(known) : []],
    ['newbie', isNew ? ofNewUsers(known) : []],
  ];
  const map = new ResultMap({ association: true });
  for (const action of actionsOf(known)) {
    const limits = new ResultMap();
    for (const [kind, list] of kinds) {
      const limit = list.find(([name]) => name === action);
      if (limit) limits.append(kind, { hits: limit[1], seconds: limit[2] });
    }
    if (limits.size > 0) map.append(action, limits);
  }
  return map;
}
