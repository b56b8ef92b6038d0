const home = 'https://www.npmjs.com/package/wikidouble';

/**
 * Who is asking, so that whoever looks after a wiki can find out, and can write to somebody.
 *
 * @param contact an address of mail or of a page
 * @throws TypeError for a contact that cannot stand in a header
 */
export function userAgent(version: string, contact = home): string {
  if (!/^[\x20-\x7e]+$/.test(contact) || /[()\\]/.test(contact)) {
    throw new TypeError('The contact is a mail address or a URL: plain letters, without brackets and backslashes.');
  }
  return `wikidouble/${version} (conformance check; ${contact.trim()})`;
}
