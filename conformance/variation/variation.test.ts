import { expect } from 'chai';

import { createWiki } from '../../emulator';
import { sendInProcess } from '../http/send-in-process';
import { single, type Invariant } from '../invariants/invariant';
import { Judge } from '../invariants/judge';
import type { JudgedExchange } from '../invariants/judged-exchange';
import { vary } from './variation';

/** What responses must not be about, by the id of the invariant. */
const forbidden: Readonly<Record<string, (exchange: JudgedExchange) => boolean>> = {
  uselang: ({ parameters }) => parameters.values.has('uselang'),
  requestid: ({ parameters }) => parameters.values.has('requestid'),
  xml: ({ parameters }) => parameters.values.get('format') === 'xml',
  post: ({ method }) => method === 'POST',
  maxage: ({ parameters }) => parameters.values.has('maxage'),
  'uselang and requestid': ({ parameters }) => parameters.values.has('uselang') && parameters.values.has('requestid'),
  everything: () => true,
};

const invariants = Object.entries(forbidden).map(([id, isBroken]): Invariant => ({
  id,
  title: id,
  rule: '1',
  quote: '',
  predicate: id,
  contract: 'none',
  judging: single((exchange) => (isBroken(exchange) ? { at: 'body', expected: 'another', actual: 'this' } : 'holds')),
}));

describe('generated requests', () => {
  it('name the smallest combination for every invariant that is broken', async () => {
    const judge = new Judge({ invariants });
    const api = 'http://wiki.example/api.php';
    let sent = 0;
    const send = judge.watch((request) => {
      sent++;
      return sendInProcess(createWiki(), api)(request);
    }, api);
    const chosen = new Set(invariants.map(({ id }) => id));
    const { conditions, requests, coverage } = await vary(send, judge, {}, { seed: 1, strength: 2, chosen });
    expect(Object.fromEntries(conditions)).to.deep.equal({
      uselang: 'only with uselang',
      requestid: 'only with requestid',
      xml: 'only with format=xml',
      post: 'only for POST',
      maxage: 'only with maxage',
      'uselang and requestid': 'only with uselang, with requestid',
    });
    expect(coverage.covered).to.equal(coverage.total);
    expect(sent).to.equal(requests);
    expect(requests).to.be.at.most(300);
  });
});
