import type { WikiDefinition } from '../index';

/**
 * A small wiki with changes of every kind. Tests change it, which vectors may not; the expected responses are those of
 * real wikis with the same content (core 8.5, core 8.6, writing 3, writing 5).
 */
export const patrolledWiki: WikiDefinition = {
  pages: [
    { id: 2, title: 'Alpha', text: 'Alpha', revision: 17 },
    { id: 3, title: 'Beta', text: 'Beta [[File:Used.png]] twice', revision: 11 },
    { id: 4, title: 'Delta', text: 'Gamma [[File:Other.png]]', revision: 15 },
    { id: 5, title: 'Redir', text: '#REDIRECT [[Alpha]]', revision: 7 },
    { id: 7, title: 'File:Used.png', text: 'the file', revision: 9 },
    { id: 9, title: 'Gamma', text: '#REDIRECT [[Delta]]', revision: 13 },
  ],
  users: [
    {
      id: 3,
      name: 'Eve',
      password: 'e',
      botPasswords: [{ app: 'reader', password: '0123456789abcdefghijklmnopqrstuv', grants: ['basic'] }],
    },
    { id: 4, name: 'Pat', password: 'p', groups: ['sysop'] },
    { id: 5, name: 'Robo', password: 'r', groups: ['bot'] },
  ],
  changes: [
    {
      id: 2,
      page: 'User:Eve',
      user: 'Pat',
      timestamp: '2026-11-21T03:55:42Z',
      log: { id: 2, type: 'newusers', action: 'create2', parameters: { userid: 3 } },
    },
    { id: 7, type: 'new', page: 'Alpha', user: 'Eve', revision: 2, newLength: 23, timestamp: '2026-11-21T03:55:45Z' },
    {
      id: 8,
      page: 'Alpha',
      user: 'Eve',
      revision: 3,
      minor: true,
      newLength: 28,
      comment: '/* Head */ minor one',
      timestamp: '2026-11-21T03:55:46Z',
    },
    {
      id: 10,
      type: 'new',
      page: 'Gamma',
      pageId: 4,
      user: 'Robo',
      revision: 5,
      bot: true,
      newLength: 24,
      comment: 'by bot',
      timestamp: '2026-11-21T03:55:47Z',
    },
    { id: 11, page: 'Alpha', user: 'Pat', revision: 6, newLength: 37, timestamp: '2026-11-21T03:55:48Z' },
    {
      id: 12,
      type: 'new',
      page: 'Redir',
      user: 'Eve',
      comment: 'Redirected page to [[Alpha]]',
      tags: ['mw-new-redirect'],
      timestamp: '2026-11-21T03:55:49Z',
    },
    {
      id: 16,
      page: 'Beta',
      user: '127.0.0.1',
      oldRevision: 4,
      oldLength: 22,
      timestamp: '2026-11-21T03:55:52Z',
    },
    {
      id: 17,
      page: 'Gamma',
      pageId: 4,
      user: 'Pat',
      revision: 12,
      comment: 'mv',
      timestamp: '2026-11-21T03:55:52Z',
      log: {
        id: 14,
        type: 'move',
        action: 'move',
        parameters: { target_ns: 0, target_title: 'Delta', suppressredirect: false },
      },
    },
    { id: 22, page: 'Alpha', user: 'Eve', timestamp: '2026-11-21T03:55:54Z' },
  ],
};
