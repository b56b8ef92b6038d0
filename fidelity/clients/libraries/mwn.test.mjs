import { Writable } from 'node:stream';

import { expect } from 'chai';
import { after, before } from 'mocha';
import { Mwn } from 'mwn';

import { editAsEditor, fileOf, firstText, latestOf, secondText, textOfEditor } from './editor.mjs';
import { usersOfUsedPng, watchAndUnwatch } from './exercises.mjs';
import { failureOf } from './failure-of.mjs';
import { withImage } from './image.mjs';
import { installedVersion } from './installed-version.mjs';
import { exerciseLibrary } from './exercise-library.mjs';

const options = { userAgent: 'wikidouble', silent: true, suppressAPIWarnings: true };

/** Logs in, and reads the namespaces and the rights of the user. */
function start({ entryPoint, botAccount }, others, account = botAccount) {
  const { name: username, password } = account;
  return Mwn.init({ ...options, apiUrl: entryPoint, username, password, ...others });
}

const startWriting = (wiki, others) => start(wiki, others, wiki.writer);

/** Without a log-in the titles of mwn need to be told to read the namespaces. */
async function startAnonymously({ entryPoint }, others) {
  const bot = new Mwn({ ...options, apiUrl: entryPoint, ...others });
  await bot.getSiteInfo();
  return bot;
}

before(() => {
  Mwn.setLoggingConfig({ stream: new Writable({ write: (_chunk, _encoding, done) => done() }) });
});
after(() => {
  Mwn.setLoggingConfig({});
});

