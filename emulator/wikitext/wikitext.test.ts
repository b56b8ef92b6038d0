import { expect } from 'chai';
import { NamespaceTable } from '../model/namespaces';
import { prefixedText } from '../model/title';
import { contextOf } from './context.test-support';
import type { TextContent } from '../model/text-reader';
import { readWikitext } from './wikitext';
import { processorTime } from '../testing/processor-time.test-support';

const namespaces = new NamespaceTable({ siteName: 'TestWiki' });

/** The pages that the texts below transclude. */
const pages: Record<string, string | undefined> = {
  'Wt page': '[[File:Page.png]]<noinclude>[[File:No.png]]</noinclude>',
  'Talk:Wt page': '[[File:Talk.png]]',
  'User:Wt': '[[File:User.png]]',
  'File:Wt desc.png': '[[File:Desc.png]]',
  'Template:Wt plain': '[[File:T1.png]]',
  'Template:Wt name': 'Named.png',
  'Template:Wt nested name': 'Wt plain',
  'Template:Wt pipe': '|',
  'Template:Wt half': '[[File:Half.png|',
  'Template:Wt param': '[[File:{{{1|Default.png}}}]]{{{x}}}{{{y|[[File:Y.png]]|[[File:Z.png]]}}}',
  'Template:Wt param2': '[[File:{{{1}}}]]',
  'Template:Wt arg': '{{{1}}}',
  'Template:Wt arg name': '{{{a|none}}}',
  'Template:Wt sections':
    '[[File:All.png]]<noinclude>[[File:No.png]]</noinclude><includeonly>[[File:Inc.png]]</includeonly>',
  'Template:Wt only':
    '[[File:Out.png]]<onlyinclude>[[File:In1.png]]</onlyinclude> x [[File:Out2.png]]' +
    '<onlyinclude>[[File:In2.png]]<noinclude>[[File:No.png]]</noinclude></onlyinclude>',
  'Template:Wt onlyopen': '[[File:Out.png]]<onlyinclude>[[File:In1.png]]',
  'Template:Wt onlycomment': '[[File:Out.png]]<!-- <onlyinclude>[[File:In1.png]]</onlyinclude> -->',
  'Template:Wt onlycase': '[[File:Out.png]]<OnlyInclude>[[File:In1.png]]</OnlyInclude>',
  'Template:Wt noopen': '[[File:A.png]]<noinclude>[[File:B.png]]',
  'Template:Wt nocase': '[[File:A.png]]<NOINCLUDE >[[File:B.png]]</noInclude > [[File:C.png]]',
  'Template:Wt noself': '[[File:A.png]]<noinclude/>[[File:B.png]]',
  'Template:Wt nonest':
    '<noinclude>[[File:A.png]]<noinclude>[[File:B.png]]</noinclude>[[File:C.png]]</noinclude>[[File:D.png]]',
  'Template:Wt nonowiki': '<nowiki><noinclude></nowiki>[[File:A.png]]</noinclude>',
  'Template:Wt gallery': '<gallery>\nG.png|{{{1}}}\n</gallery>',
  'Template:Wt gallery loop': '<gallery>\nG.png|{{Wt gallery loop|x}}\n</gallery>',
  'Template:Wt gallery open': '<gallery>\nG.png',
  'Template:Wt comment open': '[[File:A.png]]<!--',
  'Template:Wt loop': '[[File:A.png]]{{Wt loop}}[[File:B.png]]',
  'Template:Wt loop1': '[[File:A.png]]{{Wt loop2}}',
  'Template:Wt loop2': '[[File:B.png]]{{Wt loop1}}',
  'Template:Wt redirect': '#REDIRECT [[Template:Wt plain]]',
  'Template:Wt redirect2': '#REDIRECT [[Template:Wt redirect]]',
  'Template:Wt redirect files': '#REDIRECT [[Template:Wt plain]]\n[[File:Own.png]]',
  'Template:Wt redirect gone': '#REDIRECT [[Template:Wt nowhere]]\n[[File:Own.png]]',
};

function read(text: string): TextContent {
  return readWikitext(text, contextOf({ template: (title) => pages[prefixedText(title, namespaces)] }));
}

