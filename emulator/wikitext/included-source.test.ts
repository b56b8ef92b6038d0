import { expect } from 'chai';

import { includedSource } from './included-source';

describe('The source of an included text', () => {
  const examples: readonly (readonly [what: string, text: string, included: string])[] = [
    ['leaves out what is not included', 'a<noinclude>b</noinclude>c', 'ac'],
    ['has what is only included', 'a<includeonly>b</includeonly>c', 'abc'],
    ['is what is marked', 'a<onlyinclude>b</onlyinclude>c<onlyinclude>d</onlyinclude>', 'bd'],
    ['ends where nothing ends what is left out', 'a<noinclude>b', 'a'],
    ['keeps templates and defaults', '{{A|<noinclude>b</noinclude>}} {{{1|c}}}', '{{A|}} {{{1|c}}}'],
    ['keeps comments', 'a<!-- <noinclude>b</noinclude> -->\n', 'a<!-- <noinclude>b</noinclude> -->\n'],
    ['keeps a comment without an end', 'a<!-- <noinclude>b</noinclude>', 'a<!-- <noinclude>b</noinclude>'],
    ['keeps elements with text', '<pre><noinclude>a</noinclude></pre>', '<pre><noinclude>a</noinclude></pre>'],
    ['reads behind an element without an end', '<nowiki>a<noinclude>b</noinclude>', '<nowiki>a'],
    ['keeps ends without a start', 'a</noinclude>b</includeonly>c', 'a</noinclude>bc'],
    ['leaves out empty tags', 'a<noinclude/>b<includeonly />c', 'abc'],
    ['keeps a tag without an end', 'a<noinclude', 'a<noinclude'],
  ];
  for (const [what, text, included] of examples) {
    it(what, () => {
      expect(includedSource(text)).to.equal(included);
    });
  }
});
