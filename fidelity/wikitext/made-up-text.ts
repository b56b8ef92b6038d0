import { Dice } from '../differential/generate/dice';

/** The pages that made-up texts transclude, by title. */
export const templates: Readonly<Record<string, string>> = {
  'Wt existing': '[[File:Of page.png]]',
  'Template:Wt file': '[[File:Of template.png]]',
  'Template:Wt name': 'Named by template.png',
  'Template:Wt first': '{{{1}}}',
  'Template:Wt second': '{{{2|[[File:No second.png]]}}}',
  'Template:Wt named': '[[File:{{{name|Unnamed}}}.png|{{{caption|}}}]]',
  'Template:Wt if': '{{#if:{{{1|}}}|[[File:{{{1}}}.png]]|[[File:None.png]]}}',
  'Template:Wt switch': '[[File:{{#switch:{{lc:{{{1}}}}}|a|b=Low|c=Mid|#default=High}}.png]]',
  'Template:Wt page': '[[File:{{PAGENAME}}.png]] [[Category:{{NAMESPACE}}]]',
  'Template:Wt box':
    '{| class="box {{{class|}}}"\n! {{{title|Title}}}\n|-\n| {{{image|[[File:Box.png]]}}} || {{{text|}}}\n|}',
  'Template:Wt gallery': '<gallery>\nFile:Gallery one.png|{{{1}}}\nGallery two.png\n</gallery>',
  'Template:Wt tag': '{{#tag:gallery|Tagged.png{{!}}caption\n{{{1|}}}|caption={{{caption|}}}}}',
  'Template:Wt only': 'x<onlyinclude>[[File:Only.png]]{{{1|}}}</onlyinclude>[[File:Outside.png]]',
  'Template:Wt doc': '<includeonly>[[File:Included.png]]</includeonly><noinclude>[[File:Documented.png]]</noinclude>',
  'Template:Wt list': '* [[File:Listed.png]]\n* {{{1|}}}',
  'Template:Wt colon': ':File:Colon.png',
  'Template:Wt redirect': '#REDIRECT [[Template:Wt file]]',
  'Template:Wt loop': '[[File:Loop.png]]{{Wt loop}}',
  'Template:Wt half': '[[File:Half.png|',
  'Template:Wt attributes': 'class="a" title="[[File:Attribute.png]]"',
};

const templateNames = Object.keys(templates).flatMap((title) => title.split('Template:')[1] ?? []);

/** The titles that pages with made-up texts have. */
export const pageTitles = [
  'Wt page',
  'Talk:Wt page/sub page',
  'User:Wt user/Sub',
  'Category:Wt category',
  'File:Wt "file" & é.png',
];

/** A piece of text; `depth` bounds how deeply pieces are nested. */
type Maker = (dice: Dice, depth: number) => string;

const words = [
  'a',
  'b',
  'c',
  'text',
  'two words',
  'É',
  '1',
  '02',
  'x y',
  '',
  'A&amp;B',
  "d'e",
  'f_g',
  'Wt page',
  'thumb',
];
const names = [
  'A',
  'B',
  'a',
  'A b',
  'é',
  'C%20d',
  'E&amp;F',
  'G_h',
  'i.j',
  'File:K',
  '__TOC__L',
  '__NOTOC__M',
  'N-{x}-',
];
const prefixes = [
  'File:',
  'file:',
  'Image:',
  'image :',
  'File: ',
  ' File:',
  ':File:',
  'Media:',
  '{{ns:File}}:',
  '{{ns:6}}:',
  'Category:',
];
const pageNames = [
  ...['PAGENAME', 'FULLPAGENAME', 'SUBPAGENAME', 'BASEPAGENAME', 'ROOTPAGENAME', 'TALKPAGENAME', 'SUBJECTPAGENAME'],
  ...['NAMESPACE', 'TALKSPACE', 'SUBJECTSPACE', 'ARTICLEPAGENAME', 'PAGENAMEE', 'FULLPAGENAMEE', 'NAMESPACEE'],
];
const otherVariables = [
  ...['SITENAME', '!', '=', 'CURRENTYEAR', 'CURRENTMONTH', 'CURRENTDAYNAME', 'NAMESPACENUMBER', 'CONTENTLANGUAGE'],
  ...['SCRIPTPATH', 'CURRENTVERSION', 'DIRECTIONMARK', 'pagename', 'PAGENAME|x', 'CURRENTWEEK', 'LOCALMONTHNAME'],
];
const linkTargets = [
  ...[
    'Main Page',
    'Talk:X',
    'Special:Version',
    'mw:Help',
    '#x',
    ':Category:Y',
    ':File:Z.png',
    '/Sub',
    '../Up#a',
    '/Sub/',
  ],
  ...[
    '{{PAGENAME}}',
    '{{FULLPAGENAME}}',
    '{{FULLPAGENAME}}#x',
    'news:y',
    'A%20b',
    'A&amp;B',
    'Wt existing',
    '{{Wt name}}',
  ],
];
const elements = ['div', 'span', 'b', 'small', 'center', 'p', 'code', 'sub', 'ref', 'td', 'references', 'math'];

