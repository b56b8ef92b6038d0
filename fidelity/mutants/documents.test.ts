import { expect } from 'chai';

import type { ReceivedResponse } from '../../conformance/runner/exchange';
import { changeDocument, readDocument } from './documents';

const plain = (body: string): ReceivedResponse => ({
  status: 200,
  headers: [['Content-Type', 'application/json']],
  body,
});
const page = (data: string): ReceivedResponse => ({
  status: 200,
  headers: [['Content-Type', 'text/html; charset=UTF-8']],
  body: `<p>Notice</p><pre class="api-pretty-content">${data}</pre><p>Foot</p>`,
});

describe('changing the JSON of a response', () => {
  it('keeps characters escaped where they were, in both parts', () => {
    const changed = changeDocument(plain('{"title":"\\u00e9"}'), (document) => (document.more = 'ü'));
    expect(changed?.body).to.equal('{"title":"\\u00e9","more":"\\u00fc"}');
  });

  it('keeps characters as they are where they were', () => {
    const changed = changeDocument(plain('{"title":"é"}'), (document) => (document.more = 'ü'));
    expect(changed?.body).to.equal('{"title":"é","more":"ü"}');
  });

  it('keeps the indentation and the escapes of a page', () => {
    const changed = changeDocument(page('{\n    "a": "&amp;lt; &lt;b> $1"\n}'), (document) => (document.more = ''));
    expect(changed?.body).to.equal(
      '<p>Notice</p><pre class="api-pretty-content">{\n    "a": "&amp;lt; &lt;b> $1",\n    "more": ""\n}</pre><p>Foot</p>',
    );
  });

  it('keeps a response that did not change or is not JSON', () => {
    expect(changeDocument(plain('{ "a": 1 }'), () => undefined)).to.equal(undefined);
    expect(changeDocument(plain('<api />'), (document) => (document.more = ''))).to.equal(undefined);
    expect(changeDocument(plain('[1]'), (document) => (document.more = ''))).to.equal(undefined);
  });

  it('reads the data of a page', () => {
    expect(readDocument(page('{"a": "&amp;lt; &lt;b>"}'))).to.deep.equal({ a: '&lt; <b>' });
    expect(readDocument(plain('nothing'))).to.equal(undefined);
  });
});