/** Texts and what `prop=images` says after the page was saved, in both releases; in the order of their use. */
const observed: Record<string, [string, string[]][]> = {
  'links to files': [
    ['[[File:A.png]]', ['A.png']],
    ['[[image:a.png|thumb|x]]', ['A.png']],
    ['[[_File : A.png|x]]', ['A.png']],
    ['[[image :  a.png ]]', ['A.png']],
    ['[[File:A b.png]] [[File:a_b.png]]', ['A_b.png']],
    ['[[File:B.png]] [[File:A.png]] [[File:B.png]]', ['B.png', 'A.png']],
    ['[[File:A.png#frag]]', ['A.png']],
    ['[[File:A.png|]]', ['A.png']],
    ['[[File:A.png|a\nb]]', ['A.png']],
    ['[[File:A.png\n|x]]', []],
    ['[[File:A\n.png]]', []],
    ['[[File:A&amp;B.png]]', ['A&B.png']],
    ['[[File:A%20B.png]]', ['A_B.png']],
    ['[[File%3AA.png]]', ['A.png']],
    ['[[File:A%C3%A9.png]]', ['Aé.png']],
    ['[[File:A%FF.png]]', []],
    ['[[File:A%23.png]]', ['A']],
    ['[[File:A%2523.png]]', []],
    ['[[:File:A.png]]', []],
    ['[[ :File:A.png]]', []],
    ['[[%3AFile:A.png]]', []],
    ['[[&#58;File:A.png]]', ['A.png']],
    ['[[::File:A.png]]', []],
    ['[[mw:File:A.png]]', []],
    ['[[Talk:File:A.png]]', []],
    ['[[/File:A.png]]', []],
    ['[[File:]]', []],
    ['[[File:a<b.png]]', []],
    ['[[File:A[b.png]]', []],
    ['[[File:A}b.png]]', []],
    ['[[File:File:B.png]]', ['File:B.png']],
    ['[[File:A.png', []],
    ['[[File:A.png|x', []],
    ['[[File:A.png]', []],
    ['[[[File:A.png]]]', []],
    ['[[[[File:A.png]]]]', ['A.png']],
    ['[http://x.org [[File:A.png]]]', ['A.png']],
    ['== [[File:A.png]] ==', ['A.png']],
    ['{|\n| [[File:A.png]]\n|}', ['A.png']],
    ['<ref>[[File:A.png]]</ref>', ['A.png']],
  ],
  captions: [
    ['[[File:A.png|[[File:B.png]]]]', ['B.png', 'A.png']],
    ['[[File:A.png|x [[y]] [[z]] ]]', ['A.png']],
    ['[[File:A.png|x|thumb|[[File:B.png]] [[File:C.png]] [[D]]]]', ['B.png', 'C.png', 'A.png']],
    ['[[File:A.png|x [[File:B.png|]]]]', ['B.png', 'A.png']],
    ['[[File:A.png|link=File:B.png]]', ['A.png']],
    ['[[File:A.png|alt=[[File:B.png]]]]', ['B.png', 'A.png']],
    ['[[File:A.png|x ]] ]]', ['A.png']],
    ['[[File:A.png|x [[y]]', []],
    ['[[File:A.png|x [[y]]] z', []],
    ['[[File:A.png|x [[y]]]] z', ['A.png']],
    ['[[File:A.png|x [[ y]]', []],
    ['[[File:A.png|thumb|see [[Main]] and [[File:B.png|x [[y]]]] z]]', []],
    ['[[File:A.png|x [[File:B.png|y [[File:C.png|z [[q]] ]] w]] v]]', ['C.png']],
    ['[[File:A.png|thumb|x\n[[File:B.png|y\n[[File:C.png|z]]', ['C.png']],
    ['[[File:A.png|thumb|x\n[[File:B.png|y]]\n[[File:C.png|z]]', ['B.png', 'C.png']],
    ['[[Foo|a [[File:A.png]] b]]', ['A.png']],
    ['[[Foo [[File:A.png]]', ['A.png']],
    ['[[File:A.png|<nowiki>]]</nowiki>', []],
    ['[[File:A.png|<!-- ]] -->', []],
  ],
  'Media:': [
    ['[[Media:M.png]]', ['M.png']],
    ['[[media:m.png|x]]', ['M.png']],
    ['[[:Media:M.png]]', ['M.png']],
    ['[[Media:A.png|[[File:B.png]]]]', ['B.png']],
    ['[[Media:Talk:B.png]]', ['Talk:B.png']],
    ['[[Media:A.png|x', []],
    ['[[Media:]]', []],
  ],
  galleries: [
    [
      '<gallery>\nFile:A.png\nB.png\nimage:c.png|x\n File:D%20d.png \n:File:E.png#f\n</gallery>',
      ['A.png', 'B.png', 'C.png', 'D_d.png', 'E.png'],
    ],
    ['<gallery>A.png</gallery>', ['A.png']],
    ['<GALLERY>\nA.png\n</Gallery >', ['A.png']],
    ['<gallery>\nMedia:F.png\nTalk:G.png\n[[File:I.png]]\nmw:R.png\n{{S}}\nO[.png\nQ.png<!-- x -->\n</gallery>', []],
    ['<gallery>\nFile:\n \n|x\n#x\n_\n*B.png\n</gallery>', ['*B.png']],
    ['<gallery>\nA.png|cap [[File:B.png]] {{Wt plain}}\n</gallery>', ['B.png', 'T1.png', 'A.png']],
    ['<gallery>\nA.png|[[File:B.png|x\nC.png]]\n</gallery>', ['A.png']],
    ['<gallery>\nA.png|<!-- x\nB.png\n--> y\n</gallery>', ['A.png', 'B.png']],
    ['<gallery>\nTalk:x|[[File:F.png]]\n[[x]]|[[File:E.png]]\n</gallery>', ['F.png']],
    ['<gallery mode="packed" caption="[[File:Z.png]]">A.png</gallery>', ['Z.png', 'A.png']],
    ["<gallery caption='{{Wt plain}}' >\nA.png\n</gallery>", ['T1.png', 'A.png']],
    ['[[File:A.png|<gallery>B.png</gallery>]]', ['B.png', 'A.png']],
    ['<gallery>\nA.png|<gallery>B.png</gallery>\nC.png\n</gallery>', ['A.png']],
    ['<gallery>\nA.png', []],
    ['<gallery caption="[[File:Z.png]]">\nA.png', ['Z.png']],
    ['<gallery />[[File:B.png]]', ['B.png']],
    ['<pre><gallery>\nA.png\n</gallery></pre>', []],
    ['<pre [[File:A.png]]> [[File:B.png]]', ['B.png']],
    ['<gallery>\nA.png|[[File:B.png|]]\n</gallery>', ['A.png']],
    ['<gallery>\nA.png|[[File:B.png| ]]\n</gallery>', ['B.png', 'A.png']],
    ['{{plural:1|a|<gallery>A.png</gallery>}}', ['A.png']],
    ['{{urlencode:<gallery>A.png</gallery>}}', ['A.png']],
    ['{{PAGENAME:<gallery>A.png</gallery>}}', ['A.png']],
    ['{{#tag:nowiki|<gallery>A.png</gallery>}}', ['A.png']],
    ['{{lc:<gallery>A.png</gallery>}}', ['A.png']],
    ['{{Wt nowhere|<gallery>A.png</gallery>}}', []],
    ['{{Wt nowhere|{{urlencode:<gallery>A.png</gallery>}}}}', []],
  ],
  'text that is not read': [
    ['<!-- [[File:A.png]] -->', []],
    ['<!-- [[File:A.png]]', []],
    ['[[File:A<!-- x -->.png]]', ['A.png']],
    ['[<!-- -->[File:A.png]]', ['A.png']],
    ['<nowiki>[[File:A.png]]</nowiki>', []],
    ['<NOWIKI a="b">[[File:A.png]]</noWiki >', []],
    ['<nowiki>[[File:A.png]]', ['A.png']],
    ['<nowiki />[[File:A.png]]<nowiki/>', ['A.png']],
    ['<nowiki/ >[[File:A.png]]</nowiki>', ['A.png']],
    ['<nowikix>[[File:A.png]]</nowikix>', ['A.png']],
    ['</nowiki>[[File:A.png]]', ['A.png']],
    ['[[File:<nowiki>A.png</nowiki>]]', []],
    ['<nowiki>[[File:A.png]]<nowiki>[[File:B.png]]</nowiki>[[File:C.png]]</nowiki>', ['C.png']],
    ['<pre class="x">[[File:A.png]]</pre>', []],
    ['<pre>[[File:A.png]]', ['A.png']],
    ['<pre>[[File:A.png]]</prex></pre>', []],
    ['<pre>[[File:A.png]]<nowiki>[[File:B.png]]</pre>[[File:C.png]]</nowiki>', ['C.png']],
  ],
  transclusion: [
    ['{{Wt plain}}', ['T1.png']],
    ['{{\n wt_plain \n}}', ['T1.png']],
    ['{{template : wt plain#frag}}', ['T1.png']],
    ['{{<!-- x -->Wt plain}}', ['T1.png']],
    ['{{:Wt page}}', ['Page.png']],
    ['{{Talk:Wt page}}{{User:Wt}}', ['Talk.png', 'User.png']],
    ['{{File:Wt desc.png}}', ['Desc.png']],
    ['{{Media:Wt desc.png}}', ['Wt_desc.png']],
    ['{{mw:Foo}}[[File:{{mw:Foo}}.png]][[File:A.png|{{mw:Foo}}]]', ['A.png']],
    ['{{Nonexistent|[[File:A.png]]}}', []],
    ['[[File:{{Nonexistent}}A.png]][[File:B.png|{{Nonexistent}}]]', ['B.png']],
    ['[[File:A.png|thumb|[[File:B.png|{{Nonexistent}}]]]]', []],
    ['[[File:{{Wt name}}]]', ['Named.png']],
    ['{{Wt half}}x]]', ['Half.png']],
    ['{{Wt half}}]]', []],
    ['[[File:A.png{{Wt pipe}}x]]', ['A.png']],
    ['[[File:A.png{{!}}thumb]]', ['A.png']],
    ['[[File:A{{=}}B.png]]', ['A=B.png']],
    ['{{Wt plain{{Wt pipe}}x}}', []],
    ['{{ {{Wt nested name}} }}', ['T1.png']],
    ['{{{{Wt nested name}}}}', []],
    ['{{{Wt plain}}', ['T1.png']],
    ['{{Wt plain}}}', ['T1.png']],
    ['{{{{Wt plain}}}}', []],
    ['{{Wt plain}', []],
    ['{{Wt plain|[[x}}', []],
    ['{{Wt plain|[[x}} ]]', []],
    ['{{Wt plain|<nowiki>}}</nowiki>}}', ['T1.png']],
    ['{{Wt plain|<!-- }} -->}}', ['T1.png']],
    ['{{Wt<nowiki/> plain}}', []],
    ['{{Wt plain\n== x ==\n}}', []],
    ['{{safesubst:Wt plain}}', ['T1.png']],
    ['{{ [[File:A.png]] }}', ['A.png']],
    ['{{|[[File:A.png]]}}', ['A.png']],
    ['{{#if:x|[[File:A.png]]}}', ['A.png']],
    ['{{x|[[a}}[[File:A.png]]', ['A.png']],
    ['{{Wt gallery}}', ['G.png']],
    ['{{Wt gallery|[[File:X.png]]}}', ['G.png']],
    ['{{Wt gallery open}}\n</gallery>', []],
    ['<gallery>\n{{Wt name}}', []],
    ['{{Wt comment open}}[[File:B.png]]-->', ['A.png', 'B.png']],
    ['{{Wt gallery loop}}', ['G.png']],
    ['{{Wt loop}}', ['A.png', 'B.png']],
    ['{{Wt loop1}}', ['A.png', 'B.png']],
    ['{{Wt redirect}}', ['T1.png']],
    ['{{Wt redirect2}}', ['T1.png']],
    ['{{Wt redirect files}}', ['T1.png']],
    ['{{Wt redirect gone}}', ['Own.png']],
  ],
  parameters: [
    ['{{Wt param}}', ['Default.png', 'Y.png']],
    ['{{Wt param|Given.png|x=[[File:X.png]]|y=}}', ['Given.png', 'X.png']],
    ['{{Wt param|1= Given.png }}', ['Given.png', 'Y.png']],
    ['{{Wt param2}}', []],
    ['{{Wt param2|Given.png}}', ['Given.png']],
    ['{{Wt arg|[[File:Arg.png]]}}', ['Arg.png']],
    ['[[{{Wt arg|File:Arg.png}}]]', ['Arg.png']],
    ['[[File:{{Wt arg name|a=N.png}}]]', ['N.png']],
    ['{{Wt arg|{{Wt arg|{{Wt plain}}}}}}', ['T1.png']],
    ['{{Wt plain|[[File:X.png]]}}', ['T1.png']],
    ['{{{1|[[File:A.png]]}}}', ['A.png']],
    ['[[File:{{{1|A.png}}}]]', ['A.png']],
    ['{{{1|{{Wt plain}}}}}', ['T1.png']],
    ['{{{{{1|Wt plain}}}}}', ['T1.png']],
    ['{{{1|a{{{2|{{Wt plain}}}}}}}}', ['T1.png']],
    ['{{{{{{a}}}|[[File:A.png]]}}}', ['A.png']],
    ['[[File:{{{{{{a}}}|A.png}}}]]', ['A.png']],
    ['{{{1||[[File:A.png]]}}}', []],
    ['{{{1}}}[[File:A.png]]', ['A.png']],
  ],
  'what is included': [
    ['<noinclude>[[File:A.png]]</noinclude>', ['A.png']],
    ['<includeonly>[[File:A.png]]</includeonly>[[File:B.png]]', ['B.png']],
    ['<IncludeOnly x="y">[[File:A.png]]</includeonly >[[File:B.png]]', ['B.png']],
    ['<includeonly>[[File:A.png]]', []],
    ['<includeonly>[[File:A.png]]<!-- </includeonly> -->[[File:B.png]]', ['B.png']],
    ['<onlyinclude>[[File:A.png]]</onlyinclude>[[File:B.png]]', ['A.png', 'B.png']],
    ['[[File:<noinclude>A</noinclude><includeonly>X</includeonly>.png]]', ['A.png']],
    ['</includeonly>[[File:A.png]]</noinclude>', ['A.png']],
    ['<noinclude/>[[File:A.png]]<includeonly/>[[File:B.png]]<onlyinclude/>[[File:C.png]]', ['A.png', 'B.png', 'C.png']],
    ['<nowiki><includeonly></nowiki>[[File:A.png]]</includeonly>', ['A.png']],
    ['{{Wt sections}}', ['All.png', 'Inc.png']],
    ['{{Wt only}}', ['In1.png', 'In2.png']],
    ['{{Wt onlyopen}}', ['Out.png', 'In1.png']],
    ['{{Wt onlycomment}}', ['In1.png']],
    ['{{Wt onlycase}}', ['Out.png', 'In1.png']],
    ['{{Wt noopen}}', ['A.png']],
    ['{{Wt nocase}}', ['A.png', 'C.png']],
    ['{{Wt noself}}', ['A.png', 'B.png']],
    ['{{Wt nonest}}', ['C.png', 'D.png']],
    ['{{Wt nonowiki}}', ['A.png']],
  ],
};

