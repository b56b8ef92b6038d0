import { expect } from 'chai';

import { createWiki, type Wiki } from '../../index';
import { bothReleases, send } from '../../testing/send.test-support';

const now = '2026-01-31T12:00:00Z';

/** Ant comes first in every list, but only Talk:Ant is in the requested namespace. */
const pages = [
  { title: 'Ant', text: '[[Category:Cats]]', redirect: 'Zoo' },
  { title: 'Talk:Ant', text: '[[Category:Cats]]', redirect: 'Zoo' },
  { title: 'Zoo', text: '' },
];

interface Answer {
  readonly continue?: object;
  readonly query: Readonly<Record<string, unknown>>;
}

const lists: Readonly<Record<string, string>> = {
  allrevisions: 'list=allrevisions&arvnamespace=1&arvlimit=1&arvdir=newer&arvprop=ids',
  categorymembers: 'list=categorymembers&cmtitle=Category:Cats&cmnamespace=1&cmlimit=1',
  redirects: 'prop=redirects&titles=Zoo&rdnamespace=1&rdlimit=1&rdprop=title',
};

function ask(wiki: Wiki, query: string): Answer {
  return send(wiki, `action=query&format=json&formatversion=2&${query}`).json() as Answer;
}

for (const release of bothReleases) {
  describe(`the first rows of a list in one namespace, ${release}`, () => {
    const usual = createWiki({ pages }, { release, now });
    const miser = createWiki({ site: { miserMode: true }, pages }, { release, now });

    for (const [name, query] of Object.entries(lists)) {
      it(`are all in it (${name})`, () => {
        expect(JSON.stringify(ask(usual, query).query)).to.contain('Talk:Ant');
      });

      it(`may be none in miser mode, in which a later response has them (${name})`, () => {
        const { continue: next, query: found } = ask(miser, query);
        expect(JSON.stringify(found)).not.to.contain('Talk:Ant');
        const parameters = new URLSearchParams(Object.entries(next as Record<string, string>));
        expect(JSON.stringify(ask(miser, `${query}&${parameters.toString()}`).query)).to.contain('Talk:Ant');
      });
    }
  });
}
