import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Buffer } from 'node:buffer';
import { Writable } from 'node:stream';

import { listOf, load, methodsOf, runCalls, wiki } from './run-calls.mjs';

const loaded = await load('mwn');
const { Mwn } = loaded.Mwn ? loaded : loaded.default;
Mwn.setLoggingConfig({ stream: new Writable({ write: (_chunk, _encoding, done) => done() }) });

const { api: apiUrl, user: username, password } = wiki;
const options = { apiUrl, username, password, userAgent: 'wikidouble', silent: true, suppressAPIWarnings: true };
const bot = await Mwn.init({ ...options, retryPause: 10 });
const stopped = await Mwn.init(options);

const page = (title) => new bot.Page(title);
const swan = page('Swan');
const category = new bot.Category('Birds');
const file = new bot.File('Swan.png');
const bob = new bot.User('Bob');
const inFolder = (name) => join(wiki.folder, name);

/** One grey pixel. */
const image = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

const inherited = new Set(methodsOf(bot.Title.prototype));
const own = (Class, prefix, others) =>
  methodsOf(Class.prototype)
    .filter((name) => !inherited.has(name) && !others.has(name))
    .map((name) => prefix + name);
const ofPages = new Set(methodsOf(bot.Page.prototype));
const none = new Set();

await runCalls('mwn', {
  methods: [
    ...methodsOf(Mwn.prototype),
    ...own(bot.Page, 'Page.', none),
    ...own(bot.Category, 'Category.', ofPages),
    ...own(bot.File, 'File.', ofPages),
    ...methodsOf(bot.User.prototype, 'User.'),
    'Wikitext.apiParse',
  ],
  calls: {
    request: () => bot.request({ action: 'query', titles: 'Swan', prop: ['info', 'categories'] }),
    'request: error': () => bot.request({ action: 'query', list: 'categorymembers', cmtitle: 'Birds' }),
    query: () => bot.query({ list: 'allcategories', acprop: 'size|hidden' }),
    rawRequest: async () => (await bot.rawRequest({ method: 'get', url: `${apiUrl}?action=query&format=json` })).data,
    userinfo: () => bot.userinfo({ uiprop: ['groups', 'rights', 'editcount', 'blockinfo', 'options'] }),
    getSiteInfo: async () => {
      await bot.getSiteInfo();
      return [bot.Title.idNameMap, bot.Title.nameIdMap, bot.Title.legaltitlechars];
    },
    getTokens: () => bot.getTokens().then(() => Object.keys(bot.state)),
    getCsrfToken: () => bot.getCsrfToken(),
    getTokensAndSiteInfo: () => bot.getTokensAndSiteInfo().then(() => bot.csrfToken),
    getTokenType: () => bot.getTokenType('rollback'),
    getServerTime: () => bot.getServerTime(),
    parseJsonPage: () => bot.parseJsonPage('Data.json'),
    getMessages: () => bot.getMessages(['mainpage', 'youhavenewmessages', 'nosuchmessage']),
    enableEmergencyShutoff: () =>
      new Promise((resolve) => {
        // The bot that it stops sends nothing any more.
        stopped.enableEmergencyShutoff({ page: 'Bird', intervalDuration: 20, condition: /^$/, onShutoff: resolve });
      }).finally(() => stopped.disableEmergencyShutoff()),
    'enableEmergencyShutoff: then a request': () => stopped.query({ titles: 'Swan' }),
    disableEmergencyShutoff: () => bot.disableEmergencyShutoff(),
    read: () => bot.read('Swan', { rvprop: 'content|user|comment|ids|flags|size|sha1|tags' }),
    'read: several': () => bot.read(['Swan', 'Missing page', 'Category:Birds']),
    'read: ids': () => bot.read([9, 10]),
    readGen: () => listOf(bot.readGen(['Swan', 'Goose', 'Bird'], {}, 2)),
    parseWikitext: () => bot.parseWikitext("'''x''' {{Note|y}} [[Swan]]", { title: 'Goose' }),
    parseTitle: () => bot.parseTitle('Swan'),
    download: async () => {
      await bot.download('File:Swan.png', inFolder('swan.png'));
      return readFileSync(inFolder('swan.png'), 'base64');
    },
    downloadFromUrl: () => bot.downloadFromUrl(`${apiUrl}?action=query&format=json`, inFolder('query.json')),
    getPagesByPrefix: () => bot.getPagesByPrefix('Swan'),
    getPagesInCategory: () => bot.getPagesInCategory('Birds'),
    search: () => bot.search('goose', 10, ['size', 'wordcount', 'snippet', 'timestamp']),
    continuedQuery: () => bot.continuedQuery({ action: 'query', list: 'allpages', aplimit: 4 }, 3),
    continuedQueryGen: () =>
      listOf(bot.continuedQueryGen({ action: 'query', list: 'logevents', lelimit: 5, leprop: 'ids|type' }, 3)),
    massQuery: () => bot.massQuery({ action: 'query', prop: 'info', titles: ['Swan', 'Goose', 'Bird'] }),
    massQueryGen: () =>
      listOf(bot.massQueryGen({ action: 'query', prop: 'info', titles: ['Swan', 'Goose', 'Bird'] }, 'titles', 2)),
    batchOperation: () => bot.batchOperation(['Swan', 'Goose'], (title) => bot.read(title), 1),
    seriesBatchOperation: () => bot.seriesBatchOperation(['Swan', 'Missing page'], (title) => page(title).text(), 0),
    'Page.exists': () => swan.exists(),
    'Page.exists: missing': () => page('Missing page').exists(),
    'Page.text': () => swan.text(),
    'Page.text: missing': () => page('Missing page').text(),
    'Page.categories': () => swan.categories(),
    'Page.templates': () => swan.templates(),
    'Page.links': () => swan.links(),
    'Page.backlinks': () => swan.backlinks(),
    'Page.transclusions': () => page('Template:Note').transclusions(),
    'Page.images': () => swan.images(),
    'Page.externallinks': () => swan.externallinks(),
    'Page.subpages': () => swan.subpages(),
    'Page.isRedirect': () => page('Swans').isRedirect(),
    'Page.getRedirectTarget': () => page('Swans').getRedirectTarget(),
    'Page.getCreator': () => swan.getCreator(),
    'Page.getDeletingAdmin': () => page('Spam').getDeletingAdmin(),
    'Page.history': () => swan.history(['ids', 'user', 'comment', 'flags', 'size', 'sha1', 'tags'], 10),
    'Page.historyGen': () => listOf(swan.historyGen(['ids', 'user'])),
    'Page.logs': () => page('Old name').logs(['ids', 'type', 'title', 'user', 'comment', 'details'], 10),
    'Page.logsGen': () => listOf(page('Old name').logsGen(['ids', 'type'], 'move')),
    'Category.members': () => category.members(),
    'Category.membersGen': () => listOf(category.membersGen({ cmlimit: 1 })),
    'Category.pages': () => category.pages(),
    'Category.subcats': () => new bot.Category('Animals').subcats(),
    'Category.files': () => new bot.Category('Images').files(),
    'File.usages': () => file.usages(),
    'File.download': async () => {
      await file.download(inFolder('file.png'));
      return readFileSync(inFolder('file.png'), 'base64');
    },
    'User.contribs': () => bob.contribs(),
    'User.contribsGen': () => listOf(bob.contribsGen({ uclimit: 2, ucprop: 'ids|title' })),
    'User.logs': () => bob.logs(),
    'User.logsGen': () => listOf(new bot.User('Admin').logsGen({ lelimit: 3, leprop: 'ids|type' })),
    'User.info': () => bob.info(['groups', 'editcount', 'rights', 'registration', 'gender', 'emailable']),
    'User.info: blocked': () => new bot.User('Vandal').info(['blockinfo']),
    'Wikitext.apiParse': async () => new bot.Wikitext('[[Swan]]').apiParse({ title: 'Bird' }),

    // What writes: the trial in which these methods failed first (issue 17).
    create: () => bot.create('Duck', 'A duck. [[Category:Birds]]', 'new page'),
    'create: exists': () => bot.create('Duck', 'A duck.', 'new page'),
    save: () => bot.save('Duck', 'A duck swims. [[Category:Birds]]', 'more'),
    edit: () => bot.edit('Duck', ({ content }) => ({ text: `${content} [[Swan]]`, summary: 'a link', minor: true })),
    newSection: () => bot.newSection('Talk:Duck', 'Question', 'Does it swim?'),
    move: () => bot.move('Duck', 'Ducks', 'plural', { movetalk: true }),
    delete: () => bot.delete('Ducks', 'a trial'),
    'delete: missing': () => bot.delete('Ducks', 'a trial'),
    undelete: () => bot.undelete('Ducks', 'over'),
    rollback: async () => {
      await bot.save('User:Bob', 'I am not Bob.', 'vandalism');
      return bot.rollback('User:Bob', username);
    },
    'rollback: only author': () => bot.rollback('Lonely', 'Admin'),
    purge: () => bot.purge(['Swan', 'Goose', 'Missing page']),
    upload: () => {
      writeFileSync(inFolder('grey.png'), Buffer.from(image, 'base64'));
      return bot.upload(inFolder('grey.png'), 'Grey.png', 'Grey.', { comment: 'grey' });
    },
    uploadFromUrl: () => bot.uploadFromUrl('https://example.org/x.png', 'X.png', 'X.'),
    saveOption: () => bot.saveOption('gender', 'female'),
    saveOptions: () => bot.saveOptions({ gender: 'male', nosuchoption: 'x' }),
    createAccount: () => bot.createAccount('Carol', 'Carol-secret-12345'),
    'Page.save': () => page('Drake').save('A drake.', 'new'),
    'Page.edit': () => page('Drake').edit(({ content }) => `${content} Two.`),
    'Page.newSection': () => page('Talk:Drake').newSection('One', 'Two.'),
    'Page.move': () => page('Drake').move('Drakes', 'plural'),
    'Page.delete': () => page('Drakes').delete('a trial'),
    'Page.undelete': () => page('Drakes').undelete('over'),
    'Page.purge': () => page('Drakes').purge({ forcelinkupdate: true }),
    'User.sendMessage': () => bob.sendMessage('News', 'Hello.'),
    'User.email': () => bob.email('News', 'Hello.'),
    'User.block': () => bob.block({ expiry: '1 day', reason: 'a trial' }),
    'User.unblock': () => bob.unblock({ reason: 'over' }),
    login: () => bot.login(),
    logout: () => bot.logout(),
    'rawRequest: after log-out': () =>
      bot
        .rawRequest({ method: 'get', url: `${apiUrl}?action=query&meta=userinfo&format=json` })
        .then(({ data }) => data),
  },
  leftOut: {
    'It sends no request.': [
      'setOptions',
      'setApiUrl',
      'setRequestOptions',
      'setDefaultParams',
      'setUserAgent',
      'initOAuth',
      'Page.throwIfPageMissing',
      'File.getName',
      'File.getNameText',
      'User.userpage',
      'User.talkpage',
    ],
    'It is the second half of login.': ['loginInternal'],
    'It needs the extension Semantic MediaWiki.': ['askQuery'],
    'It sends its request to another service than a wiki.': ['sparqlQuery', 'Page.pageViews', 'Page.queryAuthors'],
    'It needs the extension ShortDescription.': ['Page.getDescription'],
    'It needs the extension CentralAuth.': ['User.globalinfo'],
  },
});
