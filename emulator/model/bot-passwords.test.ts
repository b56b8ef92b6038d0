import { expect } from 'chai';
import { findBotPassword, readBotCredentials, restrictToGrants } from './bot-passwords';
import type { User } from './user';

const secret = '0123456789abcdefghijklmnopqrstuv';

describe('Credentials of a bot password (core 8.1)', () => {
  it('are User@app with the password, or User with app@password', () => {
    const expected = { userName: 'Bob', app: 'app', password: secret };
    expect(readBotCredentials('Bob@app', secret)).to.deep.equal(expected);
    expect(readBotCredentials('Bob', `app@${secret}`)).to.deep.equal(expected);
  });

  it('are split at the last @, and not trimmed', () => {
    expect(readBotCredentials('Bob@x@app', secret)).to.include({ userName: 'Bob@x', app: 'app' });
    expect(readBotCredentials('Bob', `a@b@${secret}`)).to.include({ userName: 'Bob', app: 'a@b' });
    expect(readBotCredentials('Bob@high', `app@${secret}`)).to.include({ userName: 'Bob@high', app: 'app' });
    expect(readBotCredentials('Bob@ app ', secret)).to.include({ userName: 'Bob', app: ' app ' });
  });

  it('require a password of at least 32 digits and letters up to w', () => {
    for (const other of ['', 'short', secret.slice(1), secret.toUpperCase(), `${secret} `, `${secret.slice(1)}x`]) {
      expect(readBotCredentials('Bob@app', other), other).to.equal(undefined);
      expect(readBotCredentials('Bob', `app@${other}`), other).to.equal(undefined);
    }
    expect(readBotCredentials('Bob', secret)).to.equal(undefined);
    expect(readBotCredentials('Bob@app', `1${secret}`)).to.include({ password: `1${secret}` });
  });
});

describe('The bot passwords of a user', () => {
  const one = { app: 'app', password: secret, grants: ['basic'] };
  const bob: User = { id: 3, name: 'Bob', password: 'b', groups: ['sysop'], botPasswords: [one] };

  it('are found by program and password, which must match exactly', () => {
    const credentials = { userName: 'Bob', app: 'app', password: secret };
    expect(findBotPassword(bob, credentials)).to.equal(one);
    expect(findBotPassword(bob, { ...credentials, app: 'App' })).to.equal(undefined);
    expect(findBotPassword(bob, { ...credentials, password: `1${secret}` })).to.equal(undefined);
    expect(findBotPassword({ ...bob, botPasswords: undefined }, credentials)).to.equal(undefined);
  });

  it('log in as the same user with fewer rights, but always with the grant basic', () => {
    expect(restrictToGrants(bob, ['patrol'])).to.deep.equal({ ...bob, grants: ['basic', 'patrol'] });
    expect(restrictToGrants(bob, ['patrol', 'basic']).grants).to.deep.equal(['patrol', 'basic']);
  });
});
