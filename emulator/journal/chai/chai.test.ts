import { AssertionError, expect, use } from 'chai';
import { createWiki } from '../../index';
import { send } from '../../testing/send.test-support';
import { wikidoubleChai } from './index';

use(wikidoubleChai);

describe('expect(wiki)', () => {
  const wiki = createWiki();

  before(() => {
    for (let count = 0; count < 2; count++) {
      send(wiki, 'action=watch&format=json', { body: 'titles=Gallery&token=%2B%5C' });
    }
    send(wiki, 'action=query&format=json');
  });

  it('to have received a request', () => {
    expect(wiki).to.have.received({ action: 'watch', titles: 'Gallery' });
    expect(wiki).to.have.received({ action: 'watch' }).twice;
    expect(wiki).to.have.received({ action: 'query' }).once;
    expect(wiki).to.have.received({}).thrice;
    expect(wiki).to.have.received({ action: 'watch' }).times(2).and.received({ action: 'query' }).once;
    expect(() => expect(wiki).to.have.received({ action: 'watch', titles: 'Galery' })).to.throw(
      AssertionError,
      /^Expected the wiki to have received action=watch titles=Galery, but it never did\.\nIt received 3 requests; the nearest is\n/,
    );
  });

  it('to have received it a number of times', () => {
    for (const count of [
      () => expect(wiki).to.have.received({ action: 'watch' }).once,
      () => expect(wiki).to.have.received({ action: 'watch' }).thrice,
      () => expect(wiki).to.have.received({ action: 'watch' }).times(5),
      () => expect(wiki).to.have.received({ action: 'query' }).twice,
    ]) {
      expect(count).to.throw(
        AssertionError,
        /^Expected the wiki to have received action=\w+ .*, but it did (?:once|twice)\./,
      );
    }
  });

  it('not to have received a request', () => {
    expect(wiki).to.not.have.received({ action: 'edit' });
    expect(() => expect(wiki).to.not.have.received({ action: 'query' })).to.throw(
      AssertionError,
      'Expected the wiki not to have received action=query, but it did once.',
    );
    expect(() => expect(wiki).to.not.have.received({ action: 'edit' }).twice).to.throw(
      TypeError,
      '"not received" means never; omit "not" or the number.',
    );
  });

  it('begins its message with that of the test', () => {
    expect(() => expect(wiki, 'the page is watched').to.have.received({ action: 'edit' })).to.throw(
      AssertionError,
      /^the page is watched: Expected/,
    );
  });

  it('requires a wiki', () => {
    expect(() => expect({}).to.have.received({})).to.throw(TypeError, 'received requires a wiki');
  });

  it('does not override the words of other plugins', () => {
    expect(() => Reflect.get(expect(1).to.be, 'once') as unknown).to.throw('Invalid Chai property: once');
  });
});
