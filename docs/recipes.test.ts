import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { selfSigned } from '../cli/self-signed.test-support';
import { codeBlocksOf } from './code-blocks.test-support';
import { describeCode } from './run-code.test-support';

/** As much of a page in Playwright as the recipe needs: one request is made as soon as it is routed. */
const page = {
  async route(matches: (url: URL) => boolean, handler: (route: object) => Promise<void>): Promise<void> {
    const address = 'https://wiki.example/w/api.php?action=query&list=imageusage&iutitle=File:Cat.jpg&format=json';
    expect(matches(new URL(address))).to.equal(true);
    const request = {
      url: () => address,
      method: () => 'GET',
      allHeaders: () => Promise.resolve({ 'user-agent': 'Mozilla/5.0' }),
      postDataBuffer: () => null,
    };
    const fulfilled: { status: number; body: Buffer }[] = [];
    await handler({
      request: () => request,
      fulfill: (response: { status: number; body: Buffer }) => Promise.resolve(fulfilled.push(response)),
    });
    expect(fulfilled.map(({ status, body }) => [status, body.toString()])).to.deep.equal([
      [200, '{"batchcomplete":"","query":{"imageusage":[{"pageid":1,"ns":0,"title":"Gallery"}]}}'],
    ]);
  },
};

describe('docs/recipes.md', () => {
  describeCode('recipes.md', {
    page,
    ...selfSigned,
    wikiFile: join(__dirname, '../examples/pytest-mwclient/wiki.yaml'),
  });

  it('shows parts of the examples', () => {
    const examples = [
      'vitest/with-msw.test.mjs',
      'vitest/usage-gadget.test.mjs',
      'jest/usage-gadget.test.js',
      'jest/unused-files.test.js',
    ];
    const text = examples.map((path) => readFileSync(join(__dirname, '../examples', path), 'utf8')).join('');
    const shown = codeBlocksOf('recipes.md').filter(({ language }) => language === 'js');
    expect(shown).to.have.length(examples.length);
    for (const block of shown) expect(text).to.contain(block.text);
  });
});
