// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.
"use strict";
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:wikidouble:wiki-file","type":"object","properties":{"site":{"$ref":"#/$defs/site"},"pages":{"type":"array","items":{"$ref":"#/$defs/page"}},"users":{"type":"array","items":{"$ref":"#/$defs/user"}},"blocks":{"type":"array","items":{"$ref":"#/$defs/block"}},"deletedPages":{"type":"array","items":{"$ref":"#/$defs/page"}},"deletedFiles":{"type":"array","items":{"$ref":"#/$defs/deletedFile"}},"protectedTitles":{"type":"array","items":{"$ref":"#/$defs/protectedTitle"}},"changes":{"type":"array","items":{"$ref":"#/$defs/change"}},"logs":{"type":"array","items":{"$ref":"#/$defs/loggedEvent"}},"tags":{"type":"array","items":{"anyOf":[{"type":"string","pattern":"^[^,|/]+$","examples":["spam"]},{"$ref":"#/$defs/tag"}],"examples":["spam",{"name":"spam","uses":12}]}},"newMessages":{"type":"array","items":{"anyOf":[{"type":"string","pattern":"\\S","examples":["Bob"]},{"$ref":"#/$defs/newMessage"}],"examples":["Bob",{"user":"192.0.2.1","seen":12}]}}},"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const schema20 = {"type":"object","properties":{"name":{"type":"string","pattern":"\\S","examples":["Example Wiki"]},"release":{"type":"string","enum":["1.39","1.43"],"examples":["1.43"]},"server":{"type":"string","pattern":"^(https?:)?//[^/?#\\s]+$","examples":["https://wiki.example"]},"canonicalServer":{"type":"string","pattern":"^https?://[^/?#\\s]+$","examples":["https://wiki.example"]},"scriptPath":{"type":"string","pattern":"^(/[^/?#\\s]+)*$","examples":["/w"]},"parserFunctions":{"type":"boolean"},"articlePath":{"type":"string","pattern":"^/[^?#\\s]*\\$1[^?#\\s]*$","examples":["/wiki/$1"]},"language":{"type":"string","pattern":"^(?![^]*--)[a-z]{2,}(-[-a-z0-9]*[a-z0-9])?$","examples":["en"]},"case":{"type":"string","enum":["first-letter","case-sensitive"],"examples":["first-letter"]},"namespaces":{"type":"array","items":{"$ref":"#/$defs/namespace"},"examples":[[{"id":100,"name":"Portal"}]]},"interwiki":{"type":"array","items":{"anyOf":[{"type":"string","pattern":"^[^\\s:|#<>\\[\\]{}]+$","examples":["wikipedia"]},{"$ref":"#/$defs/interwiki"}],"examples":["wikipedia",{"prefix":"fr","url":"https://fr.wiki.example/wiki/$1"}]},"examples":[["wikipedia"]]},"uploadPath":{"type":"string","pattern":"^((https?:)?//[^?#\\s]+|(/[^?#\\s]*)?)$","examples":["https://upload.example/wiki"]},"repositories":{"type":"array","items":{"$ref":"#/$defs/repository"}},"mainPageIsDomainRoot":{"type":"boolean"},"logo":{"type":"string","examples":["/static/logo.png"]},"timeZone":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_+/-]*$","examples":["Europe/Berlin"]},"license":{"$ref":"#/$defs/license"},"fileExtensions":{"type":"array","items":{"type":"string","pattern":"^[^\\s.]+$","examples":["png"]},"examples":[["png","svg"]]},"miserMode":{"type":"boolean"},"exceptionDetails":{"type":"boolean"},"frameOptions":{"type":"string","enum":["DENY","SAMEORIGIN","none"]},"crossOriginSites":{"type":"array","items":{"type":"string","pattern":"\\S","examples":["*.wiki.example"]},"examples":[["*.wiki.example"]]},"crossOriginExceptions":{"type":"array","items":{"type":"string","pattern":"\\S","examples":["test.wiki.example"]},"examples":[["test.wiki.example"]]},"cookies":{"$ref":"#/$defs/cookies"},"statistics":{"$ref":"#/$defs/statistics"},"extensions":{"type":"array","items":{"type":"object","additionalProperties":{"type":"string"},"examples":[{"type":"parserhook","name":"ParserFunctions","version":"1.6.1"}]}},"skins":{"type":"array","items":{"$ref":"#/$defs/skin"}},"uploads":{"type":"boolean"},"maximumResultSize":{"type":"integer","minimum":0,"examples":[8388608]},"readOnly":{"type":"string","pattern":"\\S","examples":["Maintenance until noon."]},"secretKey":{"type":"string","pattern":"\\S","examples":["a5dca55190e1c3927e098c317dd74e85"]},"rateLimits":{"type":"object","additionalProperties":{"type":"object","propertyNames":{"pattern":"^(?!&|subnet$|subnet-all$|ip-all$|user-global$)"},"additionalProperties":{"$ref":"#/$defs/rateLimit"}},"examples":[{"patrol":{"user":{"hits":5,"seconds":60}}}]},"temporaryAccounts":{"type":"boolean"},"watchlistExpiry":{"type":"boolean"},"watchlistExpiryMaximum":{"type":"string","pattern":"^(never|[0-9]+ ?[a-z]+( [0-9]+ ?[a-z]+)*)$","examples":["6 months"]},"sessionLifetime":{"type":"integer","minimum":1,"examples":[3600]},"patrolling":{"type":"object","properties":{"changes":{"type":"boolean"},"newPages":{"type":"boolean"},"uploads":{"type":"boolean"}},"additionalProperties":false,"examples":[{"changes":false}]},"groups":{"type":"object","additionalProperties":{"$ref":"#/$defs/group"},"examples":[{"*":{"rights":{"edit":false,"createaccount":false}}}]},"autopromotion":{"type":"object","additionalProperties":{"$ref":"#/$defs/promotion"},"examples":[{"autoconfirmed":{"age":345600,"edits":10}}]}},"additionalProperties":false};
const pattern3 = new RegExp("\\S", "u");
const pattern4 = new RegExp("^(https?:)?//[^/?#\\s]+$", "u");
const pattern5 = new RegExp("^https?://[^/?#\\s]+$", "u");
const pattern6 = new RegExp("^(/[^/?#\\s]+)*$", "u");
const pattern7 = new RegExp("^/[^?#\\s]*\\$1[^?#\\s]*$", "u");
const pattern8 = new RegExp("^(?![^]*--)[a-z]{2,}(-[-a-z0-9]*[a-z0-9])?$", "u");
const pattern12 = new RegExp("^[^\\s:|#<>\\[\\]{}]+$", "u");
const pattern14 = new RegExp("^((https?:)?//[^?#\\s]+|(/[^?#\\s]*)?)$", "u");
const pattern35 = new RegExp("^[A-Za-z][A-Za-z0-9_+/-]*$", "u");
const pattern36 = new RegExp("^[^\\s.]+$", "u");
const pattern44 = new RegExp("^(?!&|subnet$|subnet-all$|ip-all$|user-global$)", "u");
const pattern45 = new RegExp("^(never|[0-9]+ ?[a-z]+( [0-9]+ ?[a-z]+)*)$", "u");
const schema21 = {"type":"object","properties":{"id":{"type":"integer","minimum":-2,"examples":[100]},"name":{"type":"string","pattern":"^[^:|#<>\\[\\]{}]*$","examples":["Portal"]},"aliases":{"type":"array","items":{"type":"string","pattern":"^[^:|#<>\\[\\]{}]+$","examples":["Gateway"]}},"content":{"type":"boolean"},"subpages":{"type":"boolean"},"case":{"type":"string","enum":["first-letter","case-sensitive"],"examples":["case-sensitive"]},"protection":{"type":"array","items":{"type":"string","pattern":"\\S","examples":["editinterface"]},"examples":[["editinterface"]]}},"required":["id","name"],"additionalProperties":false};
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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},parentSchema:schema21,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema21,data};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},parentSchema:schema21.properties.id,data:data0};
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
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},parentSchema:schema21.properties.id,data:data0};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^:|#<>\\[\\]{}]*$"},parentSchema:schema21.properties.name,data:data1};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},parentSchema:schema21.properties.name,data:data1};
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
const err7 = {instancePath:instancePath+"/aliases/" + i0,schemaPath:"#/properties/aliases/items/pattern",keyword:"pattern",params:{pattern: "^[^:|#<>\\[\\]{}]+$"},parentSchema:schema21.properties.aliases.items,data:data3};
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
const err8 = {instancePath:instancePath+"/aliases/" + i0,schemaPath:"#/properties/aliases/items/type",keyword:"type",params:{type: "string"},parentSchema:schema21.properties.aliases.items,data:data3};
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
const err9 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"type",params:{type: "array"},parentSchema:schema21.properties.aliases,data:data2};
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
const err10 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "boolean"},parentSchema:schema21.properties.content,data:data4};
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
const err11 = {instancePath:instancePath+"/subpages",schemaPath:"#/properties/subpages/type",keyword:"type",params:{type: "boolean"},parentSchema:schema21.properties.subpages,data:data5};
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
const err12 = {instancePath:instancePath+"/case",schemaPath:"#/properties/case/type",keyword:"type",params:{type: "string"},parentSchema:schema21.properties.case,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data6 === "first-letter") || (data6 === "case-sensitive"))){
const err13 = {instancePath:instancePath+"/case",schemaPath:"#/properties/case/enum",keyword:"enum",params:{allowedValues: schema21.properties.case.enum},parentSchema:schema21.properties.case,data:data6};
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
const err14 = {instancePath:instancePath+"/protection/" + i1,schemaPath:"#/properties/protection/items/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema21.properties.protection.items,data:data8};
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
const err15 = {instancePath:instancePath+"/protection/" + i1,schemaPath:"#/properties/protection/items/type",keyword:"type",params:{type: "string"},parentSchema:schema21.properties.protection.items,data:data8};
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
const err16 = {instancePath:instancePath+"/protection",schemaPath:"#/properties/protection/type",keyword:"type",params:{type: "array"},parentSchema:schema21.properties.protection,data:data7};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema21,data};
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

const schema22 = {"type":"object","properties":{"prefix":{"type":"string","pattern":"^[^\\s:|#<>\\[\\]{}]+$","examples":["fr"]},"url":{"type":"string","examples":["https://fr.wiki.example/wiki/$1"]},"api":{"type":"string","examples":["https://fr.wiki.example/w/api.php"]},"local":{"type":"boolean"},"transclusion":{"type":"boolean"},"wikiId":{"type":"string","examples":["frwiki"]}},"required":["prefix","url"],"additionalProperties":false};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prefix"},parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},parentSchema:schema22,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema22,data};
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
const err3 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/pattern",keyword:"pattern",params:{pattern: "^[^\\s:|#<>\\[\\]{}]+$"},parentSchema:schema22.properties.prefix,data:data0};
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
const err4 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},parentSchema:schema22.properties.prefix,data:data0};
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
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},parentSchema:schema22.properties.url,data:data1};
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
const err6 = {instancePath:instancePath+"/api",schemaPath:"#/properties/api/type",keyword:"type",params:{type: "string"},parentSchema:schema22.properties.api,data:data2};
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
const err7 = {instancePath:instancePath+"/local",schemaPath:"#/properties/local/type",keyword:"type",params:{type: "boolean"},parentSchema:schema22.properties.local,data:data3};
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
const err8 = {instancePath:instancePath+"/transclusion",schemaPath:"#/properties/transclusion/type",keyword:"type",params:{type: "boolean"},parentSchema:schema22.properties.transclusion,data:data4};
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
const err9 = {instancePath:instancePath+"/wikiId",schemaPath:"#/properties/wikiId/type",keyword:"type",params:{type: "string"},parentSchema:schema22.properties.wikiId,data:data5};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema22,data};
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

