import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { readContractFiles } from './contract-files';

describe('readContractFiles', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wikidouble-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function write(name: string, consumer: string, provider: string): string {
    const file = join(folder, name);
    writeFileSync(
      file,
      JSON.stringify({ consumer: { name: consumer }, provider: { name: provider }, interactions: [] }),
    );
    return file;
  }

  it('finds the contracts of a folder, but not of its subfolders', () => {
    const second = write('second.json', 'bot', 'wiki');
    const first = write('first.json', 'gadget', 'wiki');
    writeFileSync(join(folder, 'notes.txt'), 'no contract');
    mkdirSync(join(folder, 'old'));
    write('old/bot.json', 'bot', 'wiki');
    expect(readContractFiles([folder, first])).to.deep.equal([
      { file: first, consumer: 'gadget', provider: 'wiki' },
      { file: second, consumer: 'bot', provider: 'wiki' },
    ]);
  });

  it('rejects files that are not contracts', () => {
    const file = join(folder, 'package.json');
    writeFileSync(file, '{ "name": "bot" }');
    expect(() => readContractFiles([folder])).to.throw(`${file} is not a contract: it has no consumer`);
    writeFileSync(file, '{');
    expect(() => readContractFiles([file])).to.throw(`${file} is not a contract: `);
    expect(() => readContractFiles([join(folder, 'none.json')])).to.throw('none.json does not exist.');
    mkdirSync(join(folder, 'empty'));
    expect(() => readContractFiles([join(folder, 'empty')])).to.throw('no file name ends in .json');
  });

  it('rejects two contracts between the same parties', () => {
    write('one.json', 'bot', 'wiki');
    write('two.json', 'bot', 'wiki');
    expect(() => readContractFiles([folder])).to.throw(
      /one\.json and .*two\.json are both contracts between bot and wiki/,
    );
  });
});
