import { expect } from 'chai';
import { createWiki } from '../index';
import { bothReleases } from '../testing/send.test-support';

for (const release of bothReleases) {
  describe(`behaviour switches in the address that a page shows, release ${release}`, () => {
    const wiki = createWiki({}, { release });
    const page = (query: string): string => {
      const response = wiki.handle({
        method: 'GET',
        url: `/api.php?action=query&${query}`,
        headers: {},
        body: new Uint8Array(),
        server: 'http://wiki.example',
        remoteAddress: '127.0.0.1',
      });
      return response.body;
    };

    it('__TOC__ breaks the link in two', () => {
      expect(page('requestid=a__toc__b__TOC__')).to.contain(
        'application use.\n</p><p>\nSpecify the <var>format</var> parameter to change the output format. ' +
          'To see the non-HTML representation of the JSON format, set </p>' +
          '<a rel="nofollow" class="external text" href="http://wiki.example/api.php?action=query&amp;requestid=a"></a>' +
          '<p><a rel="nofollow" class="external text" href="http://wiki.example/api.php?action=query&amp;requestid=a">' +
          'b&amp;format=json <kbd>format=json</kbd></a>.\n</p><p>See',
      );
      expect(page('format=xmlfm&requestid=__TOC__')).to.contain('requestid="> <kbd>format=xml</kbd></a>');
    });

    it('__TOC__ ends the paragraph among message keys', () => {
      expect(page('uselang=qqx&requestid=a.__TOC__.b')).to.contain(
        '<p>(api-format-prettyprint-header-hyperlinked: JSON, json, ' +
          '<a rel="nofollow" class="external free" href="http://wiki.example/api.php?action=query&amp;uselang=qqx&amp;requestid=a">' +
          'http://wiki.example/api.php?action=query&amp;uselang=qqx&amp;requestid=a</a>.</p><p>.b&amp;format=json)</p></div>',
      );
    });

    it('the others are removed, some of them only in upper case', () => {
      for (const [words, left] of [
        ['__NOTOC____notc____NoGallery__', ''],
        ['__INDEX____index____NOINDEX__', '__index__'],
        ['__START__', '__START__'],
      ] as const) {
        expect(page(`requestid=${words}`)).to.contain(
          `href="http://wiki.example/api.php?action=query&amp;requestid=${left}&amp;format=json"><kbd>`,
        );
      }
    });
  });
}
