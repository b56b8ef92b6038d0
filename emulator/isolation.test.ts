import { expect } from 'chai';

import { createWiki, type Wiki } from './index';
import { send, Client, member } from './testing/send.test-support';

const definition = {
  pages: [{ title: 'Gallery', text: '[[File:Cat.jpg]]' }],
  users: [{ name: 'Alice', password: 'a', groups: ['sysop'] }],
  changes: [{ page: 'Gallery', user: 'Bob' }],
};

const changesQuery = 'action=query&list=recentchanges&rcprop=user|comment&rclimit=max&format=json';
const watchedQuery = 'action=query&prop=info&inprop=watched&titles=Gallery&format=json';

/** Everything that might leak into another wiki. */
function stateOf(wiki: Wiki): unknown {
  const seen = seenByAlice(wiki);
  const changes = member(send(wiki, changesQuery).json(), 'query.recentchanges') as { user: string }[];
  const users = member(
    send(wiki, 'action=query&meta=siteinfo&siprop=statistics&format=json').json(),
    'query.statistics.users',
  );
  const usage = send(wiki, 'action=query&list=imageusage&iutitle=File:Dog.jpg&format=json').body.includes('Gallery');
  return { changes: changes.map(({ user }) => user), users, usage, ...seen };
}

/** What only a logged-in user sees. */
function seenByAlice(wiki: Wiki): { watched: boolean; unpatrolled: number } {
  const client = new Client(wiki);
  client.logIn('Alice', 'a');
  const unpatrolled = client.send('action=query&list=recentchanges&rcshow=unpatrolled&format=json').json();
  return {
    watched: client.send(watchedQuery).body.includes('"watched":""'),
    unpatrolled: (member(unpatrolled, 'query.recentchanges') as unknown[]).length,
  };
}

const untouched = { changes: ['Bob'], users: 1, usage: false, watched: false, unpatrolled: 1 };

/** What a client sees of its own wiki through every transport; every other client watches a page. */
async function useOne(number: number): Promise<unknown> {
  const name = `Editor ${number}`;
  await using wiki = createWiki({ pages: [{ title: 'Gallery' }], users: [{ name, password: `secret ${number}` }] });
  const { url: intercepted } = wiki.intercept(`https://wiki-${number}.example/w`);
  const { url: served } = await wiki.listen();
  const cookies = new Map<string, string>();
  const sendTo = async (fetchFrom: typeof fetch, url: string, query: string, body?: Record<string, string>) => {
    const cookie = Array.from(cookies, (entry) => entry.join('=')).join('; ');
    const sent = { headers: { cookie }, ...(body && { method: 'POST', body: new URLSearchParams(body) }) };
    const response = await fetchFrom(`${url}/api.php?${query}&format=json&formatversion=2`, sent);
    for (const line of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === 'deleted') cookies.delete(key);
      else cookies.set(key, value);
    }
    return response.json();
  };
  const tokenOf = async (type: string): Promise<string> => {
    const response = await sendTo(wiki.fetch, intercepted, `action=query&meta=tokens&type=${type}`);
    return String(member(response, `query.tokens.${type}token`));
  };
  const lgtoken = await tokenOf('login');
  await sendTo(fetch, served, 'action=login', { lgname: name, lgpassword: `secret ${number}`, lgtoken });
  const way = number % 2 === 0 ? '' : '&unwatch=1';
  await sendTo(fetch, intercepted, `action=watch&titles=Gallery${way}`, { token: await tokenOf('watch') });
  wiki.editPage('Gallery', { user: name, comment: `by ${number}` });
  const about = `${changesQuery}&meta=userinfo&prop=info&inprop=watched&titles=Gallery`;
  const seen = await sendTo(wiki.fetch, served, about);
  return {
    who: member(seen, 'query.userinfo.name'),
    changes: member(seen, 'query.recentchanges'),
    watched: member(seen, 'query.pages.0.watched'),
    users: wiki.requests.map(({ user }) => user),
  };
}

describe('several wikis in one process', () => {
  it('do not see the changes of others', () => {
    const one = createWiki(definition, { seed: 1 });
    const other = createWiki(definition, { seed: 1 });
    const client = new Client(one);
    client.logIn('Alice', 'a');
    client.send('action=watch&titles=Gallery&format=json', { body: `token=${client.token('watch')}` });
    client.send('action=patrol&rcid=1&format=json', { body: `token=${client.token('patrol')}` });
    one.editPage('Gallery', { text: '[[File:Dog.jpg]]', user: 'Carl' });
    one.addUser('Dora');
    one.clock.fix('2026-01-31T12:00:00Z');
    one.failNext(503);

    expect(other.requests).to.deep.equal([]);
    expect(other.clock.isRunning).to.equal(true);
    expect(stateOf(other)).to.deep.equal(untouched);
    expect(send(one, 'action=query').status).to.equal(503);
    expect(stateOf(one)).to.deep.equal({
      changes: ['Carl', 'Bob'],
      users: 2,
      usage: true,
      watched: true,
      unpatrolled: 1,
    });
  });

  it('do not accept the sessions of others', () => {
    const one = createWiki(definition, { seed: 1 });
    const other = createWiki(definition, { seed: 1 });
    const client = new Client(one);
    const stranger = new Client(other);
    client.logIn('Alice', 'a');
    for (const [name, value] of client.cookies) stranger.cookies.set(name, value);
    // Otherwise the session would be rejected because of this cookie.
    stranger.cookies.delete('wikiToken');
    expect(stranger.send('action=query&meta=userinfo&format=json').json()).to.have.nested.property(
      'query.userinfo.anon',
    );
    expect(client.send('action=query&meta=userinfo&format=json').json()).to.have.nested.property(
      'query.userinfo.name',
      'Alice',
    );
  });

  it('stay separate while two hundred tests use them concurrently', async () => {
    const seen = await Promise.all(Array.from({ length: 200 }, (_, number) => useOne(number)));
    seen.forEach((one, number) => {
      const user = `Editor ${number}`;
      expect(one).to.deep.equal({
        who: user,
        changes: [{ type: 'edit', user, comment: `by ${number}` }],
        watched: number % 2 === 0,
        users: [undefined, undefined, user, user, user],
      });
    });
  });

  it('report that two of them intercept one address', async () => {
    await using first = createWiki();
    await using second = createWiki();
    first.intercept('https://wiki.example/w');
    expect(() => second.intercept('https://wiki.example/w/')).to.throw(
      'https://wiki.example/w is already intercepted. Call remove() of that interception first, or use another address for this wiki.',
    );
    await first.close();
    second.intercept('https://wiki.example/w');
    expect(await (await fetch('https://wiki.example/w/api.php?action=query&format=json')).text()).to.equal(
      '{"batchcomplete":""}',
    );
    expect([first.requests.length, second.requests.length]).to.deep.equal([0, 1]);
  });
});