const anyName: Maker = (dice, depth) => {
  const plain = dice.oneOf(names);
  if (depth <= 0 || dice.percent(65)) return plain;
  return dice.oneOf<Maker>([variable, caseFunction, parameter, templateName, number, condition])(dice, depth - 1);
};

const templateName: Maker = (dice, depth) =>
  dice.oneOf([
    '{{Wt name}}',
    `{{Wt first|${anyName(dice, depth)}}}`,
    `{{Wt first|1=${anyName(dice, depth)}}}`,
    '{{Wt missing}}',
    '{{Wt colon}}',
  ]);

const file: Maker = (dice, depth) => {
  const name = `${dice.oneOf(prefixes)}${anyName(dice, depth)}${dice.oneOf(['.png', '.PNG', '', '.jpg'])}`;
  return `[[${name}${options(dice, depth)}]]`;
};

const options: Maker = (dice, depth) => {
  const count = dice.weighted({ '0': 60, '1': 25, '2': 10, '3': 5 });
  let text = '';
  for (let index = 0; index < Number(count); index++) {
    text += `${dice.oneOf(['|', '|', '|', '{{!}}'])}${dice.oneOf<Maker>([
      () =>
        dice.oneOf([
          'thumb',
          'right',
          '100px',
          'frame',
          'alt=x',
          'link=',
          'link=Leads here',
          'link= :Category:There',
          'link={{FULLPAGENAME}}',
          'link=/Sub',
          'link=File:L.png',
          'link=https://l.example/',
        ]),
      word,
      inline,
      () => '<gallery>\nIn option.png\n</gallery>',
      () => "''[[Main Page]]''",
    ])(dice, depth - 1)}`;
  }
  return text;
};

const word: Maker = (dice) => dice.oneOf(words);

const variable: Maker = (dice) => {
  const name = dice.percent(60) ? dice.oneOf(pageNames) : dice.oneOf(otherVariables);
  if (!dice.percent(20)) return `{{${name}}}`;
  return `{{${name}:${dice.oneOf(['User:X/y', 'File:Z.png', 'talk:a_b', '[bad', '', '{{FULLPAGENAME}}'])}}}`;
};

const caseFunction: Maker = (dice, depth) => {
  const name = dice.oneOf([
    'lc',
    'uc',
    'lcfirst',
    'ucfirst',
    'UC',
    'urlencode',
    'anchorencode',
    'formatnum',
    'int',
    'nse',
    'bidi',
  ]);
  return `{{${name}:${depth > 0 && dice.percent(40) ? inline(dice, depth - 1) : dice.oneOf([...words, ...names])}}}`;
};

const number: Maker = (dice) =>
  dice.oneOf([
    `{{padleft:${dice.oneOf(words)}|${dice.below(6)}|${dice.oneOf(['0', 'ab', ''])}}}`,
    `{{padright:${dice.oneOf(words)}|${dice.below(6)}}}`,
    `{{formatnum:${dice.oneOf(['1234', '1234567.89', '1,234', '-5', 'x'])}${dice.oneOf(['', '|R', '|NOSEP'])}}}`,
    `{{#expr:${dice.oneOf(['1+1', '2*3', '7 mod 4', '1/0', '', '3 round 0', '(2', '10^2', '1 > 0'])}}}`,
    `{{#len:${dice.oneOf(words)}}}`,
    `{{#time:${dice.oneOf(['Y', 'Y-m-d', 'j F Y', 'H:i'])}|${dice.oneOf(['2020-02-03', '3 May 2021', '20190405', 'nonsense', '2020-01-31 +1 month'])}}}`,
  ]);

