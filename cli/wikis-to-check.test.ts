import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { wikisToCheck } from './wikis-to-check';

describe('the list of wikis', () => {
  let file = '';
  before(() => {
    file = join(mkdtempSync(join(tmpdir(), 'wikidouble-wikis-')), 'wikis.txt');
  });
  after(() => {
    rmSync(join(file, '..'), { recursive: true });
  });

  function read(text: string, addresses: readonly string[] = []) {
    writeFileSync(file, text);
    return wikisToCheck(addresses, file);
  }

  it('has one URL per line, optionally a name, and comments', () => {
    expect(
      read('\ufeff# ours\r\n\r\nhttps://a.example/w/#top  The museum  # old\r\n\thttps://b.example \n  # no\n', [
        'https://c.example',
      ]),
    ).to.deep.equal([
      { address: 'https://c.example' },
      { address: 'https://a.example/w/#top', title: 'The museum' },
      { address: 'https://b.example' },
    ]);
  });

  it('is refused with the file and the line of each mistake', () => {
    expect(() => read('https://a.example A\nnonsense\nhttps://a.example\nhttps://b.example A\n')).to.throw(
      Error,
      `${file}:2: "nonsense" is not the address of a wiki: it must begin with https:// or http://.\n` +
        `${file}:3: https://a.example is listed twice; see ${file}:1.\n` +
        `${file}:4: Two wikis are called "A".`,
    );
    expect(() => read('https://Alice:secret@a.example\n'))
      .to.throw(`${file}:1: The address of a wiki must not contain a name or password`)
      .with.property('message')
      .that.does.not.contain('secret');
    expect(() => read('# none\n')).to.throw(`${file} lists no wiki`);
    expect(() => wikisToCheck([], join(file, 'none'))).to.throw('The list of wikis cannot be read: ENO');
    expect(() => wikisToCheck(['https://a.example', 'https://a.example'], undefined)).to.throw(
      'https://a.example is listed twice.',
    );
  });
});
