import Session, { set } from 'm3api';

/**
 * Logs in to a wiki.
 *
 * @param {string} entryPoint the address of its `api.php`
 */
export async function logIn(entryPoint, name, password) {
  const session = new Session(
    entryPoint,
    { formatversion: 2, maxlag: 5 },
    { userAgent: 'PatrolExample/1.0 (https://bot.example; operator@bot.example)' },
  );
  const response = await session.request(
    { action: 'login', lgname: name, lgpassword: password },
    { method: 'POST', tokenType: 'login', tokenName: 'lgtoken' },
  );
  if (response.login.result !== 'Success') throw new Error(`The log-in failed: ${response.login.reason}`);
  session.tokens.clear(); // those from before the log-in are void
  session.defaultParams.assert = 'user';
  return session;
}

/** Marks the new pages of trusted authors as patrolled, and returns their titles. */
export async function patrolNewPages(session, trusted) {
  const titles = [];
  const query = { action: 'query', list: set('recentchanges'), rctype: set('new'), rcshow: set('!patrolled') };
  const properties = { rcprop: set('ids', 'title', 'user'), rclimit: 'max' };
  for await (const response of session.requestAndContinue({ ...query, ...properties })) {
    for (const { rcid, title, user } of response.query.recentchanges) {
      if (!trusted.has(user)) continue;
      await session.request({ action: 'patrol', rcid }, { method: 'POST', tokenType: 'patrol' });
      titles.push(title);
    }
  }
  return titles;
}
