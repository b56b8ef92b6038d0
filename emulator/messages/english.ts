/** Where deprecations are announced. */
export const mailingList = 'https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/';

export const subscribe = `Subscribe to the mediawiki-api-announce mailing list at &lt;${mailingList}&gt; for notice of API deprecations and breaking changes.`;

/**
 * The English texts of the wiki's messages, as clients see them, sorted by key. Data only.
 *
 * `$1` is a parameter. If a text depends on a count, `counted` is the position of the parameter with the count.
 */
export const english = {
  'action-editmywatchlist': 'edit your watchlist',
  actionthrottledtext:
    'As an anti-abuse measure, you are limited from performing this action too many times in a short space of time, and you have exceeded this limit.\nPlease try again in a few minutes.',
  'api-login-fail-badsessionprovider': 'Cannot log in when using $1.',
  'api-login-fail-sameorigin': 'Cannot log in when the same-origin policy is not applied.',
  'api-usage-mailinglist-ref': subscribe,
  'apierror-allpages-generator-redirects':
    'Use <kbd>gapfilterredir=nonredirects</kbd> instead of <var>redirects</var> when using <kbd>allpages</kbd> as a generator.',
  'apierror-assertanonfailed': 'You are no longer logged out, so the action could not be completed.',
  'apierror-assertbotfailed': 'You do not have the <code>bot</code> right, so the action could not be completed.',
  'apierror-assertnameduserfailed': 'You are no longer logged in as "$1", so the action could not be completed.',
  'apierror-assertuserfailed': 'You are no longer logged in, so the action could not be completed.',
  'apierror-bad-badfilecontexttitle': 'Invalid title in <var>$1badfilecontexttitle</var> parameter.',
  'apierror-badconfig-resulttoosmall':
    'The value of <code>$wgAPIMaxResultSize</code> on this wiki is too small to hold basic result information.',
  'apierror-badcontinue': 'Invalid continue param. You should pass the original value returned by the previous query.',
  'apierror-badgenerator-notgenerator': 'Module <kbd>$1</kbd> cannot be used as a generator.',
  'apierror-badgenerator-unknown': 'Unknown <kbd>generator=$1</kbd>.',
  'apierror-badmodule-badsubmodule': 'The module <kbd>$1</kbd> does not have a submodule "$2".',
  'apierror-badmodule-nosubmodules': 'The module <kbd>$1</kbd> has no submodules.',
  'apierror-badquery': 'Invalid query.',
  'apierror-badtoken': 'Invalid CSRF token.',
  'apierror-badurl': 'Invalid value "$2" for URL parameter <var>$1</var>.',
  'apierror-blocked': 'You have been blocked from editing.',
  'apierror-exceptioncaughttype': '[$1] Caught exception of type $2',
  'apierror-imageusage-badtitle': 'The title for <kbd>$1</kbd> must be a file.',
  'apierror-invalidmethod': 'Invalid HTTP method. Consider using GET or POST.',
  'apierror-invalidparammix': 'The parameters $1 can not be used together.',
  'apierror-invalidparammix-cannotusewith': 'The <kbd>$1</kbd> parameter cannot be used with <kbd>$2</kbd>.',
  'apierror-invalidparammix-mustusewith': 'The <kbd>$1</kbd> parameter may only be used with <kbd>$2</kbd>.',
  'apierror-invalidtitle': 'Bad title "$1".',
  'apierror-invalidurlparam': 'Invalid value for <var>$1urlparam</var> (<kbd>$2=$3</kbd>).',
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
  'apierror-mustbeloggedin-generic': 'You must be logged in.',
  'apierror-mustbeposted': 'The <kbd>$1</kbd> module requires a POST request.',
  'apierror-mustpostparams': {
    one: 'The following parameter was found in the query string, but must be in the POST body: $1.',
    other: 'The following parameters were found in the query string, but must be in the POST body: $1.',
    counted: 2,
  },
  'apierror-nosuchpageid': 'There is no page with ID $1.',
  'apierror-nosuchrcid': 'There is no recent change with ID $1.',
  'apierror-nosuchrevid': 'There is no revision with ID $1.',
  'apierror-notpatrollable': "The revision r$1 can't be patrolled as it's too old.",
  'apierror-permissiondenied': "You don't have permission to $1.",
  'apierror-permissiondenied-patrolflag':
    'You need the <code>patrol</code> or <code>patrolmarks</code> right to request the patrolled flag.',
  'apierror-promised-nonwrite-api':
    'The <code>Promise-Non-Write-API-Action</code> HTTP header cannot be sent to write-mode API modules.',
  'apierror-ratelimited': "You've exceeded your rate limit. Please wait some time and try again.",
  'apierror-readapidenied': 'You need read permission to use this module.',
  'apierror-readonly': 'The wiki is currently in read-only mode.',
  'apierror-revisions-badid': 'No revision was found for parameter <var>$1</var>.',
  'apierror-revisions-norevids':
    'The <var>revids</var> parameter may not be used with the list options (<var>$1limit</var>, <var>$1startid</var>, <var>$1endid</var>, <kbd>$1dir=newer</kbd>, <var>$1user</var>, <var>$1excludeuser</var>, <var>$1start</var>, and <var>$1end</var>).',
  'apierror-revisions-singlepage':
    '<var>titles</var>, <var>pageids</var> or a generator was used to supply multiple pages, but the <var>$1limit</var>, <var>$1startid</var>, <var>$1endid</var>, <kbd>$1dir=newer</kbd>, <var>$1user</var>, <var>$1excludeuser</var>, <var>$1start</var>, and <var>$1end</var> parameters may only be used on a single page.',
  'apierror-show': 'Incorrect parameter - mutually exclusive values may not be supplied.',
  'apierror-siteinfo-includealldenied': "Cannot view all servers' info unless <var>$wgShowHostnames</var> is true.",
  'apierror-unrecognizedparams': {
    one: 'Unrecognized parameter: $1.',
    other: 'Unrecognized parameters: $1.',
    counted: 2,
  },
  'apierror-urlparamnormal': 'Could not normalize image parameters for $1.',
  'apierror-writeapidenied': "You're not allowed to edit this wiki through the API.",
  'apiwarn-badurlparam': 'Could not parse <var>$1urlparam</var> for $2. Using only width and height.',
  'apiwarn-badutf8':
    'The value passed for <var>$1</var> contains invalid or non-normalized data. Textual data should be valid, NFC-normalized Unicode without C0 control characters other than HT (\\t), LF (\\n), and CR (\\r).',
  'apiwarn-deprecation-login-botpw':
    'Main-account login via <kbd>action=login</kbd> is deprecated and may stop working without warning. To continue login with <kbd>action=login</kbd>, see [[Special:BotPasswords]]. To safely continue using main-account login, see <kbd>action=clientlogin</kbd>.',
  'apiwarn-deprecation-login-token':
    'Fetching a token via <kbd>action=login</kbd> is deprecated. Use <kbd>action=query&meta=tokens&type=login</kbd> instead.',
  'apiwarn-deprecation-missingparam':
    'Because <var>$1</var> was not specified, a legacy format has been used for the output. This format is deprecated, and in the future the new format will always be used.',
  'apiwarn-deprecation-post-without-content-type':
    'A POST request was made without a <code>Content-Type</code> header. This does not work reliably.',
  'apiwarn-errorprinterfailed': 'Error printer failed. Will retry without params.',
  'apiwarn-notfile': '"$1" is not a file.',
  'apiwarn-nothumb-noimagehandler': 'Could not create thumbnail because $1 does not have an associated image handler.',
  'apiwarn-redirectsandrevids':
    'Redirect resolution cannot be used together with the <var>revids</var> parameter. Any redirects the <var>revids</var> point to have not been resolved.',
  'apiwarn-tokens-origin': 'Tokens may not be obtained when the same-origin policy is not applied.',
  'apiwarn-truncatedresult':
    'This result was truncated because it would otherwise be larger than the limit of $1 bytes.',
  'apiwarn-unsupportedarray': 'Parameter <var>$1</var> uses unsupported PHP array syntax.',
  'apiwarn-urlparamwidth':
    'Ignoring width value set in <var>$1urlparam</var> ($2) in favor of width value derived from <var>$1urlwidth</var>/<var>$1urlheight</var> ($3).',
  'apiwarn-xslt-disabled': 'The xslt option is disabled on this wiki.',
  'authmanager-authn-no-primary': 'The supplied credentials could not be authenticated.',
  'authmanager-authn-not-in-progress':
    'Authentication is not in progress or session data has been lost. Please start again from the beginning.',
  'authmanager-create-no-primary': 'The supplied credentials could not be used for account creation.',
  'authmanager-create-not-in-progress':
    'Account creation is not in progress or session data has been lost. Please start again from the beginning.',
  'authpage-cannot-login-continue': 'Unable to continue login. Your session most likely timed out.',
  'badaccess-group0': 'You are not allowed to execute the action you have requested.',
  'badaccess-groups': {
    one: 'The action you have requested is limited to users in the group: $1.',
    other: 'The action you have requested is limited to users in one of the groups: $1.',
    counted: 2,
  },
  badretype: 'The passwords you entered do not match.',
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
  'cant-move-category-page': 'You do not have permission to move category pages.',
  'cant-move-user-page': 'You do not have permission to move user pages (apart from subpages).',
  customcssprotected:
    "You do not have permission to edit this CSS page because it contains another user's personal settings.",
  customjsonprotected:
    "You do not have permission to edit this JSON page because it contains another user's personal settings.",
  customjsprotected:
    "You do not have permission to edit this JavaScript page because it contains another user's personal settings.",
  invalidtitle: 'Invalid title',
  'login-throttled': 'You have made too many recent login attempts.\nPlease wait $1 before trying again.',
  'markedaspatrollederror-noautopatrol': 'You are not allowed to mark your own changes as patrolled.',
  movenologintext: 'You must be a registered user and [[Special:UserLogin|logged in]] to move a page.',
  movenotallowed: 'You do not have permission to move pages.',
  movenotallowedfile: 'You do not have permission to move files.',
  mycustomcssprotected: 'You do not have permission to edit this CSS page.',
  mycustomjsonprotected: 'You do not have permission to edit this JSON page.',
  mycustomjsprotected: 'You do not have permission to edit this JavaScript page.',
  namespaceprotected: 'You do not have permission to edit pages in the <strong>$1</strong> namespace.',
  'nocreate-loggedin': 'You do not have permission to create new pages.',
  nocreatetext:
    '{{SITENAME}} has restricted the ability to create new pages.\nYou can go back and edit an existing page, or [[Special:UserLogin|log in or create an account]].',
  noemailcreate: 'You need to provide a valid email address.',
  noname: 'You have not specified a valid username.',
  'nstab-main': 'Page',
  'paramvalidator-badexpiry': 'Invalid value "$2" for expiry parameter "$1".',
  'paramvalidator-badexpiry-duration-max':
    'Given value "$2" for parameter <var>$1</var> exceeds the maximum of "$3". Using maximum instead.',
  'paramvalidator-badexpiry-past': 'Value "$2" for expiry parameter "$1" is in the past.',
  'paramvalidator-badinteger': 'Invalid value "$2" for integer parameter "$1".',
  'paramvalidator-badtimestamp': 'Invalid value "$2" for timestamp parameter "$1".',
  'paramvalidator-badtitle': 'Invalid value "$2" for title parameter <var>$1</var>: not a valid title string.',
  'paramvalidator-baduser': 'Invalid value "$2" for user parameter <var>$1</var>.',
  'paramvalidator-badvalue-enumnotmulti': 'Unrecognized value for parameter "$1": $2.',
  'paramvalidator-deprecated-value': 'The value "$2" to parameter "$1" has been deprecated.',
  'paramvalidator-missingparam': 'The "$1" parameter must be set.',
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
  passwordtoolong: 'Passwords cannot be longer than $1 characters.',
  passwordtooshort: 'Passwords must be at least $1 characters.',
  'protect-cantedit':
    'You cannot change the protection settings of this page because you do not have permission to edit it.',
  protectedinterface:
    'This page provides interface text for the software on this wiki, and is protected to prevent abuse.\nTo add or change translations for all wikis, please use [https://translatewiki.net/ translatewiki.net], the MediaWiki localisation project.',
  rcpatroldisabled: 'Recent changes patrol disabled',
  'shared-repo': 'a shared repository',
  sitecssprotected: 'You do not have permission to edit this CSS page because it may affect all visitors.',
  sitejsonprotected: 'You do not have permission to edit this JSON page because it may affect all visitors.',
  sitejsprotected: 'You do not have permission to edit this JavaScript page because it may affect all visitors.',
  'size-megapixel': '$1 MP',
  'tags-apply-no-permission': 'You do not have permission to apply change tags along with your changes.',
  'tags-apply-not-allowed-multi': 'The following tags are not allowed to be manually applied: $1',
  'tags-apply-not-allowed-one': 'The tag "$1" is not allowed to be manually applied.',
  thumbnail_error: 'Error creating thumbnail: $1',
  thumbnail_error_remote: 'Error message from $1:\n$2',
  thumbnail_toobigimagearea: 'File with dimensions greater than $1',
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
  'undelete-cantcreate':
    'You cannot undelete this page as there is no existing page with this name and you are not allowed to create this page.',
  'undelete-cantedit': 'You cannot undelete this page as you are not allowed to edit this page.',
  userexists: 'Username entered already in use.\nPlease choose a different name.',
  // MediaWiki has no text for it, and shows the key (vector clientlogin/bot-password-session).
  'userlogin-cannot-login': '⧼userlogin-cannot-login⧽',
  watchlistanontext: 'Please log in to view or edit items on your watchlist.',
  /** Not from MediaWiki: names that wikidouble does not support. */
  'wikidouble-notsupported': '$1',
  wrongpassword: 'Incorrect username or password entered.\nPlease try again.',
} as const;
