import { expect } from 'chai';

import { foldingWith } from '../variation/folding.test-support';
import { UnansweredBefore, WikiUnreachable, type SentRequest } from './exchange';
import { scenario, target, targetOf } from './made-up-wiki.test-support';
import { runInSequence, selectScenarios } from './scenario-sequence';
import type { Target } from './target';

const one = scenario({ id: 'one', rules: ['4.1.1', '2.2'] });
const two = scenario({ id: 'two', rules: ['4.2.1'], then: [{ status: 404 }] });
const ten = scenario({ id: 'ten', rules: ['4.10'] });

describe('runInSequence', () => {
  it('runs scenarios in turn and reports each', async () => {
    const told: string[] = [];
    const onResult = ({ scenario: { id }, verdict }: { scenario: { id: string }; verdict: string }) => {
      told.push(`${id} ${verdict}`);
    };
    const results = await runInSequence(target({}), [one, two, ten], { onResult });
    expect(told).to.deep.equal(['one pass', 'two fail', 'ten pass']);
    expect(results.map(({ scenario: { id } }) => id)).to.deep.equal(['one', 'two', 'ten']);
  });

  it('runs only the selected scenarios', async () => {
    const results = await runInSequence(target({}), [one, two, ten], { only: ['two'] });
    expect(results).to.have.length(1);
  });

  it('runs a scenario again that failed by a response kept from another one, five times at most', async () => {
    let forgotten = 0;
    const cached: Target = { ...target({}), forgetResponses: () => ++forgotten > 0 };
    let prepared = 0;
    const counting: Target = {
      ...cached,
      prepare: (given) => {
        prepared++;
        return cached.prepare(given);
      },
    };
    await runInSequence(counting, [one, ...Array<typeof two>(7).fill(two)]);
    expect(forgotten).to.equal(5);
    expect(prepared).to.equal(8 + 5);
  });

  it('gives up on a wiki that does not respond', async () => {
    let sent = 0;
    const dead = targetOf(() => {
      sent++;
      return Promise.reject(new WikiUnreachable('It is down.'));
    });
    const results = await runInSequence(dead, [one, two, ten, one, two]);
    expect(sent).to.equal(3);
    expect(results.map(({ verdict, reason }) => `${verdict}: ${reason ?? ''}`)).to.deep.equal(
      Array(5).fill('inconclusive: It is down.'),
    );
    expect(results[4]?.scenario).to.equal(two);
  });

  it('continues if the wiki still responds to some requests', async () => {
    let sent = 0;
    const partly = targetOf(() => {
      return ++sent > 3 ? target({}).prepare(one) : Promise.reject(new WikiUnreachable('It fails.'));
    });
    const results = await runInSequence({ ...partly, isResponding: () => Promise.resolve(true) }, [one, one, one, one]);
    expect(results.map(({ verdict }) => verdict)).to.deep.equal([...Array<string>(3).fill('inconclusive'), 'pass']);
  });

  it('does not count requests that are known to get no response', async () => {
    let sent = 0;
    const remembered = targetOf(() => {
      sent++;
      return Promise.reject(new UnansweredBefore('It fails.'));
    });
    await runInSequence(remembered, Array<typeof one>(9).fill(one));
    expect(sent).to.equal(9);
  });

  it('gives up on a wiki that responds only to the simplest request', async () => {
    let sent = 0;
    const useless = targetOf(() => {
      sent++;
      return Promise.reject(new WikiUnreachable('It is slow.'));
    });
    await runInSequence({ ...useless, isResponding: () => Promise.resolve(true) }, Array<typeof one>(100).fill(one));
    expect(sent).to.equal(27);
  });
});

