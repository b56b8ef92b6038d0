import { expect } from 'chai';

import { createWiki } from '../../..';
import { releases } from '../../../releases/releases';
import { createEnvironment } from '../../../environment';
import { send, bothReleases } from '../../../testing/send.test-support';
import { describeLinearGrowth, filled } from '../../../testing/growth.test-support';
import { createModel } from '../../../definition/create-model';
import { commentHtml } from './comment';
import recorded from './comment.recorded.json';

for (const release of bothReleases) {
  describe(`Comments as HTML, ${release} (reading 10)`, () => {
    const link = (shown: string): string => `<a href=\\"/index.php/Alpha\\" title=\\"Alpha\\">${shown}</a>`;

    for (const [comment, html] of [
      ['[[ Alpha]]', link('Alpha')],
      ['[[Alpha ]]', link('Alpha ')],
      ['[[: Alpha ]]', link(' Alpha ')],
      ['[[  :Alpha  ]]', link('Alpha  ')],
      ['[[Alpha | x ]]', link(' x ')],
      [
        '[[ Nope x ]]',
        '<a href=\\"/index.php?title=Nope_x&amp;action=edit&amp;redlink=1\\" class=\\"new\\" title=\\"Nope x (page does not exist)\\">Nope x </a>',
      ],
    ] as const) {
      it(comment, () => {
        const wiki = createWiki(
          { pages: [{ title: 'Alpha' }], changes: [{ page: 'Alpha', user: 'Bob', comment }] },
          { release },
        );
        const query = 'action=query&list=recentchanges&rcprop=parsedcomment&format=json&formatversion=2';
        expect(send(wiki, query).body).to.contain(`"parsedcomment":"${html}"`);
      });
    }
  });
}

/** `parsedsummary` of `action=parse&title=Alpha&text=&prop=&summary=…`, by the comment: the same HTML as `parsedcomment`. */
for (const release of bothReleases) {
  describe(`Comments as real wikis show them, ${release}`, () => {
    for (const [comment, html] of Object.entries(recorded)) {
      it(JSON.stringify(comment), () => {
        const changes = [{ page: 'Alpha', user: 'Bob', comment }];
        const wiki = createWiki({ pages: [{ title: 'Alpha' }], changes }, { release });
        const query = 'action=query&list=recentchanges&rcprop=parsedcomment&format=json&formatversion=2';
        const path = 'query.recentchanges[0].parsedcomment';
        expect(send(wiki, query).json()).to.have.nested.property(path, html[release]);
      });
    }
  });
}

describe('Links to missing pages in comments', () => {
  it("have titles in the wiki's language, whatever that of the interface", () => {
    const comment = 'Created page with "[[:Category:Top]]"';
    const wiki = createWiki({ site: { language: 'de' }, changes: [{ page: 'Alpha', user: 'Bob', comment }] });
    const query = 'action=query&list=recentchanges&rcprop=parsedcomment&uselang=fr&format=json&formatversion=2';
    expect(send(wiki, query).body).to.contain(
      'Created page with &quot;<a href=\\"/index.php?title=Kategorie:Top&amp;action=edit&amp;redlink=1\\" class=\\"new\\" ' +
        'title=\\"Kategorie:Top (Seite nicht vorhanden)\\">Category:Top</a>&quot;',
    );
  });
});

describe('Sections and links in comments as HTML, 1.43 (reading 10)', () => {
  const section = (id: string, shown: string): string =>
    `<a href="/index.php/Comment_test#${id}" title="Comment test">→<bdi dir="ltr">${shown}</bdi></a>`;
  const missing =
    '<a href="/index.php?title=A&amp;action=edit&amp;redlink=1" class="new" title="A (page does not exist)">';

  for (const [comment, html] of [
    [
      '/* a */ b /* c */ d',
      `<span class="autocomment">${section('a', 'a')}: </span> b <span class="autocomment">${section('c', 'c')}: </span> d`,
    ],
    ['/* [[x]] */', `<span class="autocomment">${section('x', '&#91;&#91;x&#93;&#93;')}</span>`],
    ['x /**/ y', 'x <span class="autocomment">: </span> y'],
    ['/*a*/ /*b', `<span class="autocomment">${section('a', 'a')}: </span> /*b`],
    ['/*', '/*'],
    ['[[a|', '[[a|'],
    ['[[a|b]c]]', `${missing}b]c</a>`],
    ['[[a|[[b]]', `${missing}[[b</a>`],
    ['[[a|b[[c|d]] e]]', `${missing}b[[c|d</a> e]]`],
    ['[[a|b|c]]', `${missing}b|c</a>`],
    ['[[a]]bc d', `${missing}abc</a> d`],
  ] as const) {
    it(comment, () => {
      const wiki = createWiki({
        pages: [{ title: 'Comment test' }],
        changes: [{ page: 'Comment test', user: 'Bob', comment }],
      });
      const query = 'action=query&list=recentchanges&rcprop=parsedcomment&format=json&formatversion=2';
      expect(send(wiki, query).json()).to.have.nested.property('query.recentchanges[0].parsedcomment', html);
    });
  }
});

const release = releases['1.39'];
const model = createModel({}, release, createEnvironment({ seed: 1 }), {
  debug: undefined,
  headersSent: false,
  unsupported: 'as-unknown',
});
const context = {
  wiki: model,
  release,
  namespaces: model.site.namespaces,
  scriptPath: '',
  articlePath: '/index.php/$1',
  uploadPath: '/images',
  pagePath: (key: string) => `/index.php/${key}`,
  uploadAddress: (key: string) => `/index.php?title=Special:Upload&wpDestFile=${key}`,
};

describe('References in the links of a comment (reading 10.1)', () => {
  const html = (comment: string): string => commentHtml(context, { comment, title: { namespace: -1, key: 'Log' } });

  it('stand for what was written, and are shown where that would be too much', () => {
    expect(html('[[#a|$1]]')).to.contain('>#a|$1</a>');
    expect(html(`[[#a|${'$1'.repeat(100)}]]`)).to.have.length.above(10_000);
    expect(html(`[[#a|${'$1'.repeat(100_000)}]]`)).to.have.length.below(300_000);
  });
});

// No comment is as long as these: the code must not rely on that.
describeLinearGrowth(
  'growth of comments as HTML',
  ['/*', '/* ', '*/', '/**/', '/*a*/', '[[', '[[a|', '[[a]]', '[[a|b]]', '[[:', '[[%41|', ']]', '&', '&amp', ' '].map(
    (pattern) => ({
      name: JSON.stringify(pattern),
      prepare: (size) => () =>
        commentHtml(context, {
          comment: filled(pattern, size),
          title: { namespace: 0, key: 'A' },
        }),
    }),
  ),
);
