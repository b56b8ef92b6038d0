import type {
  ChangeDefinition,
  PageDefinition,
  UserDefinition,
  WikiDefinition,
} from '../../schemas/generated/wiki-file';
import { createWiki } from '../index';
import { send } from '../testing/send.test-support';
import { describeLinearGrowth, filled, type InputKind } from '../testing/growth.test-support';
import { parseWikiFile } from './parse-wiki-file';

/** A wiki of many entries, of about 64 characters each. */
function entries<Entry>(size: number, make: (index: number, count: number) => Entry): Entry[] {
  const count = Math.ceil(size / 64);
  return Array.from({ length: count }, (_, index) => make(index, count));
}

/** Makes a wiki; what is wrong with its definition is told, and that must not take long either. */
function making(definition: unknown): () => void {
  return () => {
    try {
      createWiki(definition as WikiDefinition, { seed: 1 });
    } catch (error) {
      if (!/^Wiki(?:File|Content)Error$/.test((error as Error).name)) throw error;
    }
  };
}

function pages(name: string, make: (index: number, count: number) => unknown): InputKind {
  return { name: `pages: ${name}`, prepare: (size) => making({ pages: entries(size, make) as PageDefinition[] }) };
}

function users(name: string, make: (index: number, count: number) => unknown): InputKind {
  return { name: `users: ${name}`, prepare: (size) => making({ users: entries(size, make) as UserDefinition[] }) };
}

function changes(name: string, make: (index: number, count: number) => unknown): InputKind {
  return {
    name: `changes: ${name}`,
    prepare: (size) => making({ pages: [{ title: 'A' }], changes: entries(size, make) as ChangeDefinition[] }),
  };
}

function site(name: string, make: (size: number) => unknown): InputKind {
  return { name: `site: ${name}`, prepare: (size) => making({ site: make(size), pages: [{ title: 'A' }] }) };
}

/** An object with more members outgrows the caches of the processor, which looks like superlinear work. */
const mostOfOneObject = 2 * 1024 * 1024;

