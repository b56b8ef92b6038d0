import { expect } from 'chai';

import { parseWikiFile } from './parse-wiki-file';
import { WikiFileError } from './wiki-file-error';

function errorOf(text: string, fileName = 'gallery.yaml'): WikiFileError {
  try {
    parseWikiFile(text, fileName);
  } catch (error) {
    if (error instanceof WikiFileError) return error;
    throw error;
  }
  throw new Error('The file was taken');
}

/** The lines of the message without the closing advice. */
function messagesOf(text: string, fileName?: string): string[] {
  return errorOf(text, fileName)
    .message.split('\n')
    .filter((line) => !line.startsWith('What a wiki file'));
}

const example = `\
site: { name: Example Wiki, release: "1.43", server: "https://wiki.example", namespaces: [{ id: 100, name: Portal }] }
pages:
  - { id: 2, title: Gallery, uses: ["File:Cat.jpg"] }
  - { title: Notes, text: "See [[File:Cat.jpg|thumb]]." }
  - { title: Old gallery, redirect: Gallery }
users:
  - { id: 3, name: Alice, password: secret, groups: [sysop], botPasswords: [{ app: bot, password: 0123456789abcdefghijklmnopqrstuv, grants: [basic, patrol] }] }
changes:
  - { id: 7, page: Gallery, user: Bob, revision: 12, patrolled: false }
`;

const definition = {
  site: {
    name: 'Example Wiki',
    release: '1.43',
    server: 'https://wiki.example',
    namespaces: [{ id: 100, name: 'Portal' }],
  },
  pages: [
    { id: 2, title: 'Gallery', uses: ['File:Cat.jpg'] },
    { title: 'Notes', text: 'See [[File:Cat.jpg|thumb]].' },
    { title: 'Old gallery', redirect: 'Gallery' },
  ],
  users: [
    {
      id: 3,
      name: 'Alice',
      password: 'secret',
      groups: ['sysop'],
      botPasswords: [{ app: 'bot', password: '0123456789abcdefghijklmnopqrstuv', grants: ['basic', 'patrol'] }],
    },
  ],
  changes: [{ id: 7, page: 'Gallery', user: 'Bob', revision: 12, patrolled: false }],
};

describe('Parsing a wiki file', () => {
  it('reads YAML', () => {
    expect(parseWikiFile(example, 'gallery.yaml')).to.deep.equal(definition);
  });

  it('reads JSON from a file of any name', () => {
    expect(parseWikiFile(JSON.stringify(definition), 'gallery.json')).to.deep.equal(definition);
    expect(parseWikiFile(JSON.stringify(definition, null, '\t'), 'gallery.wiki')).to.deep.equal(definition);
  });

  it('reads YAML that starts like JSON', () => {
    expect(parseWikiFile('{ pages: [{ title: Gallery }] }', 'gallery.yaml')).to.deep.equal({
      pages: [{ title: 'Gallery' }],
    });
  });

  it('skips a byte order mark, and accepts any line ends', () => {
    expect(parseWikiFile('\uFEFFpages:\r\n  - title: A\r\n', 'a.yaml')).to.deep.equal({ pages: [{ title: 'A' }] });
    expect(parseWikiFile('\uFEFF{"pages":[]}', 'a.json')).to.deep.equal({ pages: [] });
  });

  it('follows anchors, aliases and merge keys', () => {
    const text = `\
pages:
  - &page { title: One, uses: &files ["File:Cat.jpg"] }
  - { title: Two, uses: *files }
  - { <<: *page, title: Three }
`;
    const uses = ['File:Cat.jpg'];
    expect(parseWikiFile(text, 'a.yaml')).to.deep.equal({
      pages: [
        { title: 'One', uses },
        { title: 'Two', uses },
        { title: 'Three', uses },
      ],
    });
  });

  it('accepts hundreds of uses of one anchor', () => {
    const pages = Array.from({ length: 500 }, (_, index) => `  - { title: Page ${index}, uses: *files }\n`);
    const text = `pages:\n  - { title: First, uses: &files ["File:Cat.jpg"] }\n${pages.join('')}`;
    expect(parseWikiFile(text, 'a.yaml').pages).to.have.lengthOf(501);
  });

  it('reads a time as a string', () => {
    const { pages } = parseWikiFile('pages: [{ title: A, touched: 2026-01-31T12:00:00Z }]', 'a.yaml');
    expect(pages?.[0]?.touched).to.equal('2026-01-31T12:00:00Z');
  });
});