/** Texts, where they lead (`redirects=1`; `undefined`: no redirect), and the files. */
const redirects: [string, string | undefined, string[]][] = [
  ['#REDIRECT [[Foo]]', 'Foo', []],
  ['#redirect:[[foo_bar]]', 'Foo bar', []],
  [' \n #Redirect\n : [[ Foo |x]] [[File:A.png]]', 'Foo', ['A.png']],
  ['#REDIRECT [[Foo#frag ment]]', 'Foo#frag ment', []],
  ['#REDIRECT [[File:A.png]]', 'File:A.png', []],
  ['#REDIRECT [[:File:A.png]]', 'File:A.png', []],
  ['#REDIRECT [[File:%41.png]]', 'File:A.png', []],
  ['#REDIRECT [[Media:A.png]][[File:B.png]]', 'Media:A.png', ['B.png']],
  ['#REDIRECT [[Foo|x [[File:B.png]] y]]', 'Foo', []],
  ['#REDIRECT [[Foo]]<gallery>\nA.png\n</gallery>', 'Foo', ['A.png']],
  ['#REDIRECT [[mw:Foo]][[File:A.png]]', 'mw:Foo', ['A.png']],
  ['#REDIRECT [[&#70;oo]]', 'Foo', []],
  ['#REDIRECT [[#frag]][[File:A.png]]', undefined, ['A.png']],
  ['#REDIRECT:: [[File:A.png]]', undefined, ['A.png']],
  ['#REDIRECT [[::Foo]]', undefined, []],
  ['#REDIRECT [[Foo|a\nb]][[File:A.png]]', undefined, ['A.png']],
  ['#REDIRECT [[a[b]] [[File:A.png]]', undefined, ['A.png']],
  ['#REDIRECT [[File:A.png]', undefined, []],
  ['#REDIRECT x [[File:A.png]]', undefined, ['A.png']],
  ['# REDIRECT [[File:A.png]]', undefined, ['A.png']],
  ['x #REDIRECT [[File:A.png]]', undefined, ['A.png']],
  ['<!-- x -->#REDIRECT [[File:A.png]]', undefined, ['A.png']],
  ['#REDIRECT <!-- x --> [[File:A.png]]', undefined, ['A.png']],
  ['<noinclude>#REDIRECT [[File:A.png]]</noinclude>', undefined, ['A.png']],
];

