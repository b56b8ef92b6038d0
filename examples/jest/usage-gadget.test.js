/** @jest-environment jest-fixed-jsdom */
const { createWiki } = require('wikidouble');
const { wikidoubleMatchers } = require('wikidouble/jest');

const { showUsage } = require('./usage-gadget');

const wiki = createWiki({ pages: [{ title: 'Gallery', uses: ['File:Cat.jpg'] }] }, { strict: true });

expect.extend(wikidoubleMatchers);

beforeAll(() => {
  wiki.intercept(`${location.origin}/w`);
});
beforeEach(() => {
  wiki.reset();
  document.body.innerHTML = '<div id="usage"></div>';
});
afterAll(() => wiki.close());

test('lists the pages that use a file', async () => {
  await showUsage('File:Cat.jpg');
  expect(document.querySelector('#usage').textContent).toBe('Gallery');
  expect(wiki).toHaveReceived({ list: 'imageusage', iutitle: 'File:Cat.jpg' }, { times: 1 });
});

test('reports that the wiki cannot be reached', async () => {
  wiki.failNext('reset');
  await expect(showUsage('File:Cat.jpg')).rejects.toThrow('The wiki cannot be reached.');
});
