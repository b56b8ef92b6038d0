import { LazyRegistry } from '../lazy-registry';
import type { ReleaseName } from '../releases/release';
import type { ActionModule } from './module';
import { QueryModules } from './query/query-modules';

/** The modules of `action=query`, by what selects them: a new one is a file beside this one and a line here. */
export const queryModules = new QueryModules({
  prop: {
    info: () => (require('./query/info/info') as typeof import('./query/info/info')).info,
    imageinfo: () => (require('./query/imageinfo/imageinfo') as typeof import('./query/imageinfo/imageinfo')).imageInfo,
    categoryinfo: () =>
      (require('./query/categoryinfo/categoryinfo') as typeof import('./query/categoryinfo/categoryinfo')).categoryInfo,
    categories: () =>
      (require('./query/categories/categories') as typeof import('./query/categories/categories')).categories,
    contributors: () =>
      (require('./query/contributors/contributors') as typeof import('./query/contributors/contributors')).contributors,
    revisions: () => (require('./query/revisions/revisions') as typeof import('./query/revisions/revisions')).revisions,
    fileusage: () => (require('./query/fileusage/fileusage') as typeof import('./query/fileusage/fileusage')).fileUsage,
    duplicatefiles: () =>
      (require('./query/duplicatefiles/duplicatefiles') as typeof import('./query/duplicatefiles/duplicatefiles'))
        .duplicateFiles,
    stashimageinfo: () =>
      (require('./query/stashimageinfo/stashimageinfo') as typeof import('./query/stashimageinfo/stashimageinfo'))
        .stashImageInfo,
    extlinks: () => (require('./query/extlinks/extlinks') as typeof import('./query/extlinks/extlinks')).extLinks,
    deletedrevisions: () =>
      (
        require('./query/deletedrevisions/deletedrevisions') as typeof import('./query/deletedrevisions/deletedrevisions')
      ).deletedRevisions,
    images: () => (require('./query/images/images') as typeof import('./query/images/images')).images,
    linkshere: () => (require('./query/linkshere/linkshere') as typeof import('./query/linkshere/linkshere')).linksHere,
    transcludedin: () =>
      (require('./query/transcludedin/transcludedin') as typeof import('./query/transcludedin/transcludedin'))
        .transcludedIn,
    redirects: () => (require('./query/redirects/redirects') as typeof import('./query/redirects/redirects')).redirects,
    links: () => (require('./query/links/links') as typeof import('./query/links/links')).links,
    templates: () => (require('./query/templates/templates') as typeof import('./query/templates/templates')).templates,
    langlinks: () => (require('./query/langlinks/langlinks') as typeof import('./query/langlinks/langlinks')).langLinks,
    iwlinks: () => (require('./query/iwlinks/iwlinks') as typeof import('./query/iwlinks/iwlinks')).iwLinks,
    pageprops: () => (require('./query/pageprops/pageprops') as typeof import('./query/pageprops/pageprops')).pageProps,
  },
  list: {
    imageusage: () =>
      (require('./query/imageusage/imageusage') as typeof import('./query/imageusage/imageusage')).imageUsage,
    backlinks: () => (require('./query/backlinks/backlinks') as typeof import('./query/backlinks/backlinks')).backlinks,
    embeddedin: () =>
      (require('./query/embeddedin/embeddedin') as typeof import('./query/embeddedin/embeddedin')).embeddedIn,
    allfileusages: () =>
      (require('./query/allfileusages/allfileusages') as typeof import('./query/allfileusages/allfileusages'))
        .allFileUsages,
    alllinks: () => (require('./query/alllinks/alllinks') as typeof import('./query/alllinks/alllinks')).allLinks,
    alltransclusions: () =>
      (
        require('./query/alltransclusions/alltransclusions') as typeof import('./query/alltransclusions/alltransclusions')
      ).allTransclusions,
    allredirects: () =>
      (require('./query/allredirects/allredirects') as typeof import('./query/allredirects/allredirects')).allRedirects,
    allimages: () => (require('./query/allimages/allimages') as typeof import('./query/allimages/allimages')).allImages,
    filearchive: () =>
      (require('./query/filearchive/filearchive') as typeof import('./query/filearchive/filearchive')).fileArchive,
    mystashedfiles: () =>
      (require('./query/mystashedfiles/mystashedfiles') as typeof import('./query/mystashedfiles/mystashedfiles'))
        .myStashedFiles,
    allpages: () => (require('./query/allpages/allpages') as typeof import('./query/allpages/allpages')).allPages,
    allcategories: () =>
      (require('./query/allcategories/allcategories') as typeof import('./query/allcategories/allcategories'))
        .allCategories,
    alldeletedrevisions: () =>
      (
        require('./query/alldeletedrevisions/alldeletedrevisions') as typeof import('./query/alldeletedrevisions/alldeletedrevisions')
      ).allDeletedRevisions,
    allrevisions: () =>
      (require('./query/allrevisions/allrevisions') as typeof import('./query/allrevisions/allrevisions')).allRevisions,
    categorymembers: () =>
      (require('./query/categorymembers/categorymembers') as typeof import('./query/categorymembers/categorymembers'))
        .categoryMembers,
    deletedrevs: () =>
      (require('./query/deletedrevs/deletedrevs') as typeof import('./query/deletedrevs/deletedrevs')).deletedRevs,
    protectedtitles: () =>
      (require('./query/protectedtitles/protectedtitles') as typeof import('./query/protectedtitles/protectedtitles'))
        .protectedTitles,
    blocks: () => (require('./query/blocks/blocks') as typeof import('./query/blocks/blocks')).blocks,
    allusers: () => (require('./query/allusers/allusers') as typeof import('./query/allusers/allusers')).allUsers,
    users: () => (require('./query/users/users') as typeof import('./query/users/users')).users,
    prefixsearch: () =>
      (require('./query/prefixsearch/prefixsearch') as typeof import('./query/prefixsearch/prefixsearch')).prefixSearch,
    random: () => (require('./query/random/random') as typeof import('./query/random/random')).random,
    search: () => (require('./query/search/search') as typeof import('./query/search/search')).search,
    logevents: () => (require('./query/logevents/logevents') as typeof import('./query/logevents/logevents')).logEvents,
    tags: () => (require('./query/tags/tags') as typeof import('./query/tags/tags')).tags,
    recentchanges: () =>
      (require('./query/recentchanges/recentchanges') as typeof import('./query/recentchanges/recentchanges'))
        .recentChanges,
    usercontribs: () =>
      (require('./query/usercontribs/usercontribs') as typeof import('./query/usercontribs/usercontribs')).userContribs,
    watchlist: () => (require('./query/watchlist/watchlist') as typeof import('./query/watchlist/watchlist')).watchlist,
    langbacklinks: () =>
      (require('./query/langbacklinks/langbacklinks') as typeof import('./query/langbacklinks/langbacklinks'))
        .langBacklinks,
    iwbacklinks: () =>
      (require('./query/iwbacklinks/iwbacklinks') as typeof import('./query/iwbacklinks/iwbacklinks')).iwBacklinks,
    exturlusage: () =>
      (require('./query/exturlusage/exturlusage') as typeof import('./query/exturlusage/exturlusage')).extUrlUsage,
    pagepropnames: () =>
      (require('./query/pagepropnames/pagepropnames') as typeof import('./query/pagepropnames/pagepropnames'))
        .pagePropNames,
    pageswithprop: () =>
      (require('./query/pageswithprop/pageswithprop') as typeof import('./query/pageswithprop/pageswithprop'))
        .pagesWithProp,
    querypage: () => (require('./query/querypage/querypage') as typeof import('./query/querypage/querypage')).queryPage,
    watchlistraw: () =>
      (require('./query/watchlistraw/watchlistraw') as typeof import('./query/watchlistraw/watchlistraw')).watchlistRaw,
  },
  meta: {
    allmessages: () =>
      (require('./query/allmessages/allmessages') as typeof import('./query/allmessages/allmessages')).allMessages,
    siteinfo: () => (require('./query/siteinfo/siteinfo') as typeof import('./query/siteinfo/siteinfo')).siteInfo,
    tokens: () => (require('./query/tokens/tokens') as typeof import('./query/tokens/tokens')).tokens,
    userinfo: () => (require('./query/userinfo/userinfo') as typeof import('./query/userinfo/userinfo')).userInfo,
    languageinfo: () =>
      (require('./query/languageinfo/languageinfo') as typeof import('./query/languageinfo/languageinfo')).languageInfo,
    filerepoinfo: () =>
      (require('./query/filerepoinfo/filerepoinfo') as typeof import('./query/filerepoinfo/filerepoinfo')).fileRepoInfo,
    authmanagerinfo: () =>
      (require('./query/authmanagerinfo/authmanagerinfo') as typeof import('./query/authmanagerinfo/authmanagerinfo'))
        .authManagerInfo,
  },
});

