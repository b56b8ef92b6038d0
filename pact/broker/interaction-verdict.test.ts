import { expect } from 'chai';

import type { InteractionOutcome } from '../verify/outcome';
import { verdictsByInteraction, verdictsOf } from './interaction-verdict';

const outcome: InteractionOutcome = {
  source: 'pacts/my-bot.json',
  consumer: 'my-bot',
  description: 'a token',
  states: [],
  comments: [],
  verdict: 'fail',
  pending: false,
  id: '5fccc5eb9dca682f29cd1da138f46aa18ea24755',
  mismatches: [],
};

describe('verdictsOf', () => {
  it('describes mismatches as native verifiers do', () => {
    const differs = (at: string) => ({ at, expected: '', actual: '', text: `about ${at}` });
    const mismatches = [differs('status'), differs('header Cache-Control'), differs('$.query.tokens')];
    expect(verdictsOf([{ ...outcome, mismatches }])[0]?.mismatches).to.deep.equal([
      { attribute: 'status', description: 'about status' },
      { attribute: 'header', identifier: 'Cache-Control', description: 'about header Cache-Control' },
      { attribute: 'body', identifier: '$.query.tokens', description: 'about $.query.tokens' },
    ]);
  });

  it('says why an interaction without a response fails', () => {
    expect(verdictsOf([{ ...outcome, reason: 'this state is unknown' }])[0]?.mismatches).to.deep.equal([
      { attribute: 'response', description: 'this state is unknown' },
    ]);
  });
});

describe('verdictsByInteraction', () => {
  it('distinguishes interactions with the same description by their ids only', () => {
    const interactions = [
      { id: '1', description: 'a token' },
      { id: '2', description: 'a token' },
    ];
    const byId = verdictsByInteraction(interactions, [
      { id: '2', description: 'a token', verdict: 'pass' },
      { id: '1', description: 'a token', verdict: 'fail' },
    ]);
    expect(byId.map(({ verdict }) => verdict)).to.deep.equal(['fail', 'pass']);
    const byDescription = verdictsByInteraction(interactions, [{ description: 'a token', verdict: 'pass' }]);
    expect(byDescription.map(({ verdict }) => verdict)).to.deep.equal(['inconclusive', 'inconclusive']);
  });
});
