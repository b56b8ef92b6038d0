import { createRequire } from 'node:module';
import process from 'node:process';

import { expect } from 'chai';
import { JSDOM, VirtualConsole } from 'jsdom';
import { after, before, beforeEach, describe, it } from 'mocha';

import { editAsEditor, fileOf, firstText, latestOf, textOfEditor } from './editor.mjs';
import { usersOfUsedPng } from './exercises.mjs';
import { failureOf } from './failure-of.mjs';
import { withImage } from './image.mjs';
import { installedVersion } from './installed-version.mjs';
import { target, useTarget } from './client-target.mjs';
import { exerciseLibrary } from './exercise-library.mjs';

/** The browser globals that mock-mediawiki reads. */
const globalsOfBrowser = ['window', 'document', 'location', 'navigator', 'requestAnimationFrame', 'FormData', 'Node'];
/** Its timers, which end with the page. */
const timers = [];
const others = new Map();

let page;
let mw;

/** mw.Api keeps tokens for the whole page, so they must be cleared for a new user. */
function createApi({ entryPoint }) {
  const api = new mw.Api({ ajax: { url: entryPoint } });
  for (const type of ['csrf', 'patrol', 'watch']) api.badToken(type);
  return api;
}

async function loggedIn(wiki, account = wiki.botAccount) {
  const api = createApi(wiki);
  await api.login(account.name, account.password);
  return api;
}

const startWriting = (wiki) => loggedIn(wiki, wiki.writer);

/** jQuery rejects with several arguments; the first is the code. */
function settled(promise) {
  return new Promise((resolve, reject) => {
    promise.then(resolve, (code, result) => reject(Object.assign(new Error(code), { result })));
  });
}

