/**
 * The special pages of a fresh wiki in English (vector siteinfo/special-pages), one per line: the displayed name
 * and its aliases. Data only.
 */
const common = `
ActiveUsers
AllMessages
AllMyUploads AllMyFiles
AllPages
AncientPages
ApiHelp
ApiSandbox
AutoblockList ListAutoblocks
BlankPage
Block BlockIP BlockUser
BlockList ListBlocks IPBlockList
BookSources
BotPasswords
BrokenRedirects
Categories
ChangeContentModel
ChangeCredentials
ChangeEmail
ChangePassword ResetPass ResetPassword
ComparePages
ConfirmEmail
Contributions Contribs
CreateAccount
DeadendPages
DeletePage Delete
DeletedContributions
Diff
DoubleRedirects
EditPage Edit
EditTags
EditWatchlist
EmailUser Email
ExpandTemplates
Export
FewestRevisions
FileDuplicateSearch
FilePath
GoToInterwiki
Import
InvalidateEmail
LinkAccounts
LinkSearch
ListAdmins
ListBots
ListDuplicatedFiles ListFileDuplicates
ListFiles FileList ImageList
ListGrants
ListGroupRights UserGroupRights
ListRedirects
ListUsers UserList Users
LockDB
Log Logs
LonelyPages OrphanedPages
LongPages
MIMESearch
MediaStatistics
MergeHistory
MostCategories
MostInterwikis
MostLinkedCategories MostUsedCategories
MostLinkedFiles MostFiles MostImages
MostLinkedPages MostLinked
MostRevisions
MostTranscludedPages MostLinkedTemplates MostUsedTemplates
MovePage
MyContributions MyContribs
MyLanguage
MyPage
MyTalk
MyUploads MyFiles
NewFiles NewImages
NewPages
NewSection Newsection
PageData
PageHistory History
PageInfo Info
PagesWithProp Pageswithprop PagesByProp Pagesbyprop
PasswordPolicies
PasswordReset
PermanentLink PermaLink
Preferences
PrefixIndex
ProtectPage Protect
ProtectedPages
ProtectedTitles
Purge
Random RandomPage
RandomInCategory
RandomRedirect
RandomRootpage
RecentChanges
RecentChangesLinked RelatedChanges
Redirect
RemoveCredentials
ResetTokens
RevisionDelete
RunJobs
Search
ShortPages
SpecialPages
Statistics Stats
Tags
TrackingCategories
Unblock
UncategorizedCategories
UncategorizedFiles UncategorizedImages
UncategorizedPages
UncategorizedTemplates
Undelete
UnlinkAccounts
UnlockDB
UnusedCategories
UnusedFiles UnusedImages
UnusedTemplates
UnwatchedPages
Upload
UploadStash
UserLogin Login
UserLogout Logout
UserRights MakeSysop MakeBot
Version
WantedCategories
WantedFiles
WantedPages BrokenLinks
WantedTemplates
Watchlist
WhatLinksHere
WithoutInterwiki
`;

const onlyIn143 = `
AuthenticationPopupSuccess
Contribute
MyLog
NamespaceInfo
RenameUser
TalkPage
`;

/** 128 pages. */
export const specialPages139: readonly string[] = common.trim().split('\n');

/** 134 pages. */
export const specialPages143: readonly string[] = `${common.trim()}${onlyIn143}`.trim().split('\n');

/** Those that 1.43 does not suggest (vector prefixsearch/special-pages). */
export const unlistedSpecialPages143: ReadonlySet<string> = new Set(
  `
AllMyUploads ApiHelp AuthenticationPopupSuccess BlankPage ChangePassword ConfirmEmail EditTags EditWatchlist FilePath GoToInterwiki
InvalidateEmail LinkAccounts ListAdmins ListBots MovePage MyContributions MyLanguage MyLog MyPage MyTalk MyUploads PageData
RevisionDelete RunJobs SpecialPages TalkPage UnlinkAccounts UploadStash
`
    .trim()
    .split(/\s/),
);
