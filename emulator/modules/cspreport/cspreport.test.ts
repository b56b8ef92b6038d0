import { expect } from 'chai';

import { createWiki } from '../../index';
import { bothReleases, send } from '../../testing/send.test-support';

for (const release of bothReleases) {
  describe(`action=cspreport, ${release} (writing 20)`, () => {
    const wiki = createWiki({}, { release });
    const report = (body: string, type = 'application/csp-report') =>
      send(wiki, 'action=cspreport&format=json', { body, headers: { 'content-type': type } });

    it('accepts a report as browsers send it', () => {
      expect(report('{"csp-report":{"violated-directive":"script-src"}}').body).to.equal('{"cspreport":"success"}');
    });

    it('rejects anything else with status 400', () => {
      for (const [body, code] of [
        ['{}', 'missingkey'],
        ['{', 'json-error-syntax'],
        ['"\n"', 'json-error-ctrl-char'],
        ['"\x80"', 'json-error-utf8'],
      ] as const) {
        const response = report(body);
        expect([response.status, response.body]).to.satisfy(
          ([status, text]: [number, string]) => status === 400 && text.includes(`"code":"cspreport-${code}"`),
          code,
        );
      }
      expect(report('{"csp-report":{}}', 'text/plain').body).to.contain('wrongformat');
    });
  });
}
