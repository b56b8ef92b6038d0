import { expect } from 'chai';

import { schemaCompiler } from '../../../conformance/schemas/compile';
import schema from '../../../schemas/diff-report.schema.json';
import { listProblems } from '../diff-result';
import { exampleResult, exampleSessions } from './example-result.test-support';
import { jsonReport } from './reports';
import { textReport } from './reports';

describe('the text report of a differential run', () => {
  it('shows the requests, the differences with commands that repeat them, and what was left out', () => {
    expect(textReport(exampleResult)).to.equal(
      String.raw`http://wiki.example/api.php: MediaWiki 1.43.9, against the emulator of 1.43: 1500 requests of seed 7, with an account and without, in 61 seconds

body $.continue.iucontinue: 1 request
  body $.continue.iucontinue
    emulator: "0|5"
    wiki:     "0|4"
    emulator request: curl 'http://127.0.0.1:7080/api.php'
    wiki request:     curl 'http://wiki.example/api.php'

body $.query.tokens.csrftoken: 1 request
  body $.query.tokens.csrftoken
    emulator: "+\\"
    wiki:     "<hidden>+\\"
    emulator request: curl 1
    wiki request:     curl 2

cookie wiki_session: 1 request
  cookie wiki_session
    emulator: (nothing)
    wiki:     <hidden>; path=/
    emulator request: curl 3
    wiki request:     curl \u001b

Known differences (docs/differences.md):
  languages: 12 requests

No response:
  1 request from the wiki: It closed the connection.

Values that differ each time, compared by form only:
  request id: 1499 responses
  token of a session: 1 response

Remarks:
  Known difference "special-pages" did not occur: both sides gave the same response to its example request.

1500 requests: 3 different, 12 known differences, 1 without a response.
`,
    );
  });

  it('puts the most frequent kind first and shows some of each', () => {
    const [one, other] = exampleResult.differing;
    if (!one || !other) throw new Error('The example has none.');
    const report = textReport({ ...exampleResult, differing: [other, one, one, one, one, one] });
    const lines = report.split('\n');
    expect(lines[2]).to.equal('body $.continue.iucontinue: 5 requests');
    expect(lines.filter((line) => line === '  body $.continue.iucontinue')).to.have.lengthOf(3);
    expect(lines).to.include('  and 2 more requests');
  });

  it('is two lines if nothing differs', () => {
    const { wiki, seed, requests, loggedIn, startedAt, seconds } = exampleResult;
    const none = { differing: [], explained: [], withoutResponse: [], volatile: {}, compared: {} };
    expect(
      textReport({ wiki, seed, requests, loggedIn, startedAt, seconds, ...none })
        .split('\n')
        .slice(1),
    ).to.deep.equal(['', '1500 requests: 0 different.', '']);
  });
});

describe('the JSON report of a differential run', () => {
  const validate = schemaCompiler().compile(schema);

  it('fits its schema, which allows nothing else', () => {
    const report = JSON.parse(jsonReport(exampleResult)) as Record<string, unknown>;
    expect(validate(report), JSON.stringify(validate.errors)).to.equal(true);
    expect(validate({ ...report, password: 'x' })).to.equal(false);
    expect(validate({ ...report, startedAt: 'yesterday' })).to.equal(false);
  });

  it('has the sessions, with the steps that a difference needs', () => {
    const writing = { ...exampleSessions, actions: { edit: 2, query: 1 }, repeated: 1, compared: { edit: 2 } };
    const report = JSON.parse(jsonReport({ ...exampleResult, sessions: exampleSessions, writing })) as {
      readonly writing: object;
    };
    expect(validate(report), JSON.stringify(validate.errors)).to.equal(true);
    expect(report.writing).to.deep.equal(writing);
    expect(validate({ ...report, sessions: writing })).to.equal(false);
    expect(validate({ ...report, writing: exampleSessions })).to.equal(false);
  });

  it('contains everything but the secrets of a session', () => {
    const text = jsonReport(exampleResult);
    expect(text).to.contain('"seed": 7').and.to.contain('"iucontinue"'.slice(1, -1));
    expect(text).not.to.contain('d5a9a2a42581f9cba30fa67e9b358a9e6b011058');
    expect(text).not.to.contain('b7cjguivn7fdihfok3ipcl4fv6usjeg5');
  });
});

describe('the list of known differences', () => {
  it('has remarks if an example does not differ, differs otherwise, or got no response', () => {
    const explained = (['differs', 'not sent', 'does not differ', 'differs otherwise', 'no response'] as const).map(
      (example) => ({ id: example, requests: 0, example }),
    );
    expect(listProblems({ ...exampleResult, explained }).map((problem) => problem.split(/[.:]/)[0])).to.deep.equal([
      'Known difference "does not differ" did not occur',
      'Known difference "differs otherwise" is hidden by another difference',
      'Known difference "no response" could not be tried',
    ]);
  });
});
