import { knowAsValid } from './is-wiki-definition';

/**
 * The wiki that is served by default: a harbour town with more than ten pages that use one photograph,
 * so that its usage continues; with an unused file, redirects that use files (and one whose title is used as a file),
 * titles with spaces and non-ASCII characters, an administrator, an editor and an unpatrolled change.
 */
export const demonstration = knowAsValid({
  site: { name: 'Harbour Wiki', language: 'en' },
  pages: [
    {
      id: 1,
      title: 'Main Page',
      text:
        '[[File:Lighthouse at dusk.jpg|thumb|The lighthouse, seen from the old quay]]\n' +
        'Welcome to the wiki of our small harbour. Start with the [[Lighthouse]], or have a [[Harbour café|coffee]].',
    },
    {
      id: 2,
      title: 'Lighthouse',
      text:
        '<gallery>\nFile:Lighthouse at dusk.jpg|At dusk\nFile:Lamp room.jpg|The lamp room\n</gallery>\n' +
        'Built in 1871, automatic since 1988. The keeper was [[Åsa Ørsted]].',
    },
    {
      id: 3,
      title: 'Harbour café',
      text: '[[File:Café Möwe.jpg|thumb|Café Möwe]]\n[[File:Lighthouse at dusk.jpg|thumb|The view]]\nOpen from six.',
      revision: 31,
    },
    {
      id: 4,
      title: 'Åsa Ørsted',
      text: '[[File:Lamp room.jpg|thumb|At work]]\n[[File:Lighthouse at dusk.jpg|thumb]]\nThe last keeper of the [[Lighthouse]].',
    },
    {
      id: 5,
      title: 'Old lighthouse',
      text: '#REDIRECT [[Lighthouse]]\n[[File:Lighthouse at dusk.jpg]]',
      redirect: 'Lighthouse',
    },
    {
      id: 6,
      title: 'Walks',
      text: '[[File:Lighthouse at dusk.jpg|thumb|Where every walk ends]]\n* [[Walks/Along the quay]]\n* [[Walks/Over the dunes]]',
    },
    { id: 7, title: 'Walks/Along the quay', text: '[[File:Lighthouse at dusk.jpg|thumb]]\nTwo kilometres, flat.' },
    {
      id: 8,
      title: 'Walks/Over the dunes',
      text: '[[File:Lighthouse at dusk.jpg|thumb]]\nFive kilometres; mind the wind.',
    },
    { id: 9, title: 'Talk:Lighthouse', text: 'Is [[File:Lighthouse at dusk.jpg|thumb]] not rather at dawn? ~~Bob' },
    { id: 10, title: 'User:Alice', text: 'I took this: [[File:Lighthouse at dusk.jpg|thumb]]' },
    { id: 11, title: 'User:Bob', text: 'Regular at the [[Harbour café]]. [[File:Café Möwe.jpg|thumb]]' },
    { id: 12, title: 'Project:Picture of the month', text: '[[File:Lighthouse at dusk.jpg]]\nMay. Before that: none.' },
    {
      id: 13,
      title: 'File:Lighthouse at dusk.jpg',
      text: 'Photograph by [[User:Alice]].\n[[Category:Photographs]]',
    },
    {
      id: 14,
      title: 'File:Lighthouse.jpg',
      text: '#REDIRECT [[File:Lighthouse at dusk.jpg]]\n[[File:Lighthouse at dusk.jpg|thumb|Renamed]]',
      redirect: 'File:Lighthouse at dusk.jpg',
    },
    { id: 15, title: 'File:Lamp room.jpg', text: 'Seen on the open day.\n[[Category:Photographs]]' },
    { id: 16, title: 'File:Café Möwe.jpg', text: 'The terrace.\n[[Category:Photographs]]' },
    {
      id: 17,
      title: 'File:Empty quay.jpg',
      text: 'Nobody has found a use for this one yet.\n[[Category:Photographs]]',
    },
    { id: 18, title: 'Template:Seen from the sea', text: '[[File:Lighthouse at dusk.jpg|200px]]' },
    { id: 19, title: 'Category:Photographs', text: 'What we have of our own.' },
    {
      id: 20,
      title: 'Guest book',
      text: '[[File:Lighthouse.jpg|thumb]]\nHere under its old name: the picture on the cover.',
    },
  ],
  users: [
    {
      id: 1,
      name: 'Alice',
      password: 'secret',
      groups: ['sysop'],
      botPasswords: [{ app: 'bot', password: '0123456789abcdefghijklmnopqrstuv', grants: ['basic', 'patrol'] }],
    },
    { id: 2, name: 'Bob', password: 'sesame' },
  ],
  changes: [
    { id: 1, page: 'Main Page', user: 'Alice', patrolled: true },
    { id: 2, page: 'Harbour café', user: 'Bob', revision: 31, patrolled: false },
  ],
});
