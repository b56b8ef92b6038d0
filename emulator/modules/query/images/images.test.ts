import { expect } from 'chai';
import { ask, bothReleases, errorBody, fixtureWiki } from '../../../testing/ask.test-support';

for (const release of bothReleases) {
  describe(`prop=images, ${release}`, () => {
    const wiki = fixtureWiki(release);
    const query = (text: string) => ask(wiki, `action=query&format=json&${text}`).body;

    it('lists the files of pages by page and name', () => {
      expect(query('prop=images&titles=ViaRedir2|%E6%97%A5%E6%9C%AC|Nope&imlimit=3')).to.equal(
        '{"continue":{"imcontinue":"16|\\u65e5\\u672c.png","continue":"||"},"query":{"pages":{"-1":{"ns":0,"title":"Nope","missing":""},"12":{"pageid":12,"ns":0,"title":"ViaRedir2","images":[{"ns":6,"title":"File:Redir.png"},{"ns":6,"title":"File:Used.png"}]},"16":{"pageid":16,"ns":0,"title":"\\u65e5\\u672c","images":[{"ns":6,"title":"File:Two words.png"}]}}}}',
      );
    });

    it('goes on there', () => {
      expect(query('prop=images&titles=ViaRedir2|%E6%97%A5%E6%9C%AC&imcontinue=16|Two_words.png')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"12":{"pageid":12,"ns":0,"title":"ViaRedir2"},"16":{"pageid":16,"ns":0,"title":"\\u65e5\\u672c","images":[{"ns":6,"title":"File:Two words.png"},{"ns":6,"title":"File:\\u65e5\\u672c.png"}]}}}}',
      );
    });

    it('goes backwards', () => {
      expect(query('prop=images&titles=ViaRedir2|Alpha&imdir=descending&imlimit=2')).to.equal(
        '{"continue":{"imcontinue":"2|Used.png","continue":"||"},"query":{"pages":{"2":{"pageid":2,"ns":0,"title":"Alpha"},"12":{"pageid":12,"ns":0,"title":"ViaRedir2","images":[{"ns":6,"title":"File:Used.png"},{"ns":6,"title":"File:Redir.png"}]}}}}',
      );
    });

    it('takes a place of two parts', () => {
      expect(query('prop=images&titles=Alpha&imcontinue=2')).to.equal(
        errorBody(
          'badcontinue',
          'Invalid continue param. You should pass the original value returned by the previous query.',
        ),
      );
    });

    it('reads numbers as its release does', () => {
      expect(query('prop=images&titles=Alpha&imcontinue=x|Used.png')).to.equal(
        release === '1.39'
          ? '{"batchcomplete":"","query":{"pages":{"2":{"pageid":2,"ns":0,"title":"Alpha","images":[{"ns":6,"title":"File:Used.png"}]}}}}'
          : errorBody(
              'badcontinue',
              'Invalid continue param. You should pass the original value returned by the previous query.',
            ),
      );
    });

    it('looks for some files, and warns of what is none', () => {
      expect(query('prop=images&titles=ViaRedir2&imimages=image:used.png|Foo|[x]')).to.equal(
        '{"batchcomplete":"","warnings":{"images":{"*":"\\"Foo\\" is not a file.\\n\\"[x]\\" is not a file."}},"query":{"pages":{"12":{"pageid":12,"ns":0,"title":"ViaRedir2","images":[{"ns":6,"title":"File:Used.png"}]}}}}',
      );
    });

    it('finds nothing where none is a file', () => {
      expect(query('prop=images&titles=ViaRedir2&imimages=Foo')).to.equal(
        '{"batchcomplete":"","warnings":{"images":{"*":"\\"Foo\\" is not a file."}},"query":{"pages":{"12":{"pageid":12,"ns":0,"title":"ViaRedir2"}}}}',
      );
    });

    it('prints XML', () => {
      expect(query('prop=images&titles=ViaRedir2&format=xml')).to.equal(
        '<?xml version="1.0"?><api batchcomplete=""><query><pages><page _idx="12" pageid="12" ns="0" title="ViaRedir2"><images><im ns="6" title="File:Redir.png" /><im ns="6" title="File:Used.png" /></images></page></pages></query></api>',
      );
    });

    it('is a generator of the files', () => {
      expect(query('generator=images&titles=ViaRedir2|Alpha')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"-1":{"ns":6,"title":"File:Used.png","missing":""},"9":{"pageid":9,"ns":6,"title":"File:Redir.png"}}}}',
      );
    });

    it('is a generator that goes on', () => {
      expect(query('generator=images&titles=ViaRedir2&gimlimit=1')).to.equal(
        '{"batchcomplete":"","continue":{"gimcontinue":"12|Used.png","continue":"gimcontinue||"},"query":{"pages":{"9":{"pageid":9,"ns":6,"title":"File:Redir.png"}}}}',
      );
    });

    it('goes on beside another property', () => {
      expect(query('generator=images&titles=ViaRedir2&prop=images|fileusage&fulimit=2')).to.equal(
        '{"continue":{"fucontinue":"Used.png|2","continue":"||images"},"query":{"pages":{"-1":{"ns":6,"title":"File:Used.png","missing":""},"9":{"pageid":9,"ns":6,"title":"File:Redir.png","images":[{"ns":6,"title":"File:Used.png"}],"fileusage":[{"pageid":11,"ns":0,"title":"ViaRedir1"},{"pageid":12,"ns":0,"title":"ViaRedir2"}]}}}}',
      );
    });
  });
}
