import { expect } from 'chai';
import { ResultMap } from '../response/result-tree';
import { renderWrappedHtml } from './wrapped-html';

const tokens = `{
    "batchcomplete": "",
    "query": {
        "tokens": {
            "csrftoken": "+\\\\"
        }
    }
}`;

describe('wrappedhtml', () => {
  it('is a JSON object with the text of the response', () => {
    const wrapped = { status: 200, statusText: 'OK', text: tokens, continuation: undefined, responseTime: 9 };
    expect(renderWrappedHtml(wrapped)).to.equal(
      JSON.stringify({
        status: 200,
        statustext: 'OK',
        html: `<pre class="api-pretty-content">${tokens}</pre>`,
        modules: ['mediawiki.apipretty'],
        continue: null,
        time: 9,
      }),
    );
  });

  it('has the status that the plain response would have, and its continuation', () => {
    const continuation = new ResultMap();
    continuation.append('lecontinue', '20261120235358|1');
    continuation.append('continue', '-||allpages');
    const wrapped = { status: 405, statusText: 'Method Not Allowed', text: '{}', continuation, responseTime: 54 };
    expect(renderWrappedHtml(wrapped)).to.equal(
      JSON.stringify({
        status: 405,
        statustext: 'Method Not Allowed',
        html: '<pre class="api-pretty-content">{}</pre>',
        modules: ['mediawiki.apipretty'],
        continue: { lecontinue: '20261120235358|1', continue: '-||allpages' },
        time: 54,
      }),
    );
  });

  it('escapes only the line separators of scripts', () => {
    const text = '<?xml version="1.0"?>\n<api requestid="\u2028\x7fé/" />';
    const wrapped = { status: 200, statusText: 'OK', text, continuation: undefined, responseTime: 9 };
    expect(renderWrappedHtml(wrapped)).to.include(
      String.raw`"html":"<pre class=\"api-pretty-content\">&lt;?xml version=\"1.0\"?>\n&lt;api requestid=\"\u2028` +
        '\x7fé/' +
        String.raw`\" /></pre>"`,
    );
  });
});
