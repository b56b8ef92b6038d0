import { expect } from 'chai';

import type { ReceivedAnswer, Send } from '../runner/exchange';
import { Secrets } from './secrets';

async function seeing(answer: Partial<ReceivedAnswer>): Promise<Secrets> {
  const secrets = new Secrets();
  const send: Send = () => Promise.resolve({ status: 200, headers: [], body: '', ...answer });
  await secrets.watch(send)({ method: 'GET', query: '', headers: {} });
  return secrets;
}

const token = '0123456789abcdef0123456789abcdef65f1a2b3+\\';

describe('secrets', () => {
  it('are hidden wherever they stand, however they are encoded', () => {
    const secrets = new Secrets();
    secrets.add('pass "word" & more');
    const report = {
      reason: 'Wrong: pass "word" & more!',
      failures: [{ actual: JSON.stringify({ a: 'pass "word" & more' }), requests: 1 }],
      curl: 'curl lgpassword=pass+%22word%22+%26+more, pass%20%22word%22%20%26%20more',
    };
    expect(secrets.hideIn(report)).to.deep.equal({
      reason: 'Wrong: <hidden>!',
      failures: [{ actual: '{"a":"<hidden>"}', requests: 1 }],
      curl: 'curl lgpassword=<hidden>, <hidden>',
    });
  });

  it('are the cookies that a wiki sets', async () => {
    const secrets = await seeing({
      headers: [
        ['Set-Cookie', 'wiki_session=qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq; path=/; HttpOnly'],
        ['set-cookie', 'wikiToken=abcdefghijklmnop%7Cqrstuvwxyz; path=/'],
        ['Set-Cookie', 'wikiUserName=A_name_that_is_quite_long; path=/'],
        ['Set-Cookie', 'UseCDNCache=false'],
      ],
    });
    expect(
      secrets.hideIn('qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq abcdefghijklmnop|qrstuvwxyz A_name_that_is_quite_long false'),
    ).to.equal('<hidden> <hidden> A_name_that_is_quite_long false');
  });

  it('are the tokens in answers of every format', async () => {
    const bodies = [
      JSON.stringify({ query: { tokens: { csrftoken: token } } }),
      `<pre>{ &quot;csrftoken&quot;: &quot;${token.replace('\\', '\\\\')}&quot; }</pre>`,
      `<tokens csrftoken="${token}" />`,
      `s:9:"csrftoken";s:42:"${token}";`,
    ];
    for (const body of bodies) {
      const secrets = await seeing({ body });
      expect(secrets.hideIn(`a ${token} b`), body).to.not.contain('0123456789abcdef');
    }
    const other = await seeing({ body: '{"query":{"tokens":{"watchtoken":"no-hash-at-all"}}}' });
    expect(other.hideIn('is "no-hash-at-all"')).to.equal('is "<hidden>"');
  });

  it('are not the token of everybody', async () => {
    const secrets = await seeing({ body: '{"query":{"tokens":{"watchtoken":"+\\\\","patroltoken":"+\\\\"}}}' });
    expect(secrets.hideIn('"+\\\\" and +\\')).to.equal('"+\\\\" and +\\');
  });

  it('are hidden even where a report cut them', () => {
    const secrets = new Secrets();
    secrets.add('correct horse battery staple');
    expect(secrets.hideIn('cookie: correct horse bat… (400 characters)')).to.equal(
      'cookie: <hidden>… (400 characters)',
    );
    expect(secrets.hideIn('it is correct…')).to.equal('it is correct…');
  });
});
