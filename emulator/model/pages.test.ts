import { expect } from 'chai';
import { testPage } from '../testing/page.test-support';
import type { Page } from './page';
import { Pages } from './pages';

const page = (id: number, key: string, uses: readonly string[] = [], namespace = 0): Page =>
  testPage({ id, key, uses, namespace });

describe('The pages of a wiki', () => {
  it('are found by id and by title', () => {
    const pages = new Pages();
    const talk = page(7, 'Gallery', [], 1);
    pages.put(talk);
    expect(pages.find(7)).to.equal(talk);
    expect(pages.findTitle(1, 'Gallery')).to.equal(talk);
    expect(pages.findTitle(0, 'Gallery')).to.equal(undefined);
    expect(pages.find(8)).to.equal(undefined);
    expect(pages.size).to.equal(1);
  });

  it('are found by the titles that their texts depend on', () => {
    const pages = new Pages();
    pages.put({ ...page(1, 'A'), dependsOn: ['10:Box'] });
    pages.put({ ...page(2, 'B'), dependsOn: ['10:Box', '0:A'] });
    const fork = pages.fork();
    fork.put({ ...page(2, 'B'), dependsOn: ['0:A'] });
    fork.remove(fork.find(1)!);
    const ids = (held: Pages, namespace: number, key: string) => held.dependentsOf(namespace, key).map(({ id }) => id);
    expect([ids(pages, 10, 'Box'), ids(pages, 0, 'A'), ids(pages, 0, 'Box')]).to.deep.equal([[1, 2], [2], []]);
    expect([ids(fork, 10, 'Box'), ids(fork, 0, 'A')]).to.deep.equal([[], [2]]);
  });

  it('are found by their current revision', () => {
    const pages = new Pages();
    const gallery = testPage({ id: 1, revision: 12 });
    pages.put(gallery);
    expect(pages.findRevision(12)).to.equal(gallery);
    expect(pages.findRevision(1)).to.equal(undefined);
    pages.put(testPage({ id: 1, revision: 13 }));
    expect(pages.findRevision(12)).to.equal(undefined);
    expect(pages.findRevision(13)?.id).to.equal(1);
  });

  it('are replaced by title, with their usage', () => {
    const pages = new Pages();
    pages.put(page(1, 'Gallery', ['Cat.jpg']));
    pages.put(page(1, 'Gallery', ['Dog.jpg']));
    expect(pages.size).to.equal(1);
    expect(pages.usage.usersOf('Cat.jpg', 'all')).to.equal(undefined);
    expect(pages.usage.usersOf('Dog.jpg', 'all')?.size).to.equal(1);
    pages.remove(page(1, 'Gallery', ['Dog.jpg']));
    expect(pages.size).to.equal(0);
    expect(pages.usage.files.size).to.equal(0);
  });

  it('are different for titles that look alike with their namespaces', () => {
    const pages = new Pages();
    pages.put(page(1, '1:A', [], 1));
    pages.put(page(2, 'A', [], 11));
    pages.put(page(3, '__proto__'));
    expect(pages.size).to.equal(3);
    expect(pages.findTitle(11, 'A')?.id).to.equal(2);
    expect(pages.findTitle(0, '__proto__')?.id).to.equal(3);
    expect(pages.findTitle(0, 'constructor')).to.equal(undefined);
  });
});
