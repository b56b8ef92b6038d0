import { readable } from '../runner/readable';
import { single, type Broken } from './invariant';
import type { JudgedExchange } from './judged-exchange';
import type { HtmlPage } from '../runner/html-page';
import { formatOf } from './query';

/** A page that renders the data of a query; undefined for other responses, and for the page within JSON. */
function renderingIn(exchange: JudgedExchange): HtmlPage | undefined {
  const format = formatOf(exchange);
  return format?.endsWith('fm') && exchange.status === 200 ? exchange.page : undefined;
}

function judgePage(judge: (page: HtmlPage, exchange: JudgedExchange) => Broken | undefined) {
  return single((exchange) => {
    const page = renderingIn(exchange);
    return page ? (judge(page, exchange) ?? 'holds') : 'does not apply';
  });
}

export const pageHasData = judgePage(({ title, preformatted }, { document, xml }) => {
  if (title === undefined) return { at: '/title', expected: 'a title', actual: 'nothing' };
  if (preformatted === undefined) return { at: '/preformatted', expected: 'the data', actual: 'nothing' };
  if (document ?? xml) return undefined;
  return { at: '/preformatted', expected: 'the data, escaped', actual: readable(preformatted.slice(0, 100)) };
});

export const pageHasNotice = judgePage(({ notice = '' }) => {
  if (notice === '') return { at: '/notice', expected: 'a notice above the data', actual: 'nothing' };
  // Other languages have other words.
  if (!notice.includes('HTML representation') || /debugging[^]*application use/.test(notice)) return undefined;
  return { at: '/notice', expected: 'for debugging, and not for application use', actual: readable(notice) };
});

export const noticePoints = judgePage(({ notice = '' }, exchange) => {
  const format = (formatOf(exchange) ?? '').replace(/fm$/, '');
  // `qqx` shows the keys of messages.
  if (!notice.includes('HTML representation') || notice.includes(`format=${format}`)) return undefined;
  return { at: '/notice', expected: `a text with format=${format}`, actual: readable(notice) };
});