/** The modules that `action` selects, in the order in which errors list them. */
export const actionModules = new LazyRegistry<ActionModule>({
  login: () => (require('./login/login') as typeof import('./login/login')).login,
  clientlogin: () => (require('./clientlogin/clientlogin') as typeof import('./clientlogin/clientlogin')).clientLogin,
  logout: () => (require('./logout/logout') as typeof import('./logout/logout')).logout,
  createaccount: () =>
    (require('./createaccount/createaccount') as typeof import('./createaccount/createaccount')).createAccount,
  linkaccount: () => (require('./linkaccount/linkaccount') as typeof import('./linkaccount/linkaccount')).linkAccount,
  unlinkaccount: () =>
    (require('./unlinkaccount/unlinkaccount') as typeof import('./unlinkaccount/unlinkaccount')).unlinkAccount,
  changeauthenticationdata: () =>
    (
      require('./changeauthenticationdata/changeauthenticationdata') as typeof import('./changeauthenticationdata/changeauthenticationdata')
    ).changeAuthenticationData,
  removeauthenticationdata: () =>
    (
      require('./removeauthenticationdata/removeauthenticationdata') as typeof import('./removeauthenticationdata/removeauthenticationdata')
    ).removeAuthenticationData,
  resetpassword: () =>
    (require('./resetpassword/resetpassword') as typeof import('./resetpassword/resetpassword')).resetPassword,
  query: () => (require('./query/query') as typeof import('./query/query')).createQueryModule(queryModules),
  expandtemplates: () =>
    (require('./expandtemplates/expandtemplates') as typeof import('./expandtemplates/expandtemplates'))
      .expandTemplates,
  parse: () => (require('./parse/parse') as typeof import('./parse/parse')).parseModules['1.43'],
  stashedit: () => (require('./stashedit/stashedit') as typeof import('./stashedit/stashedit')).stashEdit,
  opensearch: () => (require('./opensearch/opensearch') as typeof import('./opensearch/opensearch')).openSearch,
  feedcontributions: () =>
    (require('./feedcontributions/feedcontributions') as typeof import('./feedcontributions/feedcontributions'))
      .feedContributions,
  feedrecentchanges: () =>
    (require('./feedrecentchanges/feedrecentchanges') as typeof import('./feedrecentchanges/feedrecentchanges'))
      .feedRecentChanges,
  feedwatchlist: () =>
    (require('./feedwatchlist/feedwatchlist') as typeof import('./feedwatchlist/feedwatchlist')).feedWatchlist,
  help: () => (require('./help/help') as typeof import('./help/help')).help,
  paraminfo: () => (require('./paraminfo/paraminfo') as typeof import('./paraminfo/paraminfo')).paramInfo,
  rsd: () => (require('./rsd/rsd') as typeof import('./rsd/rsd')).rsd,
  compare: () => (require('./compare/compare') as typeof import('./compare/compare')).compare,
  checktoken: () => (require('./checktoken/checktoken') as typeof import('./checktoken/checktoken')).checkToken,
  cspreport: () => (require('./cspreport/cspreport') as typeof import('./cspreport/cspreport')).cspReport,
  validatepassword: () =>
    (require('./validatepassword/validatepassword') as typeof import('./validatepassword/validatepassword'))
      .validatePassword,
  purge: () => (require('./purge/purge') as typeof import('./purge/purge')).createPurgeModule(queryModules),
  setnotificationtimestamp: () =>
    (
      require('./setnotificationtimestamp/setnotificationtimestamp') as typeof import('./setnotificationtimestamp/setnotificationtimestamp')
    ).createSetNotificationTimestampModule(queryModules),
  rollback: () => (require('./rollback/rollback') as typeof import('./rollback/rollback')).rollback,
  delete: () => (require('./delete/delete') as typeof import('./delete/delete')).deleteModule,
  undelete: () => (require('./undelete/undelete') as typeof import('./undelete/undelete')).undelete,
  protect: () => (require('./protect/protect') as typeof import('./protect/protect')).protect,
  block: () => (require('./block/block') as typeof import('./block/block')).block,
  unblock: () => (require('./unblock/unblock') as typeof import('./unblock/unblock')).unblock,
  move: () => (require('./move/move') as typeof import('./move/move')).move,
  edit: () => (require('./edit/edit') as typeof import('./edit/edit')).edit,
  upload: () => (require('./upload/upload') as typeof import('./upload/upload')).upload,
  filerevert: () => (require('./filerevert/filerevert') as typeof import('./filerevert/filerevert')).fileRevert,
  emailuser: () => (require('./emailuser/emailuser') as typeof import('./emailuser/emailuser')).emailUser,
  watch: () => (require('./watch/watch') as typeof import('./watch/watch')).createWatchModule(queryModules),
  patrol: () => (require('./patrol/patrol') as typeof import('./patrol/patrol')).patrol,
  import: () => (require('./import/import') as typeof import('./import/import')).importModule,
  clearhasmsg: () => (require('./clearhasmsg/clearhasmsg') as typeof import('./clearhasmsg/clearhasmsg')).clearHasMsg,
  userrights: () => (require('./userrights/userrights') as typeof import('./userrights/userrights')).userRights,
  options: () => (require('./options/options') as typeof import('./options/options')).options,
  revisiondelete: () =>
    (require('./revisiondelete/revisiondelete') as typeof import('./revisiondelete/revisiondelete')).revisionDelete,
  managetags: () => (require('./managetags/managetags') as typeof import('./managetags/managetags')).manageTags,
  tag: () => (require('./tag/tag') as typeof import('./tag/tag')).tag,
  mergehistory: () =>
    (require('./mergehistory/mergehistory') as typeof import('./mergehistory/mergehistory')).mergeHistoryModule,
  setpagelanguage: () =>
    (require('./setpagelanguage/setpagelanguage') as typeof import('./setpagelanguage/setpagelanguage'))
      .setPageLanguage,
  changecontentmodel: () =>
    (require('./changecontentmodel/changecontentmodel') as typeof import('./changecontentmodel/changecontentmodel'))
      .changeContentModel,
  acquiretempusername: () =>
    (require('./acquiretempusername/acquiretempusername') as typeof import('./acquiretempusername/acquiretempusername'))
      .acquireTempUserName,
});

/** Actions that not every release has: the first one that does. */
export const newActions: Readonly<Record<string, ReleaseName>> = { acquiretempusername: '1.43' };