describe('Rejecting a wiki file', () => {
  it('reports the position, the expected and the actual value', () => {
    const text = 'pages:\n  - title: Notes\n  - title: Gallery\n    uses: [7]\n';
    expect(errorOf(text).message).to.equal(
      'gallery.yaml:4:12: pages[1].uses[0] must be a string such as "File:Cat.jpg", but is a number (7)\n' +
        'What a wiki file may hold is described in wikidouble/schemas/wiki-file.schema.json.',
    );
    expect(errorOf(text).fileName).to.equal('gallery.yaml');
    expect(errorOf(text).name).to.equal('WikiFileError');
    expect(errorOf(text).problems).to.deep.equal([
      {
        line: 4,
        column: 12,
        path: 'pages[1].uses[0]',
        message: 'must be a string such as "File:Cat.jpg", but is a number (7)',
      },
    ]);
  });

  it('reports the position in JSON as well', () => {
    const text = '{\n\t"pages": [\n\t\t{ "title": "Gallery", "uses": [7] }\n\t]\n}';
    expect(messagesOf(text, 'gallery.json')).to.deep.equal([
      'gallery.json:3:34: pages[0].uses[0] must be a string such as "File:Cat.jpg", but is a number (7)',
    ]);
  });

  it('points at the name of an unknown member, and at the object that lacks one', () => {
    expect(messagesOf('site:\n  name: A\n  site: B\n')[0]).to.match(/^gallery\.yaml:3:3: site\.site is unknown/);
    expect(messagesOf('pages:\n  - titel: Gallery\n  - { title: Notes, Use: [] }\n')).to.deep.equal([
      'gallery.yaml:2:5: pages[0] must have the member "title", such as "Gallery"',
      'gallery.yaml:2:5: pages[0].titel is unknown: did you mean "title"?',
      'gallery.yaml:3:21: pages[1].Use is unknown: did you mean "uses"?',
    ]);
  });

  it('points into the target of an alias or a merge key', () => {
    expect(messagesOf('pages:\n  - { title: A, uses: &files [7] }\n  - { title: B, uses: *files }\n')).to.deep.equal([
      'gallery.yaml:2:31: pages[0].uses[0] must be a string such as "File:Cat.jpg", but is a number (7)',
      'gallery.yaml:2:31: pages[1].uses[0] must be a string such as "File:Cat.jpg", but is a number (7)',
    ]);
    expect(messagesOf('pages:\n  - &a { title: A, id: 0 }\n  - { <<: *a, title: B }\n')).to.deep.equal([
      'gallery.yaml:2:24: pages[0].id must be at least 1, but is a number (0)',
      'gallery.yaml:3:5: pages[1].id must be at least 1, but is a number (0)',
    ]);
  });

  it('reports problems in the order of the file', () => {
    expect(messagesOf('users: 1\npages: 2\nsite: 3\n').map((line) => line.slice(0, 16))).to.deep.equal([
      'gallery.yaml:1:8',
      'gallery.yaml:2:8',
      'gallery.yaml:3:7',
    ]);
  });

  it('shows the first twenty problems', () => {
    const error = errorOf(`pages:\n${'  - 1\n'.repeat(25)}`);
    const lines = error.message.split('\n');
    expect(lines).to.have.lengthOf(22);
    expect(lines[19]).to.equal('gallery.yaml:21:5: pages[19] must be an object, but is a number (1)');
    expect(lines[20]).to.equal('… and 5 more');
    expect(error.problems).to.have.lengthOf(25);
  });

  const empty = 'the file is empty; the smallest wiki file is "pages: []"';
  const refused: [what: string, text: string, message: string, fileName?: string][] = [
    ['an empty file', '', `gallery.yaml: ${empty}`],
    ['an empty JSON file', ' \n', `gallery.json: ${empty}`, 'gallery.json'],
    ['a file of comments', '# pages\n', `gallery.yaml: ${empty}`],
    ['a file of nothing', '--- ~\n', `gallery.yaml: ${empty}`],
    [
      'a list',
      '- title: Gallery\n',
      'gallery.yaml:1:1: the wiki must be an object with "site", "pages", "users", "blocks", "deletedPages", "deletedFiles", "protectedTitles", "changes", "logs", "tags", "newMessages", but is a list',
    ],
    [
      'a text',
      'Gallery\n',
      'gallery.yaml:1:1: the wiki must be an object with "site", "pages", "users", "blocks", "deletedPages", "deletedFiles", "protectedTitles", "changes", "logs", "tags", "newMessages", but is a string ("Gallery")',
    ],
    [
      'JSON that is no object',
      '[]',
      'gallery.json:1:1: the wiki must be an object with "site", "pages", "users", "blocks", "deletedPages", "deletedFiles", "protectedTitles", "changes", "logs", "tags", "newMessages", but is a list',
      'gallery.json',
    ],
    [
      'a second document',
      'pages: []\n---\npages: []\n',
      'gallery.yaml:2:1: a second document begins here; a wiki file is one',
    ],
    ['a tab', 'pages:\n\t- title: Gallery\n', 'gallery.yaml:2:1: a tab cannot indent in YAML; use spaces'],
    [
      'a duplicate member',
      'pages: []\nusers: []\n"pages": []\n',
      'gallery.yaml:3:1: the member "pages" is declared twice',
    ],
    [
      'a duplicate member of JSON',
      '{"pages":[],\n"pages":[]}',
      'gallery.json:2:1: the member "pages" is declared twice',
      'gallery.json',
    ],
    [
      'an unknown anchor',
      'pages: *pages\n',
      'gallery.yaml: not valid YAML: Unresolved alias (the anchor must be set before the alias): pages',
    ],
    [
      'an unknown tag',
      'pages: !!pages []\n',
      'gallery.yaml:1:8: not valid YAML: Unresolved tag: tag:yaml.org,2002:pages',
    ],
    [
      'a list as a name',
      '? [pages]\n: []\n',
      'gallery.yaml:1:3: not valid YAML: With stringKeys, all keys must be strings',
    ],
    ['an open quotation mark', 'site: { name: "Wiki\n', 'gallery.yaml:2:1: not valid YAML: Missing closing "quote'],
    [
      'JSON that breaks off',
      '{"pages":\n[',
      'gallery.json:2:2: not valid JSON: Unexpected end of JSON input',
      'gallery.json',
    ],
    [
      'an unquoted release',
      'site: { release: 1.43 }\n',
      'gallery.yaml:1:18: site.release must be a string such as "1.43", but is a number (1.43)',
    ],
  ];
  for (const [what, text, message, fileName] of refused) {
    it(`rejects ${what}`, () => {
      expect(messagesOf(text, fileName)[0]).to.equal(message);
    });
  }

  it('rejects aliases that expand endlessly', () => {
    const levels = ['a: &a [x, x, x, x, x, x, x, x, x, x]'];
    for (const [name, inner] of ['ba', 'cb', 'dc', 'ed', 'fe', 'gf']) {
      levels.push(`${name ?? ''}: &${name ?? ''} [${`*${inner ?? ''}, `.repeat(10)}]`);
    }
    expect(messagesOf(levels.join('\n'))[0]).to.equal(
      'gallery.yaml: not valid YAML: Excessive alias count indicates a resource exhaustion attack',
    );
    expect(messagesOf('pages: &pages [*pages]\n')[0]).to.equal(
      'gallery.yaml:1:16: pages[0] must be an object, but is a list',
    );
  });

  it('rejects deep nesting', () => {
    for (const text of ['['.repeat(100_000), '- '.repeat(100_000), '{a: '.repeat(100_000), '? '.repeat(100_000)]) {
      expect(messagesOf(text)[0]).to.match(/^gallery\.yaml:1:\d+: too deeply nested$/);
    }
    expect(messagesOf('['.repeat(50_000) + ']'.repeat(50_000))[0]).to.match(/^gallery\.yaml:1:1: .*, but is a list$/);
  });

  it('rejects a file named .json that is not JSON', () => {
    expect(messagesOf('pages: []', 'gallery.json')[0]).to.match(/^gallery\.json(:1:1)?: not valid JSON: /);
    const text = `{"pages": [{"title": "${'x'.repeat(100)}"}],\n "users": nobody}`;
    expect(messagesOf(text, 'gallery.json')[0]).to.match(/^gallery\.json(:2:1\d)?: not valid JSON: /);
  });
});
