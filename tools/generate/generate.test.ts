import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { generateFiles } from './generate';

const folder = join(__dirname, '../../schemas/generated');

describe('the generated files', () => {
  it('are up to date', async () => {
    const files = await generateFiles();
    for (const [name, text] of files) {
      expect(readFileSync(join(folder, name), 'utf8'), `${name}: run npm run generate`).to.equal(text);
    }
    const inFolder = [...files.keys()].filter((name) => !name.startsWith('../'));
    expect(readdirSync(folder).sort()).to.have.members(inFolder);
  });

  it('need no packages', () => {
    expect(readFileSync(join(folder, 'validate-wiki-file.js'), 'utf8')).not.to.contain('require(');
  });
});
