import { expect } from 'chai';

import { createWiki } from '../index';
import { member, send } from '../testing/send.test-support';

const pages = [{ id: 2, title: 'Gallery' }];
const created = { id: 7, type: 'create', action: 'create', page: 'Gallery', user: 'Bob', comment: 'new' };
const moved = { type: 'move', action: 'move', page: 'Hall', user: 'Bob', parameters: { target_title: 'Gallery' } };
const users = [{ name: 'Bob' }];
const request = 'action=query&list=logevents&leprop=ids|title|type|user|comment|details&format=json&formatversion=2';

describe('logs of a wiki file', () => {
  it('are listed, with the page and the user that they name', () => {
    const wiki = createWiki({ pages, users, logs: [created, moved] });
    expect(member(send(wiki, request).json(), 'query.logevents')).to.deep.equal([
      {
        ...{ logid: 8, ns: 0, title: 'Hall', pageid: 0, logpage: 0, params: { target_title: 'Gallery' } },
        ...{ type: 'move', action: 'move', user: 'Bob', comment: '' },
      },
      {
        ...{ logid: 7, ns: 0, title: 'Gallery', pageid: 2, logpage: 2, params: {} },
        ...{ type: 'create', action: 'create', user: 'Bob', comment: 'new' },
      },
    ]);
  });

  it('are exported, without the entries of changes', () => {
    const log = { id: 3, type: 'delete', action: 'delete' };
    const wiki = createWiki({ pages, users, logs: [created], changes: [{ id: 1, page: 'Hall', user: 'Bob', log }] });
    const exported = wiki.toDefinition();
    expect(exported.logs?.map(({ id }) => id)).to.deep.equal([7]);
    expect(send(createWiki(exported), request).body).to.equal(send(wiki, request).body);
  });

  it('are rejected if an id is that of another entry', () => {
    const twice = () => createWiki({ pages, users, logs: [created, { ...moved, id: 7 }] });
    expect(twice).to.throw('logs[1].id 7 is the id of another log entry too.');
  });
});
