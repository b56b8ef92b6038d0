import { expect } from 'chai';

import { createWiki, type Wiki } from '../../../index';
import { bothReleases, send } from '../../../testing/send.test-support';

const now = '2026-01-31T12:00:00Z';

interface Answer {
  readonly query: { readonly categorymembers: readonly { readonly title: string; readonly timestamp?: string }[] };
  readonly continue?: { readonly cmcontinue: string };
}

function ask(wiki: Wiki, query: string): Answer {
  return send(
    wiki,
    `action=query&list=categorymembers&cmtitle=Category:Cats&format=json&formatversion=2&${query}`,
  ).json() as Answer;
}

/** The titles of all members, in as many responses as it takes. */
function walk(wiki: Wiki, query: string): string[] {
  const titles: string[] = [];
  for (let from: string | undefined = ''; from !== undefined;) {
    const answer = ask(wiki, `cmlimit=2&${query}${from === '' ? '' : `&cmcontinue=${encodeURIComponent(from)}`}`);
    titles.push(...answer.query.categorymembers.map(({ title }) => title));
    from = answer.continue?.cmcontinue;
  }
  return titles;
}

const timeOf = (hour: number) => ({ 'Category:Cats': `2026-01-30T${String(hour).padStart(2, '0')}:00:00Z` });

const pages = [
  { title: 'Zoo', text: '[[Category:Cats]]', categoryTimestamps: timeOf(5) },
  { title: 'Den', text: '[[Category:Cats|zz]]', categoryTimestamps: timeOf(3) },
  { title: 'Ant', text: '[[Category:Cats]]', categoryTimestamps: timeOf(4) },
  { title: 'Talk:Ant', text: '[[Category:Cats]]', categoryTimestamps: timeOf(1) },
  { title: 'Category:Lions', text: '[[Category:Cats]]', categoryTimestamps: timeOf(2) },
  { title: 'File:Cat.png', text: '[[Category:Cats]]', categoryTimestamps: timeOf(3) },
];

const bySortKey = ['Ant', 'Talk:Ant', 'Zoo', 'Den', 'Category:Lions', 'File:Cat.png'];
const byTime = ['Talk:Ant', 'Category:Lions', 'Den', 'File:Cat.png', 'Ant', 'Zoo'];

for (const release of bothReleases) {
  describe(`list=categorymembers, ${release}`, () => {
    const wiki = createWiki({ pages }, { release, now });

    it('continues by sort key, one type after the other', () => {
      expect(walk(wiki, '')).to.deep.equal(bySortKey);
      expect(walk(wiki, 'cmdir=desc')).to.deep.equal([
        ...['Den', 'Zoo', 'Talk:Ant', 'Ant'],
        ...['Category:Lions', 'File:Cat.png'],
      ]);
    });

    it('continues by time in both directions', () => {
      expect(walk(wiki, 'cmsort=timestamp')).to.deep.equal(byTime);
      expect(walk(wiki, 'cmsort=timestamp&cmdir=older')).to.deep.equal([...byTime].reverse());
    });

    it('keeps the bounds of times on continuing', () => {
      const bounds = `cmstart=${timeOf(2)['Category:Cats']}&cmend=${timeOf(4)['Category:Cats']}`;
      expect(walk(wiki, `cmsort=timestamp&${bounds}`)).to.deep.equal(byTime.slice(1, 5));
    });

    it('begins before the members with the sort key of a bound', () => {
      expect(walk(wiki, 'cmstartsortkeyprefix=ant&cmtype=page&cmdir=desc')).to.deep.equal(['Talk:Ant', 'Ant']);
      expect(walk(wiki, 'cmendsortkeyprefix=ant&cmtype=page')).to.deep.equal(['Ant', 'Talk:Ant']);
    });
  });

  describe(`the time since which a page is in a category, ${release}`, () => {
    const timesOf = (wiki: Wiki) =>
      ask(wiki, 'cmprop=title|timestamp').query.categorymembers.map(({ timestamp }) => timestamp);

    it('stays as long as the sort key does', () => {
      const wiki = createWiki({ pages: [{ title: 'A', text: '[[Category:Cats|x]]' }] }, { release, now });
      wiki.clock.advance('1 hour');
      wiki.editPage('A', { text: 'More. [[Category:Cats|x]]' });
      expect(timesOf(wiki)).to.deep.equal([now]);
      wiki.editPage('A', { text: '[[Category:Cats|y]]' });
      expect(timesOf(wiki)).to.deep.equal(['2026-01-31T13:00:00Z']);
    });

    it('is that of the latest revision in a wiki file that does not say it', () => {
      const timestamp = '2026-01-03T12:00:00Z';
      const wiki = createWiki({ pages: [{ title: 'A', text: '[[Category:Cats]]', timestamp }] }, { release, now });
      expect(timesOf(wiki)).to.deep.equal([timestamp]);
    });

    it('is restored with the wiki', () => {
      const wiki = createWiki({ pages }, { release, now });
      const before = ask(wiki, 'cmlimit=max&cmprop=title|timestamp|sortkey');
      wiki.editPage('Zoo', { text: '' });
      wiki.deletePage('Ant');
      expect(walk(wiki, '')).to.have.length(4);
      wiki.reset();
      expect(ask(wiki, 'cmlimit=max&cmprop=title|timestamp|sortkey')).to.deep.equal(before);
    });
  });
}

describe('categoryTimestamps of a wiki file', () => {
  it('must name categories', () => {
    const categoryTimestamps = { Cats: now };
    expect(() => createWiki({ pages: [{ title: 'A', categoryTimestamps }] })).to.throw(
      'pages[0].categoryTimestamps["Cats"] "Cats" is not a category; write "Category:Cats".',
    );
  });
});
