import type { WikiDefinition } from '../../emulator/index';
import { fixture } from '../../emulator/testing/send.test-support';

/**
 * Requests of clients for what the fake supports, about the pages of the vectors, which real wikis filled for them hold as
 * well. By module; each in both format versions.
 */
export const requestsOfModules: Readonly<Record<string, readonly string[]>> = {
  allfileusages: ['list=allfileusages&afprop=ids|title&aflimit=5'],
  allpages: ['list=allpages&aplimit=5'],
  backlinks: ['list=backlinks&bltitle=Alpha', 'list=backlinks&bltitle=Way target&blredirect=1'],
  allcategories: ['list=allcategories&acprop=size|hidden'],
  categories: ['prop=categories&titles=File:Picture.png&clprop=sortkey|hidden', 'prop=categories&titles=Category:Pics'],
  categorymembers: [
    'list=categorymembers&cmtitle=Category:Pics',
    'list=categorymembers&cmtitle=Category:Pics&cmprop=ids|title|type|sortkey|timestamp',
  ],
  categoryinfo: ['prop=categoryinfo&titles=Category:Pics'],
  extlinks: ['prop=extlinks&titles=Main Page'],
  exturlusage: [
    'list=exturlusage&eulimit=3',
    'list=exturlusage&euquery=c.example&euprotocol=https&euprop=ids|title|url',
  ],
  fileusage: ['prop=fileusage&titles=File:Used.png', 'prop=fileusage&titles=File:Used.png&fuprop=title'],
  imageinfo: [
    'prop=imageinfo&titles=File:Picture.png',
    'prop=imageinfo&titles=File:Picture.png&iiprop=timestamp|user|url|size|sha1|mime|mediatype|comment',
  ],
  images: ['prop=images&titles=Alpha', 'generator=images&titles=Alpha'],
  imageusage: ['list=imageusage&iutitle=File:Used.png'],
  info: ['prop=info&titles=Alpha', 'prop=info&titles=Alpha&inprop=url|protection|displaytitle'],
  iwbacklinks: ['list=iwbacklinks&iwblprefix=mw', 'list=iwbacklinks&iwblprefix=mw&iwblprop=iwprefix|iwtitle'],
  iwlinks: ['prop=iwlinks&titles=Way iw', 'prop=iwlinks&titles=Way iw&iwprop=url'],
  links: ['prop=links&titles=RedirPage', 'generator=links&titles=RedirPage'],
  linkshere: ['prop=linkshere&titles=Alpha', 'prop=linkshere&titles=Alpha&lhprop=title'],
  contributors: ['prop=contributors&titles=Way hist', 'prop=contributors&titles=Way hist|By nobody&pclimit=1'],
  prefixsearch: ['list=prefixsearch&pssearch=Way'],
  recentchanges: [
    'list=recentchanges&rclimit=5',
    'list=recentchanges&rcprop=title|ids|sizes|flags|user|userid|comment|timestamp|tags|redirect&rctype=edit|new',
  ],
  redirects: ['prop=redirects&titles=Alpha'],
  revisions: [
    'prop=revisions&titles=Alpha',
    'prop=revisions&titles=Alpha&rvprop=ids|timestamp|flags|comment|user|userid|size|sha1|tags|content|contentmodel&rvslots=main',
    'prop=revisions&titles=Way hist&rvlimit=3',
    'prop=revisions&generator=allpages&gaplimit=3',
  ],
  search: ['list=search&srsearch=three'],
  allmessages: ['meta=allmessages&ammessages=mainpage|sunday&amlang=en'],
  authmanagerinfo: ['meta=authmanagerinfo&amisecuritysensitiveoperation=x&amirequestsfor=login'],
  filerepoinfo: ['meta=filerepoinfo'],
  languageinfo: ['meta=languageinfo&licode=de|zh&liprop=code|bcp47|dir|autonym|fallbacks|variants'],
  siteinfo: [
    'meta=siteinfo',
    'meta=siteinfo&siprop=general|namespaces|namespacealiases|statistics|usergroups|specialpagealiases|magicwords',
  ],
  tags: ['list=tags&tglimit=5&tgprop=displayname|source|active|defined'],
  tokens: ['meta=tokens&type=csrf|watch'],
  querypage: ['list=querypage&qppage=Wantedfiles&qplimit=2', 'list=querypage&qppage=Listredirects&qplimit=3'],
  alllinks: ['list=alllinks&allimit=3', 'list=alllinks&alunique=1', 'list=alllinks&alprop=ids|title'],
  allredirects: ['list=allredirects&arlimit=3', 'list=allredirects&arprop=ids|title|fragment|interwiki'],
  allrevisions: ['list=allrevisions&arvlimit=2', 'list=allrevisions&arvprop=ids|flags|tags|size&arvuser=Bob'],
  allusers: ['list=allusers&aulimit=2', 'list=allusers&augroup=sysop&auprop=groups|editcount'],
  usercontribs: ['list=usercontribs&ucuser=Bob', 'list=usercontribs&ucuserprefix=&uclimit=3&ucprop=ids|flags|tags'],
  users: ['list=users&ususers=Bob|Nobody at all&usprop=groups|editcount|registration'],
  userinfo: ['meta=userinfo', 'meta=userinfo&uiprop=groups|rights|blockinfo|hasmsg|options|ratelimits|editcount'],
};

/** Modules of which the pages of the vectors have nothing, such as uploads and blocks, or something else each time. */
export const modulesWithoutContent: readonly string[] = [
  ...['alldeletedrevisions', 'allimages', 'alltransclusions', 'blocks', 'deletedrevisions', 'deletedrevs'],
  ...[
    'duplicatefiles',
    'embeddedin',
    'filearchive',
    'langbacklinks',
    'langlinks',
    'logevents',
    'mystashedfiles',
    'pagepropnames',
    'pageprops',
    'pageswithprop',
    'protectedtitles',
    'random',
    'stashimageinfo',
    'templates',
    'transcludedin',
    'watchlist',
    'watchlistraw',
  ],
];

/** The content of the vectors, with changes, which real wikis have of themselves. */
export function wikiOfModules(): WikiDefinition {
  const changes = [
    { page: 'Alpha', user: 'Bob', timestamp: '2026-01-02T00:00:00Z' },
    { page: 'Zürich', user: 'Admin', timestamp: '2026-01-03T00:00:00Z', minor: true },
  ];
  return { ...fixture, changes };
}
