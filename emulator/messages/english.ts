/** Where deprecations are announced. */
export const mailingList = 'https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/';

export const subscribe = `Subscribe to the mediawiki-api-announce mailing list at &lt;${mailingList}&gt; for notice of API deprecations and breaking changes.`;

/**
 * The English texts of the wiki's messages, as clients see them, sorted by key. Data only.
 *
 * `$1` is a parameter. If a text depends on a count, `counted` is the position of the parameter with the count.
 */
export const english = {
  'action-block': 'block or unblock this user from editing',
  'action-changetags': 'add and remove arbitrary tags on individual revisions and log entries',
  'action-deletedhistory': 'view metadata of deleted history entries',
  'action-deletedtext': 'view deleted text or changes between deleted revisions',
  'action-deletelogentry': 'delete or undelete specific log entries',
  'action-deleterevision': 'delete or undelete specific revisions of pages',
  'action-editcontentmodel': 'edit the content model of a page',
  'action-editmyoptions': 'edit your preferences',
  'action-editmyprivateinfo': 'edit your private information',
  'action-editmywatchlist': 'edit your watchlist',
  'action-suppressrevision': 'view, hide and unhide specific revisions of pages from any user',
  'action-upload': 'upload this file',
  'action-viewmywatchlist': 'view your watchlist',
  actionthrottledtext:
    'As an anti-abuse measure, you are limited from performing this action too many times in a short space of time, and you have exceeded this limit.\nPlease try again in a few minutes.',
  alreadyrolled: `Cannot rollback the last edit of [[:$1]] by [[User:$2|$2]] ([[User talk:$2|talk]] | [[Special:Contributions/$2|contribs]]).
Someone else has edited or rolled back the page already.

The last edit to the page was by [[User:$3|$3]] ([[User talk:$3|talk]] | [[Special:Contributions/$3|contribs]]).`,
  'api-exception-trace': '$1 at $2($3)\n$4',
  'api-feed-error-title': 'Error ($1)',
  'api-login-fail-badsessionprovider': 'Cannot log in when using $1.',
  'api-login-fail-sameorigin': 'Cannot log in when the same-origin policy is not applied.',
  'api-usage-mailinglist-ref': subscribe,
  'apierror-allimages-redirect':
    'Use <kbd>gaifilterredir=nonredirects</kbd> instead of <var>redirects</var> when using <kbd>allimages</kbd> as a generator.',
  'apierror-allpages-generator-redirects':
    'Use <kbd>gapfilterredir=nonredirects</kbd> instead of <var>redirects</var> when using <kbd>allpages</kbd> as a generator.',
  'apierror-articleexists': 'The page you tried to create has been created already.',
  'apierror-assertanonfailed': 'You are no longer logged out, so the action could not be completed.',
  'apierror-assertbotfailed': 'You do not have the <code>bot</code> right, so the action could not be completed.',
  'apierror-assertnameduserfailed': 'You are no longer logged in as "$1", so the action could not be completed.',
  'apierror-assertuserfailed': 'You are no longer logged in, so the action could not be completed.',
  'apierror-autoblocked': 'Your IP address has been blocked automatically, because it was used by a blocked user.',
  'apierror-bad-badfilecontexttitle': 'Invalid title in <var>$1badfilecontexttitle</var> parameter.',
  'apierror-bad-watchlist-token':
    'Incorrect watchlist token provided. Please set a correct token in [[Special:Preferences]].',
  'apierror-badconfig-resulttoosmall':
    'The value of <code>$wgAPIMaxResultSize</code> on this wiki is too small to hold basic result information.',
  'apierror-badcontinue': 'Invalid continue param. You should pass the original value returned by the previous query.',
  'apierror-baddiffto':
    '<var>$1diffto</var> must be set to a non-negative number, <kbd>prev</kbd>, <kbd>next</kbd> or <kbd>cur</kbd>.',
  'apierror-badformat': 'The requested format $1 is not supported for content model $2 used by $3.',
  'apierror-badformat-generic': 'The requested format $1 is not supported for content model $2.',
  'apierror-badgenerator-notgenerator': 'Module <kbd>$1</kbd> cannot be used as a generator.',
  'apierror-badgenerator-unknown': 'Unknown <kbd>generator=$1</kbd>.',
  'apierror-badip': 'IP parameter is not valid.',
  'apierror-badmd5': 'The supplied MD5 hash was incorrect.',
  'apierror-badmodule-badsubmodule': 'The module <kbd>$1</kbd> does not have a submodule "$2".',
  'apierror-badmodule-nosubmodules': 'The module <kbd>$1</kbd> has no submodules.',
  'apierror-badparameter': 'Invalid value for parameter <var>$1</var>.',
  'apierror-badquery': 'Invalid query.',
  'apierror-badtoken': 'Invalid CSRF token.',
  'apierror-badurl': 'Invalid value "$2" for URL parameter <var>$1</var>.',
  'apierror-baduser': 'Invalid value "$2" for user parameter <var>$1</var>.',
  'apierror-blocked': 'You have been blocked from editing.',
  'apierror-blocked-partial': 'You have been blocked from editing this page.',
  'apierror-botsnotsupported': 'This interface is not supported for bots.',
  'apierror-cantchangecontentmodel': "You don't have permission to change the content model of a page.",
  'apierror-cantimport-upload': "You don't have permission to import uploaded pages.",
  'apierror-cantundelete':
    "Couldn't undelete: the requested revisions may not exist, or may have been undeleted already.",
  'apierror-cantview-deleted-comment': "You don't have permission to view deleted comments.",
  'apierror-cantview-deleted-description': "You don't have permission to view descriptions of deleted files.",
  'apierror-cantview-deleted-metadata': "You don't have permission to view metadata of deleted files.",
  'apierror-cantview-deleted-revision-content': "You don't have permission to view content of deleted revisions.",
  'apierror-changeauth-norequest': 'Failed to create change request.',
  'apierror-changecontentmodel-missingtitle':
    "The page you specified doesn't exist. To create a new page with a custom content model, use the <kbd>action=edit</kbd> module.",
  'apierror-chunk-too-small': 'Minimum chunk size is $1 bytes for non-final chunks.',
  'apierror-cidrtoobroad': '$1 CIDR ranges broader than /$2 are not accepted.',
  'apierror-compare-maintextrequired':
    'Parameter <var>$1text-main</var> is required when <var>$1slots</var> contains <kbd>main</kbd> (cannot delete the main slot).',
  'apierror-compare-no-title':
    'Cannot pre-save transform without a title. Try specifying <var>fromtitle</var> or <var>totitle</var>.',
  'apierror-compare-nofromrevision':
    "No 'from' revision. Specify <var>fromrev</var>, <var>fromtitle</var>, or <var>fromid</var>.",
  'apierror-compare-nosuchfromsection': "There is no section $1 in the 'from' content.",
  'apierror-compare-nosuchtosection': "There is no section $1 in the 'to' content.",
  'apierror-compare-notorevision':
    "No 'to' revision. Specify <var>torev</var>, <var>totitle</var>, or <var>toid</var>.",
  'apierror-compare-relative-to-nothing': "No 'from' revision for <var>torelative</var> to be relative to.",
  'apierror-contentmodel-mismatch':
    'The content you supplied has <kbd>$1</kbd> content model, which differs from the current content model of the page <kbd>$2</kbd>.',
  'apierror-contenttoobig': 'The content you supplied exceeds the page size limit of $1 kibibytes.',
  'apierror-create-titleexists': "Existing titles can't be protected with <kbd>create</kbd>.",
  'apierror-csp-report': 'Error processing CSP report: $1.',
  'apierror-deletedrevs-param-not-1-2': 'The <var>$1</var> parameter cannot be used in modes 1 or 2.',
  'apierror-deletedrevs-param-not-3': 'The <var>$1</var> parameter cannot be used in mode 3.',
  'apierror-edit-invalidredirect':
    'Cannot edit <kbd>$1</kbd> while following redirects, as target <kbd>$2</kbd> is not valid.',
  'apierror-exceptioncaught': '[$1] Exception caught: $2',
  'apierror-exceptioncaughttype': '[$1] Caught exception of type $2',
  'apierror-imageusage-badtitle': 'The title for <kbd>$1</kbd> must be a file.',
  'apierror-import-unknownerror': 'Unknown error on import: $1.',
  'apierror-info-singlepagerevision':
    'Multiple pages or revisions were supplied, but <var>$1prop=preloadcontent</var> and <var>$1prop=editintro</var> may only be used with a single page and revision.',
  'apierror-invalid-chunk': 'Offset plus current chunk is greater than claimed file size.',
  'apierror-invalid-file-key': 'Not a valid file key.',
  'apierror-invalidcategory': 'The category name you entered is not valid.',
  'apierror-invalidexpiry': 'Invalid expiry time "$1".',
  'apierror-invalidiprange': 'Invalid CIDR range "$1".',
  'apierror-invalidlang': 'Invalid language code for parameter <var>$1</var>.',
  'apierror-invalidmethod': 'Invalid HTTP method. Consider using GET or POST.',
  'apierror-invalidoldimage': 'The <var>oldimage</var> parameter has an invalid format.',
  'apierror-invalidparammix': 'The parameters $1 can not be used together.',
  'apierror-invalidparammix-cannotusewith': 'The <kbd>$1</kbd> parameter cannot be used with <kbd>$2</kbd>.',
  'apierror-invalidparammix-mustusewith': 'The <kbd>$1</kbd> parameter may only be used with <kbd>$2</kbd>.',
  'apierror-invalidparammix-parse-new-section':
    '<kbd>section=new</kbd> cannot be combined with the <var>oldid</var>, <var>pageid</var> or <var>page</var> parameters. Please use <var>title</var> and <var>text</var>.',
  'apierror-invalidsection': 'The <var>section</var> parameter must be a valid section ID or <kbd>new</kbd>.',
  'apierror-invalidsha1base36hash': 'The SHA1Base36 hash provided is not valid.',
  'apierror-invalidsha1hash': 'The SHA1 hash provided is not valid.',
  'apierror-invalidtitle': 'Bad title "$1".',
  'apierror-invalidurlparam': 'Invalid value for <var>$1urlparam</var> (<kbd>$2=$3</kbd>).',
  'apierror-invaliduserid': 'User ID <var>$1</var> is not valid.',
  'apierror-maxlag': {
    one: 'Waiting for $2: $1 second lagged.',
    other: 'Waiting for $2: $1 seconds lagged.',
    counted: 1,
  },
  'apierror-maxlag-generic': {
    one: 'Waiting for a database server: $1 second lagged.',
    other: 'Waiting for a database server: $1 seconds lagged.',
    counted: 1,
  },
  'apierror-mimesearchdisabled': 'MIME search is disabled in Miser Mode.',
  'apierror-missingcontent-pageid': 'Missing content for page ID $1.',
  'apierror-missingparam': 'The <var>$1</var> parameter must be set.',
  'apierror-missingparam-at-least-one-of': {
    one: 'The parameter $1 is required.',
    other: 'At least one of the parameters $1 is required.',
    counted: 2,
  },
  'apierror-missingparam-one-of': {
    one: 'The parameter $1 is required.',
    other: 'One of the parameters $1 is required.',
    counted: 2,
  },
  'apierror-missingtitle': "The page you specified doesn't exist.",
  'apierror-missingtitle-byname': "The page $1 doesn't exist.",
  'apierror-missingtitle-createonly': 'Missing titles can only be protected with <kbd>create</kbd>.',
  'apierror-multpages': '<var>$1</var> may only be used with a single page.',
  'apierror-mustbeloggedin': 'You must be logged in to $1.',
  'apierror-mustbeloggedin-changeauthenticationdata': '⧼apierror-mustbeloggedin-changeauthenticationdata⧽',
  'apierror-mustbeloggedin-generic': 'You must be logged in.',
  'apierror-mustbeloggedin-linkaccounts': 'You must be logged in to link accounts.',
  'apierror-mustbeloggedin-removeauth': 'You must be logged in to remove authentication data.',
  'apierror-mustbeloggedin-uploadstash': 'The upload stash is only available to logged-in users.',
  'apierror-mustbeposted': 'The <kbd>$1</kbd> module requires a POST request.',
  'apierror-mustpostparams': {
    one: 'The following parameter was found in the query string, but must be in the POST body: $1.',
    other: 'The following parameters were found in the query string, but must be in the POST body: $1.',
    counted: 2,
  },
  'apierror-no-direct-editing': 'Direct editing via API is not supported for content model $1 used by $2.',
  'apierror-nochanges': 'No changes were requested.',
  'apierror-nodeleteablefile': 'No such old version of the file.',
  'apierror-noimageredirect': "You don't have permission to create image redirects.",
  'apierror-noimageredirect-anon': "Anonymous users can't create image redirects.",
  'apierror-nosuchlogid': 'There is no log entry with ID $1.',
  'apierror-nosuchpageid': 'There is no page with ID $1.',
  'apierror-nosuchrcid': 'There is no recent change with ID $1.',
  'apierror-nosuchrevid': 'There is no revision with ID $1.',
  'apierror-nosuchsection': 'There is no section $1.',
  'apierror-nosuchsection-what': 'There is no section $1 in $2.',
  'apierror-nosuchuserid': 'There is no user with ID $1.',
  'apierror-notarget': 'You have not specified a valid target for this action.',
  'apierror-notpatrollable': "The revision r$1 can't be patrolled as it's too old.",
  'apierror-opensearch-json-warnings': 'Warnings cannot be represented in OpenSearch JSON format.',
  'apierror-pagecannotexist': "Namespace doesn't allow actual pages.",
  'apierror-pagedeleted': 'The page has been deleted since you fetched its timestamp.',
  'apierror-pagelang-disabled': 'Changing the language of a page is not allowed on this wiki.',
  'apierror-paramempty': 'The parameter <var>$1</var> may not be empty.',
  'apierror-parsetree-notwikitext': '<kbd>prop=parsetree</kbd> is only supported for wikitext content.',
  'apierror-parsetree-notwikitext-title':
    '<kbd>prop=parsetree</kbd> is only supported for wikitext content. $1 uses content model $2.',
  'apierror-pastexpiry': 'Expiry time "$1" is in the past.',
  'apierror-permissiondenied': "You don't have permission to $1.",
  'apierror-permissiondenied-patrolflag':
    'You need the <code>patrol</code> or <code>patrolmarks</code> right to request the patrolled flag.',
  'apierror-permissiondenied-unblock': "You don't have permission to unblock users.",
  'apierror-permissiondenied-userrights-interwiki': "You don't have permission to change user rights on other wikis.",
  'apierror-prefixsearchdisabled': 'Prefix search is disabled in Miser Mode.',
  'apierror-promised-nonwrite-api':
    'The <code>Promise-Non-Write-API-Action</code> HTTP header cannot be sent to write-mode API modules.',
  'apierror-protect-invalidaction': 'Invalid protection type "$1".',
  'apierror-protect-invalidlevel': 'Invalid protection level "$1".',
  'apierror-ratelimited': "You've exceeded your rate limit. Please wait some time and try again.",
  'apierror-readapidenied': 'You need read permission to use this module.',
  'apierror-readonly': 'The wiki is currently in read-only mode.',
  'apierror-redirect-appendonly':
    'You have attempted to edit using the redirect-following mode, which must be used in conjunction with <kbd>section=new</kbd>, <var>prependtext</var>, or <var>appendtext</var>.',
  'apierror-revdel-mutuallyexclusive': 'The same field cannot be used in both <var>hide</var> and <var>show</var>.',
  'apierror-revdel-needtarget': 'A target title is required for this RevDel type.',
  'apierror-revdel-paramneeded': 'At least one value is required for <var>hide</var> and/or <var>show</var>.',
  'apierror-revisions-badid': 'No revision was found for parameter <var>$1</var>.',
  'apierror-revisions-norevids':
    'The <var>revids</var> parameter may not be used with the list options (<var>$1limit</var>, <var>$1startid</var>, <var>$1endid</var>, <kbd>$1dir=newer</kbd>, <var>$1user</var>, <var>$1excludeuser</var>, <var>$1start</var>, and <var>$1end</var>).',
  'apierror-revisions-singlepage':
    '<var>titles</var>, <var>pageids</var> or a generator was used to supply multiple pages, but the <var>$1limit</var>, <var>$1startid</var>, <var>$1endid</var>, <kbd>$1dir=newer</kbd>, <var>$1user</var>, <var>$1excludeuser</var>, <var>$1start</var>, and <var>$1end</var> parameters may only be used on a single page.',
  'apierror-revwrongpage': 'r$1 is not a revision of $2.',
  'apierror-sectionreplacefailed': 'Could not merge updated section.',
  'apierror-sectionsnotsupported': 'Sections are not supported for content model $1.',
  'apierror-sectionsnotsupported-what': 'Sections are not supported by $1.',
  'apierror-show': 'Incorrect parameter - mutually exclusive values may not be supplied.',
  'apierror-siteinfo-includealldenied': "Cannot view all servers' info unless <var>$wgShowHostnames</var> is true.",
  'apierror-specialpage-cantexecute': "You don't have permission to view the results of this special page.",
  'apierror-stashedit-missingtext': 'No stashed text found with the given hash.',
  'apierror-templateexpansion-notwikitext':
    'Template expansion is only supported for wikitext content. $1 uses content model $2.',
  'apierror-tempuserdisabled': 'Temporary user account creation is disabled.',
  'apierror-toofewexpiries': '$1 expiry timestamps were provided where $2 were needed.',
  'apierror-unrecognizedparams': {
    one: 'Unrecognized parameter: $1.',
    other: 'Unrecognized parameters: $1.',
    counted: 2,
  },
  'apierror-unrecognizedvalue': 'Unrecognized value for parameter <var>$1</var>: $2.',
  'apierror-upload-filekeyneeded': 'Must supply a <var>filekey</var> when <var>offset</var> is non-zero.',
  'apierror-upload-missingresult': 'No result in status data.',
  'apierror-urlparamnormal': 'Could not normalize image parameters for $1.',
  'apierror-writeapidenied': "You're not allowed to edit this wiki through the API.",
  'apiwarn-alldeletedrevisions-performance':
    'For better performance when generating titles, set <kbd>$1dir=newer</kbd>.',
  'apiwarn-badurlparam': 'Could not parse <var>$1urlparam</var> for $2. Using only width and height.',
  'apiwarn-badutf8':
    'The value passed for <var>$1</var> contains invalid or non-normalized data. Textual data should be valid, NFC-normalized Unicode without C0 control characters other than HT (\\t), LF (\\n), and CR (\\r).',
  'apiwarn-checktoken-percentencoding':
    'Check that symbols such as "+" in the token are properly percent-encoded in the URL.',
  'apiwarn-compare-no-next':
    'Revision $2 is the latest revision of $1, there is no revision for <kbd>torelative=next</kbd> to compare to.',
  'apiwarn-compare-no-prev':
    'Revision $2 is the earliest revision of $1, there is no revision for <kbd>torelative=prev</kbd> to compare to.',
  'apiwarn-compare-nocontentmodel': 'No content model could be determined, assuming $1.',
  'apiwarn-deprecation-deletedrevs':
    '<kbd>list=deletedrevs</kbd> has been deprecated. Please use <kbd>prop=deletedrevisions</kbd> or <kbd>list=alldeletedrevisions</kbd> instead.',
  'apiwarn-deprecation-login-botpw':
    'Main-account login via <kbd>action=login</kbd> is deprecated and may stop working without warning. To continue login with <kbd>action=login</kbd>, see [[Special:BotPasswords]]. To safely continue using main-account login, see <kbd>action=clientlogin</kbd>.',
  'apiwarn-deprecation-login-token':
    'Fetching a token via <kbd>action=login</kbd> is deprecated. Use <kbd>action=query&meta=tokens&type=login</kbd> instead.',
  'apiwarn-deprecation-missingparam':
    'Because <var>$1</var> was not specified, a legacy format has been used for the output. This format is deprecated, and in the future the new format will always be used.',
  'apiwarn-deprecation-parse-headitems':
    '<kbd>prop=headitems</kbd> is deprecated since MediaWiki 1.28. Use <kbd>prop=headhtml</kbd> when creating new HTML documents, or <kbd>prop=modules|jsconfigvars</kbd> when updating a document client-side.',
  'apiwarn-deprecation-post-without-content-type':
    'A POST request was made without a <code>Content-Type</code> header. This does not work reliably.',
  'apiwarn-errorprinterfailed': 'Error printer failed. Will retry without params.',
  'apiwarn-invalidcategory': '"$1" is not a category.',
  'apiwarn-invalidtitle': '"$1" is not a valid title.',
  'apiwarn-moduleswithoutvars':
    'Property <kbd>modules</kbd> was set but not <kbd>jsconfigvars</kbd> or <kbd>encodedjsconfigvars</kbd>. Configuration variables are necessary for proper module usage.',
  'apiwarn-notfile': '"$1" is not a file.',
  'apiwarn-nothumb-noimagehandler': 'Could not create thumbnail because $1 does not have an associated image handler.',
  'apiwarn-parse-nocontentmodel': 'No <var>title</var> or <var>contentmodel</var> was given, assuming $1.',
  'apiwarn-parse-revidwithouttext':
    '<var>revid</var> used without <var>text</var>, and parsed page properties were requested. Did you mean to use <var>oldid</var> instead of <var>revid</var>?',
  'apiwarn-parse-titlewithouttext':
    '<var>title</var> used without <var>text</var>, and parsed page properties were requested. Did you mean to use <var>page</var> instead of <var>title</var>?',
  'apiwarn-redirectsandrevids':
    'Redirect resolution cannot be used together with the <var>revids</var> parameter. Any redirects the <var>revids</var> point to have not been resolved.',
  'apiwarn-tokens-origin': 'Tokens may not be obtained when the same-origin policy is not applied.',
  'apiwarn-truncatedresult':
    'This result was truncated because it would otherwise be larger than the limit of $1 bytes.',
  'apiwarn-unrecognizedvalues': {
    one: 'Unrecognized value for parameter <var>$1</var>: $2.',
    other: 'Unrecognized values for parameter <var>$1</var>: $2.',
    counted: 3,
  },
  'apiwarn-unsupportedarray': 'Parameter <var>$1</var> uses unsupported PHP array syntax.',
  'apiwarn-urlparamwidth':
    'Ignoring width value set in <var>$1urlparam</var> ($2) in favor of width value derived from <var>$1urlwidth</var>/<var>$1urlheight</var> ($3).',
  'apiwarn-validationfailed': 'Validation error for <kbd>$1</kbd>: $2',
  'apiwarn-validationfailed-badchars':
    'invalid characters in key (only <code>a-z</code>, <code>A-Z</code>, <code>0-9</code>, <code>_</code>, and <code>-</code> are allowed).',
  'apiwarn-validationfailed-badpref': 'not a valid preference.',
  'apiwarn-validationfailed-cannotset': 'cannot be set by this module.',
  'apiwarn-validationfailed-keytoolong': 'key too long (no more than $1 bytes allowed).',
  'apiwarn-validationfailed-valuetoolong': 'value too long (no more than $1 bytes allowed).',
  'apiwarn-xslt-disabled': 'The xslt option is disabled on this wiki.',
  articleexists:
    'A page already exists at [[:$1]], or the page name you have chosen is not valid.\nPlease choose another name.',
  'authmanager-authn-no-primary': 'The supplied credentials could not be authenticated.',
  'authmanager-authn-not-in-progress':
    'Authentication is not in progress or session data has been lost. Please start again from the beginning.',
  'authmanager-create-no-primary': 'The supplied credentials could not be used for account creation.',
  'authmanager-create-not-in-progress':
    'Account creation is not in progress or session data has been lost. Please start again from the beginning.',
  'authpage-cannot-login-continue': 'Unable to continue login. Your session most likely timed out.',
  autoblockedtext: `Your IP address has been automatically blocked because it was used by another user, who was blocked by $1.
The reason given is:

:<em>$2</em>.

*Start of block: $8
*Expiration of block: $6
*Intended blockee: $7

You can contact $1 or another [[PROJECT:Administrators|administrator]] to discuss the block.

You can use the "Email this user" feature if a valid email address is specified in your [[Special:Preferences|preferences]] and you have not been blocked from using it.

Your current IP address is $3. Block ID #$5.
Please include all above details in any queries you make.`,
  'bad-target-model': 'The desired destination uses a different content model. Cannot convert from $1 to $2.',
  'badaccess-group0': 'You are not allowed to execute the action you have requested.',
  'badaccess-groups': {
    one: 'The action you have requested is limited to users in the group: $1.',
    other: 'The action you have requested is limited to users in one of the groups: $1.',
    counted: 2,
  },
  badretype: 'The passwords you entered do not match.',
  'blocked-mailpassword':
    'Your IP address is blocked from editing. To prevent abuse, it is not allowed to use password recovery from this IP address.',
  blockedemailuser: '⧼blockedemailuser⧽',
  blockedtext: `<strong>Your username or IP address has been blocked.</strong>

The block was made by $1.
The reason given is <em>$2</em>.

*Start of block: $8
*Expiration of block: $6
*Intended blockee: $7

You can contact $1 or another [[PROJECT:Administrators|administrator]] to discuss the block.
You can use the "Email this user" feature if a valid email address is specified in your [[Special:Preferences|preferences]] and you have not been blocked from using it.
Your current IP address is $3. Block ID #$5.
Please include all above details in any queries you make.`,
  'blockedtext-composite': `<strong>Your username or IP address has been blocked.</strong>

The reason given is:

:<em>$2</em>.

*Start of block: $8
*Expiration of longest block: $6

* $5

Your current IP address is $3.
Please include all above details in any queries you make.`,
  'blockedtext-partial': `<strong>Your username or IP address is blocked from doing this. You may still be able to do other things on this site, such as editing certain pages.</strong>

You can view the full block details at [[Special:MyContributions|account contributions]].

The block was made by $1.

The reason given is <em>$2</em>.

*Start of block: $8
*Expiration of block: $6
*Intended blockee: $7

*Block ID #$5.`,
  cannotdelete: 'The page or file "$1" could not be deleted.\nIt may have already been deleted by someone else.',
  'cant-move-category-page': 'You do not have permission to move category pages.',
  'cant-move-user-page': 'You do not have permission to move user pages (apart from subpages).',
  'cant-see-hidden-user': `The user you are trying to block has already been blocked and hidden.
Since you do not have the hideuser right, you cannot see or edit the user's block.`,
  'cantmove-titleprotected':
    'You cannot move a page to this location because the new title has been protected from creation.',
  cantrollback: `Cannot revert the edit.
The last contributor is the only author of this page.`,
  cascadeprotected: {
    one: 'This page has been protected from editing because it is transcluded in the following page, which is protected with the "cascading" option turned on:\n$2',
    other:
      'This page has been protected from editing because it is transcluded in the following pages, which are protected with the "cascading" option turned on:\n$2',
    counted: 1,
  },
  'colon-separator': ': ',
  'content-json-empty-array': 'Empty array',
  'content-json-empty-object': 'Empty object',
  'content-model-css': 'CSS',
  'content-model-javascript': 'JavaScript',
  'content-model-json': 'JSON',
  'content-model-text': 'plain text',
  'content-model-wikitext': 'wikitext',
  copyuploaddisabled: 'Upload by URL disabled.',
  customcssprotected:
    "You do not have permission to edit this CSS page because it contains another user's personal settings.",
  customjsonprotected:
    "You do not have permission to edit this JSON page because it contains another user's personal settings.",
  customjsprotected:
    "You do not have permission to edit this JavaScript page because it contains another user's personal settings.",
  'delete-error-associated-alreadytalk': 'Cannot delete associated talk page of a talk page.',
  'delete-error-associated-doesnotexist': 'Cannot delete a non-existing associated talk page.',
  deleteprotected: 'You cannot delete this page because it has been protected.',
  'diff-incompatible': 'Cannot compare content models "$1" and "$2"',
  'duplicate-args-warning':
    '<strong>Warning:</strong> [[:$1]] is calling [[:$2]] with more than one value for the "$3" parameter. Only the last value provided will be used.',
  'edit-conflict': 'Edit conflict.',
  emailnotarget: 'Non-existent or invalid username for recipient.',
  'empty-file': 'The file you submitted was empty.',
  'filedelete-nofile': '<strong>$1</strong> does not exist.',
  'filedelete-nofile-old': 'There is no archived version of <strong>$1</strong> with the specified attributes.',
  'filedelete-old-unregistered': 'The specified file revision "$1" is not in the database.',
  'fileexists-no-change': 'The upload is an exact duplicate of the current version of <strong>[[:$1]]</strong>.',
  'filename-toolong': 'Filenames may not be longer than 240 bytes.',
  'filename-tooshort': 'The filename is too short.',
  'filerevert-badversion': 'There is no previous local version of this file with the provided timestamp.',
  'filetype-bad-ie-mime':
    'Cannot upload this file because Internet Explorer would detect it as "$1", which is a disallowed and potentially dangerous file type.',
  'filetype-badmime': 'Files of the MIME type "$1" are not allowed to be uploaded.',
  'filetype-banned-type': {
    one: '<strong>".$1"</strong> is not a permitted file type. Permitted file types are $2.',
    other: '<strong>".$1"</strong> are not permitted file types. Permitted file types are $2.',
    counted: 4,
  },
  'filetype-mime-mismatch': 'File extension ".$1" does not match the detected MIME type of the file ($2).',
  'hidden-categories': { one: 'Hidden category', other: 'Hidden categories', counted: 1 },
  'htmlform-float-invalid': 'The value you specified is not a number.',
  'htmlform-int-invalid': 'The value you specified is not an integer.',
  'htmlform-int-toohigh': 'The value you specified is above the maximum of $1.',
  'htmlform-int-toolow': 'The value you specified is below the minimum of $1.',
  'htmlform-select-badoption': 'The value you specified is not a valid option.',
  'illegal-filename': 'The filename is not allowed.',
  imageinvalidfilename: 'The target filename is invalid.',
  imagenocrossnamespace: 'Cannot move file to non-file namespace.',
  imagetypemismatch: 'The new file extension does not match its type.',
  'immobile-source-namespace': 'Cannot move pages in namespace "$1".',
  'immobile-target-namespace': 'Cannot move pages into namespace "$1".',
  'immobile-target-namespace-iw': 'Interwiki link is not a valid target for page move.',
  'import-rootpage-invalid': 'Given root page is an invalid title.',
  'import-rootpage-nosubpage': 'Namespace "$1" of the root page does not allow subpages.',
  importnofile: 'No import file was uploaded.',
  'invalid-chunk-offset': 'Invalid chunk offset',
  'invalid-json-data': 'Invalid JSON: $1',
  invalidemailaddress:
    'The email address cannot be accepted as it appears to have an invalid format.\nPlease enter a well-formatted address or empty that field.',
  invalidtitle: 'Invalid title',
  ip_range_toolarge: 'Range blocks larger than /$1 are not allowed.',
  'ipb-empty-block': 'The block submitted has no restrictions enabled.',
  'ipb-prevent-user-talk-edit':
    'Editing their own talk page must be allowed for a partial block, unless it includes a restriction on the User Talk namespace.',
  ipb_already_blocked: '"$1" is already blocked.',
  ipb_cant_unblock: 'Error: Block for $1 not found. It may have been removed already.',
  ipb_expiry_invalid: 'Expiry time invalid.',
  ipb_expiry_old: 'Expiry time is in the past.',
  ipb_expiry_temp: 'Hidden username blocks must be indefinite.',
  ipb_hide_partial: 'Hidden username blocks must be sitewide blocks.',
  ipbblocked: 'You cannot block or unblock other users because you are yourself blocked.',
  ipbnounblockself: 'You are not allowed to unblock yourself.',
  'json-error-syntax': 'Syntax error',
  'limitreport-cputime': 'CPU time usage',
  'limitreport-cputime-value': { one: '$1 second', other: '$1 seconds', counted: 1 },
  'limitreport-expansiondepth': 'Highest expansion depth',
  'limitreport-expansiondepth-value': '$1/$2',
  'limitreport-expensivefunctioncount': 'Expensive parser function count',
  'limitreport-expensivefunctioncount-value': '$1/$2',
  'limitreport-postexpandincludesize': 'Post-expand include size',
  'limitreport-postexpandincludesize-value': { one: '$1/$2 byte', other: '$1/$2 bytes', counted: 2 },
  'limitreport-ppvisitednodes': 'Preprocessor visited node count',
  'limitreport-ppvisitednodes-value': '$1/$2',
  'limitreport-templateargumentsize': 'Template argument size',
  'limitreport-templateargumentsize-value': { one: '$1/$2 byte', other: '$1/$2 bytes', counted: 2 },
  'limitreport-title': 'Parser profiling data:',
  'limitreport-unstrip-depth': 'Unstrip recursion depth',
  'limitreport-unstrip-depth-value': '$1/$2',
  'limitreport-unstrip-size': 'Unstrip post-expand size',
  'limitreport-unstrip-size-value': { one: '$1/$2 byte', other: '$1/$2 bytes', counted: 2 },
  'limitreport-walltime': 'Real time usage',
  'limitreport-walltime-value': { one: '$1 second', other: '$1 seconds', counted: 1 },
  lineno: 'Line $1:',
  'logentry-contentmodel-change': '$1 changed the content model of the page $3 from "$4" to "$5"',
  'login-throttled': 'You have made too many recent login attempts.\nPlease wait $1 before trying again.',
  mailnologin: 'No send address',
  'markedaspatrollederror-noautopatrol': 'You are not allowed to mark your own changes as patrolled.',
  'mergehistory-fail-bad-timestamp': 'Timestamp is invalid.',
  'mergehistory-fail-invalid-dest': 'Destination page is invalid.',
  'mergehistory-fail-invalid-source': 'Source page is invalid.',
  'mergehistory-fail-permission': 'Insufficient permissions to merge history.',
  'mergehistory-fail-self-merge': 'Source and destination pages are the same.',
  'mergehistory-fail-timestamps-overlap': 'Source revisions overlap or come after destination revisions.',
  missingcommenttext: 'Please enter a comment.',
  movenologintext: 'You must be a registered user and [[Special:UserLogin|logged in]] to move a page.',
  movenotallowed: 'You do not have permission to move pages.',
  movenotallowedfile: 'You do not have permission to move files.',
  mycustomcssprotected: 'You do not have permission to edit this CSS page.',
  mycustomjsonprotected: 'You do not have permission to edit this JSON page.',
  mycustomjsprotected: 'You do not have permission to edit this JavaScript page.',
  'namespace-nosubpages': 'Namespace "$1" does not allow subpages.',
  namespaceprotected: 'You do not have permission to edit pages in the <strong>$1</strong> namespace.',
  'nocreate-loggedin': 'You do not have permission to create new pages.',
  nocreatetext:
    '{{SITENAME}} has restricted the ability to create new pages.\nYou can go back and edit an existing page, or [[Special:UserLogin|log in or create an account]].',
  noemail: 'There is no email address recorded for user "$1".',
  noemailcreate: 'You need to provide a valid email address.',
  noemailtext: 'This user has not specified a valid email address.',
  noname: 'You have not specified a valid username.',
  'nonfile-cannot-move-to-file': 'Cannot move non-file to file namespace.',
  nosuchusershort: `There is no user by the name "$1".
Check your spelling.`,
  notvisiblerev: 'The last revision by a different user has been deleted',
  nowikiemailtext: 'This user has chosen not to receive email from other users.',
  'ns-specialprotected': 'Special pages cannot be edited.',
  'nstab-main': 'Page',
  pagecategories: { one: 'Category', other: 'Categories', counted: 1 },
  pageid: 'page ID $1',
  'paramvalidator-badexpiry': 'Invalid value "$2" for expiry parameter "$1".',
  'paramvalidator-badexpiry-duration-max':
    'Given value "$2" for parameter <var>$1</var> exceeds the maximum of "$3". Using maximum instead.',
  'paramvalidator-badexpiry-past': 'Value "$2" for expiry parameter "$1" is in the past.',
  'paramvalidator-badinteger': 'Invalid value "$2" for integer parameter "$1".',
  'paramvalidator-badtimestamp': 'Invalid value "$2" for timestamp parameter "$1".',
  'paramvalidator-badtitle': 'Invalid value "$2" for title parameter <var>$1</var>: not a valid title string.',
  'paramvalidator-badupload-notupload':
    'File upload parameter "$1" is not a file upload; be sure to use multipart/form-data for your POST and include a filename in the Content-Disposition header.',
  'paramvalidator-baduser': 'Invalid value "$2" for user parameter <var>$1</var>.',
  'paramvalidator-badvalue-enumnotmulti': 'Unrecognized value for parameter "$1": $2.',
  'paramvalidator-deprecated-value': 'The value "$2" to parameter "$1" has been deprecated.',
  'paramvalidator-missingparam': 'The "$1" parameter must be set.',
  'paramvalidator-missingtitle': 'Invalid value "$2" for title parameter <var>$1</var>: the page does not exist.',
  'paramvalidator-notmulti':
    'Parameter "$1" accepts only a single value. U+001F multi-value separation may only be used for multi-valued parameters.',
  'paramvalidator-outofrange-min': 'The value "$2" for parameter "$1" must be no less than $3.',
  'paramvalidator-outofrange-minmax': 'The value "$2" for parameter "$1" must be between $3 and $4.',
  'paramvalidator-param-deprecated': 'The parameter "$1" has been deprecated.',
  'paramvalidator-toomanyvalues': 'Too many values supplied for parameter "$1". The limit is $2.',
  'paramvalidator-unclearnowtimestamp':
    'Passing "$2" for timestamp parameter "$1" has been deprecated. If for some reason you need to explicitly specify the current time without calculating it client-side, use "now".',
  'paramvalidator-unrecognizedvalues': {
    one: 'Unrecognized value for parameter "$1": $3',
    other: 'Unrecognized values for parameter "$1": $3',
    counted: 4,
  },
  'password-substring-username-match': 'Your password must not appear within your username.',
  passwordincommonlist:
    'The password entered is in a list of very commonly used passwords. Please choose a more unique password.',
  'passwordreset-invalidemail': 'Invalid email address',
  'passwordreset-nodata': 'Neither a username nor an email address was supplied',
  passwordtoolong: 'Passwords cannot be longer than $1 characters.',
  passwordtooshort: 'Passwords must be at least $1 characters.',
  'pipe-separator': ' | ',
  'protect-cantedit':
    'You cannot change the protection settings of this page because you do not have permission to edit it.',
  protectedinterface:
    'This page provides interface text for the software on this wiki, and is protected to prevent abuse.\nTo add or change translations for all wikis, please use [https://translatewiki.net/ translatewiki.net], the MediaWiki localisation project.',
  protectedpagetext: 'This page has been protected to prevent editing or other actions.',
  rcpatroldisabled: 'Recent changes patrol disabled',
  redirectexists:
    'A redirect already exists at [[:$1]], and it cannot be deleted automatically.\nPlease choose another name.',
  'revdelete-hide-current': 'Error hiding the item dated $2, $1: This is the current revision.\nIt cannot be hidden.',
  'revdelete-modify-missing': 'Error modifying item ID $1: It is missing from the database!',
  'revdelete-modify-no-access':
    'Error modifying the item dated $2, $1: This item has been marked "restricted".\nYou do not have access to it.',
  'revdelete-no-change':
    '<strong>Warning:</strong> The item dated $2, $1 already had the requested visibility settings.',
  'revdelete-only-restricted':
    'Error hiding the item dated $2, $1: You cannot suppress items from view by administrators without also selecting one of the other visibility options.',
  'revdelete-show-no-access':
    'Error showing the item dated $2, $1: This item has been marked "restricted".\nYou do not have access to it.',
  revid: 'revision $1',
  selfmove: 'The title is the same;\ncannot move a page over itself.',
  'shared-repo': 'a shared repository',
  sitecssprotected: 'You do not have permission to edit this CSS page because it may affect all visitors.',
  sitejsonprotected: 'You do not have permission to edit this JSON page because it may affect all visitors.',
  sitejsprotected: 'You do not have permission to edit this JavaScript page because it may affect all visitors.',
  'size-megapixel': '$1 MP',
  'tag-mw-blank': 'Blanking',
  'tag-mw-blank-description': 'Edits that blank a page',
  'tag-mw-changed-redirect-target': 'Redirect target changed',
  'tag-mw-changed-redirect-target-description': 'Edits that change the target of a redirect',
  'tag-mw-contentmodelchange': 'content model change',
  'tag-mw-contentmodelchange-description': 'Edits that change the content model of a page',
  'tag-mw-manual-revert': 'Manual revert',
  'tag-mw-manual-revert-description': 'Edits that manually restore the page to an exact previous state',
  'tag-mw-new-redirect': 'New redirect',
  'tag-mw-new-redirect-description': 'Edits that create a new redirect or change a page to a redirect',
  'tag-mw-removed-redirect': 'Removed redirect',
  'tag-mw-removed-redirect-description': 'Edits that change an existing redirect to a non-redirect',
  'tag-mw-replace': 'Replaced',
  'tag-mw-replace-description': 'Edits that remove more than 90% of the content of a page',
  'tag-mw-reverted': 'Reverted',
  'tag-mw-reverted-description': 'Edits that were later reverted by a different edit',
  'tag-mw-rollback': 'Rollback',
  'tag-mw-rollback-description': 'Edits that roll back previous edits using the rollback link',
  'tag-mw-server-side-upload': 'Server-side upload',
  'tag-mw-server-side-upload-description': 'Media files that were uploaded via a maintenance script',
  'tag-mw-undo': 'Undo',
  'tag-mw-undo-description': 'Edits that undo previous edits using the undo link',
  'tags-activate-not-allowed': 'It is not possible to activate the tag "$1".',
  'tags-activate-not-found': 'The tag "$1" does not exist.',
  'tags-apply-blocked': 'You cannot apply change tags along with your changes while you are blocked.',
  'tags-apply-no-permission': 'You do not have permission to apply change tags along with your changes.',
  'tags-apply-not-allowed-multi': 'The following tags are not allowed to be manually applied: $1',
  'tags-apply-not-allowed-one': 'The tag "$1" is not allowed to be manually applied.',
  'tags-create-already-exists': 'The tag "$1" already exists.',
  'tags-create-invalid-chars':
    'Tag names must not contain commas (<code>,</code>), pipes (<code>|</code>), or forward slashes (<code>/</code>).',
  'tags-create-invalid-title-chars': 'Tag names must not contain characters that cannot be used in page titles.',
  'tags-deactivate-not-allowed': 'It is not possible to deactivate the tag "$1".',
  'tags-delete-no-permission': 'You do not have permission to delete change tags.',
  'tags-delete-not-allowed':
    'Tags defined by an extension cannot be deleted unless the extension specifically allows it.',
  'tags-delete-not-found': 'The tag "$1" does not exist.',
  'tags-delete-too-many-uses': 'The tag "$1" is applied to more than $2 revisions, which means it cannot be deleted.',
  'tags-manage-blocked': 'You cannot manage change tags while you are blocked.',
  'tags-manage-no-permission': 'You do not have permission to manage change tags.',
  'tags-update-blocked': 'You cannot add or remove change tags while you are blocked.',
  'tags-update-no-permission':
    'You do not have permission to add or remove change tags from individual revisions or log entries.',
  'tags-update-remove-not-allowed-multi': 'The following tags are not allowed to be manually removed: $1',
  'tags-update-remove-not-allowed-one': 'The tag "$1" is not allowed to be removed.',
  thumbnail_error: 'Error creating thumbnail: $1',
  thumbnail_error_remote: 'Error message from $1:\n$2',
  thumbnail_toobigimagearea: 'File with dimensions greater than $1',
  'timezone-invalid': 'Invalid time zone or time offset.',
  'title-invalid': 'The requested page title is invalid',
  'title-invalid-characters': 'The requested page title contains invalid characters: "$1".',
  'title-invalid-empty': 'The requested page title is empty or contains only a namespace prefix.',
  'title-invalid-leading-colon': 'The requested page title contains an invalid colon at the beginning.',
  'title-invalid-magic-tilde': 'The requested page title contains invalid magic tilde sequence (<nowiki>~~~</nowiki>).',
  'title-invalid-relative':
    "Title has relative path. Relative page titles (./, ../) are invalid, because they will often be unreachable when handled by user's browser.",
  'title-invalid-talk-namespace': 'The requested page title refers to a talk page that cannot exist.',
  'title-invalid-too-long':
    'The requested page title is too long. It must be no longer than $1 bytes in UTF-8 encoding.',
  'title-invalid-utf8': 'The requested page title contains an invalid UTF-8 sequence.',
  titleprotected: 'This title has been protected from creation by [[User:$1|$1]].\nThe reason given is <em>$2</em>.',
  'unblock-hideuser': 'You cannot unblock this user, as their username has been hidden.',
  'undelete-cantcreate':
    'You cannot undelete this page as there is no existing page with this name and you are not allowed to create this page.',
  'undelete-cantedit': 'You cannot undelete this page as you are not allowed to edit this page.',
  'undelete-error-associated-alreadytalk': 'Cannot undelete associated talk page of a talk page.',
  'undelete-error-associated-notdeleted': 'The associated talk page has no revisions that can be undeleted.',
  'undelete-missing-filearchive':
    'Unable to undelete file archive ID $1 because it is not in the database.\nIt may have already been undeleted.',
  'undelete-no-results': 'No matching pages found in the deletion archive.',
  undeleterevdel:
    'Undeletion will not be performed if it will result in the top page or file revision being partially deleted.\nIn such cases, you must uncheck or unhide the newest deleted revision.',
  'undo-failure': 'The edit could not be undone due to conflicting intermediate edits.',
  'unsupported-content-diff': 'Diffs are not supported for content model $1.',
  'unsupported-content-diff2': 'Diffs between the content models $1 and $2 are not supported on this wiki.',
  uploaddisabled: 'Uploads disabled.',
  'uploaded-event-handler-on-svg': 'Setting event-handler attributes <code>$1="$2"</code> is not allowed in SVG files.',
  'uploaded-href-attribute-svg':
    '&lt;a&gt; elements can only link (href) to data: (embedded file), http:// or https://, or fragment (#, same-document) targets. For other elements, such as &lt;image&gt;, only data: and fragment are allowed. Try embedding images when exporting your SVG. Found <code>&lt;$1 $2="$3"&gt;</code>.',
  uploadinvalidxml: 'The XML in the uploaded file could not be parsed.',
  uploadscripted: 'This file contains HTML or script code that may be erroneously interpreted by a web browser.',
  'uploadstash-bad-path-bad-format': 'Key "$1" is not in a proper format.',
  'uploadstash-exception': 'Could not store upload in the stash ($1): "$2".',
  'uploadstash-file-not-found': 'Key "$1" not found in stash.',
  'uploadstash-wrong-owner': "This file ($1) doesn't belong to the current user.",
  // MediaWiki has no such key, and shows it.
  'user and excludeuser cannot be used together': '⧼user and excludeuser cannot be used together⧽',
  userexists: 'Username entered already in use.\nPlease choose a different name.',
  // MediaWiki has no text for these, and shows the key (vector clientlogin/bot-password-session).
  'userlogin-cannot-link': '⧼userlogin-cannot-link⧽',
  'userlogin-cannot-login': '⧼userlogin-cannot-login⧽',
  'userrights-no-interwiki': 'You do not have permission to edit user rights on other wikis.',
  'verification-error': 'This file did not pass file verification.',
  watchlistanontext: 'Please log in to view or edit items on your watchlist.',
  /** Not from MediaWiki: names that wikidouble does not support. */
  'wikidouble-notsupported': '$1',
  wrongpassword: 'Incorrect username or password entered.\nPlease try again.',
};
