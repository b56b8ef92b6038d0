import { createReadStream } from 'node:fs';

import { expect } from 'chai';
import { Mwbot } from 'mwbot-ts';

import { editAsEditor, fileOf, firstText, latestOf, secondText, textOfEditor } from './editor.mjs';
import { usersOfUsedPng, watchAndUnwatch } from './exercises.mjs';
import { failureOf } from './failure-of.mjs';
import { withImage } from './image.mjs';
import { installedVersion } from './installed-version.mjs';
import { quietly } from './quietly.mjs';
import { exerciseLibrary, knownBug } from './exercise-library.mjs';

/** Reads the namespaces, the magic words and so on, and its user. */
function start({ entryPoint: apiUrl }, credentials = { anonymous: true }, requestOptions = {}) {
  return quietly(() => Mwbot.init({ apiUrl, credentials, suppressWarnings: true }, requestOptions));
}

/** Works around its bug: an anonymous bot logs in, and its credentials are set afterwards. */
async function loggedIn(wiki, account = wiki.botAccount) {
  const bot = await start(wiki);
  const { name: username, password } = account;
  await bot.login(username, password);
  bot.credentials = { user: { username, password } };
  return bot;
}

/** It remembers the rights of the anonymous bot. */
async function startWriting(wiki) {
  const bot = await loggedIn(wiki, wiki.writer);
  const { query } = await bot.get({ meta: 'userinfo', uiprop: 'rights' });
  bot._info.user = query.userinfo;
  return bot;
}

function cannotLogIn(account) {
  return async (wiki) => {
    const { name: username, password } = wiki[account];
    expect(await failureOf(start(wiki, { username, password }))).to.include({ code: 'assertuserfailed' });
    // The wiki itself accepts the log-in.
    expect(await (await loggedIn(wiki, wiki[account])).get({ meta: 'userinfo' }))
      .to.have.nested.property('query.userinfo')
      .that.deep.equals({ id: 1, name: 'Admin' });
  };
}

const assertsTooEarly = 'sends assert=user with the request for its login token';

