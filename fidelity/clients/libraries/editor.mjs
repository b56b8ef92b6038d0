import { expect } from 'chai';

/** What the editor changes the text of a page to. */
export const textOfEditor = 'What the editor wrote meanwhile.';

/** What the first edit of the editor left (fidelity/clients/client-targets/client-target.ts). */
export const secondText = 'The text of the editor.';
export const firstText = 'The text of the administrator.';

/** Changes the whole text of a page as another user, who gives a reviewer nothing to object to. */
export async function editAsEditor({ entryPoint, editor }, title) {
  const send = sender(entryPoint);
  const tokenOf = async (type) => (await send({ action: 'query', meta: 'tokens', type })).query.tokens[`${type}token`];
  const login = { action: 'login', lgname: editor.name, lgpassword: editor.password, lgtoken: await tokenOf('login') };
  expect(await send(login)).to.have.nested.property('login.result', 'Success');
  const { query } = await send({ action: 'query', prop: 'revisions', rvprop: 'ids', titles: title });
  const change = { title, text: textOfEditor, summary: 'meanwhile', baserevid: query.pages[0].revisions[0].revid };
  const { edit } = await send({ action: 'edit', ...change, assert: 'user', maxlag: 5, token: await tokenOf('csrf') });
  expect(edit).to.include({ result: 'Success', title });
}

/** The text of a page's latest revision, and its user; `undefined` for a page that does not exist. */
export async function latestOf({ entryPoint }, title) {
  const parameters = { action: 'query', prop: 'revisions', rvprop: 'content|user', rvslots: 'main', titles: title };
  const { query } = await sender(entryPoint)(parameters);
  const revision = query.pages[0].revisions?.[0];
  return revision && { user: revision.user, text: revision.slots.main.content };
}

/** What is uploaded under a name: its width, height and the summary. */
export async function fileOf({ entryPoint }, name) {
  const parameters = { action: 'query', prop: 'imageinfo', iiprop: 'size|comment', titles: `File:${name}` };
  const { query } = await sender(entryPoint)(parameters);
  return query.pages[0].imageinfo?.[0];
}

/** Sends requests in one session. */
function sender(entryPoint) {
  const cookies = new Map();
  return async (parameters) => {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'user-agent': 'wikidouble' };
    const body = new URLSearchParams({ ...parameters, format: 'json', formatversion: 2 });
    const response = await globalThis.fetch(entryPoint, { method: 'POST', headers, body });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      cookies.set(name, value);
    }
    return response.json();
  };
}
