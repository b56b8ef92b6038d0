import { expect } from 'chai';

import { createWiki } from '../../index';
import { releases } from '../../releases/releases';
import { bothReleases, member, send } from '../../testing/send.test-support';

for (const release of bothReleases) {
  describe(`action=expandtemplates, ${release}`, () => {
    const expand = (text: string, further = ''): unknown => {
      const pages = [
        { title: 'Template:Box', text: '[{{{1|none}}}]<noinclude>no</noinclude><!-- c -->' },
        { title: 'Template:Loop', text: 'x{{Loop}}' },
      ];
      const url = `action=expandtemplates&prop=wikitext&format=json&formatversion=2${further}&text=${encodeURIComponent(text)}`;
      const response = send(createWiki({ pages }, { release }), url).json();
      return member(member(response, 'expandtemplates'), 'wikitext');
    };

    it('expands templates, variables and functions, and leaves links as they are', () => {
      expect(expand('{{Box|{{uc:a}}}} {{Box}} {{PAGENAME}} [[Link]]', '&title=Talk:Page')).to.equal(
        '[A] [none] Page [[Link]]',
      );
    });

    it('keeps tags as they are written, and comments if they are wanted (reading 21.1)', () => {
      const text = '<nowiki>{{Box}}</nowiki> <PRE a=b>{{Box}}</PRE> {{lc:<nowiki/>A}}<!-- d -->';
      const expanded = '<nowiki>{{Box}}</nowiki> <PRE a=b>{{Box}}</PRE> <nowiki/>a';
      expect(expand(text)).to.equal(expanded);
      expect(expand(`${text}{{Box}}`, '&includecomments=1')).to.equal(`${expanded}<!-- d -->[none]<!-- c -->`);
    });

    it('names a template within itself', () => {
      const colon = releases[release].since('1.43') ? ':' : '';
      expect(expand('{{Loop}}')).to.equal(
        `x<span class="error">Template loop detected: [[${colon}Template:Loop]]</span>`,
      );
    });

    it('puts back tags within tags that functions make, and what looks like its own marks', () => {
      expect(expand('{{#tag:nowiki|a{{#tag:pre|b{{#tag:nowiki|c}}}}}}')).to.equal(
        '<nowiki>a<pre>b<nowiki>c</nowiki></pre></nowiki>',
      );
      expect(expand('&#0;0; \0' + '0;')).not.to.contain('\0');
    });

    it('puts back at most five million characters', () => {
      const pages = [{ title: 'Template:Twice', text: '{{{1}}}{{{1}}}' }];
      const doubled = Array.from({ length: 12 }).reduce((text) => `{{Twice|${String(text)}}}`, '{{{big}}}');
      const big = `<nowiki>${'x'.repeat(10_000)}</nowiki>`;
      const text = String(doubled).replace('{{{big}}}', big);
      const url = `action=expandtemplates&prop=wikitext&format=json&formatversion=2&text=${encodeURIComponent(text)}`;
      const response = send(createWiki({ pages }, { release }), url).json();
      const expanded = member(member(response, 'expandtemplates'), 'wikitext') as string;
      expect(expanded.length).to.be.within(4_900_000, 5_000_000);
    });
  });
}
