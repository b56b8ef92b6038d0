import { File } from 'node:buffer';

import { expect } from 'chai';
import Session, { set } from 'm3api';

import { editAsEditor, fileOf, firstText, latestOf, textOfEditor } from './editor.mjs';
import { usersOfUsedPng, watchAndUnwatch } from './exercises.mjs';
import { failureOf } from './failure-of.mjs';
import { withImage } from './image.mjs';
import { installedVersion } from './installed-version.mjs';
import { exerciseLibrary } from './exercise-library.mjs';

function createSession({ entryPoint }, options) {
  const defaults = { formatversion: 2, errorformat: 'plaintext' };
  return new Session(entryPoint, defaults, { userAgent: 'wikidouble', warn: () => undefined, ...options });
}

function logIn(session, { name, password }) {
  const parameters = { action: 'login', lgname: name, lgpassword: password };
  return session.request(parameters, { method: 'POST', tokenType: 'login', tokenName: 'lgtoken' });
}

async function loggedIn(wiki, account = wiki.botAccount) {
  const session = createSession(wiki);
  await logIn(session, account);
  session.tokens.clear();
  return session;
}

/** A function that sends requests with tokens. */
async function startWriting(wiki) {
  const session = await loggedIn(wiki, wiki.writer);
  session.defaultParams.assert = 'user';
  session.defaultParams.maxlag = 5;
  return (action, parameters, tokenType = 'csrf') =>
    session.request({ action, ...parameters }, { method: 'POST', tokenType });
}

