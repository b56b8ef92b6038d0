import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { ServedWiki } from './served-wiki';

describe('a served wiki', () => {
  let folder: string;
  before(() => (folder = mkdtempSync(join(tmpdir(), 'served-wiki-'))));
  after(() => {
    rmSync(folder, { recursive: true });
  });

  it('follows a file of JSON Lines, and stays as it was while that is wrong', async () => {
    const file = join(folder, 'wiki.jsonl');
    writeFileSync(file, '{"page": {"title": "First"}}\n');
    const wiki = new ServedWiki({ wiki: file });
    expect(wiki.description).to.equal('A wiki, release 1.43: 1 page, 0 users');
    const events: string[] = [];
    let happened = (): void => undefined;
    const next = (): Promise<void> => new Promise((resolve) => (happened = resolve));
    const stop = wiki.watch({
      onReload: (hasMoved) => {
        events.push(hasMoved ? `${wiki.description}, moved to ${wiki.entryPoint}` : wiki.description);
        happened();
      },
      onInvalid: (error) => {
        events.push(String(error).replace(folder, ''));
        happened();
      },
    });
    try {
      let event = next();
      writeFileSync(file, '{"page": {"title": "First"}}\n{"page": {"title": "first"}}\n');
      await event;
      expect(wiki.description).to.equal('A wiki, release 1.43: 1 page, 0 users');
      event = next();
      writeFileSync(file, '{"page": {"title": "First"}}\n{"page": {"title": "Second"}}\n{"user": {"name": "Bob"}}\n');
      await event;
      event = next();
      writeFileSync(file, '{"site": {"scriptPath": "/w"}}\n');
      await event;
      expect(events).to.deep.equal([
        'WikiContentError: /wiki.jsonl:2: pages[1].title "first" is the title of another page too.',
        'A wiki, release 1.43: 2 pages, 1 user',
        'A wiki, release 1.43: 0 pages, 0 users, moved to /w/api.php',
      ]);
    } finally {
      stop();
    }
  });
});
