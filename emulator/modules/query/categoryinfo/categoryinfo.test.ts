import { expect } from 'chai';
import { ask, bothReleases } from '../../../testing/ask.test-support';
import { wikiWithUploads } from '../imageinfo/imageinfo.test-support';

for (const release of bothReleases) {
  describe(`prop=categoryinfo, ${release}`, () => {
    const wiki = wikiWithUploads(release);
    const query = (text: string) => ask(wiki, `action=query&format=json&${text}`).body;

    it('counts the members of categories, whether or not they have pages', () => {
      expect(query('prop=categoryinfo&titles=Category:Pics|Category:Top|Category:Nope|Alpha')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"-1":{"ns":14,"title":"Category:Top","missing":"","categoryinfo":{"size":1,"pages":0,"files":0,"subcats":1}},"-2":{"ns":14,"title":"Category:Nope","missing":""},"10":{"pageid":10,"ns":14,"title":"Category:Pics","categoryinfo":{"size":1,"pages":0,"files":1,"subcats":0}},"6":{"pageid":6,"ns":0,"title":"Alpha"}}}}',
      );
    });

    it('tells what is not hidden, in version 2', () => {
      expect(query('prop=categoryinfo&titles=Category:Top&formatversion=2')).to.equal(
        '{"batchcomplete":true,"query":{"pages":[{"ns":14,"title":"Category:Top","missing":true,"categoryinfo":{"size":1,"pages":0,"files":0,"subcats":1,"hidden":false}}]}}',
      );
    });

    it('prints XML', () => {
      expect(query('prop=categoryinfo&titles=Category:Top&format=xml')).to.equal(
        '<?xml version="1.0"?><api batchcomplete=""><query><pages><page _idx="-1" ns="14" title="Category:Top" missing=""><categoryinfo size="1" pages="0" files="0" subcats="1" /></page></pages></query></api>',
      );
    });

    it('goes on where it is told', () => {
      expect(query('prop=categoryinfo&titles=Category:Pics|Category:Top&cicontinue=Q')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"-1":{"ns":14,"title":"Category:Top","missing":"","categoryinfo":{"size":1,"pages":0,"files":0,"subcats":1}},"10":{"pageid":10,"ns":14,"title":"Category:Pics"}}}}',
      );
    });
  });
}
