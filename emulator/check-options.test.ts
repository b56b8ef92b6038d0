import { expect } from 'chai';

import { createWiki, type Wiki } from './index';

describe('unknown options', () => {
  const refused: [what: string, call: (wiki: Wiki) => unknown, message: string][] = [
    [
      'createWiki',
      () => createWiki({}, { strickt: true } as object),
      'createWiki: unknown option "strickt"; did you mean "strict"?',
    ],
    [
      'createWiki, with no near name',
      () => createWiki({}, { timeout: 5 } as object),
      'createWiki: unknown option "timeout"; the options are release, seed, now, debug, headersSent, journalBytes, strict',
    ],
    [
      'createWiki, as part of the definition',
      () => createWiki({}, { pages: [] } as object),
      'createWiki: unknown option "pages"; it belongs in the definition, the first argument.',
    ],
    [
      'strict',
      () => createWiki({}, { strict: { excpet: [] } as object }),
      'createWiki: strict: unknown option "excpet"; did you mean "except"?',
    ],
    [
      'debug',
      () => createWiki({}, { debug: { name: 'mediawiki' } as object }),
      'createWiki: debug: unknown option "name"; did you mean "names"?',
    ],
    [
      'wiki.fail',
      (wiki) => wiki.fail({ kind: 'maxlag', time: 2 } as never),
      'wiki.fail: maxlag takes no "time"; did you mean "times"?',
    ],
    [
      'wiki.failNext',
      (wiki) => wiki.failNext('maxlag', { lags: 2 } as never),
      'wiki.failNext: maxlag takes no "lags"; did you mean "lag"?',
    ],
    [
      'wiki.failNext, how often',
      (wiki) => wiki.failNext('maxlag', { times: 2 } as never),
      'wiki.failNext: maxlag takes no "times"; wiki.fail does.',
    ],
    [
      'wiki.intercept',
      (wiki) => wiki.intercept('https://wiki.example/w', { knock: 1 } as object),
      'wiki.intercept: unknown option "knock"; did you mean "nock"?',
    ],
    [
      'wiki.writePact',
      (wiki) => wiki.writePact({ consumer: 'bot', directory: 'pacts' } as { consumer: string }),
      'wiki.writePact: unknown option "directory"; the options are consumer, provider, dir, relies.',
    ],
    [
      'assertReceived',
      (wiki) => {
        wiki.assertReceived({}, { time: 2 } as object);
      },
      'assertReceived: unknown option "time"; did you mean "times"?',
    ],
    [
      'assertNoUnexpectedRequests',
      (wiki) => {
        wiki.assertNoUnexpectedRequests({ error: ['badtoken'] } as object);
      },
      'assertNoUnexpectedRequests: unknown option "error"; did you mean "errors"?',
    ],
  ];
  for (const [what, call, message] of refused) {
    it(`are rejected by ${what}`, () => {
      expect(() => call(createWiki())).to.throw(TypeError, message);
    });
  }

  it('are rejected by wiki.listen', async () => {
    const listening = createWiki().listen({ prot: 8080 } as object);
    const error: unknown = await listening.catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(TypeError);
    expect(String(error)).to.contain('wiki.listen: unknown option "prot"; did you mean "port"?');
  });

  it('are rejected if they are not an object', () => {
    expect(() => createWiki({}, undefined)).not.to.throw();
    expect(() => createWiki({}, 'strict' as never)).to.throw(
      TypeError,
      'createWiki: the options must be an object with',
    );
  });
});

describe('an option among the members of a definition', () => {
  it('is rejected with a hint where it belongs', () => {
    expect(() => createWiki({ strict: true } as object)).to.throw(
      'createWiki: strict is an option, which belongs in the second argument: createWiki(definition, { strict: … })',
    );
  });
});
