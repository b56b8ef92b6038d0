import { expect } from 'chai';

import { createWiki, type WikiDefinition } from '../../index';
import { bothReleases, send } from '../../testing/send.test-support';

const harbour: WikiDefinition = {
  site: { name: 'Harbour' },
  pages: [
    { title: 'Gallery', text: 'Ships. [[Category:Boats]]', protection: [{ type: 'edit', level: 'sysop' }] },
    { title: 'User:Alice', text: 'A' },
  ],
  users: [{ name: 'Alice', password: 'secret', groups: ['sysop'] }],
};

for (const release of bothReleases) {
  describe(`prop=headhtml of action=parse, release ${release}`, () => {
    const heads = (definition: WikiDefinition) => {
      const wiki = createWiki(definition, { release });
      return (parameters: string): string => {
        const { body } = send(wiki, `action=parse&prop=headhtml&format=json&formatversion=2&${parameters}`);
        return (JSON.parse(body) as { parse: { headhtml: string } }).parse.headhtml;
      };
    };
    const head = heads(harbour);

    it('is the start of a page, up to its body', () => {
      const html = head('page=Gallery&useskin=timeless');
      expect(html).to.match(/^<!DOCTYPE html>\n<html class="client-nojs" lang="en" dir="ltr">\n<head>\n/);
      expect(html).to.contain('<title> - Harbour</title>');
      expect(html).to.match(
        /<body class="[^"]*ns-0 ns-subject [^"]*page-Gallery rootpage-Gallery skin-timeless [^"]*">$/,
      );
      expect(html).to.contain('href="/load.php?lang=en&amp;modules=skins.timeless&amp;only=styles&amp;skin=timeless"');
    });

    it('tells scripts of the page, its categories and who may edit it', () => {
      const html = head('page=Gallery');
      expect(html).to.contain('"wgPageName":"Gallery"').and.to.contain('"wgCategories":["Boats"]');
      expect(html).to.contain('"wgIsProbablyEditable":false').and.to.contain('"wgRestrictionEdit":["sysop"]');
      expect(html).not.to.contain('application/x-wiki').and.not.to.contain('mw-editable');
      const missing = head('title=Quay&text=A');
      expect(missing).to.contain('"wgIsProbablyEditable":true').and.to.contain('"wgRestrictionCreate":[]');
      expect(missing).to.contain('title="Edit" href="/index.php?title=Quay&amp;action=edit"');
    });

    it('names the user whose page it is, and the software’s name of a special page', () => {
      expect(head('page=User:Alice')).to.contain('"wgRelevantUserName":"Alice"');
      expect(head('title=Special:MovePage/A&text=A')).to.contain('"wgCanonicalSpecialPageName":"Movepage"');
    });

    it('loads the styles of the wiki if it has any for the skin', () => {
      const styled = heads({ pages: [{ title: 'MediaWiki:Timeless.css', text: 'a {}' }] });
      expect(styled('text=A&useskin=timeless')).to.contain('modules=site.styles&amp;only=styles&amp;skin=timeless');
      expect(styled('text=A&useskin=vector')).not.to.contain('modules=site.styles');
    });

    it('links to the variants of a page in Chinese, and names the chosen one', () => {
      const html = heads({ site: { language: 'zh' } })('title=Quay&text=A&variant=zh-tw');
      expect(html).to.contain('"wgUserVariant":"zh-tw"').and.to.contain('"wgPageContentLanguage":"zh-tw"');
      expect(html).to.contain('hreflang="zh-Hant-TW"');
      expect(head('title=Quay&text=A&uselang=zh')).not.to.contain('hreflang');
    });

    it('has its settings on several lines, and each module by itself, for debugging', () => {
      const html = head('page=Gallery&useskin=vector-2022&debug=1');
      expect(html).to.contain('\nRLCONF = {\n    "wgBreakFrames": true,\n');
      const modules = [...html.matchAll(/stylesheet" href="\/load\.php\?debug=1&amp;lang=en&amp;modules=([^&]*)/g)];
      const names = modules.map(([, name = '']) => name);
      expect(names).to.include.members(['skins.vector.icons', 'skins.vector.styles']);
      expect(names).to.deep.equal([...names].sort());
    });

    it('is unsupported where it would show a preview of scripts', () => {
      const wiki = createWiki({}, { release, unsupported: 'api-error' });
      const { body } = send(wiki, 'action=parse&prop=headhtml&title=MediaWiki:Common.js&text=A&format=json');
      expect(body).to.contain('"code":"notsupported"').and.to.contain('MediaWiki:Common.js');
    });
  });
}
