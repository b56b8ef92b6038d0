/** English texts of extensions that refuse edits, as clients see them; for faults. Data only. */
export const extensionTexts = {
  'abusefilter-disallowed': `This action has been automatically identified as harmful, and therefore disallowed.
If you believe your action was constructive, please inform an administrator of what you were trying to do.
A brief description of the abuse rule which your action matched is: $1`,
  'abusefilter-warning': `'''Warning:''' This action has been automatically identified as harmful.
Unconstructive actions will be quickly reverted,
and egregious or repeated unconstructive editing will result in your account or IP address being blocked.
If you believe this action to be constructive, you may submit it again to confirm it.
A brief description of the abuse rule which your action matched is: $1`,
  'spam-blacklisted-link': `The text you wanted to publish was blocked by the spam filter.
This is probably caused by a link to a forbidden external site.
The following text is what triggered our spam filter: $1`,
} as const;