describe('selectScenarios', () => {
  const ids = (...only: string[]) => selectScenarios([one, two, ten], only).map(({ id }) => id);

  it('selects by scenario, rule and section', () => {
    expect(ids()).to.deep.equal(['one', 'two', 'ten']);
    expect(ids('ten', 'one')).to.deep.equal(['one', 'ten']);
    expect(ids('4.2.1')).to.deep.equal(['two']);
    expect(ids('4.1')).to.deep.equal(['one']);
    expect(ids('4')).to.deep.equal(['one', 'two', 'ten']);
  });

  it('rejects unknown ids', () => {
    expect(() => ids('one', '4.3')).to.throw(RangeError, '"4.3"');
  });
});

describe('a scenario with conditions folded into its requests', () => {
  /** Runs a scenario three times against a wiki that is broken in some requests, and counts them all. */
  async function runFolded(isBroken: (request: SentRequest) => boolean, spareRequests?: Target['spareRequests']) {
    const request = { method: 'GET', query: '?action=query&meta=tokens&type=watch&format=json', headers: {} };
    const folding = await foldingWith(request, 'uselang', 'accept', 'beside siteinfo');
    let requests = 0;
    const send = folding.wrap((request) => {
      requests++;
      const body = isBroken(request) ? '{}' : '{"query":{"tokens":{"watchtoken":"+\\\\"}}}';
      return Promise.resolve({ status: 200, headers: [['Content-Type', 'application/json']], body });
    });
    const folded: Target = { ...target({}, { send }), folding, ...(spareRequests && { spareRequests }) };
    const ofTokens = scenario({
      when: [{ query: { action: 'query', meta: 'tokens', type: 'watch', format: 'json' } }],
      then: [{ at: '/query/tokens/watchtoken', present: true }],
    });
    const results = await runInSequence(folded, [ofTokens, ofTokens, ofTokens]);
    return { verdicts: results.map(({ verdict }) => verdict), result: results[0], requests };
  }

  it('passes on a wiki that keeps the rule under them', async () => {
    const { verdicts, requests } = await runFolded(() => false);
    expect([verdicts, requests]).to.deep.equal([['pass', 'pass', 'pass'], 3]);
  });

  it('fails with the conditions that it takes, once for each of them', async () => {
    const { verdicts, result } = await runFolded(({ query }) => query.includes('uselang'));
    expect(verdicts).to.deep.equal(['fail', 'pass', 'pass']);
    expect(result?.reason).to.equal('only with uselang');
    expect(result?.failures[0]?.curl).to.match(/type=watch&format=json&uselang=de'/);
  });

  it('names several conditions that only break it together', async () => {
    const { result } = await runFolded(({ query, headers }) => query.includes('siteinfo') && 'accept' in headers);
    expect(result?.reason).to.equal('only with the header Accept, beside meta=siteinfo');
  });

  it('fails without a condition if it needs none', async () => {
    const { result } = await runFolded(() => true);
    expect(result?.verdict).to.equal('fail');
    expect(result).to.not.have.property('reason');
  });

  it('passes if it failed by accident', async () => {
    let requests = 0;
    const { verdicts } = await runFolded(() => ++requests === 1);
    expect(verdicts).to.deep.equal(['pass', 'pass', 'pass']);
  });

  it('is repeated once all others have been run, if they need the requests', async () => {
    let inquiries = 0;
    const { verdicts, result } = await runFolded(
      ({ query }) => query.includes('uselang'),
      () => (++inquiries > 3 ? 100 : 0),
    );
    expect(verdicts).to.deep.equal(['fail', 'fail', 'fail']);
    expect(result?.reason).to.equal('only with uselang');
  });

  it('fails without being repeated if the budget does not allow it', async () => {
    const { verdicts, result, requests } = await runFolded(
      ({ query }) => query.includes('uselang'),
      () => 0,
    );
    expect([verdicts, requests]).to.deep.equal([['fail', 'fail', 'fail'], 3]);
    expect(result?.reason).to.equal('under further conditions; the budget did not allow repeating it without them');
  });

  it('spends a bounded number of requests on finding out', async () => {
    const { result, requests } = await runFolded(({ query }) => query.split('&').length > 6);
    expect(result?.reason).to.match(/^only /);
    expect(requests).to.be.at.most(60);
  });
});
