import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { loadInvariants } from './load-invariants';
import { ScenarioFileError } from './scenario-file-error';

describe('loading invariants', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'invariants-'));
    for (const section of ['1', '2']) mkdirSync(join(folder, section));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function write(section: string, id: string, rule = '1.json', quote = 'Responses'): void {
    const text = `- { id: ${id}, rule: ${rule}, quote: ${quote}, title: So it is., predicate: isSo, contract: whole }\n`;
    writeFileSync(join(folder, section, 'invariants.yaml'), text);
  }

  it('reads those of every section, in the order of the sections', () => {
    write('2', 'second');
    write('1', 'first');
    expect(loadInvariants(folder).map(({ id }) => id)).to.deep.equal(['first', 'second']);
  });

  const mistakes: [title: string, [id: string, rule?: string, quote?: string], problem: string][] = [
    ['what breaks the schema', ['No Id'], '0].id must match pattern'],
    ['a repeated id', ['first'], '[0].id is used twice: first'],
    ['an unknown rule', ['second', '1.meow'], '[0].rule names the unknown rule "1.meow"'],
    ['words that the rule does not have', ['second', '1.json', 'Cats purr'], '[0].quote is not part of rule 1.json'],
  ];
  for (const [title, args, problem] of mistakes) {
    it(`rejects ${title}, with the line`, () => {
      write('1', 'first');
      write('2', ...args);
      expect(() => loadInvariants(folder)).to.throw(ScenarioFileError, problem);
    });
  }
});
