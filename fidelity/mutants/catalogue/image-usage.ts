import type { ReceivedResponse } from '../../../conformance/runner/exchange';
import { changingParameters, failing, inEachPage, inJson, inUsage } from '../changes';
import { readDocument } from '../documents';
import { byPlace, objectAt, objectsAt, rename, textOf, type Json } from '../json-values';
import type { Mutant } from '../mutant';

/** The list and its entries (spec 2.3, rule 4.2.1). */
export const imageUsageMutants: readonly Mutant[] = [
  {
    id: 'empty-list-is-null',
    title: 'gives null for an empty list',
    rules: ['2.3.array', '2.3.empty', '4.2.1'],
    mutate: inUsage((pages) => (pages.length === 0 ? null : pages)),
  },
  {
    id: 'empty-list-is-an-object',
    title: 'gives an empty object for an empty list',
    rules: ['2.3.array', '2.3.empty', '4.2.1'],
    mutate: inUsage((pages) => (pages.length === 0 ? {} : pages)),
  },
  {
    id: 'empty-list-is-a-text',
    title: 'gives an empty text for an empty list',
    rules: ['2.3.array', '4.2.1'],
    mutate: inUsage((pages) => (pages.length === 0 ? '' : pages)),
  },
  {
    id: 'empty-list-is-left-out',
    title: 'leaves out an empty list',
    rules: ['2.3.array', '2.3.empty', '4.2.1'],
    mutate: inJson((document) => {
      const query = objectAt(document, 'query');
      if (objectsAt(query, 'imageusage')?.length === 0) delete query?.imageusage;
    }),
  },
  {
    id: 'empty-query-is-left-out',
    title: 'leaves out query if its list is empty',
    rules: ['2.1.query', '2.3.array', '4.2.1'],
    mutate: inJson((document) => {
      if (objectsAt(document, 'query', 'imageusage')?.length === 0) delete document.query;
    }),
  },
  {
    id: 'empty-list-is-an-error',
    title: 'has an error if no page uses the file',
    rules: ['2.3.empty', '4.2.1'],
    mutate: failing(isEmptyList, 'nousage', 'No page uses this file.'),
  },
  {
    id: 'empty-list-is-not-found',
    title: 'has status 404 if no page uses the file',
    rules: ['4.2.1'],
    mutate: (_, response) => (isEmptyList({ response }) ? { ...response, status: 404 } : undefined),
  },
  {
    id: 'empty-list-has-a-warning',
    title: 'has a warning if no page uses the file',
    rules: ['4.2.1'],
    mutate: inJson((document) => {
      if (objectsAt(document, 'query', 'imageusage')?.length !== 0) return;
      document.warnings ??= { imageusage: { '*': 'No page uses this file.' } };
    }),
  },
  {
    id: 'empty-list-holds-the-file',
    title: 'lists the file itself if no page uses it',
    rules: ['2.3.empty', '4.2.1'],
    mutate: inUsage((pages): Json => (pages.length === 0 ? [{ pageid: 1, ns: 6, title: 'File:Example.png' }] : pages)),
  },
  {
    id: 'list-renamed',
    title: 'says imageUsage instead of imageusage',
    rules: ['2.3.array', '2.1.query', '1.image-usage', '4.2.1'],
    mutate: inJson((document) => {
      const query = objectAt(document, 'query');
      if (query) rename(query, 'imageusage', 'imageUsage');
    }),
  },
  {
    id: 'list-keyed-by-page',
    title: 'gives the pages as an object with their ids as names',
    rules: ['2.3.array'],
    mutate: inUsage((pages) =>
      pages.length === 0 ? pages : Object.fromEntries(pages.map((page) => [textOf(page.pageid), page])),
    ),
  },
  {
    id: 'list-keyed-in-the-second-version',
    title: 'gives the pages as an object in version 2 of the format',
    rules: ['2.3.array'],
    mutate: inUsage((pages, { parameters }) => (parameters.get('formatversion') === '2' ? byPlace(pages) : pages)),
  },
  {
    id: 'list-of-titles',
    title: 'lists bare titles',
    rules: ['2.3.array', '1.image-usage'],
    mutate: inUsage((pages) => pages.map((page) => page.title ?? null)),
  },
  {
    id: 'page-ids-are-texts',
    title: 'gives the ids of pages as texts',
    rules: ['2.3.array', '1.image-usage'],
    mutate: inEachPage((page) => {
      page.pageid = textOf(page.pageid);
    }),
  },
  {
    id: 'pages-without-id',
    title: 'leaves out the ids of pages',
    rules: ['2.3.array', '1.image-usage', '4.2.3'],
    mutate: inEachPage((page) => {
      delete page.pageid;
    }),
  },
  {
    id: 'pages-without-title',
    title: 'leaves out the titles of pages',
    rules: ['2.3.array', '1.image-usage'],
    mutate: inEachPage((page) => {
      delete page.title;
    }),
  },
  {
    id: 'pages-without-namespace',
    title: 'leaves out the namespaces of pages',
    rules: ['2.3.array'],
    mutate: inEachPage((page) => {
      delete page.ns;
    }),
  },
  {
    id: 'titles-as-stored',
    title: 'gives titles with underscores, as they are stored',
    rules: ['2.3.array'],
    mutate: inEachPage((page) => {
      page.title = textOf(page.title).replaceAll(' ', '_');
    }),
  },
  {
    id: 'a-page-for-each-use',
    title: 'lists a page twice if it uses the file twice',
    rules: ['1.image-usage', '4.2.response'],
    mutate: inUsage((pages) => pages.flatMap((page, index) => (index === 0 ? [page, page] : [page]))),
  },
  {
    id: 'redirects-unmarked',
    title: 'does not mark redirects',
    rules: ['1.image-usage'],
    mutate: inEachPage((page) => {
      delete page.redirect;
    }),
  },
  {
    id: 'redirects-true',
    title: 'marks redirects with true instead of an empty text',
    rules: ['1.image-usage'],
    mutate: inEachPage((page) => {
      if (page.redirect === '') page.redirect = true;
    }),
  },
  {
    id: 'redirects-unfiltered',
    title: 'lists redirects among other pages',
    rules: ['1.image-usage'],
    request: changingParameters((parameters) => {
      if (parameters.get('iufilterredir') === 'nonredirects') parameters.delete('iufilterredir');
    }),
  },
  {
    id: 'some-namespaces-only',
    title: 'lists the pages of one namespace if all are requested',
    rules: ['1.image-usage', '4.2.3'],
    request: changingParameters((parameters) => {
      if (parameters.get('iunamespace') === '*') parameters.set('iunamespace', '0');
    }),
  },
];

function isEmptyList({ response }: { readonly response: ReceivedResponse }): boolean {
  return objectsAt(readDocument(response), 'query', 'imageusage')?.length === 0;
}
