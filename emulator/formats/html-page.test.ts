import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlPage139 } from '../releases/html-page-1.39';
import { htmlPage143 } from '../releases/html-page-1.43';
import { documentation } from '../testing/send.test-support';
import { recordedWiki } from './page.test-support';
import { renderHtmlPage, type HtmlPage } from './html-page';

/** A page of a real wiki of that release; only its address and its tokens were replaced. */
function recorded(name: string): string {
  return readFileSync(join(__dirname, 'recorded-pages', `${name}.txt`), 'utf8');
}

const token = '0123456789abcdef0123456789abcdef01234567+\\';
const groups = ['bureaucrat', 'interface-admin', 'sysop', '*', 'user', 'autoconfirmed'];

function tokensText(csrf: string): string {
  return `{
    "batchcomplete": "",
    "query": {
        "tokens": {
            "csrftoken": ${JSON.stringify(csrf)}
        }
    }
}`;
}

const methodError = `{
    "error": {
        "code": "invalidmethod",
        "info": "Invalid HTTP method. Consider using GET or POST.",
        "*": "${documentation.replace('http:', 'https:')}"
    }
}`;

const page: HtmlPage = {
  innerFormat: 'json',
  text: tokensText('+\\'),
  status: 200,
  statusText: 'OK',
  plainAddress: 'https://wiki.example/api.php?action=query&meta=tokens&format=json',
  ...recordedWiki,
};

describe('the HTML page of a response', () => {
  it('equals that of 1.43', () => {
    expect(renderHtmlPage(page, htmlPage143)).to.equal(recorded('1.43-anonymous'));
  });

  it('equals that of 1.39', () => {
    const older = { ...page, version: '1.39.17', requestId: '98f7dc598ff64663bef0909b', responseTime: 47 };
    expect(renderHtmlPage(older, htmlPage139)).to.equal(recorded('1.39-anonymous'));
  });

  it('names the user of 1.43', () => {
    const user = { id: 1, name: 'Admin', groups, editCount: 0, registration: 1795218830000 };
    const own = { ...page, text: tokensText(token), user, requestId: '08dbe78d92665074b1e496b9', responseTime: 35 };
    expect(renderHtmlPage(own, htmlPage143)).to.equal(recorded('1.43-logged-in'));
  });

  it('names the user of 1.39 and has the tokens', () => {
    const tokens = { patrol: token, watch: token, csrf: token };
    const user = { id: 1, name: 'Admin', groups, editCount: 0, registration: 1795218819000, tokens };
    const own = {
      ...page,
      version: '1.39.17',
      text: tokensText(token),
      user,
      requestId: 'ffa25ede78dae5a13561417f',
      responseTime: 26,
    };
    expect(renderHtmlPage(own, htmlPage139)).to.equal(recorded('1.39-logged-in'));
  });

  it('names the status that the plain response would have', () => {
    const refused = { ...page, text: methodError, status: 405, statusText: 'Method Not Allowed', responseTime: 26 };
    expect(renderHtmlPage({ ...refused, requestId: '6b63ff78304809fd5a187b75' }, htmlPage143)).to.equal(
      recorded('1.43-status'),
    );
    const older = { ...refused, version: '1.39.17', requestId: '120b0d61d1da799a19f8e36e', responseTime: 20 };
    expect(renderHtmlPage(older, htmlPage139)).to.equal(recorded('1.39-status'));
  });

  it('has no link after a POST request', () => {
    const posted = { ...page, plainAddress: undefined, requestId: '45fc098c992269561c5b14f0', responseTime: 44 };
    expect(renderHtmlPage(posted, htmlPage143)).to.equal(recorded('1.43-post'));
  });

  it('has no plain form with rawfm', () => {
    const text =
      '{\n    "batchcomplete": true,\n    "query": {\n        "tokens": {\n            "csrftoken": "+\\\\",\n' +
      '            "_type": "assoc"\n        }\n    },\n    "_type": "assoc"\n}';
    const raw: HtmlPage = { ...page, innerFormat: 'raw', text, plainAddress: undefined };
    expect(renderHtmlPage({ ...raw, requestId: 'e432fec1e482f5df5419f8cc', responseTime: 22 }, htmlPage143)).to.equal(
      recorded('1.43-raw'),
    );
  });

  it('names the other formats', () => {
    const address = 'https://wiki.example/api.php?action=query&meta=tokens&format=xml';
    expect(renderHtmlPage({ ...page, innerFormat: 'xml', plainAddress: address }, htmlPage143)).to.include(
      'To see the non-HTML representation of the XML format, set <a rel="nofollow" class="external text" ' +
        'href="https://wiki.example/api.php?action=query&amp;meta=tokens&amp;format=xml"><kbd>format=xml</kbd></a>.',
    );
  });

  it('shows markup as text', () => {
    const text = '{\n    "requestid": "<script>alert(1)</script> &lt;"\n}';
    expect(renderHtmlPage({ ...page, text }, htmlPage143)).to.include(
      '<pre class="api-pretty-content">{\n    "requestid": "&lt;script>alert(1)&lt;/script> &amp;lt;"\n}</pre>',
    );
  });

  it('escapes what could end a script', () => {
    const user = {
      id: 3,
      name: 'Ü\'b"&~é😀',
      groups: ['*', 'user', 'autoconfirmed'],
      editCount: 0,
      registration: null,
    };
    expect(renderHtmlPage({ ...page, user }, htmlPage143)).to.include(
      String.raw`"wgUserName":"Ü'b\"\u0026~é😀","wgUserGroups":["*","user","autoconfirmed"]`,
    );
    const debugInformation = JSON.stringify({ requestid: '</script>é\u2028\'"&/😀<!--]]>' });
    expect(renderHtmlPage({ ...page, debugInformation }, htmlPage143)).to.include(
      String.raw`push(function(){mw.config.set({"debugInfo":{"requestid":"\u003C/script\u003Eé\u2028'\"\u0026/😀` +
        String.raw`\u003C!--]]\u003E"}});mw.log.warn(`,
    );
  });

  it('loads an additional module for the debug block of 1.39', () => {
    expect(renderHtmlPage({ ...page, debugInformation: '{}' }, htmlPage139)).to.include(
      'RLPAGEMODULES=["site","mediawiki.page.ready","mediawiki.debug"];</script>',
    );
  });

  it('prefixes its addresses with the script path', () => {
    const html = renderHtmlPage({ ...page, scriptPath: '/w' }, htmlPage143);
    expect(html).to.include('<a href="/w/api.php?action=help&amp;modules=main">API help</a>');
    expect(html).to.include('href="https://wiki.example/w/api.php?action=rsd"');
    expect(html).to.include('href="/w/load.php?lang=en&amp;modules=mediawiki.apipretty');
  });
});
