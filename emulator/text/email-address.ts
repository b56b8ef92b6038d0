/** What HTML takes for an e-mail address (https://html.spec.whatwg.org/#valid-e-mail-address), but with any hyphens. */
const emailAddress = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i;

export function isEmailAddress(text: string): boolean {
  return emailAddress.test(text);
}
