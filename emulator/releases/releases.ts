import { escapeWikitext139, escapeWikitext143 } from '../response/wikitext-escape';
import { emptyTitleText139, invalidTitleTexts } from '../wiki/invalid-title';
import { htmlPage139 } from './html-page-1.39';
import { htmlPage143 } from './html-page-1.43';
import { internalErrorPage139, internalErrorPage143 } from './internal-error-page';
import { interwikiMap139, interwikiMap143, interwikiPrefixes139, interwikiPrefixes143 } from './interwiki-prefixes';
import { languageTags139, languageTags143 } from './language-tags';
import type { Release } from './release';
import { specialPages139, specialPages143 } from './special-pages';
import { specialPagesGerman139, specialPagesGerman143 } from './special-pages-german';
import { upperCaseFirst139, upperCaseFirst143 } from './upper-case-first';

const release139: Release = {
  name: '1.39',
  version: '1.39.17',
  gitBranch: 'REL1_39',
  upperCaseFirst: upperCaseFirst139,
  interwikiPrefixes: interwikiPrefixes139,
  interwikiMap: interwikiMap139,
  specialPages: { en: specialPages139, de: specialPagesGerman139 },
  escapeWikitext: escapeWikitext139,
  cacheAgesHaveMinimum: false,
  errorsKeepMaxAge: true,
  tooManyValuesNamesParameter: false,
  numbersUnrecognized: true,
  repeatsWarnings: false,
  emptyTitleText: emptyTitleText139,
  pathInfoText:
    'This endpoint does not support "path info", i.e. extra text between "api.php"and the "?". Remove any such text and try again.',
  warnsOnAnonymousLogout: false,
  logoutWrites: false,
  acceptsAnyNumber: true,
  databaseHost: 'unknown',
  htmlPage: htmlPage139,
  languageTags: languageTags139,
  pageLanguageHeaders: ['Content-type', 'text/html; charset=UTF-8', 'Content-language', 'en'],
  sessionStore: 'APCUBagOStuff',
  statementSeconds: (seconds) => Math.round(seconds * 1000) / 1000,
  statementLine: (caller, seconds, sql) => `[DBQuery] ${caller} [${seconds}s] ${sql}`,
  internalErrorPage: internalErrorPage139,
  qualifiedClass: (method) => method,
};

const release143: Release = {
  name: '1.43',
  version: '1.43.9',
  gitBranch: 'REL1_43',
  upperCaseFirst: upperCaseFirst143,
  interwikiPrefixes: interwikiPrefixes143,
  interwikiMap: interwikiMap143,
  specialPages: { en: specialPages143, de: specialPagesGerman143 },
  escapeWikitext: escapeWikitext143,
  cacheAgesHaveMinimum: true,
  errorsKeepMaxAge: false,
  tooManyValuesNamesParameter: true,
  numbersUnrecognized: false,
  repeatsWarnings: true,
  emptyTitleText: invalidTitleTexts['title-invalid-empty'],
  pathInfoText:
    'This endpoint does not support "path info", i.e. extra text between "api.php" and the "?". Remove any such text and try again.',
  warnsOnAnonymousLogout: true,
  logoutWrites: true,
  acceptsAnyNumber: false,
  databaseHost: 'localhost',
  htmlPage: htmlPage143,
  languageTags: languageTags143,
  pageLanguageHeaders: ['Content-language', 'en', 'Content-type', 'text/html; charset=UTF-8'],
  sessionStore: 'Wikimedia\\ObjectCache\\APCUBagOStuff',
  statementSeconds: (seconds) => Math.round(seconds * 1e6) / 1e6,
  statementLine: (caller, seconds, sql) => `[rdbms] ${caller} [${Math.round(seconds * 1e6) / 1e3}ms] ${sql}`,
  internalErrorPage: internalErrorPage143,
  qualifiedClass: (method) => `MediaWiki\\${method.startsWith('MWDebug') ? 'Debug' : 'Api'}\\${method}`,
};

/** The releases that can be emulated, by the name that a wiki file gives. */
export const releases: Readonly<Record<Release['name'], Release>> = { '1.39': release139, '1.43': release143 };

/** 1.43, as the design says. */
export const defaultRelease: Release['name'] = '1.43';
