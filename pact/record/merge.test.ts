import { expect } from 'chai';

import { createWiki } from '../../emulator/index';
import { send } from '../../emulator/testing/send.test-support';
import { interactionsOf, temporaryFolder } from './made-contract.test-support';
import { mergeInteractions } from './merge';

const definition = {
  pages: [{ title: 'Gallery', uses: ['File:A.jpg', 'File:B.jpg', 'File:C.jpg'] }],
};
const usage = 'action=query&list=imageusage&format=json';

describe('merged interactions', () => {
  const folder = temporaryFolder();

  const told = (...queries: string[]) => {
    const wiki = createWiki(definition);
    for (const query of queries) send(wiki, query);
    return interactionsOf(wiki, folder.path, { consumer: `bot-${queries.length}` });
  };

  it('are one for each kind of request, whatever its file or continuation', () => {
    const titles = ['C', 'A', 'B'].map((name) => `${usage}&iutitle=File:${name}.jpg`);
    const places = [1, 12, 7].map((id) => `${usage}&iutitle=File:A.jpg&iucontinue=0%7C${id}&continue=-%7C%7C`);
    const volatile = [1, 2].map((number) => `${usage}&iutitle=File:A.jpg&requestid=${number}&_=${number}`);
    const interactions = told(...titles, ...places, ...volatile);
    expect(interactions.map(({ request }) => [request.query?.iutitle, request.query?.iucontinue])).to.deep.equal([
      // The example that sorts first, so that the order of requests does not matter.
      [['File:A.jpg'], ['0|1']],
      [['File:A.jpg'], ['0|12']],
      [['File:A.jpg'], undefined],
    ]);
    // At the end of the list there is nothing to say about entries.
    expect(interactions[1]?.response.body?.content).to.deep.equal({ query: { imageusage: [] } });
  });

  it('are the same list in any order, however often', () => {
    const one = told(`${usage}&iutitle=File:B.jpg`, 'action=query&meta=tokens&format=json');
    const two = told(`${usage}&iutitle=File:A.jpg`, `${usage}&iutitle=File:A.jpg`, `${usage}&iutitle=File:None.jpg`);
    const merged = mergeInteractions(mergeInteractions([], one), two);
    expect(merged).to.have.length(3);
    expect(mergeInteractions(mergeInteractions([], two), one)).to.deep.equal(merged);
    expect(mergeInteractions(merged, one)).to.deep.equal(merged);
    expect(mergeInteractions([], [...two, ...one].reverse())).to.deep.equal(merged);
  });

  it('get different descriptions, in any order', () => {
    const [first] = told('action=query&meta=tokens&format=json');
    const second = { ...first!, response: { ...first!.response, status: 201 } };
    const third = { ...first!, response: { ...first!.response, status: 202 } };
    const merged = mergeInteractions(mergeInteractions([first!], [second]), [third]);
    const descriptions = merged.map((interaction) => (interaction as { description: string }).description);
    expect(new Set(descriptions)).to.have.property('size', 3);
    for (const description of descriptions) {
      expect(description).to.match(/^GET action=query format=json meta=tokens \[[0-9a-f]{8}\]$/);
    }
    expect(mergeInteractions(mergeInteractions([third], [second]), [first!])).to.deep.equal(merged);
  });

  it('keep the interactions of others as they are', () => {
    const own = told('action=query&meta=tokens&format=json');
    const others = [
      { type: 'Asynchronous/Messages', description: 'a change', contents: { content: 1 } },
      { type: 'Synchronous/HTTP', description: 'B', request: { path: '/b' }, response: { status: 200 } },
      { type: 'Synchronous/HTTP', description: 'A', request: { path: '/a' }, response: { status: 200 } },
      // The same as ours, in the words of another program.
      { ...own[0]!, description: 'anonymous tokens' },
    ];
    const merged = mergeInteractions(others, own);
    expect(merged).to.have.deep.members(others);
  });
});
