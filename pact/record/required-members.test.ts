import { expect } from 'chai';

import { createWiki, type Wiki, type WikiOptions } from '../../emulator/index';
import { queryModules } from '../../emulator/modules/registry';
import { send } from '../../emulator/testing/send.test-support';
import type { Interaction } from '../contract/contract';
import { interactionsOf, temporaryFolder } from './made-contract.test-support';
import { modulesWithoutContent, requestsOfModules, wikiOfModules } from './requests-of-modules.test-support';

describe('what contracts require of a result without a schema', () => {
  const folder = temporaryFolder();
  let wiki: Wiki;
  let written = 0;
  beforeEach(() => {
    wiki = createWiki(wikiOfModules());
  });

  function interactionFor(query: string): Interaction | undefined {
    send(wiki, `action=query&format=json&${query}`);
    return interactionsOf(wiki, folder.path, { consumer: `bot-${++written}` })[0];
  }

  function promised(query: string): unknown {
    const interaction = interactionFor(query);
    return (interaction?.response.body?.content as { query: unknown }).query;
  }

  it('is every member of a revision, by type', () => {
    const interaction = interactionFor('prop=revisions&titles=Alpha&rvprop=ids|timestamp|user|comment|size|tags');
    const type = { combine: 'AND', matchers: [{ match: 'type' }] };
    const revisions = '$.query.pages.*.revisions';
    const names = ['comment', 'parentid', 'revid', 'size', 'timestamp', 'user'];
    expect(interaction?.response.matchingRules?.body).to.deep.equal({
      '$.query.pages': { combine: 'AND', matchers: [{ match: 'values' }] },
      ...Object.fromEntries(['ns', 'pageid', 'title'].map((name) => [`$.query.pages.*.${name}`, type])),
      [revisions]: { combine: 'AND', matchers: [{ match: 'type', min: 0 }] },
      ...Object.fromEntries(names.map((name) => [`${revisions}[*].${name}`, type])),
      [`${revisions}[*].tags`]: { combine: 'AND', matchers: [{ match: 'type', min: 0 }] },
    });
    expect(interaction?.providerStates).to.deep.equal([{ name: 'the page exists', params: { title: 'Alpha' } }]);
  });

  it('is every member of a page, a category and a change', () => {
    expect(promised('prop=info&titles=Alpha&formatversion=2'))
      .to.have.nested.property('pages[0]')
      .that.has.all.keys(
        ...['contentmodel', 'lastrevid', 'length', 'ns', 'pageid', 'pagelanguage', 'pagelanguagedir'],
        ...['pagelanguagehtmlcode', 'title', 'touched'],
      );
    wiki = createWiki(wikiOfModules());
    const category = interactionFor('prop=categoryinfo&titles=Category:Pics');
    expect(category?.response.body?.content).to.nested.include({ 'query.pages.666.categoryinfo.files': 1 });
    expect(category?.providerStates).to.deep.equal([
      { name: 'the page exists', params: { title: 'Category:Pics', has: ['categoryinfo'] } },
    ]);
    wiki = createWiki(wikiOfModules());
    expect(promised('list=recentchanges&rcprop=title|ids|user|flags|timestamp&formatversion=2'))
      .to.have.nested.property('recentchanges[0]')
      // `bot` and `new` are false, and so always present; `minor` is set in one of the changes.
      .that.has.all.keys(
        'bot',
        'new',
        'ns',
        'old_revid',
        'pageid',
        'rcid',
        'revid',
        'timestamp',
        'title',
        'type',
        'user',
      );
  });

  it('leaves out what depends on the content of the wiki', () => {
    // Flags are absent where they are not set.
    expect(promised('prop=info&titles=Way Z')).not.to.have.nested.property('pages.638.redirect');
    wiki = createWiki(wikiOfModules());
    // The pages of a generator have something or not.
    expect(promised('generator=allpages&gaplimit=1&prop=images')).to.deep.equal({
      pages: { 2: { pageid: 2, ns: 0, title: 'Alpha' } },
    });
    wiki = createWiki(wikiOfModules());
    // Only some pages of the response have revisions; in format version 1, they may be a list (core 4.7).
    expect(promised('prop=revisions&titles=Alpha|No such page&formatversion=2')).to.deep.equal({
      pages: [{ ns: 0, title: 'Alpha' }].map((page) => ({ ...page, title: 'No such page' })),
    });
    wiki = createWiki(wikiOfModules());
    expect(promised('prop=revisions&titles=Alpha|No such page')).to.deep.equal({});
  });

  it('stays the same in the same file from run to run, and has no address', () => {
    const contract = (options: WikiOptions): string => {
      wiki = createWiki(wikiOfModules(), options);
      for (const query of requests()) send(wiki, `action=query&format=json&${query}`);
      return JSON.stringify(interactionsOf(wiki, folder.path));
    };
    const text = contract({ seed: 'one', now: '2036-01-01T00:00:00Z' });
    const other = contract({ seed: 'another', now: '2031-05-05T05:05:05Z' });
    expect(other === text).to.be.true;
    expect(text)
      .to.include('wiki.invalid')
      .and.not.to.match(/127\.0\.0\.1|localhost/);
  });

  it('is more than the kind of result, for every module and in both format versions', () => {
    const modules = [...Object.keys(requestsOfModules), ...modulesWithoutContent];
    expect(modules.sort()).to.deep.equal([...queryModules.names].sort());
    // In format version 1, the pages of a generator may be a list.
    for (const query of requests().filter((each) => !each.startsWith('generator='))) {
      wiki = createWiki(wikiOfModules());
      const rules = Object.keys(interactionFor(query)?.response.matchingRules?.body ?? {});
      const leaves = rules.filter((rule) => /^\$\.query\.\w+[.[].*\w$/.test(rule));
      expect(leaves, query).to.have.lengthOf.at.least(query.includes('tokens') ? 0 : 1);
    }
  });
});

function requests(): string[] {
  return Object.values(requestsOfModules)
    .flat()
    .flatMap((query) => [query, `${query}&formatversion=2`]);
}