const good: readonly InputKind[] = [
  pages('titles', (index) => ({ title: `Page ${index}` })),
  pages('ids upwards', (index) => ({ title: `Page ${index}`, id: index + 1 })),
  pages('ids downwards', (index, count) => ({ title: `Page ${index}`, id: count - index })),
  pages('ids downwards, each followed by none', (index, count) =>
    index % 2 === 0 ? { title: `Page ${index}`, id: count - index } : { title: `Page ${index}` },
  ),
  pages('one file, used by all', (index) => ({ title: `Page ${index}`, uses: ['File:A.png'] })),
  pages('one file, used by all, ids downwards', (index, count) => ({
    title: `Page ${index}`,
    id: count - index,
    uses: ['File:A.png'],
  })),
  // Moving a list along takes time only where the list is long.
  {
    ...pages('one file, used by so many that their order matters, ids downwards', (index, count) => ({
      title: `Page ${index}`,
      id: count - index,
      uses: ['File:A.png'],
    })),
    from: 1024 * 1024,
    reach: 4 * 1024 * 1024,
    thorough: true,
  },
  pages('a file each', (index) => ({ title: `Page ${index}`, uses: [`File:${index}.png`] })),
  pages('texts', (index) => ({ title: `Page ${index}`, text: `[[File:${index}.png|thumb]]` })),
  pages('files', (index) => ({ title: `File:${index}.png`, file: { width: index } })),
  pages('files behind redirects', (index) =>
    index % 2 === 0
      ? { title: `File:${index}.png`, file: {} }
      : { title: `File:${index}.png`, text: `#REDIRECT [[File:${index - 1}.png]]` },
  ),
  pages('redirects in a row', (index) => ({ title: `Page ${index}`, text: `#REDIRECT [[Page ${index + 1}]]` })),
  // Each is read a hundred deep, so it takes more than a hundred of them to be all alike.
  {
    ...pages('templates in a row', (index) => ({ title: `Template:T${index}`, text: `{{T${index + 1}}}` })),
    from: 16 * 1024,
  },
  {
    ...pages('templates in a circle', (index, count) => ({
      title: `Template:T${index}`,
      text: `{{T${(index + 1) % count}}}`,
    })),
    from: 16 * 1024,
  },
  pages('one template, used by all', (index) =>
    index === 0 ? { title: 'Template:T', text: '[[File:A.png]]' } : { title: `Page ${index}`, text: '{{T}}' },
  ),
  pages('categories', (index) => ({ title: `Page ${index}`, text: '[[Category:A]]' })),
  pages('names of other wikis', (index) => ({ title: `Page ${index}`, text: `[[mw:File:${index}]]` })),
  pages('revisions', (index, count) => ({ title: `Page ${index}`, revision: count - index })),
  users('names', (index) => ({ name: `User ${index}` })),
  users('ids downwards, each followed by none', (index, count) =>
    index % 2 === 0 ? { name: `User ${index}`, id: count - index } : { name: `User ${index}` },
  ),
  users('groups and options', (index) => ({ name: `User ${index}`, groups: ['b', 'a'], options: { a: 'b' } })),
  changes('one page', () => ({ page: 'A', user: 'Bob' })),
  changes('times upwards', (index) => ({ page: 'A', user: 'Bob', timestamp: time(index) })),
  changes('times downwards', (index, count) => ({ page: 'A', user: 'Bob', timestamp: time(count - index) })),
  {
    ...changes('as many as a wiki keeps, times downwards', (index, count) => ({
      page: 'A',
      user: 'Bob',
      timestamp: time(count - index),
    })),
    from: 1024 * 1024,
    reach: 4 * 1024 * 1024,
    thorough: true,
  },
  {
    ...changes('more than a wiki keeps, times upwards', (index) => ({
      page: 'A',
      user: 'Bob',
      timestamp: time(index),
    })),
    from: 2 * 1024 * 1024,
    reach: 8 * 1024 * 1024,
    thorough: true,
  },
  changes('ids downwards', (index, count) => ({ page: 'A', user: 'Bob', id: count - index })),
  changes('a page each', (index) => ({ page: `Page ${index}`, user: `User ${index}` })),
  changes('revisions downwards', (index, count) => ({ page: 'A', user: 'Bob', revision: count - index })),
  changes('entries of the logs', (index) => ({
    page: 'A',
    user: 'Bob',
    log: { type: 'a', action: 'b', id: index + 1 },
  })),
  changes('tags', () => ({ page: 'A', user: 'Bob', tags: ['a', 'b'] })),
  site('namespaces', (size) => ({
    namespaces: entries(size, (index) => ({ id: 100 + index, name: `Space ${index}`, aliases: [`S${index}`] })),
  })),
  site('names of one namespace', (size) => ({
    namespaces: [{ id: 100, name: 'Portal', aliases: entries(size, (index) => `Alias ${index}`) }],
  })),
  site('prefixes of other wikis', (size) => ({ interwiki: entries(size, (index) => `wiki${index}`) })),
  site('a long name', (size) => ({ name: filled('a ', size) })),
  site('a name of placeholders', (size) => ({ name: filled('$1', size) })),
  {
    name: 'one user: bot passwords',
    prepare: (size) =>
      making({
        users: [
          {
            name: 'Bob',
            botPasswords: entries(size, (index) => ({ app: `app${index}`, password: 'a'.repeat(32), grants: [] })),
          },
        ],
      }),
  },
  {
    name: 'one user: options',
    prepare: (size) => making({ users: [{ name: 'Bob', options: members(size) }] }),
    to: mostOfOneObject,
  },
  {
    name: 'one page: uses of files',
    prepare: (size) => making({ pages: [{ title: 'A', uses: entries(size, (index) => `File:${index}.png`) }] }),
  },
  {
    name: 'one file: older versions',
    prepare: (size) =>
      making({
        pages: [{ title: 'File:A.png', file: { older: entries(size, (index) => ({ timestamp: time(index) })) } }],
      }),
  },
  {
    name: 'one entry of the logs: parameters',
    prepare: (size) =>
      making({ changes: [{ page: 'A', user: 'Bob', log: { type: 'a', action: 'b', parameters: members(size) } }] }),
    to: mostOfOneObject,
  },
];

function time(index: number): string {
  return new Date(index * 1000).toISOString().replace('.000', '');
}

function members(size: number): Record<string, string> {
  return Object.fromEntries(entries(size, (index) => [`name ${index}`, 'value']));
}

