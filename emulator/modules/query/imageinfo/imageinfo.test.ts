import { expect } from 'chai';
import { ask, bothReleases, errorBody } from '../../../testing/ask.test-support';
import { wikiWithUploads } from './imageinfo.test-support';

for (const release of bothReleases) {
  describe(`prop=imageinfo, ${release}`, () => {
    const wiki = wikiWithUploads(release);
    const query = (text: string) => ask(wiki, `action=query&format=json&${text}`).body;

    it('tells who uploaded a file and when, also behind a redirect', () => {
      expect(
        query('prop=imageinfo&titles=File:Used.png|File:Redir.png|File:Loop.png|File:Missing one.png|Alpha'),
      ).to.equal(
        '{"batchcomplete":"","query":{"pages":{"-1":{"ns":6,"title":"File:Missing one.png","missing":"","imagerepository":""},"5":{"pageid":5,"ns":6,"title":"File:Loop.png","imagerepository":""},"4":{"pageid":4,"ns":6,"title":"File:Redir.png","imagerepository":"local","imageinfo":[{"timestamp":"2026-11-21T04:16:10Z","user":"Admin"}]},"2":{"pageid":2,"ns":6,"title":"File:Used.png","imagerepository":"local","imageinfo":[{"timestamp":"2026-11-21T04:16:10Z","user":"Admin"}]},"6":{"pageid":6,"ns":0,"title":"Alpha"}}}}',
      );
    });

    it('tells all that is asked, in its own order', () => {
      expect(
        query(
          'prop=imageinfo&titles=File:Used.png&iiprop=timestamp|user|userid|comment|parsedcomment|canonicaltitle|url|size|sha1|mime|mediatype|archivename|bitdepth|badfile',
        ),
      ).to.equal(
        '{"batchcomplete":"","query":{"pages":{"2":{"pageid":2,"ns":6,"title":"File:Used.png","imagerepository":"local","imageinfo":[{"timestamp":"2026-11-21T04:16:10Z","user":"Admin","userid":1,"size":73,"width":3,"height":2,"parsedcomment":"first upload","comment":"first upload","canonicaltitle":"File:Used.png","url":"http://wiki.example/images/2/2f/Used.png","descriptionurl":"http://wiki.example/index.php/File:Used.png","descriptionshorturl":"http://wiki.example/index.php?curid=2","sha1":"61a3ae52ff798ad4efe6dd93540fc64667d15e11","mime":"image/png","mediatype":"BITMAP","bitdepth":8}]}}}}',
      );
    });

    it('wants the title of a page where a bad file may stand, even of no file', () => {
      for (const title of ['', '%7B', 'Talk:', 'mw:x']) {
        expect(query(`prop=imageinfo&iibadfilecontexttitle=${title}`)).to.equal(
          errorBody('invalid-title', 'Invalid title in \\"iibadfilecontexttitle\\" parameter.'),
        );
      }
      expect(query('prop=imageinfo&iibadfilecontexttitle=en:x')).to.equal('{"batchcomplete":""}');
    });

    it('tells of older versions', () => {
      expect(
        query('prop=imageinfo&titles=File:Two words.png&iilimit=2&iiprop=comment|url|archivename|size|sha1'),
      ).to.equal(
        '{"batchcomplete":"","query":{"pages":{"3":{"pageid":3,"ns":6,"title":"File:Two words.png","imagerepository":"local","imageinfo":[{"size":73,"width":2,"height":2,"comment":"newer version","url":"http://wiki.example/images/1/1c/Two_words.png","descriptionurl":"http://wiki.example/index.php/File:Two_words.png","descriptionshorturl":"http://wiki.example/index.php?curid=3","sha1":"42e2e03cea03566c04c707c18518cac352b76ee6"},{"size":69,"width":1,"height":1,"comment":"second","url":"http://wiki.example/images/archive/1/1c/20261121041611%21Two_words.png","descriptionurl":"http://wiki.example/index.php/File:Two_words.png","descriptionshorturl":"http://wiki.example/index.php?curid=3","sha1":"9bde4a38d80439de9fcec0b41cecd286ac862058","archivename":"20261121041611!Two_words.png"}]}}}}',
      );
    });

    it('gives one version, and says where the others are', () => {
      expect(query('prop=imageinfo&titles=File:Two words.png')).to.equal(
        '{"continue":{"iistart":"2026-11-21T04:16:10Z","continue":"||"},"query":{"pages":{"3":{"pageid":3,"ns":6,"title":"File:Two words.png","imagerepository":"local","imageinfo":[{"timestamp":"2026-11-21T04:16:11Z","user":"Admin"}]}}}}',
      );
    });

    it('goes on there', () => {
      expect(query('prop=imageinfo&titles=File:Two words.png&iistart=2026-11-21T04:16:10Z&iiprop=comment')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"3":{"pageid":3,"ns":6,"title":"File:Two words.png","imagerepository":"local","imageinfo":[{"comment":"second"}]}}}}',
      );
    });

    it('says nothing of others where several files are asked for', () => {
      expect(query('prop=imageinfo&titles=File:Two words.png|File:Used.png&iiprop=comment')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"3":{"pageid":3,"ns":6,"title":"File:Two words.png","imagerepository":"local","imageinfo":[{"comment":"newer version"}]},"2":{"pageid":2,"ns":6,"title":"File:Used.png","imagerepository":"local","imageinfo":[{"comment":"first upload"}]}}}}',
      );
    });

    it('prints what is asked for as what it is', () => {
      expect(query('prop=imageinfo&titles=File:Used.png|File:Loop.png&formatversion=2&iiprop=badfile|url')).to.equal(
        '{"batchcomplete":true,"query":{"pages":[{"pageid":2,"ns":6,"title":"File:Used.png","imagerepository":"local","badfile":false,"imageinfo":[{"url":"http://wiki.example/images/2/2f/Used.png","descriptionurl":"http://wiki.example/index.php/File:Used.png","descriptionshorturl":"http://wiki.example/index.php?curid=2"}]},{"pageid":5,"ns":6,"title":"File:Loop.png","imagerepository":"","badfile":false,"imageinfo":[{"descriptionurl":"http://wiki.example/index.php/File:Loop.png","descriptionshorturl":"http://wiki.example/index.php?curid=5","filemissing":true}]}]}}',
      );
    });

    it('prints XML', () => {
      expect(query('prop=imageinfo&titles=File:Used.png&iiprop=comment&format=xml')).to.equal(
        '<?xml version="1.0"?><api batchcomplete=""><query><pages><page _idx="2" pageid="2" ns="6" title="File:Used.png" imagerepository="local"><imageinfo><ii comment="first upload" /></imageinfo></page></pages></query></api>',
      );
    });

    it('lists no version that is too old', () => {
      expect(query('prop=imageinfo&titles=File:Used.png&iiend=2030-01-01T00:00:00Z')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"2":{"pageid":2,"ns":6,"title":"File:Used.png","imagerepository":"local"}}}}',
      );
    });

    it('makes a page that embeds a redirect a user of the file behind it', () => {
      expect(query('list=imageusage&iutitle=File:Used.png')).to.equal(
        '{"batchcomplete":"","query":{"imageusage":[{"pageid":6,"ns":0,"title":"Alpha"},{"pageid":7,"ns":0,"title":"Beta"},{"pageid":8,"ns":0,"title":"Gamma"},{"pageid":9,"ns":0,"title":"Redir","redirect":""}]}}',
      );
    });

    it('makes it a user of both', () => {
      expect(query('prop=images&titles=Beta|Gamma')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"7":{"pageid":7,"ns":0,"title":"Beta","images":[{"ns":6,"title":"File:Redir.png"},{"ns":6,"title":"File:Two words.png"},{"ns":6,"title":"File:Used.png"}]},"8":{"pageid":8,"ns":0,"title":"Gamma","images":[{"ns":6,"title":"File:Loop.png"},{"ns":6,"title":"File:Redir.png"},{"ns":6,"title":"File:Used.png"}]}}}}',
      );
    });

    it('makes pages of Media: exist', () => {
      expect(query('titles=Media:Used.png|Media:Redir.png|Media:Loop.png')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"-1":{"ns":-2,"title":"Media:Used.png","special":""},"-2":{"ns":-2,"title":"Media:Redir.png","special":""},"-3":{"ns":-2,"title":"Media:Loop.png","special":"","missing":""}}}}',
      );
    });
  });
}
