import { load, methodsOf, plain, runCalls, wiki } from './run-calls.mjs';

const { Mwbot } = await load('mwbot-ts');

/** Its log-in fails with every wiki (fidelity/clients/libraries/mwbot-ts.test.mjs): an anonymous bot logs in afterwards. */
async function start() {
  const options = { apiUrl: wiki.api, credentials: { anonymous: true }, suppressWarnings: true };
  const started = await Mwbot.init(options);
  await started.login(wiki.user, wiki.password);
  started.credentials = { user: { username: wiki.user, password: wiki.password } };
  const { query } = await started.get({ meta: 'userinfo', uiprop: 'rights' });
  started._info.user = query.userinfo;
  return started;
}

const bot = await start();

await runCalls('mwbot-ts', {
  methods: [
    ...methodsOf(Mwbot.prototype),
    ...Object.getOwnPropertyNames(Mwbot)
      .filter((name) => typeof Mwbot[name] === 'function')
      .map((name) => `static ${name}`),
    'Wikitext.newFromTitle',
  ],
  calls: {
    'static init': async () => plain((await Mwbot.init({ apiUrl: wiki.api, credentials: { anonymous: true } })).info),
    login: () => bot.login(wiki.user, wiki.password),
    info: () => bot.info,
    apilimit: () => bot.apilimit,
    hasRights: () => bot.hasRights(['delete', 'nosuch'], false),
    isAnonymous: () => bot.isAnonymous(),
    config: () =>
      [
        'wgArticlePath',
        'wgNamespaceIds',
        'wgDBname',
        'wgLegalTitleChars',
        'wgServer',
        'wgSiteName',
        'wgUserGroups',
        'wgVersion',
        'wgFormattedNamespaces',
        'wgContentLanguage',
      ].map((name) => bot.config.get(name)),
    get: () => bot.get({ prop: 'info', titles: ['Swan', 'Missing page'] }),
    'get: error': () => bot.get({ list: 'categorymembers', cmtitle: 'Birds' }, { disableRetryAPI: true }),
    post: () => bot.post({ action: 'purge', titles: 'Swan' }),
    nonwritePost: () => bot.nonwritePost({ prop: 'categories', titles: ['Swan', 'Goose'] }),
    fetch: () => bot.fetch({ action: 'query', prop: 'links', titles: 'Swan' }),
    request: () => bot.request({ action: 'query', meta: 'userinfo', format: 'json', formatversion: '2' }),
    rawRequest: async () =>
      (
        await bot.rawRequest({
          url: wiki.api,
          method: 'GET',
          params: { action: 'query', titles: 'Swan', format: 'json' },
        })
      ).data,
    continuedRequest: () => bot.continuedRequest({ list: 'allpages', aplimit: 3 }, { limit: 3 }),
    'continuedRequest: merged': () => bot.continuedRequest({ list: 'allpages', aplimit: 3 }, { limit: 3, merge: true }),
    massRequest: () => bot.massRequest({ prop: 'info', titles: ['Swan', 'Goose', 'Missing page'] }, 'titles', 2),
    getToken: () => bot.getToken('csrf'),
    getCsrfToken: () => bot.getCsrfToken(),
    getTokenType: () => bot.getTokenType('rollback'),
    parse: () => bot.parse({ page: 'Goose', prop: ['text', 'links', 'categories', 'templates', 'sections'] }),
    read: () => bot.read('Swan'),
    'read: several': () => bot.read(['Swan', 'Goose', 'Missing page']),
    'read: missing': () => bot.read('Missing page'),
    getExistencePredicate: async () => {
      const exists = await bot.getExistencePredicate(['Swan', 'Missing page', 'File:Swan.png']);
      return ['Swan', 'Missing page', 'File:Swan.png'].map((title) => exists(title));
    },
    getCategories: () => bot.getCategories('Swan'),
    'getCategories: several': () => bot.getCategories(['Swan', 'Goose', 'Bird']),
    'getCategories: hidden': () => bot.getCategories('File:Swan.png', true),
    getCategoriesByPrefix: () => bot.getCategoriesByPrefix('B'),
    getCategoryMembers: () => bot.getCategoryMembers('Category:Birds'),
    getBacklinks: () => bot.getBacklinks('Swan'),
    'getBacklinks: several': () => bot.getBacklinks(['Swan', 'Goose']),
    getTransclusions: () => bot.getTransclusions('Template:Note'),
    search: () => bot.search('swan'),
    prefixSearch: () => bot.prefixSearch('Swa'),
    badToken: () => bot.badToken('csrf').constructor.name,
    'Wikitext.newFromTitle': async () => {
      const wikitext = await bot.Wikitext.newFromTitle('Swan');
      return {
        content: wikitext.content,
        sections: wikitext.parseSections().map(({ title, level }) => [level, title]),
      };
    },
  },
  leftOut: {
    'It sends no request.': [
      'Title',
      'Template',
      'ParserFunction',
      'Wikilink',
      'FileWikilink',
      'RawWikilink',
      'Wikitext',
      'setMwbotOptions',
      'setRequestOptions',
      'dieIfNoRights',
      'dieIfAnonymous',
      'initConfigData',
      'usingOAuth',
      'preprocessParameters',
      'handlePost',
      'handlePostMultipartFormData',
      'applyAuthentication',
      'showWarnings',
      'retry',
      'abort',
      'createBatchArray',
      'validateTitle',
      'dieIfDenied',
      'static Util',
      'static String',
      'static validateCredentials',
      'static dieAsEmpty',
      'static dieIfNotPost',
      'static unrefRequestOptions',
      'static getActionParams',
      'static mapLegacyToken',
    ],
    'It writes.': [
      'postWithToken',
      'postWithCsrfToken',
      'create',
      'save',
      'edit',
      'newSection',
      'block',
      'delete',
      'move',
      'protect',
      'purge',
      'rollback',
      'unblock',
      'undelete',
      'unprotect',
    ],
  },
});
