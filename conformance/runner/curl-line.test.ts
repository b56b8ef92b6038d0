import { expect } from 'chai';

import { curlLine, exactCurlLine } from './curl-line';

const api = 'https://wiki.example/w/api.php';
const request = { method: 'GET', query: '?action=query&type=watch%7Cpatrol', headers: {} };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('curlLine', () => {
  it('repeats the request', () => {
    expect(curlLine(api, request)).to.equal(
      "curl --silent --include --globoff 'https://wiki.example/w/api.php?action=query&type=watch%7Cpatrol'",
    );
    expect(curlLine(api, { method: 'HEAD', query: '', headers: { origin: 'https://a.example' } })).to.equal(
      "curl --silent --include --globoff --head --header 'origin: https://a.example' 'https://wiki.example/w/api.php'",
    );
    expect(curlLine(api, { method: 'POST', query: '', headers: form, body: 'action=query' })).to.equal(
      "curl --silent --include --globoff --data-raw 'action=query' 'https://wiki.example/w/api.php'",
    );
    expect(curlLine(api, { ...request, method: 'POST' })).to.contain(' --request POST ');
    expect(curlLine(api, { ...request, headers: form, body: 'a=b' })).to.contain(" --request GET --data-raw 'a=b' ");
  });

  it('quotes what the shell would interpret', () => {
    const line = curlLine(api, { ...request, query: "?a='$(x)&b[]=`y`" });
    expect(line).to.contain("'https://wiki.example/w/api.php?a='\\''$(x)&b[]=`y`'");
  });

  it('replaces cookies, passwords and tokens with placeholders', () => {
    const cookie = { ...request, headers: { cookie: 'wiki_session=secret', authorization: 'Bearer secret' } };
    expect(curlLine(api, cookie)).to.equal(
      "curl --silent --include --globoff --cookie '<the cookies of this client>' --header 'authorization: <authorization>' 'https://wiki.example/w/api.php?action=query&type=watch%7Cpatrol'",
    );
    const body = 'action=login&lgname=Anna&lgpassword=secret&lgtoken=0a1b%2B%5C&meta=tokens';
    expect(curlLine(api, { method: 'POST', query: '?token=secret', headers: form, body })).to.equal(
      "curl --silent --include --globoff --data-raw 'action=login&lgname=Anna&lgpassword=<lgpassword>&lgtoken=<lgtoken>&meta=tokens' 'https://wiki.example/w/api.php?token=<token>'",
    );
  });

  it('shows the token that all anonymous clients share', () => {
    expect(curlLine(api, { ...request, query: '?token=%2B%5C' })).to.contain("?token=%2B%5C'");
  });
});

describe('exactCurlLine', () => {
  const exact = { method: 'GET', url: 'https://wiki.example/w/api.php/../x?a=1', headers: [], body: undefined };

  it('keeps dots in the path, and removes the headers that curl adds', () => {
    expect(exactCurlLine({ ...exact, loggedIn: false })).to.equal(
      "curl --silent --include --globoff --path-as-is --header User-Agent: --header Accept: 'https://wiki.example/w/api.php/../x?a=1'",
    );
  });

  it('writes bytes that are not text as escapes', () => {
    const body = Buffer.from("\u00e9'\\", 'latin1');
    const line = exactCurlLine({ ...exact, method: 'POST', body, headers: [['Content-Length', '3']], loggedIn: false });
    expect(line).to.contain(String.raw` --header Content-Type: --data-binary $'\xe9\'\\' `);
    expect(line).not.to.contain('Content-Length');
  });

  it('sends a header without a value', () => {
    const line = exactCurlLine({ ...exact, headers: [['Accept', '']], loggedIn: false });
    expect(line).to.contain(" --header 'Accept;' ").and.not.to.contain('Accept:');
  });
});
