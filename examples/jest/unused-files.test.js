const { createWiki } = require('wikidouble');

const { unusedFiles } = require('./unused-files');
const { WikiClient } = require('./wiki-client');

const wiki = createWiki(
  {
    pages: [
      { title: 'File:Cat.jpg' },
      { title: 'File:Dog.jpg' },
      { title: 'File:Two words.png' },
      { title: 'Gallery', text: '[[File:Cat.jpg|thumb]] and [[File:two_words.png]]' },
    ],
  },
  { strict: true },
);
const client = new WikiClient('https://wiki.example/w/api.php', wiki.fetch);

beforeEach(() => {
  wiki.reset();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  wiki.assertNoUnexpectedRequests();
  wiki.assertAllFailuresConsumed();
});
afterAll(() => wiki.close());

test('finds the files that no page uses', async () => {
  expect(await unusedFiles(client)).toEqual(['File:Dog.jpg']);
  wiki.assertReceived({ list: 'imageusage' }, { times: 3 });
});

test('waits as long as a lagging wiki asks for', async () => {
  wiki.failNext('maxlag', { lag: 90, retryAfter: 60 });
  const found = unusedFiles(client);
  await jest.advanceTimersByTimeAsync(59_000);
  expect(wiki.requests).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await found).toEqual(['File:Dog.jpg']);
  wiki.assertReceived({ list: 'allpages' }, { times: 2 });
});

test('rejects with the error of the wiki', async () => {
  wiki.failNext('internal-error');
  await expect(unusedFiles(client)).rejects.toThrow('internal_api_error_DBQueryError');
});
