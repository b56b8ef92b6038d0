import { expect } from 'chai';

import { createWiki, type WikiDefinition } from '../index';
import { send } from '../testing/send.test-support';

const definition = {
  pages: [{ title: 'Gallery' }],
  users: [{ name: 'Admin' }, { name: 'Eve', groups: ['sysop', 'bot'], groupExpiry: { bot: '2026-02-01T00:00:00Z' } }],
  blocks: [
    { target: 'Eve', pages: ['Gallery'], namespaces: [2], reason: 'spam', timestamp: '2026-01-01T00:00:00Z' },
    { target: '192.0.2.77/24', anonymousOnly: true, expiry: '2026-03-01T00:00:00Z' },
  ],
} satisfies WikiDefinition;

const now = '2026-01-31T12:00:00Z';

describe('Blocks in a wiki file', () => {
  it('are those of list=blocks', () => {
    const wiki = createWiki(definition, { now });
    const { body } = send(
      wiki,
      'action=query&list=blocks&bkprop=id|user|by|expiry|restrictions&bkdir=newer&format=json',
    );
    expect(body).to.contain(
      '[{"id":1,"user":"Eve","by":"Admin","expiry":"infinity","restrictions":{"pages":[{"id":1,"ns":0,"title":"Gallery"}],"namespaces":[2]}},' +
        '{"id":2,"user":"192.0.2.0/24","by":"Admin","expiry":"2026-03-01T00:00:00Z","restrictions":[]}]',
    );
  });

  it('are exported, like the ends of memberships', () => {
    const { blocks, users } = createWiki(definition, { now }).toDefinition();
    expect(blocks).to.deep.equal([
      { ...definition.blocks[0], id: 1, by: 'Admin' },
      { ...definition.blocks[1], id: 2, target: '192.0.2.0/24', by: 'Admin', timestamp: now },
    ]);
    expect(users?.[1]?.groupExpiry).to.deep.equal({ bot: '2026-02-01T00:00:00Z' });
    expect(createWiki({ blocks, users, pages: definition.pages }, { now }).toDefinition().blocks).to.deep.equal(blocks);
  });

  it('end with the clock of the wiki', () => {
    const wiki = createWiki(definition, { now });
    const groups = () => send(wiki, 'action=query&list=users&ususers=Eve&usprop=groups&format=json').body;
    expect(groups()).to.contain('["bot","sysop",');
    wiki.clock.advance('40 days');
    expect(groups()).to.contain('"groups":["sysop",');
    expect(send(wiki, 'action=query&list=blocks&bkprop=user&format=json').body).to.contain('[{"user":"Eve"}]');
  });

  for (const [blocks, message] of [
    [[{ target: 'Nobody' }], 'blocks[0].target is "Nobody", which is no account, address or range of the wiki.'],
    [[{ target: 'Eve', pages: ['Nope'] }], 'blocks[0].pages[0] "Nope" is the title of no page.'],
    [[{ target: 'Eve' }, { target: 'Eve' }], 'blocks[1].target "Eve" is blocked by another block too.'],
    [[{ target: '1.2.3.4', parent: 7 }], 'blocks[0].parent is 7, which is the id of no block before it.'],
  ] as const) {
    it(`rejects: ${message}`, () => {
      const blocked = { ...definition, blocks: blocks.map((block) => ({ ...block })) } as WikiDefinition;
      expect(() => createWiki(blocked)).to.throw(message.slice(message.indexOf(' ') + 1));
    });
  }
});
