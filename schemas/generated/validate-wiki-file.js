// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.
"use strict";
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:wikidouble:wiki-file","title":"WikiDefinition","description":"The content of a wiki, as a YAML or JSON file or as an object in code. Everything is optional; missing ids are assigned in order.","type":"object","properties":{"site":{"$ref":"#/$defs/site"},"pages":{"description":"The pages that exist, including file pages.","type":"array","items":{"$ref":"#/$defs/page"}},"users":{"description":"The accounts (core 8.1, 8.4).","type":"array","items":{"$ref":"#/$defs/user"}},"changes":{"description":"The recent changes, which list=recentchanges lists and action=patrol marks (core 8.6). A page needs none to exist.","type":"array","items":{"$ref":"#/$defs/change"}}},"additionalProperties":false,"$defs":{"site":{"title":"SiteDefinition","description":"The wiki itself, as meta=siteinfo shows it (core 8.4).","type":"object","properties":{"name":{"description":"Name of the wiki and of its Project namespace (core 4.6).","type":"string","pattern":"\\S","examples":["Example Wiki"]},"release":{"description":"Release of MediaWiki. Quote it: YAML reads 1.43 as a number. Default: the newest.","type":"string","enum":["1.39","1.43"],"examples":["1.43"]},"server":{"description":"The address of the wiki in its responses: scheme and host, without a path. Default: the address that it listens on, or the URL that it intercepts.","type":"string","pattern":"^(https?:)?//[^/?#\\s]+$","examples":["https://wiki.example"]},"canonicalServer":{"description":"The address of the wiki where its responses must be the same over HTTP and HTTPS ($wgCanonicalServer). Default: `server`, with `http:` if that begins with `//`.","type":"string","pattern":"^https?://[^/?#\\s]+$","examples":["https://wiki.example"]},"scriptPath":{"description":"Path of the folder of api.php: empty, or with a leading slash. Default: empty.","type":"string","pattern":"^(/[^/?#\\s]+)*$","examples":["/w"]},"parserFunctions":{"description":"Whether the wiki has the extension ParserFunctions with its functions on strings ($wgPFEnableStringFunctions): `#if`, `#switch`, `#expr`, `#time`, `#replace` and others in wikitext. Default: false.","type":"boolean"},"articlePath":{"description":"Path of pages, with `$1` for the title ($wgArticlePath). Default: `$1` below `index.php`.","type":"string","pattern":"^/[^?#\\s]*\\$1[^?#\\s]*$","examples":["/wiki/$1"]},"language":{"description":"Code of the content language ($wgLanguageCode), which names namespaces, special pages, the main page and the words of wikitext. A code that MediaWiki does not know is like English. Default: `en`.","type":"string","pattern":"^(?![^]*--)[a-z]{2,}(-[-a-z0-9]*[a-z0-9])?$","examples":["en"]},"case":{"description":"Whether the first letter of a title is upper-cased (core 4.6). Default: `first-letter`.","type":"string","enum":["first-letter","case-sensitive"],"examples":["first-letter"]},"namespaces":{"description":"Namespaces in addition to those of a fresh wiki, or other names for these (core 4.6).","type":"array","items":{"$ref":"#/$defs/namespace"},"examples":[[{"id":100,"name":"Portal"}]]},"interwiki":{"description":"Interwiki prefixes, with or without their addresses. Default: those of a fresh wiki of the release (core 4.6).","type":"array","items":{"anyOf":[{"type":"string","pattern":"^[^\\s:|#<>\\[\\]{}]+$","examples":["wikipedia"]},{"$ref":"#/$defs/interwiki"}],"examples":["wikipedia",{"prefix":"fr","url":"https://fr.wiki.example/wiki/$1"}]},"examples":[["wikipedia"]]},"uploadPath":{"description":"Path or address of the folder of uploaded files ($wgUploadPath). Default: `/images` below the script path.","type":"string","pattern":"^((https?:)?//[^?#\\s]+|(/[^?#\\s]*)?)$","examples":["https://upload.example/wiki"]},"repositories":{"description":"Repositories of files that the wiki shares with others ($wgForeignFileRepos, of the class ForeignAPIRepo). A file of the wiki itself precedes a shared one of its title. Default: none.","type":"array","items":{"$ref":"#/$defs/repository"}},"mainPageIsDomainRoot":{"description":"Whether the address of the main page is the root of the server ($wgMainPageIsDomainRoot). Default: false.","type":"boolean"},"logo":{"description":"Address of the logo, as `siprop=general` reports it ($wgLogos). Default: that of a fresh wiki.","type":"string","examples":["/static/logo.png"]},"timeZone":{"description":"Name of the wiki's time zone in the IANA database ($wgLocaltimezone). Default: `UTC`.","type":"string","pattern":"^[A-Za-z][A-Za-z0-9_+/-]*$","examples":["Europe/Berlin"]},"license":{"$ref":"#/$defs/license"},"fileExtensions":{"description":"The extensions of files that may be uploaded ($wgFileExtensions). Default: those of a fresh wiki.","type":"array","items":{"type":"string","pattern":"^[^\\s.]+$","examples":["png"]},"examples":[["png","svg"]]},"miserMode":{"description":"Whether `siprop=general` reports that expensive queries are off ($wgMiserMode). Default: false.","type":"boolean"},"frameOptions":{"description":"The value of `X-Frame-Options` ($wgApiFrameOptions). Help pages have `DENY` instead of `none`. Default: `DENY`.","type":"string","enum":["DENY","SAMEORIGIN","none"]},"crossOriginSites":{"description":"Host names of sites whose pages may read responses of logged-in users, with the parameter `origin` ($wgCrossSiteAJAXdomains). `*` stands for any characters, `?` for one. Default: none.","type":"array","items":{"type":"string","pattern":"\\S","examples":["*.wiki.example"]},"examples":[["*.wiki.example"]]},"crossOriginExceptions":{"description":"Host names that `crossOriginSites` does not include, although they match ($wgCrossSiteAJAXdomainExceptions). Default: none.","type":"array","items":{"type":"string","pattern":"\\S","examples":["test.wiki.example"]},"examples":[["test.wiki.example"]]},"cookies":{"$ref":"#/$defs/cookies"},"statistics":{"$ref":"#/$defs/statistics"},"extensions":{"description":"The extensions and skins that `siprop=extensions` lists, each with its members. Default: the skins of a fresh wiki.","type":"array","items":{"type":"object","additionalProperties":{"type":"string"},"examples":[{"type":"parserhook","name":"ParserFunctions","version":"1.6.1"}]}},"skins":{"description":"The skins that `siprop=skins` lists. Default: those of a fresh wiki.","type":"array","items":{"$ref":"#/$defs/skin"}},"uploads":{"description":"Whether files can be uploaded, as `meta=siteinfo` reports it ($wgEnableUploads). Default: false.","type":"boolean"},"maximumResultSize":{"description":"The maximum size of the values of a result, in bytes. A larger result is truncated with a warning, and can be continued (core 4.5). Default: 8388608.","type":"integer","minimum":0,"examples":[8388608]},"readOnly":{"description":"Why the wiki is read-only ($wgReadOnly): actions that write, log-ins too, then fail with `readonly` and this reason. Default: it is not.","type":"string","pattern":"\\S","examples":["Maintenance until noon."]},"rateLimits":{"description":"How often users may act, by action and by whom a limit concerns: `user`, `newbie` (not autoconfirmed), `ip` (also newbies), `anon` (all without an account together) or a group ($wgRateLimits). 1.43 counts `patrol` and `createaccount`, an account that is created twice, and refuses them with `ratelimited`; users with the right `noratelimit` are exempt. `meta=userinfo` reports all of them. Default: those of a fresh wiki are reported, and nothing is counted.","type":"object","additionalProperties":{"type":"object","propertyNames":{"pattern":"^(?!&|subnet$|subnet-all$|ip-all$|user-global$)"},"additionalProperties":{"$ref":"#/$defs/rateLimit"}},"examples":[{"patrol":{"user":{"hits":5,"seconds":60}}}]},"temporaryAccounts":{"description":"Whether those who edit without an account get a temporary one ($wgAutoCreateTempUser), from 1.43. Accounts whose names begin with `~` are then temporary. Default: false.","type":"boolean"},"watchlistExpiry":{"description":"Whether entries of watchlists may expire ($wgWatchlistExpiry): `expiry` of `action=watch`. Default: false.","type":"boolean"},"watchlistExpiryMaximum":{"description":"The longest time for which `expiry` can watch a page, or `never` for any ($wgWatchlistExpiryMaxDuration). Default: `6 months` in 1.39, `1 year` in 1.43.","type":"string","pattern":"^(never|[0-9]+ ?[a-z]+( [0-9]+ ?[a-z]+)*)$","examples":["6 months"]},"sessionLifetime":{"description":"Seconds without a request after which the wiki forgets a session ($wgObjectCacheSessionExpiry). Default: 3600.","type":"integer","minimum":1,"examples":[3600]},"patrolling":{"title":"PatrollingDefinition","description":"Which recent changes can be patrolled. Default: all.","type":"object","properties":{"changes":{"description":"All changes ($wgUseRCPatrol). Default: true.","type":"boolean"},"newPages":{"description":"New pages, even if not all changes can be ($wgUseNPPatrol). Default: true.","type":"boolean"},"uploads":{"description":"Uploads, even if not all changes can be ($wgUseFilePatrol). Default: true.","type":"boolean"}},"additionalProperties":false,"examples":[{"changes":false}]},"groups":{"description":"What the members of groups may do where that differs from a fresh wiki, by the name of the group. `*` is everybody, `user` every account. Other names add groups.","type":"object","additionalProperties":{"$ref":"#/$defs/group"},"examples":[{"*":{"rights":{"edit":false,"createaccount":false}}}]},"autopromotion":{"description":"Groups that accounts belong to once they meet conditions ($wgAutopromote, and for `autoconfirmed` $wgAutoConfirmAge and $wgAutoConfirmCount). Default: every account is autoconfirmed at once.","type":"object","additionalProperties":{"$ref":"#/$defs/promotion"},"examples":[{"autoconfirmed":{"age":345600,"edits":10}}]}},"additionalProperties":false},"group":{"title":"GroupDefinition","description":"What the members of a group may do, where that differs from a fresh wiki.","type":"object","properties":{"rights":{"description":"Rights by name: true for those that the group has, false for those that it does not have ($wgGroupPermissions). Others are as on a fresh wiki. Without the right `read` for `*`, the wiki is private; its API then ignores a list of pages that everybody may read ($wgWhitelistRead).","type":"object","additionalProperties":{"type":"boolean"},"examples":[{"patrol":true,"edit":false}]},"revoked":{"description":"Rights that its members do not have, even if other groups give them ($wgRevokePermissions).","type":"array","items":{"type":"string","pattern":"\\S","examples":["createpage"]},"examples":[["createpage"]]},"adds":{"description":"Groups that its members may add other users to, or true for all ($wgAddGroups).","anyOf":[{"type":"array","items":{"type":"string","pattern":"\\S"}},{"const":true}],"examples":[["patroller"],true]},"removes":{"description":"Groups that its members may remove other users from, or true for all ($wgRemoveGroups).","anyOf":[{"type":"array","items":{"type":"string","pattern":"\\S"}},{"const":true}],"examples":[["patroller"],true]},"addsToSelf":{"description":"Groups that its members may add themselves to, or true for all ($wgGroupsAddToSelf).","anyOf":[{"type":"array","items":{"type":"string","pattern":"\\S"}},{"const":true}],"examples":[["bot"],true]},"removesFromSelf":{"description":"Groups that its members may remove themselves from, or true for all ($wgGroupsRemoveFromSelf).","anyOf":[{"type":"array","items":{"type":"string","pattern":"\\S"}},{"const":true}],"examples":[["sysop"],true]}},"additionalProperties":false},"promotion":{"title":"PromotionDefinition","description":"What an account needs to belong to a group without being added. Without conditions, every account belongs to it.","type":"object","properties":{"age":{"description":"Seconds since the account was created. Default: 0.","type":"integer","minimum":0,"examples":[345600]},"edits":{"description":"Its edit count. Default: 0.","type":"integer","minimum":0,"examples":[10]}},"additionalProperties":false},"interwiki":{"title":"InterwikiDefinition","description":"An interwiki prefix, as the table `interwiki` of a wiki has it.","type":"object","properties":{"prefix":{"description":"What titles begin with, before a colon.","type":"string","pattern":"^[^\\s:|#<>\\[\\]{}]+$","examples":["fr"]},"url":{"description":"The address of its pages, with `$1` for the title. It may begin with `//`.","type":"string","examples":["https://fr.wiki.example/wiki/$1"]},"api":{"description":"The address of its API. Default: unknown.","type":"string","examples":["https://fr.wiki.example/w/api.php"]},"local":{"description":"Whether it is a wiki of the same site. Default: false.","type":"boolean"},"transclusion":{"description":"Whether its pages can be transcluded. Default: false.","type":"boolean"},"wikiId":{"description":"The name of its database. Default: unknown.","type":"string","examples":["frwiki"]}},"required":["prefix","url"],"additionalProperties":false},"repository":{"title":"RepositoryDefinition","description":"A repository of shared files: another wiki.","type":"object","properties":{"name":{"description":"Its name, which `imagerepository` shows.","type":"string","pattern":"\\S","examples":["shared"]},"server":{"description":"The address of the other wiki: scheme and host.","type":"string","pattern":"^(https?:)?//[^/?#\\s]+$","examples":["https://shared.example"]},"scriptPath":{"description":"Path of the folder of its api.php. Default: empty.","type":"string","pattern":"^(/[^/?#\\s]+)*$","examples":["/w"]},"articlePath":{"description":"Path of its pages, with `$1` for the title. Default: `$1` below its `index.php`.","type":"string","pattern":"^/[^?#\\s]*\\$1[^?#\\s]*$","examples":["/wiki/$1"]},"uploadPath":{"description":"Path or address of the folder of its files. Default: `/images` below its script path.","type":"string","pattern":"^((https?:)?//[^?#\\s]+|(/[^?#\\s]*)?)$","examples":["https://upload.example/shared"]},"files":{"description":"Its files.","type":"array","items":{"$ref":"#/$defs/sharedFile"}}},"required":["name","server","files"],"additionalProperties":false},"sharedFile":{"title":"SharedFileDefinition","description":"A file of a shared repository.","type":"object","properties":{"title":{"description":"Its title on the wiki.","type":"string","pattern":"\\S","examples":["File:Earth.jpg"]},"id":{"description":"The id of its page in the repository, for `descriptionshorturl`. Default: unknown.","type":"integer","minimum":1,"examples":[675]},"file":{"$ref":"#/$defs/file"}},"required":["title"],"additionalProperties":false},"cookies":{"title":"CookieDefinition","description":"How the wiki sets its cookies (core 7.4).","type":"object","properties":{"prefix":{"description":"What the names of cookies begin with ($wgCookiePrefix; on real wikis by default the name of the database). Default: `wiki`.","type":"string","pattern":"^[A-Za-z0-9_-]*$","examples":["enwiki"]},"domain":{"description":"Their domain ($wgCookieDomain). Default: none, which is the host of the response.","type":"string","pattern":"^[^\\s;,]*$","examples":[".wiki.example"]},"path":{"description":"Their path ($wgCookiePath). Default: `/`.","type":"string","pattern":"^/[^\\s;,]*$","examples":["/w/"]},"secure":{"description":"Whether browsers send them over HTTPS only ($wgCookieSecure). Default: whether the request was sent over HTTPS.","type":"boolean"},"httpOnly":{"description":"Whether they are hidden from scripts ($wgCookieHttpOnly). Default: true.","type":"boolean"},"sameSite":{"description":"Their attribute `SameSite` ($wgCookieSameSite). Default: none.","type":"string","enum":["None","Lax","Strict"]},"expiration":{"description":"The seconds that cookies with the user's id and name last ($wgCookieExpiration); 0 until the browser is closed. Default: 2592000, 30 days.","type":"integer","minimum":0,"examples":[2592000]},"rememberedExpiration":{"description":"The seconds that they last if the client wants to be remembered ($wgExtendedLoginCookieExpiration); with 0 no client is remembered. Default: 15552000, 180 days.","type":"integer","minimum":0,"examples":[15552000]}},"additionalProperties":false},"license":{"title":"LicenseDefinition","description":"The licence of the wiki's content, as `siprop=rightsinfo` and the HTML pages report it.","type":"object","properties":{"text":{"description":"Its name ($wgRightsText). Default: none.","type":"string","examples":["CC BY-SA 4.0"]},"url":{"description":"The address of its text ($wgRightsUrl). Default: none.","type":"string","examples":["https://creativecommons.org/licenses/by-sa/4.0/"]}},"additionalProperties":false},"statistics":{"title":"StatisticsDefinition","description":"Numbers that `siprop=statistics` reports instead of counting. They stay as they are.","type":"object","properties":{"articles":{"description":"Content pages.","type":"integer","minimum":0},"edits":{"description":"Edits.","type":"integer","minimum":0},"images":{"description":"Uploaded files.","type":"integer","minimum":0},"activeUsers":{"description":"Users who changed something recently.","type":"integer","minimum":0},"jobs":{"description":"Waiting jobs.","type":"integer","minimum":0}},"additionalProperties":false},"skin":{"title":"SkinDefinition","description":"A skin.","type":"object","properties":{"code":{"description":"Its key.","type":"string","examples":["vector"]},"name":{"description":"Its name.","type":"string","examples":["Vector legacy (2010)"]},"default":{"description":"Whether it is the default. Default: false.","type":"boolean"},"unusable":{"description":"Whether users cannot choose it. Default: false.","type":"boolean"}},"required":["code","name"],"additionalProperties":false},"namespace":{"title":"NamespaceDefinition","description":"A namespace. Even ids are subject namespaces; the next odd id is the talk namespace (core 4.6, 8.4).","type":"object","properties":{"id":{"description":"Its id. Ids from 100 on are available for a wiki's own namespaces.","type":"integer","minimum":-2,"examples":[100]},"name":{"description":"Its name in titles; empty for namespace 0.","type":"string","pattern":"^[^:|#<>\\[\\]{}]*$","examples":["Portal"]},"aliases":{"description":"Other names for it, as `Image` is for `File`.","type":"array","items":{"type":"string","pattern":"^[^:|#<>\\[\\]{}]+$","examples":["Gateway"]}},"content":{"description":"Whether it counts as content (core 8.4). Default: true for namespace 0, else false.","type":"boolean"},"subpages":{"description":"Whether its pages can have subpages (core 8.4). Default: as on a fresh wiki, which for a wiki's own namespaces is false.","type":"boolean"},"case":{"description":"Whether the first letter of its titles is upper-cased (core 4.6). Its talk namespace follows. Default: as in the rest of the wiki.","type":"string","enum":["first-letter","case-sensitive"],"examples":["case-sensitive"]},"protection":{"description":"Rights that users need, all of them, to edit its pages ($wgNamespaceProtection). The MediaWiki namespace always needs `editinterface` instead. Default: none.","type":"array","items":{"type":"string","pattern":"\\S","examples":["editinterface"]},"examples":[["editinterface"]]}},"required":["id","name"],"additionalProperties":false},"page":{"title":"PageDefinition","description":"A page.","type":"object","properties":{"id":{"description":"Its id, which determines the order in lists (rule 4.2.3).","type":"integer","minimum":1,"maximum":4294967295,"examples":[2]},"title":{"description":"Its title with the namespace prefix; spaces and underscores are equivalent (core 4.6).","type":"string","pattern":"\\S","examples":["Gallery"]},"text":{"description":"Its wikitext. Default: empty.","type":"string","examples":["See [[File:Cat.jpg|thumb]]."]},"uses":{"description":"Titles of the files that it uses (core 4.2). Default: the files that the wikitext embeds.","type":"array","items":{"type":"string","pattern":"\\S","examples":["File:Cat.jpg"]},"examples":[["File:Cat.jpg"]]},"externalLinks":{"description":"Addresses of its external links (reading 11). Default: those of the wikitext.","type":"array","items":{"type":"string","pattern":"\\S","examples":["https://example.org/"]},"examples":[["https://example.org/"]]},"redirect":{"description":"Makes the page a redirect: the title of its target, or true if the target does not matter.","anyOf":[{"type":"string","pattern":"\\S"},{"const":true}],"examples":["Gallery",true]},"touched":{"description":"When it was last touched, as returned by prop=info (core 4.7).","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"revision":{"description":"Id of its latest revision (core 4.7).","type":"integer","minimum":1,"maximum":4294967295,"examples":[12]},"user":{"description":"Author of the latest revision: the name of an account, or an address. Default: that of its entry in `changes`, else `MediaWiki default`.","type":"string","pattern":"\\S","examples":["Bob"]},"timestamp":{"description":"When the latest revision was saved. Default: that of its entry in `changes`, else when the page was touched.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"comment":{"description":"The edit summary of the latest revision, at most 500 characters. Default: that of its entry in `changes`, else empty.","type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["new picture"]},"revisions":{"description":"All revisions of the page, oldest first; the last one is the current revision. Replaces `text`, `revision`, `user`, `timestamp` and `comment`, which describe the current revision of a page without a history.","type":"array","minItems":1,"items":{"$ref":"#/$defs/revision"},"examples":[[{"text":"First."},{"text":"Second.","user":"Bob","minor":true}]]},"file":{"$ref":"#/$defs/file"}},"required":["title"],"additionalProperties":false},"revision":{"title":"RevisionDefinition","description":"A revision of a page, as returned by prop=revisions (reading 5.3).","type":"object","properties":{"id":{"description":"Its id. Default: the id of the page for its first revision, else the next unused id.","type":"integer","minimum":1,"maximum":4294967295,"examples":[12]},"parent":{"description":"Id of the previous revision; 0 if there is none. Default: the id of the previous entry.","type":"integer","minimum":0,"maximum":4294967295,"examples":[11]},"text":{"description":"Its wikitext. Default: empty.","type":"string","examples":["See [[File:Cat.jpg|thumb]]."]},"user":{"description":"Its author: the name of an account, or an address. Default: for the current revision, that of its entry in `changes`; else `MediaWiki default`.","type":"string","pattern":"\\S","examples":["Bob"]},"timestamp":{"description":"When it was saved; revisions are listed by time, then by id. Default: the time of the next entry; for the current revision, that of its entry in `changes`, else when the page was touched.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"comment":{"description":"Its edit summary, at most 500 characters. Default: for the current revision, that of its entry in `changes`; else empty.","type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["new picture"]},"minor":{"description":"Whether it is marked as a minor edit. Default: for the current revision, as in its entry in `changes`; else false.","type":"boolean"},"tags":{"description":"Its tags. Default: for the current revision, those of its entry in `changes`; else none.","type":"array","items":{"type":"string","pattern":"\\S","examples":["mw-new-redirect"]},"examples":[["mw-new-redirect"]]}},"additionalProperties":false},"file":{"title":"FileDefinition","description":"The file uploaded under the title of a page in the File namespace, as returned by prop=imageinfo (reading 5.1). A page that embeds a redirect to the file uses both.","type":"object","properties":{"timestamp":{"description":"When it was uploaded. Default: when the latest revision of the page was saved.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"user":{"description":"Who uploaded it. Default: the author of the latest revision of the page.","type":"string","pattern":"\\S","examples":["Alice"]},"comment":{"description":"The summary of the upload, at most 500 characters. Default: empty.","type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["first upload"]},"size":{"description":"Its size in bytes. Default: 0.","type":"integer","minimum":0,"examples":[73]},"width":{"description":"In pixels; a file without a width and a height has no thumbnails. Default: 0.","type":"integer","minimum":0,"examples":[3]},"height":{"description":"In pixels. Default: 0.","type":"integer","minimum":0,"examples":[2]},"sha1":{"description":"The SHA-1 digest of its content. Default: that of an empty file.","type":"string","pattern":"^[0-9a-f]{40}$","examples":["da39a3ee5e6b4b0d3255bfef95601890afd80709"]},"mime":{"description":"Its media type. Default: derived from the file extension in the title.","type":"string","pattern":"^[a-z]+/[-+.a-z0-9]+$","examples":["image/png"]},"bitDepth":{"description":"Bits per color channel. Default: 8.","type":"integer","minimum":0,"examples":[8]},"metadata":{"description":"What `iiprop=metadata` lists, in order. Default: unknown, which is null there.","type":"array","items":{"$ref":"#/$defs/fileMetadata"}},"older":{"description":"The versions that it replaced, newest first. Each has a timestamp.","type":"array","items":{"$ref":"#/$defs/fileVersion"}}},"additionalProperties":false},"fileMetadata":{"title":"FileMetadataDefinition","description":"Something that is known of the content of a file.","type":"object","properties":{"name":{"description":"Its name.","type":"string","examples":["colorType"]},"value":{"description":"Its value: a text, a number, true or false, or a list of names and values.","anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"array","items":{"type":"object","properties":{"name":{"anyOf":[{"type":"string"},{"type":"integer"}]},"value":{"anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"}]}},"required":["name","value"],"additionalProperties":false}}],"examples":["truecolour"]}},"required":["name","value"],"additionalProperties":false},"fileVersion":{"title":"FileVersionDefinition","description":"An older version of an uploaded file. Missing members are as in the latest version.","type":"object","properties":{"timestamp":{"description":"When it was uploaded.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-30T12:00:00Z"]},"replaced":{"description":"When the next version replaced it; its `archivename` begins with this time. Default: when the next version was uploaded.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:01Z"]},"metadata":{"description":"What `iiprop=metadata` lists, in order. Default: as in the latest version.","type":"array","items":{"$ref":"#/$defs/fileMetadata"}},"user":{"description":"Who uploaded it.","type":"string","pattern":"\\S","examples":["Alice"]},"comment":{"description":"The summary of the upload, at most 500 characters.","type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["second try"]},"size":{"description":"Its size in bytes.","type":"integer","minimum":0,"examples":[69]},"width":{"description":"In pixels.","type":"integer","minimum":0,"examples":[1]},"height":{"description":"In pixels.","type":"integer","minimum":0,"examples":[1]},"sha1":{"description":"The SHA-1 digest of its content.","type":"string","pattern":"^[0-9a-f]{40}$","examples":["da39a3ee5e6b4b0d3255bfef95601890afd80709"]}},"required":["timestamp"],"additionalProperties":false},"user":{"title":"UserDefinition","description":"An account.","type":"object","properties":{"id":{"description":"Its id (core 8.4).","type":"integer","minimum":1,"maximum":4294967295,"examples":[3]},"name":{"description":"Its name.","type":"string","pattern":"\\S","examples":["Alice"]},"password":{"description":"Its password (core 8.1). Default: none, so that nobody can log in.","type":"string","pattern":".","examples":["secret"]},"groups":{"description":"Its groups, without those that every account belongs to; `sysop` and `bot` have higher limits (core 4.1, 8.4).","type":"array","items":{"type":"string","pattern":"\\S","examples":["sysop"]},"examples":[["sysop"]]},"botPasswords":{"description":"Bot passwords: passwords for programs, which log in as `Alice@app` (core 8.1).","type":"array","items":{"$ref":"#/$defs/botPassword"}},"email":{"description":"Its e-mail address, which meta=userinfo shows only to the account itself. Default: none.","type":"string","pattern":"^[^@\\s]+@[^@\\s]+$","examples":["alice@example.org"]},"realName":{"description":"Its real name. Default: none.","type":"string","examples":["Alice Liddell"]},"registered":{"description":"When it was created, as returned by meta=userinfo. Default: when the wiki was created.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"editCount":{"description":"Its edit count. Default: 0.","type":"integer","minimum":0,"examples":[12]},"options":{"description":"The preferences that it has set, by name. Others have the defaults of a fresh wiki.","type":"object","additionalProperties":{"type":"string"},"examples":[{"rcdays":"5"}]},"watchlist":{"description":"Titles of the pages that it watches, whether they exist or not, those that expire with a time. A page and its talk page are watched together.","type":"array","items":{"anyOf":[{"type":"string","pattern":"\\S","examples":["Gallery"]},{"$ref":"#/$defs/watchedPage"}],"examples":["Gallery",{"title":"Gallery","expiry":"2026-02-28T12:00:00Z"}]},"examples":[["Gallery"]]}},"required":["name"],"additionalProperties":false},"rateLimit":{"title":"RateLimitDefinition","description":"A limit of how often something may be done.","type":"object","properties":{"hits":{"description":"How often.","type":"integer","minimum":0,"examples":[5]},"seconds":{"description":"Within how many seconds of the first time.","type":"integer","minimum":1,"examples":[60]}},"required":["hits","seconds"],"additionalProperties":false},"watchedPage":{"title":"WatchedPageDefinition","description":"A page that leaves a watchlist at a time.","type":"object","properties":{"title":{"description":"Its title.","type":"string","pattern":"\\S","examples":["Gallery"]},"expiry":{"description":"When it leaves the watchlist; this needs `site.watchlistExpiry`.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-02-28T12:00:00Z"]}},"required":["title","expiry"],"additionalProperties":false},"botPassword":{"title":"BotPasswordDefinition","description":"A bot password: a password for a program, which may have fewer rights than the account (core 8.1).","type":"object","properties":{"app":{"description":"Name of the program: the part after the @.","type":"string","pattern":"^[^\\s@]+$","examples":["bot"]},"password":{"description":"The password: 32 digits and lower-case letters up to w, as generated by MediaWiki.","type":"string","pattern":"^[0-9a-w]{32,}$","examples":["0123456789abcdefghijklmnopqrstuv"]},"grants":{"description":"Grants of the program, within the rights of the account; `basic` is always granted.","type":"array","items":{"type":"string","enum":["basic","blockusers","createaccount","createeditmovepage","delete","editinterface","editmycssjs","editmyoptions","editmywatchlist","editpage","editprotected","editsiteconfig","highvolume","import","mergehistory","oversight","patrol","privateinfo","protect","rollback","sendemail","uploadeditmovefile","uploadfile","viewdeleted","viewmywatchlist","viewrestrictedlogs"],"examples":["basic"]},"examples":[["basic","patrol"]]}},"required":["app","password","grants"],"additionalProperties":false},"change":{"title":"ChangeDefinition","description":"A recent change, as listed by list=recentchanges and marked by action=patrol (core 8.6; writing 3.2).","type":"object","properties":{"id":{"description":"Its id, the rcid of action=patrol (core 8.6).","type":"integer","minimum":1,"maximum":4294967295,"examples":[7]},"type":{"description":"Whether it edited a page, created one, or is a log entry. Default: `log` if `log` is given, else `edit`.","type":"string","enum":["edit","new","log"],"examples":["edit"]},"page":{"description":"Title of the page at the time of the change.","type":"string","pattern":"\\S","examples":["Gallery"]},"pageId":{"description":"Id of that page. Default: the id of the page that has the title now; 0 if there is none.","type":"integer","minimum":0,"maximum":4294967295,"examples":[2]},"user":{"description":"The author: the name of an account, or an address.","type":"string","pattern":"\\S","examples":["Bob"]},"revision":{"description":"Id of the revision that it created, the revid of action=patrol (core 8.6). Default: for the last change of a page, its current revision; for earlier changes, an unused id; for log entries, none.","type":"integer","minimum":1,"maximum":4294967295,"examples":[12]},"oldRevision":{"description":"Id of the previous revision. Default: that of the previous change of the page.","type":"integer","minimum":0,"maximum":4294967295,"examples":[11]},"timestamp":{"description":"The time of the change; changes are listed by time, then by id. Default: when the wiki was created.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"comment":{"description":"The edit summary, at most 500 characters. Default: empty.","type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["a better picture"]},"minor":{"description":"Whether it is marked as a minor edit. Default: false.","type":"boolean"},"bot":{"description":"Whether it is marked as a bot edit. Default: false.","type":"boolean"},"oldLength":{"description":"Size of the text before the change, in bytes. Default: the size after the previous change of the page, else 0.","type":"integer","minimum":0,"examples":[120]},"newLength":{"description":"Size of the text after the change, in bytes. Default: for the current revision, the size of the page's text; else the size before.","type":"integer","minimum":0,"examples":[140]},"sha1":{"description":"SHA-1 digest of the text after the change. Default: for the current revision, that of the page's text; else none.","type":"string","pattern":"^[0-9a-f]{40}$","examples":["11cef88175cf81168a86e7c0327a5b2d7a1920f5"]},"tags":{"description":"Its tags. Default: none.","type":"array","items":{"type":"string","pattern":"\\S","examples":["mw-new-redirect"]},"examples":[["mw-new-redirect"]]},"patrolled":{"description":"Whether it is patrolled. Default: true for authors with the right `autopatrol` and for log entries, else false.","type":"boolean"},"autopatrolled":{"description":"Whether it was patrolled automatically. Default: as for `patrolled`.","type":"boolean"},"log":{"$ref":"#/$defs/logEntry"}},"required":["page","user"],"additionalProperties":false},"logEntry":{"title":"LogEntryDefinition","description":"A log entry (writing 3.2).","type":"object","properties":{"id":{"description":"Its id in the log.","type":"integer","minimum":1,"maximum":4294967295,"examples":[9]},"type":{"description":"The type of the log.","type":"string","pattern":"\\S","examples":["move"]},"action":{"description":"The logged action.","type":"string","pattern":"\\S","examples":["move"]},"parameters":{"description":"Parameters of the log entry, as printed by the API. Default: none.","type":"object","examples":[{"target_ns":0,"target_title":"Museum"}]}},"required":["type","action"],"additionalProperties":false}}};
const schema20 = {"title":"SiteDefinition","description":"The wiki itself, as meta=siteinfo shows it (core 8.4).","type":"object","properties":{"name":{"description":"Name of the wiki and of its Project namespace (core 4.6).","type":"string","pattern":"\\S","examples":["Example Wiki"]},"release":{"description":"Release of MediaWiki. Quote it: YAML reads 1.43 as a number. Default: the newest.","type":"string","enum":["1.39","1.43"],"examples":["1.43"]},"server":{"description":"The address of the wiki in its responses: scheme and host, without a path. Default: the address that it listens on, or the URL that it intercepts.","type":"string","pattern":"^(https?:)?//[^/?#\\s]+$","examples":["https://wiki.example"]},"canonicalServer":{"description":"The address of the wiki where its responses must be the same over HTTP and HTTPS ($wgCanonicalServer). Default: `server`, with `http:` if that begins with `//`.","type":"string","pattern":"^https?://[^/?#\\s]+$","examples":["https://wiki.example"]},"scriptPath":{"description":"Path of the folder of api.php: empty, or with a leading slash. Default: empty.","type":"string","pattern":"^(/[^/?#\\s]+)*$","examples":["/w"]},"parserFunctions":{"description":"Whether the wiki has the extension ParserFunctions with its functions on strings ($wgPFEnableStringFunctions): `#if`, `#switch`, `#expr`, `#time`, `#replace` and others in wikitext. Default: false.","type":"boolean"},"articlePath":{"description":"Path of pages, with `$1` for the title ($wgArticlePath). Default: `$1` below `index.php`.","type":"string","pattern":"^/[^?#\\s]*\\$1[^?#\\s]*$","examples":["/wiki/$1"]},"language":{"description":"Code of the content language ($wgLanguageCode), which names namespaces, special pages, the main page and the words of wikitext. A code that MediaWiki does not know is like English. Default: `en`.","type":"string","pattern":"^(?![^]*--)[a-z]{2,}(-[-a-z0-9]*[a-z0-9])?$","examples":["en"]},"case":{"description":"Whether the first letter of a title is upper-cased (core 4.6). Default: `first-letter`.","type":"string","enum":["first-letter","case-sensitive"],"examples":["first-letter"]},"namespaces":{"description":"Namespaces in addition to those of a fresh wiki, or other names for these (core 4.6).","type":"array","items":{"$ref":"#/$defs/namespace"},"examples":[[{"id":100,"name":"Portal"}]]},"interwiki":{"description":"Interwiki prefixes, with or without their addresses. Default: those of a fresh wiki of the release (core 4.6).","type":"array","items":{"anyOf":[{"type":"string","pattern":"^[^\\s:|#<>\\[\\]{}]+$","examples":["wikipedia"]},{"$ref":"#/$defs/interwiki"}],"examples":["wikipedia",{"prefix":"fr","url":"https://fr.wiki.example/wiki/$1"}]},"examples":[["wikipedia"]]},"uploadPath":{"description":"Path or address of the folder of uploaded files ($wgUploadPath). Default: `/images` below the script path.","type":"string","pattern":"^((https?:)?//[^?#\\s]+|(/[^?#\\s]*)?)$","examples":["https://upload.example/wiki"]},"repositories":{"description":"Repositories of files that the wiki shares with others ($wgForeignFileRepos, of the class ForeignAPIRepo). A file of the wiki itself precedes a shared one of its title. Default: none.","type":"array","items":{"$ref":"#/$defs/repository"}},"mainPageIsDomainRoot":{"description":"Whether the address of the main page is the root of the server ($wgMainPageIsDomainRoot). Default: false.","type":"boolean"},"logo":{"description":"Address of the logo, as `siprop=general` reports it ($wgLogos). Default: that of a fresh wiki.","type":"string","examples":["/static/logo.png"]},"timeZone":{"description":"Name of the wiki's time zone in the IANA database ($wgLocaltimezone). Default: `UTC`.","type":"string","pattern":"^[A-Za-z][A-Za-z0-9_+/-]*$","examples":["Europe/Berlin"]},"license":{"$ref":"#/$defs/license"},"fileExtensions":{"description":"The extensions of files that may be uploaded ($wgFileExtensions). Default: those of a fresh wiki.","type":"array","items":{"type":"string","pattern":"^[^\\s.]+$","examples":["png"]},"examples":[["png","svg"]]},"miserMode":{"description":"Whether `siprop=general` reports that expensive queries are off ($wgMiserMode). Default: false.","type":"boolean"},"frameOptions":{"description":"The value of `X-Frame-Options` ($wgApiFrameOptions). Help pages have `DENY` instead of `none`. Default: `DENY`.","type":"string","enum":["DENY","SAMEORIGIN","none"]},"crossOriginSites":{"description":"Host names of sites whose pages may read responses of logged-in users, with the parameter `origin` ($wgCrossSiteAJAXdomains). `*` stands for any characters, `?` for one. Default: none.","type":"array","items":{"type":"string","pattern":"\\S","examples":["*.wiki.example"]},"examples":[["*.wiki.example"]]},"crossOriginExceptions":{"description":"Host names that `crossOriginSites` does not include, although they match ($wgCrossSiteAJAXdomainExceptions). Default: none.","type":"array","items":{"type":"string","pattern":"\\S","examples":["test.wiki.example"]},"examples":[["test.wiki.example"]]},"cookies":{"$ref":"#/$defs/cookies"},"statistics":{"$ref":"#/$defs/statistics"},"extensions":{"description":"The extensions and skins that `siprop=extensions` lists, each with its members. Default: the skins of a fresh wiki.","type":"array","items":{"type":"object","additionalProperties":{"type":"string"},"examples":[{"type":"parserhook","name":"ParserFunctions","version":"1.6.1"}]}},"skins":{"description":"The skins that `siprop=skins` lists. Default: those of a fresh wiki.","type":"array","items":{"$ref":"#/$defs/skin"}},"uploads":{"description":"Whether files can be uploaded, as `meta=siteinfo` reports it ($wgEnableUploads). Default: false.","type":"boolean"},"maximumResultSize":{"description":"The maximum size of the values of a result, in bytes. A larger result is truncated with a warning, and can be continued (core 4.5). Default: 8388608.","type":"integer","minimum":0,"examples":[8388608]},"readOnly":{"description":"Why the wiki is read-only ($wgReadOnly): actions that write, log-ins too, then fail with `readonly` and this reason. Default: it is not.","type":"string","pattern":"\\S","examples":["Maintenance until noon."]},"rateLimits":{"description":"How often users may act, by action and by whom a limit concerns: `user`, `newbie` (not autoconfirmed), `ip` (also newbies), `anon` (all without an account together) or a group ($wgRateLimits). 1.43 counts `patrol` and `createaccount`, an account that is created twice, and refuses them with `ratelimited`; users with the right `noratelimit` are exempt. `meta=userinfo` reports all of them. Default: those of a fresh wiki are reported, and nothing is counted.","type":"object","additionalProperties":{"type":"object","propertyNames":{"pattern":"^(?!&|subnet$|subnet-all$|ip-all$|user-global$)"},"additionalProperties":{"$ref":"#/$defs/rateLimit"}},"examples":[{"patrol":{"user":{"hits":5,"seconds":60}}}]},"temporaryAccounts":{"description":"Whether those who edit without an account get a temporary one ($wgAutoCreateTempUser), from 1.43. Accounts whose names begin with `~` are then temporary. Default: false.","type":"boolean"},"watchlistExpiry":{"description":"Whether entries of watchlists may expire ($wgWatchlistExpiry): `expiry` of `action=watch`. Default: false.","type":"boolean"},"watchlistExpiryMaximum":{"description":"The longest time for which `expiry` can watch a page, or `never` for any ($wgWatchlistExpiryMaxDuration). Default: `6 months` in 1.39, `1 year` in 1.43.","type":"string","pattern":"^(never|[0-9]+ ?[a-z]+( [0-9]+ ?[a-z]+)*)$","examples":["6 months"]},"sessionLifetime":{"description":"Seconds without a request after which the wiki forgets a session ($wgObjectCacheSessionExpiry). Default: 3600.","type":"integer","minimum":1,"examples":[3600]},"patrolling":{"title":"PatrollingDefinition","description":"Which recent changes can be patrolled. Default: all.","type":"object","properties":{"changes":{"description":"All changes ($wgUseRCPatrol). Default: true.","type":"boolean"},"newPages":{"description":"New pages, even if not all changes can be ($wgUseNPPatrol). Default: true.","type":"boolean"},"uploads":{"description":"Uploads, even if not all changes can be ($wgUseFilePatrol). Default: true.","type":"boolean"}},"additionalProperties":false,"examples":[{"changes":false}]},"groups":{"description":"What the members of groups may do where that differs from a fresh wiki, by the name of the group. `*` is everybody, `user` every account. Other names add groups.","type":"object","additionalProperties":{"$ref":"#/$defs/group"},"examples":[{"*":{"rights":{"edit":false,"createaccount":false}}}]},"autopromotion":{"description":"Groups that accounts belong to once they meet conditions ($wgAutopromote, and for `autoconfirmed` $wgAutoConfirmAge and $wgAutoConfirmCount). Default: every account is autoconfirmed at once.","type":"object","additionalProperties":{"$ref":"#/$defs/promotion"},"examples":[{"autoconfirmed":{"age":345600,"edits":10}}]}},"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp("\\S", "u");
const pattern4 = new RegExp("^(https?:)?//[^/?#\\s]+$", "u");
const pattern5 = new RegExp("^https?://[^/?#\\s]+$", "u");
const pattern6 = new RegExp("^(/[^/?#\\s]+)*$", "u");
const pattern7 = new RegExp("^/[^?#\\s]*\\$1[^?#\\s]*$", "u");
const pattern8 = new RegExp("^(?![^]*--)[a-z]{2,}(-[-a-z0-9]*[a-z0-9])?$", "u");
const pattern12 = new RegExp("^[^\\s:|#<>\\[\\]{}]+$", "u");
const pattern14 = new RegExp("^((https?:)?//[^?#\\s]+|(/[^?#\\s]*)?)$", "u");
const pattern31 = new RegExp("^[A-Za-z][A-Za-z0-9_+/-]*$", "u");
const pattern32 = new RegExp("^[^\\s.]+$", "u");
const pattern39 = new RegExp("^(?!&|subnet$|subnet-all$|ip-all$|user-global$)", "u");
const pattern40 = new RegExp("^(never|[0-9]+ ?[a-z]+( [0-9]+ ?[a-z]+)*)$", "u");
const schema21 = {"title":"NamespaceDefinition","description":"A namespace. Even ids are subject namespaces; the next odd id is the talk namespace (core 4.6, 8.4).","type":"object","properties":{"id":{"description":"Its id. Ids from 100 on are available for a wiki's own namespaces.","type":"integer","minimum":-2,"examples":[100]},"name":{"description":"Its name in titles; empty for namespace 0.","type":"string","pattern":"^[^:|#<>\\[\\]{}]*$","examples":["Portal"]},"aliases":{"description":"Other names for it, as `Image` is for `File`.","type":"array","items":{"type":"string","pattern":"^[^:|#<>\\[\\]{}]+$","examples":["Gateway"]}},"content":{"description":"Whether it counts as content (core 8.4). Default: true for namespace 0, else false.","type":"boolean"},"subpages":{"description":"Whether its pages can have subpages (core 8.4). Default: as on a fresh wiki, which for a wiki's own namespaces is false.","type":"boolean"},"case":{"description":"Whether the first letter of its titles is upper-cased (core 4.6). Its talk namespace follows. Default: as in the rest of the wiki.","type":"string","enum":["first-letter","case-sensitive"],"examples":["case-sensitive"]},"protection":{"description":"Rights that users need, all of them, to edit its pages ($wgNamespaceProtection). The MediaWiki namespace always needs `editinterface` instead. Default: none.","type":"array","items":{"type":"string","pattern":"\\S","examples":["editinterface"]},"examples":[["editinterface"]]}},"required":["id","name"],"additionalProperties":false};
const pattern9 = new RegExp("^[^:|#<>\\[\\]{}]*$", "u");
const pattern10 = new RegExp("^[^:|#<>\\[\\]{}]+$", "u");

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "name")) || (key0 === "aliases")) || (key0 === "content")) || (key0 === "subpages")) || (key0 === "case")) || (key0 === "protection"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema21.properties.id.type,parentSchema:schema21.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < -2 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2",schema:-2,parentSchema:schema21.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern9.test(data1)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^:|#<>\\[\\]{}]*$"},message:"must match pattern \""+"^[^:|#<>\\[\\]{}]*$"+"\"",schema:"^[^:|#<>\\[\\]{}]*$",parentSchema:schema21.properties.name,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.properties.name.type,parentSchema:schema21.properties.name,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.aliases !== undefined){
let data2 = data.aliases;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
const err7 = {instancePath:instancePath+"/aliases/" + i0,schemaPath:"#/properties/aliases/items/pattern",keyword:"pattern",params:{pattern: "^[^:|#<>\\[\\]{}]+$"},message:"must match pattern \""+"^[^:|#<>\\[\\]{}]+$"+"\"",schema:"^[^:|#<>\\[\\]{}]+$",parentSchema:schema21.properties.aliases.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/aliases/" + i0,schemaPath:"#/properties/aliases/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.properties.aliases.items.type,parentSchema:schema21.properties.aliases.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema21.properties.aliases.type,parentSchema:schema21.properties.aliases,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.content !== undefined){
let data4 = data.content;
if(typeof data4 !== "boolean"){
const err10 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema21.properties.content.type,parentSchema:schema21.properties.content,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.subpages !== undefined){
let data5 = data.subpages;
if(typeof data5 !== "boolean"){
const err11 = {instancePath:instancePath+"/subpages",schemaPath:"#/properties/subpages/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema21.properties.subpages.type,parentSchema:schema21.properties.subpages,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.case !== undefined){
let data6 = data.case;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/case",schemaPath:"#/properties/case/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.properties.case.type,parentSchema:schema21.properties.case,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data6 === "first-letter") || (data6 === "case-sensitive"))){
const err13 = {instancePath:instancePath+"/case",schemaPath:"#/properties/case/enum",keyword:"enum",params:{allowedValues: schema21.properties.case.enum},message:"must be equal to one of the allowed values",schema:schema21.properties.case.enum,parentSchema:schema21.properties.case,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.protection !== undefined){
let data7 = data.protection;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
const err14 = {instancePath:instancePath+"/protection/" + i1,schemaPath:"#/properties/protection/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema21.properties.protection.items,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/protection/" + i1,schemaPath:"#/properties/protection/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.properties.protection.items.type,parentSchema:schema21.properties.protection.items,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/protection",schemaPath:"#/properties/protection/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema21.properties.protection.type,parentSchema:schema21.properties.protection,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema22 = {"title":"InterwikiDefinition","description":"An interwiki prefix, as the table `interwiki` of a wiki has it.","type":"object","properties":{"prefix":{"description":"What titles begin with, before a colon.","type":"string","pattern":"^[^\\s:|#<>\\[\\]{}]+$","examples":["fr"]},"url":{"description":"The address of its pages, with `$1` for the title. It may begin with `//`.","type":"string","examples":["https://fr.wiki.example/wiki/$1"]},"api":{"description":"The address of its API. Default: unknown.","type":"string","examples":["https://fr.wiki.example/w/api.php"]},"local":{"description":"Whether it is a wiki of the same site. Default: false.","type":"boolean"},"transclusion":{"description":"Whether its pages can be transcluded. Default: false.","type":"boolean"},"wikiId":{"description":"The name of its database. Default: unknown.","type":"string","examples":["frwiki"]}},"required":["prefix","url"],"additionalProperties":false};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prefix === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prefix"},message:"must have required property '"+"prefix"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "prefix") || (key0 === "url")) || (key0 === "api")) || (key0 === "local")) || (key0 === "transclusion")) || (key0 === "wikiId"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.prefix !== undefined){
let data0 = data.prefix;
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
const err3 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/pattern",keyword:"pattern",params:{pattern: "^[^\\s:|#<>\\[\\]{}]+$"},message:"must match pattern \""+"^[^\\s:|#<>\\[\\]{}]+$"+"\"",schema:"^[^\\s:|#<>\\[\\]{}]+$",parentSchema:schema22.properties.prefix,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.prefix.type,parentSchema:schema22.properties.prefix,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.url.type,parentSchema:schema22.properties.url,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.api !== undefined){
let data2 = data.api;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/api",schemaPath:"#/properties/api/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.api.type,parentSchema:schema22.properties.api,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.local !== undefined){
let data3 = data.local;
if(typeof data3 !== "boolean"){
const err7 = {instancePath:instancePath+"/local",schemaPath:"#/properties/local/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties.local.type,parentSchema:schema22.properties.local,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.transclusion !== undefined){
let data4 = data.transclusion;
if(typeof data4 !== "boolean"){
const err8 = {instancePath:instancePath+"/transclusion",schemaPath:"#/properties/transclusion/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema22.properties.transclusion.type,parentSchema:schema22.properties.transclusion,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.wikiId !== undefined){
let data5 = data.wikiId;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/wikiId",schemaPath:"#/properties/wikiId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.wikiId.type,parentSchema:schema22.properties.wikiId,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema23 = {"title":"RepositoryDefinition","description":"A repository of shared files: another wiki.","type":"object","properties":{"name":{"description":"Its name, which `imagerepository` shows.","type":"string","pattern":"\\S","examples":["shared"]},"server":{"description":"The address of the other wiki: scheme and host.","type":"string","pattern":"^(https?:)?//[^/?#\\s]+$","examples":["https://shared.example"]},"scriptPath":{"description":"Path of the folder of its api.php. Default: empty.","type":"string","pattern":"^(/[^/?#\\s]+)*$","examples":["/w"]},"articlePath":{"description":"Path of its pages, with `$1` for the title. Default: `$1` below its `index.php`.","type":"string","pattern":"^/[^?#\\s]*\\$1[^?#\\s]*$","examples":["/wiki/$1"]},"uploadPath":{"description":"Path or address of the folder of its files. Default: `/images` below its script path.","type":"string","pattern":"^((https?:)?//[^?#\\s]+|(/[^?#\\s]*)?)$","examples":["https://upload.example/shared"]},"files":{"description":"Its files.","type":"array","items":{"$ref":"#/$defs/sharedFile"}}},"required":["name","server","files"],"additionalProperties":false};
const schema24 = {"title":"SharedFileDefinition","description":"A file of a shared repository.","type":"object","properties":{"title":{"description":"Its title on the wiki.","type":"string","pattern":"\\S","examples":["File:Earth.jpg"]},"id":{"description":"The id of its page in the repository, for `descriptionshorturl`. Default: unknown.","type":"integer","minimum":1,"examples":[675]},"file":{"$ref":"#/$defs/file"}},"required":["title"],"additionalProperties":false};
const schema25 = {"title":"FileDefinition","description":"The file uploaded under the title of a page in the File namespace, as returned by prop=imageinfo (reading 5.1). A page that embeds a redirect to the file uses both.","type":"object","properties":{"timestamp":{"description":"When it was uploaded. Default: when the latest revision of the page was saved.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"user":{"description":"Who uploaded it. Default: the author of the latest revision of the page.","type":"string","pattern":"\\S","examples":["Alice"]},"comment":{"description":"The summary of the upload, at most 500 characters. Default: empty.","type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["first upload"]},"size":{"description":"Its size in bytes. Default: 0.","type":"integer","minimum":0,"examples":[73]},"width":{"description":"In pixels; a file without a width and a height has no thumbnails. Default: 0.","type":"integer","minimum":0,"examples":[3]},"height":{"description":"In pixels. Default: 0.","type":"integer","minimum":0,"examples":[2]},"sha1":{"description":"The SHA-1 digest of its content. Default: that of an empty file.","type":"string","pattern":"^[0-9a-f]{40}$","examples":["da39a3ee5e6b4b0d3255bfef95601890afd80709"]},"mime":{"description":"Its media type. Default: derived from the file extension in the title.","type":"string","pattern":"^[a-z]+/[-+.a-z0-9]+$","examples":["image/png"]},"bitDepth":{"description":"Bits per color channel. Default: 8.","type":"integer","minimum":0,"examples":[8]},"metadata":{"description":"What `iiprop=metadata` lists, in order. Default: unknown, which is null there.","type":"array","items":{"$ref":"#/$defs/fileMetadata"}},"older":{"description":"The versions that it replaced, newest first. Each has a timestamp.","type":"array","items":{"$ref":"#/$defs/fileVersion"}}},"additionalProperties":false};
const pattern21 = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$", "u");
const pattern23 = new RegExp("^[\\s\\S]{0,500}$", "u");
const pattern24 = new RegExp("^[0-9a-f]{40}$", "u");
const pattern25 = new RegExp("^[a-z]+/[-+.a-z0-9]+$", "u");
const schema26 = {"title":"FileMetadataDefinition","description":"Something that is known of the content of a file.","type":"object","properties":{"name":{"description":"Its name.","type":"string","examples":["colorType"]},"value":{"description":"Its value: a text, a number, true or false, or a list of names and values.","anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"array","items":{"type":"object","properties":{"name":{"anyOf":[{"type":"string"},{"type":"integer"}]},"value":{"anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"}]}},"required":["name","value"],"additionalProperties":false}}],"examples":["truecolour"]}},"required":["name","value"],"additionalProperties":false};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "value"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.name.type,parentSchema:schema26.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.value.anyOf[0].type,parentSchema:schema26.properties.value.anyOf[0],data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs8 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema26.properties.value.anyOf[1].type,parentSchema:schema26.properties.value.anyOf[1],data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(typeof data1 !== "boolean"){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema26.properties.value.anyOf[2].type,parentSchema:schema26.properties.value.anyOf[2],data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
const err7 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/anyOf/3/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema26.properties.value.anyOf[3].items.required,parentSchema:schema26.properties.value.anyOf[3].items,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.value === undefined){
const err8 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/anyOf/3/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema26.properties.value.anyOf[3].items.required,parentSchema:schema26.properties.value.anyOf[3].items,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "name") || (key1 === "value"))){
const err9 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/anyOf/3/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema26.properties.value.anyOf[3].items,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.name !== undefined){
let data3 = data2.name;
const _errs18 = errors;
let valid5 = false;
const _errs19 = errors;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/value/" + i0+"/name",schemaPath:"#/properties/value/anyOf/3/items/properties/name/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.value.anyOf[3].items.properties.name.anyOf[0].type,parentSchema:schema26.properties.value.anyOf[3].items.properties.name.anyOf[0],data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid5 = valid5 || _valid1;
const _errs21 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/value/" + i0+"/name",schemaPath:"#/properties/value/anyOf/3/items/properties/name/anyOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema26.properties.value.anyOf[3].items.properties.name.anyOf[1].type,parentSchema:schema26.properties.value.anyOf[3].items.properties.name.anyOf[1],data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err12 = {instancePath:instancePath+"/value/" + i0+"/name",schemaPath:"#/properties/value/anyOf/3/items/properties/name/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema26.properties.value.anyOf[3].items.properties.name.anyOf,parentSchema:schema26.properties.value.anyOf[3].items.properties.name,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data2.value !== undefined){
let data4 = data2.value;
const _errs24 = errors;
let valid6 = false;
const _errs25 = errors;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/value/" + i0+"/value",schemaPath:"#/properties/value/anyOf/3/items/properties/value/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.value.anyOf[3].items.properties.value.anyOf[0].type,parentSchema:schema26.properties.value.anyOf[3].items.properties.value.anyOf[0],data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid2 = _errs25 === errors;
valid6 = valid6 || _valid2;
const _errs27 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/value/" + i0+"/value",schemaPath:"#/properties/value/anyOf/3/items/properties/value/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema26.properties.value.anyOf[3].items.properties.value.anyOf[1].type,parentSchema:schema26.properties.value.anyOf[3].items.properties.value.anyOf[1],data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid2 = _errs27 === errors;
valid6 = valid6 || _valid2;
const _errs29 = errors;
if(typeof data4 !== "boolean"){
const err15 = {instancePath:instancePath+"/value/" + i0+"/value",schemaPath:"#/properties/value/anyOf/3/items/properties/value/anyOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema26.properties.value.anyOf[3].items.properties.value.anyOf[2].type,parentSchema:schema26.properties.value.anyOf[3].items.properties.value.anyOf[2],data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid2 = _errs29 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const err16 = {instancePath:instancePath+"/value/" + i0+"/value",schemaPath:"#/properties/value/anyOf/3/items/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema26.properties.value.anyOf[3].items.properties.value.anyOf,parentSchema:schema26.properties.value.anyOf[3].items.properties.value,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/anyOf/3/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.properties.value.anyOf[3].items.type,parentSchema:schema26.properties.value.anyOf[3].items,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/3/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema26.properties.value.anyOf[3].type,parentSchema:schema26.properties.value.anyOf[3],data:data1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err19 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema26.properties.value.anyOf,parentSchema:schema26.properties.value,data:data1};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema27 = {"title":"FileVersionDefinition","description":"An older version of an uploaded file. Missing members are as in the latest version.","type":"object","properties":{"timestamp":{"description":"When it was uploaded.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-30T12:00:00Z"]},"replaced":{"description":"When the next version replaced it; its `archivename` begins with this time. Default: when the next version was uploaded.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:01Z"]},"metadata":{"description":"What `iiprop=metadata` lists, in order. Default: as in the latest version.","type":"array","items":{"$ref":"#/$defs/fileMetadata"}},"user":{"description":"Who uploaded it.","type":"string","pattern":"\\S","examples":["Alice"]},"comment":{"description":"The summary of the upload, at most 500 characters.","type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["second try"]},"size":{"description":"Its size in bytes.","type":"integer","minimum":0,"examples":[69]},"width":{"description":"In pixels.","type":"integer","minimum":0,"examples":[1]},"height":{"description":"In pixels.","type":"integer","minimum":0,"examples":[1]},"sha1":{"description":"The SHA-1 digest of its content.","type":"string","pattern":"^[0-9a-f]{40}$","examples":["da39a3ee5e6b4b0d3255bfef95601890afd80709"]}},"required":["timestamp"],"additionalProperties":false};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timestamp === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'",schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema27.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data0 = data.timestamp;
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
const err2 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"+"\"",schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$",parentSchema:schema27.properties.timestamp,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.timestamp.type,parentSchema:schema27.properties.timestamp,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.replaced !== undefined){
let data1 = data.replaced;
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
const err4 = {instancePath:instancePath+"/replaced",schemaPath:"#/properties/replaced/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"+"\"",schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$",parentSchema:schema27.properties.replaced,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/replaced",schemaPath:"#/properties/replaced/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.replaced.type,parentSchema:schema27.properties.replaced,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.metadata !== undefined){
let data2 = data.metadata;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate61(data2[i0], {instancePath:instancePath+"/metadata/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate61.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema27.properties.metadata.type,parentSchema:schema27.properties.metadata,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.user !== undefined){
let data4 = data.user;
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
const err7 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema27.properties.user,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.user.type,parentSchema:schema27.properties.user,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.comment !== undefined){
let data5 = data.comment;
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
const err9 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]{0,500}$"},message:"must match pattern \""+"^[\\s\\S]{0,500}$"+"\"",schema:"^[\\s\\S]{0,500}$",parentSchema:schema27.properties.comment,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.comment.type,parentSchema:schema27.properties.comment,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.size !== undefined){
let data6 = data.size;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err11 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema27.properties.size.type,parentSchema:schema27.properties.size,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema27.properties.size,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.width !== undefined){
let data7 = data.width;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err13 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema27.properties.width.type,parentSchema:schema27.properties.width,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema27.properties.width,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.height !== undefined){
let data8 = data.height;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err15 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema27.properties.height.type,parentSchema:schema27.properties.height,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err16 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema27.properties.height,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.sha1 !== undefined){
let data9 = data.sha1;
if(typeof data9 === "string"){
if(!pattern24.test(data9)){
const err17 = {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}$"},message:"must match pattern \""+"^[0-9a-f]{40}$"+"\"",schema:"^[0-9a-f]{40}$",parentSchema:schema27.properties.sha1,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.sha1.type,parentSchema:schema27.properties.sha1,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema25.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data0 = data.timestamp;
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
const err1 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"+"\"",schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$",parentSchema:schema25.properties.timestamp,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.timestamp.type,parentSchema:schema25.properties.timestamp,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.user !== undefined){
let data1 = data.user;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err3 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema25.properties.user,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.user.type,parentSchema:schema25.properties.user,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.comment !== undefined){
let data2 = data.comment;
if(typeof data2 === "string"){
if(!pattern23.test(data2)){
const err5 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]{0,500}$"},message:"must match pattern \""+"^[\\s\\S]{0,500}$"+"\"",schema:"^[\\s\\S]{0,500}$",parentSchema:schema25.properties.comment,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.comment.type,parentSchema:schema25.properties.comment,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.size !== undefined){
let data3 = data.size;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema25.properties.size.type,parentSchema:schema25.properties.size,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema25.properties.size,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.width !== undefined){
let data4 = data.width;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema25.properties.width.type,parentSchema:schema25.properties.width,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema25.properties.width,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.height !== undefined){
let data5 = data.height;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema25.properties.height.type,parentSchema:schema25.properties.height,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema25.properties.height,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.sha1 !== undefined){
let data6 = data.sha1;
if(typeof data6 === "string"){
if(!pattern24.test(data6)){
const err13 = {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}$"},message:"must match pattern \""+"^[0-9a-f]{40}$"+"\"",schema:"^[0-9a-f]{40}$",parentSchema:schema25.properties.sha1,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.sha1.type,parentSchema:schema25.properties.sha1,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.mime !== undefined){
let data7 = data.mime;
if(typeof data7 === "string"){
if(!pattern25.test(data7)){
const err15 = {instancePath:instancePath+"/mime",schemaPath:"#/properties/mime/pattern",keyword:"pattern",params:{pattern: "^[a-z]+/[-+.a-z0-9]+$"},message:"must match pattern \""+"^[a-z]+/[-+.a-z0-9]+$"+"\"",schema:"^[a-z]+/[-+.a-z0-9]+$",parentSchema:schema25.properties.mime,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/mime",schemaPath:"#/properties/mime/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.mime.type,parentSchema:schema25.properties.mime,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.bitDepth !== undefined){
let data8 = data.bitDepth;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err17 = {instancePath:instancePath+"/bitDepth",schemaPath:"#/properties/bitDepth/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema25.properties.bitDepth.type,parentSchema:schema25.properties.bitDepth,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err18 = {instancePath:instancePath+"/bitDepth",schemaPath:"#/properties/bitDepth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema25.properties.bitDepth,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.metadata !== undefined){
let data9 = data.metadata;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate61(data9[i0], {instancePath:instancePath+"/metadata/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate61.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema25.properties.metadata.type,parentSchema:schema25.properties.metadata,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.older !== undefined){
let data11 = data.older;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(validate63(data11[i1], {instancePath:instancePath+"/older/" + i1,parentData:data11,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/older",schemaPath:"#/properties/older/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema25.properties.older.type,parentSchema:schema25.properties.older,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "id")) || (key0 === "file"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema24.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.title.type,parentSchema:schema24.properties.title,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.properties.id.type,parentSchema:schema24.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema24.properties.id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.file !== undefined){
if(!(validate60(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.server === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "server"},message:"must have required property '"+"server"+"'",schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.files === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'",schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "server")) || (key0 === "scriptPath")) || (key0 === "articlePath")) || (key0 === "uploadPath")) || (key0 === "files"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema23.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.name.type,parentSchema:schema23.properties.name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.server !== undefined){
let data1 = data.server;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err6 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/pattern",keyword:"pattern",params:{pattern: "^(https?:)?//[^/?#\\s]+$"},message:"must match pattern \""+"^(https?:)?//[^/?#\\s]+$"+"\"",schema:"^(https?:)?//[^/?#\\s]+$",parentSchema:schema23.properties.server,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.server.type,parentSchema:schema23.properties.server,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.scriptPath !== undefined){
let data2 = data.scriptPath;
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
const err8 = {instancePath:instancePath+"/scriptPath",schemaPath:"#/properties/scriptPath/pattern",keyword:"pattern",params:{pattern: "^(/[^/?#\\s]+)*$"},message:"must match pattern \""+"^(/[^/?#\\s]+)*$"+"\"",schema:"^(/[^/?#\\s]+)*$",parentSchema:schema23.properties.scriptPath,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/scriptPath",schemaPath:"#/properties/scriptPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.scriptPath.type,parentSchema:schema23.properties.scriptPath,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.articlePath !== undefined){
let data3 = data.articlePath;
if(typeof data3 === "string"){
if(!pattern7.test(data3)){
const err10 = {instancePath:instancePath+"/articlePath",schemaPath:"#/properties/articlePath/pattern",keyword:"pattern",params:{pattern: "^/[^?#\\s]*\\$1[^?#\\s]*$"},message:"must match pattern \""+"^/[^?#\\s]*\\$1[^?#\\s]*$"+"\"",schema:"^/[^?#\\s]*\\$1[^?#\\s]*$",parentSchema:schema23.properties.articlePath,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/articlePath",schemaPath:"#/properties/articlePath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.articlePath.type,parentSchema:schema23.properties.articlePath,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.uploadPath !== undefined){
let data4 = data.uploadPath;
if(typeof data4 === "string"){
if(!pattern14.test(data4)){
const err12 = {instancePath:instancePath+"/uploadPath",schemaPath:"#/properties/uploadPath/pattern",keyword:"pattern",params:{pattern: "^((https?:)?//[^?#\\s]+|(/[^?#\\s]*)?)$"},message:"must match pattern \""+"^((https?:)?//[^?#\\s]+|(/[^?#\\s]*)?)$"+"\"",schema:"^((https?:)?//[^?#\\s]+|(/[^?#\\s]*)?)$",parentSchema:schema23.properties.uploadPath,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/uploadPath",schemaPath:"#/properties/uploadPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.uploadPath.type,parentSchema:schema23.properties.uploadPath,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.files !== undefined){
let data5 = data.files;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate59(data5[i0], {instancePath:instancePath+"/files/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate59.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema23.properties.files.type,parentSchema:schema23.properties.files,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema28 = {"title":"LicenseDefinition","description":"The licence of the wiki's content, as `siprop=rightsinfo` and the HTML pages report it.","type":"object","properties":{"text":{"description":"Its name ($wgRightsText). Default: none.","type":"string","examples":["CC BY-SA 4.0"]},"url":{"description":"The address of its text ($wgRightsUrl). Default: none.","type":"string","examples":["https://creativecommons.org/licenses/by-sa/4.0/"]}},"additionalProperties":false};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "text") || (key0 === "url"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.text.type,parentSchema:schema28.properties.text,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.url.type,parentSchema:schema28.properties.url,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema29 = {"title":"CookieDefinition","description":"How the wiki sets its cookies (core 7.4).","type":"object","properties":{"prefix":{"description":"What the names of cookies begin with ($wgCookiePrefix; on real wikis by default the name of the database). Default: `wiki`.","type":"string","pattern":"^[A-Za-z0-9_-]*$","examples":["enwiki"]},"domain":{"description":"Their domain ($wgCookieDomain). Default: none, which is the host of the response.","type":"string","pattern":"^[^\\s;,]*$","examples":[".wiki.example"]},"path":{"description":"Their path ($wgCookiePath). Default: `/`.","type":"string","pattern":"^/[^\\s;,]*$","examples":["/w/"]},"secure":{"description":"Whether browsers send them over HTTPS only ($wgCookieSecure). Default: whether the request was sent over HTTPS.","type":"boolean"},"httpOnly":{"description":"Whether they are hidden from scripts ($wgCookieHttpOnly). Default: true.","type":"boolean"},"sameSite":{"description":"Their attribute `SameSite` ($wgCookieSameSite). Default: none.","type":"string","enum":["None","Lax","Strict"]},"expiration":{"description":"The seconds that cookies with the user's id and name last ($wgCookieExpiration); 0 until the browser is closed. Default: 2592000, 30 days.","type":"integer","minimum":0,"examples":[2592000]},"rememberedExpiration":{"description":"The seconds that they last if the client wants to be remembered ($wgExtendedLoginCookieExpiration); with 0 no client is remembered. Default: 15552000, 180 days.","type":"integer","minimum":0,"examples":[15552000]}},"additionalProperties":false};
const pattern35 = new RegExp("^[A-Za-z0-9_-]*$", "u");
const pattern36 = new RegExp("^[^\\s;,]*$", "u");
const pattern37 = new RegExp("^/[^\\s;,]*$", "u");

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "prefix") || (key0 === "domain")) || (key0 === "path")) || (key0 === "secure")) || (key0 === "httpOnly")) || (key0 === "sameSite")) || (key0 === "expiration")) || (key0 === "rememberedExpiration"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.prefix !== undefined){
let data0 = data.prefix;
if(typeof data0 === "string"){
if(!pattern35.test(data0)){
const err1 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9_-]*$"+"\"",schema:"^[A-Za-z0-9_-]*$",parentSchema:schema29.properties.prefix,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.prefix.type,parentSchema:schema29.properties.prefix,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.domain !== undefined){
let data1 = data.domain;
if(typeof data1 === "string"){
if(!pattern36.test(data1)){
const err3 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/pattern",keyword:"pattern",params:{pattern: "^[^\\s;,]*$"},message:"must match pattern \""+"^[^\\s;,]*$"+"\"",schema:"^[^\\s;,]*$",parentSchema:schema29.properties.domain,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.domain.type,parentSchema:schema29.properties.domain,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(typeof data2 === "string"){
if(!pattern37.test(data2)){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^/[^\\s;,]*$"},message:"must match pattern \""+"^/[^\\s;,]*$"+"\"",schema:"^/[^\\s;,]*$",parentSchema:schema29.properties.path,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.path.type,parentSchema:schema29.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.secure !== undefined){
let data3 = data.secure;
if(typeof data3 !== "boolean"){
const err7 = {instancePath:instancePath+"/secure",schemaPath:"#/properties/secure/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema29.properties.secure.type,parentSchema:schema29.properties.secure,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.httpOnly !== undefined){
let data4 = data.httpOnly;
if(typeof data4 !== "boolean"){
const err8 = {instancePath:instancePath+"/httpOnly",schemaPath:"#/properties/httpOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema29.properties.httpOnly.type,parentSchema:schema29.properties.httpOnly,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.sameSite !== undefined){
let data5 = data.sameSite;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/sameSite",schemaPath:"#/properties/sameSite/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.sameSite.type,parentSchema:schema29.properties.sameSite,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data5 === "None") || (data5 === "Lax")) || (data5 === "Strict"))){
const err10 = {instancePath:instancePath+"/sameSite",schemaPath:"#/properties/sameSite/enum",keyword:"enum",params:{allowedValues: schema29.properties.sameSite.enum},message:"must be equal to one of the allowed values",schema:schema29.properties.sameSite.enum,parentSchema:schema29.properties.sameSite,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.expiration !== undefined){
let data6 = data.expiration;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err11 = {instancePath:instancePath+"/expiration",schemaPath:"#/properties/expiration/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema29.properties.expiration.type,parentSchema:schema29.properties.expiration,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/expiration",schemaPath:"#/properties/expiration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema29.properties.expiration,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.rememberedExpiration !== undefined){
let data7 = data.rememberedExpiration;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err13 = {instancePath:instancePath+"/rememberedExpiration",schemaPath:"#/properties/rememberedExpiration/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema29.properties.rememberedExpiration.type,parentSchema:schema29.properties.rememberedExpiration,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/rememberedExpiration",schemaPath:"#/properties/rememberedExpiration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema29.properties.rememberedExpiration,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema30 = {"title":"StatisticsDefinition","description":"Numbers that `siprop=statistics` reports instead of counting. They stay as they are.","type":"object","properties":{"articles":{"description":"Content pages.","type":"integer","minimum":0},"edits":{"description":"Edits.","type":"integer","minimum":0},"images":{"description":"Uploaded files.","type":"integer","minimum":0},"activeUsers":{"description":"Users who changed something recently.","type":"integer","minimum":0},"jobs":{"description":"Waiting jobs.","type":"integer","minimum":0}},"additionalProperties":false};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "articles") || (key0 === "edits")) || (key0 === "images")) || (key0 === "activeUsers")) || (key0 === "jobs"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.articles !== undefined){
let data0 = data.articles;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/articles",schemaPath:"#/properties/articles/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.properties.articles.type,parentSchema:schema30.properties.articles,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/articles",schemaPath:"#/properties/articles/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema30.properties.articles,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.edits !== undefined){
let data1 = data.edits;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/edits",schemaPath:"#/properties/edits/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.properties.edits.type,parentSchema:schema30.properties.edits,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/edits",schemaPath:"#/properties/edits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema30.properties.edits,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.images !== undefined){
let data2 = data.images;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.properties.images.type,parentSchema:schema30.properties.images,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema30.properties.images,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.activeUsers !== undefined){
let data3 = data.activeUsers;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/activeUsers",schemaPath:"#/properties/activeUsers/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.properties.activeUsers.type,parentSchema:schema30.properties.activeUsers,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/activeUsers",schemaPath:"#/properties/activeUsers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema30.properties.activeUsers,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.jobs !== undefined){
let data4 = data.jobs;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.properties.jobs.type,parentSchema:schema30.properties.jobs,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema30.properties.jobs,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema31 = {"title":"SkinDefinition","description":"A skin.","type":"object","properties":{"code":{"description":"Its key.","type":"string","examples":["vector"]},"name":{"description":"Its name.","type":"string","examples":["Vector legacy (2010)"]},"default":{"description":"Whether it is the default. Default: false.","type":"boolean"},"unusable":{"description":"Whether users cannot choose it. Default: false.","type":"boolean"}},"required":["code","name"],"additionalProperties":false};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "code") || (key0 === "name")) || (key0 === "default")) || (key0 === "unusable"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.code.type,parentSchema:schema31.properties.code,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.name.type,parentSchema:schema31.properties.name,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.default !== undefined){
let data2 = data.default;
if(typeof data2 !== "boolean"){
const err5 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema31.properties.default.type,parentSchema:schema31.properties.default,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.unusable !== undefined){
let data3 = data.unusable;
if(typeof data3 !== "boolean"){
const err6 = {instancePath:instancePath+"/unusable",schemaPath:"#/properties/unusable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema31.properties.unusable.type,parentSchema:schema31.properties.unusable,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema32 = {"title":"RateLimitDefinition","description":"A limit of how often something may be done.","type":"object","properties":{"hits":{"description":"How often.","type":"integer","minimum":0,"examples":[5]},"seconds":{"description":"Within how many seconds of the first time.","type":"integer","minimum":1,"examples":[60]}},"required":["hits","seconds"],"additionalProperties":false};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hits === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hits"},message:"must have required property '"+"hits"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.seconds === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seconds"},message:"must have required property '"+"seconds"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "hits") || (key0 === "seconds"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.hits !== undefined){
let data0 = data.hits;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/hits",schemaPath:"#/properties/hits/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.hits.type,parentSchema:schema32.properties.hits,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/hits",schemaPath:"#/properties/hits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema32.properties.hits,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.seconds !== undefined){
let data1 = data.seconds;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.seconds.type,parentSchema:schema32.properties.seconds,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32.properties.seconds,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema33 = {"title":"GroupDefinition","description":"What the members of a group may do, where that differs from a fresh wiki.","type":"object","properties":{"rights":{"description":"Rights by name: true for those that the group has, false for those that it does not have ($wgGroupPermissions). Others are as on a fresh wiki. Without the right `read` for `*`, the wiki is private; its API then ignores a list of pages that everybody may read ($wgWhitelistRead).","type":"object","additionalProperties":{"type":"boolean"},"examples":[{"patrol":true,"edit":false}]},"revoked":{"description":"Rights that its members do not have, even if other groups give them ($wgRevokePermissions).","type":"array","items":{"type":"string","pattern":"\\S","examples":["createpage"]},"examples":[["createpage"]]},"adds":{"description":"Groups that its members may add other users to, or true for all ($wgAddGroups).","anyOf":[{"type":"array","items":{"type":"string","pattern":"\\S"}},{"const":true}],"examples":[["patroller"],true]},"removes":{"description":"Groups that its members may remove other users from, or true for all ($wgRemoveGroups).","anyOf":[{"type":"array","items":{"type":"string","pattern":"\\S"}},{"const":true}],"examples":[["patroller"],true]},"addsToSelf":{"description":"Groups that its members may add themselves to, or true for all ($wgGroupsAddToSelf).","anyOf":[{"type":"array","items":{"type":"string","pattern":"\\S"}},{"const":true}],"examples":[["bot"],true]},"removesFromSelf":{"description":"Groups that its members may remove themselves from, or true for all ($wgGroupsRemoveFromSelf).","anyOf":[{"type":"array","items":{"type":"string","pattern":"\\S"}},{"const":true}],"examples":[["sysop"],true]}},"additionalProperties":false};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "rights") || (key0 === "revoked")) || (key0 === "adds")) || (key0 === "removes")) || (key0 === "addsToSelf")) || (key0 === "removesFromSelf"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.rights !== undefined){
let data0 = data.rights;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
let data1 = data0[key1];
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/rights/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rights/additionalProperties/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema33.properties.rights.additionalProperties.type,parentSchema:schema33.properties.rights.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/rights",schemaPath:"#/properties/rights/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.properties.rights.type,parentSchema:schema33.properties.rights,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.revoked !== undefined){
let data2 = data.revoked;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
const err3 = {instancePath:instancePath+"/revoked/" + i0,schemaPath:"#/properties/revoked/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema33.properties.revoked.items,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/revoked/" + i0,schemaPath:"#/properties/revoked/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.revoked.items.type,parentSchema:schema33.properties.revoked.items,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/revoked",schemaPath:"#/properties/revoked/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.revoked.type,parentSchema:schema33.properties.revoked,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.adds !== undefined){
let data4 = data.adds;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
const err6 = {instancePath:instancePath+"/adds/" + i1,schemaPath:"#/properties/adds/anyOf/0/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema33.properties.adds.anyOf[0].items,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/adds/" + i1,schemaPath:"#/properties/adds/anyOf/0/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.adds.anyOf[0].items.type,parentSchema:schema33.properties.adds.anyOf[0].items,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/adds",schemaPath:"#/properties/adds/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.adds.anyOf[0].type,parentSchema:schema33.properties.adds.anyOf[0],data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
const _errs17 = errors;
if(true !== data4){
const err9 = {instancePath:instancePath+"/adds",schemaPath:"#/properties/adds/anyOf/1/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema33.properties.adds.anyOf[1],data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err10 = {instancePath:instancePath+"/adds",schemaPath:"#/properties/adds/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema33.properties.adds.anyOf,parentSchema:schema33.properties.adds,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.removes !== undefined){
let data6 = data.removes;
const _errs19 = errors;
let valid7 = false;
const _errs20 = errors;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
const err11 = {instancePath:instancePath+"/removes/" + i2,schemaPath:"#/properties/removes/anyOf/0/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema33.properties.removes.anyOf[0].items,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/removes/" + i2,schemaPath:"#/properties/removes/anyOf/0/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.removes.anyOf[0].items.type,parentSchema:schema33.properties.removes.anyOf[0].items,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/removes",schemaPath:"#/properties/removes/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.removes.anyOf[0].type,parentSchema:schema33.properties.removes.anyOf[0],data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid7 = valid7 || _valid1;
const _errs24 = errors;
if(true !== data6){
const err14 = {instancePath:instancePath+"/removes",schemaPath:"#/properties/removes/anyOf/1/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema33.properties.removes.anyOf[1],data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid1 = _errs24 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const err15 = {instancePath:instancePath+"/removes",schemaPath:"#/properties/removes/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema33.properties.removes.anyOf,parentSchema:schema33.properties.removes,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.addsToSelf !== undefined){
let data8 = data.addsToSelf;
const _errs26 = errors;
let valid10 = false;
const _errs27 = errors;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 === "string"){
if(!pattern3.test(data9)){
const err16 = {instancePath:instancePath+"/addsToSelf/" + i3,schemaPath:"#/properties/addsToSelf/anyOf/0/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema33.properties.addsToSelf.anyOf[0].items,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/addsToSelf/" + i3,schemaPath:"#/properties/addsToSelf/anyOf/0/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.addsToSelf.anyOf[0].items.type,parentSchema:schema33.properties.addsToSelf.anyOf[0].items,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/addsToSelf",schemaPath:"#/properties/addsToSelf/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.addsToSelf.anyOf[0].type,parentSchema:schema33.properties.addsToSelf.anyOf[0],data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid2 = _errs27 === errors;
valid10 = valid10 || _valid2;
const _errs31 = errors;
if(true !== data8){
const err19 = {instancePath:instancePath+"/addsToSelf",schemaPath:"#/properties/addsToSelf/anyOf/1/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema33.properties.addsToSelf.anyOf[1],data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid2 = _errs31 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const err20 = {instancePath:instancePath+"/addsToSelf",schemaPath:"#/properties/addsToSelf/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema33.properties.addsToSelf.anyOf,parentSchema:schema33.properties.addsToSelf,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data.removesFromSelf !== undefined){
let data10 = data.removesFromSelf;
const _errs33 = errors;
let valid13 = false;
const _errs34 = errors;
if(Array.isArray(data10)){
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
if(typeof data11 === "string"){
if(!pattern3.test(data11)){
const err21 = {instancePath:instancePath+"/removesFromSelf/" + i4,schemaPath:"#/properties/removesFromSelf/anyOf/0/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema33.properties.removesFromSelf.anyOf[0].items,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/removesFromSelf/" + i4,schemaPath:"#/properties/removesFromSelf/anyOf/0/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.removesFromSelf.anyOf[0].items.type,parentSchema:schema33.properties.removesFromSelf.anyOf[0].items,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/removesFromSelf",schemaPath:"#/properties/removesFromSelf/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.removesFromSelf.anyOf[0].type,parentSchema:schema33.properties.removesFromSelf.anyOf[0],data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid3 = _errs34 === errors;
valid13 = valid13 || _valid3;
const _errs38 = errors;
if(true !== data10){
const err24 = {instancePath:instancePath+"/removesFromSelf",schemaPath:"#/properties/removesFromSelf/anyOf/1/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema33.properties.removesFromSelf.anyOf[1],data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid3 = _errs38 === errors;
valid13 = valid13 || _valid3;
if(!valid13){
const err25 = {instancePath:instancePath+"/removesFromSelf",schemaPath:"#/properties/removesFromSelf/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema33.properties.removesFromSelf.anyOf,parentSchema:schema33.properties.removesFromSelf,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema34 = {"title":"PromotionDefinition","description":"What an account needs to belong to a group without being added. Without conditions, every account belongs to it.","type":"object","properties":{"age":{"description":"Seconds since the account was created. Default: 0.","type":"integer","minimum":0,"examples":[345600]},"edits":{"description":"Its edit count. Default: 0.","type":"integer","minimum":0,"examples":[10]}},"additionalProperties":false};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "age") || (key0 === "edits"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.age !== undefined){
let data0 = data.age;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/age",schemaPath:"#/properties/age/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.age.type,parentSchema:schema34.properties.age,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/age",schemaPath:"#/properties/age/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema34.properties.age,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.edits !== undefined){
let data1 = data.edits;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/edits",schemaPath:"#/properties/edits/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.edits.type,parentSchema:schema34.properties.edits,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/edits",schemaPath:"#/properties/edits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema34.properties.edits,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema20.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema20.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.name.type,parentSchema:schema20.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.release !== undefined){
let data1 = data.release;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/release",schemaPath:"#/properties/release/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.release.type,parentSchema:schema20.properties.release,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "1.39") || (data1 === "1.43"))){
const err4 = {instancePath:instancePath+"/release",schemaPath:"#/properties/release/enum",keyword:"enum",params:{allowedValues: schema20.properties.release.enum},message:"must be equal to one of the allowed values",schema:schema20.properties.release.enum,parentSchema:schema20.properties.release,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.server !== undefined){
let data2 = data.server;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err5 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/pattern",keyword:"pattern",params:{pattern: "^(https?:)?//[^/?#\\s]+$"},message:"must match pattern \""+"^(https?:)?//[^/?#\\s]+$"+"\"",schema:"^(https?:)?//[^/?#\\s]+$",parentSchema:schema20.properties.server,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.server.type,parentSchema:schema20.properties.server,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.canonicalServer !== undefined){
let data3 = data.canonicalServer;
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
const err7 = {instancePath:instancePath+"/canonicalServer",schemaPath:"#/properties/canonicalServer/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\s]+$"},message:"must match pattern \""+"^https?://[^/?#\\s]+$"+"\"",schema:"^https?://[^/?#\\s]+$",parentSchema:schema20.properties.canonicalServer,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/canonicalServer",schemaPath:"#/properties/canonicalServer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.canonicalServer.type,parentSchema:schema20.properties.canonicalServer,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.scriptPath !== undefined){
let data4 = data.scriptPath;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err9 = {instancePath:instancePath+"/scriptPath",schemaPath:"#/properties/scriptPath/pattern",keyword:"pattern",params:{pattern: "^(/[^/?#\\s]+)*$"},message:"must match pattern \""+"^(/[^/?#\\s]+)*$"+"\"",schema:"^(/[^/?#\\s]+)*$",parentSchema:schema20.properties.scriptPath,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/scriptPath",schemaPath:"#/properties/scriptPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.scriptPath.type,parentSchema:schema20.properties.scriptPath,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.parserFunctions !== undefined){
let data5 = data.parserFunctions;
if(typeof data5 !== "boolean"){
const err11 = {instancePath:instancePath+"/parserFunctions",schemaPath:"#/properties/parserFunctions/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema20.properties.parserFunctions.type,parentSchema:schema20.properties.parserFunctions,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.articlePath !== undefined){
let data6 = data.articlePath;
if(typeof data6 === "string"){
if(!pattern7.test(data6)){
const err12 = {instancePath:instancePath+"/articlePath",schemaPath:"#/properties/articlePath/pattern",keyword:"pattern",params:{pattern: "^/[^?#\\s]*\\$1[^?#\\s]*$"},message:"must match pattern \""+"^/[^?#\\s]*\\$1[^?#\\s]*$"+"\"",schema:"^/[^?#\\s]*\\$1[^?#\\s]*$",parentSchema:schema20.properties.articlePath,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/articlePath",schemaPath:"#/properties/articlePath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.articlePath.type,parentSchema:schema20.properties.articlePath,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.language !== undefined){
let data7 = data.language;
if(typeof data7 === "string"){
if(!pattern8.test(data7)){
const err14 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern: "^(?![^]*--)[a-z]{2,}(-[-a-z0-9]*[a-z0-9])?$"},message:"must match pattern \""+"^(?![^]*--)[a-z]{2,}(-[-a-z0-9]*[a-z0-9])?$"+"\"",schema:"^(?![^]*--)[a-z]{2,}(-[-a-z0-9]*[a-z0-9])?$",parentSchema:schema20.properties.language,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.language.type,parentSchema:schema20.properties.language,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.case !== undefined){
let data8 = data.case;
if(typeof data8 !== "string"){
const err16 = {instancePath:instancePath+"/case",schemaPath:"#/properties/case/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.case.type,parentSchema:schema20.properties.case,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data8 === "first-letter") || (data8 === "case-sensitive"))){
const err17 = {instancePath:instancePath+"/case",schemaPath:"#/properties/case/enum",keyword:"enum",params:{allowedValues: schema20.properties.case.enum},message:"must be equal to one of the allowed values",schema:schema20.properties.case.enum,parentSchema:schema20.properties.case,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.namespaces !== undefined){
let data9 = data.namespaces;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate54(data9[i0], {instancePath:instancePath+"/namespaces/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/namespaces",schemaPath:"#/properties/namespaces/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema20.properties.namespaces.type,parentSchema:schema20.properties.namespaces,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.interwiki !== undefined){
let data11 = data.interwiki;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs26 = errors;
let valid5 = false;
const _errs27 = errors;
if(typeof data12 === "string"){
if(!pattern12.test(data12)){
const err19 = {instancePath:instancePath+"/interwiki/" + i1,schemaPath:"#/properties/interwiki/items/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\s:|#<>\\[\\]{}]+$"},message:"must match pattern \""+"^[^\\s:|#<>\\[\\]{}]+$"+"\"",schema:"^[^\\s:|#<>\\[\\]{}]+$",parentSchema:schema20.properties.interwiki.items.anyOf[0],data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/interwiki/" + i1,schemaPath:"#/properties/interwiki/items/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.interwiki.items.anyOf[0].type,parentSchema:schema20.properties.interwiki.items.anyOf[0],data:data12};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid5 = valid5 || _valid0;
const _errs29 = errors;
if(!(validate56(data12, {instancePath:instancePath+"/interwiki/" + i1,parentData:data11,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate56.errors);
errors = vErrors.length;
}
var _valid0 = _errs29 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const err21 = {instancePath:instancePath+"/interwiki/" + i1,schemaPath:"#/properties/interwiki/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema20.properties.interwiki.items.anyOf,parentSchema:schema20.properties.interwiki.items,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/interwiki",schemaPath:"#/properties/interwiki/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema20.properties.interwiki.type,parentSchema:schema20.properties.interwiki,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.uploadPath !== undefined){
let data13 = data.uploadPath;
if(typeof data13 === "string"){
if(!pattern14.test(data13)){
const err23 = {instancePath:instancePath+"/uploadPath",schemaPath:"#/properties/uploadPath/pattern",keyword:"pattern",params:{pattern: "^((https?:)?//[^?#\\s]+|(/[^?#\\s]*)?)$"},message:"must match pattern \""+"^((https?:)?//[^?#\\s]+|(/[^?#\\s]*)?)$"+"\"",schema:"^((https?:)?//[^?#\\s]+|(/[^?#\\s]*)?)$",parentSchema:schema20.properties.uploadPath,data:data13};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/uploadPath",schemaPath:"#/properties/uploadPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.uploadPath.type,parentSchema:schema20.properties.uploadPath,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.repositories !== undefined){
let data14 = data.repositories;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(!(validate58(data14[i2], {instancePath:instancePath+"/repositories/" + i2,parentData:data14,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate58.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/repositories",schemaPath:"#/properties/repositories/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema20.properties.repositories.type,parentSchema:schema20.properties.repositories,data:data14};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.mainPageIsDomainRoot !== undefined){
let data16 = data.mainPageIsDomainRoot;
if(typeof data16 !== "boolean"){
const err26 = {instancePath:instancePath+"/mainPageIsDomainRoot",schemaPath:"#/properties/mainPageIsDomainRoot/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema20.properties.mainPageIsDomainRoot.type,parentSchema:schema20.properties.mainPageIsDomainRoot,data:data16};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.logo !== undefined){
let data17 = data.logo;
if(typeof data17 !== "string"){
const err27 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.logo.type,parentSchema:schema20.properties.logo,data:data17};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.timeZone !== undefined){
let data18 = data.timeZone;
if(typeof data18 === "string"){
if(!pattern31.test(data18)){
const err28 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_+/-]*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_+/-]*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_+/-]*$",parentSchema:schema20.properties.timeZone,data:data18};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.timeZone.type,parentSchema:schema20.properties.timeZone,data:data18};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.license !== undefined){
if(!(validate69(data.license, {instancePath:instancePath+"/license",parentData:data,parentDataProperty:"license",rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.fileExtensions !== undefined){
let data20 = data.fileExtensions;
if(Array.isArray(data20)){
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
if(typeof data21 === "string"){
if(!pattern32.test(data21)){
const err30 = {instancePath:instancePath+"/fileExtensions/" + i3,schemaPath:"#/properties/fileExtensions/items/pattern",keyword:"pattern",params:{pattern: "^[^\\s.]+$"},message:"must match pattern \""+"^[^\\s.]+$"+"\"",schema:"^[^\\s.]+$",parentSchema:schema20.properties.fileExtensions.items,data:data21};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/fileExtensions/" + i3,schemaPath:"#/properties/fileExtensions/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.fileExtensions.items.type,parentSchema:schema20.properties.fileExtensions.items,data:data21};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/fileExtensions",schemaPath:"#/properties/fileExtensions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema20.properties.fileExtensions.type,parentSchema:schema20.properties.fileExtensions,data:data20};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.miserMode !== undefined){
let data22 = data.miserMode;
if(typeof data22 !== "boolean"){
const err33 = {instancePath:instancePath+"/miserMode",schemaPath:"#/properties/miserMode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema20.properties.miserMode.type,parentSchema:schema20.properties.miserMode,data:data22};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.frameOptions !== undefined){
let data23 = data.frameOptions;
if(typeof data23 !== "string"){
const err34 = {instancePath:instancePath+"/frameOptions",schemaPath:"#/properties/frameOptions/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.frameOptions.type,parentSchema:schema20.properties.frameOptions,data:data23};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(((data23 === "DENY") || (data23 === "SAMEORIGIN")) || (data23 === "none"))){
const err35 = {instancePath:instancePath+"/frameOptions",schemaPath:"#/properties/frameOptions/enum",keyword:"enum",params:{allowedValues: schema20.properties.frameOptions.enum},message:"must be equal to one of the allowed values",schema:schema20.properties.frameOptions.enum,parentSchema:schema20.properties.frameOptions,data:data23};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.crossOriginSites !== undefined){
let data24 = data.crossOriginSites;
if(Array.isArray(data24)){
const len4 = data24.length;
for(let i4=0; i4<len4; i4++){
let data25 = data24[i4];
if(typeof data25 === "string"){
if(!pattern3.test(data25)){
const err36 = {instancePath:instancePath+"/crossOriginSites/" + i4,schemaPath:"#/properties/crossOriginSites/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema20.properties.crossOriginSites.items,data:data25};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/crossOriginSites/" + i4,schemaPath:"#/properties/crossOriginSites/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.crossOriginSites.items.type,parentSchema:schema20.properties.crossOriginSites.items,data:data25};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/crossOriginSites",schemaPath:"#/properties/crossOriginSites/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema20.properties.crossOriginSites.type,parentSchema:schema20.properties.crossOriginSites,data:data24};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.crossOriginExceptions !== undefined){
let data26 = data.crossOriginExceptions;
if(Array.isArray(data26)){
const len5 = data26.length;
for(let i5=0; i5<len5; i5++){
let data27 = data26[i5];
if(typeof data27 === "string"){
if(!pattern3.test(data27)){
const err39 = {instancePath:instancePath+"/crossOriginExceptions/" + i5,schemaPath:"#/properties/crossOriginExceptions/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema20.properties.crossOriginExceptions.items,data:data27};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/crossOriginExceptions/" + i5,schemaPath:"#/properties/crossOriginExceptions/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.crossOriginExceptions.items.type,parentSchema:schema20.properties.crossOriginExceptions.items,data:data27};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/crossOriginExceptions",schemaPath:"#/properties/crossOriginExceptions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema20.properties.crossOriginExceptions.type,parentSchema:schema20.properties.crossOriginExceptions,data:data26};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.cookies !== undefined){
if(!(validate71(data.cookies, {instancePath:instancePath+"/cookies",parentData:data,parentDataProperty:"cookies",rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.statistics !== undefined){
if(!(validate73(data.statistics, {instancePath:instancePath+"/statistics",parentData:data,parentDataProperty:"statistics",rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate73.errors);
errors = vErrors.length;
}
}
if(data.extensions !== undefined){
let data30 = data.extensions;
if(Array.isArray(data30)){
const len6 = data30.length;
for(let i6=0; i6<len6; i6++){
let data31 = data30[i6];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key1 in data31){
let data32 = data31[key1];
if(typeof data32 !== "string"){
const err42 = {instancePath:instancePath+"/extensions/" + i6+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/extensions/items/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.extensions.items.additionalProperties.type,parentSchema:schema20.properties.extensions.items.additionalProperties,data:data32};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/extensions/" + i6,schemaPath:"#/properties/extensions/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.properties.extensions.items.type,parentSchema:schema20.properties.extensions.items,data:data31};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/extensions",schemaPath:"#/properties/extensions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema20.properties.extensions.type,parentSchema:schema20.properties.extensions,data:data30};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.skins !== undefined){
let data33 = data.skins;
if(Array.isArray(data33)){
const len7 = data33.length;
for(let i7=0; i7<len7; i7++){
if(!(validate75(data33[i7], {instancePath:instancePath+"/skins/" + i7,parentData:data33,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate75.errors);
errors = vErrors.length;
}
}
}
else {
const err45 = {instancePath:instancePath+"/skins",schemaPath:"#/properties/skins/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema20.properties.skins.type,parentSchema:schema20.properties.skins,data:data33};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.uploads !== undefined){
let data35 = data.uploads;
if(typeof data35 !== "boolean"){
const err46 = {instancePath:instancePath+"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema20.properties.uploads.type,parentSchema:schema20.properties.uploads,data:data35};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.maximumResultSize !== undefined){
let data36 = data.maximumResultSize;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err47 = {instancePath:instancePath+"/maximumResultSize",schemaPath:"#/properties/maximumResultSize/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema20.properties.maximumResultSize.type,parentSchema:schema20.properties.maximumResultSize,data:data36};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){
const err48 = {instancePath:instancePath+"/maximumResultSize",schemaPath:"#/properties/maximumResultSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema20.properties.maximumResultSize,data:data36};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data.readOnly !== undefined){
let data37 = data.readOnly;
if(typeof data37 === "string"){
if(!pattern3.test(data37)){
const err49 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema20.properties.readOnly,data:data37};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.readOnly.type,parentSchema:schema20.properties.readOnly,data:data37};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.rateLimits !== undefined){
let data38 = data.rateLimits;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key2 in data38){
let data39 = data38[key2];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
for(const key3 in data39){
const _errs81 = errors;
if(typeof key3 === "string"){
if(!pattern39.test(key3)){
const err51 = {instancePath:instancePath+"/rateLimits/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rateLimits/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?!&|subnet$|subnet-all$|ip-all$|user-global$)"},message:"must match pattern \""+"^(?!&|subnet$|subnet-all$|ip-all$|user-global$)"+"\"",schema:"^(?!&|subnet$|subnet-all$|ip-all$|user-global$)",parentSchema:schema20.properties.rateLimits.additionalProperties.propertyNames,data:key3,propertyName:key3};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
var valid20 = _errs81 === errors;
if(!valid20){
const err52 = {instancePath:instancePath+"/rateLimits/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rateLimits/additionalProperties/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid",schema:schema20.properties.rateLimits.additionalProperties.propertyNames,parentSchema:schema20.properties.rateLimits.additionalProperties,data:data39};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
for(const key4 in data39){
if(!(validate77(data39[key4], {instancePath:instancePath+"/rateLimits/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data39,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err53 = {instancePath:instancePath+"/rateLimits/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rateLimits/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.properties.rateLimits.additionalProperties.type,parentSchema:schema20.properties.rateLimits.additionalProperties,data:data39};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/rateLimits",schemaPath:"#/properties/rateLimits/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.properties.rateLimits.type,parentSchema:schema20.properties.rateLimits,data:data38};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.temporaryAccounts !== undefined){
let data41 = data.temporaryAccounts;
if(typeof data41 !== "boolean"){
const err55 = {instancePath:instancePath+"/temporaryAccounts",schemaPath:"#/properties/temporaryAccounts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema20.properties.temporaryAccounts.type,parentSchema:schema20.properties.temporaryAccounts,data:data41};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.watchlistExpiry !== undefined){
let data42 = data.watchlistExpiry;
if(typeof data42 !== "boolean"){
const err56 = {instancePath:instancePath+"/watchlistExpiry",schemaPath:"#/properties/watchlistExpiry/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema20.properties.watchlistExpiry.type,parentSchema:schema20.properties.watchlistExpiry,data:data42};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.watchlistExpiryMaximum !== undefined){
let data43 = data.watchlistExpiryMaximum;
if(typeof data43 === "string"){
if(!pattern40.test(data43)){
const err57 = {instancePath:instancePath+"/watchlistExpiryMaximum",schemaPath:"#/properties/watchlistExpiryMaximum/pattern",keyword:"pattern",params:{pattern: "^(never|[0-9]+ ?[a-z]+( [0-9]+ ?[a-z]+)*)$"},message:"must match pattern \""+"^(never|[0-9]+ ?[a-z]+( [0-9]+ ?[a-z]+)*)$"+"\"",schema:"^(never|[0-9]+ ?[a-z]+( [0-9]+ ?[a-z]+)*)$",parentSchema:schema20.properties.watchlistExpiryMaximum,data:data43};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/watchlistExpiryMaximum",schemaPath:"#/properties/watchlistExpiryMaximum/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.watchlistExpiryMaximum.type,parentSchema:schema20.properties.watchlistExpiryMaximum,data:data43};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.sessionLifetime !== undefined){
let data44 = data.sessionLifetime;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err59 = {instancePath:instancePath+"/sessionLifetime",schemaPath:"#/properties/sessionLifetime/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema20.properties.sessionLifetime.type,parentSchema:schema20.properties.sessionLifetime,data:data44};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 < 1 || isNaN(data44)){
const err60 = {instancePath:instancePath+"/sessionLifetime",schemaPath:"#/properties/sessionLifetime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema20.properties.sessionLifetime,data:data44};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
if(data.patrolling !== undefined){
let data45 = data.patrolling;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
for(const key5 in data45){
if(!(((key5 === "changes") || (key5 === "newPages")) || (key5 === "uploads"))){
const err61 = {instancePath:instancePath+"/patrolling",schemaPath:"#/properties/patrolling/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema20.properties.patrolling,data:data45};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data45.changes !== undefined){
let data46 = data45.changes;
if(typeof data46 !== "boolean"){
const err62 = {instancePath:instancePath+"/patrolling/changes",schemaPath:"#/properties/patrolling/properties/changes/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema20.properties.patrolling.properties.changes.type,parentSchema:schema20.properties.patrolling.properties.changes,data:data46};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data45.newPages !== undefined){
let data47 = data45.newPages;
if(typeof data47 !== "boolean"){
const err63 = {instancePath:instancePath+"/patrolling/newPages",schemaPath:"#/properties/patrolling/properties/newPages/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema20.properties.patrolling.properties.newPages.type,parentSchema:schema20.properties.patrolling.properties.newPages,data:data47};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data45.uploads !== undefined){
let data48 = data45.uploads;
if(typeof data48 !== "boolean"){
const err64 = {instancePath:instancePath+"/patrolling/uploads",schemaPath:"#/properties/patrolling/properties/uploads/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema20.properties.patrolling.properties.uploads.type,parentSchema:schema20.properties.patrolling.properties.uploads,data:data48};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/patrolling",schemaPath:"#/properties/patrolling/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.properties.patrolling.type,parentSchema:schema20.properties.patrolling,data:data45};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.groups !== undefined){
let data49 = data.groups;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
for(const key6 in data49){
if(!(validate79(data49[key6], {instancePath:instancePath+"/groups/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data49,parentDataProperty:key6,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err66 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.properties.groups.type,parentSchema:schema20.properties.groups,data:data49};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.autopromotion !== undefined){
let data51 = data.autopromotion;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
for(const key7 in data51){
if(!(validate81(data51[key7], {instancePath:instancePath+"/autopromotion/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data51,parentDataProperty:key7,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate81.errors);
errors = vErrors.length;
}
}
}
else {
const err67 = {instancePath:instancePath+"/autopromotion",schemaPath:"#/properties/autopromotion/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.properties.autopromotion.type,parentSchema:schema20.properties.autopromotion,data:data51};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema35 = {"title":"PageDefinition","description":"A page.","type":"object","properties":{"id":{"description":"Its id, which determines the order in lists (rule 4.2.3).","type":"integer","minimum":1,"maximum":4294967295,"examples":[2]},"title":{"description":"Its title with the namespace prefix; spaces and underscores are equivalent (core 4.6).","type":"string","pattern":"\\S","examples":["Gallery"]},"text":{"description":"Its wikitext. Default: empty.","type":"string","examples":["See [[File:Cat.jpg|thumb]]."]},"uses":{"description":"Titles of the files that it uses (core 4.2). Default: the files that the wikitext embeds.","type":"array","items":{"type":"string","pattern":"\\S","examples":["File:Cat.jpg"]},"examples":[["File:Cat.jpg"]]},"externalLinks":{"description":"Addresses of its external links (reading 11). Default: those of the wikitext.","type":"array","items":{"type":"string","pattern":"\\S","examples":["https://example.org/"]},"examples":[["https://example.org/"]]},"redirect":{"description":"Makes the page a redirect: the title of its target, or true if the target does not matter.","anyOf":[{"type":"string","pattern":"\\S"},{"const":true}],"examples":["Gallery",true]},"touched":{"description":"When it was last touched, as returned by prop=info (core 4.7).","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"revision":{"description":"Id of its latest revision (core 4.7).","type":"integer","minimum":1,"maximum":4294967295,"examples":[12]},"user":{"description":"Author of the latest revision: the name of an account, or an address. Default: that of its entry in `changes`, else `MediaWiki default`.","type":"string","pattern":"\\S","examples":["Bob"]},"timestamp":{"description":"When the latest revision was saved. Default: that of its entry in `changes`, else when the page was touched.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"comment":{"description":"The edit summary of the latest revision, at most 500 characters. Default: that of its entry in `changes`, else empty.","type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["new picture"]},"revisions":{"description":"All revisions of the page, oldest first; the last one is the current revision. Replaces `text`, `revision`, `user`, `timestamp` and `comment`, which describe the current revision of a page without a history.","type":"array","minItems":1,"items":{"$ref":"#/$defs/revision"},"examples":[[{"text":"First."},{"text":"Second.","user":"Bob","minor":true}]]},"file":{"$ref":"#/$defs/file"}},"required":["title"],"additionalProperties":false};
const schema36 = {"title":"RevisionDefinition","description":"A revision of a page, as returned by prop=revisions (reading 5.3).","type":"object","properties":{"id":{"description":"Its id. Default: the id of the page for its first revision, else the next unused id.","type":"integer","minimum":1,"maximum":4294967295,"examples":[12]},"parent":{"description":"Id of the previous revision; 0 if there is none. Default: the id of the previous entry.","type":"integer","minimum":0,"maximum":4294967295,"examples":[11]},"text":{"description":"Its wikitext. Default: empty.","type":"string","examples":["See [[File:Cat.jpg|thumb]]."]},"user":{"description":"Its author: the name of an account, or an address. Default: for the current revision, that of its entry in `changes`; else `MediaWiki default`.","type":"string","pattern":"\\S","examples":["Bob"]},"timestamp":{"description":"When it was saved; revisions are listed by time, then by id. Default: the time of the next entry; for the current revision, that of its entry in `changes`, else when the page was touched.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"comment":{"description":"Its edit summary, at most 500 characters. Default: for the current revision, that of its entry in `changes`; else empty.","type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["new picture"]},"minor":{"description":"Whether it is marked as a minor edit. Default: for the current revision, as in its entry in `changes`; else false.","type":"boolean"},"tags":{"description":"Its tags. Default: for the current revision, those of its entry in `changes`; else none.","type":"array","items":{"type":"string","pattern":"\\S","examples":["mw-new-redirect"]},"examples":[["mw-new-redirect"]]}},"additionalProperties":false};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "parent")) || (key0 === "text")) || (key0 === "user")) || (key0 === "timestamp")) || (key0 === "comment")) || (key0 === "minor")) || (key0 === "tags"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema36.properties.id.type,parentSchema:schema36.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4294967295 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295",schema:4294967295,parentSchema:schema36.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema36.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.parent !== undefined){
let data1 = data.parent;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema36.properties.parent.type,parentSchema:schema36.properties.parent,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 4294967295 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295",schema:4294967295,parentSchema:schema36.properties.parent,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema36.properties.parent,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.text.type,parentSchema:schema36.properties.text,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.user !== undefined){
let data3 = data.user;
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
const err8 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema36.properties.user,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.user.type,parentSchema:schema36.properties.user,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data4 = data.timestamp;
if(typeof data4 === "string"){
if(!pattern21.test(data4)){
const err10 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"+"\"",schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$",parentSchema:schema36.properties.timestamp,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.timestamp.type,parentSchema:schema36.properties.timestamp,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.comment !== undefined){
let data5 = data.comment;
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
const err12 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]{0,500}$"},message:"must match pattern \""+"^[\\s\\S]{0,500}$"+"\"",schema:"^[\\s\\S]{0,500}$",parentSchema:schema36.properties.comment,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.comment.type,parentSchema:schema36.properties.comment,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.minor !== undefined){
let data6 = data.minor;
if(typeof data6 !== "boolean"){
const err14 = {instancePath:instancePath+"/minor",schemaPath:"#/properties/minor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema36.properties.minor.type,parentSchema:schema36.properties.minor,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.tags !== undefined){
let data7 = data.tags;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
const err15 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema36.properties.tags.items,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.tags.items.type,parentSchema:schema36.properties.tags.items,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema36.properties.tags.type,parentSchema:schema36.properties.tags,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema35.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.properties.id.type,parentSchema:schema35.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4294967295 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295",schema:4294967295,parentSchema:schema35.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema35.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35.properties.title,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.title.type,parentSchema:schema35.properties.title,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.text.type,parentSchema:schema35.properties.text,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.uses !== undefined){
let data3 = data.uses;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
const err8 = {instancePath:instancePath+"/uses/" + i0,schemaPath:"#/properties/uses/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35.properties.uses.items,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/uses/" + i0,schemaPath:"#/properties/uses/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.uses.items.type,parentSchema:schema35.properties.uses.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/uses",schemaPath:"#/properties/uses/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.properties.uses.type,parentSchema:schema35.properties.uses,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.externalLinks !== undefined){
let data5 = data.externalLinks;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
const err11 = {instancePath:instancePath+"/externalLinks/" + i1,schemaPath:"#/properties/externalLinks/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35.properties.externalLinks.items,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/externalLinks/" + i1,schemaPath:"#/properties/externalLinks/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.externalLinks.items.type,parentSchema:schema35.properties.externalLinks.items,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/externalLinks",schemaPath:"#/properties/externalLinks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.properties.externalLinks.type,parentSchema:schema35.properties.externalLinks,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.redirect !== undefined){
let data7 = data.redirect;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
const err14 = {instancePath:instancePath+"/redirect",schemaPath:"#/properties/redirect/anyOf/0/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35.properties.redirect.anyOf[0],data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/redirect",schemaPath:"#/properties/redirect/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.redirect.anyOf[0].type,parentSchema:schema35.properties.redirect.anyOf[0],data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs18 === errors;
valid5 = valid5 || _valid0;
const _errs20 = errors;
if(true !== data7){
const err16 = {instancePath:instancePath+"/redirect",schemaPath:"#/properties/redirect/anyOf/1/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema35.properties.redirect.anyOf[1],data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const err17 = {instancePath:instancePath+"/redirect",schemaPath:"#/properties/redirect/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema35.properties.redirect.anyOf,parentSchema:schema35.properties.redirect,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.touched !== undefined){
let data8 = data.touched;
if(typeof data8 === "string"){
if(!pattern21.test(data8)){
const err18 = {instancePath:instancePath+"/touched",schemaPath:"#/properties/touched/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"+"\"",schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$",parentSchema:schema35.properties.touched,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/touched",schemaPath:"#/properties/touched/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.touched.type,parentSchema:schema35.properties.touched,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.revision !== undefined){
let data9 = data.revision;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err20 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.properties.revision.type,parentSchema:schema35.properties.revision,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 4294967295 || isNaN(data9)){
const err21 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295",schema:4294967295,parentSchema:schema35.properties.revision,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema35.properties.revision,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.user !== undefined){
let data10 = data.user;
if(typeof data10 === "string"){
if(!pattern3.test(data10)){
const err23 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35.properties.user,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.user.type,parentSchema:schema35.properties.user,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data11 = data.timestamp;
if(typeof data11 === "string"){
if(!pattern21.test(data11)){
const err25 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"+"\"",schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$",parentSchema:schema35.properties.timestamp,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.timestamp.type,parentSchema:schema35.properties.timestamp,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.comment !== undefined){
let data12 = data.comment;
if(typeof data12 === "string"){
if(!pattern23.test(data12)){
const err27 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]{0,500}$"},message:"must match pattern \""+"^[\\s\\S]{0,500}$"+"\"",schema:"^[\\s\\S]{0,500}$",parentSchema:schema35.properties.comment,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.comment.type,parentSchema:schema35.properties.comment,data:data12};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.revisions !== undefined){
let data13 = data.revisions;
if(Array.isArray(data13)){
if(data13.length < 1){
const err29 = {instancePath:instancePath+"/revisions",schemaPath:"#/properties/revisions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema35.properties.revisions,data:data13};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(validate85(data13[i2], {instancePath:instancePath+"/revisions/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate85.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/revisions",schemaPath:"#/properties/revisions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.properties.revisions.type,parentSchema:schema35.properties.revisions,data:data13};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.file !== undefined){
if(!(validate60(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema37 = {"title":"UserDefinition","description":"An account.","type":"object","properties":{"id":{"description":"Its id (core 8.4).","type":"integer","minimum":1,"maximum":4294967295,"examples":[3]},"name":{"description":"Its name.","type":"string","pattern":"\\S","examples":["Alice"]},"password":{"description":"Its password (core 8.1). Default: none, so that nobody can log in.","type":"string","pattern":".","examples":["secret"]},"groups":{"description":"Its groups, without those that every account belongs to; `sysop` and `bot` have higher limits (core 4.1, 8.4).","type":"array","items":{"type":"string","pattern":"\\S","examples":["sysop"]},"examples":[["sysop"]]},"botPasswords":{"description":"Bot passwords: passwords for programs, which log in as `Alice@app` (core 8.1).","type":"array","items":{"$ref":"#/$defs/botPassword"}},"email":{"description":"Its e-mail address, which meta=userinfo shows only to the account itself. Default: none.","type":"string","pattern":"^[^@\\s]+@[^@\\s]+$","examples":["alice@example.org"]},"realName":{"description":"Its real name. Default: none.","type":"string","examples":["Alice Liddell"]},"registered":{"description":"When it was created, as returned by meta=userinfo. Default: when the wiki was created.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"editCount":{"description":"Its edit count. Default: 0.","type":"integer","minimum":0,"examples":[12]},"options":{"description":"The preferences that it has set, by name. Others have the defaults of a fresh wiki.","type":"object","additionalProperties":{"type":"string"},"examples":[{"rcdays":"5"}]},"watchlist":{"description":"Titles of the pages that it watches, whether they exist or not, those that expire with a time. A page and its talk page are watched together.","type":"array","items":{"anyOf":[{"type":"string","pattern":"\\S","examples":["Gallery"]},{"$ref":"#/$defs/watchedPage"}],"examples":["Gallery",{"title":"Gallery","expiry":"2026-02-28T12:00:00Z"}]},"examples":[["Gallery"]]}},"required":["name"],"additionalProperties":false};
const pattern59 = new RegExp(".", "u");
const pattern63 = new RegExp("^[^@\\s]+@[^@\\s]+$", "u");
const schema38 = {"title":"BotPasswordDefinition","description":"A bot password: a password for a program, which may have fewer rights than the account (core 8.1).","type":"object","properties":{"app":{"description":"Name of the program: the part after the @.","type":"string","pattern":"^[^\\s@]+$","examples":["bot"]},"password":{"description":"The password: 32 digits and lower-case letters up to w, as generated by MediaWiki.","type":"string","pattern":"^[0-9a-w]{32,}$","examples":["0123456789abcdefghijklmnopqrstuv"]},"grants":{"description":"Grants of the program, within the rights of the account; `basic` is always granted.","type":"array","items":{"type":"string","enum":["basic","blockusers","createaccount","createeditmovepage","delete","editinterface","editmycssjs","editmyoptions","editmywatchlist","editpage","editprotected","editsiteconfig","highvolume","import","mergehistory","oversight","patrol","privateinfo","protect","rollback","sendemail","uploadeditmovefile","uploadfile","viewdeleted","viewmywatchlist","viewrestrictedlogs"],"examples":["basic"]},"examples":[["basic","patrol"]]}},"required":["app","password","grants"],"additionalProperties":false};
const pattern61 = new RegExp("^[^\\s@]+$", "u");
const pattern62 = new RegExp("^[0-9a-w]{32,}$", "u");

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.app === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"},message:"must have required property '"+"app"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.grants === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grants"},message:"must have required property '"+"grants"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "app") || (key0 === "password")) || (key0 === "grants"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.app !== undefined){
let data0 = data.app;
if(typeof data0 === "string"){
if(!pattern61.test(data0)){
const err4 = {instancePath:instancePath+"/app",schemaPath:"#/properties/app/pattern",keyword:"pattern",params:{pattern: "^[^\\s@]+$"},message:"must match pattern \""+"^[^\\s@]+$"+"\"",schema:"^[^\\s@]+$",parentSchema:schema38.properties.app,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.app.type,parentSchema:schema38.properties.app,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(!pattern62.test(data1)){
const err6 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/pattern",keyword:"pattern",params:{pattern: "^[0-9a-w]{32,}$"},message:"must match pattern \""+"^[0-9a-w]{32,}$"+"\"",schema:"^[0-9a-w]{32,}$",parentSchema:schema38.properties.password,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.password.type,parentSchema:schema38.properties.password,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.grants !== undefined){
let data2 = data.grants;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/grants/" + i0,schemaPath:"#/properties/grants/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.grants.items.type,parentSchema:schema38.properties.grants.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((((((((((((((((((((((data3 === "basic") || (data3 === "blockusers")) || (data3 === "createaccount")) || (data3 === "createeditmovepage")) || (data3 === "delete")) || (data3 === "editinterface")) || (data3 === "editmycssjs")) || (data3 === "editmyoptions")) || (data3 === "editmywatchlist")) || (data3 === "editpage")) || (data3 === "editprotected")) || (data3 === "editsiteconfig")) || (data3 === "highvolume")) || (data3 === "import")) || (data3 === "mergehistory")) || (data3 === "oversight")) || (data3 === "patrol")) || (data3 === "privateinfo")) || (data3 === "protect")) || (data3 === "rollback")) || (data3 === "sendemail")) || (data3 === "uploadeditmovefile")) || (data3 === "uploadfile")) || (data3 === "viewdeleted")) || (data3 === "viewmywatchlist")) || (data3 === "viewrestrictedlogs"))){
const err9 = {instancePath:instancePath+"/grants/" + i0,schemaPath:"#/properties/grants/items/enum",keyword:"enum",params:{allowedValues: schema38.properties.grants.items.enum},message:"must be equal to one of the allowed values",schema:schema38.properties.grants.items.enum,parentSchema:schema38.properties.grants.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/grants",schemaPath:"#/properties/grants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.properties.grants.type,parentSchema:schema38.properties.grants,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema39 = {"title":"WatchedPageDefinition","description":"A page that leaves a watchlist at a time.","type":"object","properties":{"title":{"description":"Its title.","type":"string","pattern":"\\S","examples":["Gallery"]},"expiry":{"description":"When it leaves the watchlist; this needs `site.watchlistExpiry`.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-02-28T12:00:00Z"]}},"required":["title","expiry"],"additionalProperties":false};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.expiry === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiry"},message:"must have required property '"+"expiry"+"'",schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "title") || (key0 === "expiry"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema39.properties.title,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.properties.title.type,parentSchema:schema39.properties.title,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.expiry !== undefined){
let data1 = data.expiry;
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
const err5 = {instancePath:instancePath+"/expiry",schemaPath:"#/properties/expiry/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"+"\"",schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$",parentSchema:schema39.properties.expiry,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/expiry",schemaPath:"#/properties/expiry/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.properties.expiry.type,parentSchema:schema39.properties.expiry,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema37.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema37.properties.id.type,parentSchema:schema37.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4294967295 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295",schema:4294967295,parentSchema:schema37.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema37.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema37.properties.name,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.name.type,parentSchema:schema37.properties.name,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.password !== undefined){
let data2 = data.password;
if(typeof data2 === "string"){
if(!pattern59.test(data2)){
const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\"",schema:".",parentSchema:schema37.properties.password,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.password.type,parentSchema:schema37.properties.password,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.groups !== undefined){
let data3 = data.groups;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
const err9 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema37.properties.groups.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.groups.items.type,parentSchema:schema37.properties.groups.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema37.properties.groups.type,parentSchema:schema37.properties.groups,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.botPasswords !== undefined){
let data5 = data.botPasswords;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate90(data5[i1], {instancePath:instancePath+"/botPasswords/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate90.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/botPasswords",schemaPath:"#/properties/botPasswords/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema37.properties.botPasswords.type,parentSchema:schema37.properties.botPasswords,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.email !== undefined){
let data7 = data.email;
if(typeof data7 === "string"){
if(!pattern63.test(data7)){
const err13 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s]+$"},message:"must match pattern \""+"^[^@\\s]+@[^@\\s]+$"+"\"",schema:"^[^@\\s]+@[^@\\s]+$",parentSchema:schema37.properties.email,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.email.type,parentSchema:schema37.properties.email,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.realName !== undefined){
let data8 = data.realName;
if(typeof data8 !== "string"){
const err15 = {instancePath:instancePath+"/realName",schemaPath:"#/properties/realName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.realName.type,parentSchema:schema37.properties.realName,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.registered !== undefined){
let data9 = data.registered;
if(typeof data9 === "string"){
if(!pattern21.test(data9)){
const err16 = {instancePath:instancePath+"/registered",schemaPath:"#/properties/registered/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"+"\"",schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$",parentSchema:schema37.properties.registered,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/registered",schemaPath:"#/properties/registered/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.registered.type,parentSchema:schema37.properties.registered,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.editCount !== undefined){
let data10 = data.editCount;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err18 = {instancePath:instancePath+"/editCount",schemaPath:"#/properties/editCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema37.properties.editCount.type,parentSchema:schema37.properties.editCount,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err19 = {instancePath:instancePath+"/editCount",schemaPath:"#/properties/editCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema37.properties.editCount,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.options !== undefined){
let data11 = data.options;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key1 in data11){
let data12 = data11[key1];
if(typeof data12 !== "string"){
const err20 = {instancePath:instancePath+"/options/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.options.additionalProperties.type,parentSchema:schema37.properties.options.additionalProperties,data:data12};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.properties.options.type,parentSchema:schema37.properties.options,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.watchlist !== undefined){
let data13 = data.watchlist;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
const _errs31 = errors;
let valid8 = false;
const _errs32 = errors;
if(typeof data14 === "string"){
if(!pattern3.test(data14)){
const err22 = {instancePath:instancePath+"/watchlist/" + i2,schemaPath:"#/properties/watchlist/items/anyOf/0/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema37.properties.watchlist.items.anyOf[0],data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/watchlist/" + i2,schemaPath:"#/properties/watchlist/items/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.watchlist.items.anyOf[0].type,parentSchema:schema37.properties.watchlist.items.anyOf[0],data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs32 === errors;
valid8 = valid8 || _valid0;
const _errs34 = errors;
if(!(validate92(data14, {instancePath:instancePath+"/watchlist/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate92.errors);
errors = vErrors.length;
}
var _valid0 = _errs34 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const err24 = {instancePath:instancePath+"/watchlist/" + i2,schemaPath:"#/properties/watchlist/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema37.properties.watchlist.items.anyOf,parentSchema:schema37.properties.watchlist.items,data:data14};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/watchlist",schemaPath:"#/properties/watchlist/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema37.properties.watchlist.type,parentSchema:schema37.properties.watchlist,data:data13};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema40 = {"title":"ChangeDefinition","description":"A recent change, as listed by list=recentchanges and marked by action=patrol (core 8.6; writing 3.2).","type":"object","properties":{"id":{"description":"Its id, the rcid of action=patrol (core 8.6).","type":"integer","minimum":1,"maximum":4294967295,"examples":[7]},"type":{"description":"Whether it edited a page, created one, or is a log entry. Default: `log` if `log` is given, else `edit`.","type":"string","enum":["edit","new","log"],"examples":["edit"]},"page":{"description":"Title of the page at the time of the change.","type":"string","pattern":"\\S","examples":["Gallery"]},"pageId":{"description":"Id of that page. Default: the id of the page that has the title now; 0 if there is none.","type":"integer","minimum":0,"maximum":4294967295,"examples":[2]},"user":{"description":"The author: the name of an account, or an address.","type":"string","pattern":"\\S","examples":["Bob"]},"revision":{"description":"Id of the revision that it created, the revid of action=patrol (core 8.6). Default: for the last change of a page, its current revision; for earlier changes, an unused id; for log entries, none.","type":"integer","minimum":1,"maximum":4294967295,"examples":[12]},"oldRevision":{"description":"Id of the previous revision. Default: that of the previous change of the page.","type":"integer","minimum":0,"maximum":4294967295,"examples":[11]},"timestamp":{"description":"The time of the change; changes are listed by time, then by id. Default: when the wiki was created.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"comment":{"description":"The edit summary, at most 500 characters. Default: empty.","type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["a better picture"]},"minor":{"description":"Whether it is marked as a minor edit. Default: false.","type":"boolean"},"bot":{"description":"Whether it is marked as a bot edit. Default: false.","type":"boolean"},"oldLength":{"description":"Size of the text before the change, in bytes. Default: the size after the previous change of the page, else 0.","type":"integer","minimum":0,"examples":[120]},"newLength":{"description":"Size of the text after the change, in bytes. Default: for the current revision, the size of the page's text; else the size before.","type":"integer","minimum":0,"examples":[140]},"sha1":{"description":"SHA-1 digest of the text after the change. Default: for the current revision, that of the page's text; else none.","type":"string","pattern":"^[0-9a-f]{40}$","examples":["11cef88175cf81168a86e7c0327a5b2d7a1920f5"]},"tags":{"description":"Its tags. Default: none.","type":"array","items":{"type":"string","pattern":"\\S","examples":["mw-new-redirect"]},"examples":[["mw-new-redirect"]]},"patrolled":{"description":"Whether it is patrolled. Default: true for authors with the right `autopatrol` and for log entries, else false.","type":"boolean"},"autopatrolled":{"description":"Whether it was patrolled automatically. Default: as for `patrolled`.","type":"boolean"},"log":{"$ref":"#/$defs/logEntry"}},"required":["page","user"],"additionalProperties":false};
const schema41 = {"title":"LogEntryDefinition","description":"A log entry (writing 3.2).","type":"object","properties":{"id":{"description":"Its id in the log.","type":"integer","minimum":1,"maximum":4294967295,"examples":[9]},"type":{"description":"The type of the log.","type":"string","pattern":"\\S","examples":["move"]},"action":{"description":"The logged action.","type":"string","pattern":"\\S","examples":["move"]},"parameters":{"description":"Parameters of the log entry, as printed by the API. Default: none.","type":"object","examples":[{"target_ns":0,"target_title":"Museum"}]}},"required":["type","action"],"additionalProperties":false};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.action === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'",schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "action")) || (key0 === "parameters"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema41.properties.id.type,parentSchema:schema41.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4294967295 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295",schema:4294967295,parentSchema:schema41.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema41.properties.id,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema41.properties.type,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.type.type,parentSchema:schema41.properties.type,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
const err8 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema41.properties.action,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.action.type,parentSchema:schema41.properties.action,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.parameters !== undefined){
let data3 = data.parameters;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err10 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.properties.parameters.type,parentSchema:schema41.properties.parameters,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.user === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'",schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema40.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema40.properties.id.type,parentSchema:schema40.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4294967295 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295",schema:4294967295,parentSchema:schema40.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema40.properties.id,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.type.type,parentSchema:schema40.properties.type,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data1 === "edit") || (data1 === "new")) || (data1 === "log"))){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema40.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema40.properties.type.enum,parentSchema:schema40.properties.type,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.page !== undefined){
let data2 = data.page;
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
const err8 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema40.properties.page,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.page.type,parentSchema:schema40.properties.page,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.pageId !== undefined){
let data3 = data.pageId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/pageId",schemaPath:"#/properties/pageId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema40.properties.pageId.type,parentSchema:schema40.properties.pageId,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 4294967295 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/pageId",schemaPath:"#/properties/pageId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295",schema:4294967295,parentSchema:schema40.properties.pageId,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/pageId",schemaPath:"#/properties/pageId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema40.properties.pageId,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.user !== undefined){
let data4 = data.user;
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
const err13 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema40.properties.user,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.user.type,parentSchema:schema40.properties.user,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.revision !== undefined){
let data5 = data.revision;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema40.properties.revision.type,parentSchema:schema40.properties.revision,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 4294967295 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295",schema:4294967295,parentSchema:schema40.properties.revision,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema40.properties.revision,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.oldRevision !== undefined){
let data6 = data.oldRevision;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/oldRevision",schemaPath:"#/properties/oldRevision/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema40.properties.oldRevision.type,parentSchema:schema40.properties.oldRevision,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 4294967295 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/oldRevision",schemaPath:"#/properties/oldRevision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295",schema:4294967295,parentSchema:schema40.properties.oldRevision,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/oldRevision",schemaPath:"#/properties/oldRevision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema40.properties.oldRevision,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.timestamp !== undefined){
let data7 = data.timestamp;
if(typeof data7 === "string"){
if(!pattern21.test(data7)){
const err21 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"+"\"",schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$",parentSchema:schema40.properties.timestamp,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.timestamp.type,parentSchema:schema40.properties.timestamp,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.comment !== undefined){
let data8 = data.comment;
if(typeof data8 === "string"){
if(!pattern23.test(data8)){
const err23 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]{0,500}$"},message:"must match pattern \""+"^[\\s\\S]{0,500}$"+"\"",schema:"^[\\s\\S]{0,500}$",parentSchema:schema40.properties.comment,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.comment.type,parentSchema:schema40.properties.comment,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.minor !== undefined){
let data9 = data.minor;
if(typeof data9 !== "boolean"){
const err25 = {instancePath:instancePath+"/minor",schemaPath:"#/properties/minor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema40.properties.minor.type,parentSchema:schema40.properties.minor,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.bot !== undefined){
let data10 = data.bot;
if(typeof data10 !== "boolean"){
const err26 = {instancePath:instancePath+"/bot",schemaPath:"#/properties/bot/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema40.properties.bot.type,parentSchema:schema40.properties.bot,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.oldLength !== undefined){
let data11 = data.oldLength;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err27 = {instancePath:instancePath+"/oldLength",schemaPath:"#/properties/oldLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema40.properties.oldLength.type,parentSchema:schema40.properties.oldLength,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err28 = {instancePath:instancePath+"/oldLength",schemaPath:"#/properties/oldLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema40.properties.oldLength,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.newLength !== undefined){
let data12 = data.newLength;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err29 = {instancePath:instancePath+"/newLength",schemaPath:"#/properties/newLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema40.properties.newLength.type,parentSchema:schema40.properties.newLength,data:data12};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err30 = {instancePath:instancePath+"/newLength",schemaPath:"#/properties/newLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema40.properties.newLength,data:data12};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.sha1 !== undefined){
let data13 = data.sha1;
if(typeof data13 === "string"){
if(!pattern24.test(data13)){
const err31 = {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}$"},message:"must match pattern \""+"^[0-9a-f]{40}$"+"\"",schema:"^[0-9a-f]{40}$",parentSchema:schema40.properties.sha1,data:data13};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.sha1.type,parentSchema:schema40.properties.sha1,data:data13};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.tags !== undefined){
let data14 = data.tags;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(typeof data15 === "string"){
if(!pattern3.test(data15)){
const err33 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema40.properties.tags.items,data:data15};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.tags.items.type,parentSchema:schema40.properties.tags.items,data:data15};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema40.properties.tags.type,parentSchema:schema40.properties.tags,data:data14};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.patrolled !== undefined){
let data16 = data.patrolled;
if(typeof data16 !== "boolean"){
const err36 = {instancePath:instancePath+"/patrolled",schemaPath:"#/properties/patrolled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema40.properties.patrolled.type,parentSchema:schema40.properties.patrolled,data:data16};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.autopatrolled !== undefined){
let data17 = data.autopatrolled;
if(typeof data17 !== "boolean"){
const err37 = {instancePath:instancePath+"/autopatrolled",schemaPath:"#/properties/autopatrolled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema40.properties.autopatrolled.type,parentSchema:schema40.properties.autopatrolled,data:data17};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.log !== undefined){
if(!(validate96(data.log, {instancePath:instancePath+"/log",parentData:data,parentDataProperty:"log",rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:wikidouble:wiki-file" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "site") || (key0 === "pages")) || (key0 === "users")) || (key0 === "changes"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.site !== undefined){
if(!(validate53(data.site, {instancePath:instancePath+"/site",parentData:data,parentDataProperty:"site",rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate53.errors);
errors = vErrors.length;
}
}
if(data.pages !== undefined){
let data1 = data.pages;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate84(data1[i0], {instancePath:instancePath+"/pages/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate84.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema19.properties.pages.type,parentSchema:schema19.properties.pages,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.users !== undefined){
let data3 = data.users;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate89(data3[i1], {instancePath:instancePath+"/users/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema19.properties.users.type,parentSchema:schema19.properties.users,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.changes !== undefined){
let data5 = data.changes;
if(Array.isArray(data5)){
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
if(!(validate95(data5[i2], {instancePath:instancePath+"/changes/" + i2,parentData:data5,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema19.properties.changes.type,parentSchema:schema19.properties.changes,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function appended(list, more) {
if (list === null) return more;
for (const problem of more) list.push(problem);
return list;
}

/**
 * Validates the definition of a wiki against the schema; an empty list means that it is valid.
 *
 * @typedef {object} SchemaProblem
 * @property {string} instancePath JSON Pointer to the value
 * @property {string} schemaPath JSON Pointer to the violated rule of the schema
 * @property {string} keyword the rule, such as `type`
 * @property {Record<string, unknown>} params what the rule expects
 * @property {Record<string, unknown>} parentSchema the part of the schema that contains the rule
 * @property {unknown} data the value
 *
 * @param {unknown} definition
 * @returns {SchemaProblem[]}
 */
function findWikiFileProblems(definition) {
  return validate52(definition) ? [] : validate52.errors;
}
exports.findWikiFileProblems = findWikiFileProblems;
