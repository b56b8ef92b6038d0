import { expect } from 'chai';
import { createWiki } from '../index';
import { announcement, ask, bothReleases, documentation, fixture, fixtureWiki } from '../testing/ask.test-support';
const unused = 'action=query&list=imageusage&iutitle=File:Nope.png&format=json';
const unknownParameter = '"main":{"*":"Unrecognized parameter: foo."}';

for (const release of bothReleases) {
  describe(`the order of the members of an answer, release ${release}`, () => {
    const wiki = fixtureWiki(release);

    it('with two deprecations, which name the place to read of them once', () => {
      const { body } = ask(wiki, 'action=login&format=json', { method: 'POST' });
      expect(body.replace(/[0-9a-f]{40}/, 'real')).to.equal(
        `{"warnings":{"login":{"*":"Fetching a token via \\"action=login\\" is deprecated. Use \\"action=query&meta=tokens&type=login\\" instead."},"main":{"*":"A POST request was made without a \\"Content-Type\\" header. This does not work reliably.\\n${announcement}"}},"login":{"result":"NeedToken","token":"real+\\\\"}}`,
      );
    });
  });
}

describe('the members that every answer opens with', () => {
  const wiki = createWiki(fixture, { seed: 1, now: '2026-11-20T18:17:56.789Z' });
  const opening = '"requestid":"abc","curtimestamp":"2026-11-20T18:17:56Z","uselang":"en","errorlang":"en"';

  it('stand in one order, between what goes on top and what comes below', () => {
    const query = `${unused}&iulimit=max&iunamespace=zz&requestid=abc&servedby=1&curtimestamp=1&responselanginfo=1&foo=1`;
    expect(ask(wiki, query).body).to.equal(
      `{"batchcomplete":"","warnings":{${unknownParameter},"imageusage":{"*":"Unrecognized value for parameter \\"iunamespace\\": zz"}},${opening},"limits":{"imageusage":500},"query":{"imageusage":[]}}`,
    );
  });

  it('follow an error', () => {
    const query = 'action=query&list=imageusage&requestid=abc&curtimestamp&responselanginfo&format=json';
    expect(ask(wiki, query).body).to.equal(
      `{"error":{"code":"missingparam","info":"One of the parameters \\"iutitle\\" and \\"iupageid\\" is required.","*":"${documentation}"},${opening}}`,
    );
  });

  it('name the language as it is read', () => {
    for (const [sent, shown] of [
      ['DE', 'de'],
      ['', 'en'],
      ['a/b', 'en'],
      ['content', 'en'],
      ['user', 'en'],
      ['xx-bogus!', 'xx-bogus!'],
      ['zh-Hans', 'zh-hans'],
    ] as const) {
      expect(ask(wiki, `action=query&responselanginfo&uselang=${sent}&format=json`).body).to.equal(
        `{"batchcomplete":"","uselang":"${shown}","errorlang":"en"}`,
      );
    }
  });
});