describe('wikitext (core 4.2)', () => {
  for (const [rule, texts] of Object.entries(observed)) {
    describe(rule, () => {
      for (const [text, files] of texts) {
        it(JSON.stringify(text), () => {
          const unchecked = {
            ...{ links: undefined, pageLinks: undefined, templates: undefined, dependsOn: undefined },
            ...{ directLinks: undefined, shownLinks: undefined },
            interwikiLinks: undefined,
            ...(text.includes('loop') && { categories: undefined }),
          };
          expect({ ...read(text), ...unchecked }).to.deep.equal({ files, ...unchecked });
        });
      }
    });
  }

  describe('redirects', () => {
    for (const [text, target, files] of redirects) {
      it(JSON.stringify(text), () => {
        const content = read(text);
        const fragment = content.redirect?.fragment ? `#${content.redirect.fragment}` : '';
        expect(content.redirect && prefixedText(content.redirect, namespaces) + fragment).to.equal(target);
        expect(content.files).to.deep.equal(files);
      });
    }
  });

  it('names the titles that the content depends on, also of templates that were expanded for another page', () => {
    const texts: Record<string, string> = { Outer: '{{Inner}}{{Inner}}', Inner: '{{#ifexist:Gone|a|b}}{{Missing}}' };
    const template = ({ key }: { key: string }) => texts[key];
    const site = { parserFunctions: true };
    const context = { ...contextOf({ site }), template, exists: () => false, expanded: new Map() };
    const all = ['10:Outer', '10:Inner', '0:Gone', '10:Missing'];
    expect(readWikitext('{{Outer}}', context).dependsOn).to.have.members(all);
    expect(readWikitext('{{Outer}}', context).dependsOn).to.have.members(all);
    expect(readWikitext('{{Outer|1}} {{Other}}', context).dependsOn).to.have.members([...all, '10:Other']);
    expect(readWikitext('[[Link]] {{PAGENAME}}', context)).not.to.have.property('dependsOn');
  });

  it('recognizes the names of the File namespace of the wiki', () => {
    const text = '[[Datei:A.png]] [[bild:b.png]] [[Medium:C.png]] <gallery>Bild:D.png</gallery>';
    const { files } = readWikitext(text, contextOf({ site: { language: 'de' } }));
    expect(files).to.deep.equal(['D.png', 'A.png', 'B.png', 'C.png']);
  });

  it('recognizes the words for redirects of the wiki, in any case', () => {
    const target = (text: string) => readWikitext(text, contextOf({ site: { language: 'ru' } })).redirect?.key;
    for (const word of ['#ПЕРЕНАПРАВЛЕНИЕ', '#перенаправление:', '#ПЕРЕНАПР ', '#Redirect']) {
      expect(target(`${word} [[Цель]]`), word).to.equal('Цель');
    }
    expect(target('#ПЕРЕНА [[Цель]]')).to.equal(undefined);
    expect(readWikitext('#ПЕРЕНАПР [[Цель]]', contextOf()).redirect).to.equal(undefined);
  });

  it('is transcluded over a hundred levels', () => {
    const template = (title: { key: string }) => {
      const number = Number(title.key.slice('Deep_'.length));
      return `[[File:D${number}.png]]{{Deep ${number + 1}}}`;
    };
    expect(readWikitext('{{Deep 1}}', contextOf({ template })).files).to.have.lengthOf(100);
  });
});

