import type { FailedExpectation, ReportedExchange } from '../../../schemas/generated/report';
import { lineOf, pointersOf } from './json-pointers';
import { markup, type Markup } from './markup';
import { pairLines, type LinePair } from './text-differences';

/** The exchange of another wiki, on which the rule passed. */
export interface Comparison {
  readonly name: string;
  readonly exchange: ReportedExchange;
}

/**
 * A request beside its response, with the lines of the failures marked; or both beside those of another wiki, with
 * differing lines marked. A sign marks them as well as the colour.
 */
export function exchangeMarkup(
  exchange: ReportedExchange,
  failures: readonly FailedExpectation[],
  comparison: Comparison | undefined,
): Markup {
  return comparison ? compared(exchange, comparison) : sent(exchange, failures);
}

function sent(exchange: ReportedExchange, failures: readonly FailedExpectation[]): Markup {
  const marked = new Set(failures.flatMap((failure) => placeOf(failure, exchange) ?? []));
  return markup`<div class="sides">
    <div>
      <h5>Request</h5>
      ${lines(requestLines(exchange), new Set())}
    </div>
    <div>
      <h5>Response</h5>
      ${lines(responseLines(exchange), marked)}
    </div>
  </div> `;
}

/** The line of the response that a failure is about; undefined for the whole response. */
function placeOf({ at, firstDifference = '' }: FailedExpectation, exchange: ReportedExchange): number | undefined {
  if (at === 'status') return 0;
  const header = /^(?:header|cookie) (.*)$/.exec(at)?.[1]?.toLowerCase();
  if (header !== undefined) {
    const wanted = at.startsWith('cookie') ? 'set-cookie:' : `${header}:`;
    const place = exchange.headers.findIndex((line) => line.toLowerCase().startsWith(wanted));
    return place < 0 ? undefined : place + 1;
  }
  const pointers = pointersOf(exchange.body.split('\n'));
  const path = (at === 'body' ? '' : at) + firstDifference;
  // The paths of a continuation begin with the number of the response.
  const line = lineOf(path, pointers) ?? lineOf(path.replace(/^\/\d+(?=\/|$)/, ''), pointers);
  return line === undefined ? undefined : line + exchange.headers.length + 2;
}

function lines(texts: readonly string[], marked: ReadonlySet<number>): Markup {
  const shown = texts.map((text, index) => {
    const line = `${text}\n`;
    return marked.has(index) ? markup`<mark>▶ ${line}</mark>` : line;
  });
  // The line break after the tag is not part of the text (HTML, 13.2.6.4.7).
  return markup`<pre>${'\n'}${shown}</pre>`;
}

function compared(exchange: ReportedExchange, { name, exchange: other }: Comparison): Markup {
  const pairs = pairLines(
    [...requestLines(other), '', ...responseLines(other)],
    [...requestLines(exchange), '', ...responseLines(exchange)],
    withoutChance,
  );
  return markup`<div class="wide" role="group" aria-label="Requests and responses" tabindex="0">
    <table class="lines">
      <caption>
        Request and response; − and + mark lines that only one side has, ≠ marks lines that differ
      </caption>
      <thead>
        <tr>
          <th scope="col">${name}, where it passed</th>
          <th scope="col">Here</th>
        </tr>
      </thead>
      <tbody>
        ${pairs.map(pairRow)}
      </tbody>
    </table>
  </div> `;
}

/** Values that change with each response are not differences between two wikis. */
function withoutChance(line: string): string {
  return line.replace(/^((?:date|x-request-id):).*/i, '$1');
}

function pairRow({ left, right }: LinePair): Markup {
  const isSame = left !== undefined && right !== undefined && withoutChance(left) === withoutChance(right);
  if (isSame) return markup`<tr><td>  ${left}</td><td>  ${right}</td></tr>\n`;
  const isChanged = left !== undefined && right !== undefined;
  const cells = [side(left, isChanged ? '≠' : '−'), side(right, isChanged ? '≠' : '+')];
  return markup`<tr class="differs">${cells.map((cell) => markup`<td>${cell}</td>`)}</tr>\n`;
}

function side(text: string | undefined, sign: string): Markup | undefined {
  return text === undefined ? undefined : markup`<mark>${sign} ${text}</mark>`;
}

function requestLines({ method, query, requestHeaders, requestBody }: ReportedExchange): string[] {
  const parameters = query === '' ? [] : query.split(/(?=&)/).map((part, index) => (index === 0 ? part : `  ${part}`));
  const body = requestBody === undefined ? [] : ['', ...requestBody.split(/(?=&)/)];
  return [`${method} api.php${parameters[0] ?? ''}`, ...parameters.slice(1), ...requestHeaders, ...body];
}

function responseLines({ status, headers, body, missingLines }: ReportedExchange): string[] {
  const missing = missingLines === undefined ? [] : [`… and ${missingLines} more lines`];
  return [`HTTP ${status}`, ...headers, '', ...body.split('\n'), ...missing];
}