exerciseLibrary('mwbot-ts', installedVersion('mwbot-ts'), {
  'tokens without log-in': async (wiki) => {
    const bot = await start(wiki);
    expect(await bot.getToken('watch')).to.equal('+\\');
    expect(await bot.getToken('patrol')).to.equal('+\\');
  },

  'usage of a file': async (wiki) => {
    const bot = await start(wiki);
    const { query } = await bot.get({ list: 'imageusage', iutitle: 'File:Used.png', iulimit: 'max' });
    expect(query.imageusage.map(({ pageid }) => pageid)).to.deep.equal(usersOfUsedPng);
  },

  'usage by continuation': async (wiki) => {
    const bot = await start(wiki);
    const parameters = { list: 'imageusage', iutitle: 'File:Used.png', iulimit: 5 };
    const responses = await bot.continuedRequest(parameters, { limit: Infinity });
    const ids = responses.map(({ query }) => query.imageusage.map(({ pageid }) => pageid));
    expect(ids).to.deep.equal([usersOfUsedPng.slice(0, 5), usersOfUsedPng.slice(5, 10), usersOfUsedPng.slice(10)]);
  },

  'log-in by password': knownBug(assertsTooEarly, cannotLogIn('account')),

  'log-in by bot password': knownBug(assertsTooEarly, cannotLogIn('botAccount')),

  'tokens after log-in': async (wiki) => {
    const bot = await loggedIn(wiki);
    const watch = await bot.getToken('watch');
    expect(watch).to.match(/^[0-9a-f]{40,}\+\\$/);
    expect(await bot.getCsrfToken())
      .to.match(/^[0-9a-f]{40,}\+\\$/)
      .and.not.equal(watch);
  },

  'watch, unwatch': async (wiki) => {
    const bot = await loggedIn(wiki);
    const watch = ({ titles, ...parameters }) =>
      bot.postWithToken('watch', { action: 'watch', titles: [titles], ...parameters });
    const isWatched = async () => {
      const { query } = await bot.get({ prop: 'info', inprop: 'watched', titles: 'Alpha' });
      return query.pages[0].watched;
    };
    await watchAndUnwatch(watch, isWatched);
  },

  patrol: async (wiki) => {
    const bot = await loggedIn(wiki);
    const rcid = wiki.takeChange();
    const { patrol } = await bot.postWithToken('patrol', { action: 'patrol', rcid });
    expect(patrol).to.deep.equal({ rcid, ns: 0, title: 'Clients edited' });
    const list = { list: 'recentchanges', rctitle: 'Clients edited', rcshow: 'patrolled', rclimit: 'max' };
    const { query } = await bot.get({ ...list, rcprop: ['ids', 'patrolled'] });
    expect(query.recentchanges.map((change) => change.rcid)).to.include(rcid);
  },

  'a wrong token': async (wiki) => {
    const bot = await loggedIn(wiki);
    const watching = { action: 'watch', titles: 'Alpha', token: 'wrong+\\' };
    const hasty = { disableRetryAPI: true };
    expect(await failureOf(bot.post(watching, hasty))).to.include({ code: 'badtoken', info: 'Invalid CSRF token.' });
    // To retry, it reads from `action=paraminfo` which token the action needs, and fetches it.
    expect((await quietly(() => bot.post(watching))).watch).to.have.length(1);
  },

  'log-out': async (wiki) => {
    const bot = await loggedIn(wiki);
    expect(await bot.postWithCsrfToken({ action: 'logout' })).to.deep.equal({});
    // It still asserts that it is logged in, which now fails.
    const failure = await failureOf(bot.get({ meta: 'userinfo' }, { disableRetryAPI: true }));
    expect(failure).to.include({ code: 'assertuserfailed' });
  },

  'a title that is not a file': async (wiki) => {
    const bot = await start(wiki);
    const failure = await failureOf(bot.get({ list: 'imageusage', iutitle: 'Main Page' }));
    expect(failure).to.include({ code: 'bad_image_title', info: 'The title for "imageusage" must be a file.' });
  },

  maxlag: async (wiki) => {
    const bot = await start(wiki);
    // A wiki on one database lags by -1 second, which is more than -5.
    const hurried = await failureOf(bot.get({ maxlag: -5 }, { disableRetryAPI: true }));
    expect(hurried).to.include({ code: 'maxlag' });
    const begin = Date.now();
    expect(await failureOf(quietly(() => bot.get({ maxlag: -5 })))).to.include({ code: 'maxlag' });
    // It waited for as long as `Retry-After` says, three times; a busy machine adds to that.
    expect(Date.now() - begin).to.be.within(14_900, 60_000);
  },

  edit: async (wiki) => {
    const bot = await startWriting(wiki);
    const title = wiki.takeTitle();
    const created = await bot.create(title, 'One.', 'new');
    expect(created).to.include({ result: 'Success', title, new: true, oldrevid: 0 });
    const change = ({ content }) => ({ text: `${content} Two.`, summary: 'more' });
    expect(await bot.edit(title, change)).to.include({ result: 'Success', title, oldrevid: created.newrevid });
    expect(await bot.save(title, 'One. Two.', 'again')).to.include({ result: 'Success', nochange: true });
    await bot.newSection(title, 'Three', 'Four.');
    expect((await latestOf(wiki, title)).text).to.equal('One. Two.\n\n== Three ==\n\nFour.');
    expect(await failureOf(bot.create(title, 'Five.', 'new'))).to.include({ code: 'articleexists' });
  },

  'edit conflict': async (wiki) => {
    const bot = await startWriting(wiki);
    const title = wiki.takePage();
    // After five seconds, it reads the page again and calls the function a second time.
    const seen = [];
    const change = async ({ content }) => {
      seen.push(content);
      if (seen.length === 1) await editAsEditor(wiki, title);
      return { text: `${content} And mine.`, summary: 'more' };
    };
    await quietly(() => bot.edit(title, change));
    expect(seen).to.deep.equal([secondText, textOfEditor]);
    expect(await latestOf(wiki, title)).to.deep.equal({ user: 'Admin', text: `${textOfEditor} And mine.` });
  },

  'edit of a protected page': async (wiki) => {
    const bot = await startWriting(wiki);
    const asked = bot.edit('Clients protected', ({ content }) => ({ text: `${content} More.`, summary: 'more' }));
    expect(await failureOf(asked)).to.include({ code: 'protectedpage' });
  },

  move: async (wiki) => {
    const bot = await startWriting(wiki);
    const [from, to] = [wiki.takeTitle(), wiki.takeTitle()];
    await bot.create(from, 'Text.', 'new');
    const moved = await bot.move(from, to, { reason: 'renamed', movetalk: true });
    expect(moved).to.deep.include({ from, to, reason: 'renamed', redirectcreated: true });
    expect((await latestOf(wiki, from)).text).to.equal(`#REDIRECT [[${to}]]`);
    expect(await failureOf(bot.move(to, 'Alpha', { reason: 'renamed' }))).to.include({ code: 'articleexists' });
  },

  delete: async (wiki) => {
    const bot = await startWriting(wiki);
    const title = wiki.takeTitle();
    await bot.create(title, 'Text.', 'new');
    expect(await bot.delete(title, { reason: 'unused' })).to.include({ title, reason: 'unused' });
    expect(await failureOf(bot.delete(title, { reason: 'unused' }))).to.include({ code: 'missingtitle' });
    await bot.undelete(title, { reason: 'used after all' });
    expect((await latestOf(wiki, title)).text).to.equal('Text.');
  },

  upload: (wiki) =>
    withImage(wiki.takeTitle(), async ({ name, path }) => {
      const bot = await startWriting(wiki);
      const file = { stream: createReadStream(path), name };
      const { upload } = await bot.postWithCsrfToken(
        { action: 'upload', filename: name, file, text: 'A file.', comment: 'my own' },
        { headers: { 'Content-Type': 'multipart/form-data' } },
      );
      expect(upload).to.include({ result: 'Success', filename: name.replaceAll(' ', '_') });
      expect(await fileOf(wiki, name)).to.include({ width: 2, height: 2, comment: 'my own' });
    }),

  rollback: async (wiki) => {
    const bot = await startWriting(wiki);
    const title = wiki.takePage();
    const back = await bot.rollback(title, wiki.editorName, { summary: 'back' });
    expect(back).to.include({ title, summary: 'back' });
    expect(await latestOf(wiki, title)).to.deep.equal({ user: 'Admin', text: firstText });
  },
});
