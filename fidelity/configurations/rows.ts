import type { ConfigurationRow } from './row';

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
    name: 'patrolled-new-pages',
    settings: ['$wgUseRCPatrol = false;'],
    site: { patrolling: { changes: false } },
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
    name: 'watchlist-expiry',
    settings: ['$wgWatchlistExpiry = true;', '$wgWatchlistExpiryMaxDuration = "2 weeks";'],
    site: { watchlistExpiry: true, watchlistExpiryMaximum: '2 weeks' },
    requests: ['action=paraminfo&modules=watch&format=json'],
  },
  { name: 'miser-mode', settings: ['$wgMiserMode = true;'] },
  {
    name: 'interwiki-addresses',
    settings: [],
    sql:
      'INSERT INTO interwiki (iw_prefix, iw_url, iw_api, iw_wikiid, iw_local, iw_trans) VALUES ' +
      "('other', '//other.example/wiki/$1', 'https://other.example/w/api.php', 'otherwiki', 1, 0), " +
      "('fr', 'https://fr.wiki.example/wiki/$1', '', '', 1, 0), " +
      "('shared', 'http://shared.example/$1', 'http://shared.example/api.php', '', 0, 1)",
    requests: ['action=query&titles=other:Foo%7Cfr:Bar%7Cshared:Baz&iwurl=1&format=json'],
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
    settings: [`$wgLanguageCode = "${code}";`, `$wgCachePrefix = "wiki-${code}";`],
  }));
}
