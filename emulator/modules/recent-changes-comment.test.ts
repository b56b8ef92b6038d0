import { expect } from 'chai';

import { createWiki } from '..';
import { ask, bothReleases } from '../testing/ask.test-support';

for (const release of bothReleases) {
  describe(`comments of changes as HTML, ${release}, as real wikis give them (asked)`, () => {
    const link = (shown: string): string => `<a href=\\"/index.php/Alpha\\" title=\\"Alpha\\">${shown}</a>`;

    for (const [comment, html] of [
      ['[[ Alpha]]', link('Alpha')],
      ['[[Alpha ]]', link('Alpha ')],
      ['[[: Alpha ]]', link(' Alpha ')],
      ['[[  :Alpha  ]]', link('Alpha  ')],
      ['[[Alpha | x ]]', link(' x ')],
      [
        '[[ Nope x ]]',
        '<a href=\\"/index.php?title=Nope_x&amp;action=edit&amp;redlink=1\\" class=\\"new\\" title=\\"Nope x (page does not exist)\\">Nope x </a>',
      ],
    ] as const) {
      it(comment, () => {
        const wiki = createWiki(
          { pages: [{ title: 'Alpha' }], changes: [{ page: 'Alpha', user: 'Bob', comment }] },
          { release },
        );
        const query = 'action=query&list=recentchanges&rcprop=parsedcomment&format=json&formatversion=2';
        expect(ask(wiki, query).body).to.contain(`"parsedcomment":"${html}"`);
      });
    }
  });
}
