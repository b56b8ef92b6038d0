import { expect } from 'chai';
import type { ObservedPage } from './observed-page';
import { judgeResponsePage, judgeEchoPage, judgePlainPage } from './page-judgement';

const tokens =
  '{\n    "batchcomplete": "",\n    "query": {\n        "tokens": {\n            "watchtoken": "+\\\\"\n        }\n    }\n}';
const plainAddress = 'https://wiki.example/api.php?action=query&meta=tokens&type=watch&format=json';

/** How a browser shows the page of a real wiki. */
const good: ObservedPage = {
  address: 'https://wiki.example/api.php?action=query&meta=tokens&type=watch',
  contentType: 'text/html',
  title: 'MediaWiki API result - TestWiki',
  visibleText: `MediaWiki API result\nThis is the HTML representation of the JSON format. HTML is good for debugging, but is unsuitable for application use.\n\n${tokens}\n`,
  preformatted: [{ text: tokens, elements: 0 }],
  links: [
    { text: 'format=json', address: plainAddress },
    { text: 'complete documentation', address: 'https://www.mediawiki.org/wiki/API' },
  ],
  scripts: ['document.documentElement.className="client-js";', ''],
  dialogs: [],
};

const sent = '<script>alert(1)</script>';
const error = `{"error": {"code": "invalidtitle", "info": "Bad title \\"File:${sent}\\"."}, "requestid": "${sent}"}`;
const echo: ObservedPage = { ...good, visibleText: error, preformatted: [{ text: error, elements: 0 }] };

const plain: ObservedPage = {
  ...good,
  address: plainAddress,
  contentType: 'application/json',
  preformatted: [{ text: '{"batchcomplete":"","query":{"tokens":{"watchtoken":"+\\\\"}}}', elements: 0 }],
};

describe('the judgement of the HTML page', () => {
  it('accepts the page of a real wiki', () => {
    expect(judgeResponsePage(good)).to.deep.equal([]);
    expect(judgePlainPage(plain, good)).to.deep.equal([]);
    expect(judgeEchoPage(echo, sent, good.title)).to.deep.equal([]);
  });

  it('reports an invisible notice', () => {
    expect(judgeResponsePage({ ...good, visibleText: tokens, links: [] })).to.deep.equal([
      'no visible text says "HTML is good for debugging"',
      'no visible link "format=json" leads to an address with format=json',
    ]);
  });

  it('reports a missing response', () => {
    expect(judgeResponsePage({ ...good, preformatted: [] })).to.deep.equal(['the page has 0 <pre> and not one']);
    expect(judgeResponsePage({ ...good, preformatted: [{ text: '{"batchcomplete":', elements: 1 }] })).to.deep.equal([
      '1 elements stand in the <pre>: its text was not escaped',
      'the text in the <pre> is not JSON',
      'the text in the <pre> is not visible',
    ]);
  });

  it('rejects plain JSON instead of the page', () => {
    expect(judgeResponsePage({ ...good, contentType: 'application/json' })).to.deep.equal([
      'the page is application/json and not text/html',
    ]);
  });

  it('reports a link to another response', () => {
    expect(judgePlainPage({ ...plain, contentType: 'text/html' }, good)).to.deep.equal([
      `the link leads to text/html and not to application/json: ${plainAddress}`,
    ]);
    const other = [{ text: '{"error":{}}', elements: 0 }];
    expect(judgePlainPage({ ...plain, preformatted: other }, good)).to.deep.equal([
      'the link leads to other members (error) than the page shows (batchcomplete, query)',
    ]);
  });

  it('reports text of the request that ran as a script', () => {
    const ran = { ...echo, dialogs: ['1'], scripts: [...echo.scripts, 'alert(1)'], title: 'taken over' };
    const text = '{"error": {"info": "Bad title \\"File:\\"."}, "requestid": ""}';
    expect(
      judgeEchoPage({ ...ran, visibleText: text, preformatted: [{ text, elements: 2 }] }, sent, good.title),
    ).to.deep.equal(
      [
        'a dialog opened: "1"',
        'text of the request became a script: alert(1)',
        '2 elements stand in the <pre>: its text was not escaped',
        'the title became "taken over"',
        'requestid is not echoed as it was sent',
        'the error does not name the title as text',
      ].map((problem) => `echoing ${sent}: ${problem}`),
    );
  });
});