const bad: readonly InputKind[] = [
  pages('a misspelt member', (index) => ({ titel: `Page ${index}` })),
  pages('members like no other', (index) => ({ [`qwxz${index}`]: index })),
  pages('several misspelt members', (index) => ({ titel: `Page ${index}`, txt: 'a', idd: index, use: [] })),
  pages('no member', () => ({})),
  pages('numbers', (index) => index),
  pages('titles that are none', () => ({ title: '[' })),
  pages('blank titles', () => ({ title: ' ' })),
  pages('the same title', () => ({ title: 'A' })),
  pages('the same id', (index) => ({ title: `Page ${index}`, id: 1 })),
  pages('ids out of range', (index) => ({ title: `Page ${index}`, id: 2 ** 53 })),
  pages('uses of no file', (index) => ({ title: `Page ${index}`, uses: [index, 'A'] })),
  pages('halves of characters', (index) => ({ title: `Page ${index}`, text: '\ud800' })),
  pages('redirects to nothing', (index) => ({ title: `Page ${index}`, redirect: false })),
  users('misspelt members', (index) => ({ nmae: `User ${index}`, paswort: 'x' })),
  users('members like no other', (index) => ({ [`qwxz${index}`]: index })),
  users('unknown grants', (index) => ({
    name: `User ${index}`,
    botPasswords: [{ app: 'a', password: 'b', grants: ['c'] }],
  })),
  changes('times that are none', () => ({ page: 'A', user: 'Bob', timestamp: 'now' })),
  changes('misspelt members', (index) => ({ pge: 'A', usr: 'Bob', coment: `${index}` })),
  changes('members like no other', (index) => ({ [`qwxz${index}`]: index })),
  changes('long comments', () => ({ page: 'A', user: 'Bob', comment: 'a'.repeat(600) })),
  site('namespaces without a name', (size) => ({ namespaces: entries(size, (index) => ({ id: index })) })),
  site('unknown members', (size) => members(size)),
  { name: 'unknown members', prepare: (size) => making(members(size)) },
  {
    name: 'unknown members that are nearly known',
    prepare: (size) => making(Object.fromEntries(entries(size, (index) => [`page${index % 10}${index}`, []]))),
  },
  { name: 'one long unknown member', prepare: (size) => making({ [filled('p', size)]: 1 }) },
  { name: 'nested lists', prepare: (size) => making({ pages: nested(size) }) },
  {
    name: 'nested parameters of a log entry',
    prepare: (size) =>
      making({
        changes: [{ page: 'A', user: 'Bob', log: { type: 'a', action: 'b', parameters: { a: nested(size) } } }],
      }),
  },
];

function nested(size: number): unknown {
  let value: unknown = [];
  for (let depth = 0; depth < size; depth++) value = [value];
  return value;
}

/** Values that a pattern of the schema reads, or a reader of its own. */
const values: readonly InputKind[] = (
  [
    ['site name', '\u00a0', (value: string) => ({ site: { name: value } })],
    ['server', '//a', (value: string) => ({ site: { server: value } })],
    ['script path', '/a', (value: string) => ({ site: { scriptPath: `/${value}` } })],
    ['script path of slashes', '/', (value: string) => ({ site: { scriptPath: `${value}?` } })],
    ['language', 'a-', (value: string) => ({ site: { language: `aa-${value}` } })],
    ['interwiki prefix', 'a', (value: string) => ({ site: { interwiki: [`${value}:`] } })],
    ['namespace name', ' ', (value: string) => ({ site: { namespaces: [{ id: 100, name: `a${value}b` }] } })],
    ['title', ' ', (value: string) => ({ pages: [{ title: `a${value}b` }] })],
    ['title of underscores', '_', (value: string) => ({ pages: [{ title: `a${value}b` }] })],
    ['title of marks', '\u0301\u0323', (value: string) => ({ pages: [{ title: `a${value}` }] })],
    ['title of references', '&#x301;', (value: string) => ({ pages: [{ title: `a${value}` }] })],
    ['timestamp', '0', (value: string) => ({ pages: [{ title: 'A', touched: `2026-01-31T12:00:0${value}` }] })],
    ['user name', '_', (value: string) => ({ users: [{ name: `a${value}b` }] })],
    ['user name of spaces', ' ', (value: string) => ({ users: [{ name: `a${value}b` }] })],
    ['e-mail address', 'a@', (value: string) => ({ users: [{ name: 'A', email: value }] })],
    ['password', 'a', (value: string) => ({ users: [{ name: 'A', password: value }] })],
    ['digest', '0', (value: string) => ({ pages: [{ title: 'File:A', file: { sha1: value } }] })],
    ['media type', 'a/', (value: string) => ({ pages: [{ title: 'File:A', file: { mime: value } }] })],
    ['author', '1.', (value: string) => ({ pages: [{ title: 'A', user: value }] })],
    ['author of colons', '1:', (value: string) => ({ pages: [{ title: 'A', user: value }] })],
    ['comment', 'a', (value: string) => ({ pages: [{ title: 'A', comment: value }] })],
    ['tag', ' ', (value: string) => ({ changes: [{ page: 'A', user: 'B', tags: [value] }] })],
    ['half characters', '\ud800', (value: string) => ({ pages: [{ title: 'A', text: value }] })],
  ] as const
).map(([name, pattern, definition]) => ({
  name: `${name}: ${JSON.stringify(pattern)}`,
  prepare: (size) => making(definition(filled(pattern, size))),
}));

