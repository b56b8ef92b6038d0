import { expect } from 'chai';

import { madeUpApi, type SentParameters } from '../http/made-up-api.test-support';
import { RoleMaker } from './make-roles';

const credentials = { name: 'Admin', password: 'secret' };

/** A wiki that saves pages; a logged-in user has the rights. */
function wiki(rights: readonly string[], refuses: (sent: SentParameters) => boolean = () => false) {
  const pages = new Map<string, string>();
  const { send, sent } = madeUpApi((parameters) => {
    const { action, meta, title = '', text = '', affrom = '' } = parameters;
    if (refuses(parameters)) return { error: { code: 'ratelimited', info: 'Too fast.' } };
    if (action === 'login') return { login: { result: 'Success', lgusername: 'Admin' } };
    if (action === 'edit') pages.set(title, text);
    if (action === 'delete') pages.delete(title);
    if (meta === 'tokens') return { query: { tokens: { logintoken: 'l+\\', csrftoken: 'c+\\' } } };
    if (meta === 'userinfo') return { query: { userinfo: { id: 1, name: 'Admin', rights } } };
    const using = [...pages.values()].filter((source) => source.includes(`[[File:${affrom}]]`));
    return { query: { allfileusages: using.map((_, index) => ({ fromid: index, ns: 6, title: `File:${affrom}` })) } };
  });
  return { pages, sent, maker: new RoleMaker({ send, credentials, mark: 'mark' }) };
}

const failure = async (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => String(error),
  );

describe('RoleMaker', () => {
  it('creates pages that use a file, and deletes them', async () => {
    const { maker, pages, sent } = wiki(['edit', 'delete']);
    const made = await maker.make({ kind: 'file', uses: 2, namespaces: 2, redirects: 1 });
    expect(made.title).to.equal('File:Wikidouble check mark 1.png');
    expect([...pages]).to.deep.equal([
      ['Wikidouble check mark 1 999', '[[File:Wikidouble check mark 1.png]]'],
      ['User talk:Wikidouble check mark 1 998', '#REDIRECT [[Main Page]]\n\n[[File:Wikidouble check mark 1.png]]'],
    ]);
    expect(sent.find(({ action }) => action === 'edit')).to.include({ token: 'c+\\', createonly: '1' });
    await made.remove();
    expect(pages.size).to.equal(0);
  });

  it('leaves the watchlist of the account alone', async () => {
    const { maker, sent } = wiki(['edit', 'delete']);
    await (await maker.make({ kind: 'file', uses: 1 })).remove();
    const writing = sent.filter(({ action = '' }) => ['edit', 'delete'].includes(action));
    expect(writing.map(({ action, watchlist }) => [action, watchlist])).to.deep.equal([
      ['edit', 'nochange'],
      ['delete', 'nochange'],
    ]);
  });

  it('uses a new file each time, and names without spaces if required', async () => {
    const { maker } = wiki(['edit', 'delete']);
    await maker.make({ kind: 'file', uses: 1 });
    const second = await maker.make({ kind: 'file', uses: 1, spaces: false });
    expect(second.title).to.equal('File:Wikidouble-check-mark-2.png');
  });

  it('creates nothing that it may not delete', async () => {
    const { maker, sent } = wiki(['edit']);
    expect(await failure(maker.make({ kind: 'file', uses: 1 }))).to.equal(
      'ApiProblem: Admin may not both create and delete pages',
    );
    expect(sent.some(({ action }) => action === 'edit')).to.equal(false);
  });

  it('leaves nothing behind if the wiki rejects a later page', async () => {
    const { maker, pages } = wiki(['edit', 'delete'], ({ title, action }) => {
      return action === 'edit' && title === 'Talk:Wikidouble check mark 1 997';
    });
    expect(await failure(maker.make({ kind: 'file', uses: 3 }))).to.equal('ApiProblem: ratelimited: Too fast.');
    expect(pages.size).to.equal(0);
  });

  it('says what it could not delete', async () => {
    const { maker } = wiki(['edit', 'delete'], ({ action }) => action === 'delete');
    const made = await maker.make({ kind: 'file', uses: 1 });
    expect(await failure(made.remove())).to.equal(
      'ApiProblem: these pages could not be deleted: Wikidouble check mark 1 999 (ratelimited: Too fast.)',
    );
  });
});
