import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix, relative } from 'node:path';

import { expect } from 'chai';

import { anchorsOf, linksOf } from './markdown-links.test-support';

const root = join(__dirname, '..');

interface Manifest {
  readonly license: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, { optional: boolean }>>;
  readonly scripts?: Readonly<Record<string, string>>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

const folderOf = (name: string): string => join(root, 'node_modules', name);
const manifest = manifestOf(root);
const peers = Object.keys(manifest.peerDependencies);

/** Those that we name, and those that they name. */
function installedWith(names: readonly string[]): string[] {
  const inner = names.flatMap((name) => Object.keys(manifestOf(folderOf(name)).dependencies ?? {}));
  return inner.length === 0 ? [...names] : [...new Set([...names, ...installedWith(inner)])];
}

const installed = installedWith(Object.keys(manifest.dependencies ?? {}));

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(folder, path).includes('node_modules'));
}

describe('The package', () => {
  const entries = Object.entries(manifest.exports).filter(([, target]) => typeof target === 'object');

  it('has what it exports', () => {
    const targets = entries.flatMap(([, target]) => Object.values(target));
    expect(targets).to.include('./dist/emulator/index.js');
    expect(targets.filter((path) => !existsSync(join(root, path)))).to.deep.equal([]);
  });

  for (const [path] of entries) {
    it(`gives import the same names as require: wikidouble${path.slice(1)}`, async () => {
      const name = `wikidouble${path.slice(1)}`;
      const required = Object.keys(createRequire(__filename)(name) as object);
      expect(required).to.not.be.empty;
      expect(Object.keys((await import(name)) as object)).to.include.members(required);
    });
  }

  it('asks for the packages that it declares, and no other', () => {
    const code = filesUnder(join(root, 'dist')).filter((path) => path.endsWith('.js'));
    const loaded = new Set(
      code.flatMap((path) => {
        const names = readFileSync(path, 'utf8').matchAll(
          /(?:\b(?:require|import)|createRequire\)\(__filename\))\(["']((?:@[\w-]+\/)?[\w-]+)/g,
        );
        return Array.from(names, ([, name = '']) => name);
      }),
    );
    expect([...loaded]).to.include.members(Object.keys(manifest.dependencies ?? {}));
    const declared = ['node', ...Object.keys(manifest.dependencies ?? {}), ...peers];
    expect([...loaded].filter((name) => !declared.includes(name))).to.deep.equal([]);
  });

  it('has only peers that nobody has to have', () => {
    expect(manifest.peerDependenciesMeta).to.deep.equal(
      Object.fromEntries(peers.map((name) => [name, { optional: true }])),
    );
  });

  it('brings no package along that runs a script when it is installed', () => {
    for (const name of installed) {
      expect(manifestOf(folderOf(name)).scripts ?? {}, name).to.not.have.any.keys(
        'preinstall',
        'install',
        'postinstall',
      );
    }
  });
});

/** Paths of all files that `npm pack` puts into the package, with slashes. */
function packedFiles(): string[] {
  // npm is a script on Windows, which only a shell runs.
  const shell = process.platform === 'win32';
  // Without scripts: what is built already is what this test looks at.
  const list = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    shell,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ files }] = JSON.parse(list) as [{ files: { path: string }[] }];
  return files.map(({ path }) => path);
}

