import { inJson } from '../changes';
import { isObject, objectAt, rename, replaceMembers } from '../json-values';
import type { Mutant } from '../mutant';

/** What surrounds every result (spec 2.1). */
export const envelopeMutants: readonly Mutant[] = [
  {
    id: 'batch-complete',
    title: 'says batchComplete instead of batchcomplete',
    rules: ['2.1.batchcomplete', '4.1.response', '4.2.response'],
    mutate: inJson((document) => {
      rename(document, 'batchcomplete', 'batchComplete');
    }),
  },
  {
    id: 'never-complete',
    title: 'never says batchcomplete',
    rules: ['2.1.batchcomplete', '4.1.response', '4.2.response'],
    mutate: inJson((document) => {
      delete document.batchcomplete;
    }),
  },
  {
    id: 'complete-is-true',
    title: 'says true instead of an empty text in batchcomplete',
    rules: ['2.1.batchcomplete', '4.1.response', '4.2.response'],
    mutate: inJson((document) => {
      if (document.batchcomplete === '') document.batchcomplete = true;
    }),
  },
  {
    id: 'errors-are-complete',
    title: 'says batchcomplete with an error as well',
    rules: ['2.1.batchcomplete'],
    mutate: inJson((document) => {
      if (document.error !== undefined) document.batchcomplete = '';
    }),
  },
  {
    id: 'tokens-are-incomplete',
    title: 'has batchcomplete only for lists',
    rules: ['2.1.batchcomplete', '4.1.response'],
    mutate: inJson((document) => {
      if (objectAt(document, 'query', 'tokens')) delete document.batchcomplete;
    }),
  },
  {
    id: 'empty-list-is-incomplete',
    title: 'has no batchcomplete for an empty list',
    rules: ['2.1.batchcomplete', '4.2.1'],
    mutate: inJson((document) => {
      const pages = objectAt(document, 'query')?.imageusage;
      if (Array.isArray(pages) && pages.length === 0) delete document.batchcomplete;
    }),
  },
  {
    id: 'query-called-result',
    title: 'says result instead of query',
    rules: ['2.1.query', '4.1.response', '4.2.response'],
    mutate: inJson((document) => {
      rename(document, 'query', 'result');
    }),
  },
  {
    id: 'query-left-out',
    title: 'puts the results beside batchcomplete instead of into query',
    rules: ['2.1.query', '4.1.response', '4.2.response'],
    mutate: inJson((document) => {
      const query = objectAt(document, 'query');
      if (query)
        replaceMembers(
          document,
          Object.entries({ ...document, ...query }).filter(([name]) => name !== 'query'),
        );
    }),
  },
  {
    id: 'query-is-a-list',
    title: 'gives the results as a list',
    rules: ['2.1.query', '4.1.response', '4.2.response'],
    mutate: inJson((document) => {
      if (isObject(document.query)) document.query = [document.query];
    }),
  },
  {
    id: 'errors-keep-the-result',
    title: 'gives a result beside an error',
    rules: ['2.1.query'],
    mutate: inJson((document) => {
      if (document.error !== undefined) document.query = {};
    }),
  },
  {
    id: 'always-continued',
    title: 'has continue where there is nothing to continue',
    rules: ['2.1.batchcomplete', '4.1.response', '4.2.response'],
    mutate: inJson((document) => {
      if (document.query !== undefined) document.continue ??= { continue: '-||' };
    }),
  },
  {
    id: 'debug-block-renamed',
    title: 'calls the debug block debug',
    rules: ['2.1.debuginfo', '2.4.present', '4.1.response'],
    needs: 'debug block',
    mutate: inJson((document) => {
      rename(document, 'debuginfo', 'debug');
    }),
  },
  {
    id: 'debug-block-is-text',
    title: 'gives the debug block as text',
    rules: ['2.1.debuginfo', '4.2.response'],
    needs: 'debug block',
    mutate: inJson((document) => {
      if (isObject(document.debuginfo)) document.debuginfo = JSON.stringify(document.debuginfo);
    }),
  },
  {
    id: 'debug-block-with-tokens-only',
    title: 'shows the debug block with tokens and not with usage',
    rules: ['2.4.present', '4.2.response'],
    needs: 'debug block',
    mutate: inJson((document) => {
      if (objectAt(document, 'query')?.imageusage !== undefined) delete document.debuginfo;
    }),
  },
  {
    id: 'debug-block-not-in-the-page',
    title: 'leaves the debug block out of the page',
    rules: ['2.4.present', '1.html-default'],
    needs: 'debug block',
    mutate: inJson((document, { parameters }) => {
      if (!parameters.has('format')) delete document.debuginfo;
    }),
  },
];
