import { devNull } from 'node:os';

import { expect } from 'chai';

import { engineEnvironment } from './engine';

describe('the environment of the engine', () => {
  it('has no proxy, no filter, no broker and no certificates', () => {
    const environment = {
      PATH: '/usr/bin',
      HTTP_PROXY: 'http://proxy.example',
      https_proxy: 'http://proxy.example',
      NO_PROXY: 'wiki.example',
      PACT_DESCRIPTION: 'usage',
      PACT_BROKER_TOKEN: 'secret',
      SSL_CERT_DIR: '/etc/ssl/certs',
      SSL_CERT_FILE: '/etc/ssl/certs/ca-certificates.crt',
    };
    expect(engineEnvironment(environment)).to.deep.equal({
      PATH: '/usr/bin',
      NO_PROXY: '127.0.0.1',
      PACT_DO_NOT_TRACK: 'true',
      SSL_CERT_FILE: devNull,
    });
  });
});
