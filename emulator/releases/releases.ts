import { release, type Release, type ReleaseName } from './release';

// Loaded when first needed: much of it is data that most requests do not use.
const interwiki = () => require('./interwiki-prefixes') as typeof import('./interwiki-prefixes');
const languages = () => require('./language-tags') as typeof import('./language-tags');
const titleCase = () => require('./upper-case-first') as typeof import('./upper-case-first');
const specialPages = () => require('./special-pages') as typeof import('./special-pages');
const escaping = () => require('../text/wikitext-escape') as typeof import('../text/wikitext-escape');
const errorPages = () => require('./internal-error-page') as typeof import('./internal-error-page');

/** Most titles begin with a letter for which all releases agree. */
function upperCaseAscii(character: string): string | undefined {
  return character < '\x80' ? character.toUpperCase() : undefined;
}

const release139 = release({
  name: '1.39',
  version: '1.39.17',
  gitBranch: 'REL1_39',
  upperCaseFirst: (character) => upperCaseAscii(character) ?? titleCase().upperCaseFirst139(character),
  get interwikiPrefixes() {
    return interwiki().interwikiPrefixes139;
  },
  get interwikiMap() {
    return interwiki().interwikiMap139;
  },
  get specialPages() {
    return specialPages().specialPages139;
  },
  get escapeWikitext() {
    return escaping().escapeWikitext139;
  },
  cacheAgesHaveMinimum: false,
  errorsKeepMaxAge: true,
  tooManyValuesNamesParameter: false,
  numbersUnrecognized: true,
  repeatsWarnings: false,
  emptyTitleText: 'The requested page title is empty or contains only the name of a namespace.',
  pathInfoText:
    'This endpoint does not support "path info", i.e. extra text between "api.php"and the "?". Remove any such text and try again.',
  warnsOnAnonymousLogout: false,
  logoutWrites: false,
  acceptsAnyNumber: true,
  databaseHost: 'unknown',
  get htmlHead() {
    return (require('./html-head-1.39') as typeof import('./html-head-1.39')).htmlHead139;
  },
  get htmlPage() {
    return (require('./html-page-1.39') as typeof import('./html-page-1.39')).htmlPage139;
  },
  get languageTags() {
    return languages().languageTags139;
  },
  pageLanguageHeaders: (tag) => ['Content-type', 'text/html; charset=UTF-8', 'Content-language', tag],
  sessionStore: 'APCUBagOStuff',
  statementSeconds: (seconds) => Math.round(seconds * 1000) / 1000,
  statementLine: (caller, seconds, sql) => `[DBQuery] ${caller} [${seconds}s] ${sql}`,
  get internalErrorPage() {
    return errorPages().internalErrorPage139;
  },
  get detailedErrorPage() {
    return errorPages().detailedErrorPage139;
  },
  qualifiedClass: (method) => method,
});

const release143 = release({
  name: '1.43',
  basedOn: release139,
  version: '1.43.9',
  gitBranch: 'REL1_43',
  upperCaseFirst: (character) => upperCaseAscii(character) ?? titleCase().upperCaseFirst143(character),
  get interwikiPrefixes() {
    return interwiki().interwikiPrefixes143;
  },
  get interwikiMap() {
    return interwiki().interwikiMap143;
  },
  get specialPages() {
    return specialPages().specialPages143;
  },
  get escapeWikitext() {
    return escaping().escapeWikitext143;
  },
  cacheAgesHaveMinimum: true,
  errorsKeepMaxAge: false,
  tooManyValuesNamesParameter: true,
  numbersUnrecognized: false,
  repeatsWarnings: true,
  emptyTitleText: 'The requested page title is empty or contains only a namespace prefix.',
  pathInfoText:
    'This endpoint does not support "path info", i.e. extra text between "api.php" and the "?". Remove any such text and try again.',
  warnsOnAnonymousLogout: true,
  logoutWrites: true,
  acceptsAnyNumber: false,
  databaseHost: 'localhost',
  get htmlHead() {
    return (require('./html-head-1.43') as typeof import('./html-head-1.43')).htmlHead143;
  },
  get htmlPage() {
    return (require('./html-page-1.43') as typeof import('./html-page-1.43')).htmlPage143;
  },
  get languageTags() {
    return languages().languageTags143;
  },
  pageLanguageHeaders: (tag) => ['Content-language', tag, 'Content-type', 'text/html; charset=UTF-8'],
  sessionStore: 'Wikimedia\\ObjectCache\\APCUBagOStuff',
  statementSeconds: (seconds) => Math.round(seconds * 1e6) / 1e6,
  statementLine: (caller, seconds, sql) => `[rdbms] ${caller} [${Math.round(seconds * 1e6) / 1e3}ms] ${sql}`,
  get internalErrorPage() {
    return errorPages().internalErrorPage143;
  },
  get detailedErrorPage() {
    return errorPages().detailedErrorPage143;
  },
  qualifiedClass: (method) => `MediaWiki\\${method.startsWith('MWDebug') ? 'Debug' : 'Api'}\\${method}`,
});

/** The releases that can be emulated, by the name that a wiki file gives. */
export const releases: Readonly<Record<ReleaseName, Release>> = { '1.39': release139, '1.43': release143 };
