import { expect } from 'chai';
import { announcement, ask, bothReleases, fixtureWiki, type Sent } from '../testing/ask.test-support';

const plain = '{"batchcomplete":""}';
const echoed = (id: string): string => `{"batchcomplete":"","requestid":"${id}"}`;

const multipart = (body: string, contentType = 'multipart/form-data; boundary=X'): Sent => ({
  body,
  headers: { 'content-type': contentType },
});

const part = (disposition: string, content: string): string =>
  `--X\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

const end = '--X--\r\n';

for (const release of bothReleases) {
  describe(`bodies of requests, release ${release}`, () => {
    const wiki = fixtureWiki(release);
    const post = (sent: Sent, query = 'action=query&format=json'): string => ask(wiki, query, sent).body;

    it('win over the query string, and their names come first (core 2.1)', () => {
      const query = 'action=query&format=json&requestid=query&foo=1';
      expect(post({ body: 'requestid=body&bar=2&foo=3' }, query)).to.equal(
        '{"warnings":{"main":{"*":"Unrecognized parameters: bar, foo."}},"batchcomplete":"","requestid":"body"}',
      );
    });

    it('are repaired as the query string is, where their names stand there too', () => {
      const unknown = /Unrecognized value for parameter \\"meta\\": (.*?)"/;
      const shown = (query: string, body: string) =>
        unknown.exec(post({ body }, `action=query&format=json${query}`))?.[1];
      expect(shown('', 'meta=%e9')).to.equal('\\ufffd');
      expect(shown('&meta=', 'meta=%e9')).to.equal('\\u00e9');
      expect(shown('&meta[]=', 'meta=%e9')).to.equal('\\u00e9');
      expect(shown('&Meta=', 'meta=%e9')).to.equal('\\ufffd');
      expect(post({ body: 'titles=%1fU%ff' }, 'action=query&format=json&titles=')).to.contain(
        '"normalized":[{"fromencoded":"","from":"U%FF","to":"U\\ufffd"}]',
      );
    });

    it('can hold the whole request', () => {
      expect(post({ body: 'action=query&meta=tokens&format=json' }, '')).to.equal(
        '{"batchcomplete":"","query":{"tokens":{"csrftoken":"+\\\\"}}}',
      );
    });

    for (const contentType of [
      'application/x-www-form-urlencoded; charset=utf-8',
      'application/x-www-form-urlencoded;charset=ISO-8859-1',
      'APPLICATION/X-WWW-FORM-URLENCODED',
    ]) {
      it(`count as ${contentType}`, () => {
        expect(post({ body: 'requestid=1', headers: { 'content-type': contentType } })).to.equal(echoed('1'));
      });
    }

    for (const contentType of ['text/plain', 'application/json', 'application/x-www-form-urlencodedx', 'x']) {
      it(`do not count as ${contentType}`, () => {
        expect(post({ body: 'requestid=1', headers: { 'content-type': contentType } })).to.equal(plain);
      });
    }

    it('are not read without a content type, which is deprecated (core 6.3)', () => {
      expect(post({ method: 'POST' })).to.equal(
        `{"batchcomplete":"","warnings":{"main":{"*":"A POST request was made without a \\"Content-Type\\" header. This does not work reliably.\\n${announcement}"}}}`,
      );
    });

    it('do not count on GET, HEAD and PUT', () => {
      expect(post({ method: 'GET', body: 'requestid=1' })).to.equal(plain);
      expect(post({ method: 'HEAD', body: 'requestid=1' })).to.equal(plain);
      expect(post({ method: 'PUT', body: 'requestid=1' })).to.not.contain('requestid');
    });

    it('decode as forms do', () => {
      expect(post({ body: 'requestid=a+b%2Bc%26d' })).to.equal(echoed('a b+c&d'));
      expect(post({ body: 'requestid' })).to.equal(echoed(''));
      expect(post({ body: 'requestid=1&requestid=2' })).to.equal(echoed('2'));
    });

    for (const [what, body, id] of [
      ['one part', part('name="requestid"', '1') + end, '1'],
      ['a name without quotes', part('name=requestid', '1') + end, '1'],
      ['text before and after', `before\r\n${part('name="requestid"', '1')}${end}after`, '1'],
      ['an empty value', part('name="requestid"', '') + end, ''],
      ['line breaks', part('name="requestid"', 'a\r\nb\n') + end, 'a\\r\\nb\\n'],
      ['a value that looks like an encoded one', part('name="requestid"', '%41+b') + end, '%41+b'],
      ['UTF-8', part('name="requestid"', '\xc3\xa9') + end, '\\u00e9'],
      ['two parts of one name', part('name="requestid"', '1') + part('name="requestid"', '2') + end, '2'],
      ['a file beside it', part('name="f"; filename="x.png"', '0') + part('name="requestid"', '9') + end, '9'],
    ] as const) {
      it(`multipart: ${what}`, () => {
        expect(post(multipart(body))).to.equal(echoed(id));
      });
    }

    for (const [what, body] of [
      ['an upload', part('name="requestid"; filename="x"', '1') + end],
      ['a part without a name', `--X\r\nContent-Disposition: form-data\r\n\r\n1\r\n${end}`],
      ['no part', end],
      ['something else', 'garbage'],
    ] as const) {
      it(`multipart: nothing to read in ${what}`, () => {
        expect(post(multipart(body))).to.equal(plain);
      });
    }

    it('multipart: names follow the rules of PHP', () => {
      const body = part('name="a.b"', '1') + part('name="c[d]"', '2') + part('name="e f"', '3') + end;
      expect(post(multipart(body))).to.equal(
        '{"warnings":{"main":{"*":"Unrecognized parameters: a_b, c, e_f."}},"batchcomplete":""}',
      );
    });

    it('multipart: the boundary may stand in quotes, among other things', () => {
      const body = part('name="requestid"', '1') + end;
      for (const contentType of [
        'multipart/form-data; boundary="X"',
        'multipart/form-data; charset=utf-8; BOUNDARY=X',
        'Multipart/Form-Data;boundary=X',
      ]) {
        expect(post(multipart(body, contentType))).to.equal(echoed('1'));
      }
      for (const contentType of [
        'multipart/form-data; boundary=Y',
        'multipart/form-data',
        'multipart/mixed; boundary=X',
      ]) {
        expect(post(multipart(body, contentType))).to.equal(plain);
      }
    });
  });
}
