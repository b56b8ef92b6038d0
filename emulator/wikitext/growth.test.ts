import { expect } from 'chai';
import { createWiki } from '../index';
import { describeLinearGrowth, filled, type InputKind } from '../testing/growth.test-support';
import { contextOf } from './context.test-support';
import { parseTree } from './parse-tree';
import { readWikitext } from './wikitext';
import type { SharedExpansions } from './transclusion';

/** Templates that hostile texts use; any other is missing. */
const templates: Readonly<Record<string, string>> = {
  Box: '[[File:A.png]]',
  Twice: '{{{1}}}{{{1}}}',
  Named: '{{{a|{{{b|}}}}}}',
  Gallery: '<gallery>A.png</gallery>',
  Loop: '{{Loop}}{{Loop}}',
  Only: '<onlyinclude>[[File:A.png]]</onlyinclude>',
};

const context = contextOf({ template: ({ key }) => templates[key] });

function read(text: string): () => unknown {
  return () => readWikitext(text, context);
}

/** What is repeated, between a start and an end. */
const repeated: readonly (readonly [what: string, pattern: string, start?: string, end?: string])[] = [
  ['letters', 'a'],
  ['external links', '[https://a.example/ b] '],
  ['external links without end', '[https://a.example/ '],
  ['bare links', 'https://a.example/ '],
  ['protocols', 'https://'],
  ['slashes of an address', '/', 'https://a.example'],
  ['full stops behind an address', '.', 'https://a.example/'],
  ['references in an address', '&amp;', 'https://a.example/'],
  ['numbers behind an address', '1', 'https://a.example:'],
  ['apostrophes in an address', "''", 'https://a.example/'],
  ['tags without end', '<b '],
  ['links of images', '[[File:A.png|link=https://a.example/]]'],
  ['captions with links', '[[File:A.png|thumb|https://a.example/ [[b]] c]]'],
  ['line breaks', '\n'],
  ['NUL', '\0'],
  ['halves of characters', '\ud800'],
  ['lines of comments', ' <!-- a --> <!-- b -->\n'],
  ['comments in one line', '<!-- a --> ', '\n', 'x'],
  ['tags of functions without end', '<nowiki '],
  ['functions without end', '<nowiki>'],
  ['opening brackets', '[['],
  ['closing brackets', ']]'],
  ['single brackets', '['],
  ['opening braces', '{{'],
  ['closing braces', '}}'],
  ['single braces', '{'],
  ['bars', '|'],
  ['equals signs', '='],
  ['opening and closing brackets', '[[]]'],
  ['opening and closing braces', '{{}}'],
  ['links', '[[a]]'],
  ['links with labels', '[[a|b]]'],
  ['links without labels', '[[a|]]'],
  ['files', '[[File:A.png]]'],
  ['different spaces before a file', '[[ _File:A.png]]'],
  ['files without end', '[[File:A.png|'],
  ['captions without end', '[[File:A.png|[[b]]'],
  ['captions of links', '[[b]]', '[[File:A.png|', ']]'],
  ['captions of text', ']', '[[File:A.png|', ']]'],
  ['files in captions', '[[File:B.png]]', '[[File:A.png|', ']]'],
  ['media links', '[[Media:A.png]]'],
  ['category links', '[[Category:A]]'],
  ['colons before a link', ':', '[[', 'File:A.png]]'],
  ['colons in a link', 'File:', '[[', 'A.png]]'],
  ['links to other wikis', '[[mw:File:A.png]]'],
  ['escapes', '%41', '[[File:', ']]'],
  ['escapes that are not UTF-8', '%FF', '[[File:', ']]'],
  ['percent signs', '%', '[[File:', ']]'],
  ['references', '&amp;', '[[File:', ']]'],
  ['references without end', '&amp', '[[File:', ']]'],
  ['references to marks', '&#x301;&#x323;', '[[File:a', ']]'],
  ['marks', '\u0301\u0323', '[[File:a', ']]'],
  ['underscores', '_ ', '[[File:', ']]'],
  ['dots', './', '[[File:', ']]'],
  ['comments', '<!--a-->'],
  ['comments without end', '<!--'],
  ['ends of comments', '-->'],
  ['dashes in a comment', '-', '<!--', '>'],
  ['nowiki', '<nowiki>a</nowiki>'],
  ['nowiki without end', '<nowiki>'],
  ['ends of nowiki', '</nowiki>'],
  ['ends that do not end', '</nowiki ', '<nowiki>'],
  ['spaces in an end', ' ', '<nowiki></nowiki', 'x'],
  ['pre', '<pre>a</pre>'],
  ['pre without end', '<pre '],
  ['attributes of pre', ' a="b"', '<pre', '>'],
  ['inclusions', '<includeonly>a</includeonly>'],
  ['inclusions without end', '<includeonly>'],
  ['tags that do not end', '<noinclude'],
  ['nested inclusions', '<noinclude><includeonly>'],
  ['only inclusions', '<onlyinclude>'],
  ['galleries', '<gallery>A.png</gallery>'],
  ['galleries without end', '<gallery>'],
  ['lines of a gallery', 'A.png|[[File:B.png]]\n', '<gallery>\n', '</gallery>'],
  ['empty lines of a gallery', '\n', '<gallery>', '</gallery>'],
  ['galleries in a gallery', '<gallery>', '<gallery>\nA.png|', '</gallery>'],
  ['captions of a gallery', ' caption="', '<gallery', '>A.png</gallery>'],
  ['spaces around a caption', ' ', '<gallery caption', '="a">A.png</gallery>'],
  ['words of a gallery', ' caption ', '<gallery', '>A.png</gallery>'],
  ['missing templates', '{{Missing}}'],
  ['templates', '{{Box}}'],
  ['templates of galleries', '{{Gallery}}'],
  ['templates with only inclusions', '{{Only}}'],
  ['templates that include themselves', '{{Loop}}'],
  ['modifiers', 'subst:', '{{', 'Box}}'],
  ['names of templates', '{{a'],
  ['nested names', '{{a', '', '}}'],
  ['parameters', '{{{a}}}'],
  ['parameters with defaults', '{{{a|b}}}'],
  ['parameters without end', '{{{a|'],
  ['arguments', '|a', '{{Box', '}}'],
  ['named arguments', '|a=b', '{{Box', '}}'],
  ['arguments with many equals signs', '=', '{{Box|a', '}}'],
  ['arguments of spaces', ' ', '{{Box|a=', 'b}}'],
  ['arguments of a missing template', '|a', '{{Missing', '}}'],
  ['arguments of no template', '|a', '{{[x]', '}}'],
  ['arguments without end', '{{Twice|a'],
  ['arguments that are repeated', '{{Twice|a}}'],
  ['arguments of named parameters', '{{Named|a=x|b=y}}'],
  ['variables', '{{PAGENAME}}'],
  ['functions', '{{lc:A}}'],
  ['functions without end', '{{lc:A'],
  ['text in a function', 'A ', '{{lc:', '}}'],
  ['arguments of a function', '|a', '{{plural:1', '}}'],
  ['galleries by a function', '{{#tag:gallery|A.png}}'],
  ['variants', '-{a}-'],
  ['variants without end', '-{'],
  ['headings in a template', '\n== a ==', '{{Box|', '}}'],
  ['equals signs in lines', '\n=', '{{Box|', '}}'],
  ['switches', '__NOTOC__'],
  ['underscores of switches', '__'],
  ['attributes', ' a="b"', '<b', '>'],
  ['elements', '<b a>'],
  ['tables', '{|\n|a\n|}\n'],
  ['tables without end', '{|\n'],
  ['cells', '|| a ', '{|\n| b ', '\n|}'],
  ['escaped bars', '{{!}}', '{{Box|', '}}'],
  ['a redirect without end', ' ', '#REDIRECT'],
  ['a redirect of line breaks', '\n', '#REDIRECT:', '[[A]]'],
  ['redirects', '#REDIRECT [[A]]'],
  ['a redirect to letters', 'a', '#REDIRECT [[', ']]'],
];

