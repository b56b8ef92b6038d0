import type { Page } from '../model/page';

/** A page of the main namespace that uses nothing by default. */
export function testPage(page: Partial<Page> & Pick<Page, 'id'>): Page {
  return {
    namespace: 0,
    key: `P${page.id}`,
    title: `P${page.id}`,
    redirect: false,
    uses: [],
    revision: page.id,
    isNew: true,
    length: 0,
    touched: '2026-01-31T12:00:00Z',
    ...page,
  };
}
