import { expect } from 'chai';
import { createWiki } from '../../../index';
import { send, member } from '../../../testing/send.test-support';

const prefixes: Readonly<Record<number, string>> = { 0: '', 1: 'Talk:', 2: 'User:', 10: 'Template:', 14: 'Category:' };
const namespaceIds = Object.keys(prefixes).map(Number);

/** Pages whose namespaces and redirects follow no pattern that a limit could fall in step with. */
const pages = Array.from({ length: 23 }, (_, index) => ({
  id: 1 + index * 4 + (index % 3),
  namespace: namespaceIds[(index * index + index) % 5] ?? 0,
  redirect: index % 7 === 3,
}));

const wiki = createWiki({
  pages: [...pages.slice(11), ...pages.slice(0, 11)].map(({ id, namespace, redirect }) => ({
    id,
    title: `${prefixes[namespace] ?? ''}P${id}`,
    uses: ['File:Cat.jpg', ...(id % 2 === 0 ? ['File:Dog.jpg'] : [])],
    ...(redirect ? { redirect: 'P1' } : {}),
  })),
});

/** Follows `continue` to the end, as clients do, and gives the ids on the way. */
function walk(query: string): number[] {
  const ids: number[] = [];
  let further = '';
  for (let steps = 0; steps < 100; steps++) {
    const response = send(
      wiki,
      `action=query&list=imageusage&iutitle=File:Cat.jpg&format=json&${query}${further}`,
    ).json();
    expect(member(response, 'batchcomplete')).to.equal('');
    for (const entry of member(response, 'query.imageusage') as { pageid: number }[]) ids.push(entry.pageid);
    const next = member(response, 'continue') as Record<string, string> | undefined;
    if (!next) return ids;
    further = Object.entries(next)
      .map(([name, value]) => `&${name}=${encodeURIComponent(value)}`)
      .join('');
  }
  throw new Error(`${query} never ends`);
}

/** The order that core 4.3 gives: by id, and by namespace first where two or more are selected. */
function expectedOrder(namespaces: readonly number[], filter: string, descending: boolean): number[] {
  const chosen = pages.filter(
    ({ namespace, redirect }) =>
      (namespaces.length === 0 || namespaces.includes(namespace)) &&
      (filter === 'all' || redirect === (filter === 'redirects')),
  );
  const sign = descending ? -1 : 1;
  chosen.sort((a, b) => sign * ((namespaces.length > 1 ? a.namespace - b.namespace : 0) || a.id - b.id));
  return chosen.map(({ id }) => id);
}

describe('Continuing list=imageusage to its end', () => {
  for (const namespaces of ['', '0', '14', '0|1', '10|2|14', '*']) {
    const selected = namespaces === '*' ? namespaceIds : namespaces === '' ? [] : namespaces.split('|').map(Number);
    for (const direction of ['ascending', 'descending']) {
      for (const filter of ['all', 'redirects', 'nonredirects']) {
        it(`returns every page once: namespaces ${namespaces || 'not given'}, ${direction}, ${filter}`, () => {
          const expected = expectedOrder(selected, filter, direction === 'descending');
          for (const limit of ['1', '2', '3', '4', '5', 'max']) {
            const query = `iunamespace=${namespaces}&iudir=${direction}&iufilterredir=${filter}&iulimit=${limit}`;
            expect(walk(query), query).to.deep.equal(expected);
          }
        });
      }
    }
  }

  it('returns all pages', () => {
    expect(walk('iulimit=2')).to.have.lengthOf(23);
  });
});
