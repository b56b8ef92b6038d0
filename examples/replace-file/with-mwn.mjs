import { Mwn } from 'mwn';

import { replaceName } from './replace-name.mjs';

/**
 * The same as `with-fetch.mjs`, with mwn.
 *
 * @param {{ api: string, user: string, password: string }} wiki
 * @param {{ from: string, to: string, path: string }} file names without `File:`, and where the new file is on this computer
 * @returns {Promise<{ replaced: string[], skipped: string[], patrolled: string[] }>} titles of pages
 */
export async function replaceFile({ api, user, password }, { from, to, path }) {
  const bot = await Mwn.init({
    apiUrl: api,
    username: user,
    password,
    userAgent: 'ReplaceFileExample/1.0 (https://bot.example; operator@bot.example)',
    silent: true,
    defaultParams: { assert: 'user', maxlag: 5 },
  });
  const comment = `New version of [[:File:${from}]]`;
  await bot.upload(path, to, '', { comment, ignorewarnings: true });
  const [replaced, skipped] = [[], []];
  for (const title of await pagesUsing(bot, from)) {
    try {
      const { result, captcha } = await bot.edit(title, ({ content }) => ({
        text: replaceName(content, from, to),
        summary: `${from} → ${to}`,
        minor: true,
        bot: true,
      }));
      if (result !== 'Success') throw new Error(`${title} is not saved: ${JSON.stringify({ result, captcha })}`);
      replaced.push(title);
    } catch (error) {
      if (error.code !== 'protectedpage') throw error;
      skipped.push(title);
    }
  }
  if (skipped.length === 0) await bot.delete(`File:${from}`, `Replaced by [[:File:${to}]]`);
  return { replaced, skipped, patrolled: await patrol(bot, replaced) };
}

async function pagesUsing(bot, file) {
  const titles = [];
  const query = { action: 'query', list: 'imageusage', iutitle: `File:${file}`, iulimit: 10 };
  for await (const { query: found } of bot.continuedQueryGen(query)) {
    for (const { title } of found.imageusage) titles.push(title);
  }
  return titles;
}

async function patrol(bot, titles) {
  const query = { action: 'query', list: 'recentchanges', rcshow: '!patrolled', rcprop: 'ids|title', rclimit: 'max' };
  const { query: found } = await bot.request(query);
  const changes = found.recentchanges.filter(({ title }) => titles.includes(title));
  for (const { rcid } of changes) {
    await bot.request({ action: 'patrol', rcid, token: bot.state.patroltoken });
  }
  return changes.map(({ title }) => title);
}
