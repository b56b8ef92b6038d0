import { expect } from 'chai';

import { createWiki } from '../../create-wiki';
import { releaseNames } from '../../releases/release';
import { Client, send } from '../../testing/send.test-support';

describe('The help page', () => {
  const limits = /is enforced to [\d,]+|between 1 and [\d,]+/g;
  const users = [{ name: 'Alice', password: 'a', groups: ['sysop'] }];

  it('names the limits of the user', () => {
    // Both were observed on a real wiki of 1.43, anonymously and as its administrator.
    const client = new Client(createWiki({ users }, { release: '1.43' }));
    const query = 'action=help&modules=query%2Brevisions';
    expect([...new Set(client.send(query).body.match(limits))]).to.deep.equal([
      ...['is enforced to 50', 'between 1 and 500', 'is enforced to 1'],
    ]);
    client.logIn('Alice', 'a');
    expect([...new Set(client.send(query).body.match(limits))]).to.deep.equal([
      ...['is enforced to 500', 'between 1 and 5,000', 'is enforced to 1'],
    ]);
  });

  for (const release of releaseNames) {
    it(`does not describe action=query where the pages of the request cannot be read, ${release}`, () => {
      // Observed on real wikis of both releases.
      const isDescribed = (query: string) =>
        !send(createWiki({}, { release }), query).body.includes('No documentation for module query');
      const tooMany = `titles=${'a|'.repeat(51)}b`;
      expect(['titles=a|b', 'pageids=1', tooMany, 'pageids=x'].map(isDescribed)).to.deep.equal([
        ...[true, true, false, false],
      ]);
    });

    it(`has a table of contents if there is anything in it, ${release}`, () => {
      // Observed on real wikis of both releases.
      const hasContents = (modules: string) =>
        send(createWiki({}, { release }), `action=help&modules=${modules}&toc=`).body.includes('id="toc"');
      expect(['', 'main', 'logout'].map(hasContents)).to.deep.equal([false, true, true]);
    });
  }
});
