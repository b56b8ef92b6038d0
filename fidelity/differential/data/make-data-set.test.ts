import { expect } from 'chai';

import { ApiClient } from '../../../conformance/http/api-client';
import { madeUpApi } from '../../../conformance/http/made-up-api.test-support';
import { readWikiFile } from '../../../emulator/definition/read-wiki-file';
import { createWiki } from '../../../emulator';
import { dataSetFile } from './data-set';
import { makeDataSet } from './make-data-set';

describe('The data set', () => {
  it('is a wiki that the emulator takes, with texts for all of its pages', () => {
    const definition = readWikiFile(dataSetFile());
    createWiki(definition);
    expect(definition.pages?.filter(({ text }) => text === undefined)).to.deep.equal([]);
  });

  it('is made where it is missing, in its order, under names as the wiki writes them', async () => {
    const { send, sent } = madeUpApi(({ action, titles, meta, title }) => {
      if (action === 'edit') return { edit: { result: 'Success', title } };
      if (meta === 'tokens') return { query: { tokens: { csrftoken: 'abc+\\' } } };
      if (titles === 'Project:A|B|C') {
        const normalized = [{ fromencoded: false, from: 'Project:A', to: 'Small:A' }];
        return { query: { normalized, pages: [{ ns: 0, title: 'C', missing: true }, { pageid: 1, ns: 4, title: 'Small:A' }] } }; // prettier-ignore
      }
      return { batchcomplete: true, query: { allfileusages: [] } };
    });
    const pages = [{ title: 'Project:A', text: 'a' }, { title: 'B', text: 'b' }, { title: 'C', text: 'c' }]; // prettier-ignore
    expect(await makeDataSet(new ApiClient(send), pages, () => undefined)).to.equal(2);
    const edits = sent.filter(({ action }) => action === 'edit');
    expect(edits.map(({ title, text, createonly, token }) => [title, text, createonly, token])).to.deep.equal([
      ['B', 'b', '1', 'abc+\\'],
      ['C', 'c', '1', 'abc+\\'],
    ]);
    expect(sent.find(({ action }) => action === 'purge')).to.include({ titles: 'B|C', forcelinkupdate: '1' });
  });

  it('says which page a wiki refuses', async () => {
    const { send } = madeUpApi(({ action }) => {
      const info = 'The action you have requested is limited to users in the group: Users.';
      return action === 'edit' ? { error: { code: 'permissiondenied', info } } : { query: {} };
    });
    const failure: unknown = await makeDataSet(new ApiClient(send), [{ title: 'A' }], () => undefined).catch(
      (error: unknown) => error,
    );
    expect(failure)
      .to.be.an('error')
      .with.property('message')
      .that.matches(/^the page A cannot be made: permissiondenied: The action you have requested is limited/);
  });
});