/** Nested as deeply as the size allows, each level closed. */
const nested: readonly (readonly [what: string, opening: string, closing: string])[] = [
  ['files', '[[File:A.png|', ']]'],
  ['links', '[[a|', ']]'],
  ['templates', '{{Box|', '}}'],
  ['missing templates', '{{Missing|', '}}'],
  ['arguments that are repeated', '{{Twice|a', '}}'],
  ['arguments of no template', '{{[x]|a', '}}'],
  ['names', '{{a', '}}'],
  ['functions', '{{lc:', '}}'],
  ['functions in arguments', '{{plural:1|', '}}'],
  ['variants', '-{', '}-'],
  ['names of parameters', '{{{', '}}}'],
  ['defaults', '{{{a|', '}}}'],
  ['defaults in names', '{{{a|{{', '}}}}}'],
  ['braces and brackets', '{{[[', ']]}}'],
  ['crossed braces and brackets', '{{[[', '}}]]'],
  ['galleries', '<gallery>A.png|', '</gallery>'],
  ['inclusions', '<noinclude>', '</noinclude>'],
  ['nowiki', '<nowiki>', '</nowiki>'],
  ['four braces', '{{{{', '}}}}'],
  ['five braces', '{{{{{', '}}}}}'],
];

/** From here on, so many pieces survive that the garbage collector's work shows; a page has at most 2 MiB. */
const enough = 64 * 1024;

