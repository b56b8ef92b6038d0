import type { WikiDefinition } from 'wikidouble';

import { sendOnce } from '../send-once';
import type { BenchCase, Figure } from '../bench-case';
import { figure, type FigureOrder } from '../figures';
import { repeatedly, takeTurns, type Sampler } from '../rounds';
import { usagePath, wikiWithUsers } from '../wikis';

/** The requests whose cost is measured. */
export const requests = [
  { name: 'tokens', path: '/api.php?action=query&meta=tokens&type=watch%7Cpatrol&format=json' },
  { name: 'usage of 10', path: usagePath(10) },
  { name: 'usage of 500', path: usagePath(500) },
];

/** The cost of a request without a network, and of creating a wiki. */
export const inProcess: BenchCase = {
  name: 'in-process',
  description: 'time of a request in process, and of making a wiki, to parsing and printing the same JSON',
  async run(budget): Promise<Figure[]> {
    const { createWiki } = await import('wikidouble');
    const contenders = new Map<string, Sampler>();
    const orders: FigureOrder[] = [];
    const compare = (measured: string, work: () => unknown, data: unknown): void => {
      const baseline = `${measured}: JSON there and back`;
      contenders.set(measured, repeatedly(work));
      contenders.set(
        baseline,
        repeatedly(() => jsonThereAndBack(data)),
      );
      orders.push({ measured, baseline, better: 'lower', unit: 'ms' });
    };

    const wiki = createWiki(wikiWithUsers(500));
    for (const { name, path } of requests) {
      compare(`wiki.handle, ${name}`, () => sendOnce(wiki, path), JSON.parse(sendOnce(wiki, path).body));
    }
    const small = smallWiki();
    compare('createWiki, 20 pages', () => createWiki(small), small);
    const large = wikiWithUsers(1000);
    compare('createWiki, 1,000 pages', () => createWiki(large), large);

    const samples = await takeTurns(contenders, budget);
    return orders.map((order) => figure(samples, order));
  },
};

function jsonThereAndBack(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data));
}

/** What a test suite might define. */
export function smallWiki(): WikiDefinition {
  return {
    site: { name: 'Small wiki' },
    pages: Array.from({ length: 20 }, (_, index) => ({
      title: `Article ${index + 1}`,
      text: `An '''article''' with [[File:Picture ${index % 5}.jpg|thumb|a caption with a [[link]]]] and {{Template}}.`,
    })),
    users: [{ name: 'Alice', password: 'secret', groups: ['sysop'] }],
  };
}
