import { Mwn } from 'mwn';

/**
 * Marks the new pages of trusted authors as patrolled.
 *
 * @param {import('mwn').MwnOptions} wiki the address of the wiki, and the account
 * @param {readonly string[]} trusted names of users
 * @returns {Promise<string[]>} the titles of the pages
 */
export async function patrolNewPages(wiki, trusted) {
  const bot = await Mwn.init({
    userAgent: 'PatrolExample/1.0 (https://bot.example; operator@bot.example)',
    silent: true,
    ...wiki,
  });
  const titles = [];
  for (const { rcid, title, user } of await unpatrolledPages(bot)) {
    if (!trusted.includes(user)) continue;
    await bot.request({ action: 'patrol', rcid, token: bot.state.patroltoken, assert: 'user' });
    titles.push(title);
  }
  return titles;
}

async function unpatrolledPages(bot) {
  const query = { action: 'query', list: 'recentchanges', rctype: 'new', rcshow: '!patrolled', rclimit: 'max' };
  const changes = [];
  for await (const response of bot.continuedQueryGen({ ...query, rcprop: 'ids|title|user' }))
    changes.push(...response.query.recentchanges);
  return changes;
}
