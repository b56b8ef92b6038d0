import type { ConfigurationRow } from './row';

const privateRequests: ConfigurationRow['requests'] = [
  'action=query&titles=Main%20Page&format=json',
  'action=query&titles=Main%20Page%7CAlpha%7CTalk:Alpha&prop=info&intestactions=read&format=json&formatversion=2',
  'action=query&list=imageusage&iutitle=File:Used.png&format=xml&errorformat=html',
  'action=query&meta=tokens%7Cuserinfo&type=login&format=json',
  'action=query&meta=tokens&type=login%7Ccsrf&format=json',
  'action=paraminfo&modules=query%2Bimageusage%7Cquery%2Btokens%7Clogin&format=json',
  { query: 'action=query&titles=Main%20Page&prop=info&intestactions=read&format=json', loggedIn: true },
  { query: 'action=query&list=imageusage&iutitle=File:Used.png&smaxage=60&maxage=30&format=json', loggedIn: true },
];

const patrolRequests: ConfigurationRow['requests'] = [
  { query: 'action=query&list=recentchanges&rcprop=title%7Cids%7Cpatrolled&rclimit=max&format=json', loggedIn: true },
  { query: 'action=query&list=recentchanges&rcshow=!patrolled&rcprop=ids&rclimit=max&format=json', loggedIn: true },
  { query: 'action=query&list=recentchanges&rcshow=unpatrolled&format=json', loggedIn: true },
  { query: 'action=query&meta=tokens&type=patrol&format=json', loggedIn: true },
  { query: 'action=patrol&rcid=1&token=%2B%5C&format=json', method: 'POST', loggedIn: true },
  'action=query&list=recentchanges&rcprop=patrolled&format=json',
  'action=query&titles=Alpha&prop=info&intestactions=patrol%7Cautopatrol&format=json',
];

