import { expect } from 'chai';

import { createWiki, type Wiki, type WikiDefinition } from '../../..';

const definition: WikiDefinition = {
  users: [
    { name: 'Carol', groups: ['bot'] },
    { name: 'Alice', groups: ['sysop', 'bot'] },
    { name: 'Bob' },
    { name: 'Dave', groups: ['sysop'], groupExpiry: { sysop: '2000-01-01T00:00:00Z' } },
  ],
};

async function names(wiki: Wiki, parameters: string): Promise<string[]> {
  const query = `action=query&format=json&list=allusers&${parameters}`;
  const response = await wiki.fetch(`https://wiki.example/api.php?${query}`);
  const { query: found } = (await response.json()) as { query: { allusers: { name: string }[] } };
  return found.allusers.map(({ name }) => name);
}

describe('list=allusers', () => {
  it('lists accounts by name, also those that were added later', async () => {
    const wiki = createWiki(definition);
    expect(await names(wiki, '')).to.deep.equal(['Alice', 'Bob', 'Carol', 'Dave']);
    wiki.addUser('Beth');
    expect(await names(wiki, 'auprefix=b&audir=descending')).to.deep.equal(['Bob', 'Beth']);
    wiki.reset();
    expect(await names(wiki, 'auprefix=B')).to.deep.equal(['Bob']);
  });

  it('lists members of one of several groups once, without those whose membership has ended', async () => {
    const wiki = createWiki(definition);
    expect(await names(wiki, 'augroup=bot|sysop')).to.deep.equal(['Alice', 'Carol']);
    expect(await names(wiki, 'augroup=sysop|bot&audir=descending')).to.deep.equal(['Carol', 'Alice']);
    expect(await names(wiki, 'auexcludegroup=sysop')).to.deep.equal(['Bob', 'Carol', 'Dave']);
  });

  it('lists active users with the number of their changes, as a real wiki does once its jobs were run', async () => {
    const wiki = createWiki(definition, { now: '2026-01-31T12:00:00Z' });
    wiki.addPage('A');
    wiki.editPage('A', { text: 'one', user: 'Bob' });
    wiki.editPage('A', { text: 'two', user: 'Bob' });
    wiki.editPage('A', { text: 'three', user: 'Carol' });
    const list = 'action=query&format=json&list=allusers&auprop=editcount&auactiveusers=1';
    const { query } = (await (await wiki.fetch(`https://wiki.example/api.php?${list}`)).json()) as { query: unknown };
    expect(JSON.stringify(query)).to.equal(
      '{"allusers":[{"userid":3,"name":"Bob","editcount":2,"recentactions":2},{"userid":1,"name":"Carol","editcount":1,"recentactions":1}]}',
    );
    wiki.clock.advance('31 days');
    expect(await names(wiki, 'auactiveusers=1')).to.deep.equal([]);
  });

  it('tells temporary accounts from named ones where there are some', async () => {
    const wiki = createWiki({
      ...definition,
      site: { temporaryAccounts: true },
      users: [{ name: 'Bob' }, { name: '~2026-1' }],
    });
    expect(await names(wiki, 'auexcludetemp=1')).to.deep.equal(['Bob']);
    expect(await names(wiki, 'auexcludenamed=1')).to.deep.equal(['~2026-1']);
  });

  it('has gaps in the lists of rights of 1.39, as format=rawfm shows (writing 18.2)', async () => {
    const wiki = createWiki(definition, { release: '1.39' });
    const query = 'action=query&list=allusers&auprop=rights&format=rawfm&wrappedhtml=1&auprefix=Alice';
    const { html } = (await (await wiki.fetch(`https://wiki.example/api.php?${query}`)).json()) as { html: string };
    expect(html).to.match(/"15": "movefile",\n +"21": "upload",\n/);
    expect(html).to.match(/"_element": "r",\n +"_type": "array"\n/);
  });

  it('does not name the elements where no group has a right, as format=rawfm shows', async () => {
    const wiki = createWiki(definition);
    const query = 'action=query&list=allusers&aurights=userrights-interwiki&format=rawfm&wrappedhtml=1';
    const { html } = (await (await wiki.fetch(`https://wiki.example/api.php?${query}`)).json()) as { html: string };
    expect(html).to.contain('"_element": ""');
  });

  for (let limit = 1; limit <= 4; limit++) {
    it(`gives the same accounts in pages of ${limit}`, async () => {
      const wiki = createWiki(definition);
      const found: string[] = [];
      for (let from: string | undefined = ''; from !== undefined;) {
        const query = `action=query&format=json&list=allusers&aulimit=${limit}&aufrom=${from}`;
        const response = await wiki.fetch(`https://wiki.example/api.php?${query}`);
        const body = (await response.json()) as {
          continue?: { aufrom: string };
          query: { allusers: { name: string }[] };
        };
        found.push(...body.query.allusers.map(({ name }) => name));
        from = body.continue?.aufrom;
      }
      expect(found).to.deep.equal(['Alice', 'Bob', 'Carol', 'Dave']);
    });
  }
});
