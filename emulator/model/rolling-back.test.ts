import { expect } from 'chai';

import { createWiki } from '../index';
import { Client } from '../testing/send.test-support';

describe('a rollback', () => {
  // Real wikis of both releases respond so if both edits were made in the same second, which a test of one cannot rely on.
  it('begins at the current revision, though a merge may have added a later one', () => {
    const users = [
      { name: 'Admin', password: 'a', groups: ['sysop'] },
      { name: 'Ben', password: 'b' },
    ];
    const wiki = createWiki({ users }, { now: '2026-01-31T12:00:00Z' });
    const [admin, ben, anonymous] = [new Client(wiki), new Client(wiki), new Client(wiki)];
    admin.logIn('Admin', 'a');
    ben.logIn('Ben', 'b');
    const post = (client: Client, action: string, parameters: string, token = 'csrf'): unknown => {
      const body = `${parameters}&token=${client.token(token)}`;
      return client.send(`action=${action}&format=json&formatversion=2`, { body }).json();
    };
    post(anonymous, 'edit', 'title=Project:Fox&text=a');
    post(ben, 'edit', 'title=Fox&text=b');
    post(admin, 'mergehistory', 'from=Fox&to=Project:Fox');
    expect(post(admin, 'rollback', 'title=Project:Fox&user=Ben', 'rollback'))
      .to.have.nested.property('error.info')
      .that.includes('The last edit to the page was by [[User:127.0.0.1|127.0.0.1]]');
    expect(post(admin, 'rollback', 'title=Project:Fox&user=127.0.0.1', 'rollback')).to.deep.equal({
      rollback: {
        ...{ title: 'TestWiki:Fox', pageid: 1 },
        summary:
          'Reverted edits by [[Special:Contributions/127.0.0.1|127.0.0.1]] ([[User talk:127.0.0.1|talk]]) to last revision by [[User:Ben|Ben]]',
        ...{ revid: 4, old_revid: 1, last_revid: 2 },
      },
    });
  });
});
