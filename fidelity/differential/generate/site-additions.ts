import type { Draft } from './draft';
import { addAllOf, type ParameterTable } from './parameter-table';
import { flag, hostileText, oneWordOf, wordsOf } from './values';

/** `meta=siteinfo`; what is said there of the machine, and of what it holds besides pages, is left out. */
const siteInfo: ParameterTable = {
  siprop: [
    80,
    wordsOf(
      [
        ...['general', 'namespaces', 'namespacealiases', 'specialpagealiases', 'magicwords', 'interwikimap'],
        ...['dbrepllag', 'statistics', 'usergroups', 'fileextensions', 'rightsinfo', 'restrictions', 'languages'],
        ...['languagevariants', 'skins', 'extensiontags', 'functionhooks', 'showhooks', 'variables', 'protocols'],
        ...['defaultoptions', 'uploaddialog', 'autocreatetempuser', 'autopromote', 'autopromoteonce'],
        ...['libraries', 'extensions', 'clientlibraries'],
      ],
      ['foo', 'General'],
    ),
  ],
  sifilteriw: [15, oneWordOf(['local', '!local'])],
  sishowalldb: [10, flag],
  sinumberingroup: [12, flag],
  siinlanguagecode: [6, oneWordOf(['en'])],
};

export function addSiteInfo(draft: Draft): void {
  addAllOf(draft, siteInfo);
}

const emulatedQueries = [
  ...['info', 'imageinfo', 'categoryinfo', 'revisions', 'fileusage', 'images', 'imageusage', 'allfileusages'],
  ...['allpages', 'recentchanges', 'siteinfo', 'tokens', 'userinfo'],
];
const emulatedModules = [
  ...['main', 'query', 'login', 'logout', 'watch', 'patrol', 'paraminfo', 'help', 'json', 'xml', 'rawfm'],
  ...emulatedQueries.map((name) => `query+${name}`),
];

const paramInfo: ParameterTable = {
  modules: [70, wordsOf(emulatedModules, ['foo', 'query+foo', 'Main', 'foo+bar'])],
  helpformat: [25, oneWordOf(['none', 'raw', 'wikitext', 'html'])],
  querymodules: [15, wordsOf(emulatedQueries, ['foo'])],
  mainmodule: [8, flag],
  pagesetmodule: [8, flag],
  formatmodules: [10, wordsOf(['json', 'jsonfm', 'php', 'phpfm', 'xml', 'xmlfm', 'rawfm', 'none'], ['foo'])],
};

/** `action=paraminfo` of what is emulated: of other modules nothing could be said. */
export function addParamInfo(draft: Draft): void {
  draft.add('action', 'paraminfo');
  addAllOf(draft, paramInfo);
  if (draft.dice.percent(2)) draft.add('modules', hostileText(draft));
}
