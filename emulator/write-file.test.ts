import { expect } from 'chai';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { finalPath, writeWholeFile } from './write-file';

describe('writing a file', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wikidouble-file-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('replaces the file and leaves nothing else in its folder', () => {
    const file = join(folder, 'report.json');
    writeWholeFile(file, 'first');
    writeWholeFile(file, 'second');
    expect(readFileSync(file, 'utf8')).to.equal('second');
    expect(readdirSync(folder)).to.deep.equal(['report.json']);
  });

  it('keeps the complete old file until the new one is ready', () => {
    const file = join(folder, 'report.json');
    writeWholeFile(file, 'first');
    const seen: (readonly [string, number])[] = [];
    const isReplaced = writeWholeFile(file, 'second', () => {
      seen.push([readFileSync(file, 'utf8'), readdirSync(folder).length]);
      return false;
    });
    expect([isReplaced, seen]).to.deep.equal([false, [['first', 2]]]);
    expect(readFileSync(file, 'utf8')).to.equal('first');
    expect(readdirSync(folder)).to.deep.equal(['report.json']);
  });

  it('uses a different temporary name each time', () => {
    const file = join(folder, 'report.json');
    const names = new Set<string>();
    for (let round = 0; round < 3; round++) {
      writeWholeFile(file, 'text', () => {
        for (const name of readdirSync(folder)) if (name.endsWith('.tmp')) names.add(name);
        return true;
      });
    }
    expect(names.size).to.equal(3);
  });

  it('keeps the permissions of the file', function () {
    if (process.platform === 'win32') this.skip();
    const file = join(folder, 'report.json');
    writeFileSync(file, '');
    chmodSync(file, 0o640);
    writeWholeFile(file, 'text');
    expect(statSync(file).mode & 0o777).to.equal(0o640);
  });

  it('replaces the target of a symbolic link, and keeps the link', function () {
    if (process.platform === 'win32') this.skip();
    mkdirSync(join(folder, 'run-7'));
    writeFileSync(join(folder, 'run-7', 'report.json'), 'first');
    symlinkSync(join('run-7', 'report.json'), join(folder, 'latest.json'));
    writeWholeFile(join(folder, 'latest.json'), 'second');
    expect(readlinkSync(join(folder, 'latest.json'))).to.equal(join('run-7', 'report.json'));
    expect(readFileSync(join(folder, 'run-7', 'report.json'), 'utf8')).to.equal('second');
  });

  it('writes to a device without replacing it', function () {
    if (!existsSync('/dev/null')) this.skip();
    expect(writeWholeFile('/dev/null', 'text')).to.equal(true);
    expect(statSync('/dev/null').isCharacterDevice()).to.equal(true);
  });

  it('leaves nothing behind if the folder does not exist', () => {
    expect(() => writeWholeFile(join(folder, 'a', 'report.json'), 'text')).to.throw('ENOENT');
    expect(readdirSync(folder)).to.deep.equal([]);
  });

  it('resolves all paths to a file to the same path', function () {
    if (process.platform === 'win32') this.skip();
    mkdirSync(join(folder, 'run-7'));
    symlinkSync('run-7', join(folder, 'latest'));
    const paths = [
      join(folder, 'run-7', 'report.json'),
      `${folder}/./run-7/report.json`,
      join(folder, 'latest', 'report.json'),
    ];
    expect(new Set(paths.map(finalPath)).size).to.equal(1);
    writeFileSync(join(folder, 'run-7', 'report.json'), '');
    expect(new Set(paths.map(finalPath)).size).to.equal(1);
  });
});
