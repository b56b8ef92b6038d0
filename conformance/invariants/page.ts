import { readable } from '../runner/readable';
import { single, type Broken } from './invariant';
import type { JudgedExchange } from './judged-exchange';
import type { HtmlPage } from '../runner/html-page';
import { formatOf } from './query';
import { readParameters } from './sent-parameters';

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

const emptyResults = new Set(['a:0:{}', '[]']);

export const pageHasData = judgePage(({ title, preformatted }, { document, xml }) => {
  if (title === undefined) return { at: '/title', expected: 'a title', actual: 'nothing' };
  if (preformatted === undefined) return { at: '/preformatted', expected: 'the data', actual: 'nothing' };
  // A query for nothing has an empty list for its result (vector query/nothing).
  if (document ?? xml) return undefined;
  if (emptyResults.has(preformatted.trim())) return undefined;
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

export const pageLinksToTheData = judgePage(({ notice = '', links }, exchange) => {
  const { method, sent, parameters } = exchange;
  const format = (formatOf(exchange) ?? '').replace(/fm$/, '');
  // A form has no address, and `qqx` shows the keys of messages.
  if (method !== 'GET' || sent.body !== undefined || !notice.includes(`format=${format}`) || notice.startsWith('(')) {
    return undefined;
  }
  // Addresses on pages are wikitext, which has no behaviour switches in it.
  if ([...parameters.values.values()].some((value) => /__[A-Z]+__/.test(value))) return undefined;
  // PHP numbers parameters anew whose names are integers, and the link has no `title` (core 5.2).
  const named = [...parameters.values].filter(([name]) => name !== 'title' && !/^-?\d+$/.test(name));
  const wanted = new Map([...named, ['format', format]]);
  const isPointer = (link: string): boolean => {
    const query = link.includes('?') ? link.slice(link.indexOf('?')) : '';
    const { values } = readParameters({ method: 'GET', query: query.replace(/#.*/, ''), headers: {} });
    return [...wanted].every(([name, value]) => values.get(name) === value);
  };
  if (links.some(isPointer)) return undefined;
  return { at: '/links', expected: `a link to the same request with format=${format}`, actual: readable(links) };
});