exerciseLibrary(
  'm3api',
  installedVersion('m3api'),
  {
    'tokens without log-in': async (wiki) => {
      const session = createSession(wiki);
      const response = await session.request({ action: 'query', meta: set('tokens'), type: set('watch', 'patrol') });
      expect(response.query.tokens).to.deep.equal({ watchtoken: '+\\', patroltoken: '+\\' });
    },

    'usage of a file': async (wiki) => {
      const parameters = { action: 'query', list: set('imageusage'), iutitle: 'File:Used.png', iulimit: 'max' };
      const { query } = await createSession(wiki).request(parameters);
      expect(query.imageusage.map(({ pageid }) => pageid)).to.deep.equal(usersOfUsedPng);
    },

    'usage by continuation': async (wiki) => {
      const parameters = { action: 'query', list: set('imageusage'), iutitle: 'File:Used.png', iulimit: 5 };
      const ids = [];
      for await (const { query } of createSession(wiki).requestAndContinue(parameters)) {
        ids.push(query.imageusage.map(({ pageid }) => pageid));
      }
      expect(ids).to.deep.equal([usersOfUsedPng.slice(0, 5), usersOfUsedPng.slice(5, 10), usersOfUsedPng.slice(10)]);
    },

    'log-in by password': async (wiki) => {
      const { login } = await logIn(createSession(wiki), wiki.account);
      expect(login).to.deep.equal({ result: 'Success', lguserid: 1, lgusername: 'Admin' });
    },

    'log-in by bot password': async (wiki) => {
      const session = createSession(wiki);
      const { login } = await logIn(session, wiki.botAccount);
      expect(login).to.deep.equal({ result: 'Success', lguserid: 1, lgusername: 'Admin' });
      await session.request({ action: 'query', assert: 'user', assertuser: 'Admin' });
    },

    'tokens after log-in': async (wiki) => {
      const session = await loggedIn(wiki);
      const watch = await session.getToken('watch');
      expect(watch).to.match(/^[0-9a-f]{40,}\+\\$/);
      expect(await session.getToken('csrf'))
        .to.match(/^[0-9a-f]{40,}\+\\$/)
        .and.not.equal(watch);
    },

    'watch, unwatch': async (wiki) => {
      const session = await loggedIn(wiki);
      const watch = ({ titles, ...parameters }) =>
        session.request(
          { action: 'watch', titles: set(titles), ...parameters },
          { method: 'POST', tokenType: 'watch' },
        );
      const isWatched = async () => {
        const { query } = await session.request({ action: 'query', prop: 'info', inprop: 'watched', titles: 'Alpha' });
        return query.pages[0].watched;
      };
      await watchAndUnwatch(watch, isWatched);
    },

    patrol: async (wiki) => {
      const session = await loggedIn(wiki);
      const rcid = wiki.takeChange();
      const { patrol } = await session.request({ action: 'patrol', rcid }, { method: 'POST', tokenType: 'patrol' });
      expect(patrol).to.deep.equal({ rcid, ns: 0, title: 'Clients edited' });
      const list = { list: set('recentchanges'), rcprop: set('ids', 'patrolled'), rcshow: set('patrolled') };
      const { query } = await session.request({ action: 'query', ...list, rctitle: 'Clients edited', rclimit: 'max' });
      expect(query.recentchanges.map((change) => change.rcid)).to.include(rcid);
    },

    'a wrong token': async (wiki) => {
      const session = await loggedIn(wiki);
      const asked = session.request({ action: 'watch', titles: 'Alpha', token: 'wrong+\\' }, { method: 'POST' });
      expect(await failureOf(asked)).to.include({ name: 'ApiErrors', message: 'badtoken' });
      // With a stale token of its own, it fetches another one and retries.
      session.tokens.set('watch', 'stale+\\');
      const { watch } = await session.request(
        { action: 'watch', titles: 'Alpha' },
        { method: 'POST', tokenType: 'watch' },
      );
      expect(watch).to.have.length(1);
    },

    'log-out': async (wiki) => {
      const session = await loggedIn(wiki);
      expect(await session.request({ action: 'logout' }, { method: 'POST', tokenType: 'csrf' })).to.deep.equal({});
      session.tokens.clear();
      expect(await session.getToken('watch')).to.equal('+\\');
    },

    'a title that is not a file': async (wiki) => {
      const asked = createSession(wiki).request({ action: 'query', list: 'imageusage', iutitle: 'Main Page' });
      expect(await failureOf(asked)).to.include({ name: 'ApiErrors', message: 'bad_image_title' });
    },

    edit: async (wiki) => {
      const write = await startWriting(wiki);
      const title = wiki.takeTitle();
      const { edit: created } = await write('edit', { title, text: 'One.', summary: 'new', createonly: true });
      expect(created).to.include({ result: 'Success', title, new: true, oldrevid: 0 });
      const { edit } = await write('edit', { title, appendtext: ' Two.', summary: 'more' });
      expect(edit).to.include({ result: 'Success', title, oldrevid: created.newrevid });
      expect((await latestOf(wiki, title)).text).to.equal('One. Two.');
      const again = await failureOf(write('edit', { title, text: 'Three.', summary: 'new', createonly: true }));
      expect(again).to.include({ name: 'ApiErrors', message: 'articleexists' });
    },

    'edit conflict': async (wiki) => {
      const write = await startWriting(wiki);
      const title = wiki.takePage();
      const parameters = {
        action: 'query',
        prop: set('revisions'),
        rvprop: set('ids', 'content'),
        rvslots: set('main'),
      };
      const { query } = await createSession(wiki).request({ ...parameters, titles: set(title) });
      const [{ revid: baserevid, slots }] = query.pages[0].revisions;
      await editAsEditor(wiki, title);
      const asked = write('edit', { title, text: `${slots.main.content} And mine.`, summary: 'more', baserevid });
      expect(await failureOf(asked)).to.include({ name: 'ApiErrors', message: 'editconflict' });
      expect((await latestOf(wiki, title)).text).to.equal(textOfEditor);
    },

    'edit of a protected page': async (wiki) => {
      const write = await startWriting(wiki);
      const asked = write('edit', { title: 'Clients protected', appendtext: ' More.', summary: 'more' });
      expect(await failureOf(asked)).to.include({ name: 'ApiErrors', message: 'protectedpage' });
    },

    move: async (wiki) => {
      const write = await startWriting(wiki);
      const [from, to] = [wiki.takeTitle(), wiki.takeTitle()];
      await write('edit', { title: from, text: 'Text.', summary: 'new' });
      const { move } = await write('move', { from, to, reason: 'renamed', movetalk: true });
      expect(move).to.deep.include({ from, to, reason: 'renamed', redirectcreated: true });
      expect((await latestOf(wiki, from)).text).to.equal(`#REDIRECT [[${to}]]`);
      const again = await failureOf(write('move', { from: to, to: 'Alpha', reason: 'renamed' }));
      expect(again).to.include({ name: 'ApiErrors', message: 'articleexists' });
    },

    delete: async (wiki) => {
      const write = await startWriting(wiki);
      const title = wiki.takeTitle();
      await write('edit', { title, text: 'Text.', summary: 'new' });
      expect((await write('delete', { title, reason: 'unused' })).delete).to.include({ title, reason: 'unused' });
      expect(await latestOf(wiki, title)).to.equal(undefined);
      const again = await failureOf(write('delete', { title, reason: 'unused' }));
      expect(again).to.include({ name: 'ApiErrors', message: 'missingtitle' });
    },

    upload: (wiki) =>
      withImage(wiki.takeTitle(), async ({ name, bytes }) => {
        const write = await startWriting(wiki);
        const file = new File([bytes], name);
        const { upload } = await write('upload', { filename: name, file, text: 'A file.', comment: 'my own' });
        expect(upload).to.include({ result: 'Success', filename: name.replaceAll(' ', '_') });
        expect(await fileOf(wiki, name)).to.include({ width: 2, height: 2, comment: 'my own' });
      }),

    rollback: async (wiki) => {
      const write = await startWriting(wiki);
      const title = wiki.takePage();
      const { rollback } = await write('rollback', { title, user: wiki.editorName, summary: 'back' }, 'rollback');
      expect(rollback).to.include({ title, summary: 'back' });
      expect(await latestOf(wiki, title)).to.deep.equal({ user: 'Admin', text: firstText });
    },

    maxlag: async (wiki) => {
      let now = 0;
      const waits = [];
      const setTimeout = (resume, milliseconds) => {
        waits.push(milliseconds);
        now += milliseconds;
        resume();
      };
      const session = createSession(wiki, {
        clock: { performance: { now: () => now }, setTimeout },
        maxRetriesSeconds: 10,
      });
      // A wiki on one database lags by -1 second, which is more than -5.
      const failure = await failureOf(session.request({ action: 'query', maxlag: -5 }));
      expect(failure).to.include({ name: 'ApiErrors', message: 'maxlag' });
      expect(waits).to.deep.equal([5000, 5000]);
    },
  },
  {
    'takes every response of a list for a complete batch': async (wiki) => {
      const parameters = { action: 'query', list: set('imageusage'), iutitle: 'File:Redir2.png', iulimit: 1 };
      const add = (titles, { query }) => [...titles, ...query.imageusage.map(({ title }) => title)];
      const batches = [];
      const session = createSession(wiki);
      for await (const titles of session.requestAndContinueReducingBatch(parameters, {}, add, () => []))
        batches.push(titles);
      expect(batches).to.deep.equal([['ViaRedir3'], ['Talk:ViaRedir4']]);
    },

    'sends requests that go together as one': async (wiki) => {
      const session = createSession(wiki);
      const responses = await Promise.all([
        session.request({ action: 'query', meta: set('tokens'), type: set('watch') }),
        session.request({ action: 'query', meta: set('tokens'), type: set('patrol') }),
        session.request({ action: 'query', list: set('imageusage'), iutitle: 'File:Two words.png' }),
      ]);
      const combined = {
        batchcomplete: true,
        query: {
          imageusage: [{ pageid: 16, ns: 0, title: '日本' }],
          tokens: { watchtoken: '+\\', patroltoken: '+\\' },
        },
      };
      expect(responses).to.deep.equal([combined, combined, combined]);
    },

    'warns that logging in with the main account is deprecated': async (wiki) => {
      const warnings = [];
      await logIn(createSession(wiki, { warn: (warning) => warnings.push(warning) }), wiki.account);
      expect(warnings).to.have.length(1);
      expect(warnings).to.have.nested.property('[0].warnings[0].data.feature', 'main-account-login');
    },
  },
);