/** Texts of all kinds for something that reads them. */
function textsFor(read: (text: string) => () => unknown): readonly InputKind[] {
  return [
    ...repeated.map(([what, pattern, start = '', end = '']) => ({
      name: `repeated: ${what}`,
      prepare: (size: number) => read(`${start}${filled(pattern, size)}${end}`),
      enough,
    })),
    ...nested.map(([what, opening, closing]) => ({
      name: `nested: ${what}`,
      prepare: (size: number) => {
        const depth = Math.ceil(size / (opening.length + closing.length));
        return read(opening.repeat(depth) + closing.repeat(depth));
      },
      enough,
    })),
  ];
}

/** Pages `Template:T1` to `Template:Tn`, and a page that uses the first. */
function templateWiki(count: number, text: (number: number) => string, first = '{{T1}}') {
  const pages = Array.from({ length: count }, (_, index) => ({
    title: `Template:T${index + 1}`,
    text: text(index + 1),
  }));
  return { pages: [...pages, { title: 'A', text: first }] };
}

describeLinearGrowth('growth of reading wikitext', textsFor(read));
describeLinearGrowth(
  'growth of the tree of wikitext',
  textsFor((text) => () => parseTree(text)),
);

describe('Templates beyond the limits', () => {
  for (const [what, text, first] of [
    ['arguments that double', (next: number) => `{{T${next}|{{{1}}}{{{1}}}}}`, '{{T1|[[File:A.png]]}}'],
    ['named arguments that double', (next: number) => `{{T${next}|a={{{a}}}{{{a}}}}}`, '{{T1|a=[[File:A.png]]}}'],
    ['defaults that double', (next: number) => `{{T${next}|{{{b|{{{1}}}{{{1}}}}}}}}`, '{{T1|[[File:A.png]]}}'],
  ] as const) {
    it(`are omitted, and the rest of the page is read: ${what}`, () => {
      const definition = templateWiki(30, (number) => text(number + 1), `[[File:B.png]]${first}[[File:C.png]]`);
      const { uses } = createWiki(definition).editPage('A').page;
      expect(uses.filter((title) => title !== 'File:A.png')).to.deep.equal(['File:B.png', 'File:C.png']);
    });
  }

  it('have the same result on every page, in any order of pages', () => {
    const shared = [
      { title: 'Template:Inner', text: '[[File:Inner.png]]{{Outer}}' },
      { title: 'Template:Outer', text: '[[File:Outer.png]]{{Inner}}' },
      { title: 'Template:Gallery', text: '<gallery>\nGallery.png|{{Inner}}\n</gallery>' },
      { title: 'Template:File', text: 'File:Named.png' },
      { title: 'Template:Large', text: 'x'.repeat(1_500_000) },
    ];
    const users = [
      { title: 'A', text: '{{Outer}}' },
      { title: 'B', text: '{{Inner}}{{Gallery}}' },
      { title: 'C', text: '{{Gallery}}{{Gallery}}[[{{File}}]]' },
      { title: 'D', text: '[[{{File}}|{{Outer}}]]' },
      { title: 'E', text: '{{Large}}{{Outer}}' },
      { title: 'F', text: '{{Outer}}{{Large}}[[{{File}}]]' },
    ];
    const alone = users.map((page) => createWiki({ pages: [...shared, page] }).editPage(page.title).page.uses);
    for (const order of [users, [...users].reverse()]) {
      const wiki = createWiki({ pages: [...order, ...shared] });
      expect(users.map(({ title }) => wiki.editPage(title).page.uses)).to.deep.equal(alone);
      const read = createWiki({ pages: [...order, ...shared] });
      const made = read.add({ pages: [{ title: 'Template:New', text: '' }] });
      expect(made.pages).to.have.length(1);
    }
  });

  it('are expanded once for all pages that use them without parameters', () => {
    const read: string[] = [];
    const template = ({ key }: { key: string }): string | undefined => {
      read.push(key);
      return templates[key];
    };
    const expanded: SharedExpansions = new Map();
    for (let page = 0; page < 100; page++) {
      const { files } = readWikitext(`{{Box}} page ${page}`, { ...contextOf({ template }), expanded });
      expect(files).to.deep.equal(['A.png']);
    }
    expect(read).to.deep.equal(['Box']);
  });
});
