import { expect } from 'chai';
import { isSecretParameter, redactHeaders, redactUrl } from './request-secrets';

describe('redacted requests', () => {
  for (const name of [
    'lgpassword',
    'lgtoken',
    'token',
    'password',
    'logintoken',
    'createtoken',
    'retype',
    'LGPASSWORD',
  ]) {
    it(`do not show the value of ${name}`, () => {
      expect(isSecretParameter(name)).to.be.true;
      expect(redactUrl(`/api.php?a=1&${name}=x&b=2`)).to.equal(`/api.php?a=1&${name}=<hidden>&b=2`);
    });
  }

  for (const name of ['action', 'meta', 'type', 'tokens', 'lgname', 'requestid']) {
    it(`show ${name}`, () => {
      expect(isSecretParameter(name)).to.be.false;
      expect(redactUrl(`/api.php?${name}=x`)).to.equal(`/api.php?${name}=x`);
    });
  }

  it('do not show secrets whose names are encoded', () => {
    expect(redactUrl('/api.php?%6cgpasswor%64=x&token=y')).to.equal('/api.php?%6cgpasswor%64=<hidden>&token=<hidden>');
  });

  it('do not show secrets that are sent as lists', () => {
    expect(redactUrl('/api.php?lgpassword[]=x&token%5Ba%5D%5B%5D=y&titles[]=z')).to.equal(
      '/api.php?lgpassword[]=<hidden>&token%5Ba%5D%5B%5D=<hidden>&titles[]=z',
    );
  });

  it('do not show cookies and credentials in headers, whose names are in upper case', () => {
    expect(
      redactHeaders({ host: 'h', cookie: 'a=b', authorization: 'Basic x', 'proxy-authorization': 'y', accept: '*/*' }),
    ).to.deep.equal({
      HOST: 'h',
      COOKIE: '<hidden>',
      AUTHORIZATION: '<hidden>',
      'PROXY-AUTHORIZATION': '<hidden>',
      ACCEPT: '*/*',
    });
  });
});
