import { expect } from 'chai';

import { logIn } from './log-in';
import { madeUpApi } from '../http/made-up-api.test-support';

const credentials = { name: 'anna', password: 'secret' };

describe('logIn', () => {
  it('requests a token and sends it with the password', async () => {
    const { send, sent } = madeUpApi(({ action }) =>
      action === 'login'
        ? { login: { result: 'Success', lguserid: 3, lgusername: 'Anna' } }
        : { query: { tokens: { logintoken: 'abc+\\' } } },
    );
    expect((await logIn(send, credentials)).user).to.equal('Anna');
    const json = { format: 'json', formatversion: '2' };
    expect(sent).to.deep.equal([
      { action: 'query', meta: 'tokens', type: 'login', ...json },
      { action: 'login', lgname: 'anna', lgpassword: 'secret', lgtoken: 'abc+\\', ...json },
    ]);
  });

  it('says why the wiki rejects the log-in', async () => {
    const reason = async (login: unknown) =>
      logIn(madeUpApi(() => ({ query: { tokens: { logintoken: 'x' } }, login })).send, credentials).then(
        () => 'logged in',
        (error: unknown) => String(error),
      );
    expect(await reason({ result: 'Failed', reason: 'Incorrect username or password entered.' })).to.equal(
      'ApiProblem: Incorrect username or password entered.',
    );
    expect(await reason({ result: 'WrongToken' })).to.equal('ApiProblem: the result of the log-in is WrongToken');
  });
});
