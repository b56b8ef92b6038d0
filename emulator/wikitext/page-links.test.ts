import { expect } from 'chai';

import { NamespaceTable } from '../model/namespaces';
import { prefixedText } from '../model/title';
import { readTitleText } from '../model/title-text';
import { processorTime } from '../testing/processor-time.test-support';
import type { ReleaseName } from '../index';
import { contextOf } from './context.test-support';
import { readWikitext } from './wikitext';

const namespaces = new NamespaceTable({ siteName: 'TestWiki' });

const pages: Readonly<Record<string, string>> = {
  'Template:Box': '{{{1|}}}',
  'Template:Deaf': 'x',
  'Template:Moved': '#REDIRECT [[Template:Box]]',
  'Template:Lost': '#REDIRECT [[Template:Nowhere]]',
  'Template:Loop': '{{Loop}}',
};

/** The links and the transclusions of a text of the page `Talk:Here/part`. */
function read(text: string, release?: ReleaseName): readonly [links: readonly string[], templates: readonly string[]] {
  const template = (title: { namespace: number; key: string }) => pages[prefixedText(title, namespaces)];
  const context = contextOf({ site: { parserFunctions: true }, template, ...(release && { release }) });
  const page = { title: { namespace: 1, key: 'Here/part' } };
  const { pageLinks = [], templates = [] } = readWikitext(text, { ...context, page });
  const titles = (texts: readonly string[]) => texts.map((one) => prefixedText(readTitleText(one), namespaces)).sort();
  return [titles(pageLinks), titles(templates)];
}

/** Texts with what `action=parse` of 1.43 lists. */
const observed: Readonly<Record<string, readonly [text: string, links: string[], templates?: string[]][]>> = {
  links: [
    ['[[A]] [[a|x]] [[B#f]] [[C%20D]] [[E&amp;F]]', ['A', 'B', 'C D', 'E&F']],
    ['[[mw:A]] [[:mw:A]] [[Special:Version]] [[#x]] [[http://a.example|x]] [[mailto:x]]', []],
    ['[[Talk:Here/part]] [[talk:here/part|x]]', []],
    ['[[Talk:Here/part#x]]', []],
    ['[[:File:A.png]] [[:Category:A]] [[Media:A.png]] [[File:A.png]] [[Category:A]]', ['Category:A', 'File:A.png']],
    ['[[A|[[B]]]] [[C|d]]] [[[E]]] [[F||g]] [[H|\nx]] [[I\n]]', ['B', 'C', 'F', 'H']],
    ['[[/a]] [[../]] [[../b]]', ['Talk:Here', 'Talk:Here/b', 'Talk:Here/part/a']],
    ['<nowiki>[[A]]</nowiki> <!--[[A]]--> <span title="[[A]]">x</span>', []],
    ['#REDIRECT [[A]] [[B]]', ['A', 'B']],
    ['#REDIRECT [[Talk:Here/part]]', ['Talk:Here/part']],
    ['#REDIRECT [[Special:Version]]', []],
  ],
  files: [
    ['[[File:A.png|link=B|x]] [[File:A.png|thumb|link=:Category:C]]', ['B', 'Category:C']],
    ['[[File:A.png|link=]] [[File:A.png|link=mw:B]] [[File:A.png|link = B]] [[File:A.png|LINK=B]]', []],
    ['[[File:A.png|link=B|link=C]] [[File:A.png|link=Media:D.png]]', ['B', 'C', 'File:D.png']],
    ['[[File:A.png|link=Talk:Here/part]] [[File:A.png|link=/a]]', ['/a', 'Talk:Here/part']],
    ['[[File:A.png|thumb|x [[B]] y [[C|z]]|link=D]]', ['B', 'C', 'D']],
    ['<gallery>\nA.png|link=B\nTalk:X|[[C]]|link=D\n</gallery>', ['B', 'C', 'D']],
  ],
  transclusions: [
    ['{{Box}} {{Talk:Q}} {{Missing}}', ['Talk:Q', 'Template:Missing'], ['Talk:Q', 'Template:Box', 'Template:Missing']],
    ['{{msgnw:Missing}} {{int:edit}}', [], ['Template:Missing']],
    [
      '{{Moved}} {{Lost}}',
      ['Template:Nowhere'],
      ['Template:Box', 'Template:Lost', 'Template:Moved', 'Template:Nowhere'],
    ],
    ['{{Loop}}', ['Template:Loop'], ['Template:Loop']],
    ['{{Box|{{Box}}}} {{Deaf|{{Missing}}}}', [], ['Template:Box', 'Template:Deaf']],
    ['{{#if:|{{A}}|{{Box}}}} {{#switch:b|a={{A}}|b={{Deaf}}}}', [], ['Template:Box', 'Template:Deaf']],
    ['{{{1|{{Box}}}}} {{{{{1|Deaf}}}}}', [], ['Template:Box', 'Template:Deaf']],
    ['{{/x}} {{../}}', ['Talk:Here', 'Talk:Here/part/x'], ['Talk:Here', 'Talk:Here/part/x']],
    ['{{PAGESIZE:A}} {{#ifexist:B|x}}', ['B'], ['A']],
  ],
};

describe('The links and transclusions of a text (reading 14.1)', () => {
  for (const [kind, texts] of Object.entries(observed)) {
    describe(kind, () => {
      for (const [text, links, templates = []] of texts) {
        it(JSON.stringify(text), () => {
          const [foundLinks, foundTemplates] = read(text);
          expect(foundLinks).to.deep.equal(links);
          if (kind === 'transclusions') expect(foundTemplates).to.deep.equal(templates);
        });
      }
    });
  }

  it('are links to the page itself with a fragment in 1.39 (vector parse/links-to-itself)', () => {
    expect(read('[[Talk:Here/part#x]]', '1.39')[0]).to.deep.equal(['Talk:Here/part']);
  });

  it('are found in linear time', () => {
    const many = 50_000;
    for (const text of [
      `[[File:A.png${'|link=B'.repeat(many)}]]`,
      `[[File:A.png|${'[[B]]|link=C'.repeat(many)}]]`,
      `[[/${'/'.repeat(many)}]]`,
      `[[${'../'.repeat(many)}]]`,
      '{{Box|'.repeat(many) + '}}'.repeat(many),
      `{{#if:x|${'{{Box}}'.repeat(many)}}}`,
    ]) {
      expect(
        processorTime(() => read(text)),
        text.slice(0, 20),
      ).to.be.below(2000);
    }
  });
});
