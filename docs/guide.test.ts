import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createWiki } from '../emulator';
import { parseWikiFile } from '../emulator/wiki-file/parse-wiki-file';
import { describeCode } from './run-code.test-support';
import { codeBlocksOf } from './code-blocks.test-support';

describe('docs/guide.md', () => {
  const blocks = codeBlocksOf('guide.md');

  describeCode('guide.md');

  it('shows a wiki file that can be read', () => {
    const files = blocks.filter(({ language }) => language === 'yaml');
    expect(files).to.have.length(1);
    for (const { text } of files) createWiki(parseWikiFile(text, 'guide.md'));
  });

  it('shows the fixture of the example for pytest', () => {
    const conftest = readFileSync(join(__dirname, '../examples/pytest-mwclient/conftest.py'), 'utf8');
    const fixtures = blocks.filter(({ language }) => language === 'python');
    expect(fixtures).to.have.length(1);
    for (const { text } of fixtures) expect(conftest).to.contain(text);
  });
});
