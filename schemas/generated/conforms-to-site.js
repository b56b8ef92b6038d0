// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.
"use strict";
const schema20 = {"type":"object","properties":{"name":{"type":"string","pattern":"\\S"},"release":{"type":"string","enum":["1.39","1.43"]},"server":{"type":"string","pattern":"^(https?:)?//[^/?#\\s]+$"},"canonicalServer":{"type":"string","pattern":"^https?://[^/?#\\s]+$"},"scriptPath":{"type":"string","pattern":"^(/[^/?#\\s]+)*$"},"parserFunctions":{"type":"boolean"},"articlePath":{"type":"string","pattern":"^/[^?#\\s]*\\$1[^?#\\s]*$"},"language":{"type":"string","pattern":"^(?![^]*--)[a-z]{2,}(-[-a-z0-9]*[a-z0-9])?$"},"case":{"type":"string","enum":["first-letter","case-sensitive"]},"namespaces":{"type":"array","items":{"$ref":"#/$defs/namespace"}},"interwiki":{"type":"array","items":{"anyOf":[{"type":"string","pattern":"^[^\\s:|#<>\\[\\]{}]+$"},{"$ref":"#/$defs/interwiki"}]}},"uploadPath":{"type":"string","pattern":"^((https?:)?//[^?#\\s]+|(/[^?#\\s]*)?)$"},"repositories":{"type":"array","items":{"$ref":"#/$defs/repository"}},"mainPageIsDomainRoot":{"type":"boolean"},"logo":{"type":"string"},"timeZone":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_+/-]*$"},"license":{"$ref":"#/$defs/license"},"fileExtensions":{"type":"array","items":{"type":"string","pattern":"^[^\\s.]+$"}},"miserMode":{"type":"boolean"},"exceptionDetails":{"type":"boolean"},"frameOptions":{"type":"string","enum":["DENY","SAMEORIGIN","none"]},"crossOriginSites":{"type":"array","items":{"type":"string","pattern":"\\S"}},"crossOriginExceptions":{"type":"array","items":{"type":"string","pattern":"\\S"}},"cookies":{"$ref":"#/$defs/cookies"},"statistics":{"$ref":"#/$defs/statistics"},"extensions":{"type":"array","items":{"type":"object","additionalProperties":{"type":"string"}}},"skins":{"type":"array","items":{"$ref":"#/$defs/skin"}},"uploads":{"type":"boolean"},"maximumResultSize":{"type":"integer","minimum":0},"readOnly":{"type":"string","pattern":"\\S"},"secretKey":{"type":"string","pattern":"\\S"},"rateLimits":{"type":"object","additionalProperties":{"type":"object","propertyNames":{"pattern":"^(?!&|subnet$|subnet-all$|ip-all$|user-global$)"},"additionalProperties":{"$ref":"#/$defs/rateLimit"}}},"temporaryAccounts":{"type":"boolean"},"watchlistExpiry":{"type":"boolean"},"watchlistExpiryMaximum":{"type":"string","pattern":"^(never|[0-9]+ ?[a-z]+( [0-9]+ ?[a-z]+)*)$"},"sessionLifetime":{"type":"integer","minimum":1},"patrolling":{"type":"object","properties":{"changes":{"type":"boolean"},"newPages":{"type":"boolean"},"uploads":{"type":"boolean"}},"additionalProperties":false},"groups":{"type":"object","additionalProperties":{"$ref":"#/$defs/group"}},"autopromotion":{"type":"object","additionalProperties":{"$ref":"#/$defs/promotion"}}},"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
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
const schema21 = {"type":"object","properties":{"id":{"type":"integer","minimum":-2},"name":{"type":"string","pattern":"^[^:|#<>\\[\\]{}]*$"},"aliases":{"type":"array","items":{"type":"string","pattern":"^[^:|#<>\\[\\]{}]+$"}},"content":{"type":"boolean"},"subpages":{"type":"boolean"},"case":{"type":"string","enum":["first-letter","case-sensitive"]},"protection":{"type":"array","items":{"type":"string","pattern":"\\S"}}},"required":["id","name"],"additionalProperties":false};
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))){
validate54.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "name")) || (key0 === "aliases")) || (key0 === "content")) || (key0 === "subpages")) || (key0 === "case")) || (key0 === "protection"))){
validate54.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate54.errors = [true];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < -2 || isNaN(data0)){
validate54.errors = [true];
return false;
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
if(!pattern9.test(data1)){
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
if(data.aliases !== undefined){
let data2 = data.aliases;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
validate54.errors = [true];
return false;
}
}
else {
validate54.errors = [true];
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
if(data.content !== undefined){
const _errs10 = errors;
if(typeof data.content !== "boolean"){
validate54.errors = [true];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subpages !== undefined){
const _errs12 = errors;
if(typeof data.subpages !== "boolean"){
validate54.errors = [true];
return false;
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
validate54.errors = [true];
return false;
}
if(!((data6 === "first-letter") || (data6 === "case-sensitive"))){
validate54.errors = [true];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protection !== undefined){
let data7 = data.protection;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid2 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
validate54.errors = [true];
return false;
}
}
else {
validate54.errors = [true];
return false;
}
}
var valid2 = _errs18 === errors;
if(!valid2){
break;
}
}
}
else {
validate54.errors = [true];
return false;
}
}
var valid0 = _errs16 === errors;
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
else {
validate54.errors = [true];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
let missing0;
if(((data.prefix === undefined) && (missing0 = "prefix")) || ((data.url === undefined) && (missing0 = "url"))){
validate56.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "prefix") || (key0 === "url")) || (key0 === "api")) || (key0 === "local")) || (key0 === "transclusion")) || (key0 === "wikiId"))){
validate56.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.prefix !== undefined){
let data0 = data.prefix;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
validate56.errors = [true];
return false;
}
}
else {
validate56.errors = [true];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs4 = errors;
if(typeof data.url !== "string"){
validate56.errors = [true];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.api !== undefined){
const _errs6 = errors;
if(typeof data.api !== "string"){
validate56.errors = [true];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.local !== undefined){
const _errs8 = errors;
if(typeof data.local !== "boolean"){
validate56.errors = [true];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transclusion !== undefined){
const _errs10 = errors;
if(typeof data.transclusion !== "boolean"){
validate56.errors = [true];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wikiId !== undefined){
const _errs12 = errors;
if(typeof data.wikiId !== "string"){
validate56.errors = [true];
return false;
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
validate56.errors = [true];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema25 = {"type":"object","properties":{"hidden":{"$ref":"#/$defs/hiddenParts"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"user":{"type":"string","pattern":"\\S"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"content":{"type":"string","pattern":"^[A-Za-z0-9+/=\\s]*$"},"contentFile":{"type":"string","pattern":"\\S"},"size":{"type":"integer","minimum":0},"width":{"type":"integer","minimum":0},"height":{"type":"integer","minimum":0},"sha1":{"type":"string","pattern":"^[0-9a-f]{40}$"},"mime":{"type":"string","pattern":"^[a-z]+/[-+.a-z0-9]+$"},"bitDepth":{"type":"integer","minimum":0},"metadata":{"type":"array","items":{"$ref":"#/$defs/fileMetadata"}},"older":{"type":"array","items":{"$ref":"#/$defs/fileVersion"}}},"additionalProperties":false};
const schema26 = {"type":"array","items":{"enum":["content","comment","user","suppressed"]}};

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
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!((((data0 === "content") || (data0 === "comment")) || (data0 === "user")) || (data0 === "suppressed"))){
validate61.errors = [true];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate61.errors = [true];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.value === undefined) && (missing0 = "value"))){
validate63.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "value"))){
validate63.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate63.errors = [true];
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
validate63.errors = vErrors;
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
validate63.errors = [true];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema28 = {"type":"object","properties":{"hidden":{"$ref":"#/$defs/hiddenParts"},"timestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"replaced":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"},"metadata":{"type":"array","items":{"$ref":"#/$defs/fileMetadata"}},"user":{"type":"string","pattern":"\\S"},"comment":{"type":"string","pattern":"^[\\s\\S]{0,500}$"},"content":{"type":"string","pattern":"^[A-Za-z0-9+/=\\s]*$"},"contentFile":{"type":"string","pattern":"\\S"},"size":{"type":"integer","minimum":0},"width":{"type":"integer","minimum":0},"height":{"type":"integer","minimum":0},"bitDepth":{"type":"integer","minimum":0},"sha1":{"type":"string","pattern":"^[0-9a-f]{40}$"}},"required":["timestamp"],"additionalProperties":false};
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.timestamp === undefined) && (missing0 = "timestamp")){
validate65.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema28.properties, key0))){
validate65.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.hidden !== undefined){
const _errs2 = errors;
if(!(validate61(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
if(!pattern21.test(data1)){
validate65.errors = [true];
return false;
}
}
else {
validate65.errors = [true];
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
if(!pattern21.test(data2)){
validate65.errors = [true];
return false;
}
}
else {
validate65.errors = [true];
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
if(!(validate63(data3[i0], {instancePath:instancePath+"/metadata/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate65.errors = [true];
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
validate65.errors = [true];
return false;
}
}
else {
validate65.errors = [true];
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
if(!pattern23.test(data6)){
validate65.errors = [true];
return false;
}
}
else {
validate65.errors = [true];
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
if(!pattern24.test(data7)){
validate65.errors = [true];
return false;
}
}
else {
validate65.errors = [true];
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
validate65.errors = [true];
return false;
}
}
else {
validate65.errors = [true];
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
validate65.errors = [true];
return false;
}
if(errors === _errs18){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate65.errors = [true];
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
validate65.errors = [true];
return false;
}
if(errors === _errs20){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate65.errors = [true];
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
validate65.errors = [true];
return false;
}
if(errors === _errs22){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate65.errors = [true];
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
validate65.errors = [true];
return false;
}
if(errors === _errs24){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate65.errors = [true];
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
if(!pattern26.test(data13)){
validate65.errors = [true];
return false;
}
}
else {
validate65.errors = [true];
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
validate65.errors = [true];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema25.properties, key0))){
validate60.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.hidden !== undefined){
const _errs2 = errors;
if(!(validate61(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
if(!pattern21.test(data1)){
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
if(!pattern23.test(data3)){
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
if(!pattern24.test(data4)){
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
if(!pattern26.test(data9)){
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
if(!pattern27.test(data10)){
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
if(!(validate63(data12[i0], {instancePath:instancePath+"/metadata/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
if(!(validate65(data14[i1], {instancePath:instancePath+"/older/" + i1,parentData:data14,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.title === undefined) && (missing0 = "title")){
validate59.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "id")) || (key0 === "file"))){
validate59.errors = [true];
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
validate59.errors = [true];
return false;
}
}
else {
validate59.errors = [true];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate59.errors = [true];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate59.errors = [true];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs6 = errors;
if(!(validate60(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
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
validate59.errors = [true];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.server === undefined) && (missing0 = "server"))) || ((data.files === undefined) && (missing0 = "files"))){
validate58.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "server")) || (key0 === "scriptPath")) || (key0 === "articlePath")) || (key0 === "uploadPath")) || (key0 === "files"))){
validate58.errors = [true];
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
validate58.errors = [true];
return false;
}
}
else {
validate58.errors = [true];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server !== undefined){
let data1 = data.server;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate58.errors = [true];
return false;
}
}
else {
validate58.errors = [true];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scriptPath !== undefined){
let data2 = data.scriptPath;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
validate58.errors = [true];
return false;
}
}
else {
validate58.errors = [true];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.articlePath !== undefined){
let data3 = data.articlePath;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern7.test(data3)){
validate58.errors = [true];
return false;
}
}
else {
validate58.errors = [true];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uploadPath !== undefined){
let data4 = data.uploadPath;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern14.test(data4)){
validate58.errors = [true];
return false;
}
}
else {
validate58.errors = [true];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.files !== undefined){
let data5 = data.files;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate59(data5[i0], {instancePath:instancePath+"/files/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
if(!valid1){
break;
}
}
}
else {
validate58.errors = [true];
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
validate58.errors = [true];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "text") || (key0 === "url"))){
validate72.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.text !== undefined){
const _errs2 = errors;
if(typeof data.text !== "string"){
validate72.errors = [true];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs4 = errors;
if(typeof data.url !== "string"){
validate72.errors = [true];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate72.errors = [true];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema30 = {"type":"object","properties":{"prefix":{"type":"string","pattern":"^[A-Za-z0-9_-]*$"},"domain":{"type":"string","pattern":"^[^\\s;,]*$"},"path":{"type":"string","pattern":"^/[^\\s;,]*$"},"secure":{"type":"boolean"},"httpOnly":{"type":"boolean"},"sameSite":{"type":"string","enum":["None","Lax","Strict"]},"expiration":{"type":"integer","minimum":0},"rememberedExpiration":{"type":"integer","minimum":0}},"additionalProperties":false};
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "prefix") || (key0 === "domain")) || (key0 === "path")) || (key0 === "secure")) || (key0 === "httpOnly")) || (key0 === "sameSite")) || (key0 === "expiration")) || (key0 === "rememberedExpiration"))){
validate74.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.prefix !== undefined){
let data0 = data.prefix;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern39.test(data0)){
validate74.errors = [true];
return false;
}
}
else {
validate74.errors = [true];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain !== undefined){
let data1 = data.domain;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern40.test(data1)){
validate74.errors = [true];
return false;
}
}
else {
validate74.errors = [true];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data2 = data.path;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern41.test(data2)){
validate74.errors = [true];
return false;
}
}
else {
validate74.errors = [true];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secure !== undefined){
const _errs8 = errors;
if(typeof data.secure !== "boolean"){
validate74.errors = [true];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.httpOnly !== undefined){
const _errs10 = errors;
if(typeof data.httpOnly !== "boolean"){
validate74.errors = [true];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sameSite !== undefined){
let data5 = data.sameSite;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate74.errors = [true];
return false;
}
if(!(((data5 === "None") || (data5 === "Lax")) || (data5 === "Strict"))){
validate74.errors = [true];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiration !== undefined){
let data6 = data.expiration;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate74.errors = [true];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate74.errors = [true];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rememberedExpiration !== undefined){
let data7 = data.rememberedExpiration;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate74.errors = [true];
return false;
}
if(errors === _errs16){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate74.errors = [true];
return false;
}
}
}
var valid0 = _errs16 === errors;
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
else {
validate74.errors = [true];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "articles") || (key0 === "edits")) || (key0 === "images")) || (key0 === "activeUsers")) || (key0 === "jobs"))){
validate76.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.articles !== undefined){
let data0 = data.articles;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate76.errors = [true];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate76.errors = [true];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.edits !== undefined){
let data1 = data.edits;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate76.errors = [true];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate76.errors = [true];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.images !== undefined){
let data2 = data.images;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate76.errors = [true];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate76.errors = [true];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.activeUsers !== undefined){
let data3 = data.activeUsers;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate76.errors = [true];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate76.errors = [true];
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
if(data.jobs !== undefined){
let data4 = data.jobs;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate76.errors = [true];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate76.errors = [true];
return false;
}
}
}
var valid0 = _errs10 === errors;
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
validate76.errors = [true];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.name === undefined) && (missing0 = "name"))){
validate78.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "code") || (key0 === "name")) || (key0 === "default")) || (key0 === "unusable"))){
validate78.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined){
const _errs2 = errors;
if(typeof data.code !== "string"){
validate78.errors = [true];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate78.errors = [true];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default !== undefined){
const _errs6 = errors;
if(typeof data.default !== "boolean"){
validate78.errors = [true];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unusable !== undefined){
const _errs8 = errors;
if(typeof data.unusable !== "boolean"){
validate78.errors = [true];
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
validate78.errors = [true];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.hits === undefined) && (missing0 = "hits")) || ((data.seconds === undefined) && (missing0 = "seconds"))){
validate80.errors = [true];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "hits") || (key0 === "seconds"))){
validate80.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.hits !== undefined){
let data0 = data.hits;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate80.errors = [true];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate80.errors = [true];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seconds !== undefined){
let data1 = data.seconds;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate80.errors = [true];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate80.errors = [true];
return false;
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
validate80.errors = [true];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "rights") || (key0 === "revoked")) || (key0 === "adds")) || (key0 === "removes")) || (key0 === "addsToSelf")) || (key0 === "removesFromSelf"))){
validate82.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.rights !== undefined){
let data0 = data.rights;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
const _errs5 = errors;
if(typeof data0[key1] !== "boolean"){
validate82.errors = [true];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate82.errors = [true];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revoked !== undefined){
let data2 = data.revoked;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
validate82.errors = [true];
return false;
}
}
else {
validate82.errors = [true];
return false;
}
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate82.errors = [true];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adds !== undefined){
let data4 = data.adds;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data4)){
var valid4 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
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
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
else {
const err2 = true;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
const _errs17 = errors;
if(true !== data4){
const err3 = true;
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err4 = true;
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate82.errors = vErrors;
return false;
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
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.removes !== undefined){
let data6 = data.removes;
const _errs18 = errors;
const _errs19 = errors;
let valid5 = false;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data6)){
var valid6 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
const _errs22 = errors;
if(errors === _errs22){
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
const err5 = true;
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
const err6 = true;
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
}
else {
const err7 = true;
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid1 = _errs20 === errors;
valid5 = valid5 || _valid1;
const _errs24 = errors;
if(true !== data6){
const err8 = true;
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs24 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err9 = true;
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate82.errors = vErrors;
return false;
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
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.addsToSelf !== undefined){
let data8 = data.addsToSelf;
const _errs25 = errors;
const _errs26 = errors;
let valid7 = false;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data8)){
var valid8 = true;
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
const _errs29 = errors;
if(errors === _errs29){
if(typeof data9 === "string"){
if(!pattern3.test(data9)){
const err10 = true;
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
const err11 = true;
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid8 = _errs29 === errors;
if(!valid8){
break;
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
var _valid2 = _errs27 === errors;
valid7 = valid7 || _valid2;
const _errs31 = errors;
if(true !== data8){
const err13 = true;
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid2 = _errs31 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const err14 = true;
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate82.errors = vErrors;
return false;
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
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.removesFromSelf !== undefined){
let data10 = data.removesFromSelf;
const _errs32 = errors;
const _errs33 = errors;
let valid9 = false;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data10)){
var valid10 = true;
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
const _errs36 = errors;
if(errors === _errs36){
if(typeof data11 === "string"){
if(!pattern3.test(data11)){
const err15 = true;
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
const err16 = true;
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid10 = _errs36 === errors;
if(!valid10){
break;
}
}
}
else {
const err17 = true;
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid3 = _errs34 === errors;
valid9 = valid9 || _valid3;
const _errs38 = errors;
if(true !== data10){
const err18 = true;
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid3 = _errs38 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
const err19 = true;
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
validate82.errors = vErrors;
return false;
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
var valid0 = _errs32 === errors;
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
else {
validate82.errors = [true];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "age") || (key0 === "edits"))){
validate84.errors = [true];
return false;
break;
}
}
if(_errs1 === errors){
if(data.age !== undefined){
let data0 = data.age;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate84.errors = [true];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate84.errors = [true];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.edits !== undefined){
let data1 = data.edits;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate84.errors = [true];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate84.errors = [true];
return false;
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
else {
validate84.errors = [true];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema20.properties, key0))){
validate53.errors = [true];
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
validate53.errors = [true];
return false;
}
}
else {
validate53.errors = [true];
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
validate53.errors = [true];
return false;
}
if(!((data1 === "1.39") || (data1 === "1.43"))){
validate53.errors = [true];
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
if(!pattern4.test(data2)){
validate53.errors = [true];
return false;
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.canonicalServer !== undefined){
let data3 = data.canonicalServer;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
validate53.errors = [true];
return false;
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scriptPath !== undefined){
let data4 = data.scriptPath;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
validate53.errors = [true];
return false;
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parserFunctions !== undefined){
const _errs12 = errors;
if(typeof data.parserFunctions !== "boolean"){
validate53.errors = [true];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.articlePath !== undefined){
let data6 = data.articlePath;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern7.test(data6)){
validate53.errors = [true];
return false;
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.language !== undefined){
let data7 = data.language;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(!pattern8.test(data7)){
validate53.errors = [true];
return false;
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.case !== undefined){
let data8 = data.case;
const _errs18 = errors;
if(typeof data8 !== "string"){
validate53.errors = [true];
return false;
}
if(!((data8 === "first-letter") || (data8 === "case-sensitive"))){
validate53.errors = [true];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespaces !== undefined){
let data9 = data.namespaces;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs22 = errors;
if(!(validate54(data9[i0], {instancePath:instancePath+"/namespaces/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid1 = _errs22 === errors;
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
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interwiki !== undefined){
let data11 = data.interwiki;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data11)){
var valid2 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs25 = errors;
const _errs26 = errors;
let valid3 = false;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data12 === "string"){
if(!pattern12.test(data12)){
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
var _valid0 = _errs27 === errors;
valid3 = valid3 || _valid0;
const _errs29 = errors;
if(!(validate56(data12, {instancePath:instancePath+"/interwiki/" + i1,parentData:data11,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var _valid0 = _errs29 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err2 = true;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate53.errors = vErrors;
return false;
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
var valid2 = _errs25 === errors;
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
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uploadPath !== undefined){
let data13 = data.uploadPath;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data13 === "string"){
if(!pattern14.test(data13)){
validate53.errors = [true];
return false;
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repositories !== undefined){
let data14 = data.repositories;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data14)){
var valid4 = true;
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
const _errs34 = errors;
if(!(validate58(data14[i2], {instancePath:instancePath+"/repositories/" + i2,parentData:data14,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid4 = _errs34 === errors;
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
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mainPageIsDomainRoot !== undefined){
const _errs35 = errors;
if(typeof data.mainPageIsDomainRoot !== "boolean"){
validate53.errors = [true];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logo !== undefined){
const _errs37 = errors;
if(typeof data.logo !== "string"){
validate53.errors = [true];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeZone !== undefined){
let data18 = data.timeZone;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data18 === "string"){
if(!pattern35.test(data18)){
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
if(data.license !== undefined){
const _errs41 = errors;
if(!(validate72(data.license, {instancePath:instancePath+"/license",parentData:data,parentDataProperty:"license",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fileExtensions !== undefined){
let data20 = data.fileExtensions;
const _errs42 = errors;
if(errors === _errs42){
if(Array.isArray(data20)){
var valid5 = true;
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
const _errs44 = errors;
if(errors === _errs44){
if(typeof data21 === "string"){
if(!pattern36.test(data21)){
validate53.errors = [true];
return false;
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid5 = _errs44 === errors;
if(!valid5){
break;
}
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.miserMode !== undefined){
const _errs46 = errors;
if(typeof data.miserMode !== "boolean"){
validate53.errors = [true];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exceptionDetails !== undefined){
const _errs48 = errors;
if(typeof data.exceptionDetails !== "boolean"){
validate53.errors = [true];
return false;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frameOptions !== undefined){
let data24 = data.frameOptions;
const _errs50 = errors;
if(typeof data24 !== "string"){
validate53.errors = [true];
return false;
}
if(!(((data24 === "DENY") || (data24 === "SAMEORIGIN")) || (data24 === "none"))){
validate53.errors = [true];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.crossOriginSites !== undefined){
let data25 = data.crossOriginSites;
const _errs52 = errors;
if(errors === _errs52){
if(Array.isArray(data25)){
var valid6 = true;
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
let data26 = data25[i4];
const _errs54 = errors;
if(errors === _errs54){
if(typeof data26 === "string"){
if(!pattern3.test(data26)){
validate53.errors = [true];
return false;
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid6 = _errs54 === errors;
if(!valid6){
break;
}
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.crossOriginExceptions !== undefined){
let data27 = data.crossOriginExceptions;
const _errs56 = errors;
if(errors === _errs56){
if(Array.isArray(data27)){
var valid7 = true;
const len5 = data27.length;
for(let i5=0; i5<len5; i5++){
let data28 = data27[i5];
const _errs58 = errors;
if(errors === _errs58){
if(typeof data28 === "string"){
if(!pattern3.test(data28)){
validate53.errors = [true];
return false;
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid7 = _errs58 === errors;
if(!valid7){
break;
}
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cookies !== undefined){
const _errs60 = errors;
if(!(validate74(data.cookies, {instancePath:instancePath+"/cookies",parentData:data,parentDataProperty:"cookies",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
const _errs61 = errors;
if(!(validate76(data.statistics, {instancePath:instancePath+"/statistics",parentData:data,parentDataProperty:"statistics",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extensions !== undefined){
let data31 = data.extensions;
const _errs62 = errors;
if(errors === _errs62){
if(Array.isArray(data31)){
var valid8 = true;
const len6 = data31.length;
for(let i6=0; i6<len6; i6++){
let data32 = data31[i6];
const _errs64 = errors;
if(errors === _errs64){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key1 in data32){
const _errs67 = errors;
if(typeof data32[key1] !== "string"){
validate53.errors = [true];
return false;
}
var valid9 = _errs67 === errors;
if(!valid9){
break;
}
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid8 = _errs64 === errors;
if(!valid8){
break;
}
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skins !== undefined){
let data34 = data.skins;
const _errs69 = errors;
if(errors === _errs69){
if(Array.isArray(data34)){
var valid10 = true;
const len7 = data34.length;
for(let i7=0; i7<len7; i7++){
const _errs71 = errors;
if(!(validate78(data34[i7], {instancePath:instancePath+"/skins/" + i7,parentData:data34,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var valid10 = _errs71 === errors;
if(!valid10){
break;
}
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uploads !== undefined){
const _errs72 = errors;
if(typeof data.uploads !== "boolean"){
validate53.errors = [true];
return false;
}
var valid0 = _errs72 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maximumResultSize !== undefined){
let data37 = data.maximumResultSize;
const _errs74 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
validate53.errors = [true];
return false;
}
if(errors === _errs74){
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
validate53.errors = [true];
return false;
}
}
}
var valid0 = _errs74 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.readOnly !== undefined){
let data38 = data.readOnly;
const _errs76 = errors;
if(errors === _errs76){
if(typeof data38 === "string"){
if(!pattern3.test(data38)){
validate53.errors = [true];
return false;
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs76 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secretKey !== undefined){
let data39 = data.secretKey;
const _errs78 = errors;
if(errors === _errs78){
if(typeof data39 === "string"){
if(!pattern3.test(data39)){
validate53.errors = [true];
return false;
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs78 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rateLimits !== undefined){
let data40 = data.rateLimits;
const _errs80 = errors;
if(errors === _errs80){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
for(const key2 in data40){
let data41 = data40[key2];
const _errs83 = errors;
if(errors === _errs83){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
for(const key3 in data41){
const _errs85 = errors;
if(typeof key3 === "string"){
if(!pattern44.test(key3)){
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
var valid12 = _errs85 === errors;
if(!valid12){
const err4 = true;
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate53.errors = vErrors;
return false;
break;
}
}
if(valid12){
for(const key4 in data41){
const _errs87 = errors;
if(!(validate80(data41[key4], {instancePath:instancePath+"/rateLimits/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data41,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid13 = _errs87 === errors;
if(!valid13){
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
var valid11 = _errs83 === errors;
if(!valid11){
break;
}
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs80 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temporaryAccounts !== undefined){
const _errs88 = errors;
if(typeof data.temporaryAccounts !== "boolean"){
validate53.errors = [true];
return false;
}
var valid0 = _errs88 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.watchlistExpiry !== undefined){
const _errs90 = errors;
if(typeof data.watchlistExpiry !== "boolean"){
validate53.errors = [true];
return false;
}
var valid0 = _errs90 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.watchlistExpiryMaximum !== undefined){
let data45 = data.watchlistExpiryMaximum;
const _errs92 = errors;
if(errors === _errs92){
if(typeof data45 === "string"){
if(!pattern45.test(data45)){
validate53.errors = [true];
return false;
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs92 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sessionLifetime !== undefined){
let data46 = data.sessionLifetime;
const _errs94 = errors;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
validate53.errors = [true];
return false;
}
if(errors === _errs94){
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 1 || isNaN(data46)){
validate53.errors = [true];
return false;
}
}
}
var valid0 = _errs94 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.patrolling !== undefined){
let data47 = data.patrolling;
const _errs96 = errors;
if(errors === _errs96){
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
const _errs98 = errors;
for(const key5 in data47){
if(!(((key5 === "changes") || (key5 === "newPages")) || (key5 === "uploads"))){
validate53.errors = [true];
return false;
break;
}
}
if(_errs98 === errors){
if(data47.changes !== undefined){
const _errs99 = errors;
if(typeof data47.changes !== "boolean"){
validate53.errors = [true];
return false;
}
var valid14 = _errs99 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data47.newPages !== undefined){
const _errs101 = errors;
if(typeof data47.newPages !== "boolean"){
validate53.errors = [true];
return false;
}
var valid14 = _errs101 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data47.uploads !== undefined){
const _errs103 = errors;
if(typeof data47.uploads !== "boolean"){
validate53.errors = [true];
return false;
}
var valid14 = _errs103 === errors;
}
else {
var valid14 = true;
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
var valid0 = _errs96 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groups !== undefined){
let data51 = data.groups;
const _errs105 = errors;
if(errors === _errs105){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
for(const key6 in data51){
const _errs108 = errors;
if(!(validate82(data51[key6], {instancePath:instancePath+"/groups/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data51,parentDataProperty:key6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid15 = _errs108 === errors;
if(!valid15){
break;
}
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs105 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.autopromotion !== undefined){
let data53 = data.autopromotion;
const _errs109 = errors;
if(errors === _errs109){
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
for(const key7 in data53){
const _errs112 = errors;
if(!(validate84(data53[key7], {instancePath:instancePath+"/autopromotion/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data53,parentDataProperty:key7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid16 = _errs112 === errors;
if(!valid16){
break;
}
}
}
else {
validate53.errors = [true];
return false;
}
}
var valid0 = _errs109 === errors;
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
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

/**
 * Whether the `site` of a definition conforms to the schema.
 *
 * @param {unknown} value
 * @returns {boolean}
 */
function conformsToSite(value) {
  return validate52(value);
}
exports.conformsToSite = conformsToSite;
