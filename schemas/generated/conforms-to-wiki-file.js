// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.
"use strict";
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:wikidouble:wiki-file","type":"object","properties":{"site":{},"pages":{"type":"array","items":{"$ref":"#/$defs/page"}},"users":{"type":"array","items":{"$ref":"#/$defs/user"}},"blocks":{"type":"array","items":{"$ref":"#/$defs/block"}},"deletedPages":{"type":"array","items":{"$ref":"#/$defs/page"}},"deletedFiles":{"type":"array","items":{"$ref":"#/$defs/deletedFile"}},"protectedTitles":{"type":"array","items":{"$ref":"#/$defs/protectedTitle"}},"changes":{"type":"array","items":{"$ref":"#/$defs/change"}},"logs":{"type":"array","items":{"$ref":"#/$defs/loggedEvent"}},"tags":{"type":"array","items":{"anyOf":[{"type":"string","pattern":"^[^,|/]+$"},{"$ref":"#/$defs/tag"}]}},"newMessages":{"type":"array","items":{"anyOf":[{"type":"string","pattern":"\\S"},{"$ref":"#/$defs/newMessage"}]}}},"additionalProperties":false,"$defs":{"site":{"type":"object","properties":{"name":{"type":"string","pattern":"\\S"},"release":{"type":"string","enum":["1.39","1.43"]},"server":{"type":"string","pattern":"^(https?:)?//[^/?#\\s]+$"},"canonicalServer":{"type":"string","pattern":"^https?://[^/?#\\s]+$"},"scriptPath":{"type":"string","pattern":"^(/[^/?#\\s]+)*$"},"parserFunctions":{"type":"boolean"},"articlePath":{"type":"string","pattern":"^/[^?#\\s]*\\$1[^?#\\s]*$"},"language":{"type":"string","pattern":"^(?![^]*--)[a-z]{2,}(-[-a-z0-9]*[a-z0-9])?$"},"case":{"type":"string","enum":["first-letter","case-sensitive"]},"namespaces":{"type":"array","items":{"$ref":"#/$defs/namespace"}},"interwiki":{"type":"array","items":{"anyOf":[{"type":"string","pattern":"^[^\\s:|#<>\\[\\]{}]+$"},{"$ref":"#/$defs/interwiki"}]}},"uploadPath":{"type":"string","pattern":"^((https?:)?//[^?#\\s]+|(/[^?#\\s]*)?)$"},"repositories":{"type":"array","items":{"$ref":"#/$defs/repository"}},"mainPageIsDomainRoot":{"type":"boolean"},"logo":{"type":"string"},"timeZone":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_+/-]*$"},"license":{"$ref":"#/$defs/license"},"fileExtensions":{"type":"array","items":{"type":"string","pattern":"^[^\\s.]+$"}},"miserMode":{"type":"boolean"},"exceptionDetails":{"type":"boolean"},"frameOptions":{"type":"string","enum":["DENY","SAMEORIGIN","none"]},"crossOriginSites":{"type":"array","items":{"type":"string","pattern":"\\S"}},"crossOriginExceptions":{"type":"array","items":{"type":"string","pattern":"\\S"}},"cookies":{"$ref":"#/$defs/cookies"},"statistics":{"$ref":"#/$defs/statistics"},"extensions":{"type":"array","items":{"type":"object","additionalProperties":{"type":"string"}}},"skins":{"type":"array","items":{"$ref":"#/$defs/skin"}},"uploads":{"type":"boolean"},"maximumResultSize":{"type":"integer","minimum":0},"readOnly":{"type":"string","pattern":"\\S"},"secretKey":{"type":"string","pattern":"\\S"},"rateLimits":{"type":"object","additionalProperties":{"type":"object","propertyNames":{"pattern":"^(?!&|subnet$|subnet-all$|ip-all$|user-global$)"},"additionalProperties":{"$ref":"#/$defs/rateLimit"}}},"temporaryAccounts":{"type":"boolean"},"watchlistExpiry":{"type":"boolean"},"watchlistExpiryMaximum":{"type":"string","pattern":"^(never|[0-9]+ ?[a-z]+( [0-9]+ ?[a-z]+)*)$"},"sessionLifetime":{"type":"integer","minimum":1},"patrolling":{"type":"object","properties":{"changes":{"type":"boolean"},"newPages":{"type":"boolean"},"uploads":{"type":"boolean"}},"additionalProperties":false},"groups":{"type":"object","additionalProperties":{"$ref":"#/$defs/group"}},"autopromotion":{"type":"object","additionalProperties":{"$ref":"#/$defs/promotion"}}},"additionalProperties":false},"group":{"type":"object","properties":{"rights":{"type":"object","additionalProperties":{"type":"boolean"}},"revoked":{"type":"array","items":{"type":"string","pattern":"\\S"}},"adds":{"anyOf":[{"type":"array","items":{"type":"string","pattern":"\\S"}},{"const":true}]},"removes":{"anyOf":[{"type":"array","items":{"type":"string","pattern":"\\S"}},{"const":true}]},"addsToSelf":{"anyOf":[{"type":"array","items":{"type":"string","pattern":"\\S"}},{"const":true}]},"removesFromSelf":{"anyOf":[{"type":"array","items":{"type":"string","pattern":"\\S"}},{"const":true}]}},"additionalProperties":false},"promotion":{"type":"object","properties":{"age":{"type":"integer","minimum":0},"edits":{"type":"integer","minimum":0}},"additionalProperties":false},"interwiki":{"type":"object","properties":{"prefix":{"type":"string","pattern":"^[^\\s:|#<>\\[\\]{}]+$"},"url":{"type":"string"},"api":{"type":"string"},"local":{"type":"boolean"},"transclusion":{"type":"boolean"},"wikiId":{"type":"string"}},"required":["prefix","url"],"additionalProperties":false},"repository":{"type":"object","properties":{"name":{"type":"string","pattern":"\\S"},"server":{"type":"string","pattern":"^(https?:)?//[^/?#\\s]+$"},"scriptPath":{"type":"string","pattern":"^(/[^/?#\\s]+)*$"},"articlePath":{"type":"string","pattern":"^/[^?#\\s]*\\$1[^?#\\s]*$"},"uploadPath":{"type":"string","pattern":"^((https?:)?//[^?#\\s]+|(/[^?#\\s]*)?)$"},"files":{"type":"array","items":{"$ref":"#/$defs/sharedFile"}}},"required":["name","server","files"],"additionalProperties":false},"sharedFile":{"type":"object","properties":{"title":{"type":"string","pattern":"\\S"},"id":{"type":"integer","minimum":1},"file":{"$ref":"#/$defs/file"}},"required":["title"],"additionalProperties":false},"cookies":{"type":"object","properties":{"prefix":{"type":"string","pattern":"^[A-Za-z0-9_-]*$"},"domain":{"type":"string","pattern":"^[^\\s;,]*$"},"path":{"type":"string","pattern":"^/[^\\s;,]*$"},"secure":{"type":"boolean"},"httpOnly":{"type":"boolean"},"sameSite":{"type":"string","enum":["None","Lax","Strict"]},"expiration":{"type":"integer","minimum":0},"rememberedExpiration":{"type":"integer","minimum":0}},"additionalProperties":false},"license":{"type":"object","properties":{"text":{"type":"string"},"url":{"type":"string"}},"additionalProperties":false},"statistics":{"type":"object","properties":{"articles":{"type":"integer","minimum":0},"edits":{"type":"integer","minimum":0},"images":{"type":"integer","minimum":0},"activeUsers":{"type":"integer","minimum":0},"jobs":{"type":"integer","minimum":0}},"additionalProperties":false},"skin":{"type":"object","properties":{"code":{"type":"string"},"name":{"type":"string"},"default":{"type":"boolean"},"unusable":{"type":"boolean"}},"required":["code","name"],"additionalProperties":false},"namespace":{"type":"object","properties":{"id":{"type":"integer","minimum":-2},"name":{"type":"string","pattern":"^[^:|#<>\\[\\]{}]*$"},"aliases":{"type":"array","items":{"type":"string","pattern":"^[^:|#<>\\[\\]{}]+$"}},"content":{"type":"boolean"},"subpages":{"type":"boolean"},"case":{"type":"string","enum":["first-letter","case-sensitive"]},"protection":{"type":"array","items":{"type":"string","pattern":"\\S"}}},"required":["id","name"],"additionalProperties":false},"page":{"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"title":{"type":"string","pattern":"\\S"},"text":{"type":"string"},"contentModel":{"enum":["wikitext","javascript","css","json","text"]},"uses":{"type":"array","items":{"type":"string","pattern":"\\S"}},"externalLinks":{"type":"array","items":{"type":"string","pattern":"\\S"}},"redirect":{"anyOf":[{"type":"string","pattern":"\\S"},{"const":true}]},"protection":{"type":"array","items":{"$ref":"#/$defs/restriction"}},"categoryTimestamps":{"type":"object","propertyNames":{"pattern":"\\S"},"additionalProperties":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"}},"touched":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"new":{"type":"boolean"},"revision":{"type":"integer","minimum":1,"maximum":4294967295},"user":{"type":"string","pattern":"\\S"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"revisions":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/revision"}},"file":{"$ref":"#/$defs/file"}},"required":["title"],"additionalProperties":false},"restriction":{"type":"object","properties":{"type":{"type":"string","enum":["edit","move","upload"]},"level":{"type":"string","pattern":"\\S"},"expiry":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"cascade":{"type":"boolean"}},"required":["type","level"],"additionalProperties":false},"protectedTitle":{"type":"object","properties":{"title":{"type":"string","pattern":"\\S"},"level":{"type":"string","pattern":"\\S"},"expiry":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"user":{"type":"string","pattern":"\\S"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"}},"required":["title","level"],"additionalProperties":false},"revision":{"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"parent":{"type":"integer","minimum":0,"maximum":4294967295},"text":{"type":"string"},"contentModel":{"enum":["wikitext","javascript","css","json","text"]},"user":{"type":"string","pattern":"\\S"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"minor":{"type":"boolean"},"tags":{"type":"array","items":{"type":"string","pattern":"\\S"}},"hidden":{"$ref":"#/$defs/hiddenParts"}},"additionalProperties":false},"file":{"type":"object","properties":{"hidden":{"$ref":"#/$defs/hiddenParts"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"user":{"type":"string","pattern":"\\S"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"content":{"type":"string","pattern":"^[A-Za-z0-9+/=\\s]*$"},"contentFile":{"type":"string","pattern":"\\S"},"size":{"type":"integer","minimum":0},"width":{"type":"integer","minimum":0},"height":{"type":"integer","minimum":0},"sha1":{"type":"string","pattern":"^[0-9a-f]{40}$"},"mime":{"type":"string","pattern":"^[a-z]+/[-+.a-z0-9]+$"},"bitDepth":{"type":"integer","minimum":0},"metadata":{"type":"array","items":{"$ref":"#/$defs/fileMetadata"}},"older":{"type":"array","items":{"$ref":"#/$defs/fileVersion"}}},"additionalProperties":false},"deletedFile":{"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"title":{"type":"string","pattern":"\\S"},"replaced":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"hidden":{"$ref":"#/$defs/hiddenParts"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"user":{"type":"string","pattern":"\\S"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"content":{"type":"string","pattern":"^[A-Za-z0-9+/=\\s]*$"},"contentFile":{"type":"string","pattern":"\\S"},"size":{"type":"integer","minimum":0},"width":{"type":"integer","minimum":0},"height":{"type":"integer","minimum":0},"sha1":{"type":"string","pattern":"^[0-9a-f]{40}$"},"mime":{"type":"string","pattern":"^[a-z]+/[-+.a-z0-9]+$"},"bitDepth":{"type":"integer","minimum":0},"metadata":{"type":"array","items":{"$ref":"#/$defs/fileMetadata"}}},"required":["title"],"additionalProperties":false},"fileMetadata":{"type":"object","properties":{"name":{"type":"string"},"value":{"anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"array","items":{"type":"object","properties":{"name":{"anyOf":[{"type":"string"},{"type":"integer"}]},"value":{"anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"}]}},"required":["name","value"],"additionalProperties":false}}]}},"required":["name","value"],"additionalProperties":false},"fileVersion":{"type":"object","properties":{"hidden":{"$ref":"#/$defs/hiddenParts"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"replaced":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"metadata":{"type":"array","items":{"$ref":"#/$defs/fileMetadata"}},"user":{"type":"string","pattern":"\\S"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"content":{"type":"string","pattern":"^[A-Za-z0-9+/=\\s]*$"},"contentFile":{"type":"string","pattern":"\\S"},"size":{"type":"integer","minimum":0},"width":{"type":"integer","minimum":0},"height":{"type":"integer","minimum":0},"bitDepth":{"type":"integer","minimum":0},"sha1":{"type":"string","pattern":"^[0-9a-f]{40}$"}},"required":["timestamp"],"additionalProperties":false},"user":{"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"name":{"type":"string","pattern":"\\S"},"password":{"type":"string","pattern":"."},"groups":{"type":"array","items":{"type":"string","pattern":"\\S"}},"groupExpiry":{"type":"object","additionalProperties":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"}},"botPasswords":{"type":"array","items":{"$ref":"#/$defs/botPassword"}},"email":{"type":"string","pattern":"^[^@\\s]+@[^@\\s]+$"},"emailConfirmed":{"type":"boolean"},"realName":{"type":"string"},"registered":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"lastAddress":{"type":"string","pattern":"\\S"},"editCount":{"type":"integer","minimum":0},"options":{"type":"object","additionalProperties":{"type":"string"}},"watchlist":{"type":"array","items":{"anyOf":[{"type":"string","pattern":"\\S"},{"$ref":"#/$defs/watchedPage"}]}}},"required":["name"],"additionalProperties":false},"rateLimit":{"type":"object","properties":{"hits":{"type":"integer","minimum":0},"seconds":{"type":"integer","minimum":1}},"required":["hits","seconds"],"additionalProperties":false},"tag":{"type":"object","properties":{"name":{"type":"string","pattern":"\\S"},"defined":{"type":"boolean"},"uses":{"type":"integer","minimum":0}},"required":["name"],"additionalProperties":false},"newMessage":{"type":"object","properties":{"user":{"type":"string","pattern":"\\S"},"seen":{"type":"integer","minimum":0,"maximum":4294967295}},"required":["user"],"additionalProperties":false},"watchedPage":{"type":"object","properties":{"title":{"type":"string","pattern":"\\S"},"expiry":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"notificationTimestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"talkNotificationTimestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"}},"required":["title"],"additionalProperties":false},"block":{"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"target":{"type":"string","pattern":"\\S"},"by":{"type":"string","pattern":"\\S"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"expiry":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"reason":{"type":"string"},"anonymousOnly":{"type":"boolean"},"noCreate":{"type":"boolean"},"autoblock":{"type":"boolean"},"noEmail":{"type":"boolean"},"hidden":{"type":"boolean"},"allowsTalk":{"type":"boolean"},"pages":{"type":"array","items":{"type":"string","pattern":"\\S"}},"namespaces":{"type":"array","items":{"type":"integer"}},"parent":{"type":"integer","minimum":1,"maximum":4294967295}},"required":["target"],"additionalProperties":false},"botPassword":{"type":"object","properties":{"app":{"type":"string","pattern":"^[^\\s@]+$"},"password":{"type":"string","pattern":"^[0-9a-w]{32,}$"},"grants":{"type":"array","items":{"type":"string","enum":["basic","blockusers","createaccount","createeditmovepage","delete","editinterface","editmycssjs","editmyoptions","editmywatchlist","editpage","editprotected","editsiteconfig","highvolume","import","mergehistory","oversight","patrol","privateinfo","protect","rollback","sendemail","uploadeditmovefile","uploadfile","viewdeleted","viewmywatchlist","viewrestrictedlogs"]}}},"required":["app","password","grants"],"additionalProperties":false},"change":{"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"type":{"type":"string","enum":["edit","new","log"]},"page":{"type":"string","pattern":"\\S"},"pageId":{"type":"integer","minimum":0,"maximum":4294967295},"user":{"type":"string","pattern":"\\S"},"revision":{"type":"integer","minimum":1,"maximum":4294967295},"oldRevision":{"type":"integer","minimum":0,"maximum":4294967295},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"minor":{"type":"boolean"},"bot":{"type":"boolean"},"oldLength":{"type":"integer","minimum":0},"newLength":{"type":"integer","minimum":0},"sha1":{"type":"string","pattern":"^[0-9a-f]{40}$"},"tags":{"type":"array","items":{"type":"string","pattern":"\\S"}},"patrolled":{"type":"boolean"},"autopatrolled":{"type":"boolean"},"hidden":{"$ref":"#/$defs/hiddenParts"},"log":{"$ref":"#/$defs/logEntry"}},"required":["page","user"],"additionalProperties":false},"loggedEvent":{"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"type":{"type":"string","pattern":"\\S"},"action":{"type":"string","pattern":"\\S"},"page":{"type":"string","pattern":"\\S"},"pageId":{"type":"integer","minimum":0,"maximum":4294967295},"revision":{"type":"integer","minimum":1,"maximum":4294967295},"user":{"type":"string","pattern":"\\S"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"tags":{"type":"array","items":{"type":"string","pattern":"\\S"}},"hidden":{"$ref":"#/$defs/hiddenParts"},"parameters":{"type":"object"}},"required":["type","action","page","user"],"additionalProperties":false},"hiddenParts":{"type":"array","items":{"enum":["content","comment","user","suppressed"]}},"logEntry":{"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"type":{"type":"string","pattern":"\\S"},"action":{"type":"string","pattern":"\\S"},"parameters":{"type":"object"}},"required":["type","action"],"additionalProperties":false}}};
const func1 = Object.prototype.hasOwnProperty;
const schema20 = {"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"title":{"type":"string","pattern":"\\S"},"text":{"type":"string"},"contentModel":{"enum":["wikitext","javascript","css","json","text"]},"uses":{"type":"array","items":{"type":"string","pattern":"\\S"}},"externalLinks":{"type":"array","items":{"type":"string","pattern":"\\S"}},"redirect":{"anyOf":[{"type":"string","pattern":"\\S"},{"const":true}]},"protection":{"type":"array","items":{"$ref":"#/$defs/restriction"}},"categoryTimestamps":{"type":"object","propertyNames":{"pattern":"\\S"},"additionalProperties":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"}},"touched":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"new":{"type":"boolean"},"revision":{"type":"integer","minimum":1,"maximum":4294967295},"user":{"type":"string","pattern":"\\S"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"revisions":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/revision"}},"file":{"$ref":"#/$defs/file"}},"required":["title"],"additionalProperties":false};
const pattern3 = new RegExp("\\S", "u");
const pattern8 = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$", "u");
const pattern14 = new RegExp("^[\\s\\S]{0,500}$", "u");
const schema21 = {"type":"object","properties":{"type":{"type":"string","enum":["edit","move","upload"]},"level":{"type":"string","pattern":"\\S"},"expiry":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"cascade":{"type":"boolean"}},"required":["type","level"],"additionalProperties":false};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.level === undefined) && (missing0 = "level"))){
validate54.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "level")) || (key0 === "expiry")) || (key0 === "cascade"))){
validate54.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate54.errors = [true];
return false;
}
if(!(((data0 === "edit") || (data0 === "move")) || (data0 === "upload"))){
validate54.errors = [true];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.level !== undefined){
let data1 = data.level;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
validate54.errors = [true];
return false;
}
}
else {
validate54.errors = [true];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiry !== undefined){
let data2 = data.expiry;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
validate54.errors = [true];
return false;
}
}
else {
validate54.errors = [true];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cascade !== undefined){
const _errs8 = errors;
if(typeof data.cascade !== "boolean"){
validate54.errors = [true];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate54.errors = [true];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema22 = {"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"parent":{"type":"integer","minimum":0,"maximum":4294967295},"text":{"type":"string"},"contentModel":{"enum":["wikitext","javascript","css","json","text"]},"user":{"type":"string","pattern":"\\S"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"minor":{"type":"boolean"},"tags":{"type":"array","items":{"type":"string","pattern":"\\S"}},"hidden":{"$ref":"#/$defs/hiddenParts"}},"additionalProperties":false};
const schema23 = {"type":"array","items":{"enum":["content","comment","user","suppressed"]}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!((((data0 === "content") || (data0 === "comment")) || (data0 === "user")) || (data0 === "suppressed"))){
validate57.errors = [true];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate57.errors = [true];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema22.properties, key0))){
validate56.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate56.errors = [true];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4294967295 || isNaN(data0)){
validate56.errors = [true];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate56.errors = [true];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent !== undefined){
let data1 = data.parent;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate56.errors = [true];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 4294967295 || isNaN(data1)){
validate56.errors = [true];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate56.errors = [true];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs6 = errors;
if(typeof data.text !== "string"){
validate56.errors = [true];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentModel !== undefined){
let data3 = data.contentModel;
const _errs8 = errors;
if(!(((((data3 === "wikitext") || (data3 === "javascript")) || (data3 === "css")) || (data3 === "json")) || (data3 === "text"))){
validate56.errors = [true];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data4 = data.user;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
validate56.errors = [true];
return false;
}
}
else {
validate56.errors = [true];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data5 = data.timestamp;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
validate56.errors = [true];
return false;
}
}
else {
validate56.errors = [true];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comment !== undefined){
let data6 = data.comment;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(!pattern14.test(data6)){
validate56.errors = [true];
return false;
}
}
else {
validate56.errors = [true];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minor !== undefined){
const _errs15 = errors;
if(typeof data.minor !== "boolean"){
validate56.errors = [true];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tags !== undefined){
let data8 = data.tags;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
var valid1 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(!pattern3.test(data9)){
validate56.errors = [true];
return false;
}
}
else {
validate56.errors = [true];
return false;
}
}
var valid1 = _errs19 === errors;
if(!valid1){
break;
}
}
}
else {
validate56.errors = [true];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs21 = errors;
if(!(validate57(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate56.errors = [true];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema24 = {"type":"object","properties":{"hidden":{"$ref":"#/$defs/hiddenParts"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"user":{"type":"string","pattern":"\\S"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"content":{"type":"string","pattern":"^[A-Za-z0-9+/=\\s]*$"},"contentFile":{"type":"string","pattern":"\\S"},"size":{"type":"integer","minimum":0},"width":{"type":"integer","minimum":0},"height":{"type":"integer","minimum":0},"sha1":{"type":"string","pattern":"^[0-9a-f]{40}$"},"mime":{"type":"string","pattern":"^[a-z]+/[-+.a-z0-9]+$"},"bitDepth":{"type":"integer","minimum":0},"metadata":{"type":"array","items":{"$ref":"#/$defs/fileMetadata"}},"older":{"type":"array","items":{"$ref":"#/$defs/fileVersion"}}},"additionalProperties":false};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.value === undefined) && (missing0 = "value"))){
validate62.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "value"))){
validate62.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate62.errors = [true];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(typeof data1 !== "string"){
const err0 = true;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs8 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err1 = true;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(typeof data1 !== "boolean"){
const err2 = true;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs14 = errors;
if(errors === _errs14){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.name === undefined) && (missing1 = "name")) || ((data2.value === undefined) && (missing1 = "value"))){
const err3 = true;
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
const _errs16 = errors;
for(const key1 in data2){
if(!((key1 === "name") || (key1 === "value"))){
const err4 = true;
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break;
}
}
if(_errs16 === errors){
if(data2.name !== undefined){
let data3 = data2.name;
const _errs17 = errors;
const _errs18 = errors;
let valid4 = false;
const _errs19 = errors;
if(typeof data3 !== "string"){
const err5 = true;
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid4 = valid4 || _valid1;
const _errs21 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = true;
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err7 = true;
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
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
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.value !== undefined){
let data4 = data2.value;
const _errs23 = errors;
const _errs24 = errors;
let valid5 = false;
const _errs25 = errors;
if(typeof data4 !== "string"){
const err8 = true;
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid2 = _errs25 === errors;
valid5 = valid5 || _valid2;
const _errs27 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err9 = true;
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid2 = _errs27 === errors;
valid5 = valid5 || _valid2;
const _errs29 = errors;
if(typeof data4 !== "boolean"){
const err10 = true;
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs29 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const err11 = true;
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
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
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err12 = true;
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
const err13 = true;
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err14 = true;
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate62.errors = vErrors;
return false;
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
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate62.errors = [true];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema26 = {"type":"object","properties":{"hidden":{"$ref":"#/$defs/hiddenParts"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"replaced":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"metadata":{"type":"array","items":{"$ref":"#/$defs/fileMetadata"}},"user":{"type":"string","pattern":"\\S"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"content":{"type":"string","pattern":"^[A-Za-z0-9+/=\\s]*$"},"contentFile":{"type":"string","pattern":"\\S"},"size":{"type":"integer","minimum":0},"width":{"type":"integer","minimum":0},"height":{"type":"integer","minimum":0},"bitDepth":{"type":"integer","minimum":0},"sha1":{"type":"string","pattern":"^[0-9a-f]{40}$"}},"required":["timestamp"],"additionalProperties":false};
const pattern22 = new RegExp("^[A-Za-z0-9+/=\\s]*$", "u");
const pattern24 = new RegExp("^[0-9a-f]{40}$", "u");

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.timestamp === undefined) && (missing0 = "timestamp")){
validate64.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema26.properties, key0))){
validate64.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.hidden !== undefined){
const _errs2 = errors;
if(!(validate57(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data1 = data.timestamp;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
validate64.errors = [true];
return false;
}
}
else {
validate64.errors = [true];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replaced !== undefined){
let data2 = data.replaced;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
validate64.errors = [true];
return false;
}
}
else {
validate64.errors = [true];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data3 = data.metadata;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate62(data3[i0], {instancePath:instancePath+"/metadata/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate64.errors = [true];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data5 = data.user;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
validate64.errors = [true];
return false;
}
}
else {
validate64.errors = [true];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comment !== undefined){
let data6 = data.comment;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data6 === "string"){
if(!pattern14.test(data6)){
validate64.errors = [true];
return false;
}
}
else {
validate64.errors = [true];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data7 = data.content;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data7 === "string"){
if(!pattern22.test(data7)){
validate64.errors = [true];
return false;
}
}
else {
validate64.errors = [true];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentFile !== undefined){
let data8 = data.contentFile;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
validate64.errors = [true];
return false;
}
}
else {
validate64.errors = [true];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data9 = data.size;
const _errs18 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate64.errors = [true];
return false;
}
if(errors === _errs18){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate64.errors = [true];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data10 = data.width;
const _errs20 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate64.errors = [true];
return false;
}
if(errors === _errs20){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate64.errors = [true];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.height !== undefined){
let data11 = data.height;
const _errs22 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate64.errors = [true];
return false;
}
if(errors === _errs22){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate64.errors = [true];
return false;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bitDepth !== undefined){
let data12 = data.bitDepth;
const _errs24 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate64.errors = [true];
return false;
}
if(errors === _errs24){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate64.errors = [true];
return false;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha1 !== undefined){
let data13 = data.sha1;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data13 === "string"){
if(!pattern24.test(data13)){
validate64.errors = [true];
return false;
}
}
else {
validate64.errors = [true];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate64.errors = [true];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern25 = new RegExp("^[a-z]+/[-+.a-z0-9]+$", "u");

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema24.properties, key0))){
validate60.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.hidden !== undefined){
const _errs2 = errors;
if(!(validate57(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data1 = data.timestamp;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
validate60.errors = [true];
return false;
}
}
else {
validate60.errors = [true];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data2 = data.user;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
validate60.errors = [true];
return false;
}
}
else {
validate60.errors = [true];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comment !== undefined){
let data3 = data.comment;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern14.test(data3)){
validate60.errors = [true];
return false;
}
}
else {
validate60.errors = [true];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data4 = data.content;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern22.test(data4)){
validate60.errors = [true];
return false;
}
}
else {
validate60.errors = [true];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentFile !== undefined){
let data5 = data.contentFile;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
validate60.errors = [true];
return false;
}
}
else {
validate60.errors = [true];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data6 = data.size;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate60.errors = [true];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate60.errors = [true];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data7 = data.width;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate60.errors = [true];
return false;
}
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate60.errors = [true];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.height !== undefined){
let data8 = data.height;
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate60.errors = [true];
return false;
}
if(errors === _errs17){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate60.errors = [true];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha1 !== undefined){
let data9 = data.sha1;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(!pattern24.test(data9)){
validate60.errors = [true];
return false;
}
}
else {
validate60.errors = [true];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mime !== undefined){
let data10 = data.mime;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(!pattern25.test(data10)){
validate60.errors = [true];
return false;
}
}
else {
validate60.errors = [true];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bitDepth !== undefined){
let data11 = data.bitDepth;
const _errs23 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate60.errors = [true];
return false;
}
if(errors === _errs23){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate60.errors = [true];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data12 = data.metadata;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data12)){
var valid1 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
const _errs27 = errors;
if(!(validate62(data12[i0], {instancePath:instancePath+"/metadata/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid1 = _errs27 === errors;
if(!valid1){
break;
}
}
}
else {
validate60.errors = [true];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.older !== undefined){
let data14 = data.older;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data14)){
var valid2 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs30 = errors;
if(!(validate64(data14[i1], {instancePath:instancePath+"/older/" + i1,parentData:data14,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid2 = _errs30 === errors;
if(!valid2){
break;
}
}
}
else {
validate60.errors = [true];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate60.errors = [true];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.title === undefined) && (missing0 = "title")){
validate53.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema20.properties, key0))){
validate53.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate53.errors = [true];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4294967295 || isNaN(data0)){
validate53.errors = [true];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate53.errors = [true];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
validate53.errors = [true];
return false;
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs6 = errors;
if(typeof data.text !== "string"){
validate53.errors = [true];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentModel !== undefined){
let data3 = data.contentModel;
const _errs8 = errors;
if(!(((((data3 === "wikitext") || (data3 === "javascript")) || (data3 === "css")) || (data3 === "json")) || (data3 === "text"))){
validate53.errors = [true];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uses !== undefined){
let data4 = data.uses;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
validate53.errors = [true];
return false;
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.externalLinks !== undefined){
let data6 = data.externalLinks;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid2 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
validate53.errors = [true];
return false;
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redirect !== undefined){
let data8 = data.redirect;
const _errs17 = errors;
const _errs18 = errors;
let valid3 = false;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
const err0 = true;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = true;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs19 === errors;
valid3 = valid3 || _valid0;
const _errs21 = errors;
if(true !== data8){
const err2 = true;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err3 = true;
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate53.errors = vErrors;
return false;
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
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protection !== undefined){
let data9 = data.protection;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data9)){
var valid4 = true;
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
const _errs24 = errors;
if(!(validate54(data9[i2], {instancePath:instancePath+"/protection/" + i2,parentData:data9,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid4 = _errs24 === errors;
if(!valid4){
break;
}
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.categoryTimestamps !== undefined){
let data11 = data.categoryTimestamps;
const _errs25 = errors;
if(errors === _errs25){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key1 in data11){
const _errs27 = errors;
if(typeof key1 === "string"){
if(!pattern3.test(key1)){
const err4 = true;
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid5 = _errs27 === errors;
if(!valid5){
const err5 = true;
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate53.errors = vErrors;
return false;
break;
}
}
if(valid5){
for(const key2 in data11){
let data12 = data11[key2];
const _errs29 = errors;
if(errors === _errs29){
if(typeof data12 === "string"){
if(!pattern8.test(data12)){
validate53.errors = [true];
return false;
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid6 = _errs29 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.touched !== undefined){
let data13 = data.touched;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data13 === "string"){
if(!pattern8.test(data13)){
validate53.errors = [true];
return false;
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new !== undefined){
const _errs33 = errors;
if(typeof data.new !== "boolean"){
validate53.errors = [true];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revision !== undefined){
let data15 = data.revision;
const _errs35 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate53.errors = [true];
return false;
}
if(errors === _errs35){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 4294967295 || isNaN(data15)){
validate53.errors = [true];
return false;
}
else {
if(data15 < 1 || isNaN(data15)){
validate53.errors = [true];
return false;
}
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data16 = data.user;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data16 === "string"){
if(!pattern3.test(data16)){
validate53.errors = [true];
return false;
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data17 = data.timestamp;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data17 === "string"){
if(!pattern8.test(data17)){
validate53.errors = [true];
return false;
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comment !== undefined){
let data18 = data.comment;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data18 === "string"){
if(!pattern14.test(data18)){
validate53.errors = [true];
return false;
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revisions !== undefined){
let data19 = data.revisions;
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data19)){
if(data19.length < 1){
validate53.errors = [true];
return false;
}
else {
var valid7 = true;
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
const _errs45 = errors;
if(!(validate56(data19[i3], {instancePath:instancePath+"/revisions/" + i3,parentData:data19,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid7 = _errs45 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs46 = errors;
if(!(validate60(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate53.errors = [true];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema27 = {"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"name":{"type":"string","pattern":"\\S"},"password":{"type":"string","pattern":"."},"groups":{"type":"array","items":{"type":"string","pattern":"\\S"}},"groupExpiry":{"type":"object","additionalProperties":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"}},"botPasswords":{"type":"array","items":{"$ref":"#/$defs/botPassword"}},"email":{"type":"string","pattern":"^[^@\\s]+@[^@\\s]+$"},"emailConfirmed":{"type":"boolean"},"realName":{"type":"string"},"registered":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"lastAddress":{"type":"string","pattern":"\\S"},"editCount":{"type":"integer","minimum":0},"options":{"type":"object","additionalProperties":{"type":"string"}},"watchlist":{"type":"array","items":{"anyOf":[{"type":"string","pattern":"\\S"},{"$ref":"#/$defs/watchedPage"}]}}},"required":["name"],"additionalProperties":false};
const pattern34 = new RegExp(".", "u");
const pattern39 = new RegExp("^[^@\\s]+@[^@\\s]+$", "u");
const schema28 = {"type":"object","properties":{"app":{"type":"string","pattern":"^[^\\s@]+$"},"password":{"type":"string","pattern":"^[0-9a-w]{32,}$"},"grants":{"type":"array","items":{"type":"string","enum":["basic","blockusers","createaccount","createeditmovepage","delete","editinterface","editmycssjs","editmyoptions","editmywatchlist","editpage","editprotected","editsiteconfig","highvolume","import","mergehistory","oversight","patrol","privateinfo","protect","rollback","sendemail","uploadeditmovefile","uploadfile","viewdeleted","viewmywatchlist","viewrestrictedlogs"]}}},"required":["app","password","grants"],"additionalProperties":false};
const pattern37 = new RegExp("^[^\\s@]+$", "u");
const pattern38 = new RegExp("^[0-9a-w]{32,}$", "u");

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.app === undefined) && (missing0 = "app")) || ((data.password === undefined) && (missing0 = "password"))) || ((data.grants === undefined) && (missing0 = "grants"))){
validate71.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "app") || (key0 === "password")) || (key0 === "grants"))){
validate71.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.app !== undefined){
let data0 = data.app;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern37.test(data0)){
validate71.errors = [true];
return false;
}
}
else {
validate71.errors = [true];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data1 = data.password;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern38.test(data1)){
validate71.errors = [true];
return false;
}
}
else {
validate71.errors = [true];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grants !== undefined){
let data2 = data.grants;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(typeof data3 !== "string"){
validate71.errors = [true];
return false;
}
if(!((((((((((((((((((((((((((data3 === "basic") || (data3 === "blockusers")) || (data3 === "createaccount")) || (data3 === "createeditmovepage")) || (data3 === "delete")) || (data3 === "editinterface")) || (data3 === "editmycssjs")) || (data3 === "editmyoptions")) || (data3 === "editmywatchlist")) || (data3 === "editpage")) || (data3 === "editprotected")) || (data3 === "editsiteconfig")) || (data3 === "highvolume")) || (data3 === "import")) || (data3 === "mergehistory")) || (data3 === "oversight")) || (data3 === "patrol")) || (data3 === "privateinfo")) || (data3 === "protect")) || (data3 === "rollback")) || (data3 === "sendemail")) || (data3 === "uploadeditmovefile")) || (data3 === "uploadfile")) || (data3 === "viewdeleted")) || (data3 === "viewmywatchlist")) || (data3 === "viewrestrictedlogs"))){
validate71.errors = [true];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate71.errors = [true];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate71.errors = [true];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.title === undefined) && (missing0 = "title")){
validate73.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "expiry")) || (key0 === "notificationTimestamp")) || (key0 === "talkNotificationTimestamp"))){
validate73.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.title !== undefined){
let data0 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate73.errors = [true];
return false;
}
}
else {
validate73.errors = [true];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiry !== undefined){
let data1 = data.expiry;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
validate73.errors = [true];
return false;
}
}
else {
validate73.errors = [true];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notificationTimestamp !== undefined){
let data2 = data.notificationTimestamp;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
validate73.errors = [true];
return false;
}
}
else {
validate73.errors = [true];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.talkNotificationTimestamp !== undefined){
let data3 = data.talkNotificationTimestamp;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
validate73.errors = [true];
return false;
}
}
else {
validate73.errors = [true];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate73.errors = [true];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate70.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema27.properties, key0))){
validate70.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate70.errors = [true];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4294967295 || isNaN(data0)){
validate70.errors = [true];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate70.errors = [true];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
validate70.errors = [true];
return false;
}
}
else {
validate70.errors = [true];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data2 = data.password;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern34.test(data2)){
validate70.errors = [true];
return false;
}
}
else {
validate70.errors = [true];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groups !== undefined){
let data3 = data.groups;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
validate70.errors = [true];
return false;
}
}
else {
validate70.errors = [true];
return false;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate70.errors = [true];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupExpiry !== undefined){
let data5 = data.groupExpiry;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
let data6 = data5[key1];
const _errs15 = errors;
if(errors === _errs15){
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
validate70.errors = [true];
return false;
}
}
else {
validate70.errors = [true];
return false;
}
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
else {
validate70.errors = [true];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.botPasswords !== undefined){
let data7 = data.botPasswords;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data7)){
var valid3 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs19 = errors;
if(!(validate71(data7[i1], {instancePath:instancePath+"/botPasswords/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
}
else {
validate70.errors = [true];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data9 = data.email;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(!pattern39.test(data9)){
validate70.errors = [true];
return false;
}
}
else {
validate70.errors = [true];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.emailConfirmed !== undefined){
const _errs22 = errors;
if(typeof data.emailConfirmed !== "boolean"){
validate70.errors = [true];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.realName !== undefined){
const _errs24 = errors;
if(typeof data.realName !== "string"){
validate70.errors = [true];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registered !== undefined){
let data12 = data.registered;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data12 === "string"){
if(!pattern8.test(data12)){
validate70.errors = [true];
return false;
}
}
else {
validate70.errors = [true];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastAddress !== undefined){
let data13 = data.lastAddress;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data13 === "string"){
if(!pattern3.test(data13)){
validate70.errors = [true];
return false;
}
}
else {
validate70.errors = [true];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.editCount !== undefined){
let data14 = data.editCount;
const _errs30 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate70.errors = [true];
return false;
}
if(errors === _errs30){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate70.errors = [true];
return false;
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data15 = data.options;
const _errs32 = errors;
if(errors === _errs32){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key2 in data15){
const _errs35 = errors;
if(typeof data15[key2] !== "string"){
validate70.errors = [true];
return false;
}
var valid4 = _errs35 === errors;
if(!valid4){
break;
}
}
}
else {
validate70.errors = [true];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.watchlist !== undefined){
let data17 = data.watchlist;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
var valid5 = true;
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
const _errs39 = errors;
const _errs40 = errors;
let valid6 = false;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data18 === "string"){
if(!pattern3.test(data18)){
const err0 = true;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = true;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs41 === errors;
valid6 = valid6 || _valid0;
const _errs43 = errors;
if(!(validate73(data18, {instancePath:instancePath+"/watchlist/" + i2,parentData:data17,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var _valid0 = _errs43 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const err2 = true;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate70.errors = vErrors;
return false;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs39 === errors;
if(!valid5){
break;
}
}
}
else {
validate70.errors = [true];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate70.errors = [true];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema30 = {"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"target":{"type":"string","pattern":"\\S"},"by":{"type":"string","pattern":"\\S"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"expiry":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"reason":{"type":"string"},"anonymousOnly":{"type":"boolean"},"noCreate":{"type":"boolean"},"autoblock":{"type":"boolean"},"noEmail":{"type":"boolean"},"hidden":{"type":"boolean"},"allowsTalk":{"type":"boolean"},"pages":{"type":"array","items":{"type":"string","pattern":"\\S"}},"namespaces":{"type":"array","items":{"type":"integer"}},"parent":{"type":"integer","minimum":1,"maximum":4294967295}},"required":["target"],"additionalProperties":false};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.target === undefined) && (missing0 = "target")){
validate76.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema30.properties, key0))){
validate76.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate76.errors = [true];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4294967295 || isNaN(data0)){
validate76.errors = [true];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate76.errors = [true];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data1 = data.target;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
validate76.errors = [true];
return false;
}
}
else {
validate76.errors = [true];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
let data2 = data.by;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
validate76.errors = [true];
return false;
}
}
else {
validate76.errors = [true];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data3 = data.timestamp;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
validate76.errors = [true];
return false;
}
}
else {
validate76.errors = [true];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiry !== undefined){
let data4 = data.expiry;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
validate76.errors = [true];
return false;
}
}
else {
validate76.errors = [true];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs12 = errors;
if(typeof data.reason !== "string"){
validate76.errors = [true];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.anonymousOnly !== undefined){
const _errs14 = errors;
if(typeof data.anonymousOnly !== "boolean"){
validate76.errors = [true];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.noCreate !== undefined){
const _errs16 = errors;
if(typeof data.noCreate !== "boolean"){
validate76.errors = [true];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.autoblock !== undefined){
const _errs18 = errors;
if(typeof data.autoblock !== "boolean"){
validate76.errors = [true];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.noEmail !== undefined){
const _errs20 = errors;
if(typeof data.noEmail !== "boolean"){
validate76.errors = [true];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs22 = errors;
if(typeof data.hidden !== "boolean"){
validate76.errors = [true];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowsTalk !== undefined){
const _errs24 = errors;
if(typeof data.allowsTalk !== "boolean"){
validate76.errors = [true];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pages !== undefined){
let data12 = data.pages;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data12)){
var valid1 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
const _errs28 = errors;
if(errors === _errs28){
if(typeof data13 === "string"){
if(!pattern3.test(data13)){
validate76.errors = [true];
return false;
}
}
else {
validate76.errors = [true];
return false;
}
}
var valid1 = _errs28 === errors;
if(!valid1){
break;
}
}
}
else {
validate76.errors = [true];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespaces !== undefined){
let data14 = data.namespaces;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data14)){
var valid2 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
const _errs32 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate76.errors = [true];
return false;
}
var valid2 = _errs32 === errors;
if(!valid2){
break;
}
}
}
else {
validate76.errors = [true];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent !== undefined){
let data16 = data.parent;
const _errs34 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate76.errors = [true];
return false;
}
if(errors === _errs34){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 4294967295 || isNaN(data16)){
validate76.errors = [true];
return false;
}
else {
if(data16 < 1 || isNaN(data16)){
validate76.errors = [true];
return false;
}
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate76.errors = [true];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema31 = {"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"title":{"type":"string","pattern":"\\S"},"replaced":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"hidden":{"$ref":"#/$defs/hiddenParts"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"user":{"type":"string","pattern":"\\S"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"content":{"type":"string","pattern":"^[A-Za-z0-9+/=\\s]*$"},"contentFile":{"type":"string","pattern":"\\S"},"size":{"type":"integer","minimum":0},"width":{"type":"integer","minimum":0},"height":{"type":"integer","minimum":0},"sha1":{"type":"string","pattern":"^[0-9a-f]{40}$"},"mime":{"type":"string","pattern":"^[a-z]+/[-+.a-z0-9]+$"},"bitDepth":{"type":"integer","minimum":0},"metadata":{"type":"array","items":{"$ref":"#/$defs/fileMetadata"}}},"required":["title"],"additionalProperties":false};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.title === undefined) && (missing0 = "title")){
validate79.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
validate79.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate79.errors = [true];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4294967295 || isNaN(data0)){
validate79.errors = [true];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate79.errors = [true];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
validate79.errors = [true];
return false;
}
}
else {
validate79.errors = [true];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replaced !== undefined){
let data2 = data.replaced;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
validate79.errors = [true];
return false;
}
}
else {
validate79.errors = [true];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs8 = errors;
if(!(validate57(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data4 = data.timestamp;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
validate79.errors = [true];
return false;
}
}
else {
validate79.errors = [true];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data5 = data.user;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
validate79.errors = [true];
return false;
}
}
else {
validate79.errors = [true];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comment !== undefined){
let data6 = data.comment;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(!pattern14.test(data6)){
validate79.errors = [true];
return false;
}
}
else {
validate79.errors = [true];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data7 = data.content;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(!pattern22.test(data7)){
validate79.errors = [true];
return false;
}
}
else {
validate79.errors = [true];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentFile !== undefined){
let data8 = data.contentFile;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
validate79.errors = [true];
return false;
}
}
else {
validate79.errors = [true];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data9 = data.size;
const _errs19 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate79.errors = [true];
return false;
}
if(errors === _errs19){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate79.errors = [true];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data10 = data.width;
const _errs21 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate79.errors = [true];
return false;
}
if(errors === _errs21){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate79.errors = [true];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.height !== undefined){
let data11 = data.height;
const _errs23 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate79.errors = [true];
return false;
}
if(errors === _errs23){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate79.errors = [true];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha1 !== undefined){
let data12 = data.sha1;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data12 === "string"){
if(!pattern24.test(data12)){
validate79.errors = [true];
return false;
}
}
else {
validate79.errors = [true];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mime !== undefined){
let data13 = data.mime;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data13 === "string"){
if(!pattern25.test(data13)){
validate79.errors = [true];
return false;
}
}
else {
validate79.errors = [true];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bitDepth !== undefined){
let data14 = data.bitDepth;
const _errs29 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate79.errors = [true];
return false;
}
if(errors === _errs29){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate79.errors = [true];
return false;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data15 = data.metadata;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data15)){
var valid1 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
const _errs33 = errors;
if(!(validate62(data15[i0], {instancePath:instancePath+"/metadata/" + i0,parentData:data15,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid1 = _errs33 === errors;
if(!valid1){
break;
}
}
}
else {
validate79.errors = [true];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate79.errors = [true];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.level === undefined) && (missing0 = "level"))){
validate83.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "level")) || (key0 === "expiry")) || (key0 === "user")) || (key0 === "timestamp")) || (key0 === "comment"))){
validate83.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.title !== undefined){
let data0 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate83.errors = [true];
return false;
}
}
else {
validate83.errors = [true];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.level !== undefined){
let data1 = data.level;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
validate83.errors = [true];
return false;
}
}
else {
validate83.errors = [true];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiry !== undefined){
let data2 = data.expiry;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
validate83.errors = [true];
return false;
}
}
else {
validate83.errors = [true];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data3 = data.user;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
validate83.errors = [true];
return false;
}
}
else {
validate83.errors = [true];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data4 = data.timestamp;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
validate83.errors = [true];
return false;
}
}
else {
validate83.errors = [true];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comment !== undefined){
let data5 = data.comment;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern14.test(data5)){
validate83.errors = [true];
return false;
}
}
else {
validate83.errors = [true];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate83.errors = [true];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema33 = {"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"type":{"type":"string","enum":["edit","new","log"]},"page":{"type":"string","pattern":"\\S"},"pageId":{"type":"integer","minimum":0,"maximum":4294967295},"user":{"type":"string","pattern":"\\S"},"revision":{"type":"integer","minimum":1,"maximum":4294967295},"oldRevision":{"type":"integer","minimum":0,"maximum":4294967295},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"minor":{"type":"boolean"},"bot":{"type":"boolean"},"oldLength":{"type":"integer","minimum":0},"newLength":{"type":"integer","minimum":0},"sha1":{"type":"string","pattern":"^[0-9a-f]{40}$"},"tags":{"type":"array","items":{"type":"string","pattern":"\\S"}},"patrolled":{"type":"boolean"},"autopatrolled":{"type":"boolean"},"hidden":{"$ref":"#/$defs/hiddenParts"},"log":{"$ref":"#/$defs/logEntry"}},"required":["page","user"],"additionalProperties":false};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.action === undefined) && (missing0 = "action"))){
validate87.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "action")) || (key0 === "parameters"))){
validate87.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate87.errors = [true];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4294967295 || isNaN(data0)){
validate87.errors = [true];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate87.errors = [true];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
validate87.errors = [true];
return false;
}
}
else {
validate87.errors = [true];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
let data2 = data.action;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
validate87.errors = [true];
return false;
}
}
else {
validate87.errors = [true];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameters !== undefined){
let data3 = data.parameters;
const _errs8 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate87.errors = [true];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate87.errors = [true];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.page === undefined) && (missing0 = "page")) || ((data.user === undefined) && (missing0 = "user"))){
validate85.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema33.properties, key0))){
validate85.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate85.errors = [true];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4294967295 || isNaN(data0)){
validate85.errors = [true];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate85.errors = [true];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate85.errors = [true];
return false;
}
if(!(((data1 === "edit") || (data1 === "new")) || (data1 === "log"))){
validate85.errors = [true];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.page !== undefined){
let data2 = data.page;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
validate85.errors = [true];
return false;
}
}
else {
validate85.errors = [true];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageId !== undefined){
let data3 = data.pageId;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate85.errors = [true];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 4294967295 || isNaN(data3)){
validate85.errors = [true];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate85.errors = [true];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data4 = data.user;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
validate85.errors = [true];
return false;
}
}
else {
validate85.errors = [true];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revision !== undefined){
let data5 = data.revision;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate85.errors = [true];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 4294967295 || isNaN(data5)){
validate85.errors = [true];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate85.errors = [true];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oldRevision !== undefined){
let data6 = data.oldRevision;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate85.errors = [true];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 4294967295 || isNaN(data6)){
validate85.errors = [true];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate85.errors = [true];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data7 = data.timestamp;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(!pattern8.test(data7)){
validate85.errors = [true];
return false;
}
}
else {
validate85.errors = [true];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comment !== undefined){
let data8 = data.comment;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(!pattern14.test(data8)){
validate85.errors = [true];
return false;
}
}
else {
validate85.errors = [true];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minor !== undefined){
const _errs20 = errors;
if(typeof data.minor !== "boolean"){
validate85.errors = [true];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bot !== undefined){
const _errs22 = errors;
if(typeof data.bot !== "boolean"){
validate85.errors = [true];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oldLength !== undefined){
let data11 = data.oldLength;
const _errs24 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate85.errors = [true];
return false;
}
if(errors === _errs24){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate85.errors = [true];
return false;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.newLength !== undefined){
let data12 = data.newLength;
const _errs26 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate85.errors = [true];
return false;
}
if(errors === _errs26){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate85.errors = [true];
return false;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha1 !== undefined){
let data13 = data.sha1;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data13 === "string"){
if(!pattern24.test(data13)){
validate85.errors = [true];
return false;
}
}
else {
validate85.errors = [true];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tags !== undefined){
let data14 = data.tags;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data14)){
var valid1 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
const _errs32 = errors;
if(errors === _errs32){
if(typeof data15 === "string"){
if(!pattern3.test(data15)){
validate85.errors = [true];
return false;
}
}
else {
validate85.errors = [true];
return false;
}
}
var valid1 = _errs32 === errors;
if(!valid1){
break;
}
}
}
else {
validate85.errors = [true];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.patrolled !== undefined){
const _errs34 = errors;
if(typeof data.patrolled !== "boolean"){
validate85.errors = [true];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.autopatrolled !== undefined){
const _errs36 = errors;
if(typeof data.autopatrolled !== "boolean"){
validate85.errors = [true];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs38 = errors;
if(!(validate57(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.log !== undefined){
const _errs39 = errors;
if(!(validate87(data.log, {instancePath:instancePath+"/log",parentData:data,parentDataProperty:"log",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate85.errors = [true];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema35 = {"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"type":{"type":"string","pattern":"\\S"},"action":{"type":"string","pattern":"\\S"},"page":{"type":"string","pattern":"\\S"},"pageId":{"type":"integer","minimum":0,"maximum":4294967295},"revision":{"type":"integer","minimum":1,"maximum":4294967295},"user":{"type":"string","pattern":"\\S"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"tags":{"type":"array","items":{"type":"string","pattern":"\\S"}},"hidden":{"$ref":"#/$defs/hiddenParts"},"parameters":{"type":"object"}},"required":["type","action","page","user"],"additionalProperties":false};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.action === undefined) && (missing0 = "action"))) || ((data.page === undefined) && (missing0 = "page"))) || ((data.user === undefined) && (missing0 = "user"))){
validate90.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema35.properties, key0))){
validate90.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate90.errors = [true];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4294967295 || isNaN(data0)){
validate90.errors = [true];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate90.errors = [true];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
validate90.errors = [true];
return false;
}
}
else {
validate90.errors = [true];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
let data2 = data.action;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
validate90.errors = [true];
return false;
}
}
else {
validate90.errors = [true];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.page !== undefined){
let data3 = data.page;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
validate90.errors = [true];
return false;
}
}
else {
validate90.errors = [true];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageId !== undefined){
let data4 = data.pageId;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate90.errors = [true];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 4294967295 || isNaN(data4)){
validate90.errors = [true];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate90.errors = [true];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revision !== undefined){
let data5 = data.revision;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate90.errors = [true];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 4294967295 || isNaN(data5)){
validate90.errors = [true];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate90.errors = [true];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data6 = data.user;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
validate90.errors = [true];
return false;
}
}
else {
validate90.errors = [true];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data7 = data.timestamp;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(!pattern8.test(data7)){
validate90.errors = [true];
return false;
}
}
else {
validate90.errors = [true];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comment !== undefined){
let data8 = data.comment;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(!pattern14.test(data8)){
validate90.errors = [true];
return false;
}
}
else {
validate90.errors = [true];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tags !== undefined){
let data9 = data.tags;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(!pattern3.test(data10)){
validate90.errors = [true];
return false;
}
}
else {
validate90.errors = [true];
return false;
}
}
var valid1 = _errs22 === errors;
if(!valid1){
break;
}
}
}
else {
validate90.errors = [true];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs24 = errors;
if(!(validate57(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameters !== undefined){
let data12 = data.parameters;
const _errs25 = errors;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
validate90.errors = [true];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate90.errors = [true];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate93.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "defined")) || (key0 === "uses"))){
validate93.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate93.errors = [true];
return false;
}
}
else {
validate93.errors = [true];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defined !== undefined){
const _errs4 = errors;
if(typeof data.defined !== "boolean"){
validate93.errors = [true];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uses !== undefined){
let data2 = data.uses;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate93.errors = [true];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate93.errors = [true];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate93.errors = [true];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.user === undefined) && (missing0 = "user")){
validate95.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "user") || (key0 === "seen"))){
validate95.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.user !== undefined){
let data0 = data.user;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate95.errors = [true];
return false;
}
}
else {
validate95.errors = [true];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seen !== undefined){
let data1 = data.seen;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate95.errors = [true];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 4294967295 || isNaN(data1)){
validate95.errors = [true];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate95.errors = [true];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate95.errors = [true];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern82 = new RegExp("^[^,|/]+$", "u");

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
validate52.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pages !== undefined){
let data0 = data.pages;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate53(data0[i0], {instancePath:instancePath+"/pages/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate52.errors = [true];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.users !== undefined){
let data2 = data.users;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate70(data2[i1], {instancePath:instancePath+"/users/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate52.errors = [true];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blocks !== undefined){
let data4 = data.blocks;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
const _errs10 = errors;
if(!(validate76(data4[i2], {instancePath:instancePath+"/blocks/" + i2,parentData:data4,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
else {
validate52.errors = [true];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletedPages !== undefined){
let data6 = data.deletedPages;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data6)){
var valid4 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
const _errs13 = errors;
if(!(validate53(data6[i3], {instancePath:instancePath+"/deletedPages/" + i3,parentData:data6,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate52.errors = [true];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletedFiles !== undefined){
let data8 = data.deletedFiles;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data8)){
var valid5 = true;
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
const _errs16 = errors;
if(!(validate79(data8[i4], {instancePath:instancePath+"/deletedFiles/" + i4,parentData:data8,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
}
else {
validate52.errors = [true];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protectedTitles !== undefined){
let data10 = data.protectedTitles;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data10)){
var valid6 = true;
const len5 = data10.length;
for(let i5=0; i5<len5; i5++){
const _errs19 = errors;
if(!(validate83(data10[i5], {instancePath:instancePath+"/protectedTitles/" + i5,parentData:data10,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var valid6 = _errs19 === errors;
if(!valid6){
break;
}
}
}
else {
validate52.errors = [true];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changes !== undefined){
let data12 = data.changes;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data12)){
var valid7 = true;
const len6 = data12.length;
for(let i6=0; i6<len6; i6++){
const _errs22 = errors;
if(!(validate85(data12[i6], {instancePath:instancePath+"/changes/" + i6,parentData:data12,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid7 = _errs22 === errors;
if(!valid7){
break;
}
}
}
else {
validate52.errors = [true];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logs !== undefined){
let data14 = data.logs;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data14)){
var valid8 = true;
const len7 = data14.length;
for(let i7=0; i7<len7; i7++){
const _errs25 = errors;
if(!(validate90(data14[i7], {instancePath:instancePath+"/logs/" + i7,parentData:data14,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var valid8 = _errs25 === errors;
if(!valid8){
break;
}
}
}
else {
validate52.errors = [true];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tags !== undefined){
let data16 = data.tags;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data16)){
var valid9 = true;
const len8 = data16.length;
for(let i8=0; i8<len8; i8++){
let data17 = data16[i8];
const _errs28 = errors;
const _errs29 = errors;
let valid10 = false;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data17 === "string"){
if(!pattern82.test(data17)){
const err0 = true;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = true;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs30 === errors;
valid10 = valid10 || _valid0;
const _errs32 = errors;
if(!(validate93(data17, {instancePath:instancePath+"/tags/" + i8,parentData:data16,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var _valid0 = _errs32 === errors;
valid10 = valid10 || _valid0;
if(!valid10){
const err2 = true;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate52.errors = vErrors;
return false;
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
var valid9 = _errs28 === errors;
if(!valid9){
break;
}
}
}
else {
validate52.errors = [true];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.newMessages !== undefined){
let data18 = data.newMessages;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data18)){
var valid11 = true;
const len9 = data18.length;
for(let i9=0; i9<len9; i9++){
let data19 = data18[i9];
const _errs35 = errors;
const _errs36 = errors;
let valid12 = false;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data19 === "string"){
if(!pattern3.test(data19)){
const err3 = true;
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
const err4 = true;
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs37 === errors;
valid12 = valid12 || _valid1;
const _errs39 = errors;
if(!(validate95(data19, {instancePath:instancePath+"/newMessages/" + i9,parentData:data18,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var _valid1 = _errs39 === errors;
valid12 = valid12 || _valid1;
if(!valid12){
const err5 = true;
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate52.errors = vErrors;
return false;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
var valid11 = _errs35 === errors;
if(!valid11){
break;
}
}
}
else {
validate52.errors = [true];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate52.errors = [true];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

/**
 * Whether the definition of a wiki, but for its `site`, conforms to the schema.
 *
 * @param {unknown} value
 * @returns {boolean}
 */
function conformsToWikiFile(value) {
  return validate52(value);
}
exports.conformsToWikiFile = conformsToWikiFile;