const condition: Maker = (dice, depth) => {
  const test = depth > 0 && dice.percent(30) ? inline(dice, depth - 1) : dice.oneOf(words);
  const [yes, no] = [inline(dice, depth - 1), inline(dice, depth - 1)];
  return dice.oneOf([
    `{{#if:${test}|${yes}|${no}}}`,
    `{{#if: ${test} | ${yes} }}`,
    `{{#ifeq:${test}|${dice.oneOf(words)}|${yes}|${no}}}`,
    `{{#ifexpr:${dice.oneOf(['1', '0', '1=1', 'x', '2<1', ''])}|${yes}|${no}}}`,
    `{{#iferror:${dice.oneOf(['{{#expr:x}}', 'fine', test])}|${yes}|${no}}}`,
    `{{#ifexist:${dice.oneOf(['Wt existing', 'Wt nowhere', 'Template:Wt file', 'Special:Version', '[bad'])}|${yes}|${no}}}`,
    `{{#switch:${test}|a|b=${yes}|1=x|#default=${no}}}`,
    `{{#switch:${test}|${dice.oneOf(words)}=${yes}|${no}}}`,
    `{{#switch: {{NAMESPACE}} | = ${yes} | User = ${no} | Talk=x}}`,
    `{{plural:${dice.oneOf(['1', '2', '0', 'x', '1.5'])}|${yes}|${no}}}`,
    `{{gender:${dice.oneOf(['', '.', 'Admin', 'Nobody'])}|${yes}|${no}|x}}`,
    `{{#replace:${test}|${dice.oneOf(['a', 'x', ''])}|${dice.oneOf(['A', '_', ''])}}}`,
    `{{#sub:${test}|${dice.between(-3, 3)}|${dice.between(-2, 4)}}}`,
    `{{#explode:${test}|${dice.oneOf([' ', '/', 'a'])}|${dice.between(-2, 2)}}}`,
    `{{#titleparts:${dice.oneOf(['{{FULLPAGENAME}}', 'A/b/c', test])}|${dice.between(-1, 2)}|${dice.between(-1, 2)}}}`,
    `{{#rel2abs:${dice.oneOf(['../x', './y', '/z', '../..', 'a'])}}}`,
    `{{#urldecode:${dice.oneOf(['a%20b', '%5B%5BFile:Decoded.png%5D%5D', 'a+b', '%'])}}}`,
  ]);
};

const parameter: Maker = (dice, depth) =>
  dice.oneOf([
    `{{{1|${inline(dice, depth - 1)}}}}`,
    '{{{1}}}',
    `{{{${word(dice, 0)}|}}}`,
    `{{{{{{a}}}|${inline(dice, depth - 1)}}}}`,
    `{{{1|${word(dice, 0)}|${inline(dice, depth - 1)}}}}`,
  ]);

const template: Maker = (dice, depth) => {
  const argument = () =>
    dice.oneOf(['', '', '1=', '2=', 'name=', 'caption=', 'image=', 'text=', ' class = ']) + inline(dice, depth - 1);
  const known = dice.oneOf([
    ...templateNames,
    'Wt missing',
    ':Wt existing',
    'Talk:Wt none',
    '/Tsub',
    '../Tup',
    ':{{FULLPAGENAME}}',
  ]);
  const prefix = dice.weighted({ '': 88, 'safesubst:': 4, 'msg:': 3, 'raw:': 2, 'msgnw:': 3 });
  const count = dice.below(4);
  return `{{${prefix}${known}${Array.from({ length: count }, () => `|${argument()}`).join('')}}}`;
};

