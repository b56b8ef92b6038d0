import { expect } from 'chai';
import { send, bothReleases, fixtureWiki } from '../../../testing/send.test-support';

/** Titles that find no file, and why (core 4.6). */
const badTitles = [
  ...['', '%20', '_', 'File:', 'File:%20', 'File:%23x', 'File:A%5Bb', 'File:a|b', 'File:a{b', 'File:a<b', 'File:%09a'],
  ...[
    'File:%EF%BF%BD',
    'File:%2541',
    'File:%26foo;',
    'File:%26%230;',
    'File:a~~~b',
    'File:./a',
    'File:a/../b',
    'File:..',
  ],
  ...['::File:X', 'File::a', 'Talk:File:X', 'mw:File:X', 'wikipedia:x', `File:${'a'.repeat(256)}`, '[[File:Used.png]]'],
];

for (const release of bothReleases) {
  describe(`The titles of list=imageusage, release ${release} (core 4.6)`, () => {
    const wiki = fixtureWiki(release);
    const usage = (query: string): string => send(wiki, `action=query&list=imageusage&format=json&${query}`).body;

    it('matches spaces with the underscores of the stored name (rule 4.2.2)', () => {
      for (const title of ['File:Two words.png', 'File:Two_words.png', 'File:Two+words.png', 'File:two  words.png']) {
        expect(usage(`iutitle=${title}`)).to.equal(
          '{"batchcomplete":"","query":{"imageusage":[{"pageid":16,"ns":0,"title":"\\u65e5\\u672c"}]}}',
        );
      }
    });

    for (const title of badTitles) {
      it(`rejects iutitle=${title}`, () => {
        expect(usage(`iutitle=${title}`)).to.match(/^\{"error":\{"code":"invalidtitle","info":"Bad title \\"/);
      });
    }
  });
}
