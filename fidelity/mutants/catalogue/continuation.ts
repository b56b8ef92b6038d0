import {
  changingParameters,
  inParameter,
  withoutParameters,
  failing,
  inJson,
  inUsage,
  type Circumstances,
} from '../changes';
import { readDocument } from '../documents';
import { isObject, objectAt, objectsAt, textOf, type JsonObject } from '../json-values';
import type { Memory, Mutant } from '../mutant';

/** Order, limits and continuation (rule 4.2.3). */
export const continuationMutants: readonly Mutant[] = [
  {
    id: 'ordered-by-title',
    title: 'orders pages by title',
    rules: ['4.2.3'],
    mutate: inUsage(sortedBy(({ title }) => textOf(title))),
  },
  {
    id: 'ordered-by-namespace',
    title: 'orders pages by namespace',
    rules: ['4.2.3'],
    mutate: inUsage(sortedBy(({ ns }) => String(Number(ns) + 1000))),
  },
  {
    id: 'ordered-as-texts',
    title: 'orders pages by their ids as texts',
    rules: ['4.2.3'],
    mutate: inUsage(sortedBy(({ pageid }) => textOf(pageid))),
  },
  {
    id: 'ordered-backwards',
    title: 'lists the latest page first',
    rules: ['4.2.3', '4.2.response'],
    mutate: inUsage((pages) => pages.toReversed()),
  },
  {
    id: 'order-changes-over-answers',
    title: 'reverses the pages of every other response',
    rules: ['4.2.3', '1.image-usage'],
    mutate: inUsage((pages, { memory }) => (memory.requests % 2 === 0 ? pages : pages.toReversed())),
  },
  {
    id: 'direction-unread',
    title: 'lists in ascending order if descending is requested',
    rules: ['4.2.3'],
    request: withoutParameters('iudir'),
  },
  {
    id: 'page-lost-between-answers',
    title: 'loses the first page of a continuation',
    rules: ['1.image-usage', '4.2.3'],
    mutate: inUsage((pages, { parameters }) => (parameters.has('iucontinue') ? pages.slice(1) : pages)),
  },
  {
    id: 'page-repeated-between-answers',
    title: 'repeats the last page of a response at the beginning of the next',
    rules: ['1.image-usage', '4.2.3'],
    mutate: inUsage((pages, { parameters, memory }) => {
      const last = latest(memory, (document) => objectsAt(document, 'query', 'imageusage')?.at(-1));
      return last && parameters.has('iucontinue') ? [last, ...pages] : pages;
    }),
  },
  {
    id: 'no-way-to-go-on',
    title: 'omits continue',
    rules: ['4.2.response', '1.image-usage'],
    mutate: inJson((document) => {
      delete document.continue;
    }),
  },
  {
    id: 'goes-on-from-the-start',
    title: 'always continues after the first response',
    rules: ['1.image-usage', '4.2.3'],
    mutate: inJson((document, { memory }) => {
      const stale = latest(memory, (earlier) => objectAt(earlier, 'continue'));
      if (stale && isObject(document.continue)) document.continue = stale;
    }),
  },
  {
    id: 'continuation-unread',
    title: 'starts again instead of continuing',
    rules: ['1.image-usage', '4.2.3', '4.2.response'],
    request: withoutParameters('iucontinue'),
  },
  {
    id: 'continues-as-of-old',
    title: 'says query-continue instead of continue',
    rules: ['4.2.response'],
    mutate: inJson((document) => {
      const next = objectAt(document, 'continue');
      if (!next) return;
      document['query-continue'] = { imageusage: next };
      delete document.continue;
    }),
  },
  {
    id: 'continues-without-modules',
    title: 'does not name the modules in continue',
    rules: ['4.2.response'],
    mutate: inJson((document) => {
      delete objectAt(document, 'continue')?.continue;
    }),
  },
  {
    id: 'any-continuation-goes',
    title: 'ignores continuation parameters',
    rules: ['4.2.response'],
    request: changingParameters((parameters) => {
      if (!/^[\d|]*$/.test(parameters.get('iucontinue') ?? '')) parameters.delete('iucontinue');
    }),
  },
  {
    id: 'limit-unread',
    title: 'lists ten pages whatever the limit',
    rules: ['4.2.response'],
    request: withoutParameters('iulimit'),
  },
  {
    id: 'everything-at-once',
    title: 'lists all pages whatever the limit',
    rules: ['4.2.response', '1.image-usage'],
    request: changingParameters((parameters, all) => {
      if (all.get('list') === 'imageusage') parameters.set('iulimit', 'max');
    }),
  },
  {
    id: 'one-page-too-many',
    title: 'lists one page more than the limit',
    rules: ['4.2.response', '1.image-usage'],
    request: inParameter('iulimit', (limit) => (/^\d+$/.test(limit) ? String(Number(limit) + 1) : limit)),
  },
  {
    id: 'fifty-pages-unasked',
    title: 'lists fifty pages without a limit',
    rules: ['4.2.response'],
    request: changingParameters((parameters, all) => {
      if (all.get('list') === 'imageusage' && !all.has('iulimit')) parameters.set('iulimit', '50');
    }),
  },
  {
    id: 'no-largest-limit',
    title: 'does not know the limit max',
    rules: ['4.2.response', '4.2.3'],
    mutate: failing(({ parameters }) => parameters.get('iulimit') === 'max', 'badinteger', 'Invalid value "max".'),
  },
  {
    id: 'largest-limit-unsaid',
    title: 'does not say what max stands for',
    rules: ['4.2.response'],
    mutate: inJson((document) => {
      delete document.limits;
    }),
  },
  {
    id: 'any-limit-goes',
    title: 'ignores a limit that is not a number',
    rules: ['4.2.response'],
    request: changingParameters((parameters) => {
      if (!/^(?:max|\d*)$/.test(parameters.get('iulimit') ?? '')) parameters.delete('iulimit');
    }),
  },
  {
    id: 'limit-out-of-range-is-an-error',
    title: 'has an error for a limit that is too small or too large',
    rules: ['4.2.1'],
    mutate: failing(
      ({ parameters }) => Number(parameters.get('iulimit') ?? 1) < 1 || Number(parameters.get('iulimit')) > 500,
      'badinteger',
      'The limit is out of range.',
    ),
  },
  {
    id: 'limit-out-of-range-goes-unsaid',
    title: 'has no warning for a limit that is too small or too large',
    rules: ['4.2.1'],
    mutate: inJson((document) => {
      const warnings = objectAt(document, 'warnings');
      delete warnings?.imageusage;
    }),
  },
];

/** Orders the pages of each response by a text, descending if requested. */
function sortedBy(text: (page: JsonObject) => string): (pages: JsonObject[], sent: Circumstances) => JsonObject[] {
  return (pages, { parameters }) => {
    const sorted = pages.toSorted((one, other) => (text(one) < text(other) ? -1 : 1));
    return parameters.get('iudir') === 'descending' ? sorted.toReversed() : sorted;
  };
}

/** The value in the latest earlier response that has it. */
function latest<Found>(
  memory: Memory,
  find: (document: JsonObject | undefined) => Found | undefined,
): Found | undefined {
  return memory.earlier.map(({ response }) => find(readDocument(response))).findLast((found) => found !== undefined);
}
