import { expect } from 'chai';
import { join } from 'node:path';

import { typedCounts } from './counts';
import { documentationPages, type DocumentationPage } from './documentation';

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
