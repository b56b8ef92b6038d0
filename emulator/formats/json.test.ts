import { expect } from 'chai';
import { send, bothReleases, fixtureWiki } from '../testing/send.test-support';

const tokens = 'action=query&meta=tokens&type=';
const body = '{"batchcomplete":"","query":{"tokens":{}}}';
const id = 'requestid=%C3%A9%F0%9F%98%80%E2%80%A8';
const escaped = '\\u00e9\\ud83d\\ude00\\u2028';
const raw = 'é😀\\u2028';

for (const release of bothReleases) {
  describe(`format=json, release ${release}`, () => {
    const wiki = fixtureWiki(release);

    it('has its content type and file name', () => {
      const response = send(wiki, `${tokens}&format=json`);
      expect(response.body).to.equal(body);
      expect(response.header('Content-Type')).to.equal('application/json; charset=utf-8');
      expect(response.header('Content-Disposition')).to.equal('inline; filename=api-result.json');
    });

    for (const [parameters, text] of [
      ['', escaped],
      ['&utf8', raw],
      ['&ascii', escaped],
      ['&formatversion=2', raw],
      ['&formatversion=latest', raw],
      ['&formatversion=2&ascii', escaped],
      ['&formatversion=2&utf8', raw],
    ] as const) {
      it(`prints characters beyond ASCII as ${text}: ${parameters}`, () => {
        expect(send(wiki, `action=query&format=json&${id}${parameters}`).body).to.contain(`"requestid":"${text}"`);
      });
    }

    for (const [callback, name] of [
      ['cb', 'cb'],
      ['foo.bar[1](x);"', 'foo.bar[1]x"'],
      ['<script>alert(1)</script>', 'scriptalert1script'],
      ['', ''],
      ["%C3%A9_'0", "_'0"],
    ] as const) {
      it(`calls ${name === '' ? 'nothing' : name} for callback=${callback}`, () => {
        const response = send(wiki, `action=query&format=json&callback=${callback}`);
        expect(response.body).to.equal(`/**/${name}({"batchcomplete":""})`);
        expect(response.header('Content-Type')).to.equal('text/javascript; charset=utf-8');
        expect(response.header('Content-Disposition')).to.equal('inline; filename=api-result.js');
        expect(response.header('MediaWiki-Login-Suppressed')).to.equal('true');
      });
    }

    it('wraps errors too', () => {
      expect(send(wiki, 'action=foo&format=json&callback=f').body).to.match(/^\/\*\*\/f\(\{"error":\{.*\}\}\)$/);
    });

    it('ignores _ with a callback, which prevents caching', () => {
      expect(send(wiki, 'action=query&format=json&callback=f&_=1').body).to.equal('/**/f({"batchcomplete":""})');
      expect(send(wiki, 'action=query&format=json&_=1').body).to.contain('Unrecognized parameter: _.');
      expect(send(wiki, 'action=query&format=xml&callback=f&_=1').body).to.contain(
        'Unrecognized parameters: callback, _.',
      );
    });

    it('reports the parameters of other formats as unrecognized', () => {
      expect(send(wiki, 'action=query&format=json&xslt=x&includexmlnamespace&wrappedhtml').body).to.equal(
        '{"warnings":{"main":{"*":"Unrecognized parameters: xslt, includexmlnamespace, wrappedhtml."}},"batchcomplete":""}',
      );
      expect(send(wiki, 'action=query&format=xml&formatversion=2&utf8').body).to.contain(
        'Unrecognized parameters: formatversion, utf8.',
      );
    });
  });
}
