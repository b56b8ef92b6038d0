import { join } from 'node:path';
import { expect } from 'chai';

import { actionModules } from '../../emulator/modules/registry';
import { typedCounts } from './counts';
import { documentationPages, type DocumentationPage, supportedTable } from './documentation';

describe('the documentation', () => {
  let pages: readonly DocumentationPage[] = [];
  before(async () => {
    pages = await documentationPages(join(__dirname, '../..'));
  });

  it('has no generated part that is out of date (npm run docs)', () => {
    expect(pages.filter(({ text, fresh }) => text !== fresh).map(({ name }) => name)).to.deep.equal([]);
  });

  it('counts with markers, never by hand', () => {
    const typed = pages.flatMap(({ name, text }) => typedCounts(text).map((found) => `${name}: ${found}`));
    expect(typed).to.deep.equal([]);
  });
});

describe('the table of supported modules', () => {
  const rows = supportedTable().trimEnd().split('\n').slice(2);
  const row = (parameter: string): string[] =>
    rows.find((text) => text.startsWith(`| \`${parameter}=\``))?.split(' | ') ?? [];

  it('has a row per parameter that selects modules', () => {
    expect(rows).to.have.length(4);
    for (const parameter of ['action', 'list', 'prop', 'meta']) expect(row(parameter)).to.have.length(3);
  });

  it('lists every supported action', () => {
    for (const name of actionModules.names) expect(row('action')[1]).to.contain(`\`${name}\``);
  });

  it('lists nothing as missing: what clients use most is supported', () => {
    for (const parameter of ['action', 'list', 'prop', 'meta']) {
      const [, supported = '', missing = ''] = row(parameter);
      const names = Array.from(missing.matchAll(/`(\w+)`/g), ([name]) => name);
      expect(names, `${parameter}: ${supported}`).to.deep.equal([]);
    }
  });
});
