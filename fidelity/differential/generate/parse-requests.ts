import { parameters } from '../../../emulator/modules/parse/parameters';
import { pageId, revisionId } from './numbers';
import type { RequestBuilder } from './request-builder';
import { pageTitle } from './titles';
import { flag, hostileText, integer, oneWordOf, wordsOf } from './values';

const { prop, contentmodel, contentformat, useskin } = parameters['1.43'].declarations;
const properties = wordsOf(prop.values, ['foo', 'Text']);
const withoutText = wordsOf(
  prop.values.filter((name) => name !== 'text'),
  ['foo'],
);

const expandedProperties = wordsOf(
  [
    'wikitext',
    'wikitext',
    'categories',
    'properties',
    'volatile',
    'ttl',
    'modules',
    'jsconfigvars',
    'encodedjsconfigvars',
  ],
  ['foo'],
);

/** `action=parse` of a page, a revision or a text. */
export function addParseRequest(builder: RequestBuilder): void {
  const { dice } = builder;
  builder.add('action', 'parse');
  const source = dice.weighted({ page: 30, pageid: 8, oldid: 8, text: 45, summary: 4, none: 2, several: 3 });
  if (source === 'page' || source === 'several') builder.add('page', pageTitle(builder));
  if (source === 'pageid') builder.add('pageid', integer(pageId)(builder));
  if (source === 'oldid' || source === 'several') builder.add('oldid', integer(revisionId)(builder));
  if (source === 'text') addText(builder);
  if (source === 'summary' || dice.percent(8)) builder.add('summary', dice.oneOf(summaries));
  if (dice.percent(15)) builder.add('redirects', flag(builder));
  if (dice.percent(12)) builder.add('section', dice.oneOf(['0', '1', '2', 'T-1', 'new', 'x', '', '99']));
  const showsText = dice.percent(70);
  if (!showsText) builder.add('prop', withoutText(builder));
  else if (dice.percent(40)) builder.add('prop', properties(builder));
  if (showsText && !dice.percent(2)) builder.add(dice.percent(90) ? 'disablelimitreport' : 'disablepp', flag(builder));
  for (const name of [
    'disableeditsection',
    'disabletoc',
    'generatexml',
    'preview',
    'sectionpreview',
    'disablestylededuplication',
    'effectivelanglinks',
    'showstrategykeys',
    'usearticle',
  ]) {
    if (dice.percent(6)) builder.add(name, flag(builder));
  }
  if (dice.percent(12)) builder.add('useskin', oneWordOf(useskin.values)(builder));
  if (dice.percent(8)) builder.add('wrapoutputclass', dice.oneOf(['', 'foo', 'a b', 'x"<y']));
}

/** `action=expandtemplates` of a text. */
export function addExpandRequest(builder: RequestBuilder): void {
  const { dice } = builder;
  builder.add('action', 'expandtemplates');
  if (!dice.percent(3)) builder.add('text', dice.percent(4) ? hostileText(builder) : wikitext(builder));
  if (dice.percent(40)) builder.add('title', dice.percent(50) ? dice.oneOf(titles) : pageTitle(builder));
  if (dice.percent(12)) builder.add('revid', integer(revisionId)(builder));
  if (dice.percent(75)) builder.add('prop', expandedProperties(builder));
  if (dice.percent(20)) builder.add('includecomments', flag(builder));
  if (dice.percent(5)) builder.add('showstrategykeys', flag(builder));
}

function addText(builder: RequestBuilder): void {
  const { dice } = builder;
  builder.add('text', dice.percent(4) ? hostileText(builder) : wikitext(builder));
  if (dice.percent(70)) builder.add('title', dice.percent(70) ? dice.oneOf(titles) : pageTitle(builder));
  if (dice.percent(20))
    builder.add('contentmodel', dice.percent(80) ? 'wikitext' : oneWordOf(contentmodel.values)(builder));
  if (dice.percent(6)) builder.add('contentformat', oneWordOf(contentformat.values)(builder));
  if (dice.percent(4)) builder.add('revid', integer(revisionId)(builder));
  if (dice.percent(12)) builder.add(dice.oneOf(['pst', 'onlypst']), flag(builder));
  if (dice.percent(6)) builder.add('sectiontitle', dice.oneOf(['', 'A heading', "''x''"]));
}

