import { expect } from 'chai';
import { ask, bothReleases, errorBody } from '../../../testing/ask.test-support';
import { wikiWithUploads } from './imageinfo.test-support';

for (const release of bothReleases) {
  describe(`prop=imageinfo, ${release}`, () => {
    const wiki = wikiWithUploads(release);
    const query = (text: string) => ask(wiki, `action=query&format=json&${text}`).body;

    it('requires a valid context title for bad files', () => {
      for (const title of ['', '%7B', 'Talk:', 'mw:x']) {
        expect(query(`prop=imageinfo&iibadfilecontexttitle=${title}`)).to.equal(
          errorBody('invalid-title', 'Invalid title in \\"iibadfilecontexttitle\\" parameter.'),
        );
      }
      expect(query('prop=imageinfo&iibadfilecontexttitle=en:x')).to.equal('{"batchcomplete":""}');
    });
  });
}