const gallery: Maker = (dice, depth) => {
  const line = () =>
    dice.oneOf(['', 'File:', 'Image:', ' ']) +
    dice.oneOf(names) +
    '.png' +
    (dice.percent(50) ? `|${inline(dice, depth - 1)}` : '') +
    (dice.percent(15)
      ? dice.oneOf(['|link=Gallery leads here', '|link=File:There.png', '|link=https://g.example/'])
      : '');
  const lines = Array.from({ length: dice.between(1, 3) }, line);
  if (dice.percent(30))
    return `{{#tag:gallery|${lines.join('\n')}${dice.oneOf(['', '|mode=packed', '|caption=x', '|caption=[[File:Cap.png]]'])}}}`;
  const attributes = dice.oneOf([
    '',
    ' mode="packed"',
    ' caption="[[File:Cap.png]]"',
    ' caption=word',
    ' {{PAGENAME}}',
  ]);
  return `<gallery${attributes}>\n${lines.join('\n')}\n</gallery>`;
};

const tag: Maker = (dice, depth) => {
  const inner = inline(dice, depth - 1);
  return dice.oneOf([
    `<nowiki>${inner}</nowiki>`,
    `<pre>${inner}</pre>`,
    `<!-- ${inner} -->`,
    `<noinclude>${inner}</noinclude>`,
    `<includeonly>${inner}</includeonly>`,
    `<onlyinclude>${inner}</onlyinclude>`,
    `{{#tag:${dice.oneOf(['nowiki', 'pre', 'b', 'span', 'indicator', 'ref'])}|${inner}${dice.oneOf(['', '|class=x', '|name=y'])}}}`,
    `<indicator${dice.oneOf(['', ' name="x"', ' name=y'])}>${inner}</indicator>`,
    `<langconvert${dice.oneOf(['', ' from="en" to="en-x"', ' from=a'])}>${inner}</langconvert>`,
    '<nowiki/>',
    `-{${inner}}-`,
    `-{ a | ${inner} }-`,
  ]);
};

const element: Maker = (dice, depth) => {
  const name = dice.oneOf(elements);
  const attribute = dice.percent(45)
    ? dice.oneOf([
        ' class="x"',
        ` title="${inline(dice, depth - 1)}"`,
        ` ${inline(dice, 0)}`,
        ' {{Wt attributes}}',
        ' style="a:b" ',
      ])
    : '';
  return dice.oneOf([
    `<${name}${attribute}>${inline(dice, depth - 1)}</${name}>`,
    `<${name}${attribute}>${inline(dice, depth - 1)}</${name}>`,
    `<br${attribute}>`,
    `<${name}${attribute} />`,
  ]);
};

const table: Maker = (dice, depth) => {
  const attribute = () =>
    dice.percent(40)
      ? dice.oneOf([' class="x"', ` title="${inline(dice, 0)}"`, ' {{Wt attributes}}', ` ${inline(dice, 0)}`])
      : '';
  const row = () => {
    const cell = () => `${dice.percent(25) ? `${attribute()} | ` : ''}${inline(dice, depth - 1)}`;
    const mark = dice.oneOf(['|', '|', '!']);
    return `|-${attribute()}\n${mark} ${Array.from({ length: dice.between(1, 3) }, cell).join(mark === '!' ? ' !! ' : ' || ')}\n`;
  };
  return `\n{|${attribute()}\n${dice.percent(20) ? `|+ ${inline(dice, 0)}\n` : ''}${Array.from({ length: dice.between(1, 3) }, row).join('')}|}\n`;
};

const link: Maker = (dice, depth) =>
  dice.oneOf([
    `[[${dice.oneOf(linkTargets)}${dice.oneOf(['', '|label', `|${inline(dice, depth - 1)}`])}]]`,
    `[https://${dice.oneOf(['a', 'b', 'c'])}.example/${dice.oneOf(['', 'x?y=1', '{{urlencode:a b}}', '{{PAGENAMEE}}'])} ${inline(dice, depth - 1)}]`,
    `https://d.example/${dice.oneOf(['', 'p.', '(q)', '{{lc:R}}'])} `,
    `[{{fullurl:${dice.oneOf(['Main Page', '{{FULLPAGENAME}}', 'mw:X'])}|action=${dice.oneOf(['edit', 'raw'])}}} edit]`,
    `[[Category:${anyName(dice, depth)}${dice.oneOf(['', '|key', '|{{PAGENAME}}'])}]]`,
  ]);

