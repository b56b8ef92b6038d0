import { expect } from 'chai';

import { createWiki, type WikiDefinition } from '..';

const revisions = [
  { id: 1, text: 'one', user: 'Alice', timestamp: '2026-01-01T00:00:00Z' },
  { id: 2, text: 'two', user: '10.0.0.9', timestamp: '2026-01-02T00:00:00Z' },
  { id: 3, text: 'three', user: 'Alice', timestamp: '2026-01-03T00:00:00Z' },
];
const definition: WikiDefinition = {
  pages: [{ title: 'Alpha', revisions }],
  users: [
    { name: 'Alice', password: 'secret of Alice' },
    { name: 'Bob', password: 'secret of Bob' },
  ],
};

/** The ids of revisions in `list=usercontribs`, oldest first. */
async function idsOf(wiki: ReturnType<typeof createWiki>, authors: string): Promise<number[]> {
  const query = `action=query&format=json&list=usercontribs&ucdir=newer&uclimit=max&${authors}`;
  const response = await wiki.fetch(`https://wiki.example/api.php?${query}`);
  const { query: found } = (await response.json()) as { query: { usercontribs: { revid: number }[] } };
  return found.usercontribs.map(({ revid }) => revid);
}

describe('the revisions of an author', () => {
  it('are those of all pages, also of addresses', async () => {
    const wiki = createWiki(definition);
    expect(await idsOf(wiki, 'ucuser=Alice')).to.deep.equal([1, 3]);
    expect(await idsOf(wiki, 'ucuser=10.0.0.9')).to.deep.equal([2]);
    expect(await idsOf(wiki, 'ucuser=Bob')).to.deep.equal([]);
  });

  it('follow edits, deletions and resets', async () => {
    const wiki = createWiki(definition);
    expect(await idsOf(wiki, 'ucuser=Bob')).to.deep.equal([]);
    wiki.editPage('Alpha', { text: 'four', user: 'Bob' });
    expect(await idsOf(wiki, 'ucuser=Bob')).to.deep.equal([4]);
    expect(await idsOf(wiki, 'ucuser=Alice')).to.deep.equal([1, 3]);
    wiki.deletePage('Alpha');
    expect(await idsOf(wiki, 'ucuserprefix=')).to.deep.equal([]);
    wiki.reset();
    expect(await idsOf(wiki, 'ucuserprefix=')).to.deep.equal([2, 1, 3]);
  });

  it('are those of a range by address, and of a prefix by name', async () => {
    const byAddress = ['10.0.0.10', '10.0.0.9', '2001:DB8:0:0:0:0:0:1', '10.0.1.1'].map((user, index) => {
      return { id: index + 1, text: 'x'.repeat(index), user, timestamp: `2026-01-0${index + 1}T00:00:00Z` };
    });
    const wiki = createWiki({ pages: [{ title: 'Alpha', revisions: byAddress }] });
    expect(await idsOf(wiki, 'uciprange=10.0.0.0/24')).to.deep.equal([2, 1]);
    expect(await idsOf(wiki, 'ucuserprefix=10.0.0.')).to.deep.equal([1, 2]);
    expect(await idsOf(wiki, 'uciprange=2001:db8::/32')).to.deep.equal([3]);
  });

  it('number authors as they appear, apart in each copy of a wiki', async () => {
    const wiki = createWiki(definition);
    const respond = async (parameters: string): Promise<string> => {
      const query = `action=query&format=json&list=usercontribs&uclimit=1&${parameters}`;
      return (await wiki.fetch(`https://wiki.example/api.php?${query}`)).text();
    };
    expect(await respond('ucuser=10.0.0.9|Alice&ucdir=newer')).to.contain('"uccontinue":"actor|1|');
    const snapshot = wiki.snapshot();
    wiki.addUser('Carol');
    expect(await respond('ucuser=Alice|Carol')).to.contain('"uccontinue":"actor|1|');
    expect(await respond('ucuser=Carol&uccontinue=x')).to.contain('badcontinue');
    wiki.restore(snapshot);
    // No account has this name any more, so nothing else is checked (vector usercontribs/unknown-name-and-contradiction).
    expect(await respond('ucuser=Carol&uccontinue=x')).to.contain('"usercontribs":[]');
  });
});
