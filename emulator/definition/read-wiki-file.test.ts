import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { largestWikiFile } from './open-wiki-file';
import { readWikiFile } from './read-wiki-file';
import { WikiFileError } from './wiki-file-error';

describe('Reading a wiki file', () => {
  let folder = '';
  before(() => (folder = mkdtempSync(join(tmpdir(), 'wiki-file-'))));
  after(() => {
    rmSync(folder, { recursive: true });
  });

  const write = (name: string, content: string | Buffer): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };

  it('reads UTF-8', () => {
    const path = write('harbour.yaml', 'pages:\n  - title: Åsa Ørsted\n');
    expect(readWikiFile(path)).to.deep.equal({ pages: [{ title: 'Åsa Ørsted' }] });
  });

  it('reads a file in several chunks', () => {
    const text = 'é'.repeat(500_000);
    const path = write('long.json', JSON.stringify({ pages: [{ title: 'Long', text }] }));
    expect(readWikiFile(path).pages?.[0]?.text).to.equal(text);
  });

  it('reads a file that is not a regular file', () => {
    expect(() => readWikiFile('/dev/null')).to.throw(WikiFileError, '/dev/null: the file is empty');
  });

  it('reads a pipe to its end', () => {
    const path = join(folder, 'pipe');
    execFileSync('mkfifo', [path]);
    spawn('sh', ['-c', `(printf 'pages: [{ title: '; sleep 0.1; printf 'A }]') > '${path}'`]);
    expect(readWikiFile(path)).to.deep.equal({ pages: [{ title: 'A' }] });
  });

  it('reports a missing file', () => {
    const path = join(folder, 'missing.yaml');
    expect(() => readWikiFile(path)).to.throw(WikiFileError, `${path}: does not exist`);
  });

  it('reports a directory', () => {
    expect(() => readWikiFile(folder)).to.throw(WikiFileError, `${folder}: is a directory; name a file in it`);
  });

  it('reports an unreadable file', () => {
    const path = join(write('file.yaml', ''), 'inner.yaml');
    expect(() => readWikiFile(path)).to.throw(WikiFileError, /inner\.yaml: cannot be read: ENOTDIR/);
    expect(() => readWikiFile('a\0b')).to.throw(WikiFileError, /cannot be read: .*null bytes/);
  });

  it('reports the line of invalid UTF-8', () => {
    const path = write('latin1.yaml', Buffer.from('pages:\n  - title: A\n  - title: Zürich\n', 'latin1'));
    expect(() => readWikiFile(path)).to.throw(
      WikiFileError,
      `${path}:3:1: is not UTF-8 on this line; save the file as UTF-8`,
    );
  });

  it('recognizes UTF-16', () => {
    const path = write('utf16.yaml', Buffer.from('\uFEFFpages: []\n', 'utf16le'));
    expect(() => readWikiFile(path)).to.throw(WikiFileError, `${path}: is not UTF-8 but, it seems, UTF-16`);
  });

  it('reports a file that is too large', () => {
    const path = write('large.yaml', '');
    truncateSync(path, largestWikiFile + 1);
    expect(() => readWikiFile(path)).to.throw(WikiFileError, `${path}: is larger than 64 MiB`);
    expect(() => readWikiFile('/dev/zero')).to.throw(WikiFileError, '/dev/zero: is larger than 64 MiB');
  });
});