describe('Hostile wikitext is read in linear time', () => {
  const many = 100_000;
  const hostile: Record<string, string> = {
    'opening brackets': '[['.repeat(many),
    'closing brackets': ']]'.repeat(many),
    'opening braces': '{{'.repeat(many),
    'nested names': '{{a'.repeat(many) + '}}'.repeat(many),
    'nested parameters': '{{{a|'.repeat(many) + '}}}'.repeat(many),
    'parameters as names': '{{{'.repeat(many) + 'a|b' + '}}}|c'.repeat(many),
    'nested arguments': '{{Wt arg|a'.repeat(many) + '}}'.repeat(many),
    'invalid names with arguments': '{{[x]|a'.repeat(many) + '}}'.repeat(many),
    'braces and brackets': '{{[['.repeat(many) + '}}]]'.repeat(many),
    'files without end': '[[File:A.png|'.repeat(many),
    'captions without end': '[[File:A.png|[[b]]'.repeat(many),
    'nested files': '[[File:A.png|'.repeat(many) + ']]'.repeat(many),
    'unclosed tags': '<nowiki>'.repeat(many) + '<gallery>'.repeat(many) + '<pre '.repeat(many),
    'unended tags': '<pre '.repeat(4 * many),
    'unclosed inclusions': '<includeonly>'.repeat(many) + '<noinclude'.repeat(many),
    'almost closed tags': `<nowiki>${`</nowiki${' '.repeat(50)}`.repeat(many / 10)}`,
    'unclosed comments': '<!--'.repeat(many),
    bars: `{{a${'|b='.repeat(many)}}}`,
    'galleries in many places': '{{Wt gallery}}'.repeat(many),
    'lines of a gallery': `<gallery>\n${'A.png|[[b\n'.repeat(many)}</gallery>`,
    'caption attributes': `<gallery ${'caption '.repeat(many)}>A.png</gallery>`,
    escapes: `[[File:${'%41'.repeat(many)}]]`,
    references: `[[File:${'&amp;'.repeat(many)}]]`,
    underscores: `[[File:${'_ '.repeat(many)}]]`,
    'a redirect without end': `#REDIRECT${' '.repeat(many)}`,
  };
  // Each takes at most twice the time of as many usual files; what takes quadratic time needs a hundred times as long.
  const usual = '[[File:A.png|thumb|a [[link]]]] '.repeat(many);
  let timeOfUsual = 0;
  before(() => {
    timeOfUsual = processorTime(() => read(usual));
  });
  for (const [name, text] of Object.entries(hostile)) {
    it(name, () => {
      expect(processorTime(() => read(text))).to.be.below(5 * timeOfUsual);
    });
  }

  it('templates that grow endlessly', () => {
    let expanded = 0;
    const template = ({ key }: { key: string }) => {
      const level = Number(key.slice('Grow_'.length));
      expanded++;
      return level < 60 ? `{{Grow ${level + 1}|x}}{{Grow ${level + 1}|y}}` : '';
    };
    readWikitext('{{Grow 1|x}}', contextOf({ template }));
    // Their texts have 26 bytes, and 2 MiB may be transcluded.
    expect(expanded).to.be.within(80_000, 160_000);
  });
});
