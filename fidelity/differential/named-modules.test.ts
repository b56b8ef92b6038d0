import { expect } from 'chai';

import type { DiffParameter, DiffRequest } from './diff-request';
import { comparedModules, namedModules, sumOf } from './named-modules';

describe('the modules that a request names', () => {
  const get = (...query: DiffParameter[]): DiffRequest => ({
    ...{ method: 'GET', pathInfo: '', query },
    ...{ headers: [], loggedIn: false },
  });

  it('are its action, and every module of a query', () => {
    expect(namedModules(get(['action', 'parse']))).to.deep.equal(['parse']);
    expect(
      namedModules(get(['action', 'query'], ['prop', 'info%7Clinks'], ['list', 'imageusage'], ['generator', 'links'])),
    ).to.deep.equal(['query', 'query+imageusage', 'query+info', 'query+links']);
  });

  it('are found in a form, too', () => {
    const body = { contentType: 'application/x-www-form-urlencoded', fields: [['meta', 'tokens']] } as const;
    const request = { ...get(['action', 'query']), method: 'POST', body };
    expect(namedModules(request)).to.deep.equal(['query', 'query+tokens']);
  });

  it('are those that exist and can be selected so', () => {
    expect(namedModules(get(['action', 'foo'], ['list', 'imageusage']))).to.deep.equal([]);
    expect(namedModules(get(['action', 'query'], ['list', 'info|foo'], ['generator', 'tokens']))).to.deep.equal([
      'query',
    ]);
    expect(namedModules(get(['uselang', 'de']))).to.deep.equal(['help']);
  });

  it('count if the response is no error', () => {
    const body = new Uint8Array();
    const request = get(['action', 'edit']);
    expect(comparedModules(request, { status: 200, headers: [['Vary', 'Cookie']], body })).to.deep.equal(['edit']);
    const failed = { status: 200, headers: [['MediaWiki-API-Error', 'protectedpage']] as const, body };
    expect(comparedModules(request, failed)).to.deep.equal([]);
    expect(comparedModules(request, { status: 503, headers: [], body })).to.deep.equal([]);
  });

  it('count with their own errors if they can only fail', () => {
    const error = (code: string) => ({
      ...{ status: 200, headers: [['MediaWiki-API-Error', code]] as const, body: new Uint8Array() },
    });
    expect(comparedModules(get(['action', 'emailuser']), error('nowikiemail'))).to.deep.equal(['emailuser']);
    expect(comparedModules(get(['action', 'emailuser']), error('badtoken'))).to.deep.equal([]);
  });

  it('are summed by name', () => {
    expect(sumOf({ parse: 2, edit: 1 }, { parse: 3, block: 4 })).to.deep.equal({ block: 4, edit: 1, parse: 5 });
  });
});
