import { readFile } from 'node:fs/promises';

import { replaceName } from './replace-name.mjs';

/**
 * Replaces a file by another on every page that uses it, with nothing but `fetch`: uploads the new file, edits the pages,
 * deletes the old file, and patrols what others did to the pages meanwhile.
 *
 * @param {{ api: string, user: string, password: string, fetch?: typeof fetch }} wiki
 * @param {{ from: string, to: string, path: string }} file names without `File:`, and where the new file is on this computer
 * @returns {Promise<{ replaced: string[], skipped: string[], patrolled: string[] }>} titles of pages
 */
export async function replaceFile(wiki, { from, to, path }) {
  const bot = new Bot(wiki);
  await bot.logIn(wiki);
  await bot.upload(to, await readFile(path), `New version of [[:File:${from}]]`);
  const [replaced, skipped] = [[], []];
  for (const title of await bot.pagesUsing(from)) {
    const isReplaced = await bot.change(title, (text) => replaceName(text, from, to), `${from} → ${to}`);
    (isReplaced ? replaced : skipped).push(title);
  }
  if (skipped.length === 0) {
    await bot.write('delete', { title: `File:${from}`, reason: `Replaced by [[:File:${to}]]` });
  }
  return { replaced, skipped, patrolled: await bot.patrol(replaced) };
}

const userAgent = 'ReplaceFileExample/1.0 (https://bot.example; operator@bot.example)';

class WikiError extends Error {
  constructor({ code, info }) {
    super(`${code}: ${info}`);
    this.code = code;
  }
}

class Bot {
  #cookies = new Map();
  #token;

  constructor({ api, fetch = globalThis.fetch }) {
    this.api = api;
    this.fetch = fetch;
  }

  /** Sends a request; again for as long as the wiki lags. */
  async #send(parameters, body) {
    const query = new URLSearchParams({ ...parameters, format: 'json', formatversion: '2', maxlag: '5' });
    const cookie = Array.from(this.#cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'user-agent': userAgent };
    const response = await this.fetch(`${this.api}?${query}`, { method: body ? 'POST' : 'GET', headers, body });
    for (const cookie of response.headers.getSetCookie()) {
      const [name, value] = cookie.split(';')[0].split('=');
      this.#cookies.set(name, value);
    }
    const result = await response.json();
    if (result.error?.code === 'maxlag') {
      await new Promise((resolve) => setTimeout(resolve, 1000 * Number(response.headers.get('Retry-After') ?? 5)));
      return this.#send(parameters, body);
    }
    if (result.error) throw new WikiError(result.error);
    return result;
  }

  async #tokenFor(type) {
    const { query } = await this.#send({ action: 'query', meta: 'tokens', type });
    return query.tokens[`${type}token`];
  }

  async logIn({ user, password }) {
    const lgtoken = await this.#tokenFor('login');
    const form = new URLSearchParams({ lgname: user, lgpassword: password, lgtoken });
    const { login } = await this.#send({ action: 'login' }, form);
    if (login.result !== 'Success') throw new Error(`${user} cannot log in: ${login.reason}`);
    this.#token = await this.#tokenFor('csrf');
  }

  /** A request that changes the wiki. */
  async write(action, values, token = this.#token) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...values, token })) form.set(name, value);
    const result = (await this.#send({ action, assert: 'user' }, form))[action];
    if (result.result !== undefined && result.result !== 'Success') {
      throw new Error(`${action}: ${JSON.stringify(result)}`);
    }
    return result;
  }

  async upload(filename, content, comment) {
    await this.write('upload', { filename, comment, ignorewarnings: '1', file: new Blob([content]) });
  }

  /** The titles of all pages that use a file. */
  async pagesUsing(file) {
    const titles = [];
    const query = { action: 'query', list: 'imageusage', iutitle: `File:${file}`, iulimit: '10' };
    for (let next = {}; next;) {
      const result = await this.#send({ ...query, ...next });
      for (const { title } of result.query.imageusage) titles.push(title);
      next = result.continue;
    }
    return titles;
  }

  /** Changes the text of a page; false if it is protected. Reads the page again if somebody else has edited it meanwhile. */
  async change(title, change, summary, attempts = 3) {
    const query = { action: 'query', prop: 'revisions', rvprop: 'ids|content', rvslots: 'main', titles: title };
    const [{ revisions }] = (await this.#send(query)).query.pages;
    const [{ revid, slots }] = revisions;
    const text = change(slots.main.content);
    try {
      await this.write('edit', { title, text, summary, baserevid: revid, minor: '1', bot: '1', nocreate: '1' });
      return true;
    } catch (error) {
      if (error.code === 'protectedpage') return false;
      if (error.code !== 'editconflict' || attempts === 1) throw error;
      return this.change(title, change, summary, attempts - 1);
    }
  }

  /** Marks changes of these pages as patrolled. */
  async patrol(titles) {
    const token = await this.#tokenFor('patrol');
    const query = { action: 'query', list: 'recentchanges', rcshow: '!patrolled', rcprop: 'ids|title', rclimit: 'max' };
    const { query: found } = await this.#send(query);
    const changes = found.recentchanges.filter(({ title }) => titles.includes(title));
    for (const { rcid } of changes) await this.write('patrol', { rcid }, token);
    return changes.map(({ title }) => title);
  }
}
