import { expect } from 'chai';

import { schemaCompiler } from '../../../schemas/compile';
import schema from '../../../schemas/diff-report.schema.json';
import { listProblems } from '../list-problems';
import { exampleResult } from './example-result.test-support';
import { jsonReport } from './json-report';
import { textReport } from './text-report';

describe('the text report of a differential run', () => {
  it('says what was asked, what differs and how to ask again, and what was left out', () => {
    expect(textReport(exampleResult)).to.equal(
      String.raw`http://wiki.example/api.php: MediaWiki 1.43.9, against the emulator of 1.43: 1500 requests of seed 7, with an account and without, in 61 seconds

body $.continue.iucontinue: 1 request
  body $.continue.iucontinue
    emulator: "0|5"
    wiki:     "0|4"
    ask the emulator: curl 'http://127.0.0.1:7080/api.php'
    ask the wiki:     curl 'http://wiki.example/api.php'

body $.query.tokens.csrftoken: 1 request
  body $.query.tokens.csrftoken
    emulator: "+\\"
    wiki:     "<hidden>+\\"
    ask the emulator: curl 1
    ask the wiki:     curl 2

cookie wiki_session: 1 request
  cookie wiki_session
    emulator: (nothing)
    wiki:     <hidden>; path=/
    ask the emulator: curl 3
    ask the wiki:     curl \u001b

Different for a reason that docs/differences.md gives:
  languages: 12 requests

Not answered:
  1 request by the wiki: It closed the connection.

Compared by their form alone, as they differ each time:
  request id: 1499 answers
  token of a session: 1 answer

The known difference "special-pages" no longer occurs: its example is answered the same. Take it off the list, and out of docs/differences.md.
3 requests of 1500 answered differently, 12 differently for a known reason, 1 not answered.
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

  it('is two lines where nothing differs', () => {
    const { wiki, seed, requests, loggedIn, startedAt, seconds } = exampleResult;
    const none = { differing: [], explained: [], unanswered: [], volatile: {} };
    expect(
      textReport({ wiki, seed, requests, loggedIn, startedAt, seconds, ...none })
        .split('\n')
        .slice(1),
    ).to.deep.equal(['', '0 requests of 1500 answered differently.', '']);
  });
});

describe('the JSON report of a differential run', () => {
  const validate = schemaCompiler().compile(schema);

  it('fits its schema, which takes nothing else', () => {
    const report = JSON.parse(jsonReport(exampleResult)) as Record<string, unknown>;
    expect(validate(report), JSON.stringify(validate.errors)).to.equal(true);
    expect(validate({ ...report, password: 'x' })).to.equal(false);
    expect(validate({ ...report, startedAt: 'yesterday' })).to.equal(false);
  });

  it('holds all but the secrets of a session', () => {
    const text = jsonReport(exampleResult);
    expect(text).to.contain('"seed": 7').and.to.contain('"iucontinue"'.slice(1, -1));
    expect(text).not.to.contain('d5a9a2a42581f9cba30fa67e9b358a9e6b011058');
    expect(text).not.to.contain('b7cjguivn7fdihfok3ipcl4fv6usjeg5');
  });
});

describe('the list of known differences', () => {
  it('is wrong where an example does not differ, differs otherwise, or was not answered', () => {
    const explained = (['differs', 'not asked', 'does not differ', 'differs otherwise', 'not answered'] as const).map(
      (example) => ({ id: example, requests: 0, example }),
    );
    expect(listProblems({ ...exampleResult, explained }).map((problem) => problem.split(/[.:]/)[0])).to.deep.equal([
      'The known difference "does not differ" no longer occurs',
      'The known difference "differs otherwise" is hidden behind another difference',
      'The known difference "not answered" could not be tried',
    ]);
  });
});
