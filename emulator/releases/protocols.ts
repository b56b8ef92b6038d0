/** The URL schemes of links, `siprop=protocols` (vector siteinfo/hooks-and-variables). */
export const protocols: readonly string[] = `
bitcoin: ftp:// ftps:// geo: git:// gopher:// http:// https:// irc:// ircs:// magnet: mailto: matrix: mms:// news:
nntp:// redis:// sftp:// sip: sips: sms: ssh:// svn:// tel: telnet:// urn: worldwind:// xmpp: //
`
  .trim()
  .split(/\s+/);

/** The protocols of links that name a host, without the slashes, and the others. */
export const hostProtocols = protocols.flatMap((protocol) => (protocol.endsWith('://') ? protocol.slice(0, -3) : []));
export const plainProtocols = protocols.flatMap((protocol) => (protocol.endsWith(':') ? protocol.slice(0, -1) : []));
