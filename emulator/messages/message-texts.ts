import { invalidTitleTexts } from './invalid-title-texts';
import { authenticationTexts } from './authentication-texts';
import { browsingTexts } from './browsing-texts';
import { describingTexts } from './describing-texts';
import { failingTexts } from './failing-texts';
import { writingTexts } from './writing-texts';

/**
 * The English texts of the wiki's messages by their keys, as clients see them (core 6.1 to 6.4, 8). Data, nothing else.
 *
 * `$1` is a parameter. Where a text depends on a count, `counted` is the position of the parameter that counts.
 */
type MessageText = string | { readonly one: string; readonly other: string; readonly counted: number };

/** Where deprecations are announced. */
export const mailingList = 'https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/';

const subscribe = `Subscribe to the mediawiki-api-announce mailing list at &lt;${mailingList}&gt; for notice of API deprecations and breaking changes.`;

const texts = {
  ...invalidTitleTexts,

  'paramvalidator-badvalue-enumnotmulti': 'Unrecognized value for parameter "$1": $2.',
  'paramvalidator-notmulti':
    'Parameter "$1" accepts only a single value. U+001F multi-value separation may only be used for multi-valued parameters.',
  'paramvalidator-badinteger': 'Invalid value "$2" for integer parameter "$1".',
  'paramvalidator-baduser': 'Invalid value "$2" for user parameter <var>$1</var>.',
  'paramvalidator-toomanyvalues': 'Too many values supplied for parameter "$1". The limit is $2.',
  'paramvalidator-missingparam': 'The "$1" parameter must be set.',
  'paramvalidator-unrecognizedvalues': {
    one: 'Unrecognized value for parameter "$1": $3',
    other: 'Unrecognized values for parameter "$1": $3',
    counted: 4,
  },
  'paramvalidator-outofrange-minmax': 'The value "$2" for parameter "$1" must be between $3 and $4.',
  'paramvalidator-outofrange-min': 'The value "$2" for parameter "$1" must be no less than $3.',

  'apierror-unrecognizedparams': {
    one: 'Unrecognized parameter: $1.',
    other: 'Unrecognized parameters: $1.',
    counted: 2,
  },
  'apierror-missingparam-one-of': {
    one: 'The parameter $1 is required.',
    other: 'One of the parameters $1 is required.',
    counted: 2,
  },
  'apierror-invalidparammix': 'The parameters $1 can not be used together.',
  'apierror-invalidparammix-cannotusewith': 'The <kbd>$1</kbd> parameter cannot be used with <kbd>$2</kbd>.',
  'apierror-badgenerator-unknown': 'Unknown <kbd>generator=$1</kbd>.',
  'apierror-badgenerator-notgenerator': 'Module <kbd>$1</kbd> cannot be used as a generator.',
  'apierror-invalidtitle': 'Bad title "$1".',
  'apierror-nosuchpageid': 'There is no page with ID $1.',
  'apierror-imageusage-badtitle': 'The title for <kbd>$1</kbd> must be a file.',
  'apierror-badcontinue': 'Invalid continue param. You should pass the original value returned by the previous query.',
  'apierror-badconfig-resulttoosmall':
    'The value of <code>$wgAPIMaxResultSize</code> on this wiki is too small to hold basic result information.',
  'apierror-assertanonfailed': 'You are no longer logged out, so the action could not be completed.',
  'apierror-assertuserfailed': 'You are no longer logged in, so the action could not be completed.',
  'apierror-assertbotfailed': 'You do not have the <code>bot</code> right, so the action could not be completed.',
  'apierror-assertnameduserfailed': 'You are no longer logged in as "$1", so the action could not be completed.',
  'apierror-badtoken': 'Invalid CSRF token.',
  'apierror-mustbeposted': 'The <kbd>$1</kbd> module requires a POST request.',
  'apierror-mustpostparams': {
    one: 'The following parameter was found in the query string, but must be in the POST body: $1.',
    other: 'The following parameters were found in the query string, but must be in the POST body: $1.',
    counted: 2,
  },
  'apierror-invalidmethod': 'Invalid HTTP method. Consider using GET or POST.',
  'apierror-maxlag-generic': {
    one: 'Waiting for a database server: $1 second lagged.',
    other: 'Waiting for a database server: $1 seconds lagged.',
    counted: 1,
  },
  'apierror-badmodule-nosubmodules': 'The module <kbd>$1</kbd> has no submodules.',
  'apierror-promised-nonwrite-api':
    'The <code>Promise-Non-Write-API-Action</code> HTTP header cannot be sent to write-mode API modules.',

  'apiwarn-badutf8':
    'The value passed for <var>$1</var> contains invalid or non-normalized data. Textual data should be valid, NFC-normalized Unicode without C0 control characters other than HT (\\t), LF (\\n), and CR (\\r).',
  'apiwarn-truncatedresult':
    'This result was truncated because it would otherwise be larger than the limit of $1 bytes.',
  'apiwarn-unsupportedarray': 'Parameter <var>$1</var> uses unsupported PHP array syntax.',
  'apiwarn-redirectsandrevids':
    'Redirect resolution cannot be used together with the <var>revids</var> parameter. Any redirects the <var>revids</var> point to have not been resolved.',
  'apiwarn-errorprinterfailed': 'Error printer failed. Will retry without params.',
  'apiwarn-tokens-origin': 'Tokens may not be obtained when the same-origin policy is not applied.',
  'apiwarn-deprecation-post-without-content-type':
    'A POST request was made without a <code>Content-Type</code> header. This does not work reliably.',
  'apiwarn-deprecation-login-token':
    'Fetching a token via <kbd>action=login</kbd> is deprecated. Use <kbd>action=query&meta=tokens&type=login</kbd> instead.',
  'apiwarn-deprecation-login-botpw':
    'Main-account login via <kbd>action=login</kbd> is deprecated and may stop working without warning. To continue login with <kbd>action=login</kbd>, see [[Special:BotPasswords]]. To safely continue using main-account login, see <kbd>action=clientlogin</kbd>.',
  'api-usage-mailinglist-ref': subscribe,
  'apierror-mustbeloggedin-generic': 'You must be logged in.',
  'apiwarn-xslt-disabled': 'The xslt option is disabled on this wiki.',
  ...authenticationTexts,
  ...writingTexts,
  ...browsingTexts,
  ...describingTexts,
  ...failingTexts,
} as const satisfies Record<string, MessageText>;

export type MessageKey = keyof typeof texts;

export const messageTexts: Readonly<Record<MessageKey, MessageText>> = texts;

/** `<DOCREF>` of the facts, which stands in every error; its entities reach the client as they are. */
export function documentationReference(api: string, language: 'en' | 'qqx'): string {
  if (language === 'qqx') return `(api-usage-docref: ${api}) (api-usage-mailinglist-ref)`;
  return `See ${api} for API usage. ${subscribe}`;
}
