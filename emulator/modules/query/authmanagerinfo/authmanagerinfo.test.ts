import { expect } from 'chai';
import { createWiki, type Wiki } from '../../../index';
import { Client, bothReleases, member } from '../../../testing/send.test-support';

const query = 'action=query&meta=authmanagerinfo&format=json&formatversion=2';

for (const release of bothReleases) {
  describe(`meta=authmanagerinfo, release ${release} (reading 23.3)`, () => {
    const users = [{ name: 'Bob', password: 'b' }];
    let wiki: Wiki;
    let client: Client;
    beforeEach(() => {
      wiki = createWiki({ users }, { release, now: '2026-01-31T12:00:00Z' });
      client = new Client(wiki);
    });
    const info = (parameters: string, name: string) =>
      member(client.send(query + parameters).json(), `query.authmanagerinfo.${name}`);

    it('describes the form of a log-in', () => {
      const [password, remember] = info('&amirequestsfor=login', 'requests') as Record<string, unknown>[];
      expect(password).to.include({ required: 'primary-required', provider: 'Password-based authentication' });
      expect(member(password, 'fields.password')).to.deep.equal({
        ...{ type: 'password', label: 'Password', help: 'Password for authentication.' },
        ...{ optional: false, sensitive: true },
      });
      expect(remember).to.include({ id: 'MediaWiki\\Auth\\RememberMeAuthenticationRequest', required: 'optional' });
    });

    it('describes the fields that createaccount takes, of all parts together', () => {
      const fields = () => Object.keys(info('&amirequestsfor=create&amimergerequestfields=1', 'fields') as object);
      expect(fields()).to.deep.equal(['username', 'password', 'retype', 'email', 'realname']);
      client.logIn('Bob', 'b');
      expect(fields()).to.deep.equal([
        ...['mailpassword', 'username', 'password', 'retype', 'email', 'realname', 'reason'],
      ]);
    });

    it('requires a log-in of the last hour for what is sensitive', () => {
      const status = (more = '') =>
        info(`&amisecuritysensitiveoperation=ChangeCredentials${more}`, 'securitysensitiveoperationstatus');
      expect(status()).to.equal('reauth');
      client.logIn('Bob', 'b');
      expect(status()).to.equal('ok');
      expect(status('&origin=*'), 'asked by a page of another site').to.equal('ok');
      for (const [minutes, expected] of [
        [30, 'ok'],
        [30, 'ok'],
        [1, 'reauth'],
      ] as const) {
        wiki.clock.advance(`${minutes} minutes`);
        expect(status()).to.equal(expected);
      }
    });

    it('has texts in the language of the request, or their keys', () => {
      const label = (parameters: string) =>
        info(`&amirequestsfor=login&amimergerequestfields=1${parameters}`, 'fields.password.label');
      expect(label('&uselang=de')).to.equal('Passwort');
      expect(label('&uselang=qqx')).to.equal('(userlogin-yourpassword)');
      expect(label('&amimessageformat=raw')).to.deep.equal({ key: 'userlogin-yourpassword', params: [] });
      expect(label('&amimessageformat=none')).to.equal(undefined);
    });

    it('offers no field that remembers the client where nothing is remembered', () => {
      const site = { cookies: { rememberedExpiration: 0 } };
      client = new Client(createWiki({ site }, { release }));
      expect(info('&amirequestsfor=login&amimergerequestfields=1', 'fields')).to.have.all.keys('username', 'password');
    });
  });
}