const titles = [
  'T',
  'User:Nobody at all',
  'Talk:Some page',
  'Help:Some page',
  'Category:Some',
  'Template:Some',
  'User:Bob/x/y',
];
const summaries = ['plain', '[[Alpha]] and [[No such page|x]]', '/* A heading */ more', '', "''x'' <b>", '→'];

/** Some lines of wikitext, of which real wikis make HTML in their own way. */
function wikitext({ dice }: RequestBuilder): string {
  const count = dice.between(1, 4);
  return Array.from({ length: count }, () => dice.oneOf(pieces)).join(dice.oneOf(['\n', '\n', '\n\n', ' ']));
}

const pieces = [
  'plain text',
  "''emphasis'' and '''strong''' and '''''both'''''",
  "'''bold ''and'' italic'''",
  "an ''unclosed start",
  'a [[Alpha]] b',
  '[[Alpha|label]]s and [[alpha]]',
  '[[No such page]] and [[No such page#x y|label]]',
  '[[Redirect]]',
  '[[#section|here]] [[:Category:Ships]]',
  '[[Category:Ships]]',
  '[[Category:Ships|key]] x',
  '[[Category:No such category]]',
  '[[Special:Version]] [[Special:No such page]]',
  '[[mw:Foo bar]] [[wikipedia:Foo#bar|label]]',
  'before\n[[fr:Port]] [[:fr:Port#Quais é]]\n[[de:Hafen|x]] after',
  '[[mw:A]] <gallery>\nHarbour.png|[[mw:B]] [[fr:Quai]]\n</gallery> {{mw:Foo}}',
  '[[Talk:Alpha]] [[User:Bob|Bob]]',
  '<gallery mode="packed">\nHarbour.png|[[File:Harbour.png|thumb]]\n</gallery>',
  '[[File:Harbour.png]]',
  "[[File:Harbour.png|thumb|a ''caption'' with [[Alpha]]]]",
  '[[:File:Harbour.png]] [[Media:Harbour.png]]',
  '{{Badge}}',
  '{{Frame|x}} {{No such template}}',
  '{{{parameter}}} {{{parameter|default}}}',
  '{{PAGENAME}} {{NAMESPACE}} {{lc:ABC}} {{ns:1}} {{plural:2|one|many}}',
  '== A heading ==',
  '=== Another [[Alpha|linked]] heading ===',
  "== ''Emphasis'' & more ==",
  '== A heading ==\ntext\n=== Below ===\ntext\n== Next ==\ntext\n== Last ==\ntext',
  '__NOTOC__',
  '__FORCETOC__\n== First ==',
  'before\n__TOC__\n== First ==',
  '__NOEDITSECTION__',
  '* a\n* b\n** c',
  '# a\n# b\n#* c',
  '; term : definition\n: more\n:: deeper',
  ' preformatted\n text',
  '<nowiki>[[not]] a link</nowiki>',
  "<pre>\na ''b''\n</pre>",
  'a<!-- comment -->b',
  'a\n<!-- comment -->\nb',
  '----',
  '<b>b</b> <i>i</i> <code>c</code> <s>s</s> <sub>1</sub>',
  '<div class="a" style="color: red">block</div>',
  '<span id="x y">inline</span> <br> <br/>',
  '<blockquote>quoted</blockquote>',
  '<script>alert(1)</script> <foo>',
  '{| class="wikitable"\n! a !! b\n|-\n| c || d\n|}',
  '{|\n|+ caption\n| style="x" | a\n* list\n|}',
  'https://example.org/a?b=1&c=2.',
  '[https://example.org label] [https://example.org]',
  'mailto:someone@example.org //example.org',
  '&amp; &lt; &nbsp; &eacute; &#65; & <',
  'a : b ! c ? « d »',
  '{{DEFAULTSORT:Sorted}}',
  '{{DISPLAYTITLE:t}}',
  '#REDIRECT [[Alpha]]',
  'a{{Badge}}b {{Nested}}<!-- c -->{{Frame|<nowiki>x</nowiki>}}',
  '{{Frame|1=a|1=b}} {{msgnw:Badge}} {{DEFAULTSORT:Other}}{{DISPLAYTITLE:t}}',
  '<!-- a -->\nb\n <!-- c --> \nd <!-- e -->',
  '<noinclude>n</noinclude><includeonly>i</includeonly><onlyinclude>o</onlyinclude>',
  '{{#tag:nowiki|{{Badge}}}} {{#tag:gallery|A.png|mode=packed}} {{uc:<nowiki>a</nowiki>b}}',
  '~~~ and {{subst:PAGENAME}}',
] as const;
