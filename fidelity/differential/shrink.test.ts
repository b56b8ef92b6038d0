import { expect } from 'chai';

import type { DiffRequest } from './diff-request';
import { wireForm } from './wire-form';
import { shrink } from './shrink';

const large: DiffRequest = {
  method: 'POST',
  pathInfo: '/foo',
  query: [
    ['action', 'query'],
    ['list', 'imageusage%7Callfileusages'],
    ['iutitle', 'File%3AUsed.png'],
    ['iulimit', '5'],
    ['format', 'json'],
    ['requestid', 'abcdefghijklmnopqrstuvwxyz'],
  ],
  headers: [
    ['Treat-as-Untrusted', '1'],
    ['Cookie', 'a=1; wiki_session=x; b=2'],
  ],
  body: {
    contentType: 'application/x-www-form-urlencoded',
    fields: [
      ['meta', 'tokens'],
      ['foo', '1'],
    ],
  },
  loggedIn: true,
};

const smallest: DiffRequest = { method: 'GET', pathInfo: '', query: [], headers: [], loggedIn: false };

/** Shrinks by a rule about the bytes of the request, and counts its calls. */
async function shrunkBy(rule: (wire: string, request: DiffRequest) => boolean, start = large, budget?: number) {
  let calls = 0;
  const request = await shrink(
    start,
    (smaller) => {
      calls++;
      const { target, headers, body } = wireForm(smaller);
      return Promise.resolve(rule(`${target} ${headers.join(' ')} ${body?.toString('latin1') ?? ''}`, smaller));
    },
    budget,
  );
  return { request, calls: calls };
}

describe('shrinking a request', () => {
  it('removes everything if every request differs', async () => {
    expect((await shrunkBy(() => true)).request).to.deep.equal(smallest);
  });

  it('changes nothing if no smaller request differs', async () => {
    expect((await shrunkBy(() => false)).request).to.deep.equal(large);
  });

  it('keeps the two parameters that are needed', async () => {
    const { request } = await shrunkBy((wire) => wire.includes('list=') && wire.includes('iulimit=5'));
    expect(request).to.deep.equal({
      ...smallest,
      query: [
        ['list', ''],
        ['iulimit', '5'],
      ],
    });
  });

  it('keeps one of the values of a list, decoded', async () => {
    const { request } = await shrunkBy((wire) => wire.includes('allfileusages'));
    expect(request.query).to.deep.equal([['list', 'allfileusages']]);
    const escaped = await shrunkBy((wire) => /File(:|%3A)/.test(wire));
    expect(escaped.request.query).to.deep.equal([['iutitle', 'File:']]);
  });

  it('decodes names', async () => {
    const start: DiffRequest = { ...smallest, query: [['%61ction', 'query']] };
    const { request } = await shrunkBy((wire) => /(a|%61)ction=/.test(wire), start);
    expect(request.query).to.deep.equal([['action', '']]);
  });

  it('keeps the bytes of a character together', async () => {
    const start: DiffRequest = { ...smallest, query: [['a', 'x%E6%97%A5y%E6%9C%ACz%FF']] };
    const { request } = await shrunkBy((wire) => wire.includes('%9C'), start);
    expect(request.query).to.deep.equal([['a', '%E6%9C%AC']]);
  });

  it('moves the fields of a form into the query, if that differs too', async () => {
    const { request } = await shrunkBy((wire) => wire.includes('meta=tokens'));
    expect(request).to.deep.equal({ ...smallest, query: [['meta', 'tokens']] });
  });

  it('keeps the form if it is needed', async () => {
    const { request } = await shrunkBy(
      (_, { body }) => body !== undefined && 'fields' in body && body.fields.length > 0,
    );
    expect(request).to.deep.equal({
      ...smallest,
      method: 'POST',
      body: { contentType: 'application/x-www-form-urlencoded', fields: [['foo', '']] },
    });
  });

  it('converts a multipart body to a form', async () => {
    const part = (name: string, value: string) =>
      `--X\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const bytes = `${part('a', 'é b')}${part('meta', 'tokens')}--X--\r\n`;
    const start: DiffRequest = {
      ...smallest,
      method: 'POST',
      body: { contentType: 'multipart/form-data; boundary=X', bytes },
    };
    const inForm = await shrunkBy((wire) => wire.includes('meta') && wire.includes('form'), start);
    expect(inForm.request.body).to.deep.equal({
      contentType: 'application/x-www-form-urlencoded',
      fields: [['meta', '']],
    });
    const inPart = await shrunkBy((wire) => wire.includes('name="meta"'), start);
    expect(inPart.request.body).to.have.property('bytes', `${part('meta', 'tokens')}--X--\r\n`);
  });

  it('keeps the one cookie that matters', async () => {
    const { request } = await shrunkBy((wire) => wire.includes('wiki_session'));
    expect(request).to.deep.equal({ ...smallest, headers: [['Cookie', 'wiki_session=x']] });
  });

  it('keeps method, session and path info if they matter', async () => {
    const { request } = await shrunkBy(
      (_, smaller) => smaller.method === 'POST' && smaller.loggedIn && smaller.pathInfo !== '',
    );
    expect(request).to.deep.equal({ ...smallest, method: 'POST', loggedIn: true, pathInfo: '/foo' });
  });

  it('keeps to its budget, and returns the smallest request so far', async () => {
    const { request, calls: calls } = await shrunkBy((wire) => wire.includes('iulimit=5'), large, 6);
    expect(calls).to.equal(6);
    expect(request.headers).to.deep.equal([]);
    expect(request.query).to.deep.include(['iulimit', '5']);
  });

  it('never tries a request twice', async () => {
    const seen = new Set<string>();
    await shrunkBy((wire, request) => {
      const identity = JSON.stringify(request);
      expect(seen.has(identity), identity).to.equal(false);
      seen.add(identity);
      return wire.includes('abc') && wire.includes('xyz');
    });
    expect(seen.size).to.be.above(10);
  });
});
