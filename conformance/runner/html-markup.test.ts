import { expect } from 'chai';

import { markupOf } from './html-markup';

/** The pieces of a page, shortened: text, `<name a=b>`, `</name>`, `name:content`. */
function pieces(source: string): string[] {
  return Array.from(markupOf(source), (markup) => {
    if (markup.kind === 'text') return markup.source;
    if (markup.kind === 'end') return `</${markup.name}>`;
    if (markup.kind === 'unseen') return `${markup.name}:${markup.source}`;
    return `<${[markup.name, ...Array.from(markup.attributes, ([name, value]) => `${name}=${value}`)].join(' ')}>`;
  });
}

describe('markupOf', () => {
  it('separates tags from text', () => {
    expect(pieces('a <B>c</B > d<br/>')).to.deep.equal(['a ', '<b>', 'c', '</b>', ' d', '<br>']);
    expect(pieces('1 < 2 <= 3 <> 4')).to.deep.equal(['1 < 2 <= 3 <> 4']);
  });

  it('reads attributes in every notation, and decodes their references', () => {
    const [tag] = pieces(`<a HREF="?a=1&amp;b='>'" class = 'x "y"'  title=z/ hidden x=1 x=2>`);
    expect(tag).to.equal(`<a href=?a=1&b='>' class=x "y" title=z/ hidden= x=1>`);
  });

  it('leaves comments and declarations out', () => {
    expect(pieces('<!DOCTYPE html>a<!-- <b> --> <?xml ?>c</ d>')).to.deep.equal(['a', ' ', 'c']);
    expect(pieces('a<!-- <b>')).to.deep.equal(['a']);
  });

  it('looks for no tags in scripts, styles and titles', () => {
    const source = '<script>"<b>" </scripts></SCRIPT>x<title>a<b></title>';
    expect(pieces(source)).to.deep.equal([
      '<script>',
      'script:"<b>" </scripts>',
      '</script>',
      'x',
      '<title>',
      'title:a<b>',
      '</title>',
    ]);
    expect(pieces('<style>a')).to.deep.equal(['<style>', 'style:a']);
  });

  it('drops a tag that the page ends in', () => {
    for (const source of ['x<a', 'x<a href="y', 'x<a href=', 'x</a', 'x<!'])
      expect(pieces(source)).to.deep.equal(['x']);
    expect(pieces('x<')).to.deep.equal(['x<']);
  });
});
