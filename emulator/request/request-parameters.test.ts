import { expect } from 'chai';
import { send, bothReleases, fixtureWiki, type Sent } from '../testing/send.test-support';

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
    const post = (sent: Sent, query = 'action=query&format=json'): string => send(wiki, query, sent).body;

    it('override the query string, and their names come first (core 2.1)', () => {
      const query = 'action=query&format=json&requestid=query&foo=1';
      expect(post({ body: 'requestid=body&bar=2&foo=3' }, query)).to.equal(
        '{"warnings":{"main":{"*":"Unrecognized parameters: bar, foo."}},"batchcomplete":"","requestid":"body"}',
      );
    });

    it('are repaired like the query string if it has the same names', () => {
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

    it('are ignored with GET, HEAD and PUT', () => {
      expect(post({ method: 'GET', body: 'requestid=1' })).to.equal(plain);
      expect(post({ method: 'HEAD', body: 'requestid=1' })).to.equal(plain);
      expect(post({ method: 'PUT', body: 'requestid=1' })).to.not.contain('requestid');
    });

    it('multipart: names follow the rules of PHP', () => {
      const body = part('name="a.b"', '1') + part('name="c[d]"', '2') + part('name="e f"', '3') + end;
      expect(post(multipart(body))).to.equal(
        '{"warnings":{"main":{"*":"Unrecognized parameters: a_b, c, e_f."}},"batchcomplete":""}',
      );
    });

    it('multipart: the boundary may be quoted, among other parameters', () => {
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

for (const release of bothReleases) {
  describe(`bodies of forms, release ${release}`, () => {
    const wiki = fixtureWiki(release);

    it('may have one more parameter than a query string', () => {
      const many = Array.from({ length: 1001 }, (_, index) => `x${index}=1`).join('&');
      expect(send(wiki, 'action=query&format=json', { body: many }).body).to.match(/ x999, x1000\."/);
    });

    it('are read from multipart without an end, with quotes of either kind, and with a value like a boundary', () => {
      const part = (name: string, value: string) =>
        `--X\r\nContent-Disposition: form-data; name=${name}\r\n\r\n${value}\r\n`;
      const post = (body: string) =>
        send(wiki, 'action=query&format=json', { body, headers: { 'content-type': 'multipart/form-data; boundary=X' } })
          .body;
      const echo = (id: string) => `{"batchcomplete":"","requestid":"${id}"}`;
      expect(post(part('"requestid"', '1'))).to.equal(echo('1'));
      expect(post(`${part("'requestid'", '1')}--X--\r\n`)).to.equal(echo('1'));
      expect(post(`${part('"requestid"', '--X')}--X--\r\n`)).to.equal(echo('--X'));
      expect(post(`${part('"a\\"b"', '1')}--X--\r\n`)).to.contain('Unrecognized parameter: a\\"b.');
    });
  });
}
