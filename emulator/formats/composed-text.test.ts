import { expect } from 'chai';

import { createWiki } from '../index';
import { bothReleases, send } from '../testing/send.test-support';
import { composedText } from './composed-text';

describe('Text of results', () => {
  it('is composed', () => {
    expect(composedText('I\u0307x')).to.equal('\u0130x');
    expect(composedText('a title="I\u0307">\u0338x')).to.equal('a title="\u0130"\u226fx');
  });

  it('stays as it is without marks that compose', () => {
    expect(composedText('x \u05d0\u05b7 \u212b')).to.equal('x \u05d0\u05b7 \u212b');
  });

  for (const release of bothReleases) {
    // Sequence first-letters, steps 4 to 9.
    it(`does not join pages whose titles compose alike, ${release}`, () => {
      const wiki = createWiki(
        {
          pages: [
            { title: 'i\u0307page', text: '[[File:i\u0307.png]] [[File:\u0130.png]] [[File:Ib.png]]' },
            { title: '\u0130page', text: 'x' },
          ],
        },
        { release },
      );
      const titles = (query: string, list: string) => {
        const { query: result } = JSON.parse(send(wiki, `action=query&format=json&${query}`).body) as {
          query: Record<string, { title: string }[]>;
        };
        return result[list]?.map(({ title }) => title);
      };
      expect(titles('list=allfileusages', 'allfileusages')).to.deep.equal([
        'File:Ib.png',
        'File:\u0130.png',
        'File:\u0130.png',
      ]);
      expect(titles('list=imageusage&iutitle=File:i%CC%87.png', 'imageusage')).to.deep.equal(['\u0130page']);
      expect(titles('list=allpages&apprefix=i%CC%87', 'allpages')).to.deep.equal(['\u0130page']);
      expect(titles('list=allpages', 'allpages')).to.deep.equal(['\u0130page', '\u0130page']);
    });
  }
});