/** All configurations that are compared. To add one is to add a row. */
export const rows: readonly ConfigurationRow[] = [
  { name: 'plain', settings: [] },
  { name: 'short-addresses', settings: ['$wgArticlePath = "/wiki/$1";'] },
  {
    name: 'w-with-short-addresses-and-uploads',
    folder: '/w',
    settings: ['$wgScriptPath = "/w";', '$wgArticlePath = "/wiki/$1";', '$wgEnableUploads = true;'],
  },
  { name: 'uploads', settings: ['$wgEnableUploads = true;'] },
  { name: 'site-name', settings: ['$wgSitename = "Wiki of Zürich & friends";', '$wgMetaNamespace = "About";'] },
  {
    name: 'namespaces',
    settings: [
      'define("NS_PORTAL", 100);',
      'define("NS_PORTAL_TALK", 101);',
      '$wgExtraNamespaces[100] = "Portal";',
      '$wgExtraNamespaces[101] = "Portal_talk";',
      '$wgNamespaceAliases["P"] = 100;',
      '$wgNamespacesWithSubpages[100] = true;',
      '$wgContentNamespaces[] = 100;',
    ],
  },
  {
    name: 'namespace-case',
    settings: ['$wgCapitalLinkOverrides = [ NS_FILE => false, NS_HELP => false ];'],
    refreshLinks: true,
  },
  {
    name: 'namespace-protection',
    settings: [
      '$wgNamespaceProtection[NS_TALK] = [ "editproject" ];',
      '$wgNamespaceProtection[NS_MAIN] = [ "edit", "editproject" ];',
      '$wgNamespaceProtection[NS_PROJECT] = [ "edit" ];',
      '$wgGroupPermissions["sysop"]["editproject"] = true;',
    ],
    site: { groups: { sysop: { rights: { editproject: true } } } },
    requests: [false, true].flatMap((loggedIn) =>
      ['plaintext', 'html', 'raw'].map((format) => ({
        query: `action=query&titles=Alpha%7CTalk:Alpha%7CProject:X%7CMediaWiki:X%7CNope&prop=info&intestactions=edit%7Ccreate%7Cprotect%7Cmove%7Cread&intestactionsdetail=full&errorformat=${format}&format=json&formatversion=2`,
        loggedIn,
      })),
    ),
  },
  { name: 'case-sensitive', settings: ['$wgCapitalLinks = false;'], refreshLinks: true },
  { name: 'https-server', settings: ['$wgServer = "https://wiki.example";'] },
  { name: 'protocol-relative-server', settings: ['$wgServer = "//wiki.example";'] },
  {
    name: 'canonical-server',
    settings: [
      '$wgServer = "//wiki.example";',
      '$wgCanonicalServer = "https://www.wiki.example";',
      '$wgArticlePath = "/wiki/$1";',
    ],
    site: { canonicalServer: 'https://www.wiki.example' },
  },
  {
    name: 'no-anonymous-edits',
    settings: [
      '$wgGroupPermissions["*"]["edit"] = false;',
      '$wgGroupPermissions["*"]["createpage"] = false;',
      '$wgGroupPermissions["*"]["createaccount"] = false;',
    ],
    site: { groups: { '*': { rights: { edit: false, createpage: false, createaccount: false } } } },
    requests: ['action=query&meta=siteinfo&siprop=usergroups&format=json'],
  },
  {
    name: 'groups',
    settings: [
      '$wgGroupPermissions["patroller"]["patrol"] = true;',
      '$wgRevokePermissions["patroller"]["createpage"] = true;',
      '$wgAddGroups["sysop"] = [ "patroller" ];',
      '$wgRemoveGroups["sysop"] = [ "patroller" ];',
      '$wgGroupsAddToSelf["user"] = [ "patroller" ];',
      '$wgAutoConfirmAge = 345600;',
    ],
    site: {
      groups: {
        patroller: { rights: { patrol: true }, revoked: ['createpage'] },
        sysop: { adds: ['patroller'], removes: ['patroller'] },
        user: { addsToSelf: ['patroller'] },
      },
      autopromotion: { autoconfirmed: { age: 345_600 } },
    },
    requests: [
      'action=query&meta=siteinfo&siprop=usergroups&format=json',
      {
        query: 'action=query&meta=userinfo&uiprop=groups|rights|changeablegroups|ratelimits&format=json',
        loggedIn: true,
      },
    ],
  },
  {
    name: 'autopromotion',
    settings: [
      '$wgAutopromote["trusted"] = [ "&", [ APCOND_EDITCOUNT, 5 ], [ APCOND_AGE, 60 ] ];',
      '$wgAutopromote["old"] = [ "&", [ APCOND_EDITCOUNT, 100000 ], [ APCOND_AGE, 0 ] ];',
      '$wgGroupPermissions["trusted"]["override-export-depth"] = true;',
      '$wgGroupPermissions["old"]["rollback"] = true;',
    ],
    site: {
      groups: { trusted: { rights: { 'override-export-depth': true } }, old: { rights: { rollback: true } } },
      autopromotion: { trusted: { edits: 5, age: 60 }, old: { edits: 100_000 } },
    },
    requests: [
      {
        query: 'action=query&meta=userinfo&uiprop=groups%7Cimplicitgroups%7Crights%7Cgroupmemberships&format=json',
        loggedIn: true,
      },
      'action=query&meta=siteinfo&siprop=usergroups%7Cautopromote&format=json',
    ],
  },
  {
    name: 'private',
    settings: ['$wgGroupPermissions["*"]["read"] = false;'],
    requests: privateRequests,
  },
  {
    // The whitelist is for pages in browsers: the API does not read it.
    name: 'private-with-read-whitelist',
    settings: [
      '$wgGroupPermissions["*"]["read"] = false;',
      '$wgWhitelistRead = [ "Main Page", "Alpha", "File:Used.png", "Special:Userlogin" ];',
      '$wgWhitelistReadRegexp = [ "/^Talk:/" ];',
    ],
    requests: privateRequests,
  },
  {
    name: 'read-only',
    settings: [
      '$reason = "The database is being moved to <b>another</b> server until 18:00.";',
      '// The administrator has logged in before.',
      'if ( ( $_POST["lgpassword"] ?? "" ) !== $administratorPassword ) { $wgReadOnly = $reason; }',
    ],
    site: { readOnly: 'The database is being moved to <b>another</b> server until 18:00.' },
    requests: [
      { query: 'action=watch&titles=Alpha&token=%2B%5C&format=json', method: 'POST', loggedIn: true },
      { query: 'action=watch&titles=Alpha&token=%2B%5C&format=json&errorformat=html', method: 'POST' },
      { query: 'action=patrol&rcid=1&token=%2B%5C&format=xml&errorformat=raw', method: 'POST', loggedIn: true },
      { query: 'action=logout&token=%2B%5C&format=json', method: 'POST', loggedIn: true },
      { query: 'action=login&lgname=Bob&format=json', method: 'POST' },
    ],
  },
  {
    name: 'session-lifetime',
    settings: ['$wgObjectCacheSessionExpiry = 20;'],
    site: { sessionLifetime: 20 },
    requests: [
      'action=query&meta=userinfo&format=json&assert=user',
      'action=query&meta=tokens&type=csrf%7Clogin&format=json',
      'action=query&meta=userinfo&assertuser=Admin&format=xml',
      'action=query&list=imageusage&iutitle=File%3AUsed.png&iulimit=5&format=json',
    ].map((query) => ({ query, loggedIn: true, idle: 22 })),
  },
  {
    name: 'patrolled-new-pages',
    settings: ['$wgUseRCPatrol = false;'],
    site: { patrolling: { changes: false } },
    requests: patrolRequests,
  },
  {
    name: 'no-patrolling',
    settings: ['$wgUseRCPatrol = false;', '$wgUseNPPatrol = false;', '$wgUseFilePatrol = false;'],
    site: { patrolling: { changes: false, newPages: false, uploads: false } },
    requests: patrolRequests,
  },
  { name: 'logo', settings: ['$wgLogos = [ "1x" => "https://static.example/logo.png" ];'] },
  {
    name: 'license',
    settings: ['$wgRightsText = "CC BY-SA 4.0";', '$wgRightsUrl = "https://license.example/by-sa/4.0/";'],
  },
  { name: 'time-zone', settings: ['$wgLocaltimezone = "America/St_Johns";'] },
  { name: 'main-page-at-the-root', settings: ['$wgMainPageIsDomainRoot = true;', '$wgArticlePath = "/wiki/$1";'] },
  { name: 'file-extensions', settings: ['$wgFileExtensions = [ "png", "svg", "PDF" ];', '$wgEnableUploads = true;'] },
  {
    name: 'upload-path',
    settings: ['$wgUploadPath = "https://upload.example/wiki";'],
    site: { uploadPath: 'https://upload.example/wiki' },
  },
  {
    name: 'thumbnails-on-demand',
    settings: ['$wgGenerateThumbnailOnParse = false;', '$wgEnableUploads = true;'],
    requests: ['iiurlwidth=1', 'iiurlwidth=2', 'iiurlheight=1', 'iiurlwidth=2&iiurlparam=1px', 'iiurlwidth=900'].map(
      (size) =>
        `action=query&format=json&prop=imageinfo&iilimit=2&iiprop=url%7Cthumbmime&titles=File:Two%20versions.png&${size}`,
    ),
  },
  {
    name: 'rate-limits',
    settings: ['$wgRateLimits["patrol"] = [ "user" => [ 5, 60 ], "ip" => [ 3, 60 ], "newbie" => [ 4, 60 ] ];'],
    site: {
      rateLimits: {
        patrol: { user: { hits: 5, seconds: 60 }, ip: { hits: 3, seconds: 60 }, newbie: { hits: 4, seconds: 60 } },
      },
    },
    requests: [false, true].map((loggedIn) => ({
      query: 'action=query&meta=userinfo&uiprop=ratelimits%7Ctheoreticalratelimits&format=json',
      loggedIn,
    })),
  },
  {
    name: 'temporary-accounts',
    releases: ['1.43'],
    settings: ['$wgAutoCreateTempUser["enabled"] = true;'],
    site: { temporaryAccounts: true },
    requests: ['json', 'xml'].map((format) => `action=query&meta=siteinfo&siprop=autocreatetempuser&format=${format}`),
  },
  {
    name: 'watchlist-expiry',
    settings: ['$wgWatchlistExpiry = true;', '$wgWatchlistExpiryMaxDuration = "2 weeks";'],
    site: { watchlistExpiry: true, watchlistExpiryMaximum: '2 weeks' },
    requests: ['action=paraminfo&modules=watch&format=json'],
  },
  {
    name: 'shared-repository',
    settings: [
      '$wgForeignFileRepos[] = [ "class" => "ForeignAPIRepo", "name" => "shared", "apibase" => "$repository/api.php",',
      '  "fetchDescription" => false, "apiThumbCacheExpiry" => 0 ];',
    ],
    shared: true,
    // Pages with files that only the repository has are no longer in the category of pages without them (reading 15.2).
    refreshLinks: true,
    requests: ['json', 'xml', 'php', 'rawfm'].flatMap((format) => [
      `action=query&titles=File:Used.png%7CFile:Picture.png%7CFile:Only%20shared.png%7CFile:Nope.png&prop=imageinfo%7Cinfo&iiprop=timestamp%7Cuser%7Cuserid%7Ccomment%7Cparsedcomment%7Ccanonicaltitle%7Curl%7Csize%7Csha1%7Cmime%7Cmediatype%7Carchivename%7Cbitdepth&inprop=url&format=${format}`,
      `action=query&titles=File:Only%20shared.png%7CFile:Used.png&prop=imageinfo%7Cfileusage&iilocalonly=1&format=${format}`,
      `action=query&meta=filerepoinfo&format=${format}`,
    ]),
  },
  {
    name: 'exception-details',
    settings: ['$wgShowExceptionDetails = true;'],
    site: { exceptionDetails: true },
    requests: [
      'action=query&format=json&requestid=%1Fa%22%3C%7Cb&uselang=ar',
      'action=query&format=xml&origin=%1Fa',
      ...['json', 'json&formatversion=2', 'xml', 'xml&errorformat=html', 'json&errorformat=plaintext&uselang=de'].map(
        (format) => `action=compare&fromslots=&toslots=&format=${format}`,
      ),
      'action=query&generator=alldeletedrevisions&gadrgeneratetitles=1&gadruser=Bob&format=json&errorformat=wikitext',
      'action=query&list=alldeletedrevisions&adrprop=&adrprefix=23&format=json&errorformat=raw&formatversion=2',
      'action=query&list=allrevisions&arvnamespace=99&format=json',
      'action=query&list=watchlist&wlcontinue=now|1&format=json',
      'action=compare&fromslots=main&fromtext-main=x&fromcontentmodel-main=css&fromcontentformat-main=text/plain&format=json',
      {
        query: 'action=query&origin=http://a.example',
        headers: [['Origin', 'http://a.example http://b.example']],
      },
    ],
  },
  {
    name: 'parser-functions',
    settings: ['wfLoadExtension( "ParserFunctions" );', '$wgPFEnableStringFunctions = true;'],
    site: { parserFunctions: true },
    refreshLinks: true,
    requests: ['action=query&meta=siteinfo&siprop=magicwords%7Cfunctionhooks%7Cextensions%7Cextensiontags&format=json'],
  },
  {
    name: 'miser-mode',
    settings: ['$wgMiserMode = true;'],
    requests: [
      ...['Wantedpages', 'Unwatchedpages', 'Longpages', 'Shortpages', 'Mostlinkedcategories', 'Listredirects'].map(
        (page) => `action=query&list=querypage&qppage=${page}&format=json`,
      ),
      'action=query&list=querypage&qppage=Lonelypages&qpoffset=5&format=xml',
      'action=query&generator=querypage&gqppage=Lonelypages&format=json',
    ],
  },
  {
    name: 'interwiki-addresses',
    settings: [],
    refreshLinks: true,
    sql:
      'INSERT INTO interwiki (iw_prefix, iw_url, iw_api, iw_wikiid, iw_local, iw_trans) VALUES ' +
      "('other', '//other.example/wiki/$1', 'https://other.example/w/api.php', 'otherwiki', 1, 0), " +
      "('fr', 'https://fr.wiki.example/wiki/$1', '', '', 1, 0), " +
      "('shared', 'http://shared.example/$1', 'http://shared.example/api.php', '', 0, 1)",
    requests: [
      'action=query&titles=other:Foo%7Cfr:Bar%7Cshared:Baz&iwurl=1&format=json',
      'action=query&generator=allpages&gaplimit=max&gapfilterlanglinks=withlanglinks&prop=langlinks%7Ciwlinks&llprop=url%7Clangname%7Cautonym&iwprop=url&lllimit=max&iwlimit=max&format=json',
      'action=query&list=langbacklinks&lblprop=lllang%7Clltitle&lbllimit=3&format=xml',
      'action=parse&contentmodel=wikitext&text=a%0A%5B%5Bfr:B%23%C3%A9%20x%7Cc%5D%5D%20%5B%5B:fr:D%23%C3%A9%5D%5D%20%5B%5Bother:%5D%5D%20%7B%7Bshared:E%7D%7D%20%7B%7Bfr:F%7D%7D%0A%5B%5Bfr:G%5D%5D%20h&prop=text%7Clanglinks%7Ciwlinks&disablelimitreport=1&format=json',
      'action=parse&contentmodel=wikitext&title=Talk:X&text=%5B%5Bfr:B%5D%5D%20%5B%5Bfr:C%5D%5D&prop=text%7Clanglinks%7Ciwlinks&disablelimitreport=1&format=xml',
    ],
  },
  {
    name: 'trusted-sites',
    settings: [
      '$wgCrossSiteAJAXdomains = [ "*.wiki.example", "other.example" ];',
      '$wgCrossSiteAJAXdomainExceptions = [ "bad.wiki.example" ];',
    ],
    site: { crossOriginSites: ['*.wiki.example', 'other.example'], crossOriginExceptions: ['bad.wiki.example'] },
    requests: ['https://other.example', 'http://a.b.wiki.example', 'https://bad.wiki.example', 'null'].flatMap(
      (origin) => [
        { query: `action=query&format=json&origin=${encodeURIComponent(origin)}`, headers: [['Origin', origin]] },
        {
          query: `action=query&format=json&origin=${encodeURIComponent(origin)}`,
          method: 'OPTIONS',
          headers: [
            ['Origin', origin],
            ['Access-Control-Request-Method', 'POST'],
            ['Access-Control-Request-Headers', 'content-type'],
          ],
        },
      ],
    ),
  },
  {
    name: 'frames-of-the-same-site',
    settings: ['$wgApiFrameOptions = "SAMEORIGIN";'],
    site: { frameOptions: 'SAMEORIGIN' },
  },
  { name: 'frames', settings: ['$wgApiFrameOptions = false;'], site: { frameOptions: 'none' } },
  {
    name: 'cookies',
    settings: [
      '$wgCookiePrefix = "farm";',
      '$wgCookieDomain = ".wiki.example";',
      '$wgCookiePath = "/w";',
      '$wgCookieSecure = true;',
      '$wgCookieSameSite = "None";',
      '$wgCookieExpiration = 3600;',
      '$wgExtendedLoginCookieExpiration = 7200;',
    ],
    site: {
      cookies: {
        ...{ prefix: 'farm', domain: '.wiki.example', path: '/w', secure: true, sameSite: 'None' },
        ...{ expiration: 3600, rememberedExpiration: 7200 },
      },
    },
  },
  { name: 'maximum-result-size', settings: ['$wgAPIMaxResultSize = 9000;'], site: { maximumResultSize: 9000 } },
  {
    name: 'extensions-and-skins',
    settings: [
      '$wgExtensionCredits["parserhook"][] = [ "name" => "Own", "version" => "1.2", "author" => "Alice" ];',
      '$wgSkipSkins = [ "timeless" ];',
      '$wgDefaultSkin = "monobook";',
    ],
  },
  ...languageRows('de', 'fr', 'es', 'ja', 'ru', 'ar', 'he', 'tr', 'zh', 'pl'),
];

/** Wikis in other content languages. */
function languageRows(...codes: readonly string[]): ConfigurationRow[] {
  return codes.map((code) => ({
    name: `language-${code}`,
    settings: [`$wgLanguageCode = "${code}";`],
    // Pages are in categories whose names depend on the language (reading 15.2).
    refreshLinks: true,
  }));
}
