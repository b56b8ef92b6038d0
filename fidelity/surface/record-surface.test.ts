import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createWiki } from '../../emulator';
import { surfaceOf } from '../../emulator/pipeline/api-surface';
import { queryModules } from '../../emulator/modules/registry';
import { releases } from '../../emulator/releases/releases';
import { recordedSurface } from '../../emulator/unsupported/recorded-surface';
import { recordSoftware, recordText } from './record-surface';

describe('recording what a wiki offers', () => {
  it('follows action=paraminfo to every module', async () => {
    const wiki = createWiki({}, { release: '1.39' });
    const { surface } = await recordSoftware(async (parameters) => {
      const query = new URLSearchParams({ ...parameters, format: 'json', formatversion: '2' });
      return (await wiki.fetch(`https://wiki.example/api.php?${query.toString()}`)).json();
    });
    expect(surface).to.include({ release: '1.39', recordedFrom: 'MediaWiki 1.39.17' });
    const { actions } = surfaceOf(releases['1.39']);
    expect(Object.keys(surface.modules)).to.include.members([
      'main',
      ...actions.names,
      ...queryModules.names.map((name) => `query+${name}`),
      'json',
    ]);
    expect(surface.modules['query+imageusage']).to.deep.equal(
      recordedSurface(releases['1.39']).modules['query+imageusage'],
    );
    expect(JSON.parse(recordText(surface))).to.deep.equal(surface);
  });

  it('leaves out modules of extensions, names of modules as values, and enumerations that are configured', async () => {
    const languages = Array.from({ length: 200 }, (_, index) => `l${index}`);
    const described = [
      {
        path: 'main',
        name: 'main',
        prefix: '',
        source: 'MediaWiki',
        parameters: [{ name: 'action', type: ['edit', 'thank'], submodules: { edit: 'edit', thank: 'thank' } }],
      },
      {
        path: 'edit',
        name: 'edit',
        prefix: '',
        group: 'action',
        source: 'MediaWiki',
        parameters: [
          { name: 'lang', type: languages },
          { name: 'like', type: ['edit', 'thank'] },
          { name: 'model', type: ['css', 'text'] },
          { name: 'title', type: 'string' },
        ],
        templatedparameters: [{ name: 'text-{slot}', type: 'text' }],
      },
      { path: 'thank', name: 'thank', prefix: '', group: 'action', source: 'Thanks', parameters: [] },
    ];
    const { surface } = await recordSoftware(({ action, modules = '' }) =>
      Promise.resolve(
        action === 'query'
          ? { query: { general: { generator: 'MediaWiki 1.50.0-wmf.1' } } }
          : { paraminfo: { modules: described.filter(({ path }) => modules.split('|').includes(path)) } },
      ),
    );
    expect(surface).to.deep.equal({
      release: '1.50',
      recordedFrom: 'MediaWiki 1.50.0-wmf.1',
      modules: {
        main: { parameters: { action: '' } },
        edit: { group: 'action', parameters: { lang: '', like: '', model: 'css|text', title: '', 'text-{slot}': '' } },
      },
    });
  });
});

for (const release of Object.values(releases)) {
  describe(`the record of ${release.name}`, () => {
    it('is small', () => {
      const file = join(__dirname, `../../emulator/unsupported/surface-${release.name}.json`);
      expect(readFileSync(file).byteLength).to.be.lessThan(40_000);
    });
  });
}
