/** What a published file must not contain: credentials, and the addresses of machines. */
const secrets: Readonly<Record<string, RegExp>> = {
  'the token of a session': /[0-9a-f]{26,}(?:\+|%2B)/i,
  'a hash, or the id of a session': /\b(?:[0-9a-f]{40}|[0-9a-v]{32,})\b/,
  'the value of a cookie': /(?:session|UserID|Token)=(?!<SESSION>|\[|\(|\))/,
  'a password': /password(?:=|": *\[?\s*")(?!none\b)/,
  // 192.0.2.1 is reserved for documentation (RFC 5737).
  'the address of a machine': /\b(?!192\.0\.2\.)\d{1,3}(?:\.\d{1,3}){3}\b|\blocalhost:\d|\[::1\]/,
  // MediaWiki's own texts name public sites.
  'the address of a wiki':
    /(?:https?:\/\/|HOST: )(?!wiki\.example\b|(?:www\.mediawiki|en\.wikipedia|(?:lists|meta|phabricator)\.wikimedia)\.org\b)/,
  'a path of a machine': /\/(?:home|root|tmp|Users|work)\//,
};

/**
 * The kinds of secrets that the text of a contract contains.
 *
 * @param known secrets of the test, such as the password of the account
 */
export function secretsIn(text: string, known: readonly string[] = []): string[] {
  const kinds = Object.entries(secrets).flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : []));
  return known.some((secret) => text.includes(secret)) ? [...kinds, 'a known secret'] : kinds;
}
