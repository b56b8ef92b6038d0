import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWiki } from 'wikidouble';

import { unusedFiles } from './unused-files.mjs';

const wiki = createWiki(
  {
    pages: [
      { title: 'File:Cat.jpg' },
      { title: 'File:Old cat.jpg', redirect: 'File:Cat.jpg' },
      ...Array.from({ length: 600 }, (_, index) => ({ title: `File:Scan ${index + 1}.png` })),
      {
        title: 'Gallery',
        uses: ['File:Cat.jpg', ...Array.from({ length: 599 }, (_, index) => `File:Scan ${index + 1}.png`)],
      },
    ],
  },
  { strict: true },
);

beforeAll(() => {
  wiki.intercept('https://wiki.example/w');
});
beforeEach(() => wiki.reset());
afterEach(() => {
  wiki.assertNoUnexpectedRequests();
  wiki.assertAllFailuresConsumed();
});
afterAll(() => wiki.close());

test('follows continuation', async () => {
  expect(await unusedFiles('https://wiki.example/w/api.php')).toEqual(['File:Old cat.jpg', 'File:Scan 600.png']);
  // A wiki returns at most 500 entries per request to anonymous clients.
  wiki.assertReceived({ list: 'allpages' }, { times: 2 });
  wiki.assertReceived({ list: 'allfileusages' }, { times: 2 });
});

test('reports the status of a proxy', async () => {
  wiki.failNext(503, { retryAfter: 30, when: ({ modules }) => modules.includes('allfileusages') });
  await expect(unusedFiles('https://wiki.example/w/api.php')).rejects.toThrow('The wiki responded with status 503.');
});
