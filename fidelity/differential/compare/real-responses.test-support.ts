import type { DiffResponse } from '../diff-response';
import type { DiffRequest } from '../diff-request';

export const anyRequest: DiffRequest = { method: 'GET', pathInfo: '', query: [], headers: [], loggedIn: false };

const docref = (server: string): string =>
  `See ${server}/api.php for API usage. Subscribe to the mediawiki-api-announce mailing list at &lt;https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/&gt; for notice of API deprecations and breaking changes.`;

/** What a wiki of release 1.43 answered, its address changed. */
export const realResponses = {
  list: `HTTP/1.1 200 OK
Date: Sat, 21 Nov 2026 03:30:31 GMT
X-Powered-By: PHP/8.2.35
X-Content-Type-Options: nosniff
Content-Type: application/json; charset=utf-8
X-Frame-Options: DENY
Content-Disposition: inline; filename=api-result.json
Vary: Accept-Encoding, Treat-as-Untrusted, Cookie
Cache-Control: private, must-revalidate, max-age=0
X-Request-Id: 503dec5bd0870be133dbd255

{"batchcomplete":"","continue":{"iucontinue":"2|4","continue":"-||"},"query":{"imageusage":[{"pageid":2,"ns":0,"title":"Alpha"},{"pageid":3,"ns":0,"title":"Z\\u00fcrich"}]}}`,
  warning: `HTTP/1.1 200 OK
Date: Sat, 21 Nov 2026 03:30:32 GMT
X-Content-Type-Options: nosniff
Content-Type: application/json; charset=utf-8
X-Frame-Options: DENY
Content-Disposition: inline; filename=api-result.json
Vary: Accept-Encoding, Treat-as-Untrusted, Cookie
Expires: Sat, 21 Nov 2026 03:31:32 GMT
Cache-Control: s-maxage=60, max-age=60, public
X-Request-Id: ee37cd971737d82b75c8a1c2

{"batchcomplete":"","warnings":{"imageusage":{"*":"The value \\"501\\" for parameter \\"iulimit\\" must be between 1 and 500."}},"requestid":"a/b","query":{"imageusage":[]}}`,
  tokens: `HTTP/1.1 200 OK
X-Content-Type-Options: nosniff
Set-Cookie: wiki_session=b7cjguivn7fdihfok3ipcl4fv6usjeg5; path=/; HttpOnly
Content-Type: application/json; charset=utf-8
X-Frame-Options: DENY
Content-Disposition: inline; filename=api-result.json
Cache-Control: private, must-revalidate, max-age=0
X-Request-Id: 68a00da714f0e59b75d89d9a

{"batchcomplete":"","curtimestamp":"2026-11-21T03:30:32Z","query":{"tokens":{"logintoken":"d5a9a2a42581f9cba30fa67e9b358a9e6b011058+\\\\","csrftoken":"+\\\\"}}}`,
  info: `HTTP/1.1 200 OK
Content-Type: application/json; charset=utf-8

{"batchcomplete":"","query":{"pages":{"2":{"pageid":2,"ns":0,"title":"Alpha","contentmodel":"wikitext","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr","touched":"2026-11-21T00:13:26Z","lastrevid":2,"length":17,"new":""}}}}`,
  jsonp: `HTTP/1.1 200 OK
Content-Type: text/javascript; charset=utf-8

/**/f({"batchcomplete":"","query":{"imageusage":[{"pageid":2,"ns":0,"title":"Alpha"}]}})`,
  xml: `HTTP/1.1 200 OK
Content-Type: text/xml; charset=utf-8

<?xml version="1.0"?><api batchcomplete=""><continue iucontinue="2|4" continue="-||" /><query><imageusage><iu pageid="2" ns="0" title="Alpha" /><iu pageid="3" ns="0" title="Zürich" /></imageusage></query></api>`,
  xmlError: `HTTP/1.1 200 OK
MediaWiki-API-Error: bad_image_title
Content-Type: text/xml; charset=utf-8

<?xml version="1.0"?><api><error code="bad_image_title" info="The title for &quot;imageusage&quot; must be a file." xml:space="preserve">${docref('http://wiki.example').replaceAll('&', '&amp;')}</error></api>`,
  phpToken: `HTTP/1.1 200 OK
Content-Type: application/vnd.php.serialized; charset=utf-8

a:2:{s:13:"batchcomplete";s:0:"";s:5:"query";a:1:{s:6:"tokens";a:1:{s:10:"logintoken";s:42:"fd9e3fe1f7983236dfa504574198933d6b011059+\\";}}}`,
  phpError: `HTTP/1.1 200 OK
Content-Type: application/vnd.php.serialized; charset=utf-8

a:1:{s:5:"error";a:3:{s:4:"code";s:15:"bad_image_title";s:4:"info";s:42:"The title for "imageusage" must be a file.";s:1:"*";s:251:"${docref('http://wiki.example')}";}}`,
  wrapped: `HTTP/1.1 200 OK
Content-Type: text/mediawiki-api-prettyprint-wrapped; charset=utf-8

{"status":200,"statustext":"OK","html":"<pre class=\\"api-pretty-content\\">&lt;?xml version=\\"1.0\\"?>\\n&lt;api batchcomplete=\\"\\">\\n  &lt;continue iucontinue=\\"2|4\\" continue=\\"-||\\" />\\n  &lt;query>\\n    &lt;imageusage>\\n      &lt;iu pageid=\\"2\\" ns=\\"0\\" title=\\"Alpha\\" />\\n    &lt;/imageusage>\\n  &lt;/query>\\n&lt;/api></pre>","modules":["mediawiki.apipretty"],"continue":{"iucontinue":"2|4","continue":"-||"},"time":124}`,
  page: `HTTP/1.1 200 OK
Content-type: text/html; charset=UTF-8

<!DOCTYPE html>
<title>MediaWiki API result - TestWiki</title>
<script>RLCONF={"wgRequestId":"b7278cd8f66a9f302fd24ef1","wgNamespaceNumber":-1}</script>
<h1 id="firstHeading">MediaWiki API result</h1><div class="api-pretty-header"><p>To see the non-HTML representation of the JSON format, set <a href="http://wiki.example/api.php?action=query&amp;meta=tokens&amp;format=json"><kbd>format=json</kbd></a>.
</p></div><pre class="api-pretty-content">{
    "batchcomplete": "",
    "query": {
        "tokens": {
            "logintoken": "d5a9a2a42581f9cba30fa67e9b358a9e6b011058+\\\\"
        }
    },
    "requestid": "a&amp;b&lt;c>"
}</pre>
<script>mw.config.set({"wgBackendResponseTime":233});</script>`,
  deletedCookies: `HTTP/1.1 200 OK
Set-Cookie: wiki_session=deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; path=/; HttpOnly
Set-Cookie: wikiUserID=deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; path=/; HttpOnly
Content-Type: application/json; charset=utf-8

{"batchcomplete":""}`,
} as const;

/** An answer as it went over the wire. */
export function response(text: string): DiffResponse {
  const end = text.indexOf('\n\n');
  const [first = '', ...lines] = text.slice(0, end).split('\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(': ');
    return [line.slice(0, colon), line.slice(colon + 2)];
  });
  return { status: Number(first.split(' ')[1]), headers, body: Buffer.from(text.slice(end + 2)) };
}
