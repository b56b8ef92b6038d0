import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createWiki, WikiFileError, type WikiDefinition } from '../emulator';
import { parseWikiFile } from '../emulator/definition/parse-wiki-file';
import { WikiLines } from '../emulator/definition/wiki-lines';
import { describeCode } from './run-code.test-support';
import { codeBlocksOf } from './code-blocks.test-support';

describe('docs/guide.md', () => {
  const blocks = codeBlocksOf('guide.md');

  describeCode('guide.md', {}, 'js');

  it('shows a wiki file that can be read', () => {
    const files = blocks.filter(({ language }) => language === 'yaml');
    expect(files).to.have.length(1);
    for (const { text } of files) createWiki(parseWikiFile(text, 'guide.md'));
  });

  it('shows a wiki file of JSON Lines that can be read, and what is said of a mistake in it', () => {
    const files = blocks.filter(({ language }) => language === 'json');
    expect(files).to.have.length(1);
    const read = (text: string): WikiDefinition => {
      const lines = new WikiLines('wiki.jsonl');
      for (const line of text.split('\n')) lines.add(line);
      return lines.finish();
    };
    const mistake = 'wiki.jsonl:2:11: page.titel is unknown: did you mean "title"?';
    for (const { text } of files) {
      createWiki(read(text));
      expect(() => read(text.replace('title', 'titel'))).to.throw(WikiFileError, mistake);
    }
    expect(readFileSync(join(__dirname, 'guide.md'), 'utf8')).to.contain(mistake);
  });

  it('shows the fixture of the example for pytest', () => {
    const conftest = readFileSync(join(__dirname, '../examples/pytest-mwclient/conftest.py'), 'utf8');
    const fixtures = blocks.filter(({ language }) => language === 'python');
    expect(fixtures).to.have.length(1);
    for (const { text } of fixtures) expect(conftest).to.contain(text);
  });
});
