// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.
"use strict";
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:wikidouble:wiki-file","title":"WikiDefinition","description":"What a wiki holds, as a YAML or JSON file or as an object in code. Everything is optional; ids that are not given are assigned in order.","type":"object","properties":{"site":{"$ref":"#/$defs/site"},"pages":{"description":"The pages that exist, file pages among them.","type":"array","items":{"$ref":"#/$defs/page"}},"users":{"description":"The accounts (facts 8.1, 8.4).","type":"array","items":{"$ref":"#/$defs/user"}},"changes":{"description":"The recent changes, which action=patrol marks (facts 8.6).","type":"array","items":{"$ref":"#/$defs/change"}}},"additionalProperties":false,"$defs":{"site":{"title":"SiteDefinition","description":"The wiki itself, as meta=siteinfo shows it (facts 8.4).","type":"object","properties":{"name":{"description":"Name of the wiki, also of the Project namespace (facts 4.6).","type":"string","pattern":"\\S","examples":["Example Wiki"]},"release":{"description":"Release of the real software that is emulated, in quotes: YAML takes 1.43 for a number. Default: `\"1.43\"`.","type":"string","enum":["1.39","1.43"],"examples":["1.43"]},"server":{"description":"What the wiki calls itself in its answers: scheme and host, no path. Default: the address it listens on or the URL it intercepts.","type":"string","pattern":"^(https?:)?//[^/?#\\s]+$","examples":["https://wiki.example"]},"scriptPath":{"description":"Path in which api.php lies, empty or with a slash in front. Default: empty.","type":"string","pattern":"^(/[^/?#\\s]+)*$","examples":["/w"]},"language":{"description":"Code of the content language. Default: `en`.","type":"string","pattern":"^[a-z]{2,}(-[a-z0-9]+)*$","examples":["en"]},"case":{"description":"Whether the first letter of a title is upper-cased (facts 4.6). Default: `first-letter`.","type":"string","enum":["first-letter","case-sensitive"],"examples":["first-letter"]},"namespaces":{"description":"Namespaces beyond those of a fresh wiki, or other names for these (facts 4.6).","type":"array","items":{"$ref":"#/$defs/namespace"},"examples":[[{"id":100,"name":"Portal"}]]},"interwiki":{"description":"Interwiki prefixes. Default: those of a fresh wiki of the release (facts 4.6).","type":"array","items":{"type":"string","pattern":"^[^\\s:|#<>\\[\\]{}]+$","examples":["wikipedia"]}}},"additionalProperties":false},"namespace":{"title":"NamespaceDefinition","description":"A namespace; even ids are subject namespaces, the odd id above is the talk namespace (facts 4.6, 8.4).","type":"object","properties":{"id":{"description":"Its id; those from 100 on are free for a wiki's own namespaces.","type":"integer","minimum":-2,"examples":[100]},"name":{"description":"Its name as titles show it; empty for namespace 0.","type":"string","pattern":"^[^:|#<>\\[\\]{}]*$","examples":["Portal"]},"aliases":{"description":"Other names that lead to it, as `Image` leads to `File`.","type":"array","items":{"type":"string","pattern":"^[^:|#<>\\[\\]{}]+$","examples":["Gateway"]}},"content":{"description":"Whether it counts as content (facts 8.4). Default: false, save for namespace 0.","type":"boolean"},"subpages":{"description":"Whether its pages have subpages (facts 8.4).","type":"boolean"}},"required":["id","name"],"additionalProperties":false},"page":{"title":"PageDefinition","description":"A page.","type":"object","properties":{"id":{"description":"Its identifier, by which lists are ordered (spec 4.2 rule 3).","type":"integer","minimum":1,"examples":[2]},"title":{"description":"Its title with the namespace prefix; spaces and underscores are the same (facts 4.6).","type":"string","pattern":"\\S","examples":["Gallery"]},"text":{"description":"Its wikitext. Default: empty.","type":"string","examples":["See [[File:Cat.jpg|thumb]]."]},"uses":{"description":"Titles of the files that it uses (facts 4.2). Default: what the wikitext embeds.","type":"array","items":{"type":"string","pattern":"\\S","examples":["File:Cat.jpg"]},"examples":[["File:Cat.jpg"]]},"redirect":{"description":"The page is a redirect: the title that it leads to, or true where that does not matter.","anyOf":[{"type":"string","pattern":"\\S"},{"const":true}],"examples":["Gallery",true]},"touched":{"description":"When it was last touched, as prop=info shows it (facts 4.7).","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"revision":{"description":"Identifier of its latest revision (facts 4.7).","type":"integer","minimum":1,"examples":[12]}},"required":["title"],"additionalProperties":false},"user":{"title":"UserDefinition","description":"An account.","type":"object","properties":{"id":{"description":"Its identifier (facts 8.4).","type":"integer","minimum":1,"examples":[3]},"name":{"description":"Its name.","type":"string","pattern":"\\S","examples":["Alice"]},"password":{"description":"What it logs in with (facts 8.1). Default: nobody can log in.","type":"string","pattern":".","examples":["secret"]},"groups":{"description":"Its groups beside those that every account is in; `sysop` and `bot` have the higher limits (facts 4.1, 8.4).","type":"array","items":{"type":"string","pattern":"\\S","examples":["sysop"]},"examples":[["sysop"]]},"botPasswords":{"description":"Further passwords, for programs: the name is then `Alice@app` (facts 8.1).","type":"array","items":{"$ref":"#/$defs/botPassword"}}},"required":["name"],"additionalProperties":false},"botPassword":{"title":"BotPasswordDefinition","description":"A password for a program, with fewer rights than the account (facts 8.1).","type":"object","properties":{"app":{"description":"Name of the program, what follows the @.","type":"string","pattern":"^\\S+$","examples":["bot"]},"password":{"description":"The password, on a real wiki 32 letters and digits.","type":"string","pattern":".","examples":["0123456789abcdefghijklmnopqrstuv"]},"grants":{"description":"What the program may do.","type":"array","items":{"type":"string","pattern":"\\S","examples":["basic"]},"examples":[["basic","patrol"]]}},"required":["app","password","grants"],"additionalProperties":false},"change":{"title":"ChangeDefinition","description":"A recent change (facts 8.6).","type":"object","properties":{"id":{"description":"Its identifier, the rcid of action=patrol (facts 8.6).","type":"integer","minimum":1,"examples":[7]},"page":{"description":"Title of the changed page.","type":"string","pattern":"\\S","examples":["Gallery"]},"user":{"description":"Name of the account, or the address of whoever made it without one.","type":"string","pattern":"\\S","examples":["Bob"]},"revision":{"description":"Identifier of the revision that it made, the revid of action=patrol (facts 8.6).","type":"integer","minimum":1,"examples":[12]},"patrolled":{"description":"Whether somebody has looked at it. Default: false.","type":"boolean"}},"required":["page","user"],"additionalProperties":false}}};
const schema34 = {"title":"PageDefinition","description":"A page.","type":"object","properties":{"id":{"description":"Its identifier, by which lists are ordered (spec 4.2 rule 3).","type":"integer","minimum":1,"examples":[2]},"title":{"description":"Its title with the namespace prefix; spaces and underscores are the same (facts 4.6).","type":"string","pattern":"\\S","examples":["Gallery"]},"text":{"description":"Its wikitext. Default: empty.","type":"string","examples":["See [[File:Cat.jpg|thumb]]."]},"uses":{"description":"Titles of the files that it uses (facts 4.2). Default: what the wikitext embeds.","type":"array","items":{"type":"string","pattern":"\\S","examples":["File:Cat.jpg"]},"examples":[["File:Cat.jpg"]]},"redirect":{"description":"The page is a redirect: the title that it leads to, or true where that does not matter.","anyOf":[{"type":"string","pattern":"\\S"},{"const":true}],"examples":["Gallery",true]},"touched":{"description":"When it was last touched, as prop=info shows it (facts 4.7).","type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$","examples":["2026-01-31T12:00:00Z"]},"revision":{"description":"Identifier of its latest revision (facts 4.7).","type":"integer","minimum":1,"examples":[12]}},"required":["title"],"additionalProperties":false};
const schema37 = {"title":"ChangeDefinition","description":"A recent change (facts 8.6).","type":"object","properties":{"id":{"description":"Its identifier, the rcid of action=patrol (facts 8.6).","type":"integer","minimum":1,"examples":[7]},"page":{"description":"Title of the changed page.","type":"string","pattern":"\\S","examples":["Gallery"]},"user":{"description":"Name of the account, or the address of whoever made it without one.","type":"string","pattern":"\\S","examples":["Bob"]},"revision":{"description":"Identifier of the revision that it made, the revid of action=patrol (facts 8.6).","type":"integer","minimum":1,"examples":[12]},"patrolled":{"description":"Whether somebody has looked at it. Default: false.","type":"boolean"}},"required":["page","user"],"additionalProperties":false};
const schema32 = {"title":"SiteDefinition","description":"The wiki itself, as meta=siteinfo shows it (facts 8.4).","type":"object","properties":{"name":{"description":"Name of the wiki, also of the Project namespace (facts 4.6).","type":"string","pattern":"\\S","examples":["Example Wiki"]},"release":{"description":"Release of the real software that is emulated, in quotes: YAML takes 1.43 for a number. Default: `\"1.43\"`.","type":"string","enum":["1.39","1.43"],"examples":["1.43"]},"server":{"description":"What the wiki calls itself in its answers: scheme and host, no path. Default: the address it listens on or the URL it intercepts.","type":"string","pattern":"^(https?:)?//[^/?#\\s]+$","examples":["https://wiki.example"]},"scriptPath":{"description":"Path in which api.php lies, empty or with a slash in front. Default: empty.","type":"string","pattern":"^(/[^/?#\\s]+)*$","examples":["/w"]},"language":{"description":"Code of the content language. Default: `en`.","type":"string","pattern":"^[a-z]{2,}(-[a-z0-9]+)*$","examples":["en"]},"case":{"description":"Whether the first letter of a title is upper-cased (facts 4.6). Default: `first-letter`.","type":"string","enum":["first-letter","case-sensitive"],"examples":["first-letter"]},"namespaces":{"description":"Namespaces beyond those of a fresh wiki, or other names for these (facts 4.6).","type":"array","items":{"$ref":"#/$defs/namespace"},"examples":[[{"id":100,"name":"Portal"}]]},"interwiki":{"description":"Interwiki prefixes. Default: those of a fresh wiki of the release (facts 4.6).","type":"array","items":{"type":"string","pattern":"^[^\\s:|#<>\\[\\]{}]+$","examples":["wikipedia"]}}},"additionalProperties":false};
const schema33 = {"title":"NamespaceDefinition","description":"A namespace; even ids are subject namespaces, the odd id above is the talk namespace (facts 4.6, 8.4).","type":"object","properties":{"id":{"description":"Its id; those from 100 on are free for a wiki's own namespaces.","type":"integer","minimum":-2,"examples":[100]},"name":{"description":"Its name as titles show it; empty for namespace 0.","type":"string","pattern":"^[^:|#<>\\[\\]{}]*$","examples":["Portal"]},"aliases":{"description":"Other names that lead to it, as `Image` leads to `File`.","type":"array","items":{"type":"string","pattern":"^[^:|#<>\\[\\]{}]+$","examples":["Gateway"]}},"content":{"description":"Whether it counts as content (facts 8.4). Default: false, save for namespace 0.","type":"boolean"},"subpages":{"description":"Whether its pages have subpages (facts 8.4).","type":"boolean"}},"required":["id","name"],"additionalProperties":false};
const pattern4 = new RegExp("\\S", "u");
const pattern5 = new RegExp("^(https?:)?//[^/?#\\s]+$", "u");
const pattern6 = new RegExp("^(/[^/?#\\s]+)*$", "u");
const pattern7 = new RegExp("^[a-z]{2,}(-[a-z0-9]+)*$", "u");
const pattern8 = new RegExp("^[^:|#<>\\[\\]{}]*$", "u");
const pattern9 = new RegExp("^[^:|#<>\\[\\]{}]+$", "u");
const pattern10 = new RegExp("^[^\\s:|#<>\\[\\]{}]+$", "u");

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
if(!((((((((key0 === "name") || (key0 === "release")) || (key0 === "server")) || (key0 === "scriptPath")) || (key0 === "language")) || (key0 === "case")) || (key0 === "namespaces")) || (key0 === "interwiki"))){
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
if(data.language !== undefined){
let data4 = data.language;
if(typeof data4 === "string"){
if(!pattern7.test(data4)){
const err9 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,}(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z]{2,}(-[a-z0-9]+)*$"+"\"",schema:"^[a-z]{2,}(-[a-z0-9]+)*$",parentSchema:schema32.properties.language,data:data4};
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
const err10 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.language.type,parentSchema:schema32.properties.language,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.case !== undefined){
let data5 = data.case;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/case",schemaPath:"#/properties/case/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.case.type,parentSchema:schema32.properties.case,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data5 === "first-letter") || (data5 === "case-sensitive"))){
const err12 = {instancePath:instancePath+"/case",schemaPath:"#/properties/case/enum",keyword:"enum",params:{allowedValues: schema32.properties.case.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.case.enum,parentSchema:schema32.properties.case,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.namespaces !== undefined){
let data6 = data.namespaces;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.id === undefined){
const err13 = {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/$defs/namespace/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema33.required,parentSchema:schema33,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7.name === undefined){
const err14 = {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/$defs/namespace/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema33.required,parentSchema:schema33,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data7){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "aliases")) || (key1 === "content")) || (key1 === "subpages"))){
const err15 = {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/$defs/namespace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema33,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.id !== undefined){
let data8 = data7.id;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err16 = {instancePath:instancePath+"/namespaces/" + i0+"/id",schemaPath:"#/$defs/namespace/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema33.properties.id.type,parentSchema:schema33.properties.id,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < -2 || isNaN(data8)){
const err17 = {instancePath:instancePath+"/namespaces/" + i0+"/id",schemaPath:"#/$defs/namespace/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2",schema:-2,parentSchema:schema33.properties.id,data:data8};
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
if(data7.name !== undefined){
let data9 = data7.name;
if(typeof data9 === "string"){
if(!pattern8.test(data9)){
const err18 = {instancePath:instancePath+"/namespaces/" + i0+"/name",schemaPath:"#/$defs/namespace/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^:|#<>\\[\\]{}]*$"},message:"must match pattern \""+"^[^:|#<>\\[\\]{}]*$"+"\"",schema:"^[^:|#<>\\[\\]{}]*$",parentSchema:schema33.properties.name,data:data9};
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
const err19 = {instancePath:instancePath+"/namespaces/" + i0+"/name",schemaPath:"#/$defs/namespace/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.name.type,parentSchema:schema33.properties.name,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.aliases !== undefined){
let data10 = data7.aliases;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(typeof data11 === "string"){
if(!pattern9.test(data11)){
const err20 = {instancePath:instancePath+"/namespaces/" + i0+"/aliases/" + i1,schemaPath:"#/$defs/namespace/properties/aliases/items/pattern",keyword:"pattern",params:{pattern: "^[^:|#<>\\[\\]{}]+$"},message:"must match pattern \""+"^[^:|#<>\\[\\]{}]+$"+"\"",schema:"^[^:|#<>\\[\\]{}]+$",parentSchema:schema33.properties.aliases.items,data:data11};
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
const err21 = {instancePath:instancePath+"/namespaces/" + i0+"/aliases/" + i1,schemaPath:"#/$defs/namespace/properties/aliases/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.aliases.items.type,parentSchema:schema33.properties.aliases.items,data:data11};
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
const err22 = {instancePath:instancePath+"/namespaces/" + i0+"/aliases",schemaPath:"#/$defs/namespace/properties/aliases/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.aliases.type,parentSchema:schema33.properties.aliases,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.content !== undefined){
let data12 = data7.content;
if(typeof data12 !== "boolean"){
const err23 = {instancePath:instancePath+"/namespaces/" + i0+"/content",schemaPath:"#/$defs/namespace/properties/content/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema33.properties.content.type,parentSchema:schema33.properties.content,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.subpages !== undefined){
let data13 = data7.subpages;
if(typeof data13 !== "boolean"){
const err24 = {instancePath:instancePath+"/namespaces/" + i0+"/subpages",schemaPath:"#/$defs/namespace/properties/subpages/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema33.properties.subpages.type,parentSchema:schema33.properties.subpages,data:data13};
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
const err25 = {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/$defs/namespace/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data:data7};
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
const err26 = {instancePath:instancePath+"/namespaces",schemaPath:"#/properties/namespaces/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.namespaces.type,parentSchema:schema32.properties.namespaces,data:data6};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.interwiki !== undefined){
let data14 = data.interwiki;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(typeof data15 === "string"){
if(!pattern10.test(data15)){
const err27 = {instancePath:instancePath+"/interwiki/" + i2,schemaPath:"#/properties/interwiki/items/pattern",keyword:"pattern",params:{pattern: "^[^\\s:|#<>\\[\\]{}]+$"},message:"must match pattern \""+"^[^\\s:|#<>\\[\\]{}]+$"+"\"",schema:"^[^\\s:|#<>\\[\\]{}]+$",parentSchema:schema32.properties.interwiki.items,data:data15};
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
const err28 = {instancePath:instancePath+"/interwiki/" + i2,schemaPath:"#/properties/interwiki/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.interwiki.items.type,parentSchema:schema32.properties.interwiki.items,data:data15};
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
const err29 = {instancePath:instancePath+"/interwiki",schemaPath:"#/properties/interwiki/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.interwiki.type,parentSchema:schema32.properties.interwiki,data:data14};
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
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema35 = {"title":"UserDefinition","description":"An account.","type":"object","properties":{"id":{"description":"Its identifier (facts 8.4).","type":"integer","minimum":1,"examples":[3]},"name":{"description":"Its name.","type":"string","pattern":"\\S","examples":["Alice"]},"password":{"description":"What it logs in with (facts 8.1). Default: nobody can log in.","type":"string","pattern":".","examples":["secret"]},"groups":{"description":"Its groups beside those that every account is in; `sysop` and `bot` have the higher limits (facts 4.1, 8.4).","type":"array","items":{"type":"string","pattern":"\\S","examples":["sysop"]},"examples":[["sysop"]]},"botPasswords":{"description":"Further passwords, for programs: the name is then `Alice@app` (facts 8.1).","type":"array","items":{"$ref":"#/$defs/botPassword"}}},"required":["name"],"additionalProperties":false};
const schema36 = {"title":"BotPasswordDefinition","description":"A password for a program, with fewer rights than the account (facts 8.1).","type":"object","properties":{"app":{"description":"Name of the program, what follows the @.","type":"string","pattern":"^\\S+$","examples":["bot"]},"password":{"description":"The password, on a real wiki 32 letters and digits.","type":"string","pattern":".","examples":["0123456789abcdefghijklmnopqrstuv"]},"grants":{"description":"What the program may do.","type":"array","items":{"type":"string","pattern":"\\S","examples":["basic"]},"examples":[["basic","patrol"]]}},"required":["app","password","grants"],"additionalProperties":false};
const pattern16 = new RegExp(".", "u");
const pattern18 = new RegExp("^\\S+$", "u");

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "password")) || (key0 === "groups")) || (key0 === "botPasswords"))){
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
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema35.properties.id,data:data0};
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
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35.properties.name,data:data1};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.name.type,parentSchema:schema35.properties.name,data:data1};
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
let data2 = data.password;
if(typeof data2 === "string"){
if(!pattern16.test(data2)){
const err6 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\"",schema:".",parentSchema:schema35.properties.password,data:data2};
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
const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.password.type,parentSchema:schema35.properties.password,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
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
const err8 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35.properties.groups.items,data:data4};
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
const err9 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.groups.items.type,parentSchema:schema35.properties.groups.items,data:data4};
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
const err10 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.properties.groups.type,parentSchema:schema35.properties.groups,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
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
const err11 = {instancePath:instancePath+"/botPasswords/" + i1,schemaPath:"#/$defs/botPassword/required",keyword:"required",params:{missingProperty: "app"},message:"must have required property '"+"app"+"'",schema:schema36.required,parentSchema:schema36,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6.password === undefined){
const err12 = {instancePath:instancePath+"/botPasswords/" + i1,schemaPath:"#/$defs/botPassword/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'",schema:schema36.required,parentSchema:schema36,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6.grants === undefined){
const err13 = {instancePath:instancePath+"/botPasswords/" + i1,schemaPath:"#/$defs/botPassword/required",keyword:"required",params:{missingProperty: "grants"},message:"must have required property '"+"grants"+"'",schema:schema36.required,parentSchema:schema36,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data6){
if(!(((key1 === "app") || (key1 === "password")) || (key1 === "grants"))){
const err14 = {instancePath:instancePath+"/botPasswords/" + i1,schemaPath:"#/$defs/botPassword/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data6.app !== undefined){
let data7 = data6.app;
if(typeof data7 === "string"){
if(!pattern18.test(data7)){
const err15 = {instancePath:instancePath+"/botPasswords/" + i1+"/app",schemaPath:"#/$defs/botPassword/properties/app/pattern",keyword:"pattern",params:{pattern: "^\\S+$"},message:"must match pattern \""+"^\\S+$"+"\"",schema:"^\\S+$",parentSchema:schema36.properties.app,data:data7};
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
const err16 = {instancePath:instancePath+"/botPasswords/" + i1+"/app",schemaPath:"#/$defs/botPassword/properties/app/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.app.type,parentSchema:schema36.properties.app,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.password !== undefined){
let data8 = data6.password;
if(typeof data8 === "string"){
if(!pattern16.test(data8)){
const err17 = {instancePath:instancePath+"/botPasswords/" + i1+"/password",schemaPath:"#/$defs/botPassword/properties/password/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\"",schema:".",parentSchema:schema36.properties.password,data:data8};
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
const err18 = {instancePath:instancePath+"/botPasswords/" + i1+"/password",schemaPath:"#/$defs/botPassword/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.password.type,parentSchema:schema36.properties.password,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
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
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
const err19 = {instancePath:instancePath+"/botPasswords/" + i1+"/grants/" + i2,schemaPath:"#/$defs/botPassword/properties/grants/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema36.properties.grants.items,data:data10};
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
const err20 = {instancePath:instancePath+"/botPasswords/" + i1+"/grants/" + i2,schemaPath:"#/$defs/botPassword/properties/grants/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.grants.items.type,parentSchema:schema36.properties.grants.items,data:data10};
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
const err21 = {instancePath:instancePath+"/botPasswords/" + i1+"/grants",schemaPath:"#/$defs/botPassword/properties/grants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema36.properties.grants.type,parentSchema:schema36.properties.grants,data:data9};
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
const err22 = {instancePath:instancePath+"/botPasswords/" + i1,schemaPath:"#/$defs/botPassword/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data:data6};
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
const err23 = {instancePath:instancePath+"/botPasswords",schemaPath:"#/properties/botPasswords/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.properties.botPasswords.type,parentSchema:schema35.properties.botPasswords,data:data5};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern14 = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$", "u");

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
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.pages !== undefined){
let data1 = data.pages;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.title === undefined){
const err1 = {instancePath:instancePath+"/pages/" + i0,schemaPath:"#/$defs/page/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema34.required,parentSchema:schema34,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 in data2){
if(!(((((((key1 === "id") || (key1 === "title")) || (key1 === "text")) || (key1 === "uses")) || (key1 === "redirect")) || (key1 === "touched")) || (key1 === "revision"))){
const err2 = {instancePath:instancePath+"/pages/" + i0,schemaPath:"#/$defs/page/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema34,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data2.id !== undefined){
let data3 = data2.id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/pages/" + i0+"/id",schemaPath:"#/$defs/page/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.id.type,parentSchema:schema34.properties.id,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/pages/" + i0+"/id",schemaPath:"#/$defs/page/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema34.properties.id,data:data3};
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
if(data2.title !== undefined){
let data4 = data2.title;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err5 = {instancePath:instancePath+"/pages/" + i0+"/title",schemaPath:"#/$defs/page/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema34.properties.title,data:data4};
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
const err6 = {instancePath:instancePath+"/pages/" + i0+"/title",schemaPath:"#/$defs/page/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.title.type,parentSchema:schema34.properties.title,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.text !== undefined){
let data5 = data2.text;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/pages/" + i0+"/text",schemaPath:"#/$defs/page/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.text.type,parentSchema:schema34.properties.text,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.uses !== undefined){
let data6 = data2.uses;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err8 = {instancePath:instancePath+"/pages/" + i0+"/uses/" + i1,schemaPath:"#/$defs/page/properties/uses/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema34.properties.uses.items,data:data7};
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
const err9 = {instancePath:instancePath+"/pages/" + i0+"/uses/" + i1,schemaPath:"#/$defs/page/properties/uses/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.uses.items.type,parentSchema:schema34.properties.uses.items,data:data7};
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
const err10 = {instancePath:instancePath+"/pages/" + i0+"/uses",schemaPath:"#/$defs/page/properties/uses/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.uses.type,parentSchema:schema34.properties.uses,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.redirect !== undefined){
let data8 = data2.redirect;
const _errs20 = errors;
let valid7 = false;
const _errs21 = errors;
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
const err11 = {instancePath:instancePath+"/pages/" + i0+"/redirect",schemaPath:"#/$defs/page/properties/redirect/anyOf/0/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema34.properties.redirect.anyOf[0],data:data8};
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
const err12 = {instancePath:instancePath+"/pages/" + i0+"/redirect",schemaPath:"#/$defs/page/properties/redirect/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.redirect.anyOf[0].type,parentSchema:schema34.properties.redirect.anyOf[0],data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid7 = valid7 || _valid0;
const _errs23 = errors;
if(true !== data8){
const err13 = {instancePath:instancePath+"/pages/" + i0+"/redirect",schemaPath:"#/$defs/page/properties/redirect/anyOf/1/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema34.properties.redirect.anyOf[1],data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs23 === errors;
valid7 = valid7 || _valid0;
if(!valid7){
const err14 = {instancePath:instancePath+"/pages/" + i0+"/redirect",schemaPath:"#/$defs/page/properties/redirect/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema34.properties.redirect.anyOf,parentSchema:schema34.properties.redirect,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data2.touched !== undefined){
let data9 = data2.touched;
if(typeof data9 === "string"){
if(!pattern14.test(data9)){
const err15 = {instancePath:instancePath+"/pages/" + i0+"/touched",schemaPath:"#/$defs/page/properties/touched/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"+"\"",schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$",parentSchema:schema34.properties.touched,data:data9};
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
const err16 = {instancePath:instancePath+"/pages/" + i0+"/touched",schemaPath:"#/$defs/page/properties/touched/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.touched.type,parentSchema:schema34.properties.touched,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.revision !== undefined){
let data10 = data2.revision;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err17 = {instancePath:instancePath+"/pages/" + i0+"/revision",schemaPath:"#/$defs/page/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.revision.type,parentSchema:schema34.properties.revision,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err18 = {instancePath:instancePath+"/pages/" + i0+"/revision",schemaPath:"#/$defs/page/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema34.properties.revision,data:data10};
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
}
else {
const err19 = {instancePath:instancePath+"/pages/" + i0,schemaPath:"#/$defs/page/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data:data2};
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
else {
const err20 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.pages.type,parentSchema:schema31.properties.pages,data:data1};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.users !== undefined){
let data11 = data.users;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(!(validate23(data11[i2], {instancePath:instancePath+"/users/" + i2,parentData:data11,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.users.type,parentSchema:schema31.properties.users,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.changes !== undefined){
let data13 = data.changes;
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
let data14 = data13[i3];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.page === undefined){
const err22 = {instancePath:instancePath+"/changes/" + i3,schemaPath:"#/$defs/change/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema37.required,parentSchema:schema37,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data14.user === undefined){
const err23 = {instancePath:instancePath+"/changes/" + i3,schemaPath:"#/$defs/change/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'",schema:schema37.required,parentSchema:schema37,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key2 in data14){
if(!(((((key2 === "id") || (key2 === "page")) || (key2 === "user")) || (key2 === "revision")) || (key2 === "patrolled"))){
const err24 = {instancePath:instancePath+"/changes/" + i3,schemaPath:"#/$defs/change/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema37,data:data14};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data14.id !== undefined){
let data15 = data14.id;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err25 = {instancePath:instancePath+"/changes/" + i3+"/id",schemaPath:"#/$defs/change/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema37.properties.id.type,parentSchema:schema37.properties.id,data:data15};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
const err26 = {instancePath:instancePath+"/changes/" + i3+"/id",schemaPath:"#/$defs/change/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema37.properties.id,data:data15};
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
if(data14.page !== undefined){
let data16 = data14.page;
if(typeof data16 === "string"){
if(!pattern4.test(data16)){
const err27 = {instancePath:instancePath+"/changes/" + i3+"/page",schemaPath:"#/$defs/change/properties/page/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema37.properties.page,data:data16};
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
const err28 = {instancePath:instancePath+"/changes/" + i3+"/page",schemaPath:"#/$defs/change/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.page.type,parentSchema:schema37.properties.page,data:data16};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data14.user !== undefined){
let data17 = data14.user;
if(typeof data17 === "string"){
if(!pattern4.test(data17)){
const err29 = {instancePath:instancePath+"/changes/" + i3+"/user",schemaPath:"#/$defs/change/properties/user/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema37.properties.user,data:data17};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/changes/" + i3+"/user",schemaPath:"#/$defs/change/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.user.type,parentSchema:schema37.properties.user,data:data17};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data14.revision !== undefined){
let data18 = data14.revision;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err31 = {instancePath:instancePath+"/changes/" + i3+"/revision",schemaPath:"#/$defs/change/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema37.properties.revision.type,parentSchema:schema37.properties.revision,data:data18};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
const err32 = {instancePath:instancePath+"/changes/" + i3+"/revision",schemaPath:"#/$defs/change/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema37.properties.revision,data:data18};
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
if(data14.patrolled !== undefined){
let data19 = data14.patrolled;
if(typeof data19 !== "boolean"){
const err33 = {instancePath:instancePath+"/changes/" + i3+"/patrolled",schemaPath:"#/$defs/change/properties/patrolled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema37.properties.patrolled.type,parentSchema:schema37.properties.patrolled,data:data19};
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
else {
const err34 = {instancePath:instancePath+"/changes/" + i3,schemaPath:"#/$defs/change/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.type,parentSchema:schema37,data:data14};
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
const err35 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.changes.type,parentSchema:schema31.properties.changes,data:data13};
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
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

/**
 * What breaks the schema in the definition of a wiki; an empty list when nothing does.
 *
 * @typedef {object} Finding
 * @property {string} instancePath JSON Pointer to the value
 * @property {string} schemaPath where in the schema the broken rule stands
 * @property {string} keyword the rule, such as `type`
 * @property {Record<string, unknown>} params what the rule wants
 * @property {Record<string, unknown>} parentSchema the part of the schema that holds the rule
 * @property {unknown} data the value
 *
 * @param {unknown} definition
 * @returns {Finding[]}
 */
function findWikiFileProblems(definition) {
  return validate20(definition) ? [] : validate20.errors;
}
exports.findWikiFileProblems = findWikiFileProblems;
