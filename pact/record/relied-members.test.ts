import { expect } from 'chai';

import { createWiki, type Reliance, type Wiki } from '../../emulator/index';
import { send } from '../../emulator/testing/send.test-support';
import type { Interaction } from '../contract/contract';
import { interactionsOf, temporaryFolder } from './made-contract.test-support';

const definition = {
  pages: [
    { title: 'Gallery', uses: ['File:Cat.jpg'] },
    { title: 'Old gallery', redirect: 'Gallery', uses: ['File:Cat.jpg'] },
    { title: 'Album', uses: ['File:Cat.jpg'] },
  ],
};
const usage = 'action=query&list=imageusage&iutitle=File:Cat.jpg&format=json';
const type = { combine: 'AND', matchers: [{ match: 'type' }] };
const equality = { combine: 'AND', matchers: [{ match: 'equality' }] };
const list = (min: number) => ({ combine: 'AND', matchers: [{ match: 'type', min }] });

describe('what a client relies on', () => {
  const folder = temporaryFolder();
  let wiki: Wiki;
  beforeEach(() => {
    wiki = createWiki(definition);
  });

  /** The promise of the contract about the body of one response. */
  const promised = (query: string, ...relies: readonly Reliance[]) => {
    send(wiki, query);
    const [told] = interactionsOf(wiki, folder.path, { relies });
    return { content: contentOf(told), rules: told?.response.matchingRules?.body, state: told?.providerStates?.[0] };
  };

  it('reduces a result to what is relied on', () => {
    const { content, rules, state } = promised(usage, '/query/imageusage/*/title');
    expect(content).to.deep.equal({ query: { imageusage: [{ title: 'Gallery' }] } });
    expect(rules).to.deep.equal({ '$.query.imageusage': list(0), '$.query.imageusage[*].title': type });
    expect(state?.params).to.include({ uses: '>= 1' });
  });

  it('keeps the other results as the schemas require them', () => {
    const both = 'action=query&list=imageusage&meta=tokens&iutitle=File:Cat.jpg&format=json';
    expect(promised(both, '/query/imageusage/*/title').content).to.deep.equal({
      query: { imageusage: [{ title: 'Gallery' }], tokens: { csrftoken: '<CSRF_TOKEN>' } },
    });
  });

  it('adds what no schema requires, and then needs a wiki that has it', () => {
    const { content, rules, state } = promised(
      `${usage}&iulimit=2`,
      '/query/imageusage/*/pageid',
      '/continue/iucontinue',
      '/batchcomplete',
    );
    expect(content).to.deep.equal({
      batchcomplete: '',
      continue: { iucontinue: '0|3' },
      query: { imageusage: [{ pageid: 1 }] },
    });
    expect(rules).to.deep.equal({
      '$.batchcomplete': type,
      '$.continue.iucontinue': type,
      '$.query.imageusage': list(0),
      '$.query.imageusage[*].pageid': type,
    });
    expect(state?.params).to.include({ uses: '>= 3' });
  });

  it('requires as many entries as an index says', () => {
    expect(promised(usage, '/query/imageusage/1/title').rules).to.deep.equal({
      '$.query.imageusage': list(2),
      '$.query.imageusage[*].title': type,
    });
  });

  it('requires values that are relied on exactly', () => {
    const at = '/query/imageusage/*/ns';
    const { content, rules } = promised(usage, { at, exactly: true }, '/query/imageusage/*/title');
    expect(content).to.deep.equal({
      query: {
        imageusage: [
          { ns: 0, title: 'Gallery' },
          { ns: 0, title: 'Old gallery' },
          { ns: 0, title: 'Album' },
        ],
      },
    });
    expect(rules).to.deep.equal({
      '$.query.imageusage[0].ns': equality,
      '$.query.imageusage[0].title': type,
      '$.query.imageusage[1].ns': equality,
      '$.query.imageusage[1].title': type,
      '$.query.imageusage[2].ns': equality,
      '$.query.imageusage[2].title': type,
    });
  });

  it('covers all members of an object, whatever their names', () => {
    const { content, rules } = promised('action=query&titles=Gallery%7CAlbum&format=json', '/query/pages/*/title');
    expect(content).to.deep.equal({ query: { pages: { 1: { title: 'Gallery' } } } });
    expect(rules).to.deep.equal({
      '$.query.pages': { combine: 'AND', matchers: [{ match: 'values' }] },
      '$.query.pages.*.title': type,
    });
  });

  it('supports the member named *', () => {
    const { content, rules } = promised('action=query&unknown=1&format=json', '/warnings/main/*');
    expect(content).to.deep.equal({ warnings: { main: { '*': 'Unrecognized parameter: unknown.' } } });
    expect(rules).to.deep.equal({ "$.warnings.main['*']": type });
  });

  it('counts only for responses that have it', () => {
    const required = { query: { imageusage: [{ pageid: 1, ns: 0, title: 'Gallery' }] } };
    expect(promised(usage, '/query/allfileusages/*/title', '/continue').content).to.deep.equal(required);
    // Only the second of three entries is a redirect.
    expect(promised(usage, '/query/imageusage/*/redirect').content).to.deep.equal(required);
  });

  it('requires the debug block if it is relied on', () => {
    wiki = createWiki(definition, { debug: true });
    send(wiki, 'action=query&meta=tokens&format=json');
    const [plain] = interactionsOf(wiki, folder.path, { consumer: 'plain' });
    const [curious] = interactionsOf(wiki, folder.path, { consumer: 'curious', relies: ['/debuginfo/time'] });
    expect(plain).to.not.have.property('providerStates');
    expect(curious?.providerStates).to.deep.equal([
      { name: 'the debug block is shown', params: { kind: 'debug block', role: 'debug' } },
    ]);
    expect(curious?.response.matchingRules?.body).to.include.keys(['$.debuginfo.time']);
  });

  it('is rejected if it would put a token into the file', () => {
    const token = (kind: string): Reliance => ({ at: `/query/tokens/${kind}token`, exactly: true });
    send(wiki, 'action=query&meta=tokens&type=login%7Cwatch&format=json');
    expect(() => wiki.writePact({ consumer: 'a', dir: folder.path, relies: [token('login')] })).to.throw(
      RangeError,
      'relies: the value of $.query.tokens.logintoken is a secret and cannot be relied on, only its type can.',
    );
    // The token of anonymous clients is not a secret (spec 2.2).
    const [told] = interactionsOf(wiki, folder.path, { relies: [token('watch')] });
    expect(contentOf(told)).to.deep.equal({ query: { tokens: { watchtoken: '+\\' } } });
  });

  it('must be a JSON Pointer into responses', () => {
    for (const pointer of ['', '/', 'query/tokens', '/query//title', '/a~2']) {
      expect(() => wiki.writePact({ consumer: 'a', dir: folder.path, relies: [pointer] })).to.throw(
        TypeError,
        'is not a JSON Pointer into a response, such as "/query/imageusage/*/title".',
      );
    }
  });

  it('is reported if no response had it', () => {
    send(wiki, usage);
    const relies = ['/query/imageusage/*/title', '/query/imageusages/*/title'];
    expect(wiki.writePact({ consumer: 'a', dir: folder.path, relies }).leftOut).to.deep.equal([
      { request: 'relies /query/imageusages/*/title', reason: 'no response had it' },
    ]);
  });
});

function contentOf(interaction: Interaction | undefined): unknown {
  return interaction?.response.body?.content;
}
