import { expect } from 'chai';

import { scenario } from '../runner/made-up-wiki.test-support';
import { RequestPlan } from './request-plan';

const tokens = { query: { action: 'query', meta: 'tokens', type: 'watch', format: 'json' } };
const usageOf = (name: string) => ({ query: { action: 'query', list: 'imageusage', iutitle: `{${name}.title}` } });

describe('RequestPlan', () => {
  it('sends what several scenarios need once', () => {
    const plan = new RequestPlan();
    const of = (name: string) =>
      scenario({ given: { [name]: { kind: 'file', uses: 2 } }, when: [tokens, usageOf(name)] });
    expect(plan.add(of('some')).map(({ isRemembered }) => isRemembered)).to.deep.equal([false, false]);
    const [first, second] = plan.add(of('twice'));
    expect([first?.isRemembered, second?.isRemembered]).to.deep.equal([true, true]);
    expect(second?.request.query).to.equal('?action=query&list=imageusage&iutitle=%7Btwice.title%7D');
  });

  it('sends what one scenario repeats as often as it does', () => {
    const plan = new RequestPlan();
    plan.add(scenario({ when: [tokens] }));
    const repeated = plan.add(scenario({ when: [tokens, tokens] }));
    expect(repeated.map(({ isRemembered }) => isRemembered)).to.deep.equal([true, false]);
  });

  it('sends everything that belongs to a session, and the debug block apart', () => {
    const ofSession = scenario({
      given: { reader: { kind: 'session', loggedIn: false } },
      when: [{ ...tokens, as: 'reader' }],
    });
    const ofBlock = scenario({ given: { block: { kind: 'debug block' } }, when: [tokens] });
    const plan = new RequestPlan();
    for (const each of [scenario({ when: [tokens] }), ofSession, ofSession, ofBlock]) {
      expect(plan.add(each)[0]?.isRemembered).to.equal(false);
    }
    expect(plan.add(ofBlock)[0]?.isRemembered).to.equal(true);
  });

  it('estimates what further scenarios need, with three batches of a list', () => {
    const plan = new RequestPlan();
    plan.add(scenario({ when: [tokens] }));
    const walk = { walk: true, query: { action: 'query', list: 'imageusage', iutitle: 'File:A.png', iulimit: '5' } };
    const open = [
      scenario({ when: [tokens, walk] }),
      scenario({ when: [{ ...walk, query: { ...walk.query, iulimit: 'max' } }] }),
    ];
    expect(plan.estimate(open)).to.equal(4);
    // An estimate changes nothing.
    expect(plan.estimate(open)).to.equal(4);
  });
});
