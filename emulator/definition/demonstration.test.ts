import { expect } from 'chai';

import { checkDefinition } from './check-definition';
import { demonstration } from './demonstration';

const pages = demonstration.pages ?? [];
const pagesWith = (text: string) => pages.filter((page) => page.text?.includes(text));

describe('The demonstration wiki', () => {
  it('satisfies the schema', () => {
    // A copy, because the demonstration itself is known to be valid.
    expect(checkDefinition(structuredClone(demonstration), 'demonstration')).to.deep.equal(demonstration);
  });

  it('has a file whose usage does not fit on one page of ten results', () => {
    expect(pagesWith('File:Lighthouse at dusk.jpg|').length).to.be.greaterThan(10);
  });

  it('has an unused file', () => {
    expect(pages.map((page) => page.title)).to.include('File:Empty quay.jpg');
    expect(pagesWith('Empty quay')).to.deep.equal([]);
  });

  it('has redirects that use a file, one of which is used as a file', () => {
    const redirects = pagesWith('File:Lighthouse at dusk.jpg').filter((page) => page.redirect !== undefined);
    expect(redirects.map((page) => page.title)).to.deep.equal(['Old lighthouse', 'File:Lighthouse.jpg']);
    expect(pagesWith('File:Lighthouse.jpg').map((page) => page.title)).to.deep.equal(['Guest book']);
  });

  it('has no duplicate pages or ids', () => {
    expect(new Set(pages.map((page) => page.title))).to.have.lengthOf(pages.length);
    expect(new Set(pages.map((page) => page.id))).to.have.lengthOf(pages.length);
  });

  it('has an unpatrolled change to a page that exists, by a user that exists', () => {
    const [change, ...others] = (demonstration.changes ?? []).filter(({ patrolled }) => patrolled === false);
    expect(others).to.deep.equal([]);
    expect(pages.find((page) => page.title === change?.page)?.revision).to.equal(change?.revision);
    expect(demonstration.users?.map((user) => user.name)).to.include(change?.user);
  });
});
