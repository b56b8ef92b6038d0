import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWiki } from 'wikidouble';
import { handlers } from 'wikidouble/msw';

import { unusedFiles } from './unused-files.mjs';

const wiki = createWiki({
  pages: [{ title: 'File:Cat.jpg' }, { title: 'File:Dog.jpg' }, { title: 'Cats', uses: ['File:Cat.jpg'] }],
});
const server = setupServer(...handlers(wiki, 'https://wiki.example/w'));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => wiki.reset());
afterAll(() => server.close());

test('msw passes requests to the wiki', async () => {
  expect(await unusedFiles('https://wiki.example/w/api.php')).toEqual(['File:Dog.jpg']);
  wiki.assertReceived({ list: 'allfileusages' }, { times: 1 });
});

test('a reset connection is a network error', async () => {
  wiki.failNext('reset');
  await expect(unusedFiles('https://wiki.example/w/api.php')).rejects.toThrow('Failed to fetch');
});
