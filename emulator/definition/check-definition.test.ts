import { expect } from 'chai';

import { createWiki, type WikiDefinition } from '../index';
import { checkDefinition } from './check-definition';
import { WikiFileError } from './wiki-file-error';
import { releaseNames } from '../releases/release';

function problemsOf(definition: unknown): string[] {
  try {
    checkDefinition(definition, 'createWiki');
  } catch (error) {
    if (error instanceof WikiFileError) return error.problems.map(({ path, message }) => `${path} ${message}`.trim());
    throw error;
  }
  return [];
}

const knownReleases = releaseNames.map((name) => `"${name}"`).join(', ');

describe('Checking a definition', () => {
  it('returns the given object', () => {
    const definition = { pages: [{ title: 'Gallery', uses: ['File:Cat.jpg'] }] };
    expect(checkDefinition(definition, 'createWiki')).to.equal(definition);
  });

  it('accepts every member of the schema', () => {
    const problems = problemsOf({
      site: {
        name: 'Example Wiki',
        release: '1.39',
        server: 'https://wiki.example',
        scriptPath: '/w',
        language: 'de',
        case: 'case-sensitive',
        namespaces: [{ id: 100, name: 'Portal', aliases: ['Gateway'], content: true, subpages: false }],
        interwiki: ['wikipedia', 'gentoo-wiki'],
      },
      pages: [
        { id: 2, title: 'Gallery', uses: [], touched: '2026-01-31T12:00:00Z', revision: 12 },
        { title: 'Notes', text: 'See [[File:Cat.jpg|thumb]].' },
        { title: 'Old gallery', redirect: 'Gallery' },
        { title: 'File:Redirect.png', redirect: true },
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
    });
    expect(problems).to.deep.equal([]);
    expect(problemsOf({})).to.deep.equal([]);
    expect(problemsOf({ site: { scriptPath: '', server: '//wiki.example:8080' } })).to.deep.equal([]);
  });

  const refused: [definition: unknown, problem: string][] = [
    [
      [],
      'the wiki must be an object with "site", "pages", "users", "blocks", "deletedPages", "deletedFiles", "protectedTitles", "changes", "logs", "tags", "newMessages", but is a list',
    ],
    [
      null,
      'the wiki must be an object with "site", "pages", "users", "blocks", "deletedPages", "deletedFiles", "protectedTitles", "changes", "logs", "tags", "newMessages", but is nothing (null)',
    ],
    [{ pages: {} }, 'pages must be a list, but is an object'],
    [{ pages: ['Gallery'] }, 'pages[0] must be an object, but is a string ("Gallery")'],
    [{ pages: [{}] }, 'pages[0] must have the member "title", such as "Gallery"'],
    [{ pages: [{ title: ' ' }] }, 'pages[0].title must not be blank, but is a string (" ")'],
    [{ pages: [{ title: 'A', content: '' }] }, 'pages[0].content is unknown: did you mean "text"?'],
    [{ pages: [{ title: 'A', wikitext: '' }] }, 'pages[0].wikitext is unknown: did you mean "text"?'],
    [{ pages: [{ title: 'A', revisions: [] }] }, 'pages[0].revisions must have at least one entry, but is a list'],
    [{ pages: [{ titel: 'A', title: 'A' }] }, 'pages[0].titel is unknown: did you mean "title"?'],
    [{ pages: [{ title: 'A', id: 0 }] }, 'pages[0].id must be at least 1, but is a number (0)'],
    [{ pages: [{ title: 'A', id: 1.5 }] }, 'pages[0].id must be an integer such as 2, but is a number (1.5)'],
    [{ pages: [{ title: 'A', id: '2' }] }, 'pages[0].id must be an integer such as 2, but is a string ("2")'],
    [
      { pages: [{ title: 'A', uses: 'File:Cat.jpg' }] },
      'pages[0].uses must be a list such as ["File:Cat.jpg"], but is a string ("File:Cat.jpg")',
    ],
    [
      { pages: [{ title: 'A', uses: [7] }] },
      'pages[0].uses[0] must be a string such as "File:Cat.jpg", but is a number (7)',
    ],
    [
      { pages: [{ title: 'A', uses: [undefined] }] },
      'pages[0].uses[0] must be a string such as "File:Cat.jpg", but is nothing (undefined)',
    ],
    [{ pages: [{ title: 'A', uses: [''] }] }, 'pages[0].uses[0] must not be blank, but is a string ("")'],
    [
      { pages: [{ title: 'A', text: ['x'] }] },
      'pages[0].text must be a string such as "See [[File:Cat.jpg|thumb]].", but is a list',
    ],
    [
      { pages: [{ title: 'A', redirect: 7 }] },
      'pages[0].redirect must be such as "Gallery" or true, but is a number (7)',
    ],
    [
      { pages: [{ title: 'A', redirect: false }] },
      'pages[0].redirect must be such as "Gallery" or true, but is a boolean (false)',
    ],
    [
      { pages: [{ title: 'A', touched: 'yesterday' }] },
      'pages[0].touched must look like "2026-01-31T12:00:00Z", but is a string ("yesterday")',
    ],
    [{ pages: [{ title: 'A', revision: -1 }] }, 'pages[0].revision must be at least 1, but is a number (-1)'],
    [{ site: { release: 1.43 } }, 'site.release must be a string such as "1.43", but is a number (1.43)'],
    [{ site: { release: '1.38' } }, `site.release must be one of ${knownReleases}, but is a string ("1.38")`],
    [
      { site: { server: 'wiki.example' } },
      'site.server must look like "https://wiki.example", but is a string ("wiki.example")',
    ],
    [
      { site: { server: 'https://a.example/w' } },
      'site.server must look like "https://wiki.example", but is a string ("https://a.example/w")',
    ],
    [{ site: { scriptPath: 'w/' } }, 'site.scriptPath must look like "/w", but is a string ("w/")'],
    [{ site: { language: 'English' } }, 'site.language must look like "en", but is a string ("English")'],
    [
      { site: { case: 'upper' } },
      'site.case must be one of "first-letter", "case-sensitive", but is a string ("upper")',
    ],
    [{ site: { scriptpath: '/w' } }, 'site.scriptpath is unknown: did you mean "scriptPath"?'],
    [{ site: { name: '' } }, 'site.name must not be blank, but is a string ("")'],
    [
      { site: { interwiki: ['a b'] } },
      'site.interwiki[0] must be such as "wikipedia" or {"prefix":"fr","url":"https://fr.wiki.example/wiki/$1"}, but is a string ("a b")',
    ],
    [{ site: { namespaces: [{ id: 100 }] } }, 'site.namespaces[0] must have the member "name", such as "Portal"'],
    [{ site: { namespaces: [{ name: 'Portal' }] } }, 'site.namespaces[0] must have the member "id", such as 100'],
    [
      { site: { namespaces: [{ id: -3, name: 'Portal' }] } },
      'site.namespaces[0].id must be at least -2, but is a number (-3)',
    ],
    [
      { site: { namespaces: [{ id: 100, name: 'Portal:' }] } },
      'site.namespaces[0].name must look like "Portal", but is a string ("Portal:")',
    ],
    [
      { site: { namespaces: [{ id: 100, name: 'Portal', aliases: [''] }] } },
      'site.namespaces[0].aliases[0] must look like "Gateway", but is a string ("")',
    ],
    [
      { site: { namespaces: [{ id: 100, name: 'Portal', content: 'yes' }] } },
      'site.namespaces[0].content must be true or false, but is a string ("yes")',
    ],
    [
      { site: { namespaces: [{ id: 100, name: 'Portal', subpages: 1 }] } },
      'site.namespaces[0].subpages must be true or false, but is a number (1)',
    ],
    [
      { site: { namespaces: [{ id: 100, name: 'Portal', colour: 'red' }] } },
      'site.namespaces[0].colour is unknown: known here are "id", "name", "aliases", "content", "subpages", "case", "protection"',
    ],
    [{ users: [{}] }, 'users[0] must have the member "name", such as "Alice"'],
    [{ users: [{ name: 'A', id: 0 }] }, 'users[0].id must be at least 1, but is a number (0)'],
    [
      { users: [{ name: 'A', password: 1234 }] },
      'users[0].password must be a string such as "secret", but is a number',
    ],
    [{ users: [{ name: 'A', group: 'sysop' }] }, 'users[0].group is unknown: did you mean "groups"?'],
    [
      { users: [{ name: 'A', groups: 'sysop' }] },
      'users[0].groups must be a list such as ["sysop"], but is a string ("sysop")',
    ],
    [
      { users: [{ name: 'A', botPasswords: [{}] }] },
      'users[0].botPasswords[0] must have the member "app", such as "bot"',
    ],
    [
      { users: [{ name: 'A', botPasswords: [{ app: 'a b', password: 'x', grants: [] }] }] },
      'users[0].botPasswords[0].app must look like "bot", but is a string ("a b")',
    ],
    [{ changes: [{ page: 'Gallery' }] }, 'changes[0] must have the member "user", such as "Bob"'],
    [{ changes: [{ user: 'Bob' }] }, 'changes[0] must have the member "page", such as "Gallery"'],
    [
      { changes: [{ page: 'A', user: 'B', patrolled: 0 }] },
      'changes[0].patrolled must be true or false, but is a number (0)',
    ],
    [
      { changes: [{ page: 'A', user: 'B', patroled: true }] },
      'changes[0].patroled is unknown: did you mean "patrolled"?',
    ],
    [
      { 'x/y~z': 1 },
      '["x/y~z"] is unknown: known here are "site", "pages", "users", "blocks", "deletedPages", "deletedFiles", "protectedTitles", "changes", "logs", "tags", "newMessages"',
    ],
    [{ pages: () => [] }, 'pages must be a list, but is a function'],
  ];
  for (const [definition, problem] of refused) {
    it(`reports: ${problem}`, () => {
      expect(problemsOf(definition)[0]).to.equal(problem);
    });
  }

  it('reports all problems, each once', () => {
    expect(problemsOf({ site: { release: 1.44 }, pages: [{ title: 7 }, { title: 'B', redirect: '' }] })).to.deep.equal([
      'site.release must be a string such as "1.43", but is a number (1.44)',
      'pages[0].title must be a string such as "Gallery", but is a number (7)',
      'pages[1].redirect must be such as "Gallery" or true, but is a string ("")',
    ]);
  });

  it('does not print passwords', () => {
    expect(problemsOf({ users: [{ name: 'A', password: 12345 }] }).join()).not.to.contain('12345');
  });

  it('shortens long values', () => {
    const [problem] = problemsOf({ site: { language: 'X'.repeat(1000) } });
    expect(problem).to.equal(`site.language must look like "en", but is a string ("${'X'.repeat(40)}…")`);
  });

  it('names the origin, and the documentation', () => {
    expect(() => checkDefinition({ page: [] }, 'createWiki')).to.throw(
      WikiFileError,
      'createWiki: page is unknown: did you mean "pages"?\n' +
        'What a wiki file may hold is described in wikidouble/schemas/wiki-file.schema.json.',
    );
  });
});

describe('Texts of a definition', () => {
  it('must be well-formed Unicode everywhere', () => {
    const half = 'a\ud83d';
    const definition = {
      site: { name: half, namespaces: [{ id: 100, name: half, aliases: [half] }], interwiki: [half] },
      pages: [{ title: half, text: half, comment: half, uses: [half] }],
      users: [{ name: half, realName: half, options: { [half]: 'x' } }],
      changes: [{ page: 'A', user: 'B', tags: [half], log: { type: 'a', action: 'b', parameters: { c: [half] } } }],
    };
    const message = 'must be well-formed Unicode, but has half of a character (U+D83D) in it';
    expect(problemsOf(definition)).to.deep.equal(
      [
        ...['site.name', 'site.namespaces[0].name', 'site.namespaces[0].aliases[0]', 'site.interwiki[0]'],
        ...['pages[0].title', 'pages[0].text', 'pages[0].comment', 'pages[0].uses[0]'],
        ...['users[0].name', 'users[0].realName', 'users[0].options["a\\ud83d"]'],
        ...['changes[0].tags[0]', 'changes[0].log.parameters.c[0]'],
      ].map((path) => `${path} ${message}`),
    );
    expect(problemsOf({ pages: [{ title: 'A😀', text: '😀' }] })).to.deep.equal([]);
  });

  it('are all reported if invalid, however many there are', () => {
    const moreThanACallHasArguments = 200_000;
    const interwiki = Array.from({ length: moreThanACallHasArguments }, () => 'a\ud83d');
    expect(problemsOf({ site: { interwiki } })).to.have.length(moreThanACallHasArguments);
  });

  it('are rejected by the methods of a wiki as well', () => {
    expect(() => createWiki().addPage('A', { text: '\ude00' })).to.throw(
      'wiki.addPage: text must be well-formed Unicode, but has half of a character (U+DE00) in it',
    );
  });

  it('have at most 500 characters in comments, whatever their length in UTF-16', () => {
    const commented = (comment: string) => ({
      pages: [{ title: 'File:A', comment, file: { comment, older: [{ timestamp: '2026-01-31T12:00:00Z', comment }] } }],
      changes: [{ page: 'A', user: 'B', comment }],
    });
    expect(problemsOf(commented('😀'.repeat(500)))).to.deep.equal([]);
    const message = `must have at most 500 characters, as the comments of real wikis, but is a string ("${'a'.repeat(40)}…")`;
    expect(problemsOf(commented('a'.repeat(501)))).to.deep.equal(
      ['pages[0].comment', 'pages[0].file.comment', 'pages[0].file.older[0].comment', 'changes[0].comment'].map(
        (path) => `${path} ${message}`,
      ),
    );
  });
});

describe('The parameters of a log entry', () => {
  const problemsOfParameters = (parameters: unknown): string[] =>
    problemsOf({ changes: [{ page: 'A', user: 'B', log: { type: 'a', action: 'b', parameters } }] });

  it('can be shared', () => {
    const shared = { a: 1 };
    expect(problemsOfParameters({ one: shared, other: [shared, shared] })).to.deep.equal([]);
  });

  it('must not contain themselves', () => {
    const circle: Record<string, unknown> = {};
    circle.again = [circle];
    expect(problemsOfParameters(circle)).to.deep.equal(['changes[0].log.parameters.again[0] must not contain itself']);
  });

  it('must not be nested too deeply', () => {
    let nested: unknown = 1;
    for (let depth = 0; depth < 100_000; depth++) nested = [nested];
    const [problem] = problemsOfParameters({ nested });
    expect(problem).to.match(/^changes\[0\]\.log\.parameters\.nested(?:\[0\])+ is nested too deeply$/);
  });
});

describe('The ids of a definition', () => {
  it('have the range of ids in the database of MediaWiki', () => {
    const highest = 4_294_967_295;
    expect(problemsOf({ pages: [{ title: 'A', id: highest }] })).to.deep.equal([]);
    expect(problemsOf({ pages: [{ title: 'A', id: highest + 1 }] })).to.deep.equal([
      'pages[0].id must be at most 4294967295, but is a number (4294967296)',
    ]);
    expect(problemsOf({ pages: [{ title: 'A', id: Number.MAX_SAFE_INTEGER }] })).to.have.length(1);
  });

  it('are unique if assigned, even after the highest one', () => {
    const definition: WikiDefinition = { pages: [{ title: 'A', id: 4_294_967_295 }, { title: 'B' }, { title: 'C' }] };
    const wiki = createWiki(definition);
    expect(wiki.addPage('D').id).to.equal(4_294_967_298);
  });
});
