import type { Release } from './release';

/**
 * The internal names of special pages, in the order of `siprop=specialpagealiases` (vector siteinfo/special-pages). Each is
 * found in any case, in addition to the names in the wiki's language. Data only.
 */
const in143 = `
BrokenRedirects Deadendpages DoubleRedirects Longpages Ancientpages Lonelypages Fewestrevisions Withoutinterwiki
Protectedpages Protectedtitles Shortpages Uncategorizedcategories Uncategorizedimages Uncategorizedpages
Uncategorizedtemplates Unusedcategories Unusedimages Unusedtemplates Unwatchedpages Wantedcategories Wantedfiles
Wantedpages Wantedtemplates Allpages Prefixindex Categories Listredirects PagesWithProp TrackingCategories Userlogin
Userlogout CreateAccount LinkAccounts UnlinkAccounts ChangeCredentials RemoveCredentials AuthenticationPopupSuccess
Activeusers Block Unblock BlockList AutoblockList ChangePassword BotPasswords PasswordReset DeletedContributions
Preferences ResetTokens Contributions Listgrouprights Listgrants Listusers Listadmins Listbots Userrights
EditWatchlist PasswordPolicies Newimages Log Watchlist Newpages Recentchanges Recentchangeslinked Tags Listfiles
Filepath MediaStatistics MIMEsearch FileDuplicateSearch Upload UploadStash ListDuplicatedFiles ApiSandbox Statistics
Allmessages Version Lockdb Unlockdb NamespaceInfo LinkSearch Randompage RandomInCategory Randomredirect
Randomrootpage GoToInterwiki Mostlinkedcategories Mostimages Mostinterwikis Mostlinked Mostlinkedtemplates
Mostcategories Mostrevisions ComparePages Export Import Undelete Whatlinkshere MergeHistory ExpandTemplates
ChangeContentModel Booksources ApiHelp Blankpage DeletePage Diff EditPage EditTags Emailuser Movepage
Mycontributions MyLanguage Mylog Mypage Mytalk PageHistory PageInfo ProtectPage Purge Myuploads AllMyUploads
NewSection PermanentLink Redirect Renameuser Revisiondelete RunJobs Specialpages PageData Contribute TalkPage Search
Confirmemail Invalidateemail ChangeEmail
`;

const newPages: readonly string[] = [
  'AuthenticationPopupSuccess',
  'NamespaceInfo',
  'Mylog',
  'Renameuser',
  'Contribute',
  'TalkPage',
];

/** 128 and 134 pages. */
export function specialPageNames(release: Release): string[] {
  const names = in143.trim().split(/\s/);
  return release.since('1.43') ? names : names.filter((name) => !newPages.includes(name));
}
