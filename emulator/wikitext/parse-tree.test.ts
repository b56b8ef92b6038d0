import { expect } from 'chai';

import { parseTree } from './parse-tree';

/** Real wikis of both releases responded with these trees to `action=expandtemplates&prop=parsetree`. */
const trees: readonly (readonly [what: string, text: string, tree: string])[] = [
  ['is empty', '', '<root/>'],
  ['escapes what XML needs', `''b'' "q" & <i>`, `<root>''b'' &quot;q&quot; &amp; &lt;i&gt;</root>`],
  [
    'has templates with their parts',
    '{{a|b=c=d|e}}',
    '<root><template><title>a</title><part><name>b</name><equals>=</equals><value>c=d</value></part>' +
      '<part><name index="1"/><value>e</value></part></template></root>',
  ],
  ['prefers arguments of templates', '{{{{a}}}}', '<root>{<tplarg><title>a</title></tplarg>}</root>'],
  [
    'says which templates begin a line',
    '\n{{a}}',
    '<root>\n<template lineStart="1"><title>a</title></template></root>',
  ],
  ['leaves open what nothing closes', '{{a|b=[[c', '<root>{{a|b<equals>=</equals>[[c</root>'],
  [
    'counts headings',
    '==a== <!-- c -->\n{{b|\n=== d ===\n}}\n===',
    '<root><h level="2" i="1">==a== <comment>&lt;!-- c --&gt;</comment></h>\n' +
      '<template lineStart="1"><title>b</title><part><name index="1"/><value>\n' +
      '<possible-h level="3" i="2">=== d ===</possible-h>\n</value></part></template>\n<h level="1" i="3">===</h></root>',
  ],
  [
    'drops lines of comments',
    'x\n <!-- a --> <!-- b --> \ny',
    '<root>x\n<comment> &lt;!-- a --&gt; </comment><comment>&lt;!-- b --&gt; \n</comment>y</root>',
  ],
  [
    'does not read the content of elements',
    '<NoWiki a>{{b}}</nowiki ><pre/><gallery>',
    '<root><ext><name>NoWiki</name><attr> a</attr><inner>{{b}}</inner><close>&lt;/nowiki &gt;</close></ext>' +
      '<ext><name>pre</name><attr/></ext>&lt;gallery&gt;</root>',
  ],
  [
    'ignores tags for transclusions',
    '<noinclude>a</noinclude><includeonly>{{b}}',
    '<root><ignore>&lt;noinclude&gt;</ignore>a<ignore>&lt;/noinclude&gt;</ignore>' +
      '<ignore>&lt;includeonly&gt;{{b}}</ignore></root>',
  ],
];

describe('the tree of a text', () => {
  for (const [what, text, tree] of trees) {
    it(what, () => {
      expect(parseTree(text)).to.equal(tree);
    });
  }
});
