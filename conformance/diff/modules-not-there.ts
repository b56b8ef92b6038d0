import { actionModules, queryModules } from '../../emulator/modules/registry';

type Selector = 'action' | 'prop' | 'list' | 'meta';

/** What `action=paraminfo&modules=main|query` of real wikis of both releases named as the values of these parameters. */
const modulesOfRealWikis: Readonly<Record<Selector, readonly string[]>> = {
  action: (
    'acquiretempusername block changeauthenticationdata changecontentmodel checktoken clearhasmsg clientlogin compare ' +
    'createaccount delete edit emailuser expandtemplates feedcontributions feedrecentchanges feedwatchlist filerevert ' +
    'imagerotate import linkaccount managetags mergehistory move opensearch options paraminfo parse patrol protect ' +
    'purge removeauthenticationdata resetpassword revisiondelete rollback rsd setnotificationtimestamp ' +
    'setpagelanguage tag unblock undelete unlinkaccount upload userrights validatepassword watch cspreport stashedit'
  ).split(' '),
  prop: (
    'categories categoryinfo contributors deletedrevisions duplicatefiles extlinks fileusage imageinfo images iwlinks ' +
    'langlinks links linkshere pageprops redirects revisions stashimageinfo templates transcludedin'
  ).split(' '),
  list: (
    'allcategories alldeletedrevisions allimages alllinks allpages allredirects allrevisions alltransclusions allusers ' +
    'backlinks blocks categorymembers embeddedin exturlusage filearchive iwbacklinks langbacklinks logevents ' +
    'mystashedfiles pagepropnames pageswithprop prefixsearch protectedtitles querypage random recentchanges search ' +
    'tags usercontribs users watchlist watchlistraw deletedrevs'
  ).split(' '),
  meta: 'allmessages authmanagerinfo filerepoinfo languageinfo siteinfo userinfo'.split(' '),
};

const kinds = ['prop', 'list', 'meta'] as const;

const emulated = new Set([
  ...actionModules.names.map((name) => `action ${name}`),
  ...kinds.flatMap((kind) => queryModules.namesOf(kind).map((name) => `${kind} ${name}`)),
]);

/** Whether a value of such a parameter selects a module that real wikis have and that is not emulated. */
export function isModuleNotThere(selector: Selector, name: string): boolean {
  return modulesOfRealWikis[selector].includes(name) && !emulated.has(`${selector} ${name}`);
}
