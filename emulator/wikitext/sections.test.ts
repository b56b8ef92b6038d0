import { expect } from 'chai';

import { appendSection, replaceSection, sectionText } from './sections';

const text = 'intro\n\n== One ==\nfirst\n\n=== Below ===\ndeep\n\n== Two ==\nsecond';

describe('A section of a page', () => {
  it('includes its heading and the sections below it', () => {
    expect(sectionText(text, 1)).to.equal('== One ==\nfirst\n\n=== Below ===\ndeep');
    expect(sectionText(text, 2)).to.equal('=== Below ===\ndeep');
  });

  it('is what precedes the first heading if its number is 0', () => {
    expect(sectionText(text, 0)).to.equal('intro');
  });

  it('is missing if there are fewer headings', () => {
    expect(sectionText(text, 4)).to.equal(undefined);
    expect(replaceSection(text, 4, 'x')).to.equal(undefined);
  });

  it('is replaced as a whole, with an empty line after it', () => {
    expect(replaceSection(text, 1, '== One ==\nchanged')).to.equal('intro\n\n== One ==\nchanged\n\n== Two ==\nsecond');
  });

  it('is added at the end, with a heading if it has a title', () => {
    expect(appendSection('intro', 'New', 'text')).to.equal('intro\n\n== New ==\n\ntext');
    expect(appendSection('intro', '', 'text')).to.equal('intro\n\ntext');
    expect(appendSection('', 'New', 'text')).to.equal('== New ==\n\ntext');
  });

  it('counts the headings that a page has where it is transcluded (sequence transcluded-sections)', () => {
    const page = 'a\n<noinclude>\n== No ==\n</noinclude>\n== One ==\nb\n<includeonly>\n== Inc ==\n</includeonly>';
    expect(sectionText(page, { number: 1, isTranscluded: true })).to.equal('== One ==\nb\n<includeonly>');
    expect(sectionText(page, { number: 2, isTranscluded: true })).to.equal('== Inc ==\n</includeonly>');
    expect(sectionText(page, 1)).to.equal('== No ==\n</noinclude>');
    expect(sectionText(page, { number: 3, isTranscluded: true })).to.equal(undefined);
    const only = '== One ==\na\n<onlyinclude>\n== Only ==\n</onlyinclude>\n== Two ==';
    expect(sectionText(only, { number: 1, isTranscluded: true })).to.equal('== Only ==\n</onlyinclude>\n== Two ==');
    expect(sectionText(only, { number: 2, isTranscluded: true })).to.equal(undefined);
  });
});