function file(name: string, text: (size: number) => string, fileName = 'a.wiki.yaml'): InputKind {
  return {
    name: `file: ${name}`,
    prepare: (size) => {
      const content = text(size);
      return () => {
        try {
          parseWikiFile(content, fileName);
        } catch (error) {
          if ((error as Error).name !== 'WikiFileError') throw error;
        }
      };
    },
  };
}

const files: readonly InputKind[] = [
  file('pages', (size) => `pages:\n${filled('- title: A\n', size)}`),
  file(
    'pages in JSON',
    (size) => JSON.stringify({ pages: entries(size, (index) => ({ title: `Page ${index}` })) }),
    'a.json',
  ),
  file('pages with the same member twice', (size) => `pages:\n${filled('- title: A\n  title: B\n', size)}`),
  file('pages in JSON, the same member twice', (size) => `{"pages":[${filled('{"title":"A","title":"B"},', size)}`),
  file('misspelt pages', (size) => `pages:\n${filled('- titel: A\n', size)}`),
  file('unknown members', (size) => entries(size, (index) => `member${index}: 1`).join('\n')),
  file(
    'one long string in JSON',
    (size) => JSON.stringify({ pages: [{ title: 'A', text: filled('"', size) }] }),
    'a.json',
  ),
  file('the same member twice, before spaces', (size) => `pages: []\n"pages"${filled(' ', size)}: []`),
  file('the same member twice, and spaces', (size) => `pages: []\npages: []\n${filled(' ', size)}x`),
  file('nothing but spaces', (size) => filled(' ', size)),
  file('line breaks', (size) => filled('\n', size)),
  file('comments', (size) => filled('# a\n', size)),
  file('brackets', (size) => filled('[', size)),
  file('braces', (size) => filled('{', size)),
  file('dashes', (size) => filled('- ', size)),
  file('question marks', (size) => filled('? ', size)),
  file('quotes', (size) => `a: ${filled("'", size)}`),
  file('escapes', (size) => `a: "${filled('\\"', size)}`),
  file('anchors', (size) => `a: [${filled('&a b, ', size)}]`),
  file('aliases', (size) => `site: &a {}\npages: [${filled('*a, ', size)}]`),
  file('aliases of many anchors', (size) => `pages: [${entries(size, (n) => `&a${n} b, *a${n}`).join(', ')}]`),
  file('aliases of nothing', (size) => `pages: [${filled('*a, ', size)}]`),
  file('tags', (size) => `a: [${filled('!b c, ', size)}]`),
  file('folded lines', (size) => `a: >\n${filled('  b\n', size)}`),
  file('plain text of many lines', (size) => `a: b\n${filled('  c\n', size)}`),
  file('documents', (size) => filled('---\n', size)),
  file('tabs', (size) => `a:\n${filled('\tb: c\n', size)}`),
  file('colons', (size) => filled('a: b: ', size)),
  file('directives', (size) => filled('%YAML 1.2\n', size)),
  file('merge keys', (size) => `a: &a {}\nb:\n${filled('  <<: *a\n', size)}`),
];

/** Lists are requested page by page; a response must not search all entries of a large wiki for the few that it shows. */
const shown: readonly InputKind[] = (
  [
    ['siteinfo of namespaces', 'meta=siteinfo&siprop=namespaces|namespacealiases'],
    ['a list of pages', 'list=allpages&aplimit=500'],
    ['a list of files', 'list=allfileusages&aflimit=500'],
  ] as const
).map(([name, query]) => ({
  name: `shown: ${name}`,
  prepare: (size) => {
    const wiki = createWiki({
      site: { namespaces: entries(size, (index) => ({ id: 100 + index, name: `Space ${index}` })) },
      pages: entries(size, (index) => ({ title: `Page ${index}`, uses: [`File:${index}.png`] })),
    });
    return () => send(wiki, `action=query&format=json&${query}`);
  },
}));

describeLinearGrowth('growth of wikis with their definitions', good);
describeLinearGrowth('growth of what is wrong with definitions', bad);
describeLinearGrowth('growth of values of definitions', values);
describeLinearGrowth('growth of wiki files', files);
describeLinearGrowth('growth of what is shown of a wiki', shown);
