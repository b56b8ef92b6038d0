import { expect } from 'chai';
import type { DiffRequest } from './diff-request';
import { typeWithFile, wireForm } from './wire-form';

const plain: DiffRequest = { method: 'GET', pathInfo: '', query: [], headers: [], loggedIn: false };

describe('the wire form of a request', () => {
  it('is only the target if there is nothing else', () => {
    expect(wireForm(plain)).to.deep.equal({ target: '/api.php', headers: [], body: undefined });
  });

  it('writes parameters as they are, without an equals sign where there is no value', () => {
    const query = [['a', '1%7C2'], ['b'], ['', ''], ['']] as const;
    expect(wireForm({ ...plain, pathInfo: '/foo', query }).target).to.equal('/api.php/foo?a=1%7C2&b&=&');
  });

  it('adds the type and length of a form', () => {
    const body = { contentType: 'application/x-www-form-urlencoded', fields: [['a', '\u00e9'], ['b']] } as const;
    const form = wireForm({ ...plain, method: 'POST', headers: [['Origin', 'null']], body });
    expect(form.body?.toString('hex')).to.equal('613de92662');
    expect(form.headers).to.deep.equal([
      ['Origin', 'null'],
      ['Content-Type', 'application/x-www-form-urlencoded'],
      ['Content-Length', '5'],
    ]);
  });

  it('sends a form with a file in parts, decoded', () => {
    const file = { field: 'xml', fileName: 'pages.xml', bytes: '<x>\u00ff</x>' };
    const body = { contentType: typeWithFile, fields: [['a', '%C3%A9+1'], ['b']], file } as const;
    const form = wireForm({ ...plain, method: 'POST', body });
    const [, boundary = ''] = /boundary=(.+)/.exec(typeWithFile) ?? [];
    expect(form.body?.toString('latin1').split(`--${boundary}`)).to.deep.equal([
      '',
      '\r\nContent-Disposition: form-data; name="a"\r\n\r\n\u00c3\u00a9 1\r\n',
      '\r\nContent-Disposition: form-data; name="b"\r\n\r\n\r\n',
      '\r\nContent-Disposition: form-data; name="xml"; filename="pages.xml"\r\nContent-Type: application/octet-stream\r\n\r\n<x>\u00ff</x>\r\n',
      '--\r\n',
    ]);
  });

  it('sends bytes without a type if there is none', () => {
    const form = wireForm({ ...plain, method: 'POST', body: { contentType: undefined, bytes: '\u00ff{' } });
    expect(form.body?.toString('hex')).to.equal('ff7b');
    expect(form.headers).to.deep.equal([['Content-Length', '2']]);
  });

  it('announces that a POST has no body', () => {
    expect(wireForm({ ...plain, method: 'POST' }).headers).to.deep.equal([['Content-Length', '0']]);
  });
});
