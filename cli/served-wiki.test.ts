import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { ServedWiki } from './served-wiki';
import { defaultRelease } from '../emulator/releases/release';

describe('a served wiki', () => {
  let folder: string;
  before(() => (folder = mkdtempSync(join(tmpdir(), 'served-wiki-'))));
  after(() => {
    rmSync(folder, { recursive: true });
  });

  it('reloads a JSON Lines file when it changes, and stays as it was while the file is invalid', async () => {
    const file = join(folder, 'wiki.jsonl');
    writeFileSync(file, '{"page": {"title": "First"}}\n');
    const wiki = new ServedWiki({ wiki: file });
    expect(wiki.description).to.equal(`A wiki, release ${defaultRelease}: 1 page, 0 users`);
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
      expect(wiki.description).to.equal(`A wiki, release ${defaultRelease}: 1 page, 0 users`);
      event = next();
      writeFileSync(file, '{"page": {"title": "First"}}\n{"page": {"title": "Second"}}\n{"user": {"name": "Bob"}}\n');
      await event;
      event = next();
      writeFileSync(file, '{"site": {"scriptPath": "/w"}}\n');
      await event;
      expect(events).to.deep.equal([
        'WikiContentError: /wiki.jsonl:2: pages[1].title "first" is the title of another page too.',
        `A wiki, release ${defaultRelease}: 2 pages, 1 user`,
        `A wiki, release ${defaultRelease}: 0 pages, 0 users, moved to /w/api.php`,
      ]);
    } finally {
      stop();
    }
  });

  it('follows the target of a symbolic link, also when the link changes', async function () {
    if (process.platform === 'win32') this.skip();
    for (const name of ['one', 'two']) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'wiki.jsonl'), `{"site": {"name": "${name}"}}\n`);
    }
    mkdirSync(join(folder, 'links'));
    const link = join(folder, 'links', 'current.jsonl');
    symlinkSync(join('..', 'one', 'wiki.jsonl'), link);
    const wiki = new ServedWiki({ wiki: link });
    let happened = (): void => undefined;
    const next = (): Promise<void> => new Promise((resolve) => (happened = resolve));
    const stop = wiki.watch({
      onReload: () => {
        happened();
      },
      onInvalid: (error) => {
        throw error;
      },
    });
    try {
      let event = next();
      writeFileSync(join(folder, 'one', 'wiki.jsonl'), '{"site": {"name": "One, changed"}}\n');
      await event;
      expect(wiki.definition.site?.name).to.equal('One, changed');
      event = next();
      symlinkSync(join('..', 'two', 'wiki.jsonl'), `${link}.new`);
      renameSync(`${link}.new`, link);
      await event;
      expect(wiki.definition.site?.name).to.equal('two');
      event = next();
      writeFileSync(join(folder, 'two', 'wiki.jsonl'), '{"site": {"name": "Two, changed"}}\n');
      await event;
      expect(wiki.definition.site?.name).to.equal('Two, changed');
    } finally {
      stop();
    }
  });

  it('is not read from a named pipe, which would block forever', function () {
    if (process.platform === 'win32') this.skip();
    const pipe = join(folder, 'pipe.jsonl');
    execFileSync('mkfifo', [pipe]);
    expect(() => new ServedWiki({ wiki: pipe })).to.throw(`${pipe} is a pipe or a socket`);
  });
});
