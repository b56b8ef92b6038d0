import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect } from 'chai';

import { cyclesOf, readImportGraph } from './import-graph';

function graphOf(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'wikidouble-imports-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return readImportGraph(root, ['source']);
  } finally {
    rmSync(root, { recursive: true });
  }
}

describe('The import graph', () => {
  it('has static imports, imports of types, lazy ones and re-exports', () => {
    const graph = graphOf({
      'source/a.ts': "import { b } from './b';\nimport type { C } from './c';\nexport * from './inner';\nb;",
      'source/b.ts': "const load = () => require('./c') as typeof import('./c');\nload();",
      'source/c.ts': "import { join } from 'node:path';\nexport type C = typeof join;",
      'source/inner/index.ts': 'export const inner = 1;',
    });
    expect([...graph].map(([file, targets]) => [file, ...targets].join(' '))).to.deep.equal([
      'source/a.ts source/b.ts source/c.ts source/inner/index.ts',
      'source/b.ts source/c.ts',
      'source/c.ts',
      'source/inner/index.ts',
    ]);
  });

  it('leaves out files that only tests load', () => {
    const graph = graphOf({ 'source/a.ts': '', 'source/a.test.ts': "import './a';", 'source/b.test-support.ts': '' });
    expect([...graph.keys()]).to.deep.equal(['source/a.ts']);
  });
});

describe('The search for cycles', () => {
  const graph = (arrows: Readonly<Record<string, string>>) =>
    new Map(Object.entries(arrows).map(([from, to]) => [from, new Set(to.split(' ').filter(Boolean))]));

  it('finds none in a graph that only goes forward', () => {
    expect(cyclesOf(graph({ a: 'b c', b: 'c', c: '' }))).to.deep.equal([]);
  });

  it('finds every group of nodes that reach each other', () => {
    const cycles = cyclesOf(graph({ a: 'b', b: 'c', c: 'a d', d: 'e', e: 'd', f: 'a' }));
    expect(cycles).to.have.deep.members([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  });
});
