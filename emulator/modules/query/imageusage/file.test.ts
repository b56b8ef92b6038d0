import { expect } from 'chai';
import { ask, bothReleases, errorBody, fixtureWiki } from '../../../testing/ask.test-support';

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

const notFiles = [
  'Alpha',
  'Media:Used.png',
  'Special:Foo',
  'File talk:X',
  'Datei:X',
  '6:X',
  '%23foo',
  'User:File:X',
  'a:File:b',
];

/** Ways to write `File:Used.png`, one of whose users is Alpha. */
const spellings = [
  ...['file:used.png', 'FILE:Used.png', 'Image:Used.png', 'iMaGe:_used.png', ' File : Used.png ', '_File_:__Used.png_'],
  ...[
    ':File:Used.png',
    'File:Used.png%23fragment',
    'File:%26%2385;sed.png',
    'File:%26%23x55;sed.png',
    'File:Used.png%0A',
  ],
  ...['File:%C2%A0Used.png', 'File:%E3%80%80Used.png', 'File:Used.png%E2%80%8E'],
];

for (const release of bothReleases) {
  describe(`the titles that list=imageusage takes, release ${release} (core 4.6)`, () => {
    const wiki = fixtureWiki(release);
    const usage = (query: string): string => ask(wiki, `action=query&list=imageusage&format=json&${query}`).body;

    it('matches spaces with the underscores of the stored name (rule 4.2.2)', () => {
      for (const title of ['File:Two words.png', 'File:Two_words.png', 'File:Two+words.png', 'File:two  words.png']) {
        expect(usage(`iutitle=${title}`)).to.equal(
          '{"batchcomplete":"","query":{"imageusage":[{"pageid":16,"ns":0,"title":"\\u65e5\\u672c"}]}}',
        );
      }
    });

    for (const title of spellings) {
      it(`iutitle=${title} is File:Used.png`, () => {
        expect(usage(`iutitle=${title}&iulimit=1`)).to.equal(
          '{"batchcomplete":"","continue":{"iucontinue":"0|3","continue":"-||"},"query":{"imageusage":[{"pageid":2,"ns":0,"title":"Alpha"}]}}',
        );
      });
    }

    for (const title of [
      'File:USED.png',
      'File:Used.PNG',
      'File:Used.png%E2%80%8B',
      `File:${'a'.repeat(255)}`,
      'File:%252g',
    ]) {
      it(`iutitle=${title} is another file`, () => {
        expect(usage(`iutitle=${title}`)).to.equal('{"batchcomplete":"","query":{"imageusage":[]}}');
      });
    }

    for (const title of badTitles) {
      it(`iutitle=${title} is no title`, () => {
        expect(usage(`iutitle=${title}`)).to.match(/^\{"error":\{"code":"invalidtitle","info":"Bad title \\"/);
      });
    }

    it('says the bad title as it was given', () => {
      expect(usage('iutitle=')).to.equal(errorBody('invalidtitle', 'Bad title \\"\\".'));
      expect(usage('iutitle=File:A<b>%26.png')).to.equal(errorBody('invalidtitle', 'Bad title \\"File:A<b>&.png\\".'));
    });

    for (const title of notFiles) {
      it(`iutitle=${title} is no file`, () => {
        expect(usage(`iutitle=${title}`)).to.equal(
          errorBody('bad_image_title', 'The title for \\"imageusage\\" must be a file.'),
        );
      });
    }
  });
}
