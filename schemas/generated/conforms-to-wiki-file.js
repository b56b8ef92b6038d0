// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.
"use strict";
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:wikidouble:wiki-file","type":"object","properties":{"site":{"$ref":"#/$defs/site"},"pages":{"type":"array","items":{"$ref":"#/$defs/page"}},"users":{"type":"array","items":{"$ref":"#/$defs/user"}},"changes":{"type":"array","items":{"$ref":"#/$defs/change"}}},"additionalProperties":false,"$defs":{"site":{"type":"object","properties":{"name":{"type":"string","pattern":"\\S"},"release":{"type":"string","enum":["1.39","1.43"]},"server":{"type":"string","pattern":"^(https?:)?//[^/?#\\s]+$"},"scriptPath":{"type":"string","pattern":"^(/[^/?#\\s]+)*$"},"articlePath":{"type":"string","pattern":"^/[^?#\\s]*\\$1[^?#\\s]*$"},"language":{"type":"string","pattern":"^(?![^]*--)[a-z]{2,}(-[-a-z0-9]*[a-z0-9])?$"},"case":{"type":"string","enum":["first-letter","case-sensitive"]},"namespaces":{"type":"array","items":{"$ref":"#/$defs/namespace"}},"interwiki":{"type":"array","items":{"type":"string","pattern":"^[^\\s:|#<>\\[\\]{}]+$"}},"uploads":{"type":"boolean"},"maximumResultSize":{"type":"integer","minimum":0}},"additionalProperties":false},"namespace":{"type":"object","properties":{"id":{"type":"integer","minimum":-2},"name":{"type":"string","pattern":"^[^:|#<>\\[\\]{}]*$"},"aliases":{"type":"array","items":{"type":"string","pattern":"^[^:|#<>\\[\\]{}]+$"}},"content":{"type":"boolean"},"subpages":{"type":"boolean"},"case":{"type":"string","enum":["first-letter","case-sensitive"]}},"required":["id","name"],"additionalProperties":false},"page":{"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"title":{"type":"string","pattern":"\\S"},"text":{"type":"string"},"uses":{"type":"array","items":{"type":"string","pattern":"\\S"}},"externalLinks":{"type":"array","items":{"type":"string","pattern":"\\S"}},"redirect":{"anyOf":[{"type":"string","pattern":"\\S"},{"const":true}]},"touched":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"revision":{"type":"integer","minimum":1,"maximum":4294967295},"user":{"type":"string","pattern":"\\S"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"revisions":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/revision"}},"file":{"$ref":"#/$defs/file"}},"required":["title"],"additionalProperties":false},"revision":{"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"parent":{"type":"integer","minimum":0,"maximum":4294967295},"text":{"type":"string"},"user":{"type":"string","pattern":"\\S"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"minor":{"type":"boolean"},"tags":{"type":"array","items":{"type":"string","pattern":"\\S"}}},"additionalProperties":false},"file":{"type":"object","properties":{"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"user":{"type":"string","pattern":"\\S"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"size":{"type":"integer","minimum":0},"width":{"type":"integer","minimum":0},"height":{"type":"integer","minimum":0},"sha1":{"type":"string","pattern":"^[0-9a-f]{40}$"},"mime":{"type":"string","pattern":"^[a-z]+/[-+.a-z0-9]+$"},"bitDepth":{"type":"integer","minimum":0},"metadata":{"type":"array","items":{"$ref":"#/$defs/fileMetadata"}},"older":{"type":"array","items":{"$ref":"#/$defs/fileVersion"}}},"additionalProperties":false},"fileMetadata":{"type":"object","properties":{"name":{"type":"string"},"value":{"anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"array","items":{"type":"object","properties":{"name":{"anyOf":[{"type":"string"},{"type":"integer"}]},"value":{"anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"}]}},"required":["name","value"],"additionalProperties":false}}]}},"required":["name","value"],"additionalProperties":false},"fileVersion":{"type":"object","properties":{"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"replaced":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"metadata":{"type":"array","items":{"$ref":"#/$defs/fileMetadata"}},"user":{"type":"string","pattern":"\\S"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"size":{"type":"integer","minimum":0},"width":{"type":"integer","minimum":0},"height":{"type":"integer","minimum":0},"sha1":{"type":"string","pattern":"^[0-9a-f]{40}$"}},"required":["timestamp"],"additionalProperties":false},"user":{"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"name":{"type":"string","pattern":"\\S"},"password":{"type":"string","pattern":"."},"groups":{"type":"array","items":{"type":"string","pattern":"\\S"}},"botPasswords":{"type":"array","items":{"$ref":"#/$defs/botPassword"}},"email":{"type":"string","pattern":"^[^@\\s]+@[^@\\s]+$"},"realName":{"type":"string"},"registered":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"editCount":{"type":"integer","minimum":0},"options":{"type":"object","additionalProperties":{"type":"string"}},"watchlist":{"type":"array","items":{"type":"string","pattern":"\\S"}}},"required":["name"],"additionalProperties":false},"botPassword":{"type":"object","properties":{"app":{"type":"string","pattern":"^[^\\s@]+$"},"password":{"type":"string","pattern":"^[0-9a-w]{32,}$"},"grants":{"type":"array","items":{"type":"string","enum":["basic","blockusers","createaccount","createeditmovepage","delete","editinterface","editmycssjs","editmyoptions","editmywatchlist","editpage","editprotected","editsiteconfig","highvolume","import","mergehistory","oversight","patrol","privateinfo","protect","rollback","sendemail","uploadeditmovefile","uploadfile","viewdeleted","viewmywatchlist","viewrestrictedlogs"]}}},"required":["app","password","grants"],"additionalProperties":false},"change":{"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"type":{"type":"string","enum":["edit","new","log"]},"page":{"type":"string","pattern":"\\S"},"pageId":{"type":"integer","minimum":0,"maximum":4294967295},"user":{"type":"string","pattern":"\\S"},"revision":{"type":"integer","minimum":1,"maximum":4294967295},"oldRevision":{"type":"integer","minimum":0,"maximum":4294967295},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"minor":{"type":"boolean"},"bot":{"type":"boolean"},"oldLength":{"type":"integer","minimum":0},"newLength":{"type":"integer","minimum":0},"sha1":{"type":"string","pattern":"^[0-9a-f]{40}$"},"tags":{"type":"array","items":{"type":"string","pattern":"\\S"}},"patrolled":{"type":"boolean"},"autopatrolled":{"type":"boolean"},"log":{"$ref":"#/$defs/logEntry"}},"required":["page","user"],"additionalProperties":false},"logEntry":{"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"type":{"type":"string","pattern":"\\S"},"action":{"type":"string","pattern":"\\S"},"parameters":{"type":"object"}},"required":["type","action"],"additionalProperties":false}}};
const schema32 = {"type":"object","properties":{"name":{"type":"string","pattern":"\\S"},"release":{"type":"string","enum":["1.39","1.43"]},"server":{"type":"string","pattern":"^(https?:)?//[^/?#\\s]+$"},"scriptPath":{"type":"string","pattern":"^(/[^/?#\\s]+)*$"},"articlePath":{"type":"string","pattern":"^/[^?#\\s]*\\$1[^?#\\s]*$"},"language":{"type":"string","pattern":"^(?![^]*--)[a-z]{2,}(-[-a-z0-9]*[a-z0-9])?$"},"case":{"type":"string","enum":["first-letter","case-sensitive"]},"namespaces":{"type":"array","items":{"$ref":"#/$defs/namespace"}},"interwiki":{"type":"array","items":{"type":"string","pattern":"^[^\\s:|#<>\\[\\]{}]+$"}},"uploads":{"type":"boolean"},"maximumResultSize":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema33 = {"type":"object","properties":{"id":{"type":"integer","minimum":-2},"name":{"type":"string","pattern":"^[^:|#<>\\[\\]{}]*$"},"aliases":{"type":"array","items":{"type":"string","pattern":"^[^:|#<>\\[\\]{}]+$"}},"content":{"type":"boolean"},"subpages":{"type":"boolean"},"case":{"type":"string","enum":["first-letter","case-sensitive"]}},"required":["id","name"],"additionalProperties":false};
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema32.properties, key0))){
validate21.errors = [true];
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
if(!pattern4.test(data0)){
validate21.errors = [true];
return false;
}
}
else {
validate21.errors = [true];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.release !== undefined){
let data1 = data.release;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate21.errors = [true];
return false;
}
if(!((data1 === "1.39") || (data1 === "1.43"))){
validate21.errors = [true];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server !== undefined){
let data2 = data.server;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
validate21.errors = [true];
return false;
}
}
else {
validate21.errors = [true];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scriptPath !== undefined){
let data3 = data.scriptPath;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
validate21.errors = [true];
return false;
}
}
else {
validate21.errors = [true];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.articlePath !== undefined){
let data4 = data.articlePath;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern7.test(data4)){
validate21.errors = [true];
return false;
}
}
else {
validate21.errors = [true];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.language !== undefined){
let data5 = data.language;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
validate21.errors = [true];
return false;
}
}
else {
validate21.errors = [true];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.case !== undefined){
let data6 = data.case;
const _errs14 = errors;
if(typeof data6 !== "string"){
validate21.errors = [true];
return false;
}
if(!((data6 === "first-letter") || (data6 === "case-sensitive"))){
validate21.errors = [true];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespaces !== undefined){
let data7 = data.namespaces;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing0;
if(((data8.id === undefined) && (missing0 = "id")) || ((data8.name === undefined) && (missing0 = "name"))){
validate21.errors = [true];
return false;
}
else {
const _errs21 = errors;
for(const key1 in data8){
if(!((((((key1 === "id") || (key1 === "name")) || (key1 === "aliases")) || (key1 === "content")) || (key1 === "subpages")) || (key1 === "case"))){
validate21.errors = [true];
return false;
break;
}
}
if(_errs21 === errors){
if(data8.id !== undefined){
let data9 = data8.id;
const _errs22 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate21.errors = [true];
return false;
}
if(errors === _errs22){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < -2 || isNaN(data9)){
validate21.errors = [true];
return false;
}
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.name !== undefined){
let data10 = data8.name;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data10 === "string"){
if(!pattern9.test(data10)){
validate21.errors = [true];
return false;
}
}
else {
validate21.errors = [true];
return false;
}
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.aliases !== undefined){
let data11 = data8.aliases;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data11)){
var valid4 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs28 = errors;
if(errors === _errs28){
if(typeof data12 === "string"){
if(!pattern10.test(data12)){
validate21.errors = [true];
return false;
}
}
else {
validate21.errors = [true];
return false;
}
}
var valid4 = _errs28 === errors;
if(!valid4){
break;
}
}
}
else {
validate21.errors = [true];
return false;
}
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.content !== undefined){
const _errs30 = errors;
if(typeof data8.content !== "boolean"){
validate21.errors = [true];
return false;
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.subpages !== undefined){
const _errs32 = errors;
if(typeof data8.subpages !== "boolean"){
validate21.errors = [true];
return false;
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.case !== undefined){
let data15 = data8.case;
const _errs34 = errors;
if(typeof data15 !== "string"){
validate21.errors = [true];
return false;
}
if(!((data15 === "first-letter") || (data15 === "case-sensitive"))){
validate21.errors = [true];
return false;
}
var valid3 = _errs34 === errors;
}
else {
var valid3 = true;
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
validate21.errors = [true];
return false;
}
}
var valid1 = _errs18 === errors;
if(!valid1){
break;
}
}
}
else {
validate21.errors = [true];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interwiki !== undefined){
let data16 = data.interwiki;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data16)){
var valid5 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
const _errs38 = errors;
if(errors === _errs38){
if(typeof data17 === "string"){
if(!pattern11.test(data17)){
validate21.errors = [true];
return false;
}
}
else {
validate21.errors = [true];
return false;
}
}
var valid5 = _errs38 === errors;
if(!valid5){
break;
}
}
}
else {
validate21.errors = [true];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uploads !== undefined){
const _errs40 = errors;
if(typeof data.uploads !== "boolean"){
validate21.errors = [true];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maximumResultSize !== undefined){
let data19 = data.maximumResultSize;
const _errs42 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate21.errors = [true];
return false;
}
if(errors === _errs42){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate21.errors = [true];
return false;
}
}
}
var valid0 = _errs42 === errors;
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
else {
validate21.errors = [true];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema34 = {"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"title":{"type":"string","pattern":"\\S"},"text":{"type":"string"},"uses":{"type":"array","items":{"type":"string","pattern":"\\S"}},"externalLinks":{"type":"array","items":{"type":"string","pattern":"\\S"}},"redirect":{"anyOf":[{"type":"string","pattern":"\\S"},{"const":true}]},"touched":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"revision":{"type":"integer","minimum":1,"maximum":4294967295},"user":{"type":"string","pattern":"\\S"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"revisions":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/revision"}},"file":{"$ref":"#/$defs/file"}},"required":["title"],"additionalProperties":false};
const schema35 = {"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"parent":{"type":"integer","minimum":0,"maximum":4294967295},"text":{"type":"string"},"user":{"type":"string","pattern":"\\S"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"minor":{"type":"boolean"},"tags":{"type":"array","items":{"type":"string","pattern":"\\S"}}},"additionalProperties":false};
const pattern16 = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$", "u");
const pattern19 = new RegExp("^[\\s\\S]{0,500}$", "u");
const schema36 = {"type":"object","properties":{"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"user":{"type":"string","pattern":"\\S"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"size":{"type":"integer","minimum":0},"width":{"type":"integer","minimum":0},"height":{"type":"integer","minimum":0},"sha1":{"type":"string","pattern":"^[0-9a-f]{40}$"},"mime":{"type":"string","pattern":"^[a-z]+/[-+.a-z0-9]+$"},"bitDepth":{"type":"integer","minimum":0},"metadata":{"type":"array","items":{"$ref":"#/$defs/fileMetadata"}},"older":{"type":"array","items":{"$ref":"#/$defs/fileVersion"}}},"additionalProperties":false};
const schema37 = {"type":"object","properties":{"name":{"type":"string"},"value":{"anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"array","items":{"type":"object","properties":{"name":{"anyOf":[{"type":"string"},{"type":"integer"}]},"value":{"anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"}]}},"required":["name","value"],"additionalProperties":false}}]}},"required":["name","value"],"additionalProperties":false};
const pattern27 = new RegExp("^[0-9a-f]{40}$", "u");
const pattern28 = new RegExp("^[a-z]+/[-+.a-z0-9]+$", "u");
const schema38 = {"type":"object","properties":{"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"replaced":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"metadata":{"type":"array","items":{"$ref":"#/$defs/fileMetadata"}},"user":{"type":"string","pattern":"\\S"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"size":{"type":"integer","minimum":0},"width":{"type":"integer","minimum":0},"height":{"type":"integer","minimum":0},"sha1":{"type":"string","pattern":"^[0-9a-f]{40}$"}},"required":["timestamp"],"additionalProperties":false};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.timestamp === undefined) && (missing0 = "timestamp")){
validate25.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema38.properties, key0))){
validate25.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.timestamp !== undefined){
let data0 = data.timestamp;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
validate25.errors = [true];
return false;
}
}
else {
validate25.errors = [true];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replaced !== undefined){
let data1 = data.replaced;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern16.test(data1)){
validate25.errors = [true];
return false;
}
}
else {
validate25.errors = [true];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data2 = data.metadata;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.name === undefined) && (missing1 = "name")) || ((data3.value === undefined) && (missing1 = "value"))){
validate25.errors = [true];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!((key1 === "name") || (key1 === "value"))){
validate25.errors = [true];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.name !== undefined){
const _errs12 = errors;
if(typeof data3.name !== "string"){
validate25.errors = [true];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.value !== undefined){
let data5 = data3.value;
const _errs14 = errors;
const _errs15 = errors;
let valid4 = false;
const _errs16 = errors;
if(typeof data5 !== "string"){
const err0 = true;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
const _errs18 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err1 = true;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs18 === errors;
valid4 = valid4 || _valid0;
const _errs20 = errors;
if(typeof data5 !== "boolean"){
const err2 = true;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid4 = valid4 || _valid0;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data5)){
var valid5 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs24 = errors;
if(errors === _errs24){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if(((data6.name === undefined) && (missing2 = "name")) || ((data6.value === undefined) && (missing2 = "value"))){
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
const _errs26 = errors;
for(const key2 in data6){
if(!((key2 === "name") || (key2 === "value"))){
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
if(_errs26 === errors){
if(data6.name !== undefined){
let data7 = data6.name;
const _errs27 = errors;
const _errs28 = errors;
let valid7 = false;
const _errs29 = errors;
if(typeof data7 !== "string"){
const err5 = true;
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs29 === errors;
valid7 = valid7 || _valid1;
const _errs31 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err6 = true;
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs31 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
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
var valid6 = _errs27 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.value !== undefined){
let data8 = data6.value;
const _errs33 = errors;
const _errs34 = errors;
let valid8 = false;
const _errs35 = errors;
if(typeof data8 !== "string"){
const err8 = true;
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid2 = _errs35 === errors;
valid8 = valid8 || _valid2;
const _errs37 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err9 = true;
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid2 = _errs37 === errors;
valid8 = valid8 || _valid2;
const _errs39 = errors;
if(typeof data8 !== "boolean"){
const err10 = true;
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs39 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
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
var valid6 = _errs33 === errors;
}
else {
var valid6 = true;
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
var valid5 = _errs24 === errors;
if(!valid5){
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
var _valid0 = _errs22 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err14 = true;
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate25.errors = vErrors;
return false;
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
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate25.errors = [true];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate25.errors = [true];
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
let data9 = data.user;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
validate25.errors = [true];
return false;
}
}
else {
validate25.errors = [true];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comment !== undefined){
let data10 = data.comment;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data10 === "string"){
if(!pattern19.test(data10)){
validate25.errors = [true];
return false;
}
}
else {
validate25.errors = [true];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data11 = data.size;
const _errs45 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate25.errors = [true];
return false;
}
if(errors === _errs45){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate25.errors = [true];
return false;
}
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data12 = data.width;
const _errs47 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate25.errors = [true];
return false;
}
if(errors === _errs47){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate25.errors = [true];
return false;
}
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.height !== undefined){
let data13 = data.height;
const _errs49 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate25.errors = [true];
return false;
}
if(errors === _errs49){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate25.errors = [true];
return false;
}
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha1 !== undefined){
let data14 = data.sha1;
const _errs51 = errors;
if(errors === _errs51){
if(typeof data14 === "string"){
if(!pattern27.test(data14)){
validate25.errors = [true];
return false;
}
}
else {
validate25.errors = [true];
return false;
}
}
var valid0 = _errs51 === errors;
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
validate25.errors = [true];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema36.properties, key0))){
validate24.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.timestamp !== undefined){
let data0 = data.timestamp;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
validate24.errors = [true];
return false;
}
}
else {
validate24.errors = [true];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data1 = data.user;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate24.errors = [true];
return false;
}
}
else {
validate24.errors = [true];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comment !== undefined){
let data2 = data.comment;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern19.test(data2)){
validate24.errors = [true];
return false;
}
}
else {
validate24.errors = [true];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data3 = data.size;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate24.errors = [true];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate24.errors = [true];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data4 = data.width;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate24.errors = [true];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate24.errors = [true];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.height !== undefined){
let data5 = data.height;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate24.errors = [true];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate24.errors = [true];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha1 !== undefined){
let data6 = data.sha1;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern27.test(data6)){
validate24.errors = [true];
return false;
}
}
else {
validate24.errors = [true];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mime !== undefined){
let data7 = data.mime;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(!pattern28.test(data7)){
validate24.errors = [true];
return false;
}
}
else {
validate24.errors = [true];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bitDepth !== undefined){
let data8 = data.bitDepth;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate24.errors = [true];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate24.errors = [true];
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
if(data.metadata !== undefined){
let data9 = data.metadata;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing0;
if(((data10.name === undefined) && (missing0 = "name")) || ((data10.value === undefined) && (missing0 = "value"))){
validate24.errors = [true];
return false;
}
else {
const _errs25 = errors;
for(const key1 in data10){
if(!((key1 === "name") || (key1 === "value"))){
validate24.errors = [true];
return false;
break;
}
}
if(_errs25 === errors){
if(data10.name !== undefined){
const _errs26 = errors;
if(typeof data10.name !== "string"){
validate24.errors = [true];
return false;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.value !== undefined){
let data12 = data10.value;
const _errs28 = errors;
const _errs29 = errors;
let valid4 = false;
const _errs30 = errors;
if(typeof data12 !== "string"){
const err0 = true;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs30 === errors;
valid4 = valid4 || _valid0;
const _errs32 = errors;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err1 = true;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs32 === errors;
valid4 = valid4 || _valid0;
const _errs34 = errors;
if(typeof data12 !== "boolean"){
const err2 = true;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs34 === errors;
valid4 = valid4 || _valid0;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data12)){
var valid5 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
const _errs38 = errors;
if(errors === _errs38){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if(((data13.name === undefined) && (missing1 = "name")) || ((data13.value === undefined) && (missing1 = "value"))){
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
const _errs40 = errors;
for(const key2 in data13){
if(!((key2 === "name") || (key2 === "value"))){
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
if(_errs40 === errors){
if(data13.name !== undefined){
let data14 = data13.name;
const _errs41 = errors;
const _errs42 = errors;
let valid7 = false;
const _errs43 = errors;
if(typeof data14 !== "string"){
const err5 = true;
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs43 === errors;
valid7 = valid7 || _valid1;
const _errs45 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err6 = true;
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs45 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
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
var valid6 = _errs41 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.value !== undefined){
let data15 = data13.value;
const _errs47 = errors;
const _errs48 = errors;
let valid8 = false;
const _errs49 = errors;
if(typeof data15 !== "string"){
const err8 = true;
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid2 = _errs49 === errors;
valid8 = valid8 || _valid2;
const _errs51 = errors;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err9 = true;
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid2 = _errs51 === errors;
valid8 = valid8 || _valid2;
const _errs53 = errors;
if(typeof data15 !== "boolean"){
const err10 = true;
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs53 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
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
var valid6 = _errs47 === errors;
}
else {
var valid6 = true;
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
var valid5 = _errs38 === errors;
if(!valid5){
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
var _valid0 = _errs36 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err14 = true;
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate24.errors = vErrors;
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
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate24.errors = [true];
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
validate24.errors = [true];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.older !== undefined){
let data16 = data.older;
const _errs55 = errors;
if(errors === _errs55){
if(Array.isArray(data16)){
var valid9 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
const _errs57 = errors;
if(!(validate25(data16[i2], {instancePath:instancePath+"/older/" + i2,parentData:data16,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid9 = _errs57 === errors;
if(!valid9){
break;
}
}
}
else {
validate24.errors = [true];
return false;
}
}
var valid0 = _errs55 === errors;
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
else {
validate24.errors = [true];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.title === undefined) && (missing0 = "title")){
validate23.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema34.properties, key0))){
validate23.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate23.errors = [true];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4294967295 || isNaN(data0)){
validate23.errors = [true];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate23.errors = [true];
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
if(!pattern4.test(data1)){
validate23.errors = [true];
return false;
}
}
else {
validate23.errors = [true];
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
validate23.errors = [true];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uses !== undefined){
let data3 = data.uses;
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
if(!pattern4.test(data4)){
validate23.errors = [true];
return false;
}
}
else {
validate23.errors = [true];
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
validate23.errors = [true];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.externalLinks !== undefined){
let data5 = data.externalLinks;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
validate23.errors = [true];
return false;
}
}
else {
validate23.errors = [true];
return false;
}
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate23.errors = [true];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redirect !== undefined){
let data7 = data.redirect;
const _errs16 = errors;
const _errs17 = errors;
let valid3 = false;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
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
var _valid0 = _errs18 === errors;
valid3 = valid3 || _valid0;
const _errs20 = errors;
if(true !== data7){
const err2 = true;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs20 === errors;
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
validate23.errors = vErrors;
return false;
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
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.touched !== undefined){
let data8 = data.touched;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data8 === "string"){
if(!pattern16.test(data8)){
validate23.errors = [true];
return false;
}
}
else {
validate23.errors = [true];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revision !== undefined){
let data9 = data.revision;
const _errs23 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate23.errors = [true];
return false;
}
if(errors === _errs23){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 4294967295 || isNaN(data9)){
validate23.errors = [true];
return false;
}
else {
if(data9 < 1 || isNaN(data9)){
validate23.errors = [true];
return false;
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data10 = data.user;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
validate23.errors = [true];
return false;
}
}
else {
validate23.errors = [true];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data11 = data.timestamp;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data11 === "string"){
if(!pattern16.test(data11)){
validate23.errors = [true];
return false;
}
}
else {
validate23.errors = [true];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comment !== undefined){
let data12 = data.comment;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data12 === "string"){
if(!pattern19.test(data12)){
validate23.errors = [true];
return false;
}
}
else {
validate23.errors = [true];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revisions !== undefined){
let data13 = data.revisions;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data13)){
if(data13.length < 1){
validate23.errors = [true];
return false;
}
else {
var valid4 = true;
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
const _errs33 = errors;
const _errs34 = errors;
if(errors === _errs34){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
const _errs36 = errors;
for(const key1 in data14){
if(!((((((((key1 === "id") || (key1 === "parent")) || (key1 === "text")) || (key1 === "user")) || (key1 === "timestamp")) || (key1 === "comment")) || (key1 === "minor")) || (key1 === "tags"))){
validate23.errors = [true];
return false;
break;
}
}
if(_errs36 === errors){
if(data14.id !== undefined){
let data15 = data14.id;
const _errs37 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate23.errors = [true];
return false;
}
if(errors === _errs37){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 4294967295 || isNaN(data15)){
validate23.errors = [true];
return false;
}
else {
if(data15 < 1 || isNaN(data15)){
validate23.errors = [true];
return false;
}
}
}
}
var valid6 = _errs37 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.parent !== undefined){
let data16 = data14.parent;
const _errs39 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate23.errors = [true];
return false;
}
if(errors === _errs39){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 4294967295 || isNaN(data16)){
validate23.errors = [true];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate23.errors = [true];
return false;
}
}
}
}
var valid6 = _errs39 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.text !== undefined){
const _errs41 = errors;
if(typeof data14.text !== "string"){
validate23.errors = [true];
return false;
}
var valid6 = _errs41 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.user !== undefined){
let data18 = data14.user;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data18 === "string"){
if(!pattern4.test(data18)){
validate23.errors = [true];
return false;
}
}
else {
validate23.errors = [true];
return false;
}
}
var valid6 = _errs43 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.timestamp !== undefined){
let data19 = data14.timestamp;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data19 === "string"){
if(!pattern16.test(data19)){
validate23.errors = [true];
return false;
}
}
else {
validate23.errors = [true];
return false;
}
}
var valid6 = _errs45 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.comment !== undefined){
let data20 = data14.comment;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data20 === "string"){
if(!pattern19.test(data20)){
validate23.errors = [true];
return false;
}
}
else {
validate23.errors = [true];
return false;
}
}
var valid6 = _errs47 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.minor !== undefined){
const _errs49 = errors;
if(typeof data14.minor !== "boolean"){
validate23.errors = [true];
return false;
}
var valid6 = _errs49 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.tags !== undefined){
let data22 = data14.tags;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data22)){
var valid7 = true;
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
let data23 = data22[i3];
const _errs53 = errors;
if(errors === _errs53){
if(typeof data23 === "string"){
if(!pattern4.test(data23)){
validate23.errors = [true];
return false;
}
}
else {
validate23.errors = [true];
return false;
}
}
var valid7 = _errs53 === errors;
if(!valid7){
break;
}
}
}
else {
validate23.errors = [true];
return false;
}
}
var valid6 = _errs51 === errors;
}
else {
var valid6 = true;
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
validate23.errors = [true];
return false;
}
}
var valid4 = _errs33 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate23.errors = [true];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs55 = errors;
if(!(validate24(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs55 === errors;
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
validate23.errors = [true];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema40 = {"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"name":{"type":"string","pattern":"\\S"},"password":{"type":"string","pattern":"."},"groups":{"type":"array","items":{"type":"string","pattern":"\\S"}},"botPasswords":{"type":"array","items":{"$ref":"#/$defs/botPassword"}},"email":{"type":"string","pattern":"^[^@\\s]+@[^@\\s]+$"},"realName":{"type":"string"},"registered":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"editCount":{"type":"integer","minimum":0},"options":{"type":"object","additionalProperties":{"type":"string"}},"watchlist":{"type":"array","items":{"type":"string","pattern":"\\S"}}},"required":["name"],"additionalProperties":false};
const schema41 = {"type":"object","properties":{"app":{"type":"string","pattern":"^[^\\s@]+$"},"password":{"type":"string","pattern":"^[0-9a-w]{32,}$"},"grants":{"type":"array","items":{"type":"string","enum":["basic","blockusers","createaccount","createeditmovepage","delete","editinterface","editmycssjs","editmyoptions","editmywatchlist","editpage","editprotected","editsiteconfig","highvolume","import","mergehistory","oversight","patrol","privateinfo","protect","rollback","sendemail","uploadeditmovefile","uploadfile","viewdeleted","viewmywatchlist","viewrestrictedlogs"]}}},"required":["app","password","grants"],"additionalProperties":false};
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate29.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema40.properties, key0))){
validate29.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate29.errors = [true];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4294967295 || isNaN(data0)){
validate29.errors = [true];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate29.errors = [true];
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
if(!pattern4.test(data1)){
validate29.errors = [true];
return false;
}
}
else {
validate29.errors = [true];
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
if(!pattern35.test(data2)){
validate29.errors = [true];
return false;
}
}
else {
validate29.errors = [true];
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
if(!pattern4.test(data4)){
validate29.errors = [true];
return false;
}
}
else {
validate29.errors = [true];
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
validate29.errors = [true];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.botPasswords !== undefined){
let data5 = data.botPasswords;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((((data6.app === undefined) && (missing1 = "app")) || ((data6.password === undefined) && (missing1 = "password"))) || ((data6.grants === undefined) && (missing1 = "grants"))){
validate29.errors = [true];
return false;
}
else {
const _errs17 = errors;
for(const key1 in data6){
if(!(((key1 === "app") || (key1 === "password")) || (key1 === "grants"))){
validate29.errors = [true];
return false;
break;
}
}
if(_errs17 === errors){
if(data6.app !== undefined){
let data7 = data6.app;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(!pattern37.test(data7)){
validate29.errors = [true];
return false;
}
}
else {
validate29.errors = [true];
return false;
}
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.password !== undefined){
let data8 = data6.password;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data8 === "string"){
if(!pattern38.test(data8)){
validate29.errors = [true];
return false;
}
}
else {
validate29.errors = [true];
return false;
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.grants !== undefined){
let data9 = data6.grants;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data9)){
var valid5 = true;
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
const _errs24 = errors;
if(typeof data10 !== "string"){
validate29.errors = [true];
return false;
}
if(!((((((((((((((((((((((((((data10 === "basic") || (data10 === "blockusers")) || (data10 === "createaccount")) || (data10 === "createeditmovepage")) || (data10 === "delete")) || (data10 === "editinterface")) || (data10 === "editmycssjs")) || (data10 === "editmyoptions")) || (data10 === "editmywatchlist")) || (data10 === "editpage")) || (data10 === "editprotected")) || (data10 === "editsiteconfig")) || (data10 === "highvolume")) || (data10 === "import")) || (data10 === "mergehistory")) || (data10 === "oversight")) || (data10 === "patrol")) || (data10 === "privateinfo")) || (data10 === "protect")) || (data10 === "rollback")) || (data10 === "sendemail")) || (data10 === "uploadeditmovefile")) || (data10 === "uploadfile")) || (data10 === "viewdeleted")) || (data10 === "viewmywatchlist")) || (data10 === "viewrestrictedlogs"))){
validate29.errors = [true];
return false;
}
var valid5 = _errs24 === errors;
if(!valid5){
break;
}
}
}
else {
validate29.errors = [true];
return false;
}
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate29.errors = [true];
return false;
}
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate29.errors = [true];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data11 = data.email;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data11 === "string"){
if(!pattern39.test(data11)){
validate29.errors = [true];
return false;
}
}
else {
validate29.errors = [true];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.realName !== undefined){
const _errs28 = errors;
if(typeof data.realName !== "string"){
validate29.errors = [true];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registered !== undefined){
let data13 = data.registered;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data13 === "string"){
if(!pattern16.test(data13)){
validate29.errors = [true];
return false;
}
}
else {
validate29.errors = [true];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.editCount !== undefined){
let data14 = data.editCount;
const _errs32 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate29.errors = [true];
return false;
}
if(errors === _errs32){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate29.errors = [true];
return false;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data15 = data.options;
const _errs34 = errors;
if(errors === _errs34){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key2 in data15){
const _errs37 = errors;
if(typeof data15[key2] !== "string"){
validate29.errors = [true];
return false;
}
var valid6 = _errs37 === errors;
if(!valid6){
break;
}
}
}
else {
validate29.errors = [true];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.watchlist !== undefined){
let data17 = data.watchlist;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data17)){
var valid7 = true;
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
const _errs41 = errors;
if(errors === _errs41){
if(typeof data18 === "string"){
if(!pattern4.test(data18)){
validate29.errors = [true];
return false;
}
}
else {
validate29.errors = [true];
return false;
}
}
var valid7 = _errs41 === errors;
if(!valid7){
break;
}
}
}
else {
validate29.errors = [true];
return false;
}
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
else {
validate29.errors = [true];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema42 = {"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"type":{"type":"string","enum":["edit","new","log"]},"page":{"type":"string","pattern":"\\S"},"pageId":{"type":"integer","minimum":0,"maximum":4294967295},"user":{"type":"string","pattern":"\\S"},"revision":{"type":"integer","minimum":1,"maximum":4294967295},"oldRevision":{"type":"integer","minimum":0,"maximum":4294967295},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"minor":{"type":"boolean"},"bot":{"type":"boolean"},"oldLength":{"type":"integer","minimum":0},"newLength":{"type":"integer","minimum":0},"sha1":{"type":"string","pattern":"^[0-9a-f]{40}$"},"tags":{"type":"array","items":{"type":"string","pattern":"\\S"}},"patrolled":{"type":"boolean"},"autopatrolled":{"type":"boolean"},"log":{"$ref":"#/$defs/logEntry"}},"required":["page","user"],"additionalProperties":false};
const schema43 = {"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":4294967295},"type":{"type":"string","pattern":"\\S"},"action":{"type":"string","pattern":"\\S"},"parameters":{"type":"object"}},"required":["type","action"],"additionalProperties":false};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.page === undefined) && (missing0 = "page")) || ((data.user === undefined) && (missing0 = "user"))){
validate31.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema42.properties, key0))){
validate31.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate31.errors = [true];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4294967295 || isNaN(data0)){
validate31.errors = [true];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate31.errors = [true];
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
validate31.errors = [true];
return false;
}
if(!(((data1 === "edit") || (data1 === "new")) || (data1 === "log"))){
validate31.errors = [true];
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
if(!pattern4.test(data2)){
validate31.errors = [true];
return false;
}
}
else {
validate31.errors = [true];
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
validate31.errors = [true];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 4294967295 || isNaN(data3)){
validate31.errors = [true];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate31.errors = [true];
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
if(!pattern4.test(data4)){
validate31.errors = [true];
return false;
}
}
else {
validate31.errors = [true];
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
validate31.errors = [true];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 4294967295 || isNaN(data5)){
validate31.errors = [true];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate31.errors = [true];
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
validate31.errors = [true];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 4294967295 || isNaN(data6)){
validate31.errors = [true];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate31.errors = [true];
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
if(!pattern16.test(data7)){
validate31.errors = [true];
return false;
}
}
else {
validate31.errors = [true];
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
if(!pattern19.test(data8)){
validate31.errors = [true];
return false;
}
}
else {
validate31.errors = [true];
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
validate31.errors = [true];
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
validate31.errors = [true];
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
validate31.errors = [true];
return false;
}
if(errors === _errs24){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate31.errors = [true];
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
validate31.errors = [true];
return false;
}
if(errors === _errs26){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate31.errors = [true];
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
if(!pattern27.test(data13)){
validate31.errors = [true];
return false;
}
}
else {
validate31.errors = [true];
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
if(!pattern4.test(data15)){
validate31.errors = [true];
return false;
}
}
else {
validate31.errors = [true];
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
validate31.errors = [true];
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
validate31.errors = [true];
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
validate31.errors = [true];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.log !== undefined){
let data18 = data.log;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing1;
if(((data18.type === undefined) && (missing1 = "type")) || ((data18.action === undefined) && (missing1 = "action"))){
validate31.errors = [true];
return false;
}
else {
const _errs41 = errors;
for(const key1 in data18){
if(!((((key1 === "id") || (key1 === "type")) || (key1 === "action")) || (key1 === "parameters"))){
validate31.errors = [true];
return false;
break;
}
}
if(_errs41 === errors){
if(data18.id !== undefined){
let data19 = data18.id;
const _errs42 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate31.errors = [true];
return false;
}
if(errors === _errs42){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 4294967295 || isNaN(data19)){
validate31.errors = [true];
return false;
}
else {
if(data19 < 1 || isNaN(data19)){
validate31.errors = [true];
return false;
}
}
}
}
var valid3 = _errs42 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data18.type !== undefined){
let data20 = data18.type;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data20 === "string"){
if(!pattern4.test(data20)){
validate31.errors = [true];
return false;
}
}
else {
validate31.errors = [true];
return false;
}
}
var valid3 = _errs44 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data18.action !== undefined){
let data21 = data18.action;
const _errs46 = errors;
if(errors === _errs46){
if(typeof data21 === "string"){
if(!pattern4.test(data21)){
validate31.errors = [true];
return false;
}
}
else {
validate31.errors = [true];
return false;
}
}
var valid3 = _errs46 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data18.parameters !== undefined){
let data22 = data18.parameters;
const _errs48 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
validate31.errors = [true];
return false;
}
var valid3 = _errs48 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
else {
validate31.errors = [true];
return false;
}
}
var valid0 = _errs38 === errors;
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
else {
validate31.errors = [true];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "site") || (key0 === "pages")) || (key0 === "users")) || (key0 === "changes"))){
validate20.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.site !== undefined){
const _errs2 = errors;
if(!(validate21(data.site, {instancePath:instancePath+"/site",parentData:data,parentDataProperty:"site",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pages !== undefined){
let data1 = data.pages;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate23(data1[i0], {instancePath:instancePath+"/pages/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate20.errors = [true];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.users !== undefined){
let data3 = data.users;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs8 = errors;
if(!(validate29(data3[i1], {instancePath:instancePath+"/users/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate20.errors = [true];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changes !== undefined){
let data5 = data.changes;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data5)){
var valid3 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
const _errs11 = errors;
if(!(validate31(data5[i2], {instancePath:instancePath+"/changes/" + i2,parentData:data5,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate20.errors = [true];
return false;
}
}
var valid0 = _errs9 === errors;
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
validate20.errors = [true];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

/**
 * Whether the definition of a wiki conforms to the schema.
 *
 * @param {unknown} definition
 * @returns {boolean}
 */
function conformsToWikiFile(definition) {
  return validate20(definition);
}
exports.conformsToWikiFile = conformsToWikiFile;
