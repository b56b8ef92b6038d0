import { expect } from 'chai';

import { createWiki } from '../../index';
import { wikidoubleMatchers } from '../jest';
import { send } from '../../testing/send.test-support';
import { wikidoubleMatchers as vitestMatchers } from '../vitest';

const { toHaveReceived, toHaveNoUnexpectedRequests, toHaveConsumedAllFailures } = wikidoubleMatchers;

/** The message of a failed matcher; undefined if it passes. */
function complaint({ pass, message }: { pass: boolean; message: () => string }, isNegated = false): string | undefined {
  return pass === isNegated ? message().split('\n', 1)[0] : undefined;
}

describe('matchers for Jest and Vitest', () => {
  const wiki = createWiki();

  before(() => {
    for (let count = 0; count < 2; count++) {
      send(wiki, 'action=watch&format=json', { body: 'titles=Gallery&token=%2B%5C' });
    }
  });

  it('are the same for both', () => {
    expect(vitestMatchers).to.equal(wikidoubleMatchers);
  });

  it('toHaveReceived', () => {
    expect(complaint(toHaveReceived(wiki, { action: 'watch' }))).to.equal(undefined);
    expect(complaint(toHaveReceived(wiki, { action: 'watch' }, { times: 2 }))).to.equal(undefined);
    expect(complaint(toHaveReceived(wiki, { action: 'watch' }, { times: 1 }))).to.equal(
      'Expected the wiki to have received action=watch once, but it did twice.',
    );
    expect(complaint(toHaveReceived(wiki, { action: 'edit' }))).to.equal(
      'Expected the wiki to have received action=edit, but it never did.',
    );
  });

  it('not.toHaveReceived', () => {
    expect(complaint(toHaveReceived(wiki, { action: 'edit' }), true)).to.equal(undefined);
    expect(complaint(toHaveReceived(wiki, { action: 'watch' }, { times: 1 }), true)).to.equal(undefined);
    expect(complaint(toHaveReceived(wiki, { action: 'watch' }), true)).to.equal(
      'Expected the wiki not to have received action=watch, but it did twice.',
    );
    expect(complaint(toHaveReceived(wiki, { action: 'edit' }, { times: 0 }), true)).to.equal(
      'Expected the wiki to have received such a request, but it never did.',
    );
  });

  it('toHaveNoUnexpectedRequests', () => {
    const quiet = createWiki();
    expect(complaint(toHaveNoUnexpectedRequests(quiet))).to.equal(undefined);
    expect(complaint(toHaveNoUnexpectedRequests(quiet), true)).to.equal(
      'Expected the wiki to have received an unexpected request, but it received none.',
    );
    expect(complaint(toHaveNoUnexpectedRequests(wiki))).to.equal('2 requests were not expected, of 2:');
    expect(complaint(toHaveNoUnexpectedRequests(wiki, { errors: ['notloggedin'] }))).to.equal(undefined);
  });

  it('toHaveConsumedAllFailures', () => {
    const wiki = createWiki();
    expect(complaint(toHaveConsumedAllFailures(wiki))).to.equal(undefined);
    expect(complaint(toHaveConsumedAllFailures(wiki), true)).to.match(/^Expected a fault to be left over/);
    wiki.failNext('maxlag');
    expect(complaint(toHaveConsumedAllFailures(wiki))).to.equal('A fault was not consumed:');
  });

  it('require a wiki, and do not catch errors other than failed assertions', () => {
    expect(() => toHaveReceived({}, {})).to.throw(TypeError, 'toHaveReceived requires a wiki created with createWiki.');
    expect(() => toHaveReceived(wiki, { titles: null } as never)).to.throw(TypeError, 'The parameter "titles" must be');
  });
});
