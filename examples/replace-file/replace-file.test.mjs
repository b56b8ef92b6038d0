import assert from 'node:assert/strict';
import { writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';

import { createWiki } from 'wikidouble';

import * as withFetch from './with-fetch.mjs';
import * as withMwn from './with-mwn.mjs';

/** A PNG of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const others = Array.from({ length: 10 }, (_, index) => ({
  title: `Ship ${index + 1}`,
  text: 'In the harbour: [[File:Old harbour.png|thumb]]',
}));
const password = '0123456789abcdefghijklmnopqrstuv';
const grants = ['createeditmovepage', 'uploadeditmovefile', 'delete', 'patrol'];
const definition = {
  site: { uploads: true },
  users: [{ name: 'Alice', groups: ['sysop'], botPasswords: [{ app: 'files', password, grants }] }],
  pages: [
    { title: 'File:Old harbour.png' },
    { title: 'Gallery', text: '<gallery>\nOld_harbour.png|The harbour\nold harbour.png|Once more\n</gallery>' },
    { title: 'Harbour', text: 'The harbour. [[File:Old harbour.png|thumb]]' },
    ...others,
  ],
};

for (const [name, { replaceFile }] of Object.entries({ 'with fetch': withFetch, 'with mwn': withMwn })) {
  describe(`Replacing a file everywhere, ${name}`, () => {
    const wiki = createWiki(definition, { strict: true });
    const file = { from: 'Old harbour.png', to: 'New harbour.png', path: '' };
    let account;
    before(async () => {
      file.path = join(mkdtempSync(join(tmpdir(), 'replace-file-')), 'harbour.png');
      writeFileSync(file.path, png);
      account = { api: (await wiki.listen()).api, user: 'Alice@files', password };
    });
    beforeEach(() => wiki.reset());
    after(() => wiki.close());

    it('edits every page, in several batches, and deletes the old file', async () => {
      const { replaced, skipped } = await replaceFile(account, file);
      assert.deepEqual([replaced.length, skipped], [12, []]);
      assert.equal(
        wiki.page('Gallery').text,
        '<gallery>\nNew harbour.png|The harbour\nNew harbour.png|Once more\n</gallery>',
      );
      assert.throws(() => wiki.page('File:Old harbour.png'), /is the title of no page/);
      assert.deepEqual(wiki.file('New harbour.png').content, png);
      wiki.assertReceived({ list: 'imageusage' }, { times: 2 });
      wiki.assertReceived({ action: 'delete', title: 'File:Old harbour.png' }, { times: 1 });
    });

    it('keeps what somebody else writes meanwhile, and patrols it', async () => {
      wiki.failNext('editconflict', { when: ({ parameters }) => parameters.title === 'Harbour' });
      const { replaced } = await replaceFile(account, file);
      assert.equal(replaced.includes('Harbour'), true);
      wiki.assertReceived({ action: 'edit', title: 'Harbour' }, { times: 2 });
    });

    it('skips protected pages, and then keeps the old file', async () => {
      wiki.fail({ kind: 'protectedpage', when: ({ parameters }) => parameters.title === 'Ship 3' });
      const { skipped } = await replaceFile(account, file);
      assert.deepEqual(skipped, ['Ship 3']);
      wiki.assertNotReceived({ action: 'delete' });
    });

    it('stops if the wiki asks a question that only people can answer', async () => {
      wiki.failNext('captcha', { when: ({ parameters }) => parameters.title === 'Ship 2' });
      await assert.rejects(replaceFile(account, file), /captcha/i);
      wiki.assertNotReceived({ action: 'delete' });
    });
  });
}
