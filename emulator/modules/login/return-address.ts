/** Schemes that a fresh wiki knows: those with an authority, and those without. */
const schemes = new Set([
  ...['http', 'https', 'ftp', 'ftps', 'git', 'gopher', 'irc', 'ircs', 'mms', 'nntp', 'redis', 'sftp', 'ssh', 'svn'],
  ...['telnet', 'worldwind', 'bitcoin', 'geo', 'magnet', 'mailto', 'matrix', 'news', 'sip', 'sips', 'sms', 'tel'],
  ...['urn', 'xmpp'],
]);

/** Whether a client can be sent back to an address: an absolute one, with a scheme that the wiki knows (core 8.2). */
export function isReturnAddress(text: string): boolean {
  const [, scheme, rest = ''] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(text) ?? [];
  if (scheme === undefined || !schemes.has(scheme.toLowerCase())) return false;
  if (!rest.startsWith('//')) return true;
  const [, host = '', port] = /^\/\/([^/?#]*?)(?::(\d*))?(?=[/?#]|$)/.exec(rest) ?? [];
  return host !== '' && Number(port ?? 0) <= 65_535;
}
