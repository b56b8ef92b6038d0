import { setTimeout as sleep } from 'node:timers/promises';

import type { PageDefinition } from '../../../schemas/generated/wiki-file';
import { listAt, textAt, valueAt } from '../../../conformance/runner/paths';
import { ApiProblem, batch, type ApiClient } from '../../../conformance/http/api-client';

/** In milliseconds. */
const patience = 30_000;
const pause = 500;

/**
 * Creates missing pages in the given order and leaves existing ones alone. Returns once the
 * wiki's list of uses has stopped changing.
 *
 * @param client logged in, with the right to create pages
 * @returns how many were created
 * @throws ApiProblem if the wiki rejects one
 */
export async function makeDataSet(
  client: ApiClient,
  pages: readonly PageDefinition[],
  onProgress: (made: number, all: number) => void,
): Promise<number> {
  const missing = await missingPages(client, pages);
  if (missing.length === 0) return 0;
  const tokens = await client.get({ action: 'query', meta: 'tokens' });
  const token = textAt(tokens, '/query/tokens/csrftoken') ?? '';
  for (const [index, { title, text = '' }] of missing.entries()) {
    onProgress(index, missing.length);
    await refusalNames(title, () => client.post({ action: 'edit', title, text, createonly: 1, token }));
  }
  for (let start = 0; start < missing.length; start += batch) {
    const titles = missing.slice(start, start + batch).map(({ title }) => title);
    await client.post({ action: 'purge', forcelinkupdate: 1, titles: titles.join('|') });
  }
  await settle(client);
  return missing.length;
}

async function missingPages(client: ApiClient, pages: readonly PageDefinition[]): Promise<PageDefinition[]> {
  const missing: PageDefinition[] = [];
  for (let start = 0; start < pages.length; start += batch) {
    const some = pages.slice(start, start + batch);
    const response = await client.post({ action: 'query', titles: some.map(({ title }) => title).join('|') });
    const written = new Map(
      listAt(response, '/query/normalized').map((row) => [textAt(row, '/from') ?? '', textAt(row, '/to') ?? '']),
    );
    const existing = new Set(
      listAt(response, '/query/pages')
        .filter((page) => valueAt(page, '/pageid') !== undefined)
        .map((page) => textAt(page, '/title')),
    );
    missing.push(...some.filter(({ title }) => !existing.has(written.get(title) ?? title)));
  }
  return missing;
}

async function refusalNames(title: string, make: () => Promise<object>): Promise<void> {
  try {
    const response = await make();
    const result = textAt(response, '/edit/result');
    if (result !== 'Success') throw new ApiProblem(`the result is ${result ?? 'missing'}`);
  } catch (error) {
    if (error instanceof ApiProblem)
      throw new ApiProblem(`the page ${title} cannot be made: ${error.message}`, error.code);
    throw error;
  }
}

/** A wiki updates its links only after it has responded. */
async function settle(client: ApiClient): Promise<void> {
  const deadline = Date.now() + patience;
  for (let last = await uses(client); Date.now() < deadline;) {
    await sleep(pause);
    const now = await uses(client);
    if (now === last) return;
    last = now;
  }
  throw new ApiProblem(`its list of uses still changes after ${patience / 1000} seconds`);
}

async function uses(client: ApiClient): Promise<string> {
  const parameters = { action: 'query', list: 'allfileusages', afprop: 'ids|title', aflimit: 'max' };
  const rows: unknown[] = [];
  for await (const response of client.walk(parameters, 1000)) rows.push(...listAt(response, '/query/allfileusages'));
  return JSON.stringify(rows);
}
