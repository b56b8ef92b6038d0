import { changingParameters, inParameter, failing } from '../changes';
import { changeDocument, documentText } from '../documents';
import type { Mutant } from '../mutant';
import { headerOf, isHtml, parametersOf, withBody, withHeader } from '../wire';
import type { ReceivedResponse, SentRequest } from '../../../conformance/runner/exchange';

/** The rendering that comes without a format, its notice, and plain JSON (spec 1, 4.3). */
export const formatMutants: readonly Mutant[] = [
  {
    id: 'json-by-default',
    title: 'returns JSON if no format is requested',
    rules: ['1.html-default', '4.3.absent', '1.notice', '1.pointer'],
    request: changingParameters((parameters, all) => {
      if (all.has('action') && !all.has('format')) parameters.set('format', 'json');
    }),
  },
  {
    id: 'json-called-html',
    title: 'returns bare JSON as HTML if no format is requested',
    rules: ['1.html-default', '4.3.absent', '1.notice', '1.pointer'],
    mutate: inPages((response) => withBody(response, documentText(response) ?? response.body)),
  },
  {
    id: 'page-called-json',
    title: 'calls the page JSON',
    rules: ['1.html-default', '4.3.absent'],
    mutate: inPages((response) => withHeader(response, 'Content-Type', 'application/json; charset=utf-8')),
  },
  {
    id: 'no-notice',
    title: 'has no notice above the data',
    rules: ['1.notice', '1.pointer'],
    mutate: inPages((response) => withBody(response, response.body.replace(header, ''))),
  },
  {
    id: 'notice-without-warning',
    title: 'has a notice that does not say what the page is unsuitable for',
    rules: ['1.notice'],
    mutate: inPages((response) => withBody(response, response.body.replace(/HTML is good for debugging[^.]*\./, ''))),
  },
  {
    id: 'no-pointer',
    title: 'has a notice that does not name format=json',
    rules: ['1.pointer'],
    mutate: inPages((response) => withBody(response, response.body.replace(/ To see the non-HTML [^]*?<\/a>\./, ''))),
  },
  {
    id: 'pointer-is-no-link',
    title: 'names format=json, and links to nothing',
    rules: ['1.pointer'],
    mutate: inPages((response) => withBody(response, response.body.replace(pointer, '<a href="#">'))),
  },
  {
    id: 'pointer-forgets-the-request',
    title: 'links to format=json without the parameters',
    rules: ['1.pointer'],
    mutate: inPages((response) =>
      withBody(response, response.body.replace(pointer, '<a href="/api.php?format=json">')),
    ),
  },
  {
    id: 'pointer-leads-back',
    title: 'links to the page itself instead of format=json',
    rules: ['1.pointer'],
    mutate: inPages((response) => withBody(response, response.body.replace(/&amp;format=json"/, '"'))),
  },
  {
    id: 'page-leaves-out-members',
    title: 'leaves out batchcomplete in the page',
    rules: ['1.html-default', '4.3.absent'],
    mutate: inPages((response) => changeDocument(response, (document) => delete document.batchcomplete)),
  },
  {
    id: 'page-leaves-out-how-to-go-on',
    title: 'leaves out continue in the page',
    rules: ['1.html-default', '4.3.absent'],
    mutate: inPages((response) => changeDocument(response, (document) => delete document.continue)),
  },
  {
    id: 'page-does-not-escape',
    title: 'writes the data into the page unescaped',
    rules: ['1.html-default'],
    mutate: inData((data) => data.replaceAll('&lt;', '<').replaceAll('&amp;', '&')),
  },
  {
    id: 'page-escapes-twice',
    title: 'escapes the data in the page twice',
    rules: ['1.html-default'],
    mutate: inData((data) => data.replaceAll('&', '&amp;')),
  },
  {
    id: 'page-mangles-characters',
    title: 'has the data in the page in another encoding than it says',
    rules: ['1.html-default'],
    mutate: inData((data) => Buffer.from(data).toString('latin1')),
  },
  {
    id: 'html-for-json',
    title: 'returns the page even for format=json',
    rules: ['1.json', '4.3.json', '4.3.format'],
    request: inParameter('format', (format) => (format === 'json' ? 'jsonfm' : format)),
  },
  {
    id: 'json-wrapped-in-html',
    title: 'wraps JSON in a pre element',
    rules: ['1.json', '4.3.json'],
    mutate: inPlainJson((response) => withBody(response, `<pre>${response.body}</pre>`)),
  },
  {
    id: 'json-wrapped-in-a-call',
    title: 'wraps JSON in the call of a function',
    rules: ['1.json', '4.3.json'],
    mutate: inPlainJson((response) => withBody(response, `/**/callback(${response.body})`)),
  },
  {
    id: 'json-in-a-list',
    title: 'has a list around the object',
    rules: ['1.json', '4.3.json'],
    mutate: inPlainJson((response) => withBody(response, `[${response.body}]`)),
  },
  {
    id: 'json-called-text',
    title: 'calls JSON plain text',
    rules: ['4.3.json', '4.3.format'],
    mutate: inPlainJson((response) => withHeader(response, 'Content-Type', 'text/plain; charset=utf-8')),
  },
  {
    id: 'json-without-content-type',
    title: 'does not say that JSON is JSON',
    rules: ['4.3.json', '4.3.format'],
    mutate: inPlainJson((response) => withHeader(response, 'Content-Type', undefined)),
  },
  {
    id: 'format-unread',
    title: 'returns JSON for every format',
    rules: ['4.3.format'],
    request: inParameter('format', () => 'json'),
  },
  {
    id: 'default-format-has-no-name',
    title: 'does not know jsonfm',
    rules: ['4.3.format'],
    mutate: failing(({ parameters }) => parameters.get('format') === 'jsonfm', 'badvalue', 'Unknown format: jsonfm.'),
  },
  {
    id: 'unknown-format-is-json',
    title: 'returns JSON for an unknown format',
    rules: ['4.3.format'],
    request: inParameter('format', (format) => (/^(?:json|xml|php|raw)(?:fm)?$|^none$/.test(format) ? format : 'json')),
  },
];

const header = /<div class="api-pretty-header">[^]*?<\/div>/;
/** The link of the notice. */
const pointer = /<a [^>]*(?=><kbd>format=json)>/;

function inPages(change: (response: ReceivedResponse) => ReceivedResponse | undefined): Mutant['mutate'] {
  return (_, response) =>
    isHtml(response) && response.body.includes('api-pretty-content') ? change(response) : undefined;
}

/** Changes the data in the page, between `pre` and `/pre`. */
function inData(change: (data: string) => string): Mutant['mutate'] {
  return inPages((response) =>
    withBody(
      response,
      response.body.replace(
        /(<pre class="api-pretty-content">)([^]*?)(<\/pre>)/,
        (_, open: string, data: string, end: string) => open + change(data) + end,
      ),
    ),
  );
}

function inPlainJson(change: (response: ReceivedResponse) => ReceivedResponse): Mutant['mutate'] {
  return (request: SentRequest, response) => {
    const isPlain = /^application\/json\b/.test(headerOf(response, 'content-type') ?? '');
    return isPlain && parametersOf(request).get('format') === 'json' ? change(response) : undefined;
  };
}