describe('The packed package', () => {
  let packed: string[] = [];
  before(() => {
    packed = packedFiles();
  });

  it('contains everything that the commands read', () => {
    expect(packed).to.include.members([
      'pact/contracts/wikidouble-scenarios-wiki-query-api.json',
      'pact/contracts/wikidouble-scenarios-logged-in-wiki-query-api.json',
      'pact/contracts/wikidouble-scenarios-debug-block-wiki-query-api.json',
      'fidelity/differential/data/data-set.wiki.yaml',
      'scenarios/rules.yaml',
      'dist/schemas/wiki-file.schema.json',
    ]);
  });

  it('has no dead link in its documents', () => {
    const documents = packed.filter((path) => path.endsWith('.md'));
    expect(documents).to.include.members(['README.md', 'docs/guide.md', 'examples/README.md']);
    const dead = documents.flatMap((document) =>
      linksOf(read(document))
        .filter((link) => !isAlive(link, document))
        .map((link) => `${document}: ${link}`),
    );
    expect(dead).to.deep.equal([]);
  });

  /** A link to a file of the package, to a folder of which it holds a part, or to a heading of either. */
  function isAlive(link: string, document: string): boolean {
    const [path = '', anchor] = decodeURI(link).split('#');
    const target = path === '' ? document : posix.join(posix.dirname(document), path);
    if (anchor === undefined || !target.endsWith('.md')) {
      return packed.some((file) => file === target || file.startsWith(`${target.replace(/\/$/, '')}/`));
    }
    return packed.includes(target) && anchorsOf(read(target)).includes(anchor);
  }

  function read(path: string): string {
    return readFileSync(join(root, path), 'utf8');
  }

  it('contains everything that its entry points load', () => {
    const loaded = Array.from(loadedFrom(entryPoints()), (file) => relative(root, file).replaceAll('\\', '/'));
    expect(loaded.filter((path) => path.endsWith('.schema.json'))).to.not.be.empty;
    expect(loaded.filter((path) => !packed.includes(path))).to.deep.equal([]);
  });

  function entryPoints(): string[] {
    return [...Object.values(manifest.exports), ...Object.values(manifest.bin ?? {})]
      .map((target) => (typeof target === 'string' ? target : (target.default ?? '')))
      .filter((target) => target.endsWith('.js'))
      .map((target) => join(root, target));
  }

  it('contains no code but what its entry points load', () => {
    const loaded = loadedFrom(entryPoints());
    const code = packed.filter((path) => path.startsWith('dist/') && /\.[cm]?js$/.test(path));
    expect(code).to.have.length.above(100);
    const unused = code.filter((path) => !loaded.has(join(root, path)) && !hasOnlyTypes(read(path)));
    expect(unused, 'Left over from an earlier build? npm run clean && npm run build').to.deep.equal([]);
  });

  it('contains nothing in dist but code, its types, and data that its entry points load', () => {
    const loaded = loadedFrom(entryPoints());
    const others = packed.filter((path) => path.startsWith('dist/') && !/(?:\.js|\.d\.ts)$/.test(path));
    const isExported = (path: string): boolean => /^dist\/schemas\/.*\.schema\.json$/.test(path);
    expect(others.filter((path) => !loaded.has(join(root, path)) && !isExported(path))).to.deep.equal([]);
  });

  it('declares nothing that is internal, and cites no notes that users do not have', () => {
    const comments = packed
      .filter((path) => path.endsWith('.d.ts'))
      .flatMap((path) => Array.from(read(path).matchAll(/\/\*\*[\s\S]*?\*\//g), ([text]) => `${path}: ${text}`));
    expect(comments).to.have.length.above(1000);
    const citation = /\b(?:core|reading|writing|spec) \d|@internal/;
    expect(comments.filter((text) => citation.test(text))).to.deep.equal([]);
  });

  it('runs no script when it is installed, not even from a file', () => {
    expect(manifest.scripts).to.not.have.any.keys('preinstall', 'install', 'postinstall', 'prepare');
  });
});

describe('stripping citations', () => {
  const { stripCitations } = createRequire(__filename)('../tools/strip-citations.cjs') as {
    stripCitations: (text: string) => string;
  };

  for (const [text, stripped] of [
    ['/** The pages (core 4.2). */', '/** The pages. */'],
    ['/** The pages (spec 2.3; core 4.2, quirk), in order. */', '/** The pages, in order. */'],
    ['/** The pages. */', '/** The pages. */'],
    ['/**\n * The pages\n * (reading 7.2).\n */', '/**\n * The pages.\n */'],
    ['/** The pages (not those of (others); core 4.2). */', '/** The pages (not those of (others)). */'],
    ['/** The pages (in order; core 1;\n * reading 2). */', '/** The pages (in order). */'],
    ['/** What was asked (for the core). */\nplan(asked: string): void;', undefined],
  ] as const) {
    it(`${stripped === undefined ? 'leaves alone' : 'shortens'} ${JSON.stringify(text)}`, () => {
      expect(stripCitations(text)).to.equal(stripped ?? text);
    });
  }
});

/** Every file that may come to be loaded where these are: at once, when it is first needed, or as a program. */
function loadedFrom(entryPoints: readonly string[]): Set<string> {
  const loaded = new Set<string>();
  const rest = [...entryPoints];
  for (let file = rest.pop(); file !== undefined; file = rest.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(file, 'utf8');
    const required = code.matchAll(/\b(?:require|import)\(["'](\.[^"']*)["']\)/g);
    const started = code.matchAll(/\bfork\)?\(.*?`([\w-]+)\$\{extension\}`/g);
    for (const [, path = ''] of [...required, ...started]) {
      const target = join(file, '..', path);
      const found = [target, `${target}.js`, join(target, 'index.js')].find((candidate) =>
        statSync(candidate, { throwIfNoEntry: false })?.isFile(),
      );
      if (found !== undefined) rest.push(found);
    }
  }
  return loaded;
}

/** Whether nothing is left of a file, once it is compiled, but its comments. */
function hasOnlyTypes(code: string): boolean {
  const statements = code.replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms, '').replace(/\s/g, '');
  return statements === '"usestrict";Object.defineProperty(exports,"__esModule",{value:true});';
}

describe('docs/dependencies.md', () => {
  const page = readFileSync(join(__dirname, 'dependencies.md'), 'utf8');
  const rows = Array.from(page.matchAll(/^\| (?!Package|-)(.*) \|$/gm), ([, row = '']) =>
    row.split('|').map((cell) => cell.trim()),
  );
  const kilobytesOf = (name: string): number =>
    filesUnder(folderOf(name)).reduce((sum, path) => sum + statSync(path).size, 0) / 1000;

  it('names what gets installed, with its licence', () => {
    const shown = rows.filter((row) => row.length === 4).map(([name, , , licence]) => `${name ?? ''} ${licence ?? ''}`);
    expect(shown).to.have.members(installed.map((name) => `${name} ${manifestOf(folderOf(name)).license}`));
  });

  it('says how large that is', () => {
    for (const [name = '', , size = ''] of rows.filter((row) => row.length === 4)) {
      const kilobytes = kilobytesOf(name);
      expect(Number.parseInt(size, 10), name).to.be.closeTo(kilobytes, kilobytes / 10 + 10);
    }
    const [, packages, megabytes] = /(\d+) packages, ([\d.]+) MB/.exec(page) ?? [];
    const sum = installed.map(kilobytesOf).reduce((total, one) => total + one, 0) / 1000;
    expect(Number(packages)).to.equal(installed.length);
    expect(Number(megabytes)).to.be.closeTo(sum, 0.2);
  });

  it('names the optional peers, with their licence', () => {
    const shown = rows.filter((row) => row.length === 3).map(([name, , licence]) => `${name ?? ''} ${licence ?? ''}`);
    // Those that this repository does not install say their licence nowhere here.
    const isHere = (name: string): boolean => existsSync(folderOf(name));
    expect(rows.filter((row) => row.length === 3).map(([name]) => name)).to.have.members(peers);
    expect(peers.filter((name) => !isHere(name))).to.deep.equal(['msw']);
    expect(shown).to.include.members(
      peers.filter(isHere).map((name) => `${name} ${manifestOf(folderOf(name)).license}`),
    );
  });
});
