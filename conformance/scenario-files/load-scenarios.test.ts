import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { loadScenarios } from './load-scenarios';
import { ScenarioFileError } from './scenario-file-error';

/** A valid scenario; each test below adds a mistake. */
const good = `
- id: cats-are-unused
  title: Nobody uses this cat.
  rules: [4.2.1]
  given:
    cat: { kind: file, uses: 0 }
    alice: { kind: session, loggedIn: true }
    visitor: { kind: session, loggedIn: false }
  when:
    - name: token
      as: alice
      query: { action: query, meta: tokens, format: json }
      capture: { token: /query/tokens/csrftoken }
    - query: { action: query, list: imageusage, iutitle: '{cat.title}', requestid: '{token}' }
      headers: { X-Name: '{alice.user}' }
  then:
    - { status: 200 }
    - { at: /query/imageusage, rule: 4.2.1, equals: [] }
    - { of: token, at: /query, differsFrom: { at: /query } }
`;

describe('loading scenarios', () => {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'scenarios-'))));
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const write = (text: string, name = 'cats.yaml'): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };

  /** The problems of a file, without its name. */
  const problemsOf = (text: string): string[] => {
    const file = write(text);
    try {
      loadScenarios([folder]);
    } catch (error) {
      if (!(error instanceof ScenarioFileError)) throw error;
      return error.message.split('\n').map((line) => line.replace(`${file}:`, ''));
    }
    return [];
  };

  const changed = (from: string, to: string): string => {
    expect(good).to.include(from);
    return good.replace(from, to);
  };

  it("adds the user's scenarios to ours, with the file and the line of each", () => {
    const ours = loadScenarios();
    mkdirSync(join(folder, 'more'));
    const first = write(good.replace('cats-are-unused', 'first'));
    const second = write(`# A comment.\n${good.replace('cats-are-unused', 'second')}`, 'more/dogs.yml');
    write('Notes, not scenarios.', 'README.md');
    const all = loadScenarios([folder]);
    expect(all.slice(0, ours.length)).to.deep.equal(ours);
    const own = all.slice(ours.length).map(({ file, line, scenario: { id } }) => [file, line, id]);
    expect(own).to.deep.equal([
      [first, 2, 'first'],
      [second, 3, 'second'],
    ]);
  });

  it('accepts a single file as well', () => {
    const last = loadScenarios([write(good)]).at(-1);
    expect(last?.scenario.title).to.equal('Nobody uses this cat.');
  });

  it('reads ours from the folder of the project, without the vectors', () => {
    const ours = loadScenarios();
    expect(ours.map(({ scenario }) => scenario.id)).to.include('unused-file-succeeds');
    expect(ours.filter(({ file }) => file.includes('vectors'))).to.deep.equal([]);
    expect(ours[0]?.file).to.equal(join('scenarios', '1-service', 'entry-point.yaml'));
  });

  it('rejects a folder that does not exist or has no scenarios', () => {
    const missing = join(folder, 'missing');
    expect(() => loadScenarios([missing])).to.throw(ScenarioFileError, `${missing}: does not exist`);
    expect(() => loadScenarios([folder])).to.throw(ScenarioFileError, `${folder}: holds no scenario`);
  });

  it('reports every mistake of every file', () => {
    write(changed('status: 200', 'status: OK'), 'a.yaml');
    write(changed('kind: file', 'kind: flie'), 'b.yaml');
    expect(() => loadScenarios([folder])).to.throw(
      ScenarioFileError,
      new RegExp(`^${join(folder, 'a.yaml')}:17:.*\n${join(folder, 'b.yaml')}:6:.*$`),
    );
  });

  describe('rejects, with the line,', () => {
    const mistakes: readonly (readonly [what: string, text: () => string, problem: string])[] = [
      ['invalid YAML', () => '- id: [', '1:8: not valid YAML: '],
      ['a file that is not a list', () => 'id: cats', '1:1: must be array'],
      ['a missing member', () => changed('  rules: [4.2.1]\n', ''), '2:3: [0] must have the member "rules"'],
      ['an unknown member', () => changed('as: alice', 'sa: alice'), '11:7: [0].when[0].sa is unknown here'],
      ['a wrong type', () => changed('status: 200', 'status: OK'), '17:17: [0].then[0].status must be integer'],
      ['a role without its members', () => changed(', uses: 0', ''), '6:10: [0].given.cat must have the member "uses"'],
      [
        'a role without a kind',
        () => changed('kind: file', 'kind: flie'),
        '6:10: [0].given.cat must have a kind: one of ["file","session","page","debug block","headers sent"]',
      ],
      [
        'an unknown rule',
        () => changed('rules: [4.2.1]', 'rules: [4.2.1, 4.2.9]'),
        '4:18: [0].rules[1] names the unknown rule "4.2.9": see scenarios/rules.yaml of wikidouble',
      ],
      [
        'an expectation about a rule that is not of the scenario',
        () => changed('rule: 4.2.1', 'rule: 4.2.2'),
        '18:38: [0].then[1].rule names "4.2.2", which is not among the rules of the scenario',
      ],
      [
        'a rule that no expectation could break',
        () =>
          changed('rules: [4.2.1]', 'rules: [4.2.1, 4.2.2]')
            .replace('status: 200', 'status: 200, rule: 4.2.1')
            .replace('of: token,', 'of: token, rule: 4.2.1,'),
        '4:18: [0].rules[1] names "4.2.2", but every expectation is about another rule: nothing could break it',
      ],
      ['a repeated id', () => good + good, `21:7: [1].id is used twice: cats-are-unused is also at FILE:2`],
      [
        'an unknown step',
        () => changed('of: token', 'of: tokens'),
        '19:13: [0].then[2].of names no step ("tokens"): there are "token", "response"',
      ],
      [
        'a comparison with an unknown step',
        () => changed('differsFrom: { at', 'differsFrom: { of: first, at'),
        '19:51: [0].then[2].differsFrom.of names no step ("first"): there are "token", "response"',
      ],
      [
        'an expectation without a step if all steps have names',
        () =>
          changed('    - query:', '    - name: usage\n      query:')
            .replace('at: /query/imageusage', 'of: usage, at: /query/imageusage')
            .replace('{ at: /query } }', '{ of: usage, at: /query } }'),
        '18:7: [0].then[0] names no step ("response"): there are "token", "usage"',
      ],
      [
        'two steps with the same name',
        () => changed('name: token', 'name: response').replace('of: token', 'of: response'),
        '14:7: [0].when[1] is the second step with the name "response": what "of" means would not be clear',
      ],
      [
        'a client that is not a session',
        () => changed('as: alice', 'as: cat'),
        '11:11: [0].when[0].as names no session ("cat"): there are "alice", "visitor"',
      ],
      [
        'query and rawQuery together',
        () => changed('      as: alice', '      as: alice\n      rawQuery: action=query'),
        '12:7: [0].when[0].rawQuery cannot stand beside query: give one of them',
      ],
      [
        'a placeholder for an unknown role',
        () => changed('{cat.title}', '{dog.title}'),
        '14:58: [0].when[1].query.iutitle has {dog.title}, which names no role: there are "cat", "alice", "visitor"',
      ],
      [
        'a placeholder for an unknown member of a role',
        () => changed('{cat.title}', '{cat.colour}'),
        '14:58: [0].when[1].query.iutitle has {cat.colour}, but of the role "cat" it can say: there are "title", "underscored", "lowered", "name"',
      ],
      [
        'the name of a client that is not logged in',
        () => changed('{alice.user}', '{visitor.user}'),
        '15:26: [0].when[1].headers["X-Name"] has {visitor.user}, but of the role "visitor" it can say: there is none',
      ],
      [
        'a captured value before it is captured',
        () => changed('meta: tokens', "meta: '{token}'"),
        '12:37: [0].when[0].query.meta has {token}, which names no value captured by an earlier step: there is none',
      ],
      [
        'an unknown placeholder in an expectation',
        () => changed('equals: []', "equals: ['{tokens}']"),
        '18:53: [0].then[1].equals has {tokens}, which names no value captured by an earlier step: there is "token"',
      ],
      [
        'an expectation that expects nothing',
        () => changed('status: 200', 'at: /query'),
        '17:7: [0].then[0] expects nothing: give one of status, schema, equals,',
      ],
      [
        'an expectation that compares twice',
        () => changed('equals: []', 'equals: [], length: 0'),
        '18:7: [0].then[1] compares more than once (equals, length): make it several',
      ],
      [
        'an expectation that looks at two things',
        () => changed('at: /query/imageusage', 'header: Age, at: /query'),
        '18:7: [0].then[1] looks at several things (header, at): make it several',
      ],
      [
        'a broken regular expression',
        () => changed('equals: []', "matches: '('"),
        '18:54: [0].then[1].matches is not a regular expression: ',
      ],
    ];
    for (const [what, text, problem] of mistakes) {
      it(what, () => {
        const [first = 'nothing', ...rest] = problemsOf(text());
        expect(first.replace(join(folder, 'cats.yaml'), 'FILE')).to.satisfy(
          (line: string) => line.startsWith(problem),
          `expected ${problem}`,
        );
        expect(rest).to.deep.equal([]);
      });
    }
  });
});
