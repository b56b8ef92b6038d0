import { inspect } from 'node:util';

import { expect } from 'chai';
import { createWiki, type WikiDefinition } from './index';
import { defaultRelease, releaseNames } from './releases/release';
import { releases } from './releases/releases';
import { Client, send, fixture } from './testing/send.test-support';

const users = [{ name: 'Alice', password: 'a' }];
const definition: WikiDefinition = { pages: [{ title: 'Gallery', uses: ['File:Cat.jpg'] }], users };
const usage = 'action=query&list=imageusage&iutitle=File:Cat.jpg&format=json';
const found = '{"batchcomplete":"","query":{"imageusage":[{"pageid":1,"ns":0,"title":"Gallery"}]}}';
const nothing = '{"batchcomplete":"","query":{"imageusage":[]}}';
const noon = '2026-01-31T12:00:00Z';

const codeOf = (client: Client): string | undefined =>
  client.send('action=query&assert=user&format=json').header('MediaWiki-API-Error');

describe('a wiki', () => {
  it('has the content of its definition, and is empty without one', () => {
    expect(send(createWiki(definition), usage).body).to.equal(found);
    expect(send(createWiki(), usage).body).to.equal(nothing);
  });

  it('shares nothing with another', () => {
    const one = createWiki(definition, { seed: 1 });
    const other = createWiki({ users }, { seed: 1 });
    const client = new Client(one);
    client.logIn('Alice', 'a');
    expect(codeOf(client)).to.equal(undefined);
    const stranger = new Client(other);
    for (const [name, value] of client.cookies) stranger.cookies.set(name, value);
    stranger.cookies.delete('wikiToken');
    expect(codeOf(stranger)).to.equal('assertuserfailed');
    expect(send(other, usage).body).to.equal(nothing);
    expect(other.requests).to.have.lengthOf(2);
    expect(one.requests).to.have.lengthOf(3);
  });

  it('is printed as one line', () => {
    const wiki = createWiki({ ...definition, site: { name: 'My wiki', release: '1.39' } });
    expect(inspect(wiki)).to.equal("Wiki 'My wiki' 1.39: 1 page, 1 user, 0 requests");
    wiki.addPage('Notes');
    send(wiki, usage);
    expect(inspect({ wiki })).to.equal("{ wiki: Wiki 'My wiki' 1.39: 2 pages, 1 user, 1 request }");
  });

  it('ignores later changes of the definition', () => {
    const changing = { pages: [{ title: 'Gallery', uses: ['File:Cat.jpg'] }] };
    const wiki = createWiki(changing);
    changing.pages.length = 0;
    expect(send(wiki, usage).body).to.equal(found);
  });

  it('returns the same bytes each time, with a seed and a fixed clock', () => {
    const bytes = (seed: number | string) => {
      const wiki = createWiki({ ...fixture, users }, { seed, now: noon });
      const client = new Client(wiki);
      client.logIn('Alice', 'a');
      const queries = [
        'action=query&meta=tokens&type=*&format=json',
        'action=query',
        '',
        'action=query&curtimestamp&format=json',
      ];
      return queries.map((query) => {
        const { status, headers, body } = client.send(query);
        return { status, headers, body };
      });
    };
    expect(bytes(1)).to.deep.equal(bytes(1));
    expect(bytes('a name')).to.deep.equal(bytes('a name'));
    expect(bytes(1)).to.not.deep.equal(bytes(2));
  });

  it('can be reset to its initial state', () => {
    const wiki = createWiki(definition, { seed: 1, now: noon });
    const first = send(wiki, 'action=query&meta=tokens&type=login&format=json').body;
    const client = new Client(wiki);
    client.logIn('Alice', 'a');
    wiki.clock.advance('1 hour');
    wiki.reset();
    expect(wiki.requests).to.deep.equal([]);
    expect(wiki.clock.now()).to.equal(Date.parse(noon));
    client.cookies.delete('wikiToken');
    expect(codeOf(client)).to.equal('assertuserfailed');
    expect(send(wiki, usage).body).to.equal(found);
    wiki.reset();
    expect(send(wiki, 'action=query&meta=tokens&type=login&format=json').body).to.equal(first);
  });

  it('has the newest release unless the options or the definition name another', () => {
    const versionOf = (wiki: ReturnType<typeof createWiki>) =>
      /<meta name="generator" content="MediaWiki ([\d.]+)"/.exec(send(wiki, 'action=query').body)?.[1];
    expect(versionOf(createWiki())).to.equal(releases[defaultRelease].version);
    expect(versionOf(createWiki({ site: { release: '1.39' } }))).to.equal('1.39.17');
    expect(versionOf(createWiki({ site: { release: '1.39' } }, { release: '1.43' }))).to.equal('1.43.9');
  });

  it('rejects an unknown release and an invalid time', () => {
    expect(() => createWiki({}, { release: '1.40' as '1.39' })).to.throw(
      RangeError,
      `createWiki: there is no release "1.40"; there are ${releaseNames.join(', ')}.`,
    );
    expect(() => createWiki({}, { now: 'noon' })).to.throw(RangeError, /"noon" is not a time/);
  });

  it('rejects a definition that breaks its schema or contradicts itself', () => {
    expect(() => createWiki({ pages: [{ titel: 'Typo' }] } as unknown as WikiDefinition)).to.throw('titel');
    expect(() => createWiki({ pages: [{ title: 'A' }, { title: 'a' }] })).to.throw('pages[1].title');
  });

  it('has its own fetch', async () => {
    const wiki = createWiki(definition);
    const response = await wiki.fetch(`https://wiki.example/w/api.php?${usage}`);
    expect(response.headers.get('content-type')).to.equal('application/json; charset=utf-8');
    expect(await response.text()).to.equal(found);
  });

  it('closes its servers and interceptions', async () => {
    await using wiki = createWiki(definition);
    const server = await wiki.listen();
    expect(await (await fetch(`${server.url}/api.php?${usage}`)).text()).to.equal(found);
    await wiki.close();
    expect(await fetch(server.url).catch(() => 'closed')).to.equal('closed');
  });
});
