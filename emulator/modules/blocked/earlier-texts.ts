/** The English texts of messages for blocked clients in 1.39. Data only. */
const details = `* Start of block: $8
* Expiration of block: $6
* Intended blockee: $7`;

const mail =
  'You can use the "Email this user" feature if a valid email address is specified in your [[Special:Preferences|preferences]] and you have not been blocked from using it.';

const end = `Your current IP address is $3, and the block ID is #$5.
Please include all above details in any queries you make.`;

export const earlierTexts = {
  autoblockedtext: `Your IP address has been automatically blocked because it was used by another user, who was blocked by $1.
The reason given is:

:<em>$2</em>

${details}

You may contact $1 or one of the other [[PROJECT:Administrators|administrators]] to discuss the block.

${mail}

${end}`,
  blockedtext: `<strong>Your username or IP address has been blocked.</strong>

The block was made by $1.
The reason given is <em>$2</em>.

${details}

You can contact $1 or another [[PROJECT:Administrators|administrator]] to discuss the block.
${mail}
${end}`,
  'blockedtext-composite': `<strong>Your username or IP address has been blocked.</strong>

The reason given is:

:<em>$2</em>.

* Start of block: $8
* Expiration of longest block: $6

* $5

Your current IP address is $3.
Please include all above details in any queries you make.`,
  'blockedtext-partial': `<strong>Your username or IP address is blocked from doing this. You may still be able to do other things on this site, such as editing certain pages.</strong> You can view the full block details at [[Special:MyContributions|account contributions]].

The block was made by $1.

The reason given is <em>$2</em>.

${details}
* Block ID #$5`,
} as const;
