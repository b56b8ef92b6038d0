import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

import { expect } from 'chai';

const root = join(__dirname, '..');

interface Manifest {
  readonly license: string;
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
    const asked = new Set(
      code.flatMap((path) => {
        const names = readFileSync(path, 'utf8').matchAll(
          /(?:\b(?:require|import)|createRequire\)\(__filename\))\(["']((?:@[\w-]+\/)?[\w-]+)/g,
        );
        return Array.from(names, ([, name = '']) => name);
      }),
    );
    expect([...asked]).to.include.members(Object.keys(manifest.dependencies ?? {}));
    const declared = ['node', ...Object.keys(manifest.dependencies ?? {}), ...peers];
    expect([...asked].filter((name) => !declared.includes(name))).to.deep.equal([]);
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
    expect(shown).to.have.members(peers.map((name) => `${name} ${manifestOf(folderOf(name)).license}`));
  });
});
