import { expect } from 'chai';
import { deepStrictEqual } from 'node:assert';
import { createWiki } from '../index';
import { send } from '../testing/send.test-support';

describe('the requests of a wiki', () => {
  const wiki = createWiki({}, { unsupported: 'as-unknown' });
  const urlsOf = (requests: readonly { url: string }[]) => requests.map(({ url }) => /requestid=(.)/.exec(url)?.[1]);

  before(() => {
    send(wiki, 'action=query&list=imageusage&iutitle=File:A.png&format=json&requestid=1');
    send(wiki, 'action=query&generator=imageusage&giutitle=File:A.png&meta=tokens&format=json&requestid=2');
    send(wiki, 'action=query&list=%1Fimageusage%1Fnope&iutitle=File:B.png&format=json&requestid=3');
    send(wiki, 'action=edit&format=json&requestid=4', { body: 'title=A&token=SECRET' });
  });

  it('are found by their module or action', () => {
    expect(urlsOf(wiki.requests.to('imageusage'))).to.deep.equal(['1', '2', '3']);
    expect(urlsOf(wiki.requests.to('query+tokens'))).to.deep.equal(['2']);
    expect(urlsOf(wiki.requests.to('query'))).to.deep.equal(['1', '2', '3']);
    // Even if the wiki does not have it.
    expect(urlsOf(wiki.requests.to('nope'))).to.deep.equal(['3']);
    expect(urlsOf(wiki.requests.to('edit'))).to.deep.equal(['4']);
    expect(wiki.requests.to('watch')).to.have.length(0);
  });

  it('are found by their parameters, also in several steps', () => {
    expect(urlsOf(wiki.requests.matching({ iutitle: /^File:/ }))).to.deep.equal(['1', '3']);
    expect(urlsOf(wiki.requests.to('imageusage').matching({ iutitle: 'File:B.png' }))).to.deep.equal(['3']);
    // Secrets can be compared but are not shown.
    const [found] = wiki.requests.matching({ token: 'SECRET' });
    expect(found?.parameters).to.deep.equal({
      title: 'A',
      token: '<hidden>',
      action: 'edit',
      format: 'json',
      requestid: '4',
    });
  });

  it('have the last request and their number', () => {
    expect(wiki.requests.last?.parameters).to.include({ action: 'edit' });
    expect([wiki.requests.count, wiki.requests.dropped, wiki.requests.length]).to.deep.equal([4, 0, 4]);
    expect(wiki.requests.to('tokens').count).to.equal(1);
    expect([createWiki().requests.count, createWiki().requests.last]).to.deep.equal([0, undefined]);
  });

  it('are otherwise an array', () => {
    expect(Array.isArray(wiki.requests)).to.equal(true);
    expect([...wiki.requests]).to.have.length(4);
    deepStrictEqual(createWiki().requests, []);
    expect(Object.keys(createWiki().requests)).to.deep.equal([]);
  });
});
