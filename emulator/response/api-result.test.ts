import { expect } from 'chai';
import { createWiki } from '../index';
import { announcement, send, bothReleases, documentation, fixture, fixtureWiki } from '../testing/send.test-support';
const unused = 'action=query&list=imageusage&iutitle=File:Nope.png&format=json';

for (const release of bothReleases) {
  describe(`the members of a response, release ${release}`, () => {
    const wiki = fixtureWiki(release);

    it('name the announcements once for two deprecations', () => {
      const { body } = send(wiki, 'action=login&format=json', { method: 'POST' });
      expect(body.replace(/[0-9a-f]{40}/, 'real')).to.equal(
        JSON.stringify({
          warnings: {
            login: {
              '*': 'Fetching a token via "action=login" is deprecated. Use "action=query&meta=tokens&type=login" instead.',
            },
            main: {
              '*':
                'A POST request was made without a "Content-Type" header. This does not work reliably.\n' +
                announcement,
            },
          },
          login: { result: 'NeedToken', token: 'real+\\' },
        }),
      );
    });
  });
}

describe('the members that open every response', () => {
  const wiki = createWiki(fixture, { seed: 1, now: '2026-11-20T18:17:56.789Z' });
  const opening = { requestid: 'abc', curtimestamp: '2026-11-20T18:17:56Z', uselang: 'en', errorlang: 'en' };

  it('have a fixed order, after the warnings and before the results', () => {
    const query = `${unused}&iulimit=max&iunamespace=zz&requestid=abc&servedby=1&curtimestamp=1&responselanginfo=1&foo=1`;
    expect(send(wiki, query).body).to.equal(
      JSON.stringify({
        batchcomplete: '',
        warnings: {
          main: { '*': 'Unrecognized parameter: foo.' },
          imageusage: { '*': 'Unrecognized value for parameter "iunamespace": zz' },
        },
        ...opening,
        limits: { imageusage: 500 },
        query: { imageusage: [] },
      }),
    );
  });

  it('follow an error', () => {
    const query = 'action=query&list=imageusage&requestid=abc&curtimestamp&responselanginfo&format=json';
    expect(send(wiki, query).body).to.equal(
      JSON.stringify({
        error: {
          code: 'missingparam',
          info: 'One of the parameters "iutitle" and "iupageid" is required.',
          '*': documentation,
        },
        ...opening,
      }),
    );
  });

  it('name the normalized language', () => {
    for (const [sent, shown] of [
      ['DE', 'de'],
      ['', 'en'],
      ['a/b', 'en'],
      ['content', 'en'],
      ['user', 'en'],
      ['xx-bogus!', 'xx-bogus!'],
      ['zh-Hans', 'zh-hans'],
    ] as const) {
      expect(send(wiki, `action=query&responselanginfo&uselang=${sent}&format=json`).body).to.equal(
        `{"batchcomplete":"","uselang":"${shown}","errorlang":"en"}`,
      );
    }
  });
});