const schema23 = {"type":"object","properties":{"name":{"type":"string","pattern":"\\S","examples":["shared"]},"server":{"type":"string","pattern":"^(https?:)?//[^/?#\\s]+$","examples":["https://shared.example"]},"scriptPath":{"type":"string","pattern":"^(/[^/?#\\s]+)*$","examples":["/w"]},"articlePath":{"type":"string","pattern":"^/[^?#\\s]*\\$1[^?#\\s]*$","examples":["/wiki/$1"]},"uploadPath":{"type":"string","pattern":"^((https?:)?//[^?#\\s]+|(/[^?#\\s]*)?)$","examples":["https://upload.example/shared"]},"files":{"type":"array","items":{"$ref":"#/$defs/sharedFile"}}},"required":["name","server","files"],"additionalProperties":false};
const schema24 = {"type":"object","properties":{"title":{"type":"string","pattern":"\\S","examples":["File:Earth.jpg"]},"id":{"type":"integer","minimum":1,"examples":[675]},"file":{"$ref":"#/$defs/file"}},"required":["title"],"additionalProperties":false};
const schema25 = {"type":"object","properties":{"hidden":{"$ref":"#/$defs/hiddenParts"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"user":{"type":"string","pattern":"\\S","examples":["Alice"]},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["first upload"]},"content":{"type":"string","pattern":"^[A-Za-z0-9+/=\\s]*$","examples":["R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs="]},"contentFile":{"type":"string","pattern":"\\S","examples":["pictures/cat.jpg"]},"size":{"type":"integer","minimum":0,"examples":[73]},"width":{"type":"integer","minimum":0,"examples":[3]},"height":{"type":"integer","minimum":0,"examples":[2]},"sha1":{"type":"string","pattern":"^[0-9a-f]{40}$","examples":["da39a3ee5e6b4b0d3255bfef95601890afd80709"]},"mime":{"type":"string","pattern":"^[a-z]+/[-+.a-z0-9]+$","examples":["image/png"]},"bitDepth":{"type":"integer","minimum":0,"examples":[8]},"metadata":{"type":"array","items":{"$ref":"#/$defs/fileMetadata"}},"older":{"type":"array","items":{"$ref":"#/$defs/fileVersion"}}},"additionalProperties":false};
const schema26 = {"type":"array","items":{"enum":["content","comment","user","suppressed"]},"examples":[["comment","user"]]};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!((((data0 === "content") || (data0 === "comment")) || (data0 === "user")) || (data0 === "suppressed"))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/enum",keyword:"enum",params:{allowedValues: schema26.items.enum},parentSchema:schema26.items,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema27 = {"type":"object","properties":{"name":{"type":"string","examples":["colorType"]},"value":{"anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"array","items":{"type":"object","properties":{"name":{"anyOf":[{"type":"string"},{"type":"integer"}]},"value":{"anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"}]}},"required":["name","value"],"additionalProperties":false}}],"examples":["truecolour"]}},"required":["name","value"],"additionalProperties":false};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},parentSchema:schema27,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema27,data};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},parentSchema:schema27.properties.name,data:data0};
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
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/0/type",keyword:"type",params:{type: "string"},parentSchema:schema27.properties.value.anyOf[0],data:data1};
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
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "number"},parentSchema:schema27.properties.value.anyOf[1],data:data1};
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
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/2/type",keyword:"type",params:{type: "boolean"},parentSchema:schema27.properties.value.anyOf[2],data:data1};
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
const err7 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/anyOf/3/items/required",keyword:"required",params:{missingProperty: "name"},parentSchema:schema27.properties.value.anyOf[3].items,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.value === undefined){
const err8 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/anyOf/3/items/required",keyword:"required",params:{missingProperty: "value"},parentSchema:schema27.properties.value.anyOf[3].items,data:data2};
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
const err9 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/anyOf/3/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},parentSchema:schema27.properties.value.anyOf[3].items,data:data2};
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
const err10 = {instancePath:instancePath+"/value/" + i0+"/name",schemaPath:"#/properties/value/anyOf/3/items/properties/name/anyOf/0/type",keyword:"type",params:{type: "string"},parentSchema:schema27.properties.value.anyOf[3].items.properties.name.anyOf[0],data:data3};
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
const err11 = {instancePath:instancePath+"/value/" + i0+"/name",schemaPath:"#/properties/value/anyOf/3/items/properties/name/anyOf/1/type",keyword:"type",params:{type: "integer"},parentSchema:schema27.properties.value.anyOf[3].items.properties.name.anyOf[1],data:data3};
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
const err12 = {instancePath:instancePath+"/value/" + i0+"/name",schemaPath:"#/properties/value/anyOf/3/items/properties/name/anyOf",keyword:"anyOf",params:{},parentSchema:schema27.properties.value.anyOf[3].items.properties.name,data:data3};
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
const err13 = {instancePath:instancePath+"/value/" + i0+"/value",schemaPath:"#/properties/value/anyOf/3/items/properties/value/anyOf/0/type",keyword:"type",params:{type: "string"},parentSchema:schema27.properties.value.anyOf[3].items.properties.value.anyOf[0],data:data4};
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
const err14 = {instancePath:instancePath+"/value/" + i0+"/value",schemaPath:"#/properties/value/anyOf/3/items/properties/value/anyOf/1/type",keyword:"type",params:{type: "number"},parentSchema:schema27.properties.value.anyOf[3].items.properties.value.anyOf[1],data:data4};
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
const err15 = {instancePath:instancePath+"/value/" + i0+"/value",schemaPath:"#/properties/value/anyOf/3/items/properties/value/anyOf/2/type",keyword:"type",params:{type: "boolean"},parentSchema:schema27.properties.value.anyOf[3].items.properties.value.anyOf[2],data:data4};
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
const err16 = {instancePath:instancePath+"/value/" + i0+"/value",schemaPath:"#/properties/value/anyOf/3/items/properties/value/anyOf",keyword:"anyOf",params:{},parentSchema:schema27.properties.value.anyOf[3].items.properties.value,data:data4};
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
const err17 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/anyOf/3/items/type",keyword:"type",params:{type: "object"},parentSchema:schema27.properties.value.anyOf[3].items,data:data2};
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
const err18 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/3/type",keyword:"type",params:{type: "array"},parentSchema:schema27.properties.value.anyOf[3],data:data1};
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
const err19 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},parentSchema:schema27.properties.value,data:data1};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema28 = {"type":"object","properties":{"hidden":{"$ref":"#/$defs/hiddenParts"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-30T12:00:00Z"]},"replaced":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:01Z"]},"metadata":{"type":"array","items":{"$ref":"#/$defs/fileMetadata"}},"user":{"type":"string","pattern":"\\S","examples":["Alice"]},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["second try"]},"content":{"type":"string","pattern":"^[A-Za-z0-9+/=\\s]*$","examples":["R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs="]},"contentFile":{"type":"string","pattern":"\\S","examples":["pictures/cat.jpg"]},"size":{"type":"integer","minimum":0,"examples":[69]},"width":{"type":"integer","minimum":0,"examples":[1]},"height":{"type":"integer","minimum":0,"examples":[1]},"bitDepth":{"type":"integer","minimum":0,"examples":[8]},"sha1":{"type":"string","pattern":"^[0-9a-f]{40}$","examples":["da39a3ee5e6b4b0d3255bfef95601890afd80709"]}},"required":["timestamp"],"additionalProperties":false};
const pattern21 = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$", "u");
const pattern23 = new RegExp("^[\\s\\S]{0,500}$", "u");
const pattern24 = new RegExp("^[A-Za-z0-9+/=\\s]*$", "u");
const pattern26 = new RegExp("^[0-9a-f]{40}$", "u");

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timestamp === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"},parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema28.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.hidden !== undefined){
if(!(validate61(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate61.errors);
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
const err2 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},parentSchema:schema28.properties.timestamp,data:data1};
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
const err3 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},parentSchema:schema28.properties.timestamp,data:data1};
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
let data2 = data.replaced;
if(typeof data2 === "string"){
if(!pattern21.test(data2)){
const err4 = {instancePath:instancePath+"/replaced",schemaPath:"#/properties/replaced/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},parentSchema:schema28.properties.replaced,data:data2};
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
const err5 = {instancePath:instancePath+"/replaced",schemaPath:"#/properties/replaced/type",keyword:"type",params:{type: "string"},parentSchema:schema28.properties.replaced,data:data2};
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
let data3 = data.metadata;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate63(data3[i0], {instancePath:instancePath+"/metadata/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "array"},parentSchema:schema28.properties.metadata,data:data3};
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
let data5 = data.user;
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
const err7 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema28.properties.user,data:data5};
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
const err8 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},parentSchema:schema28.properties.user,data:data5};
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
let data6 = data.comment;
if(typeof data6 === "string"){
if(!pattern23.test(data6)){
const err9 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]{0,500}$"},parentSchema:schema28.properties.comment,data:data6};
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
const err10 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},parentSchema:schema28.properties.comment,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.content !== undefined){
let data7 = data.content;
if(typeof data7 === "string"){
if(!pattern24.test(data7)){
const err11 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/=\\s]*$"},parentSchema:schema28.properties.content,data:data7};
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
const err12 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},parentSchema:schema28.properties.content,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.contentFile !== undefined){
let data8 = data.contentFile;
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
const err13 = {instancePath:instancePath+"/contentFile",schemaPath:"#/properties/contentFile/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema28.properties.contentFile,data:data8};
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
const err14 = {instancePath:instancePath+"/contentFile",schemaPath:"#/properties/contentFile/type",keyword:"type",params:{type: "string"},parentSchema:schema28.properties.contentFile,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.size !== undefined){
let data9 = data.size;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err15 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},parentSchema:schema28.properties.size,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err16 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema28.properties.size,data:data9};
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
if(data.width !== undefined){
let data10 = data.width;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err17 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},parentSchema:schema28.properties.width,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err18 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema28.properties.width,data:data10};
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
if(data.height !== undefined){
let data11 = data.height;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err19 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},parentSchema:schema28.properties.height,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err20 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema28.properties.height,data:data11};
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
if(data.bitDepth !== undefined){
let data12 = data.bitDepth;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err21 = {instancePath:instancePath+"/bitDepth",schemaPath:"#/properties/bitDepth/type",keyword:"type",params:{type: "integer"},parentSchema:schema28.properties.bitDepth,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err22 = {instancePath:instancePath+"/bitDepth",schemaPath:"#/properties/bitDepth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema28.properties.bitDepth,data:data12};
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
if(data.sha1 !== undefined){
let data13 = data.sha1;
if(typeof data13 === "string"){
if(!pattern26.test(data13)){
const err23 = {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}$"},parentSchema:schema28.properties.sha1,data:data13};
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
const err24 = {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/type",keyword:"type",params:{type: "string"},parentSchema:schema28.properties.sha1,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern27 = new RegExp("^[a-z]+/[-+.a-z0-9]+$", "u");

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
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.hidden !== undefined){
if(!(validate61(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate61.errors);
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
const err1 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},parentSchema:schema25.properties.timestamp,data:data1};
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
const err2 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},parentSchema:schema25.properties.timestamp,data:data1};
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
let data2 = data.user;
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
const err3 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema25.properties.user,data:data2};
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
const err4 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},parentSchema:schema25.properties.user,data:data2};
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
let data3 = data.comment;
if(typeof data3 === "string"){
if(!pattern23.test(data3)){
const err5 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]{0,500}$"},parentSchema:schema25.properties.comment,data:data3};
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
const err6 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},parentSchema:schema25.properties.comment,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.content !== undefined){
let data4 = data.content;
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
const err7 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/=\\s]*$"},parentSchema:schema25.properties.content,data:data4};
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
const err8 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},parentSchema:schema25.properties.content,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.contentFile !== undefined){
let data5 = data.contentFile;
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
const err9 = {instancePath:instancePath+"/contentFile",schemaPath:"#/properties/contentFile/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema25.properties.contentFile,data:data5};
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
const err10 = {instancePath:instancePath+"/contentFile",schemaPath:"#/properties/contentFile/type",keyword:"type",params:{type: "string"},parentSchema:schema25.properties.contentFile,data:data5};
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
const err11 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},parentSchema:schema25.properties.size,data:data6};
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
const err12 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema25.properties.size,data:data6};
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
const err13 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},parentSchema:schema25.properties.width,data:data7};
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
const err14 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema25.properties.width,data:data7};
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
const err15 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},parentSchema:schema25.properties.height,data:data8};
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
const err16 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema25.properties.height,data:data8};
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
if(!pattern26.test(data9)){
const err17 = {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}$"},parentSchema:schema25.properties.sha1,data:data9};
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
const err18 = {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/type",keyword:"type",params:{type: "string"},parentSchema:schema25.properties.sha1,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.mime !== undefined){
let data10 = data.mime;
if(typeof data10 === "string"){
if(!pattern27.test(data10)){
const err19 = {instancePath:instancePath+"/mime",schemaPath:"#/properties/mime/pattern",keyword:"pattern",params:{pattern: "^[a-z]+/[-+.a-z0-9]+$"},parentSchema:schema25.properties.mime,data:data10};
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
const err20 = {instancePath:instancePath+"/mime",schemaPath:"#/properties/mime/type",keyword:"type",params:{type: "string"},parentSchema:schema25.properties.mime,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.bitDepth !== undefined){
let data11 = data.bitDepth;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err21 = {instancePath:instancePath+"/bitDepth",schemaPath:"#/properties/bitDepth/type",keyword:"type",params:{type: "integer"},parentSchema:schema25.properties.bitDepth,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err22 = {instancePath:instancePath+"/bitDepth",schemaPath:"#/properties/bitDepth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema25.properties.bitDepth,data:data11};
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
if(data.metadata !== undefined){
let data12 = data.metadata;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(!(validate63(data12[i0], {instancePath:instancePath+"/metadata/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "array"},parentSchema:schema25.properties.metadata,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.older !== undefined){
let data14 = data.older;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(!(validate65(data14[i1], {instancePath:instancePath+"/older/" + i1,parentData:data14,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate65.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/older",schemaPath:"#/properties/older/type",keyword:"type",params:{type: "array"},parentSchema:schema25.properties.older,data:data14};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},parentSchema:schema24,data};
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
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema24,data};
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
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema24.properties.title,data:data0};
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
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},parentSchema:schema24.properties.title,data:data0};
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
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},parentSchema:schema24.properties.id,data:data1};
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
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schema24.properties.id,data:data1};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema24,data};
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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.server === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "server"},parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.files === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"},parentSchema:schema23,data};
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
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema23,data};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema23.properties.name,data:data0};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},parentSchema:schema23.properties.name,data:data0};
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
const err6 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/pattern",keyword:"pattern",params:{pattern: "^(https?:)?//[^/?#\\s]+$"},parentSchema:schema23.properties.server,data:data1};
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
const err7 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: "string"},parentSchema:schema23.properties.server,data:data1};
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
const err8 = {instancePath:instancePath+"/scriptPath",schemaPath:"#/properties/scriptPath/pattern",keyword:"pattern",params:{pattern: "^(/[^/?#\\s]+)*$"},parentSchema:schema23.properties.scriptPath,data:data2};
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
const err9 = {instancePath:instancePath+"/scriptPath",schemaPath:"#/properties/scriptPath/type",keyword:"type",params:{type: "string"},parentSchema:schema23.properties.scriptPath,data:data2};
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
const err10 = {instancePath:instancePath+"/articlePath",schemaPath:"#/properties/articlePath/pattern",keyword:"pattern",params:{pattern: "^/[^?#\\s]*\\$1[^?#\\s]*$"},parentSchema:schema23.properties.articlePath,data:data3};
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
const err11 = {instancePath:instancePath+"/articlePath",schemaPath:"#/properties/articlePath/type",keyword:"type",params:{type: "string"},parentSchema:schema23.properties.articlePath,data:data3};
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
const err12 = {instancePath:instancePath+"/uploadPath",schemaPath:"#/properties/uploadPath/pattern",keyword:"pattern",params:{pattern: "^((https?:)?//[^?#\\s]+|(/[^?#\\s]*)?)$"},parentSchema:schema23.properties.uploadPath,data:data4};
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
const err13 = {instancePath:instancePath+"/uploadPath",schemaPath:"#/properties/uploadPath/type",keyword:"type",params:{type: "string"},parentSchema:schema23.properties.uploadPath,data:data4};
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
const err14 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},parentSchema:schema23.properties.files,data:data5};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema23,data};
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

