/** What the wiki says when it fails for reasons of its own (core 6.4, 6.5; writing 1.5, 6.3). */
export const failingTexts = {
  /** Of no real wiki: what wikidouble does not support. */
  'wikidouble-notsupported': '$1',
  'apierror-readonly': 'The wiki is currently in read-only mode.',
  'apierror-maxlag': {
    one: 'Waiting for $2: $1 second lagged.',
    other: 'Waiting for $2: $1 seconds lagged.',
    counted: 1,
  },
  actionthrottledtext:
    'As an anti-abuse measure, you are limited from performing this action too many times in a short space of time, and you have exceeded this limit.\nPlease try again in a few minutes.',
  'apierror-ratelimited': "You've exceeded your rate limit. Please wait some time and try again.",
  'apierror-exceptioncaughttype': '[$1] Caught exception of type $2',
  'apierror-blocked': 'You have been blocked from editing.',
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
} as const;
