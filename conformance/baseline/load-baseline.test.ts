import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { loadBaseline } from './load-baseline';

const ids = { rules: ['4.2.1', '1.json'], scenarios: ['unused-file-succeeds'] };

describe('a file of known failures', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'wikidouble-baseline-'));
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  function load(text: string) {
    const file = join(folder, 'known.yaml');
    writeFileSync(file, text);
    return loadBaseline(file, ids);
  }

  /** The message of the error, without the folder. */
  function refusal(text: string): string {
    try {
      load(text);
    } catch (error) {
      return error instanceof Error ? error.message.replaceAll(join(folder, '/'), '') : '';
    }
    return 'none';
  }

  it('has entries with their line numbers', () => {
    const { entries } = load(`# ours
known:
  - wiki: https://wiki.example/*
    rule: 4.2.1
    reason: The upgrade is planned.
    expires: 2024-05-31
  - { scenario: unused-file-succeeds, reason: Later., expires: 2024-02-29 }
`);
    expect(entries).to.deep.equal([
      {
        wiki: 'https://wiki.example/*',
        rule: '4.2.1',
        reason: 'The upgrade is planned.',
        expires: '2024-05-31',
        line: 3,
      },
      { scenario: 'unused-file-succeeds', reason: 'Later.', expires: '2024-02-29', line: 7 },
    ]);
    expect(load('known: []').entries).to.deep.equal([]);
  });

  it('is rejected with the line of each problem', () => {
    const entry = (members: string) => `known:\n  - reason: A.\n    expires: 2024-05-31\n    ${members}\n`;
    expect(refusal(entry('rule: 4.2.9'))).to.equal(
      'known.yaml:4:11: known[0].rule names the unknown rule "4.2.9": "wikidouble check --list" shows them',
    );
    expect(refusal(entry('scenario: cats'))).to.contain(
      'known.yaml:4:15: known[0].scenario names the unknown scenario "cats"',
    );
    expect(refusal(entry('wiki: a'))).to.equal('known.yaml:2:5: known[0] must name a "rule" or a "scenario"');
    expect(refusal(entry('rule: 4.2.1\n    scenario: unused-file-succeeds'))).to.equal(
      'known.yaml:5:15: known[0].scenario must not be combined with "rule": an entry is about one of the two',
    );
    expect(refusal(entry('rule: 4.2.1\n    until: tomorrow'))).to.equal(
      'known.yaml:5:5: known[0].until is unknown here',
    );
    expect(refusal('known:\n  - { rule: 4.2.1, reason: A., expires: 31.5.2024 }\n')).to.equal(
      'known.yaml:2:41: known[0].expires must be a date, such as 2025-03-31',
    );
    expect(refusal('known:\n  - { rule: 4.2.1, reason: A., expires: 2023-02-29 }\n')).to.equal(
      'known.yaml:2:41: known[0].expires is not a valid date: 2023-02-29',
    );
    expect(refusal('known:\n  - { rule: 4.2.1, expires: 2024-05-31 }\n')).to.equal(
      'known.yaml:2:5: known[0] must have the member "reason"',
    );
    const twice = '  - { rule: 4.2.1, reason: A., expires: 2024-05-31 }\n';
    expect(refusal(`known:\n${twice}${twice}`)).to.equal('known.yaml:3:5: known[1] repeats entry number 1');
    expect(refusal('known: [\n')).to.match(/^known\.yaml:\d:\d+: /);
    expect(() => loadBaseline(join(folder, 'none.yaml'), ids)).to.throw('none.yaml: cannot be read: ENOENT');
  });
});
