import { contextOf } from '../wikitext/context.test-support';
import { describeLinearGrowth, filled, type InputKind } from '../testing/growth.test-support';
import { renderPage } from './render-page';
import type { WikiFacts } from './wiki-facts';

const facts: WikiFacts = {
  findPage: () => undefined,
  findFile: () => undefined,
  specialPage: () => undefined,
  pagePath: (key) => `/wiki/${key}`,
  uploadAddress: (key) => `/index.php?title=Special:Upload&wpDestFile=${key}`,
  hasUploads: false,
  addressElsewhere: () => undefined,
  scriptPath: '',
  interfaceText: () => '',
  interfaceAttributes: '',
  missingTitle: String,
};

/** What is repeated, between a start and an end. */
const repeated: readonly (readonly [what: string, pattern: string, start?: string, end?: string])[] = [
  ['letters', 'a'],
  ['lines', 'a\n'],
  ['line breaks', '\n'],
  ['spaces', ' '],
  ['headings', '== a ==\n'],
  ['the same heading', '==a==\n'],
  ['headings without end', '<h2>'],
  ['ends of headings', '</h2>'],
  ['equals signs', '='],
  ['lists', '* a\n'],
  ['asterisks', '*'],
  ['deeper lists', ':*#'],
  ['terms', '; a : b\n'],
  ['colons of a term', ':', '; a'],
  ['apostrophes', "'"],
  ['emphasis', "''a''"],
  ['strong text without end', "'''a\n"],
  ['links', '[[a]]'],
  ['links without end', '[[a'],
  ['categories', 'a [[Category:B]]\n'],
  ['blank text and categories', ' [[Category:B]]'],
  ['files in captions', '[[File:B.png]]', '[[File:A.png|thumb|', ']]'],
  ['captions without end', '[[File:A.png|[[b]]'],
  ['options of files', '|a', '[[File:A.png', ']]'],
  ['external links', '[https://a.example/ b] '],
  ['external links without end', '[https://a.example/ '],
  ['bare links', 'https://a.example/ '],
  ['tags', '<b>a</b>'],
  ['tags without end', '<b>'],
  ['ends of tags', '</b>'],
  ['elements before tables in tables', '{|\n<div>\n'],
  ['formatting before tables in tables', '{|\n<b>\n'],
  ['elements and cells', '<div>\n|a\n', '{|\n'],
  ['ends of paragraphs before a table', '</p>', '{|\n'],
  ['unbreakable spaces', '\u00a0'],
  ['captions of a gallery', 'A.png|* a <div>b</div>\n', '<gallery>\n', '</gallery>'],
  ['less-than signs', '<'],
  ['open tags', '<b '],
  ['attributes', ' a="b"', '<b', '>'],
  ['quotation marks of attributes', '"', '<b a=', '>'],
  ['paragraphs in formatting', '<b><p>'],
  ['blocks in formatting', '<i><div>a</div>'],
  ['formatting around blocks and text', '<b><div>a</div>b'],
  ['formatting in other elements around blocks', '<b><span><div>a</div>b'],
  ['formatting that ends in blocks', '<b><div>a</b>'],
  ['ends of formatting in blocks', '<div>a</b>', '<b>'],
  ['preformatted text without end', '<pre>a\n'],
  ['ends of nowiki in preformatted text', '</nowiki>', '<pre>', '</pre>'],
  ['nowiki in preformatted text', '<nowiki>', '<pre>', '</nowiki></pre>'],
  ['items without end', '<li>a'],
  ['cells without end', '<td>a', '<table><tr>'],
  ['blocks without end', '<div>'],
  ['tables', '{|\n|a\n|}\n'],
  ['tables without end', '{|\n'],
  ['rows', '|-\n|a||b\n', '{|\n', '|}'],
  ['cells', '||a', '{|\n|', '\n|}'],
  ['nowiki', '<nowiki>a</nowiki>'],
  ['preformatted text', '<pre>a</pre>\n'],
  ['preformatted lines', ' a\n'],
  ['comments', '<!--a-->\n'],
  ['switches', '__TOC__'],
  ['underscores', '_'],
  ['references', '&amp;'],
  ['ampersands', '&'],
  ['galleries', '<gallery>\nA.png|b\n</gallery>'],
  ['exclamation marks', 'a ! '],
];

const inputs: readonly InputKind[] = repeated.map(([what, pattern, start = '', end = '']) => ({
  name: `rendered: ${what}`,
  prepare: (size) => {
    const text = start + filled(pattern, size) + end;
    return () => renderPage(text, contextOf(), { facts, hasEditLinks: true, hasContents: true });
  },
}));

describeLinearGrowth('growth of rendering wikitext', inputs);
