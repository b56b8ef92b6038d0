import { expect } from 'chai';

import type { ReceivedResponse, Send } from '../../conformance/runner/exchange';
import { Redactor } from './redactor';

async function seeing(response: Partial<ReceivedResponse>): Promise<Redactor> {
  const secrets = new Redactor();
  const send: Send = () => Promise.resolve({ status: 200, headers: [], body: '', ...response });
  await secrets.watch(send)({ method: 'GET', query: '', headers: {} });
  return secrets;
}

const token = '0123456789abcdef0123456789abcdef65f1a2b3+\\';

describe('secrets', () => {
  it('are redacted wherever they occur, in every encoding', () => {
    const secrets = new Redactor();
    secrets.add('pass "word" & more');
    expect(secrets.redact('Wrong: pass "word" & more!')).to.equal('Wrong: <hidden>!');
    expect(secrets.redact(JSON.stringify({ a: 'pass "word" & more' }))).to.equal('{"a":"<hidden>"}');
    expect(secrets.redact('curl lgpassword=pass+%22word%22+%26+more, pass%20%22word%22%20%26%20more')).to.equal(
      'curl lgpassword=<hidden>, <hidden>',
    );
  });

  const password = 'Sup3r "s&cret" p\u00e4ssword';
  const encodings: Readonly<Record<string, string>> = {
    'as it is': password,
    'HTML with names': 'Sup3r &quot;s&amp;cret&quot; p&auml;ssword',
    'HTML with numbers': 'Sup3r &#34;s&#038;cret&#34; p&#228;ssword',
    'HTML with hexadecimal numbers': 'Sup3r &#x22;s&#X26;cret&#x22; p&#xE4;ssword',
    'HTML with a number for each character': Array.from(password, (one) => `&#${one.codePointAt(0) ?? 0};`).join(''),
    'JSON as MediaWiki writes it': 'Sup3r \\"s&cret\\" p\\u00e4ssword',
    'JSON for pages': String.raw`Sup3r \u0022s\u0026cret\u0022 p\u00E4ssword`,
    'percent signs and capitals': 'Sup3r%20%22s%26cret%22%20p%C3%A4ssword',
    'percent signs and small letters': 'Sup3r+%22s%26cret%22+p%c3%a4ssword',
    'a title': 'Sup3r_"s&cret"_p\u00e4ssword',
    'decomposed characters': password.normalize('NFD'),
    base64: Buffer.from(password).toString('base64'),
    'base64 for addresses': Buffer.from(password).toString('base64url'),
    'base64, with the name': Buffer.from(`Alice:${password}`).toString('base64'),
    'HTML within JSON': 'Sup3r &quot;s&amp;cret&quot; p\\u00e4ssword',
    'JSON within HTML': 'Sup3r \\&quot;s&amp;cret\\&quot; p\\u00e4ssword',
    'JSON for pages within which HTML is': String.raw`Sup3r \u0026quot;s\u0026amp;cret\u0026quot; p\u00e4ssword`,
    'percent signs twice': encodeURIComponent(encodeURIComponent(password)),
  };
  for (const [name, text] of Object.entries(encodings)) {
    it(`are redacted in ${name}`, () => {
      const secrets = new Redactor();
      secrets.addPassword(password);
      const shown = secrets.redact(`before ${text} after`);
      // Of base64 a few characters belong to the neighbours as well.
      expect(shown).to.match(/^before [A-Za-z0-9+/]{0,12}<hidden>[A-Za-z0-9+/=]{0,3} after$/);
    });
  }

  it('are redacted if they look encoded themselves', () => {
    const secrets = new Redactor();
    secrets.add('100%41&amp;"x"');
    for (const text of [
      '100%41&amp;"x"',
      '100%41&amp;\\"x\\"',
      '100%2541%26amp%3B%22x%22',
      '100%41&amp;amp;&quot;x&quot;',
    ]) {
      expect(secrets.redact(text), text).to.equal('<hidden>');
    }
  });

  it('are replaced without other changes', () => {
    const secrets = new Redactor();
    secrets.add('pass word');
    const text = 'a_b+c%20d &amp; \\u00e4 e\u0301 &unknown; %zz %ff \\q \ud83d pass/word';
    expect(secrets.redact(text)).to.equal(text);
    expect(secrets.redact(`${text} pass_word ${text}`)).to.equal(`${text} <hidden> ${text}`);
  });

  it('do not include words that a wiki calls tokens', async () => {
    const secrets = await seeing({ body: '{"xtoken":"fail","ytoken":"pass"}' });
    expect(secrets.redact('fail, pass')).to.equal('fail, pass');
  });

  it('include the cookies that a wiki sets', async () => {
    const secrets = await seeing({
      headers: [
        ['Set-Cookie', 'wiki_session=qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq; path=/; HttpOnly'],
        ['set-cookie', 'wikiToken=abcdefghijklmnop%7Cqrstuvwxyz; path=/'],
        ['Set-Cookie', 'wikiUserName=A_name_that_is_quite_long; path=/'],
        ['Set-Cookie', 'UseCDNCache=false'],
      ],
    });
    expect(
      secrets.redact('qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq abcdefghijklmnop|qrstuvwxyz A_name_that_is_quite_long false'),
    ).to.equal('<hidden> <hidden> A_name_that_is_quite_long false');
  });

  it('include cookies that a report cut off, and long ones', async () => {
    const long = 'q'.repeat(3000);
    const secrets = await seeing({
      headers: [
        ['Set-Cookie', 'a=abcdefghijklmnopqrstuvwxyz'],
        ['Set-Cookie', `b=${long}`],
      ],
    });
    expect(secrets.redact('abcdefghij… abcdefghij')).to.equal('<hidden>… abcdefghij');
    expect(secrets.redact(`b=${long}; c`)).to.equal('b=<hidden>; c');
  });

  it('include the tokens in responses of every format', async () => {
    const bodies = [
      JSON.stringify({ query: { tokens: { csrftoken: token } } }),
      `<pre>{ &quot;csrftoken&quot;: &quot;${token.replace('\\', '\\\\')}&quot; }</pre>`,
      `<tokens csrftoken="${token}" />`,
      `s:9:"csrftoken";s:42:"${token}";`,
    ];
    for (const body of bodies) {
      const secrets = await seeing({ body });
      expect(secrets.redact(`a ${token} b`), body).to.not.contain('0123456789abcdef');
    }
    const other = await seeing({ body: '{"query":{"tokens":{"watchtoken":"no-hash-at-all"}}}' });
    expect(other.redact('is "no-hash-at-all"')).to.equal('is "<hidden>"');
  });

  it('do not include the anonymous token', async () => {
    const secrets = await seeing({ body: '{"query":{"tokens":{"watchtoken":"+\\\\","patroltoken":"+\\\\"}}}' });
    expect(secrets.redact('"+\\\\" and +\\')).to.equal('"+\\\\" and +\\');
  });

  it('are redacted even if a report cut them off', () => {
    const secrets = new Redactor();
    secrets.add('correct horse battery staple');
    expect(secrets.redact('cookie: correct horse bat… (400 characters)')).to.equal(
      'cookie: <hidden>… (400 characters)',
    );
    expect(secrets.redact('it is correct…')).to.equal('it is correct…');
    expect(secrets.redact('it is correct%20horse%2…')).to.equal('it is <hidden>…');
    expect(secrets.redact('it is correct&#32;horse&#3…')).to.equal('it is <hidden>…');
  });
});