const functionOfPage: Maker = (dice, depth) =>
  dice.oneOf([
    `{{DISPLAYTITLE:${inline(dice, depth - 1)}}}`,
    `{{DEFAULTSORT:${word(dice, 0)}}}`,
    `{{#special:${dice.oneOf(['Version', 'upload', 'x'])}}}`,
    `{{#language:${dice.oneOf(['de', 'fr', 'xx', ''])}}}`,
    `{{localurl:${dice.oneOf(['A b', '{{PAGENAME}}', '[bad'])}}}`,
    `{{filepath:${dice.oneOf(['A.png', ''])}}}`,
    `{{#unknown:${inline(dice, depth - 1)}}}`,
    `{{grammar:x|${inline(dice, depth - 1)}}}`,
    dice.oneOf(['__TOC__', '__NOTOC__', '__notoc__', '__HIDDENCAT__', '__hiddencat__', '__INDEX__']),
    `{{PROTECTIONLEVEL:edit}}{{PAGESIZE:Wt nowhere}}`,
    `{{#formatdate:2009-12-25|mdy}}`,
  ]);

/** Text within a line. */
const inline: Maker = (dice, depth) => {
  if (depth <= 0) return dice.percent(50) ? `[[File:${dice.oneOf(names)}.png]]` : word(dice, 0);
  const makers = {
    word,
    file,
    variable,
    caseFunction,
    number,
    condition,
    parameter,
    template,
    gallery,
    tag,
    element,
    link,
    functionOfPage,
  };
  const weights = {
    ...{ word: 22, file: 24, variable: 5, caseFunction: 6, number: 3, condition: 10, parameter: 4 },
    ...{ template: 9, gallery: 2, tag: 5, element: 4, link: 4, functionOfPage: 2 },
  };
  const text = makers[dice.weighted(weights)](dice, depth - 1);
  return dice.percent(15) ? `${text}${dice.oneOf(['', ' '])}${inline(dice, depth - 1)}` : text;
};

/** A line or several. */
const block: Maker = (dice, depth) =>
  dice.oneOf<Maker>([
    inline,
    inline,
    inline,
    table,
    gallery,
    (own, left) => `${own.oneOf(['== ', '=== ', '= '])}${inline(own, left - 1)}${own.oneOf([' ==', ' ===', ' ='])}`,
    (own, left) => `${own.oneOf(['* ', '# ', ': ', '; ', ' ', '----'])}${inline(own, left - 1)}`,
    (own, left) =>
      `{{Wt box\n| title = ${inline(own, left - 1)}\n| image = ${inline(own, left - 1)}\n| text = ${inline(own, left - 1)}\n}}`,
  ])(dice, depth);

/** Takes out, doubles or moves a piece of markup. */
function damage(text: string, dice: Dice): string {
  const marks = [...text.matchAll(/\{\{|\}\}|\[\[|\]\]|[|=<>\n]|<\/?[a-z]+/g)];
  if (marks.length === 0) return text;
  const mark = dice.oneOf(marks);
  const [before, after] = [text.slice(0, mark.index), text.slice(mark.index + mark[0].length)];
  return before + dice.oneOf(['', mark[0] + mark[0], mark[0].slice(1), `${mark[0]}\n`, `<!-- -->${mark[0]}`]) + after;
}

export interface MadeUpText {
  readonly title: string;
  readonly text: string;
}

/** The Nth text of a seed; a quarter of them is damaged. */
export function makeUpText(seed: number, index: number): MadeUpText {
  const dice = new Dice(seed, index);
  const start = dice.percent(3)
    ? `#REDIRECT [[${dice.oneOf(['Main Page', 'File:To.png', ':File:To.png', '{{PAGENAME}}', '[bad'])}]]\n`
    : '';
  const text = start + Array.from({ length: dice.between(1, 3) }, () => block(dice, 3)).join('\n');
  return { title: dice.oneOf(pageTitles), text: (dice.percent(25) ? damage(text, dice) : text).trimEnd() };
}
