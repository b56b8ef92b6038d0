import { load, methodsOf, runCalls, wiki } from './run-calls.mjs';

const { default: MWBot } = await load('mwbot');

const bot = new MWBot({ apiUrl: wiki.api, silent: true });
const login = { apiUrl: wiki.api, username: wiki.user, password: wiki.password };

await runCalls('mwbot', {
  methods: methodsOf(MWBot.prototype),
  calls: {
    login: () => bot.login(login),
    getSiteinfo: () => bot.getSiteinfo(),
    getEditToken: () => bot.getEditToken(),
    getCreateaccountToken: () => bot.getCreateaccountToken(),
    loginGetEditToken: () => new MWBot({ silent: true }).loginGetEditToken(login),
    loginGetCreateaccountToken: () => new MWBot({ silent: true }).loginGetCreateaccountToken(login),
    rawRequest: () =>
      bot.rawRequest({ method: 'GET', uri: `${wiki.api}?action=query&titles=Swan&format=json`, json: true }),
    request: () => bot.request({ action: 'query', list: 'categorymembers', cmtitle: 'Category:Birds' }),
    'request: error': () => bot.request({ action: 'query', list: 'categorymembers', cmtitle: 'Birds' }),
    read: () => bot.read('Swan'),
    'read: redirect': () => bot.read('Swans'),
    'read: several': () => bot.read('Swan|Goose|Missing page', true),
    readFromID: () => bot.readFromID(9),
    readWithProps: () => bot.readWithProps('Swan', 'user|userid|content|comment|flags|ids|size|sha1|tags'),
    readWithPropsFromID: () => bot.readWithPropsFromID(10, 'user|userid|content'),
    'readWithPropsFromID: missing': () => bot.readWithPropsFromID(999, 'content'),
    logout: () => bot.logout(),
    'request: after log-out': () => bot.request({ action: 'query', meta: 'userinfo' }),
  },
  leftOut: {
    'It sends no request.': ['setOptions', 'setGlobalRequestOptions', 'setApiUrl', 'version'],
    'It writes.': [
      'create',
      'createProtect',
      'edit',
      'editProtect',
      'update',
      'updateFromID',
      'delete',
      'protect',
      'move',
      'upload',
      'uploadOverwrite',
      'batch',
    ],
    'It needs the extension Semantic MediaWiki.': ['askQuery'],
    'It sends its request to another service than a wiki.': ['sparqlQuery'],
  },
});
