import { expect } from 'chai';
import { createWiki, type FaultDefinition, type Wiki } from '../index';
import { interactionsOf, temporaryFolder } from '../../pact/record/made-contract.test-support';
import { send } from '../testing/send.test-support';

const usage = 'action=query&list=imageusage&iutitle=File:Cat.jpg&format=json';
const tokens = 'action=query&meta=tokens&type=login&format=json';

describe('Planned faults', () => {
  const folder = temporaryFolder();
  let wiki: Wiki;
  beforeEach(() => {
    wiki = createWiki({ pages: [{ title: 'Gallery', uses: ['File:Cat.jpg'] }] }, { seed: 1 });
  });
  const outcomeOf = (query: string): string | number => {
    const response = send(wiki, query);
    return response.header('MediaWiki-API-Error') ?? response.status;
  };
  const outcomes = (count: number, query = usage) => Array.from({ length: count }, () => outcomeOf(query));

  it('strike once each, one per request, in the order of planning', () => {
    wiki.failNext('maxlag');
    wiki.failNext(503);
    expect(outcomes(3)).to.deep.equal(['maxlag', 503, 200]);
  });

  it('strike a given number of times, and count how often', () => {
    const failure = wiki.fail({ kind: 'maxlag', times: 2 });
    expect([failure.kind, failure.consumed, failure.remaining]).to.deep.equal(['maxlag', 0, 2]);
    expect(outcomeOf(usage)).to.equal('maxlag');
    expect([failure.consumed, failure.remaining]).to.deep.equal([1, 1]);
    expect(outcomes(2)).to.deep.equal(['maxlag', 200]);
    expect([failure.consumed, failure.remaining]).to.deep.equal([2, 0]);
  });

  it('let requests pass first, of those that they can strike and that the test chooses', () => {
    const failure = wiki.fail({
      kind: 'maxlag',
      after: 2,
      times: 1,
      when: ({ modules }) => modules.includes('imageusage'),
    });
    expect(outcomes(2, tokens)).to.deep.equal([200, 200]);
    expect(outcomes(4)).to.deep.equal([200, 200, 'maxlag', 200]);
    expect(failure.consumed).to.equal(1);
  });

  it('strike until they are removed', () => {
    {
      using failure = wiki.fail({ kind: 502 });
      expect(failure.remaining).to.equal(Infinity);
      expect(outcomes(3)).to.deep.equal([502, 502, 502]);
    }
    expect(outcomeOf(usage)).to.equal(200);
    const failure = wiki.fail({ kind: 502 });
    wiki.reset();
    expect(failure.remaining).to.equal(0);
    expect(outcomeOf(usage)).to.equal(200);
  });

  it('recognize values of a list with any separator', () => {
    wiki.failNext('maxlag', { when: ({ modules }) => modules.join() === 'query,siteinfo,tokens' });
    expect(outcomeOf('action=query&meta=tokens%1Fsiteinfo&format=json')).to.equal(200);
    expect(outcomeOf('action=query&meta=%1Fsiteinfo%1Ftokens&format=json')).to.equal('maxlag');
  });

  it('strike the requests that a test chooses', () => {
    const seen: unknown[] = [];
    const when: FaultDefinition['when'] = (request) => {
      seen.push(request);
      return request.modules.includes('tokens');
    };
    wiki.failNext('maxlag', { when });
    expect(outcomeOf(usage)).to.equal(200);
    expect(outcomeOf(tokens)).to.equal('maxlag');
    expect(seen[0]).to.deep.equal({
      method: 'GET',
      url: `/api.php?${usage}`,
      headers: { host: 'wiki.example' },
      parameters: { action: 'query', list: 'imageusage', iutitle: 'File:Cat.jpg', format: 'json' },
      action: 'query',
      modules: ['query', 'imageusage'],
    });
  });

  it('pass no secrets to predicates', () => {
    let seen = '';
    wiki.fail({ kind: 503, when: (request) => (seen = JSON.stringify(request)) === '' });
    send(wiki, 'format=json', {
      body: 'action=login&lgname=A&lgpassword=SECRET&lgtoken=SECRET',
      headers: { cookie: 'wiki_session=SECRET' },
    });
    expect(seen).to.contain('"action":"login"').and.not.contain('SECRET');
  });

  it('strike with a probability, reproducibly', () => {
    const pattern = (definition: Pick<FaultDefinition, 'seed' | 'probability'>) => {
      const failure = wiki.fail({ kind: 503, ...definition });
      const failed = outcomes(200).map((outcome) => outcome === 503);
      failure.remove();
      return failed;
    };
    const struck = (failed: readonly boolean[]) => failed.filter(Boolean).length;
    const tenth = pattern({ probability: 0.1 });
    expect(struck(tenth)).to.be.within(10, 30);
    expect(pattern({ probability: 0.1 })).to.deep.equal(tenth);
    expect(pattern({ probability: 0.1, seed: 7 })).to.not.deep.equal(tenth);
    expect(struck(pattern({ probability: 0 }))).to.equal(0);
    expect(struck(pattern({ probability: 1 }))).to.equal(200);
  });

  it('do not change the random values of the wiki', () => {
    const tokenOf = (failing: boolean) => {
      const own = createWiki({}, { seed: 1, now: '2026-01-31T12:00:00Z' });
      if (failing) own.fail({ kind: 'slow', probability: 0.5, when: () => false });
      if (failing) own.fail({ kind: 503, probability: 0, seed: 'x' });
      return [send(own, tokens).body, send(own, tokens).body];
    };
    expect(tokenOf(true)).to.deep.equal(tokenOf(false));
  });

  it('are recorded in the journal', () => {
    wiki.failNext(429);
    wiki.failNext('maxlag');
    outcomes(3);
    expect(wiki.requests.map(({ status, errorCode, failure }) => [status, errorCode, failure])).to.deep.equal([
      [429, undefined, 429],
      [200, 'maxlag', 'maxlag'],
      [200, undefined, undefined],
    ]);
  });

  it('are not recorded in contracts', () => {
    wiki.failNext('maxlag');
    outcomes(2);
    expect(interactionsOf(wiki, folder.path)).to.have.lengthOf(1);
    expect(JSON.stringify(interactionsOf(wiki, folder.path)))
      .to.contain('imageusage')
      .and.not.contain('maxlag');
  });

  describe('that were not consumed', () => {
    const complaint = (): string => {
      try {
        wiki.assertAllFailuresConsumed();
        return '';
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    };

    it('pass if all struck, or none was planned', () => {
      expect(complaint()).to.equal('');
      wiki.failNext(503);
      const goesOn = wiki.fail({ kind: 'maxlag' });
      wiki.fail({ kind: 'reset', probability: 0.001, when: () => false });
      outcomes(2);
      expect(complaint()).to.equal('');
      expect(goesOn.consumed).to.equal(1);
    });

    it('are named, with what happened instead', () => {
      wiki.fail({ kind: 'readonly', times: 2 });
      expect(complaint()).to.equal('A fault was not consumed:\n- readonly: 2 of 2 left; no request came');
      wiki.failNext(503, { when: ({ action }) => action === 'login' });
      wiki.fail({ kind: 'ratelimited' });
      send(wiki, usage);
      expect(complaint()).to.equal(
        'Faults were not consumed:\n' +
          '- readonly: 2 of 2 left; 1 request came, but it strikes only POST requests for an action that writes\n' +
          '- 503: 1 of 1 left; 1 request came, and "when" chose too few of them\n' +
          '- ratelimited: struck nothing; 1 request came, but it strikes only POST requests for an action that needs a token',
      );
      wiki.reset();
      expect(complaint()).to.equal('');
    });
  });

  it('are rejected with an unknown kind, option or value, and a suggestion', () => {
    const plan = (definition: object) => () => wiki.fail(definition as FaultDefinition);
    expect(plan({ kind: 'maxleg' })).to.throw(
      TypeError,
      'wiki.fail: there is no fault "maxleg"; did you mean "maxlag"?',
    );
    expect(plan({ kind: 404 })).to.throw(TypeError, /^wiki\.fail: there is no fault 404/);
    expect(plan({ kind: 418 })).to.throw(
      TypeError,
      'wiki.fail: there is no fault 418; the statuses are 413, 414, 429, 500, 502, 503, 504.',
    );
    expect(plan('maxlag' as never)).to.throw(
      TypeError,
      'wiki.fail needs an object, such as { kind: "maxlag", times: 2 }.',
    );
    expect(plan({ kind: 'toString' })).to.throw(TypeError, 'there is no fault "toString"; there are 413, 414, ');
    expect(plan({ kind: 'maxlag', lags: 3 })).to.throw(TypeError, 'maxlag takes no "lags"; did you mean "lag"?');
    expect(plan({ kind: 'maxlag', times: 1.5 })).to.throw(
      TypeError,
      'wiki.fail: times of maxlag must be a non-negative integer, not 1.5.',
    );
    expect(plan({ kind: 503, probability: 2 })).to.throw(TypeError, 'a number from 0 to 1, not 2');
    expect(plan({ kind: 503, retryAfter: 'a\r\nb: c' })).to.throw(TypeError, 'retryAfter of 503 must be');
    expect(plan({ kind: 'internal-error', exception: 'a b' })).to.throw(TypeError, 'the name of a class');
    expect(plan({ kind: 'blocked', expiry: 'soon' })).to.throw(TypeError, 'a time such as');
    expect(outcomeOf(usage)).to.equal(200);
  });
});
