import { expect } from 'chai';

import { compileSchemas } from '../conformance/schemas/compile';

const { wikiFile } = compileSchemas();

const site = { name: 'Example Wiki', namespaces: [{ id: 100, name: 'Portal' }] };
const page = { id: 2, title: 'Gallery', uses: ['File:Cat.jpg'] };
const botPassword = { app: 'bot', password: '0123456789abcdefghijklmnopqrstuv', grants: ['basic'] };
const user = { id: 3, name: 'Alice', password: 'secret', groups: ['sysop'], botPasswords: [botPassword] };
const change = { id: 7, page: 'Gallery', user: 'Bob', revision: 12, patrolled: false };
const definition = { site, pages: [page], users: [user], changes: [change] };

const withSite = (members: object) => ({ site: { ...site, ...members } });
const withNamespace = (members: object) => withSite({ namespaces: [{ id: 100, name: 'Portal', ...members }] });
const withPage = (members: object) => ({ pages: [{ ...page, ...members }] });
const withUser = (members: object) => ({ users: [{ ...user, ...members }] });
const withBotPassword = (members: object) => withUser({ botPasswords: [{ ...botPassword, ...members }] });
const withChange = (members: object) => ({ changes: [{ ...change, ...members }] });

describe('the schema of wiki files', () => {
  it('takes the example of the documentation', () => {
    expect(wikiFile(definition)).to.deep.equal([]);
  });

  const refused: [part: object, path: string][] = [
    [{ site: [] }, '/site'],
    [{ pages: {} }, '/pages'],
    [{ users: {} }, '/users'],
    [{ changes: {} }, '/changes'],
    [{ comment: 'x' }, ''],
    [withSite({ name: 1 }), '/site/name'],
    [withSite({ release: 1.43 }), '/site/release'],
    [withSite({ server: 1 }), '/site/server'],
    [withSite({ scriptPath: 1 }), '/site/scriptPath'],
    [withSite({ language: 1 }), '/site/language'],
    [withSite({ case: 1 }), '/site/case'],
    [withSite({ namespaces: {} }), '/site/namespaces'],
    [withSite({ namespaces: ['Portal'] }), '/site/namespaces/0'],
    [withSite({ interwiki: {} }), '/site/interwiki'],
    [withSite({ interwiki: [1] }), '/site/interwiki/0'],
    [withNamespace({ id: '100' }), '/site/namespaces/0/id'],
    [withNamespace({ name: 1 }), '/site/namespaces/0/name'],
    [withNamespace({ aliases: 'P' }), '/site/namespaces/0/aliases'],
    [withNamespace({ aliases: [1] }), '/site/namespaces/0/aliases/0'],
    [{ pages: ['Gallery'] }, '/pages/0'],
    [withPage({ id: '2' }), '/pages/0/id'],
    [withPage({ title: 1 }), '/pages/0/title'],
    [withPage({ touched: 20260131 }), '/pages/0/touched'],
    [withPage({ revision: '12' }), '/pages/0/revision'],
    [{ users: ['Alice'] }, '/users/0'],
    [withUser({ id: '3' }), '/users/0/id'],
    [withUser({ name: 1 }), '/users/0/name'],
    [withUser({ name: ' ' }), '/users/0/name'],
    [withUser({ password: '' }), '/users/0/password'],
    [withUser({ groups: [1] }), '/users/0/groups/0'],
    [withUser({ groups: [''] }), '/users/0/groups/0'],
    [withUser({ botPasswords: {} }), '/users/0/botPasswords'],
    [withUser({ botPasswords: ['bot'] }), '/users/0/botPasswords/0'],
    [withBotPassword({ app: 1 }), '/users/0/botPasswords/0/app'],
    [withBotPassword({ password: 1 }), '/users/0/botPasswords/0/password'],
    [withBotPassword({ password: '' }), '/users/0/botPasswords/0/password'],
    [withBotPassword({ grants: 'basic' }), '/users/0/botPasswords/0/grants'],
    [withBotPassword({ grants: [1] }), '/users/0/botPasswords/0/grants/0'],
    [withBotPassword({ grants: [''] }), '/users/0/botPasswords/0/grants/0'],
    [withBotPassword({ rights: [] }), '/users/0/botPasswords/0'],
    [{ users: [{ name: 'Alice', botPasswords: [{ app: 'bot', grants: [] }] }] }, '/users/0/botPasswords/0'],
    [
      { users: [{ name: 'Alice', botPasswords: [{ app: 'bot', password: botPassword.password }] }] },
      '/users/0/botPasswords/0',
    ],
    [{ changes: ['Gallery'] }, '/changes/0'],
    [withChange({ id: '7' }), '/changes/0/id'],
    [withChange({ id: 0 }), '/changes/0/id'],
    [withChange({ page: 1 }), '/changes/0/page'],
    [withChange({ page: '' }), '/changes/0/page'],
    [withChange({ user: 1 }), '/changes/0/user'],
    [withChange({ user: '' }), '/changes/0/user'],
    [withChange({ revision: '12' }), '/changes/0/revision'],
    [withChange({ revision: 0 }), '/changes/0/revision'],
  ];
  for (const [part, path] of refused) {
    it(`refuses ${JSON.stringify(part)}`, () => {
      expect(new Set(wikiFile({ ...definition, ...part }).map((problem) => problem.path))).to.deep.equal(
        new Set([path]),
      );
    });
  }
});
