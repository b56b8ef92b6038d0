import { expect } from 'chai';

import { readResponse } from './responses';
import type { ReceivedResponse } from './exchange';
import { evidence, json, mismatch, request, step, walked } from './expectation.test-support';
import { judge } from './expectations';

describe('the values that expectations select', () => {
  const headers: ReceivedResponse['headers'] = [
    ['content-type', 'application/json'],
    ['Vary', 'Accept-Encoding'],
    ['VARY', 'Cookie'],
    ['Set-Cookie', 'wiki_session=0123456789; path=/; HttpOnly'],
    ['Set-Cookie', 'wikiUserID=3; path=/'],
  ];
  const response = step({}, { headers });

  it('headers, by names in any case, repeated ones joined', () => {
    expect(mismatch({ header: 'vary', equals: 'Accept-Encoding, Cookie' }, response)).to.equal(undefined);
    expect(mismatch({ header: 'X-Missing', absent: true }, response)).to.equal(undefined);
    expect(mismatch({ header: 'Vary', absent: true }, response)?.actual).to.equal('"Accept-Encoding, Cookie"');
    expect(mismatch({ header: 'Cache-Control', matches: 'private' }, response)).to.deep.equal({
      at: 'header Cache-Control',
      expected: 'a text that matches private',
      actual: 'nothing',
    });
  });

  it('cookies, by the end of their names, without showing their values', () => {
    expect(mismatch({ cookie: 'session', matches: '; HttpOnly$' }, response)).to.equal(undefined);
    expect(mismatch({ cookie: 'Token', absent: true }, response)).to.equal(undefined);
    expect(mismatch({ cookie: 'UserID', present: true }, response)).to.equal(undefined);
    expect(mismatch({ cookie: 'session', matches: 'secure' }, response)).to.deep.equal({
      at: 'cookie session',
      expected: 'a text that matches secure',
      actual: '"wiki_session=012…; path=/; HttpOnly"',
    });
  });

  it('all responses of a continuation', () => {
    const walk = walked({ continue: { a: 1 }, ids: [1] }, { ids: [2] });
    expect(mismatch({ at: '/*/ids/*', equals: [1, 2] }, walk)).to.equal(undefined);
    expect(mismatch({ at: '/1/continue', absent: true }, walk)).to.equal(undefined);
    expect(mismatch({ header: 'content-type', matches: '^application/json' }, walk)).to.equal(undefined);
    const [located] = judge({ at: '/1/ids', equals: [3] }, walk, evidence({}));
    expect(located?.response).to.equal(walk.responses[1]);
  });

  it('the parts of a page, if the content type is HTML', () => {
    const html: ReceivedResponse['headers'] = [['Content-Type', 'text/html; charset=UTF-8']];
    const page = step('<title>T</title><pre class="api-pretty-content">{"debuginfo":{},"a":1}</pre>', {
      headers: html,
    });
    expect(mismatch({ at: '/title', equals: 'T' }, page)).to.equal(undefined);
    expect(mismatch({ at: '/json', equals: { a: 1 } }, page)).to.equal(undefined);
    expect(mismatch({ includes: '<pre' }, page)).to.equal(undefined);
    expect(mismatch({ at: '/a', equals: 1 }, step({ a: 1 }, { headers: html }))?.actual).to.equal(
      'nothing in "{\\"a\\":1}"',
    );
  });

  it('the text of other content types', () => {
    const xml = step('<?xml version="1.0"?><api />', { headers: [['Content-Type', 'text/xml']] });
    expect(mismatch({ matches: '^<\\?xml' }, xml)).to.equal(undefined);
    expect(mismatch({ at: '/query', present: true }, xml)?.at).to.equal('/query');
  });

  it('no debug block, unless the scenario is about it (spec 2.4)', () => {
    const body = JSON.stringify({ batchcomplete: '', debuginfo: { time: 1 } });
    const received = { status: 200, headers: json, body };
    const see = (ignore: boolean) => readResponse(request, received, ignore).body;
    expect(see(true)).to.deep.equal({ batchcomplete: '' });
    expect(see(false)).to.deep.equal({ batchcomplete: '', debuginfo: { time: 1 } });
  });
});
