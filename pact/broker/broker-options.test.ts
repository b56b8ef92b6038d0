import { inspect } from 'node:util';

import { expect } from 'chai';

import { readBroker } from './broker-options';

const url = 'https://broker.example';

/** The variables that a child process for the broker gets. */
function childKnows(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return readBroker({ url }, environment).childEnvironment(environment);
}

describe('readBroker', () => {
  it('reads address and token from the usual variables', () => {
    const broker = readBroker(
      {},
      { PACT_BROKER_BASE_URL: 'https://broker.example/pacts/', PACT_BROKER_TOKEN: 'sesame' },
    );
    expect(broker.url).to.equal('https://broker.example/pacts');
    expect(broker.headers).to.deep.equal({ authorization: 'Bearer sesame' });
  });

  it('reads name and password', () => {
    const broker = readBroker({ url }, { PACT_BROKER_USERNAME: 'anna', PACT_BROKER_PASSWORD: 'sesame' });
    // RFC 7617: the base 64 of anna:sesame.
    expect(broker.headers).to.deep.equal({ authorization: 'Basic YW5uYTpzZXNhbWU=' });
  });

  it('prefers options to the environment, and ignores empty variables', () => {
    const environment = {
      PACT_BROKER_BASE_URL: 'https://other.example',
      PACT_BROKER_TOKEN: '',
      PACT_BROKER_USERNAME: '',
    };
    expect(readBroker({ url }, environment)).to.include({ url, authenticatesBy: 'none' });
    expect(readBroker({ url, token: 'sesame' }, environment).headers).to.deep.equal({ authorization: 'Bearer sesame' });
  });

  it('rejects a token together with a password', () => {
    expect(() => readBroker({ url }, { PACT_BROKER_TOKEN: 'sesame', PACT_BROKER_PASSWORD: 'simsala' }))
      .to.throw('PACT_BROKER_TOKEN and PACT_BROKER_PASSWORD are both set: unset one of them')
      .with.property('message')
      .that.does.not.match(/sesame|simsala/);
  });

  it('says what is missing or invalid', () => {
    expect(() => readBroker({}, {})).to.throw('give --broker URL or set PACT_BROKER_BASE_URL');
    expect(() => readBroker({ url: 'broker.example' }, {})).to.throw('"broker.example" is not the address of a broker');
    expect(() => readBroker({ url }, { PACT_BROKER_USERNAME: 'anna' })).to.throw('without PACT_BROKER_PASSWORD');
    expect(() => readBroker({ url }, { PACT_BROKER_PASSWORD: 'sesame' })).to.throw('without PACT_BROKER_USERNAME');
    expect(() => readBroker({ url: 'https://anna:sesame@broker.example' }, {}))
      .to.throw('must not contain a name or password')
      .with.property('message')
      .that.does.not.contain('sesame');
  });
});

describe('Broker', () => {
  it('never shows its secrets', () => {
    const broker = readBroker({ url, token: 'sesame' }, {});
    expect(inspect(broker, { depth: 9, showHidden: true }) + JSON.stringify(broker)).not.to.contain('sesame');
    expect(broker.redact('no such token: sesame')).to.equal('no such token: <hidden>');
    const basic = readBroker({ url, username: 'anna', password: 'sesame' }, {});
    expect(basic.redact('sesame, YW5uYTpzZXNhbWU=')).to.equal('<hidden>, <hidden>');
  });

  it('gives a child process only the chosen credentials, and turns off its usage reports', () => {
    const child = childKnows({
      PATH: '/bin',
      PACT_BROKER_TOKEN: 'sesame',
      PACT_BROKER_USERNAME: '',
      NO_PROXY: 'a.example',
    });
    expect(child).to.deep.equal({
      PATH: '/bin',
      PACT_BROKER_BASE_URL: url,
      PACT_BROKER_TOKEN: 'sesame',
      PACT_DO_NOT_TRACK: 'true',
      NO_PROXY: 'a.example,127.0.0.1,localhost,::1',
      no_proxy: 'a.example,127.0.0.1,localhost,::1',
    });
  });
});
