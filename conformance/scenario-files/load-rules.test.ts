import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { loadRules } from './load-rules';
import { ScenarioFileError } from './scenario-file-error';

describe('loading rules', () => {
  let folder = '';
  let file = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rules-'));
    file = join(folder, 'rules.yaml');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const head = 'specification: Cats\nrules:\n';
  const rule = (id: string, quote = 'It purrs.') =>
    `  - { id: ${id}, quote: '${quote}', level: required, observable: outside }\n`;

  it('reads the rules of a file in their order', () => {
    writeFileSync(file, head + rule('2.1.purr') + rule('1.meow'));
    expect(loadRules(file)).to.deep.equal([
      { id: '2.1.purr', quote: 'It purrs.', level: 'required', observable: 'outside' },
      { id: '1.meow', quote: 'It purrs.', level: 'required', observable: 'outside' },
    ]);
  });

  it('rejects a repeated id, with the line', () => {
    writeFileSync(file, head + rule('1.meow') + rule('1.purr') + rule('1.meow'));
    expect(() => loadRules(file)).to.throw(ScenarioFileError, `${file}:5:11: rules[2].id is used twice: 1.meow`);
  });

  it('rejects what breaks the schema, with the line', () => {
    writeFileSync(file, head + rule('1.meow', ''));
    expect(() => loadRules(file)).to.throw(ScenarioFileError, `${file}:3:26: rules[0].quote must NOT have fewer than`);
  });

  it('rejects a file that cannot be read', () => {
    expect(() => loadRules(file)).to.throw(ScenarioFileError, `${file}: cannot be read: ENOENT`);
  });
});

describe('the rules of the specification', () => {
  const rules = loadRules();

  it('are quoted', () => {
    const blank = rules.filter(({ quote }) => quote.trim() === '' || quote !== quote.trim());
    expect(rules).to.have.lengthOf.above(60);
    expect(blank).to.deep.equal([]);
  });

  it('are in the order of its sections', () => {
    const ids = rules.map(({ id }) => id);
    expect(ids).to.deep.equal([...ids].sort((one, other) => compareSections(sectionOf(one), sectionOf(other))));
  });

  it('give a reason if they cannot be observed', () => {
    const unexplained = rules.filter(({ observable, note }) => observable === 'nowhere' && note === undefined);
    expect(unexplained).to.deep.equal([]);
  });

  it('include every numbered rule that has content', () => {
    const ids = rules.map(({ id }) => id).filter((id) => /^\d\.\d\.\d$/.test(id));
    expect(ids).to.deep.equal(['4.1.1', '4.1.2', '4.2.1', '4.2.2', '4.2.3', '4.2.4']);
  });
});

/** `4.2.iutitle` and the numbered rule `4.2.1` are both in section 4.2; numbered rules come last. */
function sectionOf(id: string): number[] {
  return (/^\d+(?:\.\d+)*/.exec(id)?.[0] ?? '').split('.').map(Number);
}

function compareSections(one: readonly number[], other: readonly number[]): number {
  for (const [index, number] of one.entries()) {
    const difference = number - (other[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}
