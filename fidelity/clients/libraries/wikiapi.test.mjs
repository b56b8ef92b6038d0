import { expect } from 'chai';
import Wikiapi from 'wikiapi';

import { usersOfUsedPng } from './exercises.mjs';
import { failureOf } from './failure-of.mjs';
import { installedVersion } from './installed-version.mjs';
import { quietly } from './quietly.mjs';
import { exerciseLibrary, knownBug } from './exercise-library.mjs';
import { runWikiapiAlone } from './wikiapi-alone.mjs';

async function loggedIn({ entryPoint, botAccount: account }) {
  const wiki = new Wikiapi(entryPoint);
  await quietly(() => wiki.login(account.name, account.password));
  return wiki;
}

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
});
