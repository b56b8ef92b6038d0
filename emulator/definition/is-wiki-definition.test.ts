import { expect } from 'chai';

import { definitionProblems } from './definition-problems';
import { isWikiDefinition } from './is-wiki-definition';

const definition = {
  site: {
    name: 'Example Wiki',
    release: '1.39',
    server: 'https://wiki.example',
    namespaces: [{ id: 100, name: 'Portal' }],
  },
  pages: [
    { id: 2, title: 'Gallery', uses: ['File:Cat.jpg'], touched: '2026-01-31T12:00:00Z', redirect: 'Cats' },
    { title: 'Notes', revisions: [{ text: 'See [[File:Cat.jpg]].', user: 'Alice', tags: ['mobile edit'] }] },
    { title: 'File:Cat.jpg', file: { width: 4, height: 3, metadata: [{ name: 'Artist', value: 'Alice' }] } },
  ],
  users: [{ id: 3, name: 'Alice', groups: ['sysop'], options: { gender: 'female' }, watchlist: ['Notes'] }],
  changes: [
    {
      page: 'Gallery',
      user: 'Bob',
      type: 'log',
      log: { id: 1, type: 'delete', action: 'delete', parameters: { a: 1 } },
    },
  ],
};

const otherValues: readonly unknown[] = [null, true, -1, 1.5, '', 'x', '\ud800', [], ['x', 'x'], {}, { unknown: 1 }];

/** The definition with each value in turn replaced by each of the others. */
function* alterations(): Generator<{ path: string; altered: unknown }> {
  for (const path of pathsIn(definition)) {
    for (const [index, other] of otherValues.entries()) {
      yield { path: `${path.join('.')} = ${JSON.stringify(other)} (${index})`, altered: replaced(path, other) };
    }
  }
}

function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return [[...path], ...Object.entries(value).flatMap(([name, member]) => pathsIn(member, [...path, name]))];
}

function replaced(path: readonly string[], other: unknown): unknown {
  if (path.length === 0) return other;
  const copy = structuredClone(definition) as unknown;
  let container = copy as Record<string, unknown>;
  for (const name of path.slice(0, -1)) container = container[name] as Record<string, unknown>;
  container[path.at(-1)!] = other;
  return copy;
}

describe('Whether something is a definition', () => {
  it('is true where no problem is found, and false where one is', () => {
    expect(definitionProblems(definition)).to.deep.equal([]);
    expect(isWikiDefinition(definition)).to.equal(true);
    const counts = { accepted: 0, refused: 0 };
    for (const { path, altered } of alterations()) {
      const problems = definitionProblems(altered);
      expect(isWikiDefinition(altered), path).to.equal(problems.length === 0);
      counts[problems.length === 0 ? 'accepted' : 'refused']++;
    }
    expect(counts.accepted).to.be.greaterThan(50);
    expect(counts.refused).to.be.greaterThan(200);
  });

  it('is false for texts that are not Unicode, for what contains itself, and for what is nested too deeply', () => {
    const own: Record<string, unknown> = {};
    own.a = own;
    let deep: unknown = 1;
    for (let level = 0; level < 200; level++) deep = { deep };
    for (const parameters of [{ a: '\ud800' }, { '\ud800': 1 }, own, deep]) {
      const altered = replaced(['changes', '0', 'log', 'parameters'], parameters);
      expect(isWikiDefinition(altered)).to.equal(false);
    }
    const shared = { a: 1 };
    expect(isWikiDefinition(replaced(['changes', '0', 'log', 'parameters'], { one: shared, two: shared }))).to.equal(
      true,
    );
  });
});
