import type { Draft } from './draft';
import { flag, hostileText } from './values';

/**
 * Log-ins, log-outs and new accounts that come to nothing: no token of theirs could be valid. Otherwise accounts would be
 * made, the session, which is shared, would end, and failing passwords are counted (core 8.1).
 */
export function addAccountRequest(draft: Draft): void {
  const { dice } = draft;
  draft.method = dice.percent(85) ? 'POST' : 'GET';
  const action = dice.weighted({ login: 45, logout: 30, clientlogin: 15, createaccount: 10 });
  draft.add('action', action);
  switch (action) {
    case 'login':
      addPosted(draft, 'lgname', 80, userName(draft));
      addPosted(draft, 'lgpassword', 60, password(draft));
      addPosted(draft, 'lgtoken', 65, invalidToken(draft));
      addPosted(draft, 'lgdomain', 10, dice.oneOf(['', 'x', hostileText(draft)]));
      break;
    case 'logout':
      addPosted(draft, 'token', 80, invalidToken(draft));
      break;
    case 'clientlogin':
      addAuthentication(draft, 'login');
      break;
    case 'createaccount':
      addAuthentication(draft, 'create');
      if (dice.percent(40)) draft.add('retype', password(draft));
  }
}

function addAuthentication(draft: Draft, prefix: 'login' | 'create'): void {
  const { dice } = draft;
  addPosted(draft, `${prefix}token`, 80, invalidToken(draft));
  addPosted(
    draft,
    `${prefix}returnurl`,
    60,
    dice.oneOf(['http://example.org/', 'https://example.org/x?y=z', '', 'x', '/x', hostileText(draft)]),
  );
  if (dice.percent(20)) draft.add(`${prefix}continue`, flag(draft));
  if (dice.percent(15)) draft.add(`${prefix}preservestate`, flag(draft));
  if (dice.percent(15)) draft.add(`${prefix}mergerequestfields`, flag(draft));
  if (dice.percent(20)) draft.add(`${prefix}messageformat`, dice.oneOf(['wikitext', 'html', 'raw', 'none', 'foo', '']));
  if (dice.percent(15)) draft.add(`${prefix}requests`, dice.oneOf(['foo', '', 'a|b', '*', hostileText(draft)]));
  if (dice.percent(60)) draft.add('username', userName(draft));
  if (dice.percent(60)) addPosted(draft, 'password', 100, password(draft));
}

/** In so many of a hundred cases: a parameter that has to stand in a body. */
function addPosted(draft: Draft, name: string, share: number, value: string): void {
  draft.posted.add(name);
  if (draft.dice.percent(share)) draft.add(name, value);
}

function userName(draft: Draft): string {
  const { dice, vocabulary } = draft;
  if (vocabulary.users.length > 0 && dice.percent(60)) return dice.oneOf(vocabulary.users);
  return dice.oneOf(['Nobody', '', 'a', 'Nobody@app', hostileText(draft)]);
}

function password(draft: Draft): string {
  return draft.dice.oneOf(['', 'x', 'wrong', hostileText(draft)]);
}

export function invalidToken(draft: Draft): string {
  return draft.dice.oneOf([
    '',
    'x',
    '+\\',
    '+\\',
    ' \\',
    '0123456789abcdef0123456789abcdef01234567+\\',
    '0123456789abcdef0123456789abcdef01234567',
    'ABCDEF6789abcdef0123456789abcdef01234567+\\',
    hostileText(draft),
  ]);
}