const schema29 = {"type":"object","properties":{"text":{"type":"string","examples":["CC BY-SA 4.0"]},"url":{"type":"string","examples":["https://creativecommons.org/licenses/by-sa/4.0/"]}},"additionalProperties":false};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "text") || (key0 === "url"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema29,data};
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
const err1 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},parentSchema:schema29.properties.text,data:data0};
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
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},parentSchema:schema29.properties.url,data:data1};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema30 = {"type":"object","properties":{"prefix":{"type":"string","pattern":"^[A-Za-z0-9_-]*$","examples":["enwiki"]},"domain":{"type":"string","pattern":"^[^\\s;,]*$","examples":[".wiki.example"]},"path":{"type":"string","pattern":"^/[^\\s;,]*$","examples":["/w/"]},"secure":{"type":"boolean"},"httpOnly":{"type":"boolean"},"sameSite":{"type":"string","enum":["None","Lax","Strict"]},"expiration":{"type":"integer","minimum":0,"examples":[2592000]},"rememberedExpiration":{"type":"integer","minimum":0,"examples":[15552000]}},"additionalProperties":false};
const pattern39 = new RegExp("^[A-Za-z0-9_-]*$", "u");
const pattern40 = new RegExp("^[^\\s;,]*$", "u");
const pattern41 = new RegExp("^/[^\\s;,]*$", "u");

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "prefix") || (key0 === "domain")) || (key0 === "path")) || (key0 === "secure")) || (key0 === "httpOnly")) || (key0 === "sameSite")) || (key0 === "expiration")) || (key0 === "rememberedExpiration"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema30,data};
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
if(!pattern39.test(data0)){
const err1 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]*$"},parentSchema:schema30.properties.prefix,data:data0};
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
const err2 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},parentSchema:schema30.properties.prefix,data:data0};
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
if(!pattern40.test(data1)){
const err3 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/pattern",keyword:"pattern",params:{pattern: "^[^\\s;,]*$"},parentSchema:schema30.properties.domain,data:data1};
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
const err4 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},parentSchema:schema30.properties.domain,data:data1};
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
if(!pattern41.test(data2)){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^/[^\\s;,]*$"},parentSchema:schema30.properties.path,data:data2};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},parentSchema:schema30.properties.path,data:data2};
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
const err7 = {instancePath:instancePath+"/secure",schemaPath:"#/properties/secure/type",keyword:"type",params:{type: "boolean"},parentSchema:schema30.properties.secure,data:data3};
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
const err8 = {instancePath:instancePath+"/httpOnly",schemaPath:"#/properties/httpOnly/type",keyword:"type",params:{type: "boolean"},parentSchema:schema30.properties.httpOnly,data:data4};
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
const err9 = {instancePath:instancePath+"/sameSite",schemaPath:"#/properties/sameSite/type",keyword:"type",params:{type: "string"},parentSchema:schema30.properties.sameSite,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data5 === "None") || (data5 === "Lax")) || (data5 === "Strict"))){
const err10 = {instancePath:instancePath+"/sameSite",schemaPath:"#/properties/sameSite/enum",keyword:"enum",params:{allowedValues: schema30.properties.sameSite.enum},parentSchema:schema30.properties.sameSite,data:data5};
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
const err11 = {instancePath:instancePath+"/expiration",schemaPath:"#/properties/expiration/type",keyword:"type",params:{type: "integer"},parentSchema:schema30.properties.expiration,data:data6};
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
const err12 = {instancePath:instancePath+"/expiration",schemaPath:"#/properties/expiration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema30.properties.expiration,data:data6};
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
const err13 = {instancePath:instancePath+"/rememberedExpiration",schemaPath:"#/properties/rememberedExpiration/type",keyword:"type",params:{type: "integer"},parentSchema:schema30.properties.rememberedExpiration,data:data7};
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
const err14 = {instancePath:instancePath+"/rememberedExpiration",schemaPath:"#/properties/rememberedExpiration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema30.properties.rememberedExpiration,data:data7};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema31 = {"type":"object","properties":{"articles":{"type":"integer","minimum":0},"edits":{"type":"integer","minimum":0},"images":{"type":"integer","minimum":0},"activeUsers":{"type":"integer","minimum":0},"jobs":{"type":"integer","minimum":0}},"additionalProperties":false};

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
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "articles") || (key0 === "edits")) || (key0 === "images")) || (key0 === "activeUsers")) || (key0 === "jobs"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema31,data};
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
const err1 = {instancePath:instancePath+"/articles",schemaPath:"#/properties/articles/type",keyword:"type",params:{type: "integer"},parentSchema:schema31.properties.articles,data:data0};
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
const err2 = {instancePath:instancePath+"/articles",schemaPath:"#/properties/articles/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema31.properties.articles,data:data0};
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
const err3 = {instancePath:instancePath+"/edits",schemaPath:"#/properties/edits/type",keyword:"type",params:{type: "integer"},parentSchema:schema31.properties.edits,data:data1};
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
const err4 = {instancePath:instancePath+"/edits",schemaPath:"#/properties/edits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema31.properties.edits,data:data1};
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
const err5 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "integer"},parentSchema:schema31.properties.images,data:data2};
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
const err6 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema31.properties.images,data:data2};
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
const err7 = {instancePath:instancePath+"/activeUsers",schemaPath:"#/properties/activeUsers/type",keyword:"type",params:{type: "integer"},parentSchema:schema31.properties.activeUsers,data:data3};
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
const err8 = {instancePath:instancePath+"/activeUsers",schemaPath:"#/properties/activeUsers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema31.properties.activeUsers,data:data3};
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
const err9 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/type",keyword:"type",params:{type: "integer"},parentSchema:schema31.properties.jobs,data:data4};
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
const err10 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema31.properties.jobs,data:data4};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema32 = {"type":"object","properties":{"code":{"type":"string","examples":["vector"]},"name":{"type":"string","examples":["Vector legacy (2010)"]},"default":{"type":"boolean"},"unusable":{"type":"boolean"}},"required":["code","name"],"additionalProperties":false};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},parentSchema:schema32,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema32,data};
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
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},parentSchema:schema32.properties.code,data:data0};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},parentSchema:schema32.properties.name,data:data1};
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
const err5 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "boolean"},parentSchema:schema32.properties.default,data:data2};
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
const err6 = {instancePath:instancePath+"/unusable",schemaPath:"#/properties/unusable/type",keyword:"type",params:{type: "boolean"},parentSchema:schema32.properties.unusable,data:data3};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema33 = {"type":"object","properties":{"hits":{"type":"integer","minimum":0,"examples":[5]},"seconds":{"type":"integer","minimum":1,"examples":[60]}},"required":["hits","seconds"],"additionalProperties":false};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hits === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hits"},parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.seconds === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seconds"},parentSchema:schema33,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema33,data};
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
const err3 = {instancePath:instancePath+"/hits",schemaPath:"#/properties/hits/type",keyword:"type",params:{type: "integer"},parentSchema:schema33.properties.hits,data:data0};
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
const err4 = {instancePath:instancePath+"/hits",schemaPath:"#/properties/hits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema33.properties.hits,data:data0};
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
const err5 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type: "integer"},parentSchema:schema33.properties.seconds,data:data1};
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
const err6 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schema33.properties.seconds,data:data1};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema34 = {"type":"object","properties":{"rights":{"type":"object","additionalProperties":{"type":"boolean"},"examples":[{"patrol":true,"edit":false}]},"revoked":{"type":"array","items":{"type":"string","pattern":"\\S","examples":["createpage"]},"examples":[["createpage"]]},"adds":{"anyOf":[{"type":"array","items":{"type":"string","pattern":"\\S"}},{"const":true}],"examples":[["patroller"],true]},"removes":{"anyOf":[{"type":"array","items":{"type":"string","pattern":"\\S"}},{"const":true}],"examples":[["patroller"],true]},"addsToSelf":{"anyOf":[{"type":"array","items":{"type":"string","pattern":"\\S"}},{"const":true}],"examples":[["bot"],true]},"removesFromSelf":{"anyOf":[{"type":"array","items":{"type":"string","pattern":"\\S"}},{"const":true}],"examples":[["sysop"],true]}},"additionalProperties":false};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "rights") || (key0 === "revoked")) || (key0 === "adds")) || (key0 === "removes")) || (key0 === "addsToSelf")) || (key0 === "removesFromSelf"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema34,data};
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
const err1 = {instancePath:instancePath+"/rights/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rights/additionalProperties/type",keyword:"type",params:{type: "boolean"},parentSchema:schema34.properties.rights.additionalProperties,data:data1};
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
const err2 = {instancePath:instancePath+"/rights",schemaPath:"#/properties/rights/type",keyword:"type",params:{type: "object"},parentSchema:schema34.properties.rights,data:data0};
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
const err3 = {instancePath:instancePath+"/revoked/" + i0,schemaPath:"#/properties/revoked/items/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema34.properties.revoked.items,data:data3};
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
const err4 = {instancePath:instancePath+"/revoked/" + i0,schemaPath:"#/properties/revoked/items/type",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.revoked.items,data:data3};
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
const err5 = {instancePath:instancePath+"/revoked",schemaPath:"#/properties/revoked/type",keyword:"type",params:{type: "array"},parentSchema:schema34.properties.revoked,data:data2};
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
const err6 = {instancePath:instancePath+"/adds/" + i1,schemaPath:"#/properties/adds/anyOf/0/items/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema34.properties.adds.anyOf[0].items,data:data5};
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
const err7 = {instancePath:instancePath+"/adds/" + i1,schemaPath:"#/properties/adds/anyOf/0/items/type",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.adds.anyOf[0].items,data:data5};
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
const err8 = {instancePath:instancePath+"/adds",schemaPath:"#/properties/adds/anyOf/0/type",keyword:"type",params:{type: "array"},parentSchema:schema34.properties.adds.anyOf[0],data:data4};
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
const err9 = {instancePath:instancePath+"/adds",schemaPath:"#/properties/adds/anyOf/1/const",keyword:"const",params:{allowedValue: true},parentSchema:schema34.properties.adds.anyOf[1],data:data4};
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
const err10 = {instancePath:instancePath+"/adds",schemaPath:"#/properties/adds/anyOf",keyword:"anyOf",params:{},parentSchema:schema34.properties.adds,data:data4};
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
const err11 = {instancePath:instancePath+"/removes/" + i2,schemaPath:"#/properties/removes/anyOf/0/items/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema34.properties.removes.anyOf[0].items,data:data7};
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
const err12 = {instancePath:instancePath+"/removes/" + i2,schemaPath:"#/properties/removes/anyOf/0/items/type",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.removes.anyOf[0].items,data:data7};
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
const err13 = {instancePath:instancePath+"/removes",schemaPath:"#/properties/removes/anyOf/0/type",keyword:"type",params:{type: "array"},parentSchema:schema34.properties.removes.anyOf[0],data:data6};
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
const err14 = {instancePath:instancePath+"/removes",schemaPath:"#/properties/removes/anyOf/1/const",keyword:"const",params:{allowedValue: true},parentSchema:schema34.properties.removes.anyOf[1],data:data6};
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
const err15 = {instancePath:instancePath+"/removes",schemaPath:"#/properties/removes/anyOf",keyword:"anyOf",params:{},parentSchema:schema34.properties.removes,data:data6};
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
const err16 = {instancePath:instancePath+"/addsToSelf/" + i3,schemaPath:"#/properties/addsToSelf/anyOf/0/items/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema34.properties.addsToSelf.anyOf[0].items,data:data9};
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
const err17 = {instancePath:instancePath+"/addsToSelf/" + i3,schemaPath:"#/properties/addsToSelf/anyOf/0/items/type",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.addsToSelf.anyOf[0].items,data:data9};
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
const err18 = {instancePath:instancePath+"/addsToSelf",schemaPath:"#/properties/addsToSelf/anyOf/0/type",keyword:"type",params:{type: "array"},parentSchema:schema34.properties.addsToSelf.anyOf[0],data:data8};
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
const err19 = {instancePath:instancePath+"/addsToSelf",schemaPath:"#/properties/addsToSelf/anyOf/1/const",keyword:"const",params:{allowedValue: true},parentSchema:schema34.properties.addsToSelf.anyOf[1],data:data8};
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
const err20 = {instancePath:instancePath+"/addsToSelf",schemaPath:"#/properties/addsToSelf/anyOf",keyword:"anyOf",params:{},parentSchema:schema34.properties.addsToSelf,data:data8};
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
const err21 = {instancePath:instancePath+"/removesFromSelf/" + i4,schemaPath:"#/properties/removesFromSelf/anyOf/0/items/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema34.properties.removesFromSelf.anyOf[0].items,data:data11};
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
const err22 = {instancePath:instancePath+"/removesFromSelf/" + i4,schemaPath:"#/properties/removesFromSelf/anyOf/0/items/type",keyword:"type",params:{type: "string"},parentSchema:schema34.properties.removesFromSelf.anyOf[0].items,data:data11};
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
const err23 = {instancePath:instancePath+"/removesFromSelf",schemaPath:"#/properties/removesFromSelf/anyOf/0/type",keyword:"type",params:{type: "array"},parentSchema:schema34.properties.removesFromSelf.anyOf[0],data:data10};
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
const err24 = {instancePath:instancePath+"/removesFromSelf",schemaPath:"#/properties/removesFromSelf/anyOf/1/const",keyword:"const",params:{allowedValue: true},parentSchema:schema34.properties.removesFromSelf.anyOf[1],data:data10};
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
const err25 = {instancePath:instancePath+"/removesFromSelf",schemaPath:"#/properties/removesFromSelf/anyOf",keyword:"anyOf",params:{},parentSchema:schema34.properties.removesFromSelf,data:data10};
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
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema35 = {"type":"object","properties":{"age":{"type":"integer","minimum":0,"examples":[345600]},"edits":{"type":"integer","minimum":0,"examples":[10]}},"additionalProperties":false};

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
for(const key0 in data){
if(!((key0 === "age") || (key0 === "edits"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema35,data};
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
const err1 = {instancePath:instancePath+"/age",schemaPath:"#/properties/age/type",keyword:"type",params:{type: "integer"},parentSchema:schema35.properties.age,data:data0};
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
const err2 = {instancePath:instancePath+"/age",schemaPath:"#/properties/age/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema35.properties.age,data:data0};
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
const err3 = {instancePath:instancePath+"/edits",schemaPath:"#/properties/edits/type",keyword:"type",params:{type: "integer"},parentSchema:schema35.properties.edits,data:data1};
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
const err4 = {instancePath:instancePath+"/edits",schemaPath:"#/properties/edits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema35.properties.edits,data:data1};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema20,data};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema20.properties.name,data:data0};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.name,data:data0};
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
const err3 = {instancePath:instancePath+"/release",schemaPath:"#/properties/release/type",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.release,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "1.39") || (data1 === "1.43"))){
const err4 = {instancePath:instancePath+"/release",schemaPath:"#/properties/release/enum",keyword:"enum",params:{allowedValues: schema20.properties.release.enum},parentSchema:schema20.properties.release,data:data1};
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
const err5 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/pattern",keyword:"pattern",params:{pattern: "^(https?:)?//[^/?#\\s]+$"},parentSchema:schema20.properties.server,data:data2};
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
const err6 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.server,data:data2};
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
const err7 = {instancePath:instancePath+"/canonicalServer",schemaPath:"#/properties/canonicalServer/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\s]+$"},parentSchema:schema20.properties.canonicalServer,data:data3};
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
const err8 = {instancePath:instancePath+"/canonicalServer",schemaPath:"#/properties/canonicalServer/type",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.canonicalServer,data:data3};
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
const err9 = {instancePath:instancePath+"/scriptPath",schemaPath:"#/properties/scriptPath/pattern",keyword:"pattern",params:{pattern: "^(/[^/?#\\s]+)*$"},parentSchema:schema20.properties.scriptPath,data:data4};
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
const err10 = {instancePath:instancePath+"/scriptPath",schemaPath:"#/properties/scriptPath/type",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.scriptPath,data:data4};
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
const err11 = {instancePath:instancePath+"/parserFunctions",schemaPath:"#/properties/parserFunctions/type",keyword:"type",params:{type: "boolean"},parentSchema:schema20.properties.parserFunctions,data:data5};
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
const err12 = {instancePath:instancePath+"/articlePath",schemaPath:"#/properties/articlePath/pattern",keyword:"pattern",params:{pattern: "^/[^?#\\s]*\\$1[^?#\\s]*$"},parentSchema:schema20.properties.articlePath,data:data6};
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
const err13 = {instancePath:instancePath+"/articlePath",schemaPath:"#/properties/articlePath/type",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.articlePath,data:data6};
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
const err14 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern: "^(?![^]*--)[a-z]{2,}(-[-a-z0-9]*[a-z0-9])?$"},parentSchema:schema20.properties.language,data:data7};
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
const err15 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.language,data:data7};
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
const err16 = {instancePath:instancePath+"/case",schemaPath:"#/properties/case/type",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.case,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data8 === "first-letter") || (data8 === "case-sensitive"))){
const err17 = {instancePath:instancePath+"/case",schemaPath:"#/properties/case/enum",keyword:"enum",params:{allowedValues: schema20.properties.case.enum},parentSchema:schema20.properties.case,data:data8};
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
const err18 = {instancePath:instancePath+"/namespaces",schemaPath:"#/properties/namespaces/type",keyword:"type",params:{type: "array"},parentSchema:schema20.properties.namespaces,data:data9};
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
const err19 = {instancePath:instancePath+"/interwiki/" + i1,schemaPath:"#/properties/interwiki/items/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\s:|#<>\\[\\]{}]+$"},parentSchema:schema20.properties.interwiki.items.anyOf[0],data:data12};
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
const err20 = {instancePath:instancePath+"/interwiki/" + i1,schemaPath:"#/properties/interwiki/items/anyOf/0/type",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.interwiki.items.anyOf[0],data:data12};
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
const err21 = {instancePath:instancePath+"/interwiki/" + i1,schemaPath:"#/properties/interwiki/items/anyOf",keyword:"anyOf",params:{},parentSchema:schema20.properties.interwiki.items,data:data12};
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
const err22 = {instancePath:instancePath+"/interwiki",schemaPath:"#/properties/interwiki/type",keyword:"type",params:{type: "array"},parentSchema:schema20.properties.interwiki,data:data11};
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
const err23 = {instancePath:instancePath+"/uploadPath",schemaPath:"#/properties/uploadPath/pattern",keyword:"pattern",params:{pattern: "^((https?:)?//[^?#\\s]+|(/[^?#\\s]*)?)$"},parentSchema:schema20.properties.uploadPath,data:data13};
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
const err24 = {instancePath:instancePath+"/uploadPath",schemaPath:"#/properties/uploadPath/type",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.uploadPath,data:data13};
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
const err25 = {instancePath:instancePath+"/repositories",schemaPath:"#/properties/repositories/type",keyword:"type",params:{type: "array"},parentSchema:schema20.properties.repositories,data:data14};
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
const err26 = {instancePath:instancePath+"/mainPageIsDomainRoot",schemaPath:"#/properties/mainPageIsDomainRoot/type",keyword:"type",params:{type: "boolean"},parentSchema:schema20.properties.mainPageIsDomainRoot,data:data16};
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
const err27 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.logo,data:data17};
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
if(!pattern35.test(data18)){
const err28 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_+/-]*$"},parentSchema:schema20.properties.timeZone,data:data18};
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
const err29 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.timeZone,data:data18};
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
if(!(validate72(data.license, {instancePath:instancePath+"/license",parentData:data,parentDataProperty:"license",rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate72.errors);
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
if(!pattern36.test(data21)){
const err30 = {instancePath:instancePath+"/fileExtensions/" + i3,schemaPath:"#/properties/fileExtensions/items/pattern",keyword:"pattern",params:{pattern: "^[^\\s.]+$"},parentSchema:schema20.properties.fileExtensions.items,data:data21};
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
const err31 = {instancePath:instancePath+"/fileExtensions/" + i3,schemaPath:"#/properties/fileExtensions/items/type",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.fileExtensions.items,data:data21};
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
const err32 = {instancePath:instancePath+"/fileExtensions",schemaPath:"#/properties/fileExtensions/type",keyword:"type",params:{type: "array"},parentSchema:schema20.properties.fileExtensions,data:data20};
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
const err33 = {instancePath:instancePath+"/miserMode",schemaPath:"#/properties/miserMode/type",keyword:"type",params:{type: "boolean"},parentSchema:schema20.properties.miserMode,data:data22};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.exceptionDetails !== undefined){
let data23 = data.exceptionDetails;
if(typeof data23 !== "boolean"){
const err34 = {instancePath:instancePath+"/exceptionDetails",schemaPath:"#/properties/exceptionDetails/type",keyword:"type",params:{type: "boolean"},parentSchema:schema20.properties.exceptionDetails,data:data23};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.frameOptions !== undefined){
let data24 = data.frameOptions;
if(typeof data24 !== "string"){
const err35 = {instancePath:instancePath+"/frameOptions",schemaPath:"#/properties/frameOptions/type",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.frameOptions,data:data24};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(((data24 === "DENY") || (data24 === "SAMEORIGIN")) || (data24 === "none"))){
const err36 = {instancePath:instancePath+"/frameOptions",schemaPath:"#/properties/frameOptions/enum",keyword:"enum",params:{allowedValues: schema20.properties.frameOptions.enum},parentSchema:schema20.properties.frameOptions,data:data24};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.crossOriginSites !== undefined){
let data25 = data.crossOriginSites;
if(Array.isArray(data25)){
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
let data26 = data25[i4];
if(typeof data26 === "string"){
if(!pattern3.test(data26)){
const err37 = {instancePath:instancePath+"/crossOriginSites/" + i4,schemaPath:"#/properties/crossOriginSites/items/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema20.properties.crossOriginSites.items,data:data26};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/crossOriginSites/" + i4,schemaPath:"#/properties/crossOriginSites/items/type",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.crossOriginSites.items,data:data26};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/crossOriginSites",schemaPath:"#/properties/crossOriginSites/type",keyword:"type",params:{type: "array"},parentSchema:schema20.properties.crossOriginSites,data:data25};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.crossOriginExceptions !== undefined){
let data27 = data.crossOriginExceptions;
if(Array.isArray(data27)){
const len5 = data27.length;
for(let i5=0; i5<len5; i5++){
let data28 = data27[i5];
if(typeof data28 === "string"){
if(!pattern3.test(data28)){
const err40 = {instancePath:instancePath+"/crossOriginExceptions/" + i5,schemaPath:"#/properties/crossOriginExceptions/items/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema20.properties.crossOriginExceptions.items,data:data28};
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
const err41 = {instancePath:instancePath+"/crossOriginExceptions/" + i5,schemaPath:"#/properties/crossOriginExceptions/items/type",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.crossOriginExceptions.items,data:data28};
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
const err42 = {instancePath:instancePath+"/crossOriginExceptions",schemaPath:"#/properties/crossOriginExceptions/type",keyword:"type",params:{type: "array"},parentSchema:schema20.properties.crossOriginExceptions,data:data27};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.cookies !== undefined){
if(!(validate74(data.cookies, {instancePath:instancePath+"/cookies",parentData:data,parentDataProperty:"cookies",rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.statistics !== undefined){
if(!(validate76(data.statistics, {instancePath:instancePath+"/statistics",parentData:data,parentDataProperty:"statistics",rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.extensions !== undefined){
let data31 = data.extensions;
if(Array.isArray(data31)){
const len6 = data31.length;
for(let i6=0; i6<len6; i6++){
let data32 = data31[i6];
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key1 in data32){
let data33 = data32[key1];
if(typeof data33 !== "string"){
const err43 = {instancePath:instancePath+"/extensions/" + i6+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/extensions/items/additionalProperties/type",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.extensions.items.additionalProperties,data:data33};
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
const err44 = {instancePath:instancePath+"/extensions/" + i6,schemaPath:"#/properties/extensions/items/type",keyword:"type",params:{type: "object"},parentSchema:schema20.properties.extensions.items,data:data32};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/extensions",schemaPath:"#/properties/extensions/type",keyword:"type",params:{type: "array"},parentSchema:schema20.properties.extensions,data:data31};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.skins !== undefined){
let data34 = data.skins;
if(Array.isArray(data34)){
const len7 = data34.length;
for(let i7=0; i7<len7; i7++){
if(!(validate78(data34[i7], {instancePath:instancePath+"/skins/" + i7,parentData:data34,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate78.errors);
errors = vErrors.length;
}
}
}
else {
const err46 = {instancePath:instancePath+"/skins",schemaPath:"#/properties/skins/type",keyword:"type",params:{type: "array"},parentSchema:schema20.properties.skins,data:data34};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.uploads !== undefined){
let data36 = data.uploads;
if(typeof data36 !== "boolean"){
const err47 = {instancePath:instancePath+"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",params:{type: "boolean"},parentSchema:schema20.properties.uploads,data:data36};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.maximumResultSize !== undefined){
let data37 = data.maximumResultSize;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err48 = {instancePath:instancePath+"/maximumResultSize",schemaPath:"#/properties/maximumResultSize/type",keyword:"type",params:{type: "integer"},parentSchema:schema20.properties.maximumResultSize,data:data37};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
const err49 = {instancePath:instancePath+"/maximumResultSize",schemaPath:"#/properties/maximumResultSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema20.properties.maximumResultSize,data:data37};
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
if(data.readOnly !== undefined){
let data38 = data.readOnly;
if(typeof data38 === "string"){
if(!pattern3.test(data38)){
const err50 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema20.properties.readOnly,data:data38};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.readOnly,data:data38};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.secretKey !== undefined){
let data39 = data.secretKey;
if(typeof data39 === "string"){
if(!pattern3.test(data39)){
const err52 = {instancePath:instancePath+"/secretKey",schemaPath:"#/properties/secretKey/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema20.properties.secretKey,data:data39};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/secretKey",schemaPath:"#/properties/secretKey/type",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.secretKey,data:data39};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.rateLimits !== undefined){
let data40 = data.rateLimits;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
for(const key2 in data40){
let data41 = data40[key2];
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
for(const key3 in data41){
const _errs85 = errors;
if(typeof key3 === "string"){
if(!pattern44.test(key3)){
const err54 = {instancePath:instancePath+"/rateLimits/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rateLimits/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?!&|subnet$|subnet-all$|ip-all$|user-global$)"},parentSchema:schema20.properties.rateLimits.additionalProperties.propertyNames,data:key3,propertyName:key3};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
var valid20 = _errs85 === errors;
if(!valid20){
const err55 = {instancePath:instancePath+"/rateLimits/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rateLimits/additionalProperties/propertyNames",keyword:"propertyNames",params:{propertyName: key3},parentSchema:schema20.properties.rateLimits.additionalProperties,data:data41};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
for(const key4 in data41){
if(!(validate80(data41[key4], {instancePath:instancePath+"/rateLimits/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data41,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err56 = {instancePath:instancePath+"/rateLimits/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rateLimits/additionalProperties/type",keyword:"type",params:{type: "object"},parentSchema:schema20.properties.rateLimits.additionalProperties,data:data41};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/rateLimits",schemaPath:"#/properties/rateLimits/type",keyword:"type",params:{type: "object"},parentSchema:schema20.properties.rateLimits,data:data40};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.temporaryAccounts !== undefined){
let data43 = data.temporaryAccounts;
if(typeof data43 !== "boolean"){
const err58 = {instancePath:instancePath+"/temporaryAccounts",schemaPath:"#/properties/temporaryAccounts/type",keyword:"type",params:{type: "boolean"},parentSchema:schema20.properties.temporaryAccounts,data:data43};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.watchlistExpiry !== undefined){
let data44 = data.watchlistExpiry;
if(typeof data44 !== "boolean"){
const err59 = {instancePath:instancePath+"/watchlistExpiry",schemaPath:"#/properties/watchlistExpiry/type",keyword:"type",params:{type: "boolean"},parentSchema:schema20.properties.watchlistExpiry,data:data44};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.watchlistExpiryMaximum !== undefined){
let data45 = data.watchlistExpiryMaximum;
if(typeof data45 === "string"){
if(!pattern45.test(data45)){
const err60 = {instancePath:instancePath+"/watchlistExpiryMaximum",schemaPath:"#/properties/watchlistExpiryMaximum/pattern",keyword:"pattern",params:{pattern: "^(never|[0-9]+ ?[a-z]+( [0-9]+ ?[a-z]+)*)$"},parentSchema:schema20.properties.watchlistExpiryMaximum,data:data45};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/watchlistExpiryMaximum",schemaPath:"#/properties/watchlistExpiryMaximum/type",keyword:"type",params:{type: "string"},parentSchema:schema20.properties.watchlistExpiryMaximum,data:data45};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.sessionLifetime !== undefined){
let data46 = data.sessionLifetime;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
const err62 = {instancePath:instancePath+"/sessionLifetime",schemaPath:"#/properties/sessionLifetime/type",keyword:"type",params:{type: "integer"},parentSchema:schema20.properties.sessionLifetime,data:data46};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 1 || isNaN(data46)){
const err63 = {instancePath:instancePath+"/sessionLifetime",schemaPath:"#/properties/sessionLifetime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schema20.properties.sessionLifetime,data:data46};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
if(data.patrolling !== undefined){
let data47 = data.patrolling;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
for(const key5 in data47){
if(!(((key5 === "changes") || (key5 === "newPages")) || (key5 === "uploads"))){
const err64 = {instancePath:instancePath+"/patrolling",schemaPath:"#/properties/patrolling/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},parentSchema:schema20.properties.patrolling,data:data47};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data47.changes !== undefined){
let data48 = data47.changes;
if(typeof data48 !== "boolean"){
const err65 = {instancePath:instancePath+"/patrolling/changes",schemaPath:"#/properties/patrolling/properties/changes/type",keyword:"type",params:{type: "boolean"},parentSchema:schema20.properties.patrolling.properties.changes,data:data48};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data47.newPages !== undefined){
let data49 = data47.newPages;
if(typeof data49 !== "boolean"){
const err66 = {instancePath:instancePath+"/patrolling/newPages",schemaPath:"#/properties/patrolling/properties/newPages/type",keyword:"type",params:{type: "boolean"},parentSchema:schema20.properties.patrolling.properties.newPages,data:data49};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data47.uploads !== undefined){
let data50 = data47.uploads;
if(typeof data50 !== "boolean"){
const err67 = {instancePath:instancePath+"/patrolling/uploads",schemaPath:"#/properties/patrolling/properties/uploads/type",keyword:"type",params:{type: "boolean"},parentSchema:schema20.properties.patrolling.properties.uploads,data:data50};
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
const err68 = {instancePath:instancePath+"/patrolling",schemaPath:"#/properties/patrolling/type",keyword:"type",params:{type: "object"},parentSchema:schema20.properties.patrolling,data:data47};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.groups !== undefined){
let data51 = data.groups;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
for(const key6 in data51){
if(!(validate82(data51[key6], {instancePath:instancePath+"/groups/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data51,parentDataProperty:key6,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate82.errors);
errors = vErrors.length;
}
}
}
else {
const err69 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "object"},parentSchema:schema20.properties.groups,data:data51};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.autopromotion !== undefined){
let data53 = data.autopromotion;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
for(const key7 in data53){
if(!(validate84(data53[key7], {instancePath:instancePath+"/autopromotion/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data53,parentDataProperty:key7,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate84.errors);
errors = vErrors.length;
}
}
}
else {
const err70 = {instancePath:instancePath+"/autopromotion",schemaPath:"#/properties/autopromotion/type",keyword:"type",params:{type: "object"},parentSchema:schema20.properties.autopromotion,data:data53};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema36 = {"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295,"examples":[2]},"title":{"type":"string","pattern":"\\S","examples":["Gallery"]},"text":{"type":"string","examples":["See [[File:Cat.jpg|thumb]]."]},"contentModel":{"enum":["wikitext","javascript","css","json","text"],"examples":["css"]},"uses":{"type":"array","items":{"type":"string","pattern":"\\S","examples":["File:Cat.jpg"]},"examples":[["File:Cat.jpg"]]},"externalLinks":{"type":"array","items":{"type":"string","pattern":"\\S","examples":["https://example.org/"]},"examples":[["https://example.org/"]]},"redirect":{"anyOf":[{"type":"string","pattern":"\\S"},{"const":true}],"examples":["Gallery",true]},"protection":{"type":"array","items":{"$ref":"#/$defs/restriction"},"examples":[[{"type":"edit","level":"sysop"}]]},"categoryTimestamps":{"type":"object","propertyNames":{"pattern":"\\S"},"additionalProperties":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"examples":[{"Category:Cats":"2026-01-31T12:00:00Z"}]},"touched":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"new":{"type":"boolean"},"revision":{"type":"integer","minimum":1,"maximum":4294967295,"examples":[12]},"user":{"type":"string","pattern":"\\S","examples":["Bob"]},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["new picture"]},"revisions":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/revision"},"examples":[[{"text":"First."},{"text":"Second.","user":"Bob","minor":true}]]},"file":{"$ref":"#/$defs/file"}},"required":["title"],"additionalProperties":false};
const schema37 = {"type":"object","properties":{"type":{"type":"string","enum":["edit","move","upload"],"examples":["edit"]},"level":{"type":"string","pattern":"\\S","examples":["sysop"]},"expiry":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2027-01-31T12:00:00Z"]},"cascade":{"type":"boolean"}},"required":["type","level"],"additionalProperties":false};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.level === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"},parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "level")) || (key0 === "expiry")) || (key0 === "cascade"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},parentSchema:schema37.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data0 === "edit") || (data0 === "move")) || (data0 === "upload"))){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema37.properties.type.enum},parentSchema:schema37.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.level !== undefined){
let data1 = data.level;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err5 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema37.properties.level,data:data1};
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
const err6 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"},parentSchema:schema37.properties.level,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.expiry !== undefined){
let data2 = data.expiry;
if(typeof data2 === "string"){
if(!pattern21.test(data2)){
const err7 = {instancePath:instancePath+"/expiry",schemaPath:"#/properties/expiry/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},parentSchema:schema37.properties.expiry,data:data2};
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
const err8 = {instancePath:instancePath+"/expiry",schemaPath:"#/properties/expiry/type",keyword:"type",params:{type: "string"},parentSchema:schema37.properties.expiry,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.cascade !== undefined){
let data3 = data.cascade;
if(typeof data3 !== "boolean"){
const err9 = {instancePath:instancePath+"/cascade",schemaPath:"#/properties/cascade/type",keyword:"type",params:{type: "boolean"},parentSchema:schema37.properties.cascade,data:data3};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema38 = {"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295,"examples":[12]},"parent":{"type":"integer","minimum":0,"maximum":4294967295,"examples":[11]},"text":{"type":"string","examples":["See [[File:Cat.jpg|thumb]]."]},"contentModel":{"enum":["wikitext","javascript","css","json","text"],"examples":["css"]},"user":{"type":"string","pattern":"\\S","examples":["Bob"]},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["new picture"]},"minor":{"type":"boolean"},"tags":{"type":"array","items":{"type":"string","pattern":"\\S","examples":["mw-new-redirect"]},"examples":[["mw-new-redirect"]]},"hidden":{"$ref":"#/$defs/hiddenParts"}},"additionalProperties":false};

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
for(const key0 in data){
if(!(func1.call(schema38.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema38,data};
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
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},parentSchema:schema38.properties.id,data:data0};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},parentSchema:schema38.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schema38.properties.id,data:data0};
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
const err4 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type: "integer"},parentSchema:schema38.properties.parent,data:data1};
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
const err5 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},parentSchema:schema38.properties.parent,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema38.properties.parent,data:data1};
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
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},parentSchema:schema38.properties.text,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.contentModel !== undefined){
let data3 = data.contentModel;
if(!(((((data3 === "wikitext") || (data3 === "javascript")) || (data3 === "css")) || (data3 === "json")) || (data3 === "text"))){
const err8 = {instancePath:instancePath+"/contentModel",schemaPath:"#/properties/contentModel/enum",keyword:"enum",params:{allowedValues: schema38.properties.contentModel.enum},parentSchema:schema38.properties.contentModel,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.user !== undefined){
let data4 = data.user;
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
const err9 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema38.properties.user,data:data4};
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
const err10 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},parentSchema:schema38.properties.user,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data5 = data.timestamp;
if(typeof data5 === "string"){
if(!pattern21.test(data5)){
const err11 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},parentSchema:schema38.properties.timestamp,data:data5};
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
const err12 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},parentSchema:schema38.properties.timestamp,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.comment !== undefined){
let data6 = data.comment;
if(typeof data6 === "string"){
if(!pattern23.test(data6)){
const err13 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]{0,500}$"},parentSchema:schema38.properties.comment,data:data6};
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
const err14 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},parentSchema:schema38.properties.comment,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.minor !== undefined){
let data7 = data.minor;
if(typeof data7 !== "boolean"){
const err15 = {instancePath:instancePath+"/minor",schemaPath:"#/properties/minor/type",keyword:"type",params:{type: "boolean"},parentSchema:schema38.properties.minor,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.tags !== undefined){
let data8 = data.tags;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(!pattern3.test(data9)){
const err16 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema38.properties.tags.items,data:data9};
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
const err17 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},parentSchema:schema38.properties.tags.items,data:data9};
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
const err18 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},parentSchema:schema38.properties.tags,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.hidden !== undefined){
if(!(validate61(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate61.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema36.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema36,data};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},parentSchema:schema36.properties.id,data:data0};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},parentSchema:schema36.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schema36.properties.id,data:data0};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema36.properties.title,data:data1};
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
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},parentSchema:schema36.properties.title,data:data1};
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
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},parentSchema:schema36.properties.text,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.contentModel !== undefined){
let data3 = data.contentModel;
if(!(((((data3 === "wikitext") || (data3 === "javascript")) || (data3 === "css")) || (data3 === "json")) || (data3 === "text"))){
const err8 = {instancePath:instancePath+"/contentModel",schemaPath:"#/properties/contentModel/enum",keyword:"enum",params:{allowedValues: schema36.properties.contentModel.enum},parentSchema:schema36.properties.contentModel,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.uses !== undefined){
let data4 = data.uses;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
const err9 = {instancePath:instancePath+"/uses/" + i0,schemaPath:"#/properties/uses/items/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema36.properties.uses.items,data:data5};
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
const err10 = {instancePath:instancePath+"/uses/" + i0,schemaPath:"#/properties/uses/items/type",keyword:"type",params:{type: "string"},parentSchema:schema36.properties.uses.items,data:data5};
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
const err11 = {instancePath:instancePath+"/uses",schemaPath:"#/properties/uses/type",keyword:"type",params:{type: "array"},parentSchema:schema36.properties.uses,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.externalLinks !== undefined){
let data6 = data.externalLinks;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
const err12 = {instancePath:instancePath+"/externalLinks/" + i1,schemaPath:"#/properties/externalLinks/items/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema36.properties.externalLinks.items,data:data7};
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
const err13 = {instancePath:instancePath+"/externalLinks/" + i1,schemaPath:"#/properties/externalLinks/items/type",keyword:"type",params:{type: "string"},parentSchema:schema36.properties.externalLinks.items,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/externalLinks",schemaPath:"#/properties/externalLinks/type",keyword:"type",params:{type: "array"},parentSchema:schema36.properties.externalLinks,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.redirect !== undefined){
let data8 = data.redirect;
const _errs18 = errors;
let valid5 = false;
const _errs19 = errors;
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
const err15 = {instancePath:instancePath+"/redirect",schemaPath:"#/properties/redirect/anyOf/0/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema36.properties.redirect.anyOf[0],data:data8};
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
const err16 = {instancePath:instancePath+"/redirect",schemaPath:"#/properties/redirect/anyOf/0/type",keyword:"type",params:{type: "string"},parentSchema:schema36.properties.redirect.anyOf[0],data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid5 = valid5 || _valid0;
const _errs21 = errors;
if(true !== data8){
const err17 = {instancePath:instancePath+"/redirect",schemaPath:"#/properties/redirect/anyOf/1/const",keyword:"const",params:{allowedValue: true},parentSchema:schema36.properties.redirect.anyOf[1],data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const err18 = {instancePath:instancePath+"/redirect",schemaPath:"#/properties/redirect/anyOf",keyword:"anyOf",params:{},parentSchema:schema36.properties.redirect,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
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
if(data.protection !== undefined){
let data9 = data.protection;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
if(!(validate88(data9[i2], {instancePath:instancePath+"/protection/" + i2,parentData:data9,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate88.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/protection",schemaPath:"#/properties/protection/type",keyword:"type",params:{type: "array"},parentSchema:schema36.properties.protection,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.categoryTimestamps !== undefined){
let data11 = data.categoryTimestamps;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key1 in data11){
const _errs27 = errors;
if(typeof key1 === "string"){
if(!pattern3.test(key1)){
const err20 = {instancePath:instancePath+"/categoryTimestamps",schemaPath:"#/properties/categoryTimestamps/propertyNames/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema36.properties.categoryTimestamps.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid8 = _errs27 === errors;
if(!valid8){
const err21 = {instancePath:instancePath+"/categoryTimestamps",schemaPath:"#/properties/categoryTimestamps/propertyNames",keyword:"propertyNames",params:{propertyName: key1},parentSchema:schema36.properties.categoryTimestamps,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
for(const key2 in data11){
let data12 = data11[key2];
if(typeof data12 === "string"){
if(!pattern21.test(data12)){
const err22 = {instancePath:instancePath+"/categoryTimestamps/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/categoryTimestamps/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},parentSchema:schema36.properties.categoryTimestamps.additionalProperties,data:data12};
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
const err23 = {instancePath:instancePath+"/categoryTimestamps/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/categoryTimestamps/additionalProperties/type",keyword:"type",params:{type: "string"},parentSchema:schema36.properties.categoryTimestamps.additionalProperties,data:data12};
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
const err24 = {instancePath:instancePath+"/categoryTimestamps",schemaPath:"#/properties/categoryTimestamps/type",keyword:"type",params:{type: "object"},parentSchema:schema36.properties.categoryTimestamps,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.touched !== undefined){
let data13 = data.touched;
if(typeof data13 === "string"){
if(!pattern21.test(data13)){
const err25 = {instancePath:instancePath+"/touched",schemaPath:"#/properties/touched/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},parentSchema:schema36.properties.touched,data:data13};
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
const err26 = {instancePath:instancePath+"/touched",schemaPath:"#/properties/touched/type",keyword:"type",params:{type: "string"},parentSchema:schema36.properties.touched,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.new !== undefined){
let data14 = data.new;
if(typeof data14 !== "boolean"){
const err27 = {instancePath:instancePath+"/new",schemaPath:"#/properties/new/type",keyword:"type",params:{type: "boolean"},parentSchema:schema36.properties.new,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.revision !== undefined){
let data15 = data.revision;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err28 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},parentSchema:schema36.properties.revision,data:data15};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 4294967295 || isNaN(data15)){
const err29 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},parentSchema:schema36.properties.revision,data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err30 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schema36.properties.revision,data:data15};
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
if(data.user !== undefined){
let data16 = data.user;
if(typeof data16 === "string"){
if(!pattern3.test(data16)){
const err31 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema36.properties.user,data:data16};
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
const err32 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},parentSchema:schema36.properties.user,data:data16};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data17 = data.timestamp;
if(typeof data17 === "string"){
if(!pattern21.test(data17)){
const err33 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},parentSchema:schema36.properties.timestamp,data:data17};
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
const err34 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},parentSchema:schema36.properties.timestamp,data:data17};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.comment !== undefined){
let data18 = data.comment;
if(typeof data18 === "string"){
if(!pattern23.test(data18)){
const err35 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]{0,500}$"},parentSchema:schema36.properties.comment,data:data18};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},parentSchema:schema36.properties.comment,data:data18};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.revisions !== undefined){
let data19 = data.revisions;
if(Array.isArray(data19)){
if(data19.length < 1){
const err37 = {instancePath:instancePath+"/revisions",schemaPath:"#/properties/revisions/minItems",keyword:"minItems",params:{limit: 1},parentSchema:schema36.properties.revisions,data:data19};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
if(!(validate90(data19[i3], {instancePath:instancePath+"/revisions/" + i3,parentData:data19,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate90.errors);
errors = vErrors.length;
}
}
}
else {
const err38 = {instancePath:instancePath+"/revisions",schemaPath:"#/properties/revisions/type",keyword:"type",params:{type: "array"},parentSchema:schema36.properties.revisions,data:data19};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
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
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema39 = {"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295,"examples":[3]},"name":{"type":"string","pattern":"\\S","examples":["Alice"]},"password":{"type":"string","pattern":".","examples":["secret"]},"groups":{"type":"array","items":{"type":"string","pattern":"\\S","examples":["sysop"]},"examples":[["sysop"]]},"groupExpiry":{"type":"object","additionalProperties":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"examples":[{"sysop":"2026-01-31T12:00:00Z"}]},"botPasswords":{"type":"array","items":{"$ref":"#/$defs/botPassword"}},"email":{"type":"string","pattern":"^[^@\\s]+@[^@\\s]+$","examples":["alice@example.org"]},"emailConfirmed":{"type":"boolean"},"realName":{"type":"string","examples":["Alice Liddell"]},"registered":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"lastAddress":{"type":"string","pattern":"\\S","examples":["192.0.2.1"]},"editCount":{"type":"integer","minimum":0,"examples":[12]},"options":{"type":"object","additionalProperties":{"type":"string"},"examples":[{"rcdays":"5"}]},"watchlist":{"type":"array","items":{"anyOf":[{"type":"string","pattern":"\\S","examples":["Gallery"]},{"$ref":"#/$defs/watchedPage"}],"examples":["Gallery",{"expiry":"2026-02-28T12:00:00Z"}]},"examples":[["Gallery"]]}},"required":["name"],"additionalProperties":false};
const pattern68 = new RegExp(".", "u");
const pattern73 = new RegExp("^[^@\\s]+@[^@\\s]+$", "u");
const schema40 = {"type":"object","properties":{"app":{"type":"string","pattern":"^[^\\s@]+$","examples":["bot"]},"password":{"type":"string","pattern":"^[0-9a-w]{32,}$","examples":["0123456789abcdefghijklmnopqrstuv"]},"grants":{"type":"array","items":{"type":"string","enum":["basic","blockusers","createaccount","createeditmovepage","delete","editinterface","editmycssjs","editmyoptions","editmywatchlist","editpage","editprotected","editsiteconfig","highvolume","import","mergehistory","oversight","patrol","privateinfo","protect","rollback","sendemail","uploadeditmovefile","uploadfile","viewdeleted","viewmywatchlist","viewrestrictedlogs"],"examples":["basic"]},"examples":[["basic","patrol"]]}},"required":["app","password","grants"],"additionalProperties":false};
const pattern71 = new RegExp("^[^\\s@]+$", "u");
const pattern72 = new RegExp("^[0-9a-w]{32,}$", "u");

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
if(data.app === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app"},parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.grants === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grants"},parentSchema:schema40,data};
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
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema40,data};
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
if(!pattern71.test(data0)){
const err4 = {instancePath:instancePath+"/app",schemaPath:"#/properties/app/pattern",keyword:"pattern",params:{pattern: "^[^\\s@]+$"},parentSchema:schema40.properties.app,data:data0};
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
const err5 = {instancePath:instancePath+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type: "string"},parentSchema:schema40.properties.app,data:data0};
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
if(!pattern72.test(data1)){
const err6 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/pattern",keyword:"pattern",params:{pattern: "^[0-9a-w]{32,}$"},parentSchema:schema40.properties.password,data:data1};
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
const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},parentSchema:schema40.properties.password,data:data1};
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
const err8 = {instancePath:instancePath+"/grants/" + i0,schemaPath:"#/properties/grants/items/type",keyword:"type",params:{type: "string"},parentSchema:schema40.properties.grants.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((((((((((((((((((((((data3 === "basic") || (data3 === "blockusers")) || (data3 === "createaccount")) || (data3 === "createeditmovepage")) || (data3 === "delete")) || (data3 === "editinterface")) || (data3 === "editmycssjs")) || (data3 === "editmyoptions")) || (data3 === "editmywatchlist")) || (data3 === "editpage")) || (data3 === "editprotected")) || (data3 === "editsiteconfig")) || (data3 === "highvolume")) || (data3 === "import")) || (data3 === "mergehistory")) || (data3 === "oversight")) || (data3 === "patrol")) || (data3 === "privateinfo")) || (data3 === "protect")) || (data3 === "rollback")) || (data3 === "sendemail")) || (data3 === "uploadeditmovefile")) || (data3 === "uploadfile")) || (data3 === "viewdeleted")) || (data3 === "viewmywatchlist")) || (data3 === "viewrestrictedlogs"))){
const err9 = {instancePath:instancePath+"/grants/" + i0,schemaPath:"#/properties/grants/items/enum",keyword:"enum",params:{allowedValues: schema40.properties.grants.items.enum},parentSchema:schema40.properties.grants.items,data:data3};
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
const err10 = {instancePath:instancePath+"/grants",schemaPath:"#/properties/grants/type",keyword:"type",params:{type: "array"},parentSchema:schema40.properties.grants,data:data2};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema40,data};
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

const schema41 = {"type":"object","properties":{"title":{"type":"string","pattern":"\\S","examples":["Gallery"]},"expiry":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-02-28T12:00:00Z"]},"notificationTimestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"talkNotificationTimestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]}},"required":["title"],"additionalProperties":false};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "expiry")) || (key0 === "notificationTimestamp")) || (key0 === "talkNotificationTimestamp"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema41,data};
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
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema41.properties.title,data:data0};
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
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},parentSchema:schema41.properties.title,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.expiry !== undefined){
let data1 = data.expiry;
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
const err4 = {instancePath:instancePath+"/expiry",schemaPath:"#/properties/expiry/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},parentSchema:schema41.properties.expiry,data:data1};
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
const err5 = {instancePath:instancePath+"/expiry",schemaPath:"#/properties/expiry/type",keyword:"type",params:{type: "string"},parentSchema:schema41.properties.expiry,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.notificationTimestamp !== undefined){
let data2 = data.notificationTimestamp;
if(typeof data2 === "string"){
if(!pattern21.test(data2)){
const err6 = {instancePath:instancePath+"/notificationTimestamp",schemaPath:"#/properties/notificationTimestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},parentSchema:schema41.properties.notificationTimestamp,data:data2};
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
const err7 = {instancePath:instancePath+"/notificationTimestamp",schemaPath:"#/properties/notificationTimestamp/type",keyword:"type",params:{type: "string"},parentSchema:schema41.properties.notificationTimestamp,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.talkNotificationTimestamp !== undefined){
let data3 = data.talkNotificationTimestamp;
if(typeof data3 === "string"){
if(!pattern21.test(data3)){
const err8 = {instancePath:instancePath+"/talkNotificationTimestamp",schemaPath:"#/properties/talkNotificationTimestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},parentSchema:schema41.properties.talkNotificationTimestamp,data:data3};
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
const err9 = {instancePath:instancePath+"/talkNotificationTimestamp",schemaPath:"#/properties/talkNotificationTimestamp/type",keyword:"type",params:{type: "string"},parentSchema:schema41.properties.talkNotificationTimestamp,data:data3};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema39.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema39,data};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},parentSchema:schema39.properties.id,data:data0};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},parentSchema:schema39.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schema39.properties.id,data:data0};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema39.properties.name,data:data1};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},parentSchema:schema39.properties.name,data:data1};
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
if(!pattern68.test(data2)){
const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/pattern",keyword:"pattern",params:{pattern: "."},parentSchema:schema39.properties.password,data:data2};
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
const err8 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},parentSchema:schema39.properties.password,data:data2};
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
const err9 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema39.properties.groups.items,data:data4};
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
const err10 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "string"},parentSchema:schema39.properties.groups.items,data:data4};
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
const err11 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},parentSchema:schema39.properties.groups,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.groupExpiry !== undefined){
let data5 = data.groupExpiry;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
let data6 = data5[key1];
if(typeof data6 === "string"){
if(!pattern21.test(data6)){
const err12 = {instancePath:instancePath+"/groupExpiry/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/groupExpiry/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},parentSchema:schema39.properties.groupExpiry.additionalProperties,data:data6};
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
const err13 = {instancePath:instancePath+"/groupExpiry/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/groupExpiry/additionalProperties/type",keyword:"type",params:{type: "string"},parentSchema:schema39.properties.groupExpiry.additionalProperties,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/groupExpiry",schemaPath:"#/properties/groupExpiry/type",keyword:"type",params:{type: "object"},parentSchema:schema39.properties.groupExpiry,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.botPasswords !== undefined){
let data7 = data.botPasswords;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate96(data7[i1], {instancePath:instancePath+"/botPasswords/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/botPasswords",schemaPath:"#/properties/botPasswords/type",keyword:"type",params:{type: "array"},parentSchema:schema39.properties.botPasswords,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.email !== undefined){
let data9 = data.email;
if(typeof data9 === "string"){
if(!pattern73.test(data9)){
const err16 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s]+$"},parentSchema:schema39.properties.email,data:data9};
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
const err17 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},parentSchema:schema39.properties.email,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.emailConfirmed !== undefined){
let data10 = data.emailConfirmed;
if(typeof data10 !== "boolean"){
const err18 = {instancePath:instancePath+"/emailConfirmed",schemaPath:"#/properties/emailConfirmed/type",keyword:"type",params:{type: "boolean"},parentSchema:schema39.properties.emailConfirmed,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.realName !== undefined){
let data11 = data.realName;
if(typeof data11 !== "string"){
const err19 = {instancePath:instancePath+"/realName",schemaPath:"#/properties/realName/type",keyword:"type",params:{type: "string"},parentSchema:schema39.properties.realName,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.registered !== undefined){
let data12 = data.registered;
if(typeof data12 === "string"){
if(!pattern21.test(data12)){
const err20 = {instancePath:instancePath+"/registered",schemaPath:"#/properties/registered/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},parentSchema:schema39.properties.registered,data:data12};
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
const err21 = {instancePath:instancePath+"/registered",schemaPath:"#/properties/registered/type",keyword:"type",params:{type: "string"},parentSchema:schema39.properties.registered,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.lastAddress !== undefined){
let data13 = data.lastAddress;
if(typeof data13 === "string"){
if(!pattern3.test(data13)){
const err22 = {instancePath:instancePath+"/lastAddress",schemaPath:"#/properties/lastAddress/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema39.properties.lastAddress,data:data13};
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
const err23 = {instancePath:instancePath+"/lastAddress",schemaPath:"#/properties/lastAddress/type",keyword:"type",params:{type: "string"},parentSchema:schema39.properties.lastAddress,data:data13};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.editCount !== undefined){
let data14 = data.editCount;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err24 = {instancePath:instancePath+"/editCount",schemaPath:"#/properties/editCount/type",keyword:"type",params:{type: "integer"},parentSchema:schema39.properties.editCount,data:data14};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err25 = {instancePath:instancePath+"/editCount",schemaPath:"#/properties/editCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema39.properties.editCount,data:data14};
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
if(data.options !== undefined){
let data15 = data.options;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key2 in data15){
let data16 = data15[key2];
if(typeof data16 !== "string"){
const err26 = {instancePath:instancePath+"/options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/additionalProperties/type",keyword:"type",params:{type: "string"},parentSchema:schema39.properties.options.additionalProperties,data:data16};
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
const err27 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"},parentSchema:schema39.properties.options,data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.watchlist !== undefined){
let data17 = data.watchlist;
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
const _errs40 = errors;
let valid9 = false;
const _errs41 = errors;
if(typeof data18 === "string"){
if(!pattern3.test(data18)){
const err28 = {instancePath:instancePath+"/watchlist/" + i2,schemaPath:"#/properties/watchlist/items/anyOf/0/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema39.properties.watchlist.items.anyOf[0],data:data18};
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
const err29 = {instancePath:instancePath+"/watchlist/" + i2,schemaPath:"#/properties/watchlist/items/anyOf/0/type",keyword:"type",params:{type: "string"},parentSchema:schema39.properties.watchlist.items.anyOf[0],data:data18};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid0 = _errs41 === errors;
valid9 = valid9 || _valid0;
const _errs43 = errors;
if(!(validate98(data18, {instancePath:instancePath+"/watchlist/" + i2,parentData:data17,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate98.errors);
errors = vErrors.length;
}
var _valid0 = _errs43 === errors;
valid9 = valid9 || _valid0;
if(!valid9){
const err30 = {instancePath:instancePath+"/watchlist/" + i2,schemaPath:"#/properties/watchlist/items/anyOf",keyword:"anyOf",params:{},parentSchema:schema39.properties.watchlist.items,data:data18};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
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
}
}
else {
const err31 = {instancePath:instancePath+"/watchlist",schemaPath:"#/properties/watchlist/type",keyword:"type",params:{type: "array"},parentSchema:schema39.properties.watchlist,data:data17};
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
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema42 = {"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295,"examples":[2]},"target":{"type":"string","pattern":"\\S","examples":["Eve","192.0.2.0/24"]},"by":{"type":"string","pattern":"\\S","examples":["Admin"]},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"expiry":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-02-28T12:00:00Z"]},"reason":{"type":"string","examples":["spam"]},"anonymousOnly":{"type":"boolean"},"noCreate":{"type":"boolean"},"autoblock":{"type":"boolean"},"noEmail":{"type":"boolean"},"hidden":{"type":"boolean"},"allowsTalk":{"type":"boolean"},"pages":{"type":"array","items":{"type":"string","pattern":"\\S","examples":["Gallery"]}},"namespaces":{"type":"array","items":{"type":"integer","examples":[0]}},"parent":{"type":"integer","minimum":1,"maximum":4294967295,"examples":[1]}},"required":["target"],"additionalProperties":false};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.target === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema42.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema42,data};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},parentSchema:schema42.properties.id,data:data0};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},parentSchema:schema42.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schema42.properties.id,data:data0};
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
if(data.target !== undefined){
let data1 = data.target;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err5 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema42.properties.target,data:data1};
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
const err6 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},parentSchema:schema42.properties.target,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.by !== undefined){
let data2 = data.by;
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
const err7 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema42.properties.by,data:data2};
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
const err8 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "string"},parentSchema:schema42.properties.by,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!pattern21.test(data3)){
const err9 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},parentSchema:schema42.properties.timestamp,data:data3};
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
const err10 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},parentSchema:schema42.properties.timestamp,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.expiry !== undefined){
let data4 = data.expiry;
if(typeof data4 === "string"){
if(!pattern21.test(data4)){
const err11 = {instancePath:instancePath+"/expiry",schemaPath:"#/properties/expiry/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},parentSchema:schema42.properties.expiry,data:data4};
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
const err12 = {instancePath:instancePath+"/expiry",schemaPath:"#/properties/expiry/type",keyword:"type",params:{type: "string"},parentSchema:schema42.properties.expiry,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.reason !== undefined){
let data5 = data.reason;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},parentSchema:schema42.properties.reason,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.anonymousOnly !== undefined){
let data6 = data.anonymousOnly;
if(typeof data6 !== "boolean"){
const err14 = {instancePath:instancePath+"/anonymousOnly",schemaPath:"#/properties/anonymousOnly/type",keyword:"type",params:{type: "boolean"},parentSchema:schema42.properties.anonymousOnly,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.noCreate !== undefined){
let data7 = data.noCreate;
if(typeof data7 !== "boolean"){
const err15 = {instancePath:instancePath+"/noCreate",schemaPath:"#/properties/noCreate/type",keyword:"type",params:{type: "boolean"},parentSchema:schema42.properties.noCreate,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.autoblock !== undefined){
let data8 = data.autoblock;
if(typeof data8 !== "boolean"){
const err16 = {instancePath:instancePath+"/autoblock",schemaPath:"#/properties/autoblock/type",keyword:"type",params:{type: "boolean"},parentSchema:schema42.properties.autoblock,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.noEmail !== undefined){
let data9 = data.noEmail;
if(typeof data9 !== "boolean"){
const err17 = {instancePath:instancePath+"/noEmail",schemaPath:"#/properties/noEmail/type",keyword:"type",params:{type: "boolean"},parentSchema:schema42.properties.noEmail,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.hidden !== undefined){
let data10 = data.hidden;
if(typeof data10 !== "boolean"){
const err18 = {instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type: "boolean"},parentSchema:schema42.properties.hidden,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.allowsTalk !== undefined){
let data11 = data.allowsTalk;
if(typeof data11 !== "boolean"){
const err19 = {instancePath:instancePath+"/allowsTalk",schemaPath:"#/properties/allowsTalk/type",keyword:"type",params:{type: "boolean"},parentSchema:schema42.properties.allowsTalk,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.pages !== undefined){
let data12 = data.pages;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 === "string"){
if(!pattern3.test(data13)){
const err20 = {instancePath:instancePath+"/pages/" + i0,schemaPath:"#/properties/pages/items/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema42.properties.pages.items,data:data13};
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
const err21 = {instancePath:instancePath+"/pages/" + i0,schemaPath:"#/properties/pages/items/type",keyword:"type",params:{type: "string"},parentSchema:schema42.properties.pages.items,data:data13};
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
const err22 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"},parentSchema:schema42.properties.pages,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.namespaces !== undefined){
let data14 = data.namespaces;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err23 = {instancePath:instancePath+"/namespaces/" + i1,schemaPath:"#/properties/namespaces/items/type",keyword:"type",params:{type: "integer"},parentSchema:schema42.properties.namespaces.items,data:data15};
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
const err24 = {instancePath:instancePath+"/namespaces",schemaPath:"#/properties/namespaces/type",keyword:"type",params:{type: "array"},parentSchema:schema42.properties.namespaces,data:data14};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.parent !== undefined){
let data16 = data.parent;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err25 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type: "integer"},parentSchema:schema42.properties.parent,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 4294967295 || isNaN(data16)){
const err26 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},parentSchema:schema42.properties.parent,data:data16};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err27 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schema42.properties.parent,data:data16};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema43 = {"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295,"examples":[4]},"title":{"type":"string","pattern":"\\S","examples":["File:Cat.jpg"]},"replaced":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"hidden":{"$ref":"#/$defs/hiddenParts"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"user":{"type":"string","pattern":"\\S","examples":["Alice"]},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["first upload"]},"content":{"type":"string","pattern":"^[A-Za-z0-9+/=\\s]*$","examples":["R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs="]},"contentFile":{"type":"string","pattern":"\\S","examples":["pictures/cat.jpg"]},"size":{"type":"integer","minimum":0,"examples":[73]},"width":{"type":"integer","minimum":0,"examples":[3]},"height":{"type":"integer","minimum":0,"examples":[2]},"sha1":{"type":"string","pattern":"^[0-9a-f]{40}$","examples":["da39a3ee5e6b4b0d3255bfef95601890afd80709"]},"mime":{"type":"string","pattern":"^[a-z]+/[-+.a-z0-9]+$","examples":["image/png"]},"bitDepth":{"type":"integer","minimum":0,"examples":[8]},"metadata":{"type":"array","items":{"$ref":"#/$defs/fileMetadata"}}},"required":["title"],"additionalProperties":false};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema43.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema43,data};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},parentSchema:schema43.properties.id,data:data0};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},parentSchema:schema43.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schema43.properties.id,data:data0};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema43.properties.title,data:data1};
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
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},parentSchema:schema43.properties.title,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.replaced !== undefined){
let data2 = data.replaced;
if(typeof data2 === "string"){
if(!pattern21.test(data2)){
const err7 = {instancePath:instancePath+"/replaced",schemaPath:"#/properties/replaced/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},parentSchema:schema43.properties.replaced,data:data2};
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
const err8 = {instancePath:instancePath+"/replaced",schemaPath:"#/properties/replaced/type",keyword:"type",params:{type: "string"},parentSchema:schema43.properties.replaced,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.hidden !== undefined){
if(!(validate61(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate61.errors);
errors = vErrors.length;
}
}
if(data.timestamp !== undefined){
let data4 = data.timestamp;
if(typeof data4 === "string"){
if(!pattern21.test(data4)){
const err9 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},parentSchema:schema43.properties.timestamp,data:data4};
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
const err10 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},parentSchema:schema43.properties.timestamp,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.user !== undefined){
let data5 = data.user;
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
const err11 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema43.properties.user,data:data5};
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
const err12 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},parentSchema:schema43.properties.user,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.comment !== undefined){
let data6 = data.comment;
if(typeof data6 === "string"){
if(!pattern23.test(data6)){
const err13 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]{0,500}$"},parentSchema:schema43.properties.comment,data:data6};
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
const err14 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},parentSchema:schema43.properties.comment,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.content !== undefined){
let data7 = data.content;
if(typeof data7 === "string"){
if(!pattern24.test(data7)){
const err15 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/=\\s]*$"},parentSchema:schema43.properties.content,data:data7};
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
const err16 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},parentSchema:schema43.properties.content,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.contentFile !== undefined){
let data8 = data.contentFile;
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
const err17 = {instancePath:instancePath+"/contentFile",schemaPath:"#/properties/contentFile/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema43.properties.contentFile,data:data8};
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
const err18 = {instancePath:instancePath+"/contentFile",schemaPath:"#/properties/contentFile/type",keyword:"type",params:{type: "string"},parentSchema:schema43.properties.contentFile,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.size !== undefined){
let data9 = data.size;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err19 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},parentSchema:schema43.properties.size,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err20 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema43.properties.size,data:data9};
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
if(data.width !== undefined){
let data10 = data.width;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err21 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},parentSchema:schema43.properties.width,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err22 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema43.properties.width,data:data10};
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
if(data.height !== undefined){
let data11 = data.height;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err23 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},parentSchema:schema43.properties.height,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err24 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema43.properties.height,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.sha1 !== undefined){
let data12 = data.sha1;
if(typeof data12 === "string"){
if(!pattern26.test(data12)){
const err25 = {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}$"},parentSchema:schema43.properties.sha1,data:data12};
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
const err26 = {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/type",keyword:"type",params:{type: "string"},parentSchema:schema43.properties.sha1,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.mime !== undefined){
let data13 = data.mime;
if(typeof data13 === "string"){
if(!pattern27.test(data13)){
const err27 = {instancePath:instancePath+"/mime",schemaPath:"#/properties/mime/pattern",keyword:"pattern",params:{pattern: "^[a-z]+/[-+.a-z0-9]+$"},parentSchema:schema43.properties.mime,data:data13};
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
const err28 = {instancePath:instancePath+"/mime",schemaPath:"#/properties/mime/type",keyword:"type",params:{type: "string"},parentSchema:schema43.properties.mime,data:data13};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.bitDepth !== undefined){
let data14 = data.bitDepth;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err29 = {instancePath:instancePath+"/bitDepth",schemaPath:"#/properties/bitDepth/type",keyword:"type",params:{type: "integer"},parentSchema:schema43.properties.bitDepth,data:data14};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err30 = {instancePath:instancePath+"/bitDepth",schemaPath:"#/properties/bitDepth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema43.properties.bitDepth,data:data14};
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
if(data.metadata !== undefined){
let data15 = data.metadata;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validate63(data15[i0], {instancePath:instancePath+"/metadata/" + i0,parentData:data15,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "array"},parentSchema:schema43.properties.metadata,data:data15};
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
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":"object","properties":{"title":{"type":"string","pattern":"\\S","examples":["Unwanted"]},"level":{"type":"string","pattern":"\\S","examples":["sysop"]},"expiry":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2027-01-31T12:00:00Z"]},"user":{"type":"string","pattern":"\\S","examples":["Alice"]},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["created again and again"]}},"required":["title","level"],"additionalProperties":false};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.level === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"},parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "level")) || (key0 === "expiry")) || (key0 === "user")) || (key0 === "timestamp")) || (key0 === "comment"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema44,data};
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
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema44.properties.title,data:data0};
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
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},parentSchema:schema44.properties.title,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.level !== undefined){
let data1 = data.level;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err5 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema44.properties.level,data:data1};
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
const err6 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"},parentSchema:schema44.properties.level,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.expiry !== undefined){
let data2 = data.expiry;
if(typeof data2 === "string"){
if(!pattern21.test(data2)){
const err7 = {instancePath:instancePath+"/expiry",schemaPath:"#/properties/expiry/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},parentSchema:schema44.properties.expiry,data:data2};
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
const err8 = {instancePath:instancePath+"/expiry",schemaPath:"#/properties/expiry/type",keyword:"type",params:{type: "string"},parentSchema:schema44.properties.expiry,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.user !== undefined){
let data3 = data.user;
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
const err9 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema44.properties.user,data:data3};
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
const err10 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},parentSchema:schema44.properties.user,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data4 = data.timestamp;
if(typeof data4 === "string"){
if(!pattern21.test(data4)){
const err11 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},parentSchema:schema44.properties.timestamp,data:data4};
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
const err12 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},parentSchema:schema44.properties.timestamp,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.comment !== undefined){
let data5 = data.comment;
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
const err13 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]{0,500}$"},parentSchema:schema44.properties.comment,data:data5};
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
const err14 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},parentSchema:schema44.properties.comment,data:data5};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295,"examples":[7]},"type":{"type":"string","enum":["edit","new","log"],"examples":["edit"]},"page":{"type":"string","pattern":"\\S","examples":["Gallery"]},"pageId":{"type":"integer","minimum":0,"maximum":4294967295,"examples":[2]},"user":{"type":"string","pattern":"\\S","examples":["Bob"]},"revision":{"type":"integer","minimum":1,"maximum":4294967295,"examples":[12]},"oldRevision":{"type":"integer","minimum":0,"maximum":4294967295,"examples":[11]},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["a better picture"]},"minor":{"type":"boolean"},"bot":{"type":"boolean"},"oldLength":{"type":"integer","minimum":0,"examples":[120]},"newLength":{"type":"integer","minimum":0,"examples":[140]},"sha1":{"type":"string","pattern":"^[0-9a-f]{40}$","examples":["11cef88175cf81168a86e7c0327a5b2d7a1920f5"]},"tags":{"type":"array","items":{"type":"string","pattern":"\\S","examples":["mw-new-redirect"]},"examples":[["mw-new-redirect"]]},"patrolled":{"type":"boolean"},"autopatrolled":{"type":"boolean"},"hidden":{"$ref":"#/$defs/hiddenParts"},"log":{"$ref":"#/$defs/logEntry"}},"required":["page","user"],"additionalProperties":false};
const schema46 = {"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295,"examples":[9]},"type":{"type":"string","pattern":"\\S","examples":["move"]},"action":{"type":"string","pattern":"\\S","examples":["move"]},"parameters":{"type":"object","examples":[{"target_ns":0,"target_title":"Museum"}]}},"required":["type","action"],"additionalProperties":false};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.action === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},parentSchema:schema46,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema46,data};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},parentSchema:schema46.properties.id,data:data0};
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
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},parentSchema:schema46.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schema46.properties.id,data:data0};
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
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema46.properties.type,data:data1};
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
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},parentSchema:schema46.properties.type,data:data1};
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
const err8 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema46.properties.action,data:data2};
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
const err9 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},parentSchema:schema46.properties.action,data:data2};
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
const err10 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},parentSchema:schema46.properties.parameters,data:data3};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.user === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema45.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema45,data};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},parentSchema:schema45.properties.id,data:data0};
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
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},parentSchema:schema45.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schema45.properties.id,data:data0};
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
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},parentSchema:schema45.properties.type,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data1 === "edit") || (data1 === "new")) || (data1 === "log"))){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema45.properties.type.enum},parentSchema:schema45.properties.type,data:data1};
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
const err8 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema45.properties.page,data:data2};
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
const err9 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "string"},parentSchema:schema45.properties.page,data:data2};
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
const err10 = {instancePath:instancePath+"/pageId",schemaPath:"#/properties/pageId/type",keyword:"type",params:{type: "integer"},parentSchema:schema45.properties.pageId,data:data3};
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
const err11 = {instancePath:instancePath+"/pageId",schemaPath:"#/properties/pageId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},parentSchema:schema45.properties.pageId,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/pageId",schemaPath:"#/properties/pageId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema45.properties.pageId,data:data3};
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
const err13 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema45.properties.user,data:data4};
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
const err14 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},parentSchema:schema45.properties.user,data:data4};
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
const err15 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},parentSchema:schema45.properties.revision,data:data5};
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
const err16 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},parentSchema:schema45.properties.revision,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schema45.properties.revision,data:data5};
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
const err18 = {instancePath:instancePath+"/oldRevision",schemaPath:"#/properties/oldRevision/type",keyword:"type",params:{type: "integer"},parentSchema:schema45.properties.oldRevision,data:data6};
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
const err19 = {instancePath:instancePath+"/oldRevision",schemaPath:"#/properties/oldRevision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},parentSchema:schema45.properties.oldRevision,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/oldRevision",schemaPath:"#/properties/oldRevision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema45.properties.oldRevision,data:data6};
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
const err21 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},parentSchema:schema45.properties.timestamp,data:data7};
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
const err22 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},parentSchema:schema45.properties.timestamp,data:data7};
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
const err23 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]{0,500}$"},parentSchema:schema45.properties.comment,data:data8};
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
const err24 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},parentSchema:schema45.properties.comment,data:data8};
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
const err25 = {instancePath:instancePath+"/minor",schemaPath:"#/properties/minor/type",keyword:"type",params:{type: "boolean"},parentSchema:schema45.properties.minor,data:data9};
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
const err26 = {instancePath:instancePath+"/bot",schemaPath:"#/properties/bot/type",keyword:"type",params:{type: "boolean"},parentSchema:schema45.properties.bot,data:data10};
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
const err27 = {instancePath:instancePath+"/oldLength",schemaPath:"#/properties/oldLength/type",keyword:"type",params:{type: "integer"},parentSchema:schema45.properties.oldLength,data:data11};
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
const err28 = {instancePath:instancePath+"/oldLength",schemaPath:"#/properties/oldLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema45.properties.oldLength,data:data11};
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
const err29 = {instancePath:instancePath+"/newLength",schemaPath:"#/properties/newLength/type",keyword:"type",params:{type: "integer"},parentSchema:schema45.properties.newLength,data:data12};
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
const err30 = {instancePath:instancePath+"/newLength",schemaPath:"#/properties/newLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema45.properties.newLength,data:data12};
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
if(!pattern26.test(data13)){
const err31 = {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}$"},parentSchema:schema45.properties.sha1,data:data13};
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
const err32 = {instancePath:instancePath+"/sha1",schemaPath:"#/properties/sha1/type",keyword:"type",params:{type: "string"},parentSchema:schema45.properties.sha1,data:data13};
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
const err33 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema45.properties.tags.items,data:data15};
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
const err34 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},parentSchema:schema45.properties.tags.items,data:data15};
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
const err35 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},parentSchema:schema45.properties.tags,data:data14};
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
const err36 = {instancePath:instancePath+"/patrolled",schemaPath:"#/properties/patrolled/type",keyword:"type",params:{type: "boolean"},parentSchema:schema45.properties.patrolled,data:data16};
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
const err37 = {instancePath:instancePath+"/autopatrolled",schemaPath:"#/properties/autopatrolled/type",keyword:"type",params:{type: "boolean"},parentSchema:schema45.properties.autopatrolled,data:data17};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.hidden !== undefined){
if(!(validate61(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate61.errors);
errors = vErrors.length;
}
}
if(data.log !== undefined){
if(!(validate112(data.log, {instancePath:instancePath+"/log",parentData:data,parentDataProperty:"log",rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate112.errors);
errors = vErrors.length;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema47 = {"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295,"examples":[9]},"type":{"type":"string","pattern":"\\S","examples":["create"]},"action":{"type":"string","pattern":"\\S","examples":["create"]},"page":{"type":"string","pattern":"\\S","examples":["Gallery"]},"pageId":{"type":"integer","minimum":0,"maximum":4294967295,"examples":[2]},"revision":{"type":"integer","minimum":1,"maximum":4294967295,"examples":[12]},"user":{"type":"string","pattern":"\\S","examples":["Bob"]},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$","examples":["a better picture"]},"tags":{"type":"array","items":{"type":"string","pattern":"\\S","examples":["mw-new-redirect"]},"examples":[["mw-new-redirect"]]},"hidden":{"$ref":"#/$defs/hiddenParts"},"parameters":{"type":"object","examples":[{"target_ns":0,"target_title":"Museum"}]}},"required":["type","action","page","user"],"additionalProperties":false};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.action === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.page === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.user === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema47.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},parentSchema:schema47.properties.id,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4294967295 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},parentSchema:schema47.properties.id,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schema47.properties.id,data:data0};
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
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema47.properties.type,data:data1};
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
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},parentSchema:schema47.properties.type,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
const err10 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema47.properties.action,data:data2};
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
const err11 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},parentSchema:schema47.properties.action,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.page !== undefined){
let data3 = data.page;
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
const err12 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema47.properties.page,data:data3};
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
const err13 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "string"},parentSchema:schema47.properties.page,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.pageId !== undefined){
let data4 = data.pageId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/pageId",schemaPath:"#/properties/pageId/type",keyword:"type",params:{type: "integer"},parentSchema:schema47.properties.pageId,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 4294967295 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/pageId",schemaPath:"#/properties/pageId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},parentSchema:schema47.properties.pageId,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/pageId",schemaPath:"#/properties/pageId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema47.properties.pageId,data:data4};
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
if(data.revision !== undefined){
let data5 = data.revision;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err17 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},parentSchema:schema47.properties.revision,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 4294967295 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},parentSchema:schema47.properties.revision,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schema47.properties.revision,data:data5};
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
if(data.user !== undefined){
let data6 = data.user;
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
const err20 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema47.properties.user,data:data6};
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
const err21 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},parentSchema:schema47.properties.user,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data7 = data.timestamp;
if(typeof data7 === "string"){
if(!pattern21.test(data7)){
const err22 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},parentSchema:schema47.properties.timestamp,data:data7};
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
const err23 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},parentSchema:schema47.properties.timestamp,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.comment !== undefined){
let data8 = data.comment;
if(typeof data8 === "string"){
if(!pattern23.test(data8)){
const err24 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]{0,500}$"},parentSchema:schema47.properties.comment,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},parentSchema:schema47.properties.comment,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.tags !== undefined){
let data9 = data.tags;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 === "string"){
if(!pattern3.test(data10)){
const err26 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema47.properties.tags.items,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},parentSchema:schema47.properties.tags.items,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},parentSchema:schema47.properties.tags,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.hidden !== undefined){
if(!(validate61(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate61.errors);
errors = vErrors.length;
}
}
if(data.parameters !== undefined){
let data12 = data.parameters;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err29 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},parentSchema:schema47.properties.parameters,data:data12};
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
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"type":"object","properties":{"name":{"type":"string","pattern":"\\S","examples":["spam"]},"defined":{"type":"boolean"},"uses":{"type":"integer","minimum":0,"examples":[12]}},"required":["name"],"additionalProperties":false};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "defined")) || (key0 === "uses"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema48.properties.name,data:data0};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},parentSchema:schema48.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.defined !== undefined){
let data1 = data.defined;
if(typeof data1 !== "boolean"){
const err4 = {instancePath:instancePath+"/defined",schemaPath:"#/properties/defined/type",keyword:"type",params:{type: "boolean"},parentSchema:schema48.properties.defined,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.uses !== undefined){
let data2 = data.uses;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/uses",schemaPath:"#/properties/uses/type",keyword:"type",params:{type: "integer"},parentSchema:schema48.properties.uses,data:data2};
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
const err6 = {instancePath:instancePath+"/uses",schemaPath:"#/properties/uses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema48.properties.uses,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema49 = {"type":"object","properties":{"user":{"type":"string","pattern":"\\S","examples":["Bob"]},"seen":{"type":"integer","minimum":0,"maximum":4294967295,"examples":[12]}},"required":["user"],"additionalProperties":false};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "user") || (key0 === "seen"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.user !== undefined){
let data0 = data.user;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err2 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema49.properties.user,data:data0};
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
const err3 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},parentSchema:schema49.properties.user,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.seen !== undefined){
let data1 = data.seen;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/type",keyword:"type",params:{type: "integer"},parentSchema:schema49.properties.seen,data:data1};
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
const err5 = {instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},parentSchema:schema49.properties.seen,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schema49.properties.seen,data:data1};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern116 = new RegExp("^[^,|/]+$", "u");

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
if(!(func1.call(schema19.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},parentSchema:schema19,data};
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
if(!(validate87(data1[i0], {instancePath:instancePath+"/pages/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"},parentSchema:schema19.properties.pages,data:data1};
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
if(!(validate95(data3[i1], {instancePath:instancePath+"/users/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},parentSchema:schema19.properties.users,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.blocks !== undefined){
let data5 = data.blocks;
if(Array.isArray(data5)){
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
if(!(validate101(data5[i2], {instancePath:instancePath+"/blocks/" + i2,parentData:data5,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate101.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},parentSchema:schema19.properties.blocks,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.deletedPages !== undefined){
let data7 = data.deletedPages;
if(Array.isArray(data7)){
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
if(!(validate87(data7[i3], {instancePath:instancePath+"/deletedPages/" + i3,parentData:data7,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/deletedPages",schemaPath:"#/properties/deletedPages/type",keyword:"type",params:{type: "array"},parentSchema:schema19.properties.deletedPages,data:data7};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.deletedFiles !== undefined){
let data9 = data.deletedFiles;
if(Array.isArray(data9)){
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
if(!(validate104(data9[i4], {instancePath:instancePath+"/deletedFiles/" + i4,parentData:data9,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate104.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/deletedFiles",schemaPath:"#/properties/deletedFiles/type",keyword:"type",params:{type: "array"},parentSchema:schema19.properties.deletedFiles,data:data9};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.protectedTitles !== undefined){
let data11 = data.protectedTitles;
if(Array.isArray(data11)){
const len5 = data11.length;
for(let i5=0; i5<len5; i5++){
if(!(validate108(data11[i5], {instancePath:instancePath+"/protectedTitles/" + i5,parentData:data11,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate108.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/protectedTitles",schemaPath:"#/properties/protectedTitles/type",keyword:"type",params:{type: "array"},parentSchema:schema19.properties.protectedTitles,data:data11};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.changes !== undefined){
let data13 = data.changes;
if(Array.isArray(data13)){
const len6 = data13.length;
for(let i6=0; i6<len6; i6++){
if(!(validate110(data13[i6], {instancePath:instancePath+"/changes/" + i6,parentData:data13,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate110.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"},parentSchema:schema19.properties.changes,data:data13};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.logs !== undefined){
let data15 = data.logs;
if(Array.isArray(data15)){
const len7 = data15.length;
for(let i7=0; i7<len7; i7++){
if(!(validate115(data15[i7], {instancePath:instancePath+"/logs/" + i7,parentData:data15,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate115.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/type",keyword:"type",params:{type: "array"},parentSchema:schema19.properties.logs,data:data15};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.tags !== undefined){
let data17 = data.tags;
if(Array.isArray(data17)){
const len8 = data17.length;
for(let i8=0; i8<len8; i8++){
let data18 = data17[i8];
const _errs30 = errors;
let valid19 = false;
const _errs31 = errors;
if(typeof data18 === "string"){
if(!pattern116.test(data18)){
const err9 = {instancePath:instancePath+"/tags/" + i8,schemaPath:"#/properties/tags/items/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[^,|/]+$"},parentSchema:schema19.properties.tags.items.anyOf[0],data:data18};
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
const err10 = {instancePath:instancePath+"/tags/" + i8,schemaPath:"#/properties/tags/items/anyOf/0/type",keyword:"type",params:{type: "string"},parentSchema:schema19.properties.tags.items.anyOf[0],data:data18};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs31 === errors;
valid19 = valid19 || _valid0;
const _errs33 = errors;
if(!(validate118(data18, {instancePath:instancePath+"/tags/" + i8,parentData:data17,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate118.errors);
errors = vErrors.length;
}
var _valid0 = _errs33 === errors;
valid19 = valid19 || _valid0;
if(!valid19){
const err11 = {instancePath:instancePath+"/tags/" + i8,schemaPath:"#/properties/tags/items/anyOf",keyword:"anyOf",params:{},parentSchema:schema19.properties.tags.items,data:data18};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},parentSchema:schema19.properties.tags,data:data17};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.newMessages !== undefined){
let data19 = data.newMessages;
if(Array.isArray(data19)){
const len9 = data19.length;
for(let i9=0; i9<len9; i9++){
let data20 = data19[i9];
const _errs37 = errors;
let valid22 = false;
const _errs38 = errors;
if(typeof data20 === "string"){
if(!pattern3.test(data20)){
const err13 = {instancePath:instancePath+"/newMessages/" + i9,schemaPath:"#/properties/newMessages/items/anyOf/0/pattern",keyword:"pattern",params:{pattern: "\\S"},parentSchema:schema19.properties.newMessages.items.anyOf[0],data:data20};
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
const err14 = {instancePath:instancePath+"/newMessages/" + i9,schemaPath:"#/properties/newMessages/items/anyOf/0/type",keyword:"type",params:{type: "string"},parentSchema:schema19.properties.newMessages.items.anyOf[0],data:data20};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid1 = _errs38 === errors;
valid22 = valid22 || _valid1;
const _errs40 = errors;
if(!(validate120(data20, {instancePath:instancePath+"/newMessages/" + i9,parentData:data19,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = appended(vErrors, validate120.errors);
errors = vErrors.length;
}
var _valid1 = _errs40 === errors;
valid22 = valid22 || _valid1;
if(!valid22){
const err15 = {instancePath:instancePath+"/newMessages/" + i9,schemaPath:"#/properties/newMessages/items/anyOf",keyword:"anyOf",params:{},parentSchema:schema19.properties.newMessages.items,data:data20};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/newMessages",schemaPath:"#/properties/newMessages/type",keyword:"type",params:{type: "array"},parentSchema:schema19.properties.newMessages,data:data19};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
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
