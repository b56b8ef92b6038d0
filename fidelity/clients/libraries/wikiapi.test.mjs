import { expect } from 'chai';
import Wikiapi from 'wikiapi';

import { editAsEditor, fileOf, firstText, latestOf, textOfEditor } from './editor.mjs';
import { usersOfUsedPng } from './exercises.mjs';
import { failureOf } from './failure-of.mjs';
import { withImage } from './image.mjs';
import { installedVersion } from './installed-version.mjs';
import { quietly } from './quietly.mjs';
import { exerciseLibrary, knownBug } from './exercise-library.mjs';
import { runWikiapiAlone } from './wikiapi-alone.mjs';

async function loggedIn({ entryPoint, botAccount }, account = botAccount) {
  const wiki = new Wikiapi(entryPoint);
  await quietly(() => wiki.login(account.name, account.password));
  return wiki;
}

const startWriting = (tried) => loggedIn(tried, tried.writer);

async function tokenOf(wiki, type) {
  const { query } = await wiki.query({ action: 'query', meta: 'tokens', type });
  return query.tokens[`${type}token`];
}

exerciseLibrary('wikiapi', installedVersion('wikiapi'), {
  'tokens without log-in': async ({ entryPoint }) => {
    const { query } = await new Wikiapi(entryPoint).query({ action: 'query', meta: 'tokens', type: 'watch|patrol' });
    expect(query.tokens).to.deep.equal({ watchtoken: '+\\', patroltoken: '+\\' });
  },

  'usage of a file': async ({ entryPoint }) => {
    // It reads the names of the list's parameters from `action=paraminfo`.
    const usage = await quietly(() => new Wikiapi(entryPoint).imageusage('File:Used.png'));
    expect(usage.map(({ pageid }) => pageid)).to.deep.equal(usersOfUsedPng);
  },

  'usage by continuation': async ({ entryPoint }) => {
    const ids = [];
    await quietly(async () => {
      for await (const usage of new Wikiapi(entryPoint).imageusage('File:Used.png', { batch_size: 5 })) {
        ids.push(usage.map(({ pageid }) => pageid));
      }
    });
    expect(ids).to.deep.equal([usersOfUsedPng.slice(0, 5), usersOfUsedPng.slice(5, 10), usersOfUsedPng.slice(10)]);
  },

  'log-in by password': async ({ entryPoint, account }) => {
    const wiki = new Wikiapi(entryPoint);
    expect(await quietly(() => wiki.login(account.name, account.password))).to.equal('Admin');
    const { query } = await wiki.query({ action: 'query', meta: 'userinfo' });
    expect(query.userinfo).to.deep.equal({ id: 1, name: 'Admin' });
    const stranger = new Wikiapi(entryPoint);
    const failure = await failureOf(quietly(() => stranger.login(`Nobody ${Date.now()}`, 'wrong')));
    expect(failure).to.deep.equal({
      result: 'Failed',
      reason: 'Incorrect username or password entered. Please try again.',
    });
  },

  'log-in by bot password': async ({ entryPoint, botAccount }) => {
    const wiki = new Wikiapi(entryPoint);
    expect(await quietly(() => wiki.login(botAccount.name, botAccount.password))).to.equal('Admin');
    const { query } = await wiki.query({ action: 'query', meta: 'userinfo', uiprop: 'rights' });
    expect(query.userinfo.rights).to.include('patrol').and.not.include('delete');
  },

  'tokens after log-in': async (tried) => {
    const wiki = await loggedIn(tried);
    const watch = await tokenOf(wiki, 'watch');
    expect(watch).to.match(/^[0-9a-f]{40,}\+\\$/);
    expect(await tokenOf(wiki, 'csrf'))
      .to.match(/^[0-9a-f]{40,}\+\\$/)
      .and.not.equal(watch);
  },

  'watch, unwatch': async (tried) => {
    const wiki = await loggedIn(tried);
    const watching = { action: 'watch', titles: 'Alpha', token: await tokenOf(wiki, 'watch') };
    const isWatched = async () => {
      const { query } = await wiki.query({ action: 'query', prop: 'info', inprop: 'watched', titles: 'Alpha' });
      return 'watched' in query.pages[2];
    };
    expect((await wiki.query(watching)).watch).to.deep.equal([{ title: 'Alpha', watched: '', ns: 0 }]);
    expect(await isWatched()).to.equal(true);
    const { watch } = await wiki.query({ ...watching, unwatch: 1 });
    expect(watch).to.deep.equal([{ title: 'Alpha', unwatched: '', ns: 0 }]);
    expect(await isWatched()).to.equal(false);
  },

  patrol: async (tried) => {
    const wiki = await loggedIn(tried);
    const rcid = tried.takeChange();
    const { patrol } = await wiki.query({ action: 'patrol', rcid, token: await tokenOf(wiki, 'patrol') });
    expect(patrol).to.deep.equal({ rcid, ns: 0, title: 'Clients edited' });
    const list = { list: 'recentchanges', rctitle: 'Clients edited', rcshow: 'patrolled', rclimit: 'max' };
    const { query } = await wiki.query({ action: 'query', ...list, rcprop: 'ids|patrolled' });
    expect(query.recentchanges.map((change) => change.rcid)).to.include(rcid);
  },

  'a wrong token': knownBug('logs in again, retries, and throws where the caller cannot catch it', async (tried) => {
    const { printed, status } = await runWikiapiAlone('wrong-token', tried);
    expect(printed).to.include('Error: check_session_badtoken: Too many badtoken errors!');
    expect(status).to.equal(1);
  }),

  'log-out': async (tried) => {
    const wiki = await loggedIn(tried);
    expect(await wiki.query({ action: 'logout', token: await tokenOf(wiki, 'csrf') })).to.deep.equal({});
    const { query } = await wiki.query({ action: 'query', meta: 'userinfo' });
    expect(query.userinfo).to.include({ id: 0, anon: '' });
  },

  'a title that is not a file': async ({ entryPoint }) => {
    const failure = await failureOf(quietly(() => new Wikiapi(entryPoint).imageusage('Main Page')));
    expect(failure.error).to.include({
      code: 'bad_image_title',
      info: 'The title for "imageusage" must be a file.',
    });
  },

  maxlag: knownBug('treats the seconds of the lag as milliseconds, and retries at once without end', async (tried) => {
    const { printed } = await runWikiapiAlone('maxlag', tried);
    expect(printed).to.include('asked 10 times');
  }),

  edit: async (tried) => {
    const wiki = await startWriting(tried);
    const title = tried.takeTitle();
    await quietly(() => wiki.edit_page(title, 'One.', { summary: 'new', createonly: 1 }));
    expect((await latestOf(tried, title)).text).to.equal('One.');
    await quietly(() => wiki.edit_page(title, ({ wikitext }) => `${wikitext} Two.`, { summary: 'more', nocreate: 1 }));
    expect(await latestOf(tried, title)).to.deep.equal({ user: 'Admin', text: 'One. Two.' });
  },

  'edit conflict': async (tried) => {
    const wiki = await startWriting(tried);
    const title = tried.takePage();
    const page = await quietly(() => wiki.page(title));
    await editAsEditor(tried, title);
    const failure = await failureOf(quietly(() => wiki.edit(`${page.wikitext} And mine.`, { summary: 'more' })));
    expect(failure).to.include({ code: 'editconflict' });
    expect((await latestOf(tried, title)).text).to.equal(textOfEditor);
  },

  'edit of a protected page': async (tried) => {
    const wiki = await startWriting(tried);
    const more = ({ wikitext }) => `${wikitext} More.`;
    const failure = await failureOf(quietly(() => wiki.edit_page('Clients protected', more, { summary: 'more' })));
    expect(failure).to.include({ code: 'protectedpage' });
  },

  move: async (tried) => {
    const wiki = await startWriting(tried);
    const [from, to] = [tried.takeTitle(), tried.takeTitle()];
    await quietly(() => wiki.edit_page(from, 'Text.', { summary: 'new' }));
    const moved = await quietly(() => wiki.move_page(from, to, { reason: 'renamed' }));
    expect(moved).to.include({ from, to, reason: 'renamed', redirectcreated: '' });
    expect((await latestOf(tried, from)).text).to.equal(`#REDIRECT [[${to}]]`);
    const failure = await failureOf(quietly(() => wiki.move_page(to, 'Alpha', { reason: 'renamed' })));
    expect(failure).to.include({ code: 'articleexists' });
  },

  delete: async (tried) => {
    const wiki = await startWriting(tried);
    const title = tried.takeTitle();
    await quietly(() => wiki.edit_page(title, 'Text.', { summary: 'new' }));
    expect(await quietly(() => wiki.delete(title, { reason: 'unused' }))).to.include({ title, reason: 'unused' });
    expect(await latestOf(tried, title)).to.equal(undefined);
  },

  upload: knownBug('uploads, then asks for the structured data of Wikimedia Commons without end', (tried) =>
    withImage(tried.takeTitle(), async ({ name, path }) => {
      const { printed } = await runWikiapiAlone('upload', { ...tried, botAccount: tried.writer }, path);
      expect(printed).to.include('asked 40 times');
      expect(await fileOf(tried, name)).to.include({ width: 2, height: 2, comment: 'my own' });
    }),
  ),

  rollback: async (tried) => {
    const wiki = await startWriting(tried);
    const title = tried.takePage();
    const token = await tokenOf(wiki, 'rollback');
    const response = await wiki.query({
      action: 'rollback',
      title,
      user: tried.editorName,
      summary: 'back',
      token,
    });
    const { rollback } = response;
    expect(rollback).to.include({ title, summary: 'back' });
    expect(await latestOf(tried, title)).to.deep.equal({ user: 'Admin', text: firstText });
  },
});
