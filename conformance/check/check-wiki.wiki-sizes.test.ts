import { expect } from 'chai';

import { createWiki, type WikiDefinition } from '../../emulator';
import { check, TestServers } from './run-check.test-support';

describe('wikidouble check, of a wiki with little or much content', () => {
  const servers = new TestServers();
  afterEach(() => {
    servers.close();
  });

  /** Checks the wiki of a definition; its JSON responses may be changed on their way. */
  async function checkWiki(definition: WikiDefinition, change: (body: string) => string = (body) => body) {
    const url = await servers.serveWiki(createWiki(definition), (_, response) => {
      return { ...response, body: change(response.body) };
    });
    return check([url]);
  }

  /** Reverses the list of pages that use a file. */
  const reversed = (body: string): string =>
    body.replace(/"imageusage":(\[.*?\])/g, (_, list: string) => {
      return `"imageusage":${JSON.stringify((JSON.parse(list) as unknown[]).reverse())}`;
    });

  it('passes a wiki with one page that uses one file', async () => {
    const { status, stdout } = await checkWiki({ pages: [{ title: 'Gallery', uses: ['File:A b.png'] }] });
    expect(status, stdout).to.equal(0);
    expect(stdout).to.match(/ 0 inconclusive\n/);
    expect(stdout).to.contain('too little content: no file with at least 2 uses (files in use: 1)\n');
  });

  it('passes a wiki without any page', async () => {
    const { status, stdout } = await checkWiki({ pages: [] });
    expect(status, stdout).to.equal(0);
    expect(stdout).to.contain('too little content: no file with at least 1 use (files in use: 0)\n');
    expect(stdout).to.match(/\n {2}too little content: no file with at least 2 uses \(files in use: 0\): .*4\.2\.3/);
  });

  const small: WikiDefinition = {
    pages: [
      ...['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => ({ title, uses: ['File:Popular.png'] })),
      { title: 'Seven', uses: ['File:Popular.png', 'File:Once.png'] },
    ],
  };

  it('passes a wiki of popular files within its budget, and says what it did not look at', async () => {
    const uses = Array.from({ length: 12 }, (_, index) => `File:Flag ${String(index).padStart(2, '0')}.svg`);
    const pages = Array.from({ length: 600 }, (_, index) => ({ title: `Page ${index}`, uses }));
    const { status, stdout } = await checkWiki({ pages });
    expect(status, stdout).to.equal(0);
    expect(stdout).to.match(/ 0 inconclusive\n/);
    expect(stdout).to.contain('too much content to look at all of it: no file with 1 use (files in use: more than ');
    expect(Number(/\n(\d+) requests \(limit 150\)/.exec(stdout)?.[1])).to.be.at.most(150);
  });

  it('judges the order of pages by the file with most uses', async () => {
    const { status, stdout } = await checkWiki(small);
    expect(status, stdout).to.equal(0);
    expect(stdout).to.match(/✓ pass(?:ed)? +4\.2\.3 /);
  });

  it('detects the wrong order for a file with two uses, and for one with seven', async () => {
    const both = await Promise.all([
      checkWiki(small, reversed),
      checkWiki({ pages: ['One', 'Two'].map((title) => ({ title, uses: ['File:A.png'] })) }, reversed),
    ]);
    for (const { status, stdout } of both) {
      expect(status, stdout).to.equal(1);
      expect(stdout).to.match(/✗ fail(?:ed)? +4\.2\.3 /);
    }
  });
});
