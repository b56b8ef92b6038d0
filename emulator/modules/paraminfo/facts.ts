import type { TokenType } from '../token-types';

/**
 * What `action=paraminfo` says of modules and parameters beyond their declarations, as both releases answered (reading 8.2 to 8.4). Data, nothing else.
 */

/** Names of classes that do not follow from the module's name. */
export const classNames: Readonly<Record<string, string>> = {
  clientlogin: 'ApiClientLogin',
  createaccount: 'ApiAMCreateAccount',
  edit: 'ApiEditPage',
  paraminfo: 'ApiParamInfo',
  json: 'ApiFormatJson',
  jsonfm: 'ApiFormatJson',
  php: 'ApiFormatPhp',
  phpfm: 'ApiFormatPhp',
  xml: 'ApiFormatXml',
  xmlfm: 'ApiFormatXml',
  rawfm: 'ApiFormatJson',
  none: 'ApiFormatNone',
  'query+allfileusages': 'ApiQueryAllLinks',
  'query+allpages': 'ApiQueryAllPages',
  'query+categoryinfo': 'ApiQueryCategoryInfo',
  'query+fileusage': 'ApiQueryBacklinksprop',
  'query+imageinfo': 'ApiQueryImageInfo',
  'query+imageusage': 'ApiQueryBacklinks',
  'query+logevents': 'ApiQueryLogEvents',
  'query+recentchanges': 'ApiQueryRecentChanges',
  'query+userinfo': 'ApiQueryUserInfo',
  'query+watchlistraw': 'ApiQueryWatchlistRaw',
};

/** Pages of the manual that are not called like the module. */
export const helpPages: Readonly<Record<string, readonly string[]>> = {
  main: [],
  clientlogin: ['Login'],
  createaccount: ['Account_creation'],
  help: ['Main_page', 'FAQ', 'Quick_start_guide'],
  paraminfo: ['Parameter_information'],
  query: ['Query', 'Meta', 'Properties', 'Lists'],
};

/** Modules that people may use who may not read the wiki. */
export const withoutReadRights: readonly string[] = [
  ...['main', 'clientlogin', 'createaccount', 'help', 'login', 'logout', 'paraminfo', 'query+tokens'],
];

/** Tokens that a module asks for by itself. */
export const tokenTypesOfForms: Readonly<Record<string, TokenType>> = {
  clientlogin: 'login',
  createaccount: 'createaccount',
};

/** Modules that take further parameters, which depend on the wiki. */
export const dynamic: readonly string[] = ['clientlogin', 'createaccount'];

/** Types of parameters, by path and name, that are ordinary texts to the module. */
export const textTypes: Readonly<Record<string, string>> = {
  'login+password': 'password',
  'edit+text': 'text',
  'edit+prependtext': 'text',
  'edit+appendtext': 'text',
};

/** What the module itself assumes where nothing is sent. */
export const assumed: Readonly<Record<string, string>> = { 'help+modules': 'main' };

/** Taken without any effect, and told of nowhere. */
export const untold: readonly string[] = ['rawfm+callback'];

/** What counts only where one page is asked for. */
export const singlePageOnly: readonly string[] = [
  ...['query+revisions+limit', 'query+revisions+startid', 'query+revisions+endid', 'query+revisions+start'],
  ...['query+revisions+end', 'query+revisions+dir', 'query+revisions+user', 'query+revisions+excludeuser'],
];