exerciseLibrary(
  'mwn',
  installedVersion('mwn'),
  {
    'tokens without log-in': async (wiki) => {
      const bot = await startAnonymously(wiki);
      const { query } = await bot.query({ meta: 'tokens', type: ['watch', 'patrol'] });
      expect(query.tokens).to.deep.equal({ watchtoken: '+\\', patroltoken: '+\\' });
    },

    'usage of a file': async (wiki) => {
      const bot = await startAnonymously(wiki);
      const { query } = await bot.query({ list: 'imageusage', iutitle: 'File:Used.png', iulimit: 'max' });
      expect(query.imageusage.map(({ pageid }) => pageid)).to.deep.equal(usersOfUsedPng);
      const usages = await new bot.File('Two_words.png').usages();
      expect(usages).to.deep.equal([{ pageid: 16, ns: 0, title: '日本', redirect: false }]);
    },

    'usage by continuation': async (wiki) => {
      const bot = await startAnonymously(wiki);
      const query = { action: 'query', list: 'imageusage', iutitle: 'File:Used.png', iulimit: 5 };
      const ids = [];
      for await (const response of bot.continuedQueryGen(query)) {
        ids.push(response.query.imageusage.map(({ pageid }) => pageid));
      }
      expect(ids).to.deep.equal([usersOfUsedPng.slice(0, 5), usersOfUsedPng.slice(5, 10), usersOfUsedPng.slice(10)]);
    },

    'log-in by password': async (wiki) => {
      const bot = await start(wiki, {}, wiki.account);
      expect(bot.loggedIn).to.equal(true);
      expect(await bot.userinfo()).to.include({ id: 1, name: 'Admin' });
      const failure = await failureOf(bot.login({ username: `Nobody ${Date.now()}`, password: 'wrong' }));
      expect(failure).to.include({
        code: 'mwn_failedlogin',
        info: 'Failed: Incorrect username or password entered. Please try again.',
      });
    },

    'log-in by bot password': async (wiki) => {
      const bot = await start(wiki);
      expect(bot.loggedIn).to.equal(true);
      const { rights } = await bot.userinfo({ uiprop: 'rights' });
      expect(rights).to.include('patrol').and.not.include('delete');
    },

    'tokens after log-in': async (wiki) => {
      const bot = await start(wiki);
      expect(await bot.getCsrfToken()).to.match(/^[0-9a-f]{40,}\+\\$/);
      expect(bot.state.watchtoken)
        .to.match(/^[0-9a-f]{40,}\+\\$/)
        .and.not.equal(bot.csrfToken);
    },

    'watch, unwatch': async (wiki) => {
      const bot = await start(wiki);
      const { watchtoken: token } = bot.state;
      const watch = ({ titles, ...parameters }) =>
        bot.request({ action: 'watch', titles: [titles], token, ...parameters });
      const isWatched = async () => {
        const { query } = await bot.query({ prop: 'info', inprop: 'watched', titles: 'Alpha' });
        return query.pages[0].watched;
      };
      await watchAndUnwatch(watch, isWatched);
    },

    patrol: async (wiki) => {
      const bot = await start(wiki);
      const rcid = wiki.takeChange();
      const { patrol } = await bot.request({ action: 'patrol', rcid, token: bot.state.patroltoken });
      expect(patrol).to.deep.equal({ rcid, ns: 0, title: 'Clients edited' });
      const list = { list: 'recentchanges', rctitle: 'Clients edited', rclimit: 'max' };
      const { query } = await bot.query({ ...list, rcprop: ['ids', 'patrolled'], rcshow: 'patrolled' });
      expect(query.recentchanges.map((change) => change.rcid)).to.include(rcid);
    },

    'a wrong token': async (wiki) => {
      const watching = { action: 'watch', titles: 'Alpha', token: 'wrong+\\' };
      const hasty = await start(wiki, { maxRetries: 0 });
      expect(await failureOf(hasty.request(watching))).to.include({ code: 'badtoken', info: 'Invalid CSRF token.' });
      // To retry, it reads from `action=paraminfo` which token the action needs, and fetches it.
      const bot = await start(wiki);
      expect((await bot.request(watching)).watch).to.have.length(1);
    },

    'log-out': async (wiki) => {
      const bot = await start(wiki);
      await bot.logout();
      expect(await bot.userinfo()).to.include({ id: 0, anon: true });
      expect(await bot.getCsrfToken()).to.equal('+\\');
    },

    'a title that is not a file': async (wiki) => {
      const bot = await startAnonymously(wiki);
      const failure = await failureOf(bot.query({ list: 'imageusage', iutitle: 'Main Page' }));
      expect(failure).to.include({ code: 'bad_image_title', info: 'The title for "imageusage" must be a file.' });
    },

    maxlag: async (wiki) => {
      const bot = await startAnonymously(wiki, { maxRetries: 1, retryPause: 50_000 });
      // A wiki on one database lags by -1 second, which is more than -5.
      const { waits, result } = await withoutWaiting(() => failureOf(bot.query({ maxlag: -5 })));
      expect(result).to.include({ code: 'maxlag', lag: -1 });
      // It waits once for as long as `Retry-After` says, and not for its own pause.
      expect(waits).to.deep.equal([5000]);
    },

    edit: async (wiki) => {
      const bot = await startWriting(wiki);
      const title = wiki.takeTitle();
      expect(await bot.create(title, 'One.', 'new')).to.include({ result: 'Success', title, new: true, oldrevid: 0 });
      const change = ({ content }) => ({ text: `${content} Two.`, summary: 'more' });
      expect(await bot.edit(title, change)).to.include({ result: 'Success', title });
      expect(await bot.save(title, 'One. Two.', 'again')).to.include({ result: 'Success', nochange: true });
      await bot.newSection(title, 'Three', 'Four.');
      expect((await latestOf(wiki, title)).text).to.equal('One. Two.\n\n== Three ==\n\nFour.');
      expect(await failureOf(bot.create(title, 'Five.', 'new'))).to.include({ code: 'articleexists' });
    },

    'edit conflict': async (wiki) => {
      const bot = await startWriting(wiki);
      const title = wiki.takePage();
      // It reads the page again and calls the function a second time.
      const seen = [];
      await bot.edit(title, async ({ content }) => {
        seen.push(content);
        if (seen.length === 1) await editAsEditor(wiki, title);
        return { text: `${content} And mine.`, summary: 'more' };
      });
      expect(seen).to.deep.equal([secondText, textOfEditor]);
      expect(await latestOf(wiki, title)).to.deep.equal({ user: 'Admin', text: `${textOfEditor} And mine.` });
    },

    'edit of a protected page': async (wiki) => {
      const bot = await startWriting(wiki);
      const failure = await failureOf(bot.edit('Clients protected', ({ content }) => `${content} More.`));
      expect(failure).to.include({ code: 'protectedpage' });
    },

    move: async (wiki) => {
      const bot = await startWriting(wiki);
      const [from, to] = [wiki.takeTitle(), wiki.takeTitle()];
      await bot.create(from, 'Text.', 'new');
      expect(await bot.move(from, to, 'renamed')).to.deep.include({
        from,
        to,
        reason: 'renamed',
        redirectcreated: true,
      });
      expect((await latestOf(wiki, from)).text).to.equal(`#REDIRECT [[${to}]]`);
      expect(await failureOf(bot.move(to, 'Alpha', 'renamed'))).to.include({ code: 'articleexists' });
    },

    delete: async (wiki) => {
      const bot = await startWriting(wiki);
      const title = wiki.takeTitle();
      await bot.create(title, 'Text.', 'new');
      expect(await bot.delete(title, 'unused')).to.include({ title, reason: 'unused' });
      expect(await failureOf(bot.delete(title, 'unused'))).to.include({ code: 'missingtitle' });
      await bot.undelete(title, 'used after all');
      expect((await latestOf(wiki, title)).text).to.equal('Text.');
    },

    upload: (wiki) =>
      withImage(wiki.takeTitle(), async ({ name, path }) => {
        const bot = await startWriting(wiki);
        const upload = await bot.upload(path, name, 'A file.', { comment: 'my own' });
        expect(upload).to.include({ result: 'Success', filename: name.replaceAll(' ', '_') });
        expect(await fileOf(wiki, name)).to.include({ width: 2, height: 2, comment: 'my own' });
      }),

    rollback: async (wiki) => {
      const bot = await startWriting(wiki);
      const title = wiki.takePage();
      expect(await bot.rollback(title, wiki.editorName, { summary: 'back' })).to.include({ title, summary: 'back' });
      expect(await latestOf(wiki, title)).to.deep.equal({ user: 'Admin', text: firstText });
    },
  },
  {
    'collects as many continued responses as requested': async (wiki) => {
      const bot = await startAnonymously(wiki);
      const query = { action: 'query', list: 'imageusage', iutitle: 'File:Used.png', iulimit: 5 };
      const responses = await bot.continuedQuery(query, 2);
      const ids = responses.map((response) => response.query.imageusage.map(({ pageid }) => pageid));
      expect(ids).to.deep.equal([usersOfUsedPng.slice(0, 5), usersOfUsedPng.slice(5, 10)]);
    },

    'posts a query that is too long for a URL, promising not to write': async (wiki) => {
      const bot = await startAnonymously(wiki);
      const requestid = 'a'.repeat(8001);
      const query = { list: 'imageusage', iutitle: 'File:日本.png', requestid };
      expect(await bot.query(query, { method: 'post' })).to.deep.equal({
        requestid,
        batchcomplete: true,
        query: { imageusage: [{ pageid: 16, ns: 0, title: '日本' }] },
      });
    },
  },
);

/** Runs something whose pauses of several seconds end at once. Returns these pauses in milliseconds, too. */
async function withoutWaiting(run) {
  const { setTimeout } = globalThis;
  const waits = [];
  globalThis.setTimeout = (resume, milliseconds, ...args) => {
    // A minute is how long it waits for a response.
    const isPause = milliseconds >= 1000 && milliseconds < 60_000;
    if (isPause) waits.push(milliseconds);
    return setTimeout(resume, isPause ? 0 : milliseconds, ...args);
  };
  try {
    return { result: await run(), waits };
  } finally {
    globalThis.setTimeout = setTimeout;
  }
}
