import type { ByRelease } from '../../../releases/release';
import { ResultMap } from '../../../response/result-tree';
import type { User } from '../../../model/user';
import type { RateLimitSettings } from '../../../model/rate-limits';
import { groupsOf, holdsRight, type RightsWiki } from '../../../model/rights';

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

/** Those of the wiki file that concern a user. */
function declaredLimits(
  user: User | undefined,
  wiki: RightsWiki,
  declared: RateLimitSettings[string],
  isNew: boolean,
): ResultMap {
  const groups = user ? groupsOf(user, wiki).filter((group) => group !== 'user' && group !== '*') : [];
  const kinds = user ? ['user', ...(isNew ? ['ip', 'newbie'] : []), ...groups] : ['anon', 'ip'];
  const map = new ResultMap();
  for (const kind of kinds) {
    const limit = declared[kind];
    if (limit) map.append(kind, { hits: limit.hits, seconds: limit.seconds });
  }
  return map;
}

/**
 * The limits that a fresh wiki sets, by address for those who are not logged in (vector
 * userinfo/ratelimits-of-anonymous). Accounts that are not autoconfirmed have those by address as well.
 * For an action that the wiki file limits, its limits.
 */
export function rateLimits(user: User | undefined, wiki: RightsWiki): ResultMap {
  const known = wiki.release.choose(names);
  const isNew = user !== undefined && !holdsRight(user, 'autoconfirmed', wiki);
  const kinds: [string, RateLimits][] = [
    ['user', user ? ofUsers(known) : []],
    ['ip', !user || isNew ? ofAnonymous(known) : []],
    ['newbie', isNew ? ofNewUsers(known) : []],
  ];
  const declared = wiki.site.settings.rateLimits ?? {};
  const map = new ResultMap({ association: true });
  for (const action of new Set([...actionsOf(known), ...Object.keys(declared)])) {
    const own = declared[action];
    if (own) {
      const limits = declaredLimits(user, wiki, own, isNew);
      if (limits.size > 0) map.append(action, limits);
      continue;
    }
    const limits = new ResultMap();
    for (const [kind, list] of kinds) {
      const limit = list.find(([name]) => name === action);
      if (limit) limits.append(kind, { hits: limit[1], seconds: limit[2] });
    }
    if (limits.size > 0) map.append(action, limits);
  }
  return map;
}
