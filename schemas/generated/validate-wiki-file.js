// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.
"use strict";
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:wikidouble:wiki-file","title":"WikiDefinition","description":"The content of a wiki, as a YAML or JSON file or as an object in code. Everything is optional; missing ids are assigned in order.","type":"object","properties":{"site":{"$ref":"#/$defs/site"},"pages":{"description":"The pages that exist, including file pages.","type":"array","items":{"$ref":"#/$defs/page"}},"users":{"description":"The accounts (core 8.1, 8.4).","type":"array","items":{"$ref":"#/$defs/user"}},"changes":{"description":"The recent changes, which list=recentchanges lists and action=patrol marks (core 8.6). A page needs none to exist.","type":"array","items":{"$ref":"#/$defs/change"}}},"additionalProperties":false,"$defs":{"site":{"title":"SiteDefinition","description":"The wiki itself, as meta=siteinfo shows it (core 8.4).","type":"object","properties":{"name":{"description":"Name of the wiki and of its Project namespace (core 4.6).","type":"string","pattern":"\\S","examples":["Example Wiki"]},"release":{"description":"Release of MediaWiki. Quote it: YAML reads 1.43 as a number. Default: the newest.","type":"string","enum":["1.39","1.43"],"examples":["1.43"]},"server":{"description":"The address of the wiki in its responses: scheme and host, without a path. Default: the address that it listens on, or the URL that it intercepts.","type":"string","pattern":"^(https?:)?//[^/?#\\s]+$","examples":["https://wiki.example"]},"scriptPath":{"description":"Path of the folder of api.php: empty, or with a leading slash. Default: empty.","type":"string","pattern":"^(/[^/?#\\s]+)*$","examples":["/w"]},"articlePath":{"description":"Path of pages, with `$1` for the title ($wgArticlePath). Default: `$1` below `index.php`.","type":"string","pattern":"^/[^?#\\s]*\\$1[^?#\\s]*$","examples":["/wiki/$1"]},"language":{"description":"Code of the content language. Default: `en`.","type":"string","pattern":"^(?![^]*--)[a-z]{2,}(-[-a-z0-9]*[a-z0-9])?$","examples":["en"]},"case":{"description":"Whether the first letter of a title is upper-cased (core 4.6). Default: `first-letter`.","type":"string","enum":["first-letter","case-sensitive"],"examples":["first-letter"]},"namespaces":{"description":"Namespaces in addition to those of a fresh wiki, or other names for these (core 4.6).","type":"array","items":{"$ref":"#/$defs/namespace"},"examples":[[{"id":100,"name":"Portal"}]]},"interwiki":{"description":"Interwiki prefixes. Default: those of a fresh wiki of the release (core 4.6).","type":"array","items":{"type":"string","pattern":"^[^\\s:|#<>\\[\\]{}]+$","examples":["wikipedia"]}},"uploads":{"description":"Whether files can be uploaded, as `meta=siteinfo` reports it ($wgEnableUploads). Default: false.","type":"boolean"},"maximumResultSize":{"description":"The maximum size of the values of a result, in bytes. A larger result is truncated with a warning, and can be continued (core 4.5). Default: 8388608.","type":"integer","minimum":0,"examples":[8388608]}},"additionalProperties":false},"namespace":{"title":"NamespaceDefinition","description":"A namespace. Even ids are subject namespaces; the next odd id is the talk namespace (core 4.6, 8.4).","type":"object","properties":{"id":{"description":"Its id. Ids from 100 on are available for a wiki's own namespaces.","type":"integer","minimum":-2,"examples":[100]},"name":{"description":"Its name in titles; empty for namespace 0.","type":"string","pattern":"^[^:|#<>\\[\\]{}]*$","examples":["Portal"]},"aliases":{"description":"Other names for it, as `Image` is for `File`.","type":"array","items":{"type":"string","pattern":"^[^:|#<>\\[\\]{}]+$","examples":["Gateway"]}},"content":{"description":"Whether it counts as content (core 8.4). Default: true for namespace 0, else false.","type":"boolean"},"subpages":{"description":"Whether its pages can have subpages (core 8.4). Default: as on a fresh wiki, which for a wiki's own namespaces is false.","type":"boolean"},"case":{"description":"Whether the first letter of its titles is upper-cased (core 4.6). Its talk namespace follows. Default: as in the rest of the wiki.","type":"string","enum":["first-letter","case-sensitive"],"examples":["case-sensitive"]}},"required":["id","name"],"additionalProperties":false},"page":{"title":"PageDefinition","description":"A page.","type":"object","properties":{"id":{"description":"Its id, which determines the order in lists (rule 4.2.3).","type":"integer","minimum":1,"maximum":4294967295,"examples":[2]},"title":{"description":"Its title with the namespace prefix; spaces and underscores are equivalent (core 4.6).","type":"string","pattern":"\\S","examples":["Gallery"]},"text":{"description":"Its wikitext. Default: empty.","type":"string","examples":["See [[File:Cat.jpg|thumb]]."]},"uses":{"description":"Titles of the files that it uses (core 4.2). Default: the files that the wikitext embeds.","type":"array","items":{"type":"string","pattern":"\\S","examples":["File:Cat.jpg"]},"examples":[["File:Cat.jpg"]]},"externalLinks":{"description":"Addresses of its external links (reading 11). Default: those of the wikitext.","type":"array","items":{"type":"string","pattern":"\\S","examples":["https://example.org/"]},"examples":[["https://example.org/"]]},"redirect":{"description":"Makes the page a redirect: the title of its target, or true if the target does not matter.","anyOf":[{"type":"string","pattern":"\\S"},{"const":true}],"examples":["Gallery",true]},"touched":{"description":"When it was last touched, as returned by prop=info (core 4.7).","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"revision":{"description":"Id of its latest revision (core 4.7).","type":"integer","minimum":1,"maximum":4294967295,"examples":[12]},"user":{"description":"Author of the latest revision: the name of an account, or an address. Default: that of its entry in `changes`, else `MediaWiki default`.","type":"string","pattern":"\\S","examples":["Bob"]},"timestamp":{"description":"When the latest revision was saved. Default: that of its entry in `changes`, else when the page was touched.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"comment":{"description":"The edit summary of the latest revision, at most 500 characters. Default: that of its entry in `changes`, else empty.","type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["new picture"]},"revisions":{"description":"All revisions of the page, oldest first; the last one is the current revision. Replaces `text`, `revision`, `user`, `timestamp` and `comment`, which describe the current revision of a page without a history.","type":"array","minItems":1,"items":{"$ref":"#/$defs/revision"},"examples":[[{"text":"First."},{"text":"Second.","user":"Bob","minor":true}]]},"file":{"$ref":"#/$defs/file"}},"required":["title"],"additionalProperties":false},"revision":{"title":"RevisionDefinition","description":"A revision of a page, as returned by prop=revisions (reading 5.3).","type":"object","properties":{"id":{"description":"Its id. Default: the id of the page for its first revision, else the next unused id.","type":"integer","minimum":1,"maximum":4294967295,"examples":[12]},"parent":{"description":"Id of the previous revision; 0 if there is none. Default: the id of the previous entry.","type":"integer","minimum":0,"maximum":4294967295,"examples":[11]},"text":{"description":"Its wikitext. Default: empty.","type":"string","examples":["See [[File:Cat.jpg|thumb]]."]},"user":{"description":"Its author: the name of an account, or an address. Default: for the current revision, that of its entry in `changes`; else `MediaWiki default`.","type":"string","pattern":"\\S","examples":["Bob"]},"timestamp":{"description":"When it was saved; revisions are listed by time, then by id. Default: the time of the next entry; for the current revision, that of its entry in `changes`, else when the page was touched.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"comment":{"description":"Its edit summary, at most 500 characters. Default: for the current revision, that of its entry in `changes`; else empty.","type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["new picture"]},"minor":{"description":"Whether it is marked as a minor edit. Default: for the current revision, as in its entry in `changes`; else false.","type":"boolean"},"tags":{"description":"Its tags. Default: for the current revision, those of its entry in `changes`; else none.","type":"array","items":{"type":"string","pattern":"\\S","examples":["mw-new-redirect"]},"examples":[["mw-new-redirect"]]}},"additionalProperties":false},"file":{"title":"FileDefinition","description":"The file uploaded under the title of a page in the File namespace, as returned by prop=imageinfo (reading 5.1). A page that embeds a redirect to the file uses both.","type":"object","properties":{"timestamp":{"description":"When it was uploaded. Default: when the latest revision of the page was saved.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"user":{"description":"Who uploaded it. Default: the author of the latest revision of the page.","type":"string","pattern":"\\S","examples":["Alice"]},"comment":{"description":"The summary of the upload, at most 500 characters. Default: empty.","type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["first upload"]},"size":{"description":"Its size in bytes. Default: 0.","type":"integer","minimum":0,"examples":[73]},"width":{"description":"In pixels. Default: 0.","type":"integer","minimum":0,"examples":[3]},"height":{"description":"In pixels. Default: 0.","type":"integer","minimum":0,"examples":[2]},"sha1":{"description":"The SHA-1 digest of its content. Default: that of an empty file.","type":"string","pattern":"^[0-9a-f]{40}$","examples":["da39a3ee5e6b4b0d3255bfef95601890afd80709"]},"mime":{"description":"Its media type. Default: derived from the file extension in the title.","type":"string","pattern":"^[a-z]+/[-+.a-z0-9]+$","examples":["image/png"]},"bitDepth":{"description":"Bits per color channel. Default: 8.","type":"integer","minimum":0,"examples":[8]},"metadata":{"description":"What `iiprop=metadata` lists, in order. Default: unknown, which is null there.","type":"array","items":{"$ref":"#/$defs/fileMetadata"}},"older":{"description":"The versions that it replaced, newest first. Each has a timestamp.","type":"array","items":{"$ref":"#/$defs/fileVersion"}}},"additionalProperties":false},"fileMetadata":{"title":"FileMetadataDefinition","description":"Something that is known of the content of a file.","type":"object","properties":{"name":{"description":"Its name.","type":"string","examples":["colorType"]},"value":{"description":"Its value: a text, a number, true or false, or a list of names and values.","anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"array","items":{"type":"object","properties":{"name":{"anyOf":[{"type":"string"},{"type":"integer"}]},"value":{"anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"}]}},"required":["name","value"],"additionalProperties":false}}],"examples":["truecolour"]}},"required":["name","value"],"additionalProperties":false},"fileVersion":{"title":"FileVersionDefinition","description":"An older version of an uploaded file. Missing members are as in the latest version.","type":"object","properties":{"timestamp":{"description":"When it was uploaded.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-30T12:00:00Z"]},"replaced":{"description":"When the next version replaced it; its `archivename` begins with this time. Default: when the next version was uploaded.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:01Z"]},"metadata":{"description":"What `iiprop=metadata` lists, in order. Default: as in the latest version.","type":"array","items":{"$ref":"#/$defs/fileMetadata"}},"user":{"description":"Who uploaded it.","type":"string","pattern":"\\S","examples":["Alice"]},"comment":{"description":"The summary of the upload, at most 500 characters.","type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["second try"]},"size":{"description":"Its size in bytes.","type":"integer","minimum":0,"examples":[69]},"width":{"description":"In pixels.","type":"integer","minimum":0,"examples":[1]},"height":{"description":"In pixels.","type":"integer","minimum":0,"examples":[1]},"sha1":{"description":"The SHA-1 digest of its content.","type":"string","pattern":"^[0-9a-f]{40}$","examples":["da39a3ee5e6b4b0d3255bfef95601890afd80709"]}},"required":["timestamp"],"additionalProperties":false},"user":{"title":"UserDefinition","description":"An account.","type":"object","properties":{"id":{"description":"Its id (core 8.4).","type":"integer","minimum":1,"maximum":4294967295,"examples":[3]},"name":{"description":"Its name.","type":"string","pattern":"\\S","examples":["Alice"]},"password":{"description":"Its password (core 8.1). Default: none, so that nobody can log in.","type":"string","pattern":".","examples":["secret"]},"groups":{"description":"Its groups, without those that every account belongs to; `sysop` and `bot` have higher limits (core 4.1, 8.4).","type":"array","items":{"type":"string","pattern":"\\S","examples":["sysop"]},"examples":[["sysop"]]},"botPasswords":{"description":"Bot passwords: passwords for programs, which log in as `Alice@app` (core 8.1).","type":"array","items":{"$ref":"#/$defs/botPassword"}},"email":{"description":"Its e-mail address, which meta=userinfo shows only to the account itself. Default: none.","type":"string","pattern":"^[^@\\s]+@[^@\\s]+$","examples":["alice@example.org"]},"realName":{"description":"Its real name. Default: none.","type":"string","examples":["Alice Liddell"]},"registered":{"description":"When it was created, as returned by meta=userinfo. Default: when the wiki was created.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"editCount":{"description":"Its edit count. Default: 0.","type":"integer","minimum":0,"examples":[12]},"options":{"description":"The preferences that it has set, by name. Others have the defaults of a fresh wiki.","type":"object","additionalProperties":{"type":"string"},"examples":[{"rcdays":"5"}]},"watchlist":{"description":"Titles of the pages that it watches, whether they exist or not. A page and its talk page are watched together.","type":"array","items":{"type":"string","pattern":"\\S","examples":["Gallery"]},"examples":[["Gallery"]]}},"required":["name"],"additionalProperties":false},"botPassword":{"title":"BotPasswordDefinition","description":"A bot password: a password for a program, which may have fewer rights than the account (core 8.1).","type":"object","properties":{"app":{"description":"Name of the program: the part after the @.","type":"string","pattern":"^[^\\s@]+$","examples":["bot"]},"password":{"description":"The password: 32 digits and lower-case letters up to w, as generated by MediaWiki.","type":"string","pattern":"^[0-9a-w]{32,}$","examples":["0123456789abcdefghijklmnopqrstuv"]},"grants":{"description":"Grants of the program, within the rights of the account; `basic` is always granted.","type":"array","items":{"type":"string","enum":["basic","blockusers","createaccount","createeditmovepage","delete","editinterface","editmycssjs","editmyoptions","editmywatchlist","editpage","editprotected","editsiteconfig","highvolume","import","mergehistory","oversight","patrol","privateinfo","protect","rollback","sendemail","uploadeditmovefile","uploadfile","viewdeleted","viewmywatchlist","viewrestrictedlogs"],"examples":["basic"]},"examples":[["basic","patrol"]]}},"required":["app","password","grants"],"additionalProperties":false},"change":{"title":"ChangeDefinition","description":"A recent change, as listed by list=recentchanges and marked by action=patrol (core 8.6; writing 3.2).","type":"object","properties":{"id":{"description":"Its id, the rcid of action=patrol (core 8.6).","type":"integer","minimum":1,"maximum":4294967295,"examples":[7]},"type":{"description":"Whether it edited a page, created one, or is a log entry. Default: `log` if `log` is given, else `edit`.","type":"string","enum":["edit","new","log"],"examples":["edit"]},"page":{"description":"Title of the page at the time of the change.","type":"string","pattern":"\\S","examples":["Gallery"]},"pageId":{"description":"Id of that page. Default: the id of the page that has the title now; 0 if there is none.","type":"integer","minimum":0,"maximum":4294967295,"examples":[2]},"user":{"description":"The author: the name of an account, or an address.","type":"string","pattern":"\\S","examples":["Bob"]},"revision":{"description":"Id of the revision that it created, the revid of action=patrol (core 8.6). Default: for the last change of a page, its current revision; for earlier changes, an unused id; for log entries, none.","type":"integer","minimum":1,"maximum":4294967295,"examples":[12]},"oldRevision":{"description":"Id of the previous revision. Default: that of the previous change of the page.","type":"integer","minimum":0,"maximum":4294967295,"examples":[11]},"timestamp":{"description":"The time of the change; changes are listed by time, then by id. Default: when the wiki was created.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"comment":{"description":"The edit summary, at most 500 characters. Default: empty.","type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["a better picture"]},"minor":{"description":"Whether it is marked as a minor edit. Default: false.","type":"boolean"},"bot":{"description":"Whether it is marked as a bot edit. Default: false.","type":"boolean"},"oldLength":{"description":"Size of the text before the change, in bytes. Default: the size after the previous change of the page, else 0.","type":"integer","minimum":0,"examples":[120]},"newLength":{"description":"Size of the text after the change, in bytes. Default: for the current revision, the size of the page's text; else the size before.","type":"integer","minimum":0,"examples":[140]},"sha1":{"description":"SHA-1 digest of the text after the change. Default: for the current revision, that of the page's text; else none.","type":"string","pattern":"^[0-9a-f]{40}$","examples":["11cef88175cf81168a86e7c0327a5b2d7a1920f5"]},"tags":{"description":"Its tags. Default: none.","type":"array","items":{"type":"string","pattern":"\\S","examples":["mw-new-redirect"]},"examples":[["mw-new-redirect"]]},"patrolled":{"description":"Whether it is patrolled. Default: true for authors with the right `autopatrol` and for log entries, else false.","type":"boolean"},"autopatrolled":{"description":"Whether it was patrolled automatically. Default: as for `patrolled`.","type":"boolean"},"log":{"$ref":"#/$defs/logEntry"}},"required":["page","user"],"additionalProperties":false},"logEntry":{"title":"LogEntryDefinition","description":"A log entry (writing 3.2).","type":"object","properties":{"id":{"description":"Its id in the log.","type":"integer","minimum":1,"maximum":4294967295,"examples":[9]},"type":{"description":"The type of the log.","type":"string","pattern":"\\S","examples":["move"]},"action":{"description":"The logged action.","type":"string","pattern":"\\S","examples":["move"]},"parameters":{"description":"Parameters of the log entry, as printed by the API. Default: none.","type":"object","examples":[{"target_ns":0,"target_title":"Museum"}]}},"required":["type","action"],"additionalProperties":false}}};
const schema32 = {"title":"SiteDefinition","description":"The wiki itself, as meta=siteinfo shows it (core 8.4).","type":"object","properties":{"name":{"description":"Name of the wiki and of its Project namespace (core 4.6).","type":"string","pattern":"\\S","examples":["Example Wiki"]},"release":{"description":"Release of MediaWiki. Quote it: YAML reads 1.43 as a number. Default: the newest.","type":"string","enum":["1.39","1.43"],"examples":["1.43"]},"server":{"description":"The address of the wiki in its responses: scheme and host, without a path. Default: the address that it listens on, or the URL that it intercepts.","type":"string","pattern":"^(https?:)?//[^/?#\\s]+$","examples":["https://wiki.example"]},"scriptPath":{"description":"Path of the folder of api.php: empty, or with a leading slash. Default: empty.","type":"string","pattern":"^(/[^/?#\\s]+)*$","examples":["/w"]},"articlePath":{"description":"Path of pages, with `$1` for the title ($wgArticlePath). Default: `$1` below `index.php`.","type":"string","pattern":"^/[^?#\\s]*\\$1[^?#\\s]*$","examples":["/wiki/$1"]},"language":{"description":"Code of the content language. Default: `en`.","type":"string","pattern":"^(?![^]*--)[a-z]{2,}(-[-a-z0-9]*[a-z0-9])?$","examples":["en"]},"case":{"description":"Whether the first letter of a title is upper-cased (core 4.6). Default: `first-letter`.","type":"string","enum":["first-letter","case-sensitive"],"examples":["first-letter"]},"namespaces":{"description":"Namespaces in addition to those of a fresh wiki, or other names for these (core 4.6).","type":"array","items":{"$ref":"#/$defs/namespace"},"examples":[[{"id":100,"name":"Portal"}]]},"interwiki":{"description":"Interwiki prefixes. Default: those of a fresh wiki of the release (core 4.6).","type":"array","items":{"type":"string","pattern":"^[^\\s:|#<>\\[\\]{}]+$","examples":["wikipedia"]}},"uploads":{"description":"Whether files can be uploaded, as `meta=siteinfo` reports it ($wgEnableUploads). Default: false.","type":"boolean"},"maximumResultSize":{"description":"The maximum size of the values of a result, in bytes. A larger result is truncated with a warning, and can be continued (core 4.5). Default: 8388608.","type":"integer","minimum":0,"examples":[8388608]}},"additionalProperties":false};
const schema33 = {"title":"NamespaceDefinition","description":"A namespace. Even ids are subject namespaces; the next odd id is the talk namespace (core 4.6, 8.4).","type":"object","properties":{"id":{"description":"Its id. Ids from 100 on are available for a wiki's own namespaces.","type":"integer","minimum":-2,"examples":[100]},"name":{"description":"Its name in titles; empty for namespace 0.","type":"string","pattern":"^[^:|#<>\\[\\]{}]*$","examples":["Portal"]},"aliases":{"description":"Other names for it, as `Image` is for `File`.","type":"array","items":{"type":"string","pattern":"^[^:|#<>\\[\\]{}]+$","examples":["Gateway"]}},"content":{"description":"Whether it counts as content (core 8.4). Default: true for namespace 0, else false.","type":"boolean"},"subpages":{"description":"Whether its pages can have subpages (core 8.4). Default: as on a fresh wiki, which for a wiki's own namespaces is false.","type":"boolean"},"case":{"description":"Whether the first letter of its titles is upper-cased (core 4.6). Its talk namespace follows. Default: as in the rest of the wiki.","type":"string","enum":["first-letter","case-sensitive"],"examples":["case-sensitive"]}},"required":["id","name"],"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("\\S", "u");
const pattern5 = new RegExp("^(https?:)?//[^/?#\\s]+$", "u");
const pattern6 = new RegExp("^(/[^/?#\\s]+)*$", "u");
const pattern7 = new RegExp("^/[^?#\\s]*\\$1[^?#\\s]*$", "u");
const pattern8 = new RegExp("^(?![^]*--)[a-z]{2,}(-[-a-z0-9]*[a-z0-9])?$", "u");
const pattern9 = new RegExp("^[^:|#<>\\[\\]{}]*$", "u");
const pattern10 = new RegExp("^[^:|#<>\\[\\]{}]+$", "u");
const pattern11 = new RegExp("^[^\\s:|#<>\\[\\]{}]+$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema32.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data};
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
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema32.properties.name,data:data0};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.name.type,parentSchema:schema32.properties.name,data:data0};
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
const err3 = {instancePath:instancePath+"/release",schemaPath:"#/properties/release/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.release.type,parentSchema:schema32.properties.release,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "1.39") || (data1 === "1.43"))){
const err4 = {instancePath:instancePath+"/release",schemaPath:"#/properties/release/enum",keyword:"enum",params:{allowedValues: schema32.properties.release.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.release.enum,parentSchema:schema32.properties.release,data:data1};
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
if(!pattern5.test(data2)){
const err5 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/pattern",keyword:"pattern",params:{pattern: "^(https?:)?//[^/?#\\s]+$"},message:"must match pattern \""+"^(https?:)?//[^/?#\\s]+$"+"\"",schema:"^(https?:)?//[^/?#\\s]+$",parentSchema:schema32.properties.server,data:data2};
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
const err6 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.server.type,parentSchema:schema32.properties.server,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.scriptPath !== undefined){
let data3 = data.scriptPath;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
const err7 = {instancePath:instancePath+"/scriptPath",schemaPath:"#/properties/scriptPath/pattern",keyword:"pattern",params:{pattern: "^(/[^/?#\\s]+)*$"},message:"must match pattern \""+"^(/[^/?#\\s]+)*$"+"\"",schema:"^(/[^/?#\\s]+)*$",parentSchema:schema32.properties.scriptPath,data:data3};
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
const err8 = {instancePath:instancePath+"/scriptPath",schemaPath:"#/properties/scriptPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.scriptPath.type,parentSchema:schema32.properties.scriptPath,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.articlePath !== undefined){
let data4 = data.articlePath;
if(typeof data4 === "string"){
if(!pattern7.test(data4)){
const err9 = {instancePath:instancePath+"/articlePath",schemaPath:"#/properties/articlePath/pattern",keyword:"pattern",params:{pattern: "^/[^?#\\s]*\\$1[^?#\\s]*$"},message:"must match pattern \""+"^/[^?#\\s]*\\$1[^?#\\s]*$"+"\"",schema:"^/[^?#\\s]*\\$1[^?#\\s]*$",parentSchema:schema32.properties.articlePath,data:data4};
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
const err10 = {instancePath:instancePath+"/articlePath",schemaPath:"#/properties/articlePath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.articlePath.type,parentSchema:schema32.properties.articlePath,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.language !== undefined){
let data5 = data.language;
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
const err11 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern: "^(?![^]*--)[a-z]{2,}(-[-a-z0-9]*[a-z0-9])?$"},message:"must match pattern \""+"^(?![^]*--)[a-z]{2,}(-[-a-z0-9]*[a-z0-9])?$"+"\"",schema:"^(?![^]*--)[a-z]{2,}(-[-a-z0-9]*[a-z0-9])?$",parentSchema:schema32.properties.language,data:data5};
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
const err12 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.language.type,parentSchema:schema32.properties.language,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.case !== undefined){
let data6 = data.case;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/case",schemaPath:"#/properties/case/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.case.type,parentSchema:schema32.properties.case,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data6 === "first-letter") || (data6 === "case-sensitive"))){
const err14 = {instancePath:instancePath+"/case",schemaPath:"#/properties/case/enum",keyword:"enum",params:{allowedValues: schema32.properties.case.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.case.enum,parentSchema:schema32.properties.case,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.namespaces !== undefined){
let data7 = data.namespaces;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.id === undefined){
const err15 = {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/$defs/namespace/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema33.required,parentSchema:schema33,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data8.name === undefined){
const err16 = {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/$defs/namespace/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema33.required,parentSchema:schema33,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data8){
if(!((((((key1 === "id") || (key1 === "name")) || (key1 === "aliases")) || (key1 === "content")) || (key1 === "subpages")) || (key1 === "case"))){
const err17 = {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/$defs/namespace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema33,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data8.id !== undefined){
let data9 = data8.id;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err18 = {instancePath:instancePath+"/namespaces/" + i0+"/id",schemaPath:"#/$defs/namespace/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema33.properties.id.type,parentSchema:schema33.properties.id,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < -2 || isNaN(data9)){
const err19 = {instancePath:instancePath+"/namespaces/" + i0+"/id",schemaPath:"#/$defs/namespace/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2",schema:-2,parentSchema:schema33.properties.id,data:data9};
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
if(data8.name !== undefined){
let data10 = data8.name;
if(typeof data10 === "string"){
if(!pattern9.test(data10)){
const err20 = {instancePath:instancePath+"/namespaces/" + i0+"/name",schemaPath:"#/$defs/namespace/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^:|#<>\\[\\]{}]*$"},message:"must match pattern \""+"^[^:|#<>\\[\\]{}]*$"+"\"",schema:"^[^:|#<>\\[\\]{}]*$",parentSchema:schema33.properties.name,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/namespaces/" + i0+"/name",schemaPath:"#/$defs/namespace/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.name.type,parentSchema:schema33.properties.name,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.aliases !== undefined){
let data11 = data8.aliases;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(typeof data12 === "string"){
if(!pattern10.test(data12)){
const err22 = {instancePath:instancePath+"/namespaces/" + i0+"/aliases/" + i1,schemaPath:"#/$defs/namespace/properties/aliases/items/pattern",keyword:"pattern",params:{pattern: "^[^:|#<>\\[\\]{}]+$"},message:"must match pattern \""+"^[^:|#<>\\[\\]{}]+$"+"\"",schema:"^[^:|#<>\\[\\]{}]+$",parentSchema:schema33.properties.aliases.items,data:data12};
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
const err23 = {instancePath:instancePath+"/namespaces/" + i0+"/aliases/" + i1,schemaPath:"#/$defs/namespace/properties/aliases/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.aliases.items.type,parentSchema:schema33.properties.aliases.items,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/namespaces/" + i0+"/aliases",schemaPath:"#/$defs/namespace/properties/aliases/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.aliases.type,parentSchema:schema33.properties.aliases,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data8.content !== undefined){
let data13 = data8.content;
if(typeof data13 !== "boolean"){
const err25 = {instancePath:instancePath+"/namespaces/" + i0+"/content",schemaPath:"#/$defs/namespace/properties/content/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema33.properties.content.type,parentSchema:schema33.properties.content,data:data13};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data8.subpages !== undefined){
let data14 = data8.subpages;
if(typeof data14 !== "boolean"){
const err26 = {instancePath:instancePath+"/namespaces/" + i0+"/subpages",schemaPath:"#/$defs/namespace/properties/subpages/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema33.properties.subpages.type,parentSchema:schema33.properties.subpages,data:data14};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data8.case !== undefined){
let data15 = data8.case;
if(typeof data15 !== "string"){
const err27 = {instancePath:instancePath+"/namespaces/" + i0+"/case",schemaPath:"#/$defs/namespace/properties/case/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.case.type,parentSchema:schema33.properties.case,data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((data15 === "first-letter") || (data15 === "case-sensitive"))){
const err28 = {instancePath:instancePath+"/namespaces/" + i0+"/case",schemaPath:"#/$defs/namespace/properties/case/enum",keyword:"enum",params:{allowedValues: schema33.properties.case.enum},message:"must be equal to one of the allowed values",schema:schema33.properties.case.enum,parentSchema:schema33.properties.case,data:data15};
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
else {
const err29 = {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/$defs/namespace/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/namespaces",schemaPath:"#/properties/namespaces/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.namespaces.type,parentSchema:schema32.properties.namespaces,data:data7};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.interwiki !== undefined){
let data16 = data.interwiki;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
if(typeof data17 === "string"){
if(!pattern11.test(data17)){
const err31 = {instancePath:instancePath+"/interwiki/" + i2,schemaPath:"#/properties/interwiki/items/pattern",keyword:"pattern",params:{pattern: "^[^\\s:|#<>\\[\\]{}]+$"},message:"must match pattern \""+"^[^\\s:|#<>\\[\\]{}]+$"+"\"",schema:"^[^\\s:|#<>\\[\\]{}]+$",parentSchema:schema32.properties.interwiki.items,data:data17};
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
const err32 = {instancePath:instancePath+"/interwiki/" + i2,schemaPath:"#/properties/interwiki/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.interwiki.items.type,parentSchema:schema32.properties.interwiki.items,data:data17};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/interwiki",schemaPath:"#/properties/interwiki/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.interwiki.type,parentSchema:schema32.properties.interwiki,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.uploads !== undefined){
let data18 = data.uploads;
if(typeof data18 !== "boolean"){
const err34 = {instancePath:instancePath+"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.uploads.type,parentSchema:schema32.properties.uploads,data:data18};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.maximumResultSize !== undefined){
let data19 = data.maximumResultSize;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err35 = {instancePath:instancePath+"/maximumResultSize",schemaPath:"#/properties/maximumResultSize/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.maximumResultSize.type,parentSchema:schema32.properties.maximumResultSize,data:data19};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err36 = {instancePath:instancePath+"/maximumResultSize",schemaPath:"#/properties/maximumResultSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema32.properties.maximumResultSize,data:data19};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema34 = {"title":"PageDefinition","description":"A page.","type":"object","properties":{"id":{"description":"Its id, which determines the order in lists (rule 4.2.3).","type":"integer","minimum":1,"maximum":4294967295,"examples":[2]},"title":{"description":"Its title with the namespace prefix; spaces and underscores are equivalent (core 4.6).","type":"string","pattern":"\\S","examples":["Gallery"]},"text":{"description":"Its wikitext. Default: empty.","type":"string","examples":["See [[File:Cat.jpg|thumb]]."]},"uses":{"description":"Titles of the files that it uses (core 4.2). Default: the files that the wikitext embeds.","type":"array","items":{"type":"string","pattern":"\\S","examples":["File:Cat.jpg"]},"examples":[["File:Cat.jpg"]]},"externalLinks":{"description":"Addresses of its external links (reading 11). Default: those of the wikitext.","type":"array","items":{"type":"string","pattern":"\\S","examples":["https://example.org/"]},"examples":[["https://example.org/"]]},"redirect":{"description":"Makes the page a redirect: the title of its target, or true if the target does not matter.","anyOf":[{"type":"string","pattern":"\\S"},{"const":true}],"examples":["Gallery",true]},"touched":{"description":"When it was last touched, as returned by prop=info (core 4.7).","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"revision":{"description":"Id of its latest revision (core 4.7).","type":"integer","minimum":1,"maximum":4294967295,"examples":[12]},"user":{"description":"Author of the latest revision: the name of an account, or an address. Default: that of its entry in `changes`, else `MediaWiki default`.","type":"string","pattern":"\\S","examples":["Bob"]},"timestamp":{"description":"When the latest revision was saved. Default: that of its entry in `changes`, else when the page was touched.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"comment":{"description":"The edit summary of the latest revision, at most 500 characters. Default: that of its entry in `changes`, else empty.","type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["new picture"]},"revisions":{"description":"All revisions of the page, oldest first; the last one is the current revision. Replaces `text`, `revision`, `user`, `timestamp` and `comment`, which describe the current revision of a page without a history.","type":"array","minItems":1,"items":{"$ref":"#/$defs/revision"},"examples":[[{"text":"First."},{"text":"Second.","user":"Bob","minor":true}]]},"file":{"$ref":"#/$defs/file"}},"required":["title"],"additionalProperties":false};
const schema35 = {"title":"RevisionDefinition","description":"A revision of a page, as returned by prop=revisions (reading 5.3).","type":"object","properties":{"id":{"description":"Its id. Default: the id of the page for its first revision, else the next unused id.","type":"integer","minimum":1,"maximum":4294967295,"examples":[12]},"parent":{"description":"Id of the previous revision; 0 if there is none. Default: the id of the previous entry.","type":"integer","minimum":0,"maximum":4294967295,"examples":[11]},"text":{"description":"Its wikitext. Default: empty.","type":"string","examples":["See [[File:Cat.jpg|thumb]]."]},"user":{"description":"Its author: the name of an account, or an address. Default: for the current revision, that of its entry in `changes`; else `MediaWiki default`.","type":"string","pattern":"\\S","examples":["Bob"]},"timestamp":{"description":"When it was saved; revisions are listed by time, then by id. Default: the time of the next entry; for the current revision, that of its entry in `changes`, else when the page was touched.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"comment":{"description":"Its edit summary, at most 500 characters. Default: for the current revision, that of its entry in `changes`; else empty.","type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["new picture"]},"minor":{"description":"Whether it is marked as a minor edit. Default: for the current revision, as in its entry in `changes`; else false.","type":"boolean"},"tags":{"description":"Its tags. Default: for the current revision, those of its entry in `changes`; else none.","type":"array","items":{"type":"string","pattern":"\\S","examples":["mw-new-redirect"]},"examples":[["mw-new-redirect"]]}},"additionalProperties":false};
const pattern16 = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$", "u");
const pattern19 = new RegExp("^[\\s\\S]{0,500}$", "u");
const schema36 = {"title":"FileDefinition","description":"The file uploaded under the title of a page in the File namespace, as returned by prop=imageinfo (reading 5.1). A page that embeds a redirect to the file uses both.","type":"object","properties":{"timestamp":{"description":"When it was uploaded. Default: when the latest revision of the page was saved.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"user":{"description":"Who uploaded it. Default: the author of the latest revision of the page.","type":"string","pattern":"\\S","examples":["Alice"]},"comment":{"description":"The summary of the upload, at most 500 characters. Default: empty.","type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["first upload"]},"size":{"description":"Its size in bytes. Default: 0.","type":"integer","minimum":0,"examples":[73]},"width":{"description":"In pixels. Default: 0.","type":"integer","minimum":0,"examples":[3]},"height":{"description":"In pixels. Default: 0.","type":"integer","minimum":0,"examples":[2]},"sha1":{"description":"The SHA-1 digest of its content. Default: that of an empty file.","type":"string","pattern":"^[0-9a-f]{40}$","examples":["da39a3ee5e6b4b0d3255bfef95601890afd80709"]},"mime":{"description":"Its media type. Default: derived from the file extension in the title.","type":"string","pattern":"^[a-z]+/[-+.a-z0-9]+$","examples":["image/png"]},"bitDepth":{"description":"Bits per color channel. Default: 8.","type":"integer","minimum":0,"examples":[8]},"metadata":{"description":"What `iiprop=metadata` lists, in order. Default: unknown, which is null there.","type":"array","items":{"$ref":"#/$defs/fileMetadata"}},"older":{"description":"The versions that it replaced, newest first. Each has a timestamp.","type":"array","items":{"$ref":"#/$defs/fileVersion"}}},"additionalProperties":false};
const schema37 = {"title":"FileMetadataDefinition","description":"Something that is known of the content of a file.","type":"object","properties":{"name":{"description":"Its name.","type":"string","examples":["colorType"]},"value":{"description":"Its value: a text, a number, true or false, or a list of names and values.","anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"array","items":{"type":"object","properties":{"name":{"anyOf":[{"type":"string"},{"type":"integer"}]},"value":{"anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"}]}},"required":["name","value"],"additionalProperties":false}}],"examples":["truecolour"]}},"required":["name","value"],"additionalProperties":false};
const pattern27 = new RegExp("^[0-9a-f]{40}$", "u");
const pattern28 = new RegExp("^[a-z]+/[-+.a-z0-9]+$", "u");
const schema38 = {"title":"FileVersionDefinition","description":"An older version of an uploaded file. Missing members are as in the latest version.","type":"object","properties":{"timestamp":{"description":"When it was uploaded.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-30T12:00:00Z"]},"replaced":{"description":"When the next version replaced it; its `archivename` begins with this time. Default: when the next version was uploaded.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:01Z"]},"metadata":{"description":"What `iiprop=metadata` lists, in order. Default: as in the latest version.","type":"array","items":{"$ref":"#/$defs/fileMetadata"}},"user":{"description":"Who uploaded it.","type":"string","pattern":"\\S","examples":["Alice"]},"comment":{"description":"The summary of the upload, at most 500 characters.","type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["second try"]},"size":{"description":"Its size in bytes.","type":"integer","minimum":0,"examples":[69]},"width":{"description":"In pixels.","type":"integer","minimum":0,"examples":[1]},"height":{"description":"In pixels.","type":"integer","minimum":0,"examples":[1]},"sha1":{"description":"The SHA-1 digest of its content.","type":"string","pattern":"^[0-9a-f]{40}$","examples":["da39a3ee5e6b4b0d3255bfef95601890afd80709"]}},"required":["timestamp"],"additionalProperties":false};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timestamp === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema38.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema38,data};
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
if(!pattern16.test(data0)){
const err2 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"+"\"",schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$",parentSchema:schema38.properties.timestamp,data:data0};
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
const err3 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.timestamp.type,parentSchema:schema38.properties.timestamp,data:data0};
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
if(!pattern16.test(data1)){
const err4 = {instancePath:instancePath+"/replaced",schemaPath:"#/properties/replaced/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"+"\"",schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$",parentSchema:schema38.properties.replaced,data:data1};
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
const err5 = {instancePath:instancePath+"/replaced",schemaPath:"#/properties/replaced/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.replaced.type,parentSchema:schema38.properties.replaced,data:data1};
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
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err6 = {instancePath:instancePath+"/metadata/" + i0,schemaPath:"#/$defs/fileMetadata/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema37.required,parentSchema:schema37,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.value === undefined){
const err7 = {instancePath:instancePath+"/metadata/" + i0,schemaPath:"#/$defs/fileMetadata/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema37.required,parentSchema:schema37,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "name") || (key1 === "value"))){
const err8 = {instancePath:instancePath+"/metadata/" + i0,schemaPath:"#/$defs/fileMetadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema37,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/metadata/" + i0+"/name",schemaPath:"#/$defs/fileMetadata/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.name.type,parentSchema:schema37.properties.name,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.value !== undefined){
let data5 = data3.value;
const _errs15 = errors;
let valid5 = false;
const _errs16 = errors;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/metadata/" + i0+"/value",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.value.anyOf[0].type,parentSchema:schema37.properties.value.anyOf[0],data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid5 = valid5 || _valid0;
const _errs18 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/metadata/" + i0+"/value",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema37.properties.value.anyOf[1].type,parentSchema:schema37.properties.value.anyOf[1],data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs18 === errors;
valid5 = valid5 || _valid0;
const _errs20 = errors;
if(typeof data5 !== "boolean"){
const err12 = {instancePath:instancePath+"/metadata/" + i0+"/value",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema37.properties.value.anyOf[2].type,parentSchema:schema37.properties.value.anyOf[2],data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid5 = valid5 || _valid0;
const _errs22 = errors;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name === undefined){
const err13 = {instancePath:instancePath+"/metadata/" + i0+"/value/" + i1,schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema37.properties.value.anyOf[3].items.required,parentSchema:schema37.properties.value.anyOf[3].items,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.value === undefined){
const err14 = {instancePath:instancePath+"/metadata/" + i0+"/value/" + i1,schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema37.properties.value.anyOf[3].items.required,parentSchema:schema37.properties.value.anyOf[3].items,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key2 in data6){
if(!((key2 === "name") || (key2 === "value"))){
const err15 = {instancePath:instancePath+"/metadata/" + i0+"/value/" + i1,schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema37.properties.value.anyOf[3].items,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.name !== undefined){
let data7 = data6.name;
const _errs28 = errors;
let valid9 = false;
const _errs29 = errors;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/metadata/" + i0+"/value/" + i1+"/name",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/items/properties/name/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.value.anyOf[3].items.properties.name.anyOf[0].type,parentSchema:schema37.properties.value.anyOf[3].items.properties.name.anyOf[0],data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid1 = _errs29 === errors;
valid9 = valid9 || _valid1;
const _errs31 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/metadata/" + i0+"/value/" + i1+"/name",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/items/properties/name/anyOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema37.properties.value.anyOf[3].items.properties.name.anyOf[1].type,parentSchema:schema37.properties.value.anyOf[3].items.properties.name.anyOf[1],data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid1 = _errs31 === errors;
valid9 = valid9 || _valid1;
if(!valid9){
const err18 = {instancePath:instancePath+"/metadata/" + i0+"/value/" + i1+"/name",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/items/properties/name/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema37.properties.value.anyOf[3].items.properties.name.anyOf,parentSchema:schema37.properties.value.anyOf[3].items.properties.name,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
if(data6.value !== undefined){
let data8 = data6.value;
const _errs34 = errors;
let valid10 = false;
const _errs35 = errors;
if(typeof data8 !== "string"){
const err19 = {instancePath:instancePath+"/metadata/" + i0+"/value/" + i1+"/value",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/items/properties/value/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.value.anyOf[3].items.properties.value.anyOf[0].type,parentSchema:schema37.properties.value.anyOf[3].items.properties.value.anyOf[0],data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid2 = _errs35 === errors;
valid10 = valid10 || _valid2;
const _errs37 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/metadata/" + i0+"/value/" + i1+"/value",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/items/properties/value/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema37.properties.value.anyOf[3].items.properties.value.anyOf[1].type,parentSchema:schema37.properties.value.anyOf[3].items.properties.value.anyOf[1],data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid2 = _errs37 === errors;
valid10 = valid10 || _valid2;
const _errs39 = errors;
if(typeof data8 !== "boolean"){
const err21 = {instancePath:instancePath+"/metadata/" + i0+"/value/" + i1+"/value",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/items/properties/value/anyOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema37.properties.value.anyOf[3].items.properties.value.anyOf[2].type,parentSchema:schema37.properties.value.anyOf[3].items.properties.value.anyOf[2],data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid2 = _errs39 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const err22 = {instancePath:instancePath+"/metadata/" + i0+"/value/" + i1+"/value",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/items/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema37.properties.value.anyOf[3].items.properties.value.anyOf,parentSchema:schema37.properties.value.anyOf[3].items.properties.value,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err23 = {instancePath:instancePath+"/metadata/" + i0+"/value/" + i1,schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.properties.value.anyOf[3].items.type,parentSchema:schema37.properties.value.anyOf[3].items,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/metadata/" + i0+"/value",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema37.properties.value.anyOf[3].type,parentSchema:schema37.properties.value.anyOf[3],data:data5};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const err25 = {instancePath:instancePath+"/metadata/" + i0+"/value",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema37.properties.value.anyOf,parentSchema:schema37.properties.value,data:data5};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err26 = {instancePath:instancePath+"/metadata/" + i0,schemaPath:"#/$defs/fileMetadata/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.type,parentSchema:schema37,data:data3};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.properties.metadata.type,parentSchema:schema38.properties.metadata,data:data2};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.user !== undefined){
let data9 = data.user;
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
const err28 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema38.properties.user,data:data9};
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
const err29 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.user.type,parentSchema:schema38.properties.user,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.comment !== undefined){
let data10 = data.comment;
if(typeof data10 === "string"){
if(!pattern19.test(data10)){
const err30 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]{0,500}$"},message:"must match pattern \""+"^[\\s\\S]{0,500}$"+"\"",schema:"^[\\s\\S]{0,500}$",parentSchema:schema38.properties.comment,data:data10};
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
const err31 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.comment.type,parentSchema:schema38.properties.comment,data:data10};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.size !== undefined){
let data11 = data.size;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err32 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.size.type,parentSchema:schema38.properties.size,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err33 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.properties.size,data:data11};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.width !== undefined){
let data12 = data.width;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err34 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.width.type,parentSchema:schema38.properties.width,data:data12};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err35 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.properties.width,data:data12};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data.height !== undefined){
let data13 = data.height;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err36 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.height.type,parentSchema:schema38.properties.height,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err37 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.properties.height,data:data13};
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
if(data.sha1 !== undefined){
let data14 = data.sha1;
if(typeof data14 === "string"){
if(!pattern27.test(data14)){
const err38 = {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}$"},message:"must match pattern \""+"^[0-9a-f]{40}$"+"\"",schema:"^[0-9a-f]{40}$",parentSchema:schema38.properties.sha1,data:data14};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.sha1.type,parentSchema:schema38.properties.sha1,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema36.properties, key0))){
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
if(data.timestamp !== undefined){
let data0 = data.timestamp;
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err1 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"+"\"",schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$",parentSchema:schema36.properties.timestamp,data:data0};
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
const err2 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.timestamp.type,parentSchema:schema36.properties.timestamp,data:data0};
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
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema36.properties.user,data:data1};
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
const err4 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.user.type,parentSchema:schema36.properties.user,data:data1};
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
if(!pattern19.test(data2)){
const err5 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]{0,500}$"},message:"must match pattern \""+"^[\\s\\S]{0,500}$"+"\"",schema:"^[\\s\\S]{0,500}$",parentSchema:schema36.properties.comment,data:data2};
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
const err6 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.comment.type,parentSchema:schema36.properties.comment,data:data2};
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
const err7 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema36.properties.size.type,parentSchema:schema36.properties.size,data:data3};
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
const err8 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema36.properties.size,data:data3};
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
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema36.properties.width.type,parentSchema:schema36.properties.width,data:data4};
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
const err10 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema36.properties.width,data:data4};
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
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema36.properties.height.type,parentSchema:schema36.properties.height,data:data5};
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
const err12 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema36.properties.height,data:data5};
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
if(!pattern27.test(data6)){
const err13 = {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}$"},message:"must match pattern \""+"^[0-9a-f]{40}$"+"\"",schema:"^[0-9a-f]{40}$",parentSchema:schema36.properties.sha1,data:data6};
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
const err14 = {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.sha1.type,parentSchema:schema36.properties.sha1,data:data6};
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
if(!pattern28.test(data7)){
const err15 = {instancePath:instancePath+"/mime",schemaPath:"#/properties/mime/pattern",keyword:"pattern",params:{pattern: "^[a-z]+/[-+.a-z0-9]+$"},message:"must match pattern \""+"^[a-z]+/[-+.a-z0-9]+$"+"\"",schema:"^[a-z]+/[-+.a-z0-9]+$",parentSchema:schema36.properties.mime,data:data7};
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
const err16 = {instancePath:instancePath+"/mime",schemaPath:"#/properties/mime/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.mime.type,parentSchema:schema36.properties.mime,data:data7};
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
const err17 = {instancePath:instancePath+"/bitDepth",schemaPath:"#/properties/bitDepth/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema36.properties.bitDepth.type,parentSchema:schema36.properties.bitDepth,data:data8};
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
const err18 = {instancePath:instancePath+"/bitDepth",schemaPath:"#/properties/bitDepth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema36.properties.bitDepth,data:data8};
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
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name === undefined){
const err19 = {instancePath:instancePath+"/metadata/" + i0,schemaPath:"#/$defs/fileMetadata/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema37.required,parentSchema:schema37,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data10.value === undefined){
const err20 = {instancePath:instancePath+"/metadata/" + i0,schemaPath:"#/$defs/fileMetadata/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema37.required,parentSchema:schema37,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data10){
if(!((key1 === "name") || (key1 === "value"))){
const err21 = {instancePath:instancePath+"/metadata/" + i0,schemaPath:"#/$defs/fileMetadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema37,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data10.name !== undefined){
let data11 = data10.name;
if(typeof data11 !== "string"){
const err22 = {instancePath:instancePath+"/metadata/" + i0+"/name",schemaPath:"#/$defs/fileMetadata/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.name.type,parentSchema:schema37.properties.name,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data10.value !== undefined){
let data12 = data10.value;
const _errs29 = errors;
let valid5 = false;
const _errs30 = errors;
if(typeof data12 !== "string"){
const err23 = {instancePath:instancePath+"/metadata/" + i0+"/value",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.value.anyOf[0].type,parentSchema:schema37.properties.value.anyOf[0],data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs30 === errors;
valid5 = valid5 || _valid0;
const _errs32 = errors;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err24 = {instancePath:instancePath+"/metadata/" + i0+"/value",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema37.properties.value.anyOf[1].type,parentSchema:schema37.properties.value.anyOf[1],data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid0 = _errs32 === errors;
valid5 = valid5 || _valid0;
const _errs34 = errors;
if(typeof data12 !== "boolean"){
const err25 = {instancePath:instancePath+"/metadata/" + i0+"/value",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema37.properties.value.anyOf[2].type,parentSchema:schema37.properties.value.anyOf[2],data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid0 = _errs34 === errors;
valid5 = valid5 || _valid0;
const _errs36 = errors;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.name === undefined){
const err26 = {instancePath:instancePath+"/metadata/" + i0+"/value/" + i1,schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema37.properties.value.anyOf[3].items.required,parentSchema:schema37.properties.value.anyOf[3].items,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data13.value === undefined){
const err27 = {instancePath:instancePath+"/metadata/" + i0+"/value/" + i1,schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema37.properties.value.anyOf[3].items.required,parentSchema:schema37.properties.value.anyOf[3].items,data:data13};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key2 in data13){
if(!((key2 === "name") || (key2 === "value"))){
const err28 = {instancePath:instancePath+"/metadata/" + i0+"/value/" + i1,schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema37.properties.value.anyOf[3].items,data:data13};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data13.name !== undefined){
let data14 = data13.name;
const _errs42 = errors;
let valid9 = false;
const _errs43 = errors;
if(typeof data14 !== "string"){
const err29 = {instancePath:instancePath+"/metadata/" + i0+"/value/" + i1+"/name",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/items/properties/name/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.value.anyOf[3].items.properties.name.anyOf[0].type,parentSchema:schema37.properties.value.anyOf[3].items.properties.name.anyOf[0],data:data14};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid1 = _errs43 === errors;
valid9 = valid9 || _valid1;
const _errs45 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err30 = {instancePath:instancePath+"/metadata/" + i0+"/value/" + i1+"/name",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/items/properties/name/anyOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema37.properties.value.anyOf[3].items.properties.name.anyOf[1].type,parentSchema:schema37.properties.value.anyOf[3].items.properties.name.anyOf[1],data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid1 = _errs45 === errors;
valid9 = valid9 || _valid1;
if(!valid9){
const err31 = {instancePath:instancePath+"/metadata/" + i0+"/value/" + i1+"/name",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/items/properties/name/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema37.properties.value.anyOf[3].items.properties.name.anyOf,parentSchema:schema37.properties.value.anyOf[3].items.properties.name,data:data14};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
}
if(data13.value !== undefined){
let data15 = data13.value;
const _errs48 = errors;
let valid10 = false;
const _errs49 = errors;
if(typeof data15 !== "string"){
const err32 = {instancePath:instancePath+"/metadata/" + i0+"/value/" + i1+"/value",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/items/properties/value/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.value.anyOf[3].items.properties.value.anyOf[0].type,parentSchema:schema37.properties.value.anyOf[3].items.properties.value.anyOf[0],data:data15};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid2 = _errs49 === errors;
valid10 = valid10 || _valid2;
const _errs51 = errors;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err33 = {instancePath:instancePath+"/metadata/" + i0+"/value/" + i1+"/value",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/items/properties/value/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema37.properties.value.anyOf[3].items.properties.value.anyOf[1].type,parentSchema:schema37.properties.value.anyOf[3].items.properties.value.anyOf[1],data:data15};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid2 = _errs51 === errors;
valid10 = valid10 || _valid2;
const _errs53 = errors;
if(typeof data15 !== "boolean"){
const err34 = {instancePath:instancePath+"/metadata/" + i0+"/value/" + i1+"/value",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/items/properties/value/anyOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema37.properties.value.anyOf[3].items.properties.value.anyOf[2].type,parentSchema:schema37.properties.value.anyOf[3].items.properties.value.anyOf[2],data:data15};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid2 = _errs53 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const err35 = {instancePath:instancePath+"/metadata/" + i0+"/value/" + i1+"/value",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/items/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema37.properties.value.anyOf[3].items.properties.value.anyOf,parentSchema:schema37.properties.value.anyOf[3].items.properties.value,data:data15};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err36 = {instancePath:instancePath+"/metadata/" + i0+"/value/" + i1,schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.properties.value.anyOf[3].items.type,parentSchema:schema37.properties.value.anyOf[3].items,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/metadata/" + i0+"/value",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf/3/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema37.properties.value.anyOf[3].type,parentSchema:schema37.properties.value.anyOf[3],data:data12};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid0 = _errs36 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const err38 = {instancePath:instancePath+"/metadata/" + i0+"/value",schemaPath:"#/$defs/fileMetadata/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema37.properties.value.anyOf,parentSchema:schema37.properties.value,data:data12};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err39 = {instancePath:instancePath+"/metadata/" + i0,schemaPath:"#/$defs/fileMetadata/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.type,parentSchema:schema37,data:data10};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema36.properties.metadata.type,parentSchema:schema36.properties.metadata,data:data9};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.older !== undefined){
let data16 = data.older;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
if(!(validate25(data16[i2], {instancePath:instancePath+"/older/" + i2,parentData:data16,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err41 = {instancePath:instancePath+"/older",schemaPath:"#/properties/older/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema36.properties.older.type,parentSchema:schema36.properties.older,data:data16};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema34.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema34,data};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.id.type,parentSchema:schema34.properties.id,data:data0};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295",schema:4294967295,parentSchema:schema34.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema34.properties.id,data:data0};
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
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema34.properties.title,data:data1};
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
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.title.type,parentSchema:schema34.properties.title,data:data1};
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
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.text.type,parentSchema:schema34.properties.text,data:data2};
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
if(!pattern4.test(data4)){
const err8 = {instancePath:instancePath+"/uses/" + i0,schemaPath:"#/properties/uses/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema34.properties.uses.items,data:data4};
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
const err9 = {instancePath:instancePath+"/uses/" + i0,schemaPath:"#/properties/uses/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.uses.items.type,parentSchema:schema34.properties.uses.items,data:data4};
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
const err10 = {instancePath:instancePath+"/uses",schemaPath:"#/properties/uses/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.uses.type,parentSchema:schema34.properties.uses,data:data3};
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
if(!pattern4.test(data6)){
const err11 = {instancePath:instancePath+"/externalLinks/" + i1,schemaPath:"#/properties/externalLinks/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema34.properties.externalLinks.items,data:data6};
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
const err12 = {instancePath:instancePath+"/externalLinks/" + i1,schemaPath:"#/properties/externalLinks/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.externalLinks.items.type,parentSchema:schema34.properties.externalLinks.items,data:data6};
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
const err13 = {instancePath:instancePath+"/externalLinks",schemaPath:"#/properties/externalLinks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.externalLinks.type,parentSchema:schema34.properties.externalLinks,data:data5};
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
if(!pattern4.test(data7)){
const err14 = {instancePath:instancePath+"/redirect",schemaPath:"#/properties/redirect/anyOf/0/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema34.properties.redirect.anyOf[0],data:data7};
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
const err15 = {instancePath:instancePath+"/redirect",schemaPath:"#/properties/redirect/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.redirect.anyOf[0].type,parentSchema:schema34.properties.redirect.anyOf[0],data:data7};
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
const err16 = {instancePath:instancePath+"/redirect",schemaPath:"#/properties/redirect/anyOf/1/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema34.properties.redirect.anyOf[1],data:data7};
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
const err17 = {instancePath:instancePath+"/redirect",schemaPath:"#/properties/redirect/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema34.properties.redirect.anyOf,parentSchema:schema34.properties.redirect,data:data7};
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
if(!pattern16.test(data8)){
const err18 = {instancePath:instancePath+"/touched",schemaPath:"#/properties/touched/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"+"\"",schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$",parentSchema:schema34.properties.touched,data:data8};
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
const err19 = {instancePath:instancePath+"/touched",schemaPath:"#/properties/touched/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.touched.type,parentSchema:schema34.properties.touched,data:data8};
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
const err20 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.revision.type,parentSchema:schema34.properties.revision,data:data9};
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
const err21 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295",schema:4294967295,parentSchema:schema34.properties.revision,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema34.properties.revision,data:data9};
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
if(!pattern4.test(data10)){
const err23 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema34.properties.user,data:data10};
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
const err24 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.user.type,parentSchema:schema34.properties.user,data:data10};
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
if(!pattern16.test(data11)){
const err25 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"+"\"",schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$",parentSchema:schema34.properties.timestamp,data:data11};
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
const err26 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.timestamp.type,parentSchema:schema34.properties.timestamp,data:data11};
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
if(!pattern19.test(data12)){
const err27 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]{0,500}$"},message:"must match pattern \""+"^[\\s\\S]{0,500}$"+"\"",schema:"^[\\s\\S]{0,500}$",parentSchema:schema34.properties.comment,data:data12};
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
const err28 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.comment.type,parentSchema:schema34.properties.comment,data:data12};
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
const err29 = {instancePath:instancePath+"/revisions",schemaPath:"#/properties/revisions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema34.properties.revisions,data:data13};
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
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key1 in data14){
if(!((((((((key1 === "id") || (key1 === "parent")) || (key1 === "text")) || (key1 === "user")) || (key1 === "timestamp")) || (key1 === "comment")) || (key1 === "minor")) || (key1 === "tags"))){
const err30 = {instancePath:instancePath+"/revisions/" + i2,schemaPath:"#/$defs/revision/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema35,data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data14.id !== undefined){
let data15 = data14.id;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err31 = {instancePath:instancePath+"/revisions/" + i2+"/id",schemaPath:"#/$defs/revision/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.properties.id.type,parentSchema:schema35.properties.id,data:data15};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 4294967295 || isNaN(data15)){
const err32 = {instancePath:instancePath+"/revisions/" + i2+"/id",schemaPath:"#/$defs/revision/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295",schema:4294967295,parentSchema:schema35.properties.id,data:data15};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err33 = {instancePath:instancePath+"/revisions/" + i2+"/id",schemaPath:"#/$defs/revision/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema35.properties.id,data:data15};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data14.parent !== undefined){
let data16 = data14.parent;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err34 = {instancePath:instancePath+"/revisions/" + i2+"/parent",schemaPath:"#/$defs/revision/properties/parent/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.properties.parent.type,parentSchema:schema35.properties.parent,data:data16};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 4294967295 || isNaN(data16)){
const err35 = {instancePath:instancePath+"/revisions/" + i2+"/parent",schemaPath:"#/$defs/revision/properties/parent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295",schema:4294967295,parentSchema:schema35.properties.parent,data:data16};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err36 = {instancePath:instancePath+"/revisions/" + i2+"/parent",schemaPath:"#/$defs/revision/properties/parent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema35.properties.parent,data:data16};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data14.text !== undefined){
let data17 = data14.text;
if(typeof data17 !== "string"){
const err37 = {instancePath:instancePath+"/revisions/" + i2+"/text",schemaPath:"#/$defs/revision/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.text.type,parentSchema:schema35.properties.text,data:data17};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data14.user !== undefined){
let data18 = data14.user;
if(typeof data18 === "string"){
if(!pattern4.test(data18)){
const err38 = {instancePath:instancePath+"/revisions/" + i2+"/user",schemaPath:"#/$defs/revision/properties/user/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35.properties.user,data:data18};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/revisions/" + i2+"/user",schemaPath:"#/$defs/revision/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.user.type,parentSchema:schema35.properties.user,data:data18};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data14.timestamp !== undefined){
let data19 = data14.timestamp;
if(typeof data19 === "string"){
if(!pattern16.test(data19)){
const err40 = {instancePath:instancePath+"/revisions/" + i2+"/timestamp",schemaPath:"#/$defs/revision/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"+"\"",schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$",parentSchema:schema35.properties.timestamp,data:data19};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/revisions/" + i2+"/timestamp",schemaPath:"#/$defs/revision/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.timestamp.type,parentSchema:schema35.properties.timestamp,data:data19};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data14.comment !== undefined){
let data20 = data14.comment;
if(typeof data20 === "string"){
if(!pattern19.test(data20)){
const err42 = {instancePath:instancePath+"/revisions/" + i2+"/comment",schemaPath:"#/$defs/revision/properties/comment/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]{0,500}$"},message:"must match pattern \""+"^[\\s\\S]{0,500}$"+"\"",schema:"^[\\s\\S]{0,500}$",parentSchema:schema35.properties.comment,data:data20};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/revisions/" + i2+"/comment",schemaPath:"#/$defs/revision/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.comment.type,parentSchema:schema35.properties.comment,data:data20};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data14.minor !== undefined){
let data21 = data14.minor;
if(typeof data21 !== "boolean"){
const err44 = {instancePath:instancePath+"/revisions/" + i2+"/minor",schemaPath:"#/$defs/revision/properties/minor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema35.properties.minor.type,parentSchema:schema35.properties.minor,data:data21};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data14.tags !== undefined){
let data22 = data14.tags;
if(Array.isArray(data22)){
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
let data23 = data22[i3];
if(typeof data23 === "string"){
if(!pattern4.test(data23)){
const err45 = {instancePath:instancePath+"/revisions/" + i2+"/tags/" + i3,schemaPath:"#/$defs/revision/properties/tags/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35.properties.tags.items,data:data23};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/revisions/" + i2+"/tags/" + i3,schemaPath:"#/$defs/revision/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.tags.items.type,parentSchema:schema35.properties.tags.items,data:data23};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/revisions/" + i2+"/tags",schemaPath:"#/$defs/revision/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.properties.tags.type,parentSchema:schema35.properties.tags,data:data22};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/revisions/" + i2,schemaPath:"#/$defs/revision/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.type,parentSchema:schema35,data:data14};
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
else {
const err49 = {instancePath:instancePath+"/revisions",schemaPath:"#/properties/revisions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.revisions.type,parentSchema:schema34.properties.revisions,data:data13};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.file !== undefined){
if(!(validate24(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err50 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema40 = {"title":"UserDefinition","description":"An account.","type":"object","properties":{"id":{"description":"Its id (core 8.4).","type":"integer","minimum":1,"maximum":4294967295,"examples":[3]},"name":{"description":"Its name.","type":"string","pattern":"\\S","examples":["Alice"]},"password":{"description":"Its password (core 8.1). Default: none, so that nobody can log in.","type":"string","pattern":".","examples":["secret"]},"groups":{"description":"Its groups, without those that every account belongs to; `sysop` and `bot` have higher limits (core 4.1, 8.4).","type":"array","items":{"type":"string","pattern":"\\S","examples":["sysop"]},"examples":[["sysop"]]},"botPasswords":{"description":"Bot passwords: passwords for programs, which log in as `Alice@app` (core 8.1).","type":"array","items":{"$ref":"#/$defs/botPassword"}},"email":{"description":"Its e-mail address, which meta=userinfo shows only to the account itself. Default: none.","type":"string","pattern":"^[^@\\s]+@[^@\\s]+$","examples":["alice@example.org"]},"realName":{"description":"Its real name. Default: none.","type":"string","examples":["Alice Liddell"]},"registered":{"description":"When it was created, as returned by meta=userinfo. Default: when the wiki was created.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"editCount":{"description":"Its edit count. Default: 0.","type":"integer","minimum":0,"examples":[12]},"options":{"description":"The preferences that it has set, by name. Others have the defaults of a fresh wiki.","type":"object","additionalProperties":{"type":"string"},"examples":[{"rcdays":"5"}]},"watchlist":{"description":"Titles of the pages that it watches, whether they exist or not. A page and its talk page are watched together.","type":"array","items":{"type":"string","pattern":"\\S","examples":["Gallery"]},"examples":[["Gallery"]]}},"required":["name"],"additionalProperties":false};
const schema41 = {"title":"BotPasswordDefinition","description":"A bot password: a password for a program, which may have fewer rights than the account (core 8.1).","type":"object","properties":{"app":{"description":"Name of the program: the part after the @.","type":"string","pattern":"^[^\\s@]+$","examples":["bot"]},"password":{"description":"The password: 32 digits and lower-case letters up to w, as generated by MediaWiki.","type":"string","pattern":"^[0-9a-w]{32,}$","examples":["0123456789abcdefghijklmnopqrstuv"]},"grants":{"description":"Grants of the program, within the rights of the account; `basic` is always granted.","type":"array","items":{"type":"string","enum":["basic","blockusers","createaccount","createeditmovepage","delete","editinterface","editmycssjs","editmyoptions","editmywatchlist","editpage","editprotected","editsiteconfig","highvolume","import","mergehistory","oversight","patrol","privateinfo","protect","rollback","sendemail","uploadeditmovefile","uploadfile","viewdeleted","viewmywatchlist","viewrestrictedlogs"],"examples":["basic"]},"examples":[["basic","patrol"]]}},"required":["app","password","grants"],"additionalProperties":false};
const pattern35 = new RegExp(".", "u");
const pattern37 = new RegExp("^[^\\s@]+$", "u");
const pattern38 = new RegExp("^[0-9a-w]{32,}$", "u");
const pattern39 = new RegExp("^[^@\\s]+@[^@\\s]+$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema40.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema40,data};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema40.properties.id.type,parentSchema:schema40.properties.id,data:data0};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295",schema:4294967295,parentSchema:schema40.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema40.properties.id,data:data0};
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
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema40.properties.name,data:data1};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.name.type,parentSchema:schema40.properties.name,data:data1};
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
if(!pattern35.test(data2)){
const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\"",schema:".",parentSchema:schema40.properties.password,data:data2};
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
const err8 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.password.type,parentSchema:schema40.properties.password,data:data2};
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
if(!pattern4.test(data4)){
const err9 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema40.properties.groups.items,data:data4};
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
const err10 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.groups.items.type,parentSchema:schema40.properties.groups.items,data:data4};
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
const err11 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema40.properties.groups.type,parentSchema:schema40.properties.groups,data:data3};
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
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.app === undefined){
const err12 = {instancePath:instancePath+"/botPasswords/" + i1,schemaPath:"#/$defs/botPassword/required",keyword:"required",params:{missingProperty: "app"},message:"must have required property '"+"app"+"'",schema:schema41.required,parentSchema:schema41,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6.password === undefined){
const err13 = {instancePath:instancePath+"/botPasswords/" + i1,schemaPath:"#/$defs/botPassword/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'",schema:schema41.required,parentSchema:schema41,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.grants === undefined){
const err14 = {instancePath:instancePath+"/botPasswords/" + i1,schemaPath:"#/$defs/botPassword/required",keyword:"required",params:{missingProperty: "grants"},message:"must have required property '"+"grants"+"'",schema:schema41.required,parentSchema:schema41,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data6){
if(!(((key1 === "app") || (key1 === "password")) || (key1 === "grants"))){
const err15 = {instancePath:instancePath+"/botPasswords/" + i1,schemaPath:"#/$defs/botPassword/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema41,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.app !== undefined){
let data7 = data6.app;
if(typeof data7 === "string"){
if(!pattern37.test(data7)){
const err16 = {instancePath:instancePath+"/botPasswords/" + i1+"/app",schemaPath:"#/$defs/botPassword/properties/app/pattern",keyword:"pattern",params:{pattern: "^[^\\s@]+$"},message:"must match pattern \""+"^[^\\s@]+$"+"\"",schema:"^[^\\s@]+$",parentSchema:schema41.properties.app,data:data7};
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
const err17 = {instancePath:instancePath+"/botPasswords/" + i1+"/app",schemaPath:"#/$defs/botPassword/properties/app/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.app.type,parentSchema:schema41.properties.app,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.password !== undefined){
let data8 = data6.password;
if(typeof data8 === "string"){
if(!pattern38.test(data8)){
const err18 = {instancePath:instancePath+"/botPasswords/" + i1+"/password",schemaPath:"#/$defs/botPassword/properties/password/pattern",keyword:"pattern",params:{pattern: "^[0-9a-w]{32,}$"},message:"must match pattern \""+"^[0-9a-w]{32,}$"+"\"",schema:"^[0-9a-w]{32,}$",parentSchema:schema41.properties.password,data:data8};
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
const err19 = {instancePath:instancePath+"/botPasswords/" + i1+"/password",schemaPath:"#/$defs/botPassword/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.password.type,parentSchema:schema41.properties.password,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.grants !== undefined){
let data9 = data6.grants;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 !== "string"){
const err20 = {instancePath:instancePath+"/botPasswords/" + i1+"/grants/" + i2,schemaPath:"#/$defs/botPassword/properties/grants/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.grants.items.type,parentSchema:schema41.properties.grants.items,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((((((((((((((((((((((((((data10 === "basic") || (data10 === "blockusers")) || (data10 === "createaccount")) || (data10 === "createeditmovepage")) || (data10 === "delete")) || (data10 === "editinterface")) || (data10 === "editmycssjs")) || (data10 === "editmyoptions")) || (data10 === "editmywatchlist")) || (data10 === "editpage")) || (data10 === "editprotected")) || (data10 === "editsiteconfig")) || (data10 === "highvolume")) || (data10 === "import")) || (data10 === "mergehistory")) || (data10 === "oversight")) || (data10 === "patrol")) || (data10 === "privateinfo")) || (data10 === "protect")) || (data10 === "rollback")) || (data10 === "sendemail")) || (data10 === "uploadeditmovefile")) || (data10 === "uploadfile")) || (data10 === "viewdeleted")) || (data10 === "viewmywatchlist")) || (data10 === "viewrestrictedlogs"))){
const err21 = {instancePath:instancePath+"/botPasswords/" + i1+"/grants/" + i2,schemaPath:"#/$defs/botPassword/properties/grants/items/enum",keyword:"enum",params:{allowedValues: schema41.properties.grants.items.enum},message:"must be equal to one of the allowed values",schema:schema41.properties.grants.items.enum,parentSchema:schema41.properties.grants.items,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/botPasswords/" + i1+"/grants",schemaPath:"#/$defs/botPassword/properties/grants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.grants.type,parentSchema:schema41.properties.grants,data:data9};
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
const err23 = {instancePath:instancePath+"/botPasswords/" + i1,schemaPath:"#/$defs/botPassword/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.type,parentSchema:schema41,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/botPasswords",schemaPath:"#/properties/botPasswords/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema40.properties.botPasswords.type,parentSchema:schema40.properties.botPasswords,data:data5};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.email !== undefined){
let data11 = data.email;
if(typeof data11 === "string"){
if(!pattern39.test(data11)){
const err25 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s]+$"},message:"must match pattern \""+"^[^@\\s]+@[^@\\s]+$"+"\"",schema:"^[^@\\s]+@[^@\\s]+$",parentSchema:schema40.properties.email,data:data11};
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
const err26 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.email.type,parentSchema:schema40.properties.email,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.realName !== undefined){
let data12 = data.realName;
if(typeof data12 !== "string"){
const err27 = {instancePath:instancePath+"/realName",schemaPath:"#/properties/realName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.realName.type,parentSchema:schema40.properties.realName,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.registered !== undefined){
let data13 = data.registered;
if(typeof data13 === "string"){
if(!pattern16.test(data13)){
const err28 = {instancePath:instancePath+"/registered",schemaPath:"#/properties/registered/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"+"\"",schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$",parentSchema:schema40.properties.registered,data:data13};
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
const err29 = {instancePath:instancePath+"/registered",schemaPath:"#/properties/registered/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.registered.type,parentSchema:schema40.properties.registered,data:data13};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.editCount !== undefined){
let data14 = data.editCount;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err30 = {instancePath:instancePath+"/editCount",schemaPath:"#/properties/editCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema40.properties.editCount.type,parentSchema:schema40.properties.editCount,data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err31 = {instancePath:instancePath+"/editCount",schemaPath:"#/properties/editCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema40.properties.editCount,data:data14};
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
if(data.options !== undefined){
let data15 = data.options;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key2 in data15){
let data16 = data15[key2];
if(typeof data16 !== "string"){
const err32 = {instancePath:instancePath+"/options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.options.additionalProperties.type,parentSchema:schema40.properties.options.additionalProperties,data:data16};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema40.properties.options.type,parentSchema:schema40.properties.options,data:data15};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.watchlist !== undefined){
let data17 = data.watchlist;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(typeof data18 === "string"){
if(!pattern4.test(data18)){
const err34 = {instancePath:instancePath+"/watchlist/" + i3,schemaPath:"#/properties/watchlist/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema40.properties.watchlist.items,data:data18};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/watchlist/" + i3,schemaPath:"#/properties/watchlist/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.watchlist.items.type,parentSchema:schema40.properties.watchlist.items,data:data18};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/watchlist",schemaPath:"#/properties/watchlist/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema40.properties.watchlist.type,parentSchema:schema40.properties.watchlist,data:data17};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema42 = {"title":"ChangeDefinition","description":"A recent change, as listed by list=recentchanges and marked by action=patrol (core 8.6; writing 3.2).","type":"object","properties":{"id":{"description":"Its id, the rcid of action=patrol (core 8.6).","type":"integer","minimum":1,"maximum":4294967295,"examples":[7]},"type":{"description":"Whether it edited a page, created one, or is a log entry. Default: `log` if `log` is given, else `edit`.","type":"string","enum":["edit","new","log"],"examples":["edit"]},"page":{"description":"Title of the page at the time of the change.","type":"string","pattern":"\\S","examples":["Gallery"]},"pageId":{"description":"Id of that page. Default: the id of the page that has the title now; 0 if there is none.","type":"integer","minimum":0,"maximum":4294967295,"examples":[2]},"user":{"description":"The author: the name of an account, or an address.","type":"string","pattern":"\\S","examples":["Bob"]},"revision":{"description":"Id of the revision that it created, the revid of action=patrol (core 8.6). Default: for the last change of a page, its current revision; for earlier changes, an unused id; for log entries, none.","type":"integer","minimum":1,"maximum":4294967295,"examples":[12]},"oldRevision":{"description":"Id of the previous revision. Default: that of the previous change of the page.","type":"integer","minimum":0,"maximum":4294967295,"examples":[11]},"timestamp":{"description":"The time of the change; changes are listed by time, then by id. Default: when the wiki was created.","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"comment":{"description":"The edit summary, at most 500 characters. Default: empty.","type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["a better picture"]},"minor":{"description":"Whether it is marked as a minor edit. Default: false.","type":"boolean"},"bot":{"description":"Whether it is marked as a bot edit. Default: false.","type":"boolean"},"oldLength":{"description":"Size of the text before the change, in bytes. Default: the size after the previous change of the page, else 0.","type":"integer","minimum":0,"examples":[120]},"newLength":{"description":"Size of the text after the change, in bytes. Default: for the current revision, the size of the page's text; else the size before.","type":"integer","minimum":0,"examples":[140]},"sha1":{"description":"SHA-1 digest of the text after the change. Default: for the current revision, that of the page's text; else none.","type":"string","pattern":"^[0-9a-f]{40}$","examples":["11cef88175cf81168a86e7c0327a5b2d7a1920f5"]},"tags":{"description":"Its tags. Default: none.","type":"array","items":{"type":"string","pattern":"\\S","examples":["mw-new-redirect"]},"examples":[["mw-new-redirect"]]},"patrolled":{"description":"Whether it is patrolled. Default: true for authors with the right `autopatrol` and for log entries, else false.","type":"boolean"},"autopatrolled":{"description":"Whether it was patrolled automatically. Default: as for `patrolled`.","type":"boolean"},"log":{"$ref":"#/$defs/logEntry"}},"required":["page","user"],"additionalProperties":false};
const schema43 = {"title":"LogEntryDefinition","description":"A log entry (writing 3.2).","type":"object","properties":{"id":{"description":"Its id in the log.","type":"integer","minimum":1,"maximum":4294967295,"examples":[9]},"type":{"description":"The type of the log.","type":"string","pattern":"\\S","examples":["move"]},"action":{"description":"The logged action.","type":"string","pattern":"\\S","examples":["move"]},"parameters":{"description":"Parameters of the log entry, as printed by the API. Default: none.","type":"object","examples":[{"target_ns":0,"target_title":"Museum"}]}},"required":["type","action"],"additionalProperties":false};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.user === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema42.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema42,data};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema42.properties.id.type,parentSchema:schema42.properties.id,data:data0};
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
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295",schema:4294967295,parentSchema:schema42.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema42.properties.id,data:data0};
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
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.type.type,parentSchema:schema42.properties.type,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data1 === "edit") || (data1 === "new")) || (data1 === "log"))){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema42.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema42.properties.type.enum,parentSchema:schema42.properties.type,data:data1};
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
if(!pattern4.test(data2)){
const err8 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema42.properties.page,data:data2};
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
const err9 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.page.type,parentSchema:schema42.properties.page,data:data2};
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
const err10 = {instancePath:instancePath+"/pageId",schemaPath:"#/properties/pageId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema42.properties.pageId.type,parentSchema:schema42.properties.pageId,data:data3};
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
const err11 = {instancePath:instancePath+"/pageId",schemaPath:"#/properties/pageId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295",schema:4294967295,parentSchema:schema42.properties.pageId,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/pageId",schemaPath:"#/properties/pageId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema42.properties.pageId,data:data3};
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
if(!pattern4.test(data4)){
const err13 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema42.properties.user,data:data4};
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
const err14 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.user.type,parentSchema:schema42.properties.user,data:data4};
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
const err15 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema42.properties.revision.type,parentSchema:schema42.properties.revision,data:data5};
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
const err16 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295",schema:4294967295,parentSchema:schema42.properties.revision,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema42.properties.revision,data:data5};
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
const err18 = {instancePath:instancePath+"/oldRevision",schemaPath:"#/properties/oldRevision/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema42.properties.oldRevision.type,parentSchema:schema42.properties.oldRevision,data:data6};
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
const err19 = {instancePath:instancePath+"/oldRevision",schemaPath:"#/properties/oldRevision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295",schema:4294967295,parentSchema:schema42.properties.oldRevision,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/oldRevision",schemaPath:"#/properties/oldRevision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema42.properties.oldRevision,data:data6};
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
if(!pattern16.test(data7)){
const err21 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"+"\"",schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$",parentSchema:schema42.properties.timestamp,data:data7};
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
const err22 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.timestamp.type,parentSchema:schema42.properties.timestamp,data:data7};
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
if(!pattern19.test(data8)){
const err23 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]{0,500}$"},message:"must match pattern \""+"^[\\s\\S]{0,500}$"+"\"",schema:"^[\\s\\S]{0,500}$",parentSchema:schema42.properties.comment,data:data8};
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
const err24 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.comment.type,parentSchema:schema42.properties.comment,data:data8};
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
const err25 = {instancePath:instancePath+"/minor",schemaPath:"#/properties/minor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema42.properties.minor.type,parentSchema:schema42.properties.minor,data:data9};
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
const err26 = {instancePath:instancePath+"/bot",schemaPath:"#/properties/bot/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema42.properties.bot.type,parentSchema:schema42.properties.bot,data:data10};
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
const err27 = {instancePath:instancePath+"/oldLength",schemaPath:"#/properties/oldLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema42.properties.oldLength.type,parentSchema:schema42.properties.oldLength,data:data11};
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
const err28 = {instancePath:instancePath+"/oldLength",schemaPath:"#/properties/oldLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema42.properties.oldLength,data:data11};
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
const err29 = {instancePath:instancePath+"/newLength",schemaPath:"#/properties/newLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema42.properties.newLength.type,parentSchema:schema42.properties.newLength,data:data12};
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
const err30 = {instancePath:instancePath+"/newLength",schemaPath:"#/properties/newLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema42.properties.newLength,data:data12};
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
if(!pattern27.test(data13)){
const err31 = {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}$"},message:"must match pattern \""+"^[0-9a-f]{40}$"+"\"",schema:"^[0-9a-f]{40}$",parentSchema:schema42.properties.sha1,data:data13};
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
const err32 = {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.sha1.type,parentSchema:schema42.properties.sha1,data:data13};
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
if(!pattern4.test(data15)){
const err33 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema42.properties.tags.items,data:data15};
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
const err34 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.tags.items.type,parentSchema:schema42.properties.tags.items,data:data15};
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
const err35 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema42.properties.tags.type,parentSchema:schema42.properties.tags,data:data14};
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
const err36 = {instancePath:instancePath+"/patrolled",schemaPath:"#/properties/patrolled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema42.properties.patrolled.type,parentSchema:schema42.properties.patrolled,data:data16};
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
const err37 = {instancePath:instancePath+"/autopatrolled",schemaPath:"#/properties/autopatrolled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema42.properties.autopatrolled.type,parentSchema:schema42.properties.autopatrolled,data:data17};
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
let data18 = data.log;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.type === undefined){
const err38 = {instancePath:instancePath+"/log",schemaPath:"#/$defs/logEntry/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema43.required,parentSchema:schema43,data:data18};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data18.action === undefined){
const err39 = {instancePath:instancePath+"/log",schemaPath:"#/$defs/logEntry/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'",schema:schema43.required,parentSchema:schema43,data:data18};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key1 in data18){
if(!((((key1 === "id") || (key1 === "type")) || (key1 === "action")) || (key1 === "parameters"))){
const err40 = {instancePath:instancePath+"/log",schemaPath:"#/$defs/logEntry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema43,data:data18};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data18.id !== undefined){
let data19 = data18.id;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err41 = {instancePath:instancePath+"/log/id",schemaPath:"#/$defs/logEntry/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema43.properties.id.type,parentSchema:schema43.properties.id,data:data19};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 4294967295 || isNaN(data19)){
const err42 = {instancePath:instancePath+"/log/id",schemaPath:"#/$defs/logEntry/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295",schema:4294967295,parentSchema:schema43.properties.id,data:data19};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err43 = {instancePath:instancePath+"/log/id",schemaPath:"#/$defs/logEntry/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema43.properties.id,data:data19};
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
if(data18.type !== undefined){
let data20 = data18.type;
if(typeof data20 === "string"){
if(!pattern4.test(data20)){
const err44 = {instancePath:instancePath+"/log/type",schemaPath:"#/$defs/logEntry/properties/type/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema43.properties.type,data:data20};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/log/type",schemaPath:"#/$defs/logEntry/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.type.type,parentSchema:schema43.properties.type,data:data20};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data18.action !== undefined){
let data21 = data18.action;
if(typeof data21 === "string"){
if(!pattern4.test(data21)){
const err46 = {instancePath:instancePath+"/log/action",schemaPath:"#/$defs/logEntry/properties/action/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema43.properties.action,data:data21};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/log/action",schemaPath:"#/$defs/logEntry/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.action.type,parentSchema:schema43.properties.action,data:data21};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data18.parameters !== undefined){
let data22 = data18.parameters;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err48 = {instancePath:instancePath+"/log/parameters",schemaPath:"#/$defs/logEntry/properties/parameters/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema43.properties.parameters.type,parentSchema:schema43.properties.parameters,data:data22};
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
else {
const err49 = {instancePath:instancePath+"/log",schemaPath:"#/$defs/logEntry/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema43.type,parentSchema:schema43,data:data18};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:wikidouble:wiki-file" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "site") || (key0 === "pages")) || (key0 === "users")) || (key0 === "changes"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
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
if(!(validate21(data.site, {instancePath:instancePath+"/site",parentData:data,parentDataProperty:"site",rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate21.errors);
errors = vErrors.length;
}
}
if(data.pages !== undefined){
let data1 = data.pages;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data1[i0], {instancePath:instancePath+"/pages/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.pages.type,parentSchema:schema31.properties.pages,data:data1};
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
if(!(validate29(data3[i1], {instancePath:instancePath+"/users/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.users.type,parentSchema:schema31.properties.users,data:data3};
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
if(!(validate31(data5[i2], {instancePath:instancePath+"/changes/" + i2,parentData:data5,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.changes.type,parentSchema:schema31.properties.changes,data:data5};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

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
  return validate20(definition) ? [] : validate20.errors;
}
exports.findWikiFileProblems = findWikiFileProblems;
