import { expect } from 'chai';

import recorded from '../languages/messages.json';
import type { Title } from '../model/title';
import { contextOf } from './context.test-support';
import { contentMessages } from './content-messages';
import { trackingMessages } from './tracking-categories';
import { readWikitext, type WikitextContext } from './wikitext';

function keysOf(text: string, changes: Partial<WikitextContext> = {}, template?: (title: Title) => string | undefined) {
  const context = { ...contextOf({ ...(template && { template }) }), ...changes };
  return (readWikitext(text, context).categories ?? []).map(({ key }) => key);
}

const onPage = { page: { title: { namespace: 0, key: 'A' } } };
const onTalkPage = { page: { title: { namespace: 1, key: 'A' } } };
const onCategory = { page: { title: { namespace: 14, key: 'A' } } };
const withoutFiles = { hasFile: () => false };

describe('tracking categories (reading 15.2)', () => {
  it('have names in other languages, like the warnings of pages (npm run record-languages)', () => {
    const keys = Object.values(trackingMessages).map(([key]) => key);
    expect(recorded.keys).to.include.members([...keys, ...contentMessages]);
  });

  it('are joined by pages that embed a missing file', () => {
    const key = 'Pages_with_broken_file_links';
    for (const text of ['[[File:A.png]]', '<gallery>\nA.png\n</gallery>', '[[File:A.png|link=B]]']) {
      expect(keysOf(text, withoutFiles), text).to.deep.equal([key]);
    }
    for (const text of ['[[Media:A.png]]', '[[:File:A.png]]'])
      expect(keysOf(text, withoutFiles), text).to.deep.equal([]);
    expect(keysOf('[[File:A.png]]')).to.deep.equal([]);
  });

  it('are joined by hidden categories only', () => {
    expect(keysOf('__HIDDENCAT__', onCategory)).to.deep.equal(['Hidden_categories']);
    expect(keysOf('__hiddencat__', onCategory)).to.deep.equal([]);
    expect(keysOf('__HIDDENCAT__', onTalkPage)).to.deep.equal([]);
  });

  it('are joined by indexed pages outside of content namespaces', () => {
    expect(keysOf('__NOINDEX__ __INDEX__', onTalkPage)).to.deep.equal(['Noindexed_pages', 'Indexed_pages']);
    expect(keysOf('__NOINDEX__')).to.deep.equal([]);
  });

  it('are joined by pages that ask for the title of another page (reading 16.1)', () => {
    const key = 'Pages_with_ignored_display_titles';
    expect(keysOf('{{DISPLAYTITLE:Other}}', onPage)).to.deep.equal([key]);
    expect(keysOf('{{DISPLAYTITLE:<h1>A</h1>}}', onPage)).to.deep.equal([key]);
    for (const text of [
      "{{DISPLAYTITLE:''a''}}",
      '{{lc:{{{1}}}|{{DISPLAYTITLE:A}}}}',
      '{{Missing|{{DISPLAYTITLE:Other}}}}',
    ]) {
      expect(keysOf(text, onPage), text).to.deep.equal([]);
    }

    it('are joined by pages with loops and duplicate arguments', () => {
      const template = ({ key }: Title) => (key === 'Loop' ? '{{Loop}}' : key === 'Echo' ? '{{{1}}}' : undefined);
      expect(keysOf('{{Loop}}', {}, template)).to.deep.equal(['Pages_with_template_loops']);
      const duplicate = 'Pages_using_duplicate_arguments_in_template_calls';
      expect(keysOf('{{Echo|a|1=b}}', {}, template)).to.deep.equal([duplicate]);
      expect(keysOf('{{Echo|a}}', {}, template)).to.deep.equal([]);
    });

    it('have the names that messages give them', () => {
      const named = (text: string) => ({
        template: ({ namespace, key }: Title) => (namespace === 8 && key === 'Broken-file-category' ? text : undefined),
      });
      expect(keysOf('[[File:A.png]]', { ...withoutFiles, ...named('Broken') })).to.deep.equal(['Broken']);
      expect(keysOf('[[File:A.png]]', { ...withoutFiles, ...named('-') })).to.deep.equal([]);
    });
  });

  describe('sort keys of a text (reading 15.1)', () => {
    const prefixOf = (text: string, template?: (title: Title) => string | undefined) =>
      readWikitext(text, contextOf({ ...(template && { template }) })).categories?.[0]?.sortPrefix;

    const expected: readonly (readonly [text: string, prefix: string])[] = [
      ['[[Category:A|a]]', 'a'],
      ['[[Category:A|a]] [[Category:A|b]]', 'b'],
      ['[[Category:A|a]] [[Category:A]]', ''],
      ['[[Category:A|[x]]]', '[x]'],
      ['[[Category:A||]]', '|'],
      ['[[Category:A|a]]{{DEFAULTSORT:b}}', 'a'],
      ['[[Category:A]]{{DEFAULTSORT:b}}', 'b'],
      ['{{DEFAULTSORT:one}}{{DEFAULTSORT:two}}[[Category:A]]', 'two'],
      ['{{DEFAULTSORT:one}}{{DEFAULTSORT:}}[[Category:A]]', 'one'],
      ['{{DEFAULTSORT:one}}{{DEFAULTSORT:two| NOREPLACE }}[[Category:A]]', 'one'],
      ['{{DEFAULTSORT:one}}{{DEFAULTSORT:two|noerror}}[[Category:A]]', 'two'],
      ['{{DEFAULTSORT:one}}{{DEFAULTSORT:two|x|noreplace}}[[Category:A]]', 'two'],
      ['{{DEFAULTSORT:one|noreplace}}[[Category:A]]', 'one'],
      ['{{defaultsort:one}}[[Category:A]]', ''],
      ['{{DEFAULTCATEGORYSORT:one}}[[Category:A]]', 'one'],
      ['<nowiki>{{DEFAULTSORT:one}}</nowiki>[[Category:A]]', ''],
      ['[[Category:A|{{PAGENAME}}]]', 'Page name'],
    ];
    for (const [text, prefix] of expected) {
      it(`of ${text}`, () => {
        expect(prefixOf(text)).to.equal(prefix);
      });
    }

    it('are set by templates in the order of the text, and not by arguments that nothing shows', () => {
      const template = ({ key }: Title) =>
        key === 'Sort'
          ? '{{DEFAULTSORT:in template}}'
          : key === 'Echo'
            ? '{{{1}}}'
            : key === 'None'
              ? 'none'
              : undefined;
      expect(prefixOf('{{Sort}}[[Category:A]]', template)).to.equal('in template');
      expect(prefixOf('{{DEFAULTSORT:a}}{{Sort}}[[Category:A]]', template)).to.equal('in template');
      expect(prefixOf('{{Sort}}{{DEFAULTSORT:a}}[[Category:A]]', template)).to.equal('a');
      expect(prefixOf('{{Echo|{{DEFAULTSORT:a}}}}[[Category:A]]', template)).to.equal('a');
      expect(prefixOf('{{None|{{DEFAULTSORT:a}}}}[[Category:A]]', template)).to.equal('');
    });
  });
});
