import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { createWiki } from '../create-wiki';
import { WikiContentError } from '../model/content-error';
import { readWikiFile } from './read-wiki-file';
import { WikiFileError } from './wiki-file-error';
import { releaseNames } from '../releases/release';

const knownReleases = releaseNames.map((name) => `"${name}"`).join(', ');

describe('Reading a wiki file of JSON Lines', () => {
  let folder = '';
  before(() => (folder = mkdtempSync(join(tmpdir(), 'wiki-lines-'))));
  after(() => {
    rmSync(folder, { recursive: true });
  });

  const write = (content: string | Buffer, name = 'wiki.jsonl'): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };

  const messageOf = (work: () => unknown, type: typeof WikiFileError | typeof WikiContentError): string => {
    try {
      work();
    } catch (error) {
      if (error instanceof type) return error.message.replaceAll(folder, '').split('\nWhat a wiki file may')[0] ?? '';
      throw error;
    }
    return 'nothing was thrown';
  };

  it('reads one page, user, change or site per line, in any order', () => {
    const path = write(
      [
        '{"page": {"title": "Gallery", "uses": ["File:Cat.jpg"]}}',
        '{"change": {"page": "Gallery", "user": "Bob"}}',
        '',
        '{"site": {"name": "Harbour Wiki"}}\r',
        '{"page": {"title": "Åsa Ørsted"}}',
        '{"user": {"name": "Alice", "password": "secret"}}',
      ].join('\n'),
    );
    expect(readWikiFile(path)).to.deep.equal({
      site: { name: 'Harbour Wiki' },
      pages: [{ title: 'Gallery', uses: ['File:Cat.jpg'] }, { title: 'Åsa Ørsted' }],
      users: [{ name: 'Alice', password: 'secret' }],
      changes: [{ page: 'Gallery', user: 'Bob' }],
    });
  });

  it('accepts a byte order mark and a final line break', () => {
    expect(readWikiFile(write('\uFEFF{"page":{"title":"A"}}\n', 'marked.ndjson'))).to.deep.equal({
      pages: [{ title: 'A' }],
    });
  });

  it('joins lines that were read in several chunks', () => {
    const text = 'é'.repeat(500_000);
    const path = write(`{"page":{"title":"A"}}\n{"page":{"title":"Long","text":"${text}"}}\n{"page":{"title":"B"}}`);
    const { pages = [] } = readWikiFile(path);
    expect(pages.map(({ title }) => title)).to.deep.equal(['A', 'Long', 'B']);
    expect(pages[1]?.text).to.equal(text);
  });

  const wrong: [line: string, message: string][] = [
    [
      '{"page": {"titel": "A"}}',
      ':2:10: page must have the member "title", such as "Gallery"\n/wiki.jsonl:2:11: page.titel is unknown: did you mean "title"?',
    ],
    [
      '{"page": {"title": "A", "uses": [7]}}',
      ':2:34: page.uses[0] must be a string such as "File:Cat.jpg", but is a number (7)',
    ],
    ['{"user": 7}', ':2:10: user must be an object, but is a number (7)'],
    ['{"site": {"release": "1.38"}}', `:2:22: site.release must be one of ${knownReleases}, but is a string ("1.38")`],
    ['{"pages": []}', ':2:1: pages is unknown: did you mean "page"?'],
    [
      '{"comment": "x"}',
      ':2:1: comment is unknown: a line has one of site, page, user, block, change, deletedPage, deletedFile, protectedTitle, log, tag, newMessage',
    ],
    ['[1]', ':2:1: must be such as {"page": {"title": "Gallery"}}'],
    [
      '{"page": {"title": "A"}, "user": {"name": "B"}}',
      ':2:1: must be such as {"page": {"title": "Gallery"}}, with one member',
    ],
    ['{"page": {"title": "A", "title": "B"}}', ':2:25: the member "title" is declared twice'],
  ];
  for (const [line, message] of wrong) {
    it(`reports the position in an invalid line: ${line}`, () => {
      const path = write(`{"page": {"title": "First"}}\n${line}\n`);
      expect(messageOf(() => readWikiFile(path), WikiFileError)).to.equal(`/wiki.jsonl${message}`);
    });
  }

  it('reports the position of invalid JSON, as far as the engine does', () => {
    const path = write('{"page": {"title": "A"}}\n{"page": {"title": "B"}\n');
    expect(messageOf(() => readWikiFile(path), WikiFileError)).to.match(/^\/wiki\.jsonl:2:24: not valid JSON: /);
  });

  it('reports at most a hundred invalid lines', () => {
    const path = write('{"site": {"name": "A"}}\n{"page": {}}\n{"page": 1}\n{"site": {"name": "B"}}\n');
    expect(messageOf(() => readWikiFile(path), WikiFileError).split('\n')).to.deep.equal([
      '/wiki.jsonl:2:10: page must have the member "title", such as "Gallery"',
      '/wiki.jsonl:3:10: page must be an object, but is a number (1)',
      '/wiki.jsonl:4:1: site is declared twice: on line 1 as well',
    ]);
    const many = write('{}\n'.repeat(1000));
    expect(messageOf(() => readWikiFile(many), WikiFileError)).to.match(/\n… and 80 more$/);
  });

  it('reports an empty file, a binary file and a line that is too long', () => {
    expect(messageOf(() => readWikiFile(write('\n \n')), WikiFileError)).to.equal(
      '/wiki.jsonl: the file is empty; the smallest one has a line such as {"page": {"title": "Gallery"}}',
    );
    const latin = Buffer.from('{"page": {"title": "A"}}\n{"page": {"title": "Zürich"}}\n', 'latin1');
    expect(messageOf(() => readWikiFile(write(latin)), WikiFileError)).to.equal(
      '/wiki.jsonl:2:1: is not UTF-8 on this line; save the file as UTF-8',
    );
    const endless = write('{}\n');
    truncateSync(endless, 65 * 1024 * 1024);
    expect(messageOf(() => readWikiFile(endless), WikiFileError)).to.equal(
      '/wiki.jsonl:2:1: is longer than 64 MiB, the most for a line',
    );
  });

  it('reports the line of a contradiction', () => {
    const path = write('{"page": {"title": "A"}}\n\n{"user": {"name": "Bob"}}\n{"page": {"title": "a"}}\n');
    expect(messageOf(() => createWiki(readWikiFile(path)), WikiContentError)).to.equal(
      '/wiki.jsonl:4: pages[1].title "a" is the title of another page too.',
    );
    const users = write('{"user": {"name": "Bob"}}\n\n{"user": {"name": "a/b"}}\n');
    const definition = { ...readWikiFile(users), site: { scriptPath: '/w' } };
    expect(messageOf(() => createWiki(definition), WikiContentError)).to.equal(
      '/wiki.jsonl:3: users[1].name "a/b" cannot be the name of a user.',
    );
  });

  it('reports the line of a contradiction in YAML and JSON', () => {
    const path = write('pages:\n  - title: A\n  - title: a\n', 'wiki.yaml');
    const definition = readWikiFile(path);
    expect(messageOf(() => createWiki(definition), WikiContentError)).to.equal(
      '/wiki.yaml:3:12: pages[1].title "a" is the title of another page too.',
    );
    rmSync(path);
    expect(messageOf(() => createWiki(definition), WikiContentError)).to.equal(
      'pages[1].title "a" is the title of another page too.',
    );
  });
});
