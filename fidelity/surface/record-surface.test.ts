import { expect } from 'chai';

import { createWiki } from '../../emulator';
import { recordedModules } from '../../emulator/releases/recorded-modules';
import { releases } from '../../emulator/releases/releases';
import { recordModules, recordText } from './record-surface';

describe('recording what a wiki offers', () => {
  it('follows action=paraminfo to every module', async () => {
    const wiki = createWiki({}, { release: '1.39' });
    const recorded = await recordModules(async (parameters) => {
      const query = new URLSearchParams({ ...parameters, format: 'json', formatversion: '2' });
      return (await wiki.fetch(`https://wiki.example/api.php?${query.toString()}`)).json();
    });
    expect(recorded).to.deep.equal(recordedModules(releases['1.39']));
    expect(JSON.parse(recordText(recorded))).to.deep.equal(recorded);
  });

  it('leaves out modules of extensions, and what depends on the wiki or on the user', async () => {
    const described = [
      {
        ...{ name: 'main', path: 'main', prefix: '', source: 'MediaWiki', licenselink: 'http://wiki.example/License' },
        parameters: [
          { index: 1, name: 'action', type: ['edit', 'thank'], submodules: { edit: 'edit', thank: 'thank' } },
        ],
        templatedparameters: [],
      },
      {
        ...{ name: 'edit', path: 'edit', group: 'action', prefix: '', source: 'MediaWiki' },
        parameters: [
          { index: 1, name: 'title', type: 'string' },
          { index: 3, name: 'ids', type: 'integer', multi: true, lowlimit: 50, highlimit: 500, limit: 500 },
        ],
        templatedparameters: [{ index: 2, name: 'text-{slot}', type: 'text' }],
      },
      { name: 'thank', path: 'thank', group: 'action', prefix: '', source: 'Thanks', parameters: [] },
    ];
    const recorded = await recordModules(({ action, modules = '' }) =>
      Promise.resolve(
        action === 'query'
          ? { query: { general: { generator: 'MediaWiki 1.50.0-wmf.1' } } }
          : { paraminfo: { modules: described.filter(({ path }) => modules.split('|').includes(path)) } },
      ),
    );
    expect(recorded).to.deep.equal({
      release: '1.50',
      recordedFrom: 'MediaWiki 1.50.0-wmf.1',
      modules: {
        main: {
          ...{ name: 'main', path: 'main', prefix: '' },
          parameters: [{ name: 'action', type: ['edit', 'thank'], submodules: { edit: 'edit', thank: 'thank' } }],
          templatedparameters: [],
        },
        edit: {
          ...{ name: 'edit', path: 'edit', group: 'action', prefix: '' },
          parameters: [
            { name: 'title', type: 'string' },
            { name: 'ids', type: 'integer', multi: true, lowlimit: 50, highlimit: 500 },
          ],
          templatedparameters: [{ index: 2, name: 'text-{slot}', type: 'text' }],
        },
      },
    });
  });
});
