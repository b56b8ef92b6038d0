import { expect } from 'chai';

import { createModel } from '../../emulator/definition/create-model';
import { createEnvironment } from '../../emulator/environment';
import { isTitle, parseTitle } from '../../emulator/model/title';
import { releases } from '../../emulator/releases/releases';
import { Expansion } from '../../emulator/wikitext/expansion';
import { templates } from './made-up-text';
import { readRecorded } from './recorded';

describe('Variables and functions', () => {
  const { title: text, expansions } = readRecorded();
  for (const name of ['1.39', '1.43'] as const) {
    const settings = { debug: undefined, headersSent: false, unsupported: 'error' } as const;
    const pages = Object.entries(templates).map(([title, its]) => ({ title, text: its }));
    const site = { name: 'TestWiki', server: 'http://127.0.0.1', parserFunctions: true };
    const model = createModel({ site, pages }, releases[name], createEnvironment({ seed: 1 }), settings);
    const title = parseTitle(text, model.site);
    if (!isTitle(title)) throw new Error(`${text} is not a title`);
    const template = ({ namespace, key }: { namespace: number; key: string }) =>
      model.pages.findTitle(namespace, key)?.text;
    const context = {
      ...{ rules: model.site, source: model, page: { title }, template },
      exists: (one: { namespace: number; key: string }) => template(one) !== undefined,
      hasFile: () => true,
    };
    for (const [written, results] of Object.entries(expansions)) {
      it(`expand ${JSON.stringify(written)} as MediaWiki ${name} does`, () => {
        // They were recorded at the start of a line.
        expect(new Expansion(context).expandPage(`\n${written}`)).to.equal(`\n${results[name]}`);
      });
    }
  }
});
