import { createWiki, type ReleaseName, type Wiki, type WikiDefinition } from '../../../index';

/** The pages of a wiki with uploaded files, as they were on real wikis of both releases when these were observed. */
const definition: WikiDefinition = {
  pages: [
    {
      id: 2,
      title: 'File:Used.png',
      text: 'A picture. [[Category:Pics]]',
      touched: '2026-11-21T04:16:10Z',
      revision: 2,
      user: 'Admin',
      file: {
        timestamp: '2026-11-21T04:16:10Z',
        comment: 'first upload',
        size: 73,
        width: 3,
        height: 2,
        sha1: '61a3ae52ff798ad4efe6dd93540fc64667d15e11',
      },
    },
    {
      id: 3,
      title: 'File:Two words.png',
      text: 'Summary text',
      touched: '2026-11-21T04:16:11Z',
      revision: 4,
      user: 'Admin',
      file: {
        timestamp: '2026-11-21T04:16:11Z',
        comment: 'newer version',
        size: 73,
        width: 2,
        height: 2,
        sha1: '42e2e03cea03566c04c707c18518cac352b76ee6',
        older: [
          {
            timestamp: '2026-11-21T04:16:10Z',
            comment: 'second',
            size: 69,
            width: 1,
            height: 1,
            sha1: '9bde4a38d80439de9fcec0b41cecd286ac862058',
          },
        ],
      },
    },
    { id: 4, title: 'File:Redir.png', text: '#REDIRECT [[File:Used.png]]' },
    { id: 5, title: 'File:Loop.png', text: '#REDIRECT [[File:Nowhere.png]]' },
    {
      id: 6,
      title: 'Alpha',
      text: '[[File:Used.png]] last',
      touched: '2026-11-21T04:16:12Z',
      revision: 15,
      user: '127.0.0.1',
    },
    { id: 7, title: 'Beta', text: '[[File:Redir.png|thumb]] [[File:Two words.png]]' },
    { id: 8, title: 'Gamma', text: '[[File:Loop.png]] [[Media:Redir.png]]' },
    { id: 9, title: 'Redir', text: '#REDIRECT [[Alpha]]\n[[File:Used.png]]', revision: 10 },
    { id: 10, title: 'Category:Pics', text: '[[Category:Top]]', revision: 11, touched: '2026-11-21T04:16:12Z' },
    { id: 11, title: 'Talk:Alpha', text: 'Hello ~x [[:Category:Pics]]', revision: 12 },
    { id: 12, title: 'AnonPage', text: 'héllo', revision: 14, user: '127.0.0.1', comment: "it's" },
    { id: 13, title: 'User:Bob/x.js', text: 'var a;', revision: 16, user: 'Bob' },
    { id: 17, title: 'Blank', text: '', revision: 21, user: 'Admin' },
  ],
  changes: [
    { id: 1, type: 'new', page: 'File:Used.png', user: 'Admin', revision: 2 },
    { id: 2, type: 'edit', page: 'Alpha', user: '127.0.0.1', revision: 15, oldRevision: 13 },
    {
      id: 3,
      type: 'new',
      page: 'Redir',
      user: 'Admin',
      revision: 10,
      timestamp: '2026-11-21T04:16:11Z',
      comment: 'Redirected page to [[Alpha]]',
      tags: ['mw-new-redirect'],
    },
  ],
  users: [
    { id: 1, name: 'Admin', password: 'AdminPass-12345', groups: ['bureaucrat', 'interface-admin', 'sysop'] },
    { id: 3, name: 'Bob', password: 'BobPass-12345' },
  ],
};

export function wikiWithUploads(release: ReleaseName): Wiki {
  return createWiki(definition, { release, seed: 1 });
}
