/**
 * Modules of real wikis that are not emulated: what `action=paraminfo&modules=main|query` of both releases named as the
 * values of these parameters, without those that are.
 */
export const modulesNotThere: Readonly<Record<'action' | 'prop' | 'list' | 'meta', ReadonlySet<string>>> = {
  action: new Set(
    (
      'acquiretempusername block changeauthenticationdata changecontentmodel checktoken clearhasmsg clientlogin compare ' +
      'createaccount delete edit emailuser expandtemplates feedcontributions feedrecentchanges feedwatchlist filerevert ' +
      'imagerotate import linkaccount managetags mergehistory move opensearch options paraminfo parse patrol protect ' +
      'purge removeauthenticationdata resetpassword revisiondelete rollback rsd setnotificationtimestamp ' +
      'setpagelanguage tag unblock undelete unlinkaccount upload userrights validatepassword watch cspreport stashedit'
    ).split(' '),
  ),
  prop: new Set(
    (
      'categories categoryinfo contributors deletedrevisions duplicatefiles extlinks fileusage imageinfo images iwlinks ' +
      'langlinks links linkshere pageprops redirects revisions stashimageinfo templates transcludedin'
    ).split(' '),
  ),
  list: new Set(
    (
      'allcategories alldeletedrevisions allimages alllinks allpages allredirects allrevisions alltransclusions allusers ' +
      'backlinks blocks categorymembers embeddedin exturlusage filearchive iwbacklinks langbacklinks logevents ' +
      'mystashedfiles pagepropnames pageswithprop prefixsearch protectedtitles querypage random recentchanges search ' +
      'tags usercontribs users watchlist watchlistraw deletedrevs'
    ).split(' '),
  ),
  meta: new Set('allmessages authmanagerinfo filerepoinfo languageinfo siteinfo userinfo'.split(' ')),
};

/** Parameters of real wikis that are not emulated, and nothing else explains. */
export const parametersNotThere = ['inprop', 'iwurl'] as const;