// In a suite of its own, so that no other library detects a browser.
describe('in a page', () => {
  useTarget();

  // A page of the tried wiki in jsdom, as mock-mediawiki/with-jsdom makes one of test.wikipedia.org.
  before(() => {
    const { window, cookieJar } = (page = new JSDOM('<!DOCTYPE html>', {
      pretendToBeVisual: true,
      runScripts: 'dangerously',
      url: target.entryPoint,
      virtualConsole: new VirtualConsole(),
    }));
    page.cookies = cookieJar;
    const { setTimeout } = globalThis;
    const given = Object.fromEntries(globalsOfBrowser.map((name) => [name, window[name]]));
    given.setTimeout = (...args) => timers[timers.push(setTimeout(...args)) - 1];
    for (const [name, value] of Object.entries(given)) {
      others.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    }
    ({ mw } = createRequire(import.meta.url)('mock-mediawiki'));
    // As in a page of somebody who is logged in: it asserts this name where it edits.
    mw.config.set('wgUserName', 'Admin');
  });
  after(() => {
    page.window.close();
    for (const timer of timers) clearTimeout(timer);
    for (const [name, descriptor] of others) {
      if (descriptor === undefined) delete globalThis[name];
      else Object.defineProperty(globalThis, name, descriptor);
    }
  });
  beforeEach(() => page.cookies.removeAllCookiesSync());

  exerciseLibrary('mw.Api (mock-mediawiki)', installedVersion('mock-mediawiki'), {
    'tokens without log-in': async (wiki) => {
      const api = createApi(wiki);
      expect(await api.getToken('watch')).to.equal('+\\');
      expect(await api.getToken('patrol')).to.equal('+\\');
      // A page of another site gets a warning instead of tokens.
      const response = await api.get({ meta: 'tokens', origin: '*' });
      expect(response).to.have.nested.property(
        'warnings.tokens.*',
        'Tokens may not be obtained when the same-origin policy is not applied.',
      );
    },

    'usage of a file': async (wiki) => {
      const { query } = await createApi(wiki).get({ list: 'imageusage', iutitle: 'File:Used.png', iulimit: 'max' });
      expect(query.imageusage.map(({ pageid }) => pageid)).to.deep.equal(usersOfUsedPng);
    },

    'usage by continuation': async (wiki) => {
      const api = createApi(wiki);
      const ids = [];
      for (let next = {}; next !== undefined;) {
        const parameters = { list: 'imageusage', iutitle: 'File:Used.png', iulimit: 5, ...next };
        const response = await api.get(parameters);
        ids.push(response.query.imageusage.map(({ pageid }) => pageid));
        next = response.continue;
      }
      expect(ids).to.deep.equal([usersOfUsedPng.slice(0, 5), usersOfUsedPng.slice(5, 10), usersOfUsedPng.slice(10)]);
    },

    'log-in by password': async (wiki) => {
      const api = createApi(wiki);
      // It sends the first request without a token, and the second with the token of the response.
      const { login } = await api.login(wiki.account.name, wiki.account.password);
      expect(login).to.deep.equal({ result: 'Success', lguserid: 1, lgusername: 'Admin' });
      expect(await api.getUserInfo())
        .to.have.property('rights')
        .that.includes('delete');
      const failure = await failureOf(settled(api.login(`Nobody ${Date.now()}`, 'wrong')));
      expect(failure.message).to.equal('unknown');
      expect(failure.result.login).to.include({ result: 'Failed' });
    },

    'log-in by bot password': async (wiki) => {
      const api = createApi(wiki);
      const { login } = await api.login(wiki.botAccount.name, wiki.botAccount.password);
      expect(login).to.deep.equal({ result: 'Success', lguserid: 1, lgusername: 'Admin' });
      expect((await api.getUserInfo()).rights)
        .to.include('patrol')
        .and.not.include('delete');
    },

    'tokens after log-in': async (wiki) => {
      const api = await loggedIn(wiki);
      const watch = await api.getToken('watch');
      expect(watch).to.match(/^[0-9a-f]{40,}\+\\$/);
      expect(await api.getToken('csrf'))
        .to.match(/^[0-9a-f]{40,}\+\\$/)
        .and.not.equal(watch);
    },

    'watch, unwatch': async (wiki) => {
      const api = await loggedIn(wiki);
      const isWatched = async () => {
        const { query } = await api.get({ prop: 'info', inprop: 'watched', titles: 'Alpha' });
        return 'watched' in query.pages[2];
      };
      expect(await api.watch('Alpha')).to.deep.equal({ title: 'Alpha', watched: true, ns: 0 });
      expect(await isWatched()).to.equal(true);
      expect(await api.unwatch(['Alpha'])).to.deep.equal([{ title: 'Alpha', unwatched: true, ns: 0 }]);
      expect(await isWatched()).to.equal(false);
    },

    patrol: async (wiki) => {
      const api = await loggedIn(wiki);
      const rcid = wiki.takeChange();
      const { patrol } = await api.postWithToken('patrol', { action: 'patrol', rcid });
      expect(patrol).to.deep.equal({ rcid, ns: 0, title: 'Clients edited' });
      const list = { list: 'recentchanges', rctitle: 'Clients edited', rcshow: 'patrolled', rclimit: 'max' };
      const { query } = await api.get({ ...list, rcprop: ['ids', 'patrolled'] });
      expect(query.recentchanges.map((change) => change.rcid)).to.include(rcid);
    },

    'a wrong token': async (wiki) => {
      const api = createApi(wiki);
      // A token from before the log-in is stale after it; `post` fails, `postWithToken` fetches another one and
      // retries.
      const token = await api.getToken('watch');
      await api.login(wiki.botAccount.name, wiki.botAccount.password);
      const watching = { action: 'watch', titles: 'Alpha' };
      expect((await failureOf(settled(api.post({ ...watching, token })))).message).to.equal('badtoken');
      expect((await api.postWithToken('watch', watching)).watch).to.have.length(1);
    },

    'log-out': async (wiki) => {
      const api = await loggedIn(wiki);
      expect(await api.postWithToken('csrf', { action: 'logout' })).to.deep.equal({});
      expect(await createApi(wiki).getToken('watch')).to.equal('+\\');
    },

    'a title that is not a file': async (wiki) => {
      const failure = await failureOf(settled(createApi(wiki).get({ list: 'imageusage', iutitle: 'Main Page' })));
      expect(failure.message).to.equal('bad_image_title');
      expect(failure.result.error.info).to.equal('The title for "imageusage" must be a file.');
    },

    maxlag: async (wiki) => {
      // It does not retry. A wiki on one database lags by -1 second, which is more than -5.
      const failure = await failureOf(settled(createApi(wiki).get({ meta: 'userinfo', maxlag: -5 })));
      expect(failure.message).to.equal('maxlag');
      expect(failure.result.error).to.include({ lag: -1 });
    },

    edit: async (wiki) => {
      const api = await startWriting(wiki);
      const title = wiki.takeTitle();
      const created = await api.create(title, { summary: 'new' }, 'One.');
      expect(created).to.include({ result: 'Success', title, new: true, oldrevid: 0 });
      const change = ({ content }) => ({ text: `${content} Two.`, summary: 'more' });
      expect(await api.edit(title, change)).to.include({ result: 'Success', title, oldrevid: created.newrevid });
      await api.newSection(title, 'Three', 'Four.');
      expect((await latestOf(wiki, title)).text).to.equal('One. Two.\n\n== Three ==\n\nFour.');
      const failure = await failureOf(settled(api.create(title, { summary: 'new' }, 'Five.')));
      expect(failure.message).to.equal('articleexists');
    },

    'edit conflict': async (wiki) => {
      const api = await startWriting(wiki);
      const title = wiki.takePage();
      const change = async ({ content }) => {
        await editAsEditor(wiki, title);
        return { text: `${content} And mine.`, summary: 'more' };
      };
      expect((await failureOf(settled(api.edit(title, change)))).message).to.equal('editconflict');
      expect((await latestOf(wiki, title)).text).to.equal(textOfEditor);
    },

    'edit of a protected page': async (wiki) => {
      const api = await startWriting(wiki);
      const asked = api.edit('Clients protected', ({ content }) => `${content} More.`);
      expect((await failureOf(settled(asked))).message).to.equal('protectedpage');
    },

    move: async (wiki) => {
      const api = await startWriting(wiki);
      const [from, to] = [wiki.takeTitle(), wiki.takeTitle()];
      await api.create(from, { summary: 'new' }, 'Text.');
      const { move } = await api.postWithEditToken({ action: 'move', from, to, reason: 'renamed' });
      expect(move).to.deep.include({ from, to, reason: 'renamed', redirectcreated: '' });
      expect((await latestOf(wiki, from)).text).to.equal(`#REDIRECT [[${to}]]`);
      const again = settled(api.postWithEditToken({ action: 'move', from: to, to: 'Alpha', reason: 'renamed' }));
      expect((await failureOf(again)).message).to.equal('articleexists');
    },

    delete: async (wiki) => {
      const api = await startWriting(wiki);
      const title = wiki.takeTitle();
      await api.create(title, { summary: 'new' }, 'Text.');
      const deleting = { action: 'delete', title, reason: 'unused' };
      expect((await api.postWithEditToken(deleting)).delete).to.include({ title, reason: 'unused' });
      expect(await latestOf(wiki, title)).to.equal(undefined);
      expect((await failureOf(settled(api.postWithEditToken(deleting)))).message).to.equal('missingtitle');
    },

    upload: (wiki) =>
      withImage(wiki.takeTitle(), async ({ name, bytes }) => {
        const api = await startWriting(wiki);
        const file = new page.window.File([bytes], name, { type: 'image/png' });
        const { upload } = await api.upload(file, { filename: name, text: 'A file.', comment: 'my own' });
        expect(upload).to.include({ result: 'Success', filename: name.replaceAll(' ', '_') });
        expect(await fileOf(wiki, name)).to.include({ width: 2, height: 2, comment: 'my own' });
      }),

    rollback: async (wiki) => {
      const api = await startWriting(wiki);
      const title = wiki.takePage();
      const rollback = await api.rollback(title, wiki.editorName, { summary: 'back' });
      expect(rollback).to.include({ title, summary: 'back' });
      expect(await latestOf(wiki, title)).to.deep.equal({ user: 'Admin', text: firstText });
    },
  });

  // A strict wiki reports further violations, and a real one supports these modules.
  if (process.env.WIKIDOUBLE_REAL_WIKI || process.env.WIKIDOUBLE_STRICT) return;

  describe('what wikidouble does not support, called through mw.Api', () => {
    const calls = {
      'action=imagerotate': (api) => api.get({ action: 'imagerotate', rotation: 90 }),
    };

    for (const [name, call] of Object.entries(calls)) {
      it(`${name} rejects the promise with status 501 and a sentence that names it`, async () => {
        const failure = await failureOf(settled(call(await loggedIn(target))));
        expect(failure.message).to.equal('http');
        expect(failure.result.xhr.status).to.equal(501);
        expect(failure.result.xhr.responseJSON.error.info).to.contain(`has ${name}; wikidouble does not support it.`);
      });
    }
  });
});
