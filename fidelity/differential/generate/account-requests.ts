import type { RequestBuilder } from './request-builder';
import { flag, hostileText } from './values';

/**
 * Logins, logouts and new accounts that fail, because no token is valid. Otherwise accounts would be
 * created, the shared session would end, and wrong passwords would be counted (core 8.1).
 */
export function addAccountRequest(builder: RequestBuilder): void {
  const { dice } = builder;
  builder.method = dice.percent(85) ? 'POST' : 'GET';
  const action = dice.weighted({ login: 45, logout: 30, clientlogin: 15, createaccount: 10 });
  builder.add('action', action);
  switch (action) {
    case 'login':
      addPosted(builder, 'lgname', 80, userName(builder));
      addPosted(builder, 'lgpassword', 60, password(builder));
      addPosted(builder, 'lgtoken', 65, invalidToken(builder));
      addPosted(builder, 'lgdomain', 10, dice.oneOf(['', 'x', hostileText(builder)]));
      break;
    case 'logout':
      addPosted(builder, 'token', 80, invalidToken(builder));
      break;
    case 'clientlogin':
      addAuthentication(builder, 'login');
      break;
    case 'createaccount':
      addAuthentication(builder, 'create');
      if (dice.percent(40)) builder.add('retype', password(builder));
  }
}

function addAuthentication(builder: RequestBuilder, prefix: 'login' | 'create'): void {
  const { dice } = builder;
  addPosted(builder, `${prefix}token`, 80, invalidToken(builder));
  addPosted(
    builder,
    `${prefix}returnurl`,
    60,
    dice.oneOf(['http://example.org/', 'https://example.org/x?y=z', '', 'x', '/x', hostileText(builder)]),
  );
  if (dice.percent(20)) builder.add(`${prefix}continue`, flag(builder));
  if (dice.percent(15)) builder.add(`${prefix}preservestate`, flag(builder));
  if (dice.percent(15)) builder.add(`${prefix}mergerequestfields`, flag(builder));
  if (dice.percent(20))
    builder.add(`${prefix}messageformat`, dice.oneOf(['wikitext', 'html', 'raw', 'none', 'foo', '']));
  if (dice.percent(15)) builder.add(`${prefix}requests`, dice.oneOf(['foo', '', 'a|b', '*', hostileText(builder)]));
  if (dice.percent(60)) builder.add('username', userName(builder));
  if (dice.percent(60)) addPosted(builder, 'password', 100, password(builder));
}

/** Adds, in the given percentage of cases, a parameter that must be in the body. */
function addPosted(builder: RequestBuilder, name: string, share: number, value: string): void {
  builder.posted.add(name);
  if (builder.dice.percent(share)) builder.add(name, value);
}

function userName(builder: RequestBuilder): string {
  const { dice, vocabulary } = builder;
  if (vocabulary.users.length > 0 && dice.percent(60)) return dice.oneOf(vocabulary.users);
  return dice.oneOf(['Nobody', '', 'a', 'Nobody@app', hostileText(builder)]);
}

function password(builder: RequestBuilder): string {
  return builder.dice.oneOf(['', 'x', 'wrong', hostileText(builder)]);
}

export function invalidToken(builder: RequestBuilder): string {
  return builder.dice.oneOf([
    '',
    'x',
    '+\\',
    '+\\',
    ' \\',
    '0123456789abcdef0123456789abcdef01234567+\\',
    '0123456789abcdef0123456789abcdef01234567',
    'ABCDEF6789abcdef0123456789abcdef01234567+\\',
    hostileText(builder),
  ]);
}
