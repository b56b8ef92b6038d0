import { URL } from 'node:url';

import { called, load, methodsOf, runCalls, wiki } from './run-calls.mjs';

const { default: Bot } = await load('nodemw');

const { hostname, port } = new URL(wiki.api);
const bot = new Bot({ protocol: 'http', server: hostname, port, path: '', userAgent: 'wikidouble' });
// It logs every error that it also passes on.
bot.api.logger.silent = true;

const call =
  (name, ...values) =>
  () =>
    called((done) => bot[name](...values, done));

await runCalls('nodemw', {
  methods: methodsOf(Bot.prototype),
  calls: {
    logIn: call('logIn', wiki.user, wiki.password),
    getAll: () =>
      called((done) => bot.getAll({ action: 'query', list: 'allpages', aplimit: 3 }, ({ allpages }) => allpages, done)),
    getCategories: call('getCategories'),
    'getCategories: prefix': call('getCategories', 'B'),
    getUsers: call('getUsers'),
    'getUsers: prefix': call('getUsers', { prefix: 'B', witheditsonly: true }),
    getAllPages: call('getAllPages'),
    getPagesInCategory: call('getPagesInCategory', 'Birds'),
    getPagesInNamespace: call('getPagesInNamespace', 14),
    getPagesByPrefix: call('getPagesByPrefix', 'Swan'),
    getPagesTranscluding: call('getPagesTranscluding', 'Template:Note'),
    getArticle: call('getArticle', 'Swan'),
    'getArticle: redirect': call('getArticle', 'Swans', true),
    'getArticle: missing': call('getArticle', 'Missing page'),
    getArticleRevisions: call('getArticleRevisions', 'Swan'),
    getArticleCategories: call('getArticleCategories', 'Swan'),
    getArticleProperties: call('getArticleProperties', 'Lonely'),
    getArticleInfo: call('getArticleInfo', 'Goose'),
    'getArticleInfo: options': call('getArticleInfo', ['Swan', 'Goose'], { inprop: ['protection', 'url', 'watched'] }),
    search: call('search', 'goose'),
    getToken: call('getToken', 'Swan', 'edit'),
    getUserContribs: call('getUserContribs', { user: 'Bob' }),
    whoami: call('whoami'),
    whois: call('whois', 'Bob'),
    'whois: missing': call('whois', 'Nobody at all'),
    whoare: call('whoare', ['Bob', 'Vandal', 'Admin']),
    getImages: call('getImages', ''),
    getImagesFromArticle: call('getImagesFromArticle', 'Swan'),
    getImagesFromArticleWithOptions: call('getImagesFromArticleWithOptions', 'Swan', { imdir: 'descending' }),
    getImageUsage: call('getImageUsage', 'File:Swan.png'),
    getImageInfo: call('getImageInfo', 'File:Swan.png'),
    'getImageInfo: missing': call('getImageInfo', 'File:Missing.png'),
    getLog: call('getLog', 'move', ''),
    'getLog: action': call('getLog', 'delete/delete', ''),
    expandTemplates: call('expandTemplates', '{{Note|x}} {{PAGENAME}} {{nosuch}}', 'Swan'),
    parse: call('parse', "'''Bold''' [[Swan]] {{Note|x}} [[Missing page]]", 'Goose'),
    getRecentChanges: call('getRecentChanges', ''),
    getSiteInfo: call('getSiteInfo', ['general', 'namespaces', 'usergroups', 'extensions', 'rightsinfo']),
    getSiteStats: call('getSiteStats'),
    getMediaWikiVersion: call('getMediaWikiVersion'),
    getQueryPage: call('getQueryPage', 'Lonelypages'),
    getExternalLinks: call('getExternalLinks', 'Swan'),
    getBacklinks: call('getBacklinks', 'Swan'),
    getTemplateParamFromXml: () =>
      bot.getTemplateParamFromXml('<part><name>lat</name><equals>=</equals><value>52</value></part>', 'lat'),
    fetchUrl: call('fetchUrl', `${wiki.api}?action=query&meta=siteinfo&siprop=dbrepllag&format=json`),
    diff: () => bot.diff('one', 'two'),
  },
  leftOut: {
    'It sends no request.': ['log', 'logData', 'error', 'getConfig', 'setConfig', 'getRand'],
    'It writes.': [
      'doEdit',
      'edit',
      'append',
      'prepend',
      'delete',
      'protect',
      'purge',
      'sendEmail',
      'createAccount',
      'move',
      'upload',
      'uploadByUrl',
    ],
    'It needs the extension Flow.': ['addFlowTopic'],
    'It needs an extension of Wikia.': ['uploadVideo', 'wikia'],
  },
});
