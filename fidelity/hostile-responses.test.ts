/**
 * Reading any response takes at most linear time: `check`, `diff` and `pact verify` run on one thread, and one slow
 * response would delay all other wikis.
 */
import { applyBaseline } from '../conformance/baseline/apply-baseline';
import { candidates } from '../conformance/check/address';
import { visitPage } from '../conformance/check/address-page';
import { Observations } from '../conformance/findings/observations';
import { obstacleIn } from '../conformance/http/detect-wiki-obstacle';
import { cacheKey } from '../conformance/http/response-cache';
import { laterOf } from '../conformance/http/retry-after';
import { exampleReport, exampleRun } from '../conformance/reports/example-report.test-support';
import { describeExchange, keepLittle } from '../conformance/reports/exchanges';
import { htmlReport } from '../conformance/reports/html/html-report';
import { jsonReport } from '../conformance/reports/render-report';
import { junitReport } from '../conformance/reports/junit-report';
import { specReport } from '../conformance/reports/spec/spec-report';
import { terminalSafe, shorten } from '../conformance/reports/terminal-safe';
import { CookieJar } from '../conformance/runner/cookie-jar';
import { curlLine } from '../conformance/runner/curl-line';
import { isPermutation, firstDifference } from '../conformance/runner/differences';
import type { ReceivedResponse } from '../conformance/runner/exchange';
import { readHtmlPage } from '../conformance/runner/html-page';
import { readJson } from '../conformance/runner/read-json';
import { hideCookieValue, readable } from '../conformance/runner/readable';
import { readResponse } from '../conformance/runner/responses';
import { compileSchemas } from '../conformance/schemas/compile';
import { detectWiki } from '../conformance/targets/detect-wiki';
import { Redactor } from '../emulator/redact/redactor';
import { describeLinearGrowth, filled, type InputKind } from '../emulator/testing/growth.test-support';
import { compareResponses } from './differential/compare/compare-responses';
import { anyRequest } from './differential/compare/real-responses.test-support';
import { explained } from './differential/known-differences';

const request = { method: 'GET', query: '', headers: {} };
const page = (body: string, status = 200): ReceivedResponse => ({
  status,
  headers: [['Content-Type', 'text/html']],
  body,
});
const json = (body: string): ReceivedResponse => ({
  status: 200,
  headers: [['Content-Type', 'application/json']],
  body,
});
const withHeader = (name: string, value: string): ReceivedResponse => ({
  status: 200,
  headers: [[name, value]],
  body: '{}',
});

/** A kind of input that is a text of the size. */
function kind(name: string, make: (size: number) => string, read: (text: string) => unknown, to?: number): InputKind {
  const prepare = (size: number) => {
    const text = make(size);
    return () => read(text);
  };
  return { name, prepare, ...(to === undefined ? {} : { to }) };
}

const repeated = (pattern: string) => (size: number) => filled(pattern, size);
const around = (before: string, pattern: string, after: string) => (size: number) =>
  before + filled(pattern, size) + after;

/** Pages that make a naive search for markup start again and again. */
const pages: readonly (readonly [name: string, make: (size: number) => string])[] = [
  ['tags that do not end', repeated('<a')],
  ['a tag with a long name', around('<', 'a', '')],
  ['tags with an open quotation mark', repeated('<a href="')],
  ['open quotation marks of both kinds', repeated(`<a b="c' d='e`)],
  ['attributes without values', around('<a ', 'b ', '>')],
  ['equals signs', around('<a ', '= ', '')],
  ['comments that do not end', repeated('<!--')],
  ['comments that nearly end', around('<!--', '--', '')],
  ['declarations', repeated('<!')],
  ['scripts that do not end', repeated('<script>')],
  ['scripts with other end tags', repeated('<script></style>')],
  ['titles that do not end', repeated('<title>')],
  ['titles with tags', repeated('<title><')],
  ['inputs without a type', repeated('<input ')],
  ['inputs with spaces before their type', around('<input ', ' ', 'type=x>')],
  ['links without an address', repeated('<link rel=EditURI ')],
  ['links with another relation', repeated('<link rel=x href=y>')],
  ['data that does not end', repeated('<pre class="api-pretty-content">')],
  ['headers that do not end', repeated('<div class="api-pretty-header">')],
  ['many classes', around('<div class="', 'a ', '">')],
  ['spaces', around('<p>', ' ', 'x')],
  ['ampersands', repeated('&')],
  ['character references that do not end', repeated('&#')],
  ['names of characters that do not end', around('&', 'a', '')],
  ['less-than signs', repeated('<')],
  ['end tags that do not end', repeated('</a')],
];

const detected = (text: string) => () => detectWiki(() => Promise.resolve(json(text)), 'https://wiki.example/api.php');
const general = (generator: string): string => JSON.stringify({ query: { general: { generator } } });
const compared = (type: string) => (text: string) => {
  const headers = [['Content-Type', type]] as const;
  return compareResponses(
    anyRequest,
    { status: 200, headers, body: Buffer.from(`${text} `) },
    { status: 200, headers, body: Buffer.from(text) },
  );
};

function secrets(): Redactor {
  const known = new Redactor(['wiki.example']);
  known.addPassword('Sup3r "s&cret" pässword');
  known.addPassword('aaaaaaaaaaaaaaaa');
  known.addHeader('Basic QWxpY2U6YWFhYWFhYWE=');
  return known;
}

const redact = (text: string) => secrets().redact(text);
const learn = (text: string) => secrets().watch(() => Promise.resolve(json(text)))(request);

async function redactWithLearnt(text: string): Promise<string> {
  const known = secrets();
  const tokens = Array.from({ length: 90 }, (_, index) => `"x${index}token":"aaaaaaaa${'a'.repeat(index)}"`);
  await known.watch(() => Promise.resolve(json(tokens.join())))(request);
  return known.redact(text);
}

/** A run with text of a wiki in its failure and finding. */
function reportSaying(said: string) {
  const scenarios = exampleRun.scenarios.map((scenario) => ({
    ...scenario,
    failures: scenario.failures.map((failure) => ({ ...failure, at: said, expected: said, actual: said, curl: said })),
  }));
  const rules = exampleRun.rules.map((rule) => ({ ...rule, reasons: [said] }));
  return { ...exampleReport, runs: [{ ...exampleRun, scenarios, rules }] };
}

const schemas = compileSchemas();
const today = new Date(0);

const kinds: readonly InputKind[] = [
  ...pages.map(([name, make]) => kind(`a page: ${name}`, make, readHtmlPage)),
  ...pages
    .slice(0, 16)
    .map(([name, make]) =>
      kind(`an obstacle: ${name}`, make, (text) => obstacleIn('https://wiki.example/', page(`<p>${text}`, 503))),
    ),
  ...pages
    .slice(0, 4)
    .map(([name, make]) =>
      kind(`the page of a site: ${name}`, make, (text) =>
        visitPage('https://wiki.example/', () => () => Promise.resolve(page(text))),
      ),
    ),
  kind('a page of the API: data of many levels', around('<pre class="api-pretty-content">', '[', ''), (text) =>
    readResponse(request, page(text), true),
  ),
  kind('JSON: levels', repeated('['), readJson),
  kind('JSON: strings that do not end', around('{"', '\\"', ''), readJson),
  kind(
    'JSON: members',
    (size) => `{${Array.from({ length: size / 10 }, (_, i) => `"a${i}":1`).join()}}`,
    (text) => readResponse(request, json(text), true),
  ),
  kind('JSON: shown', around('"', '\\u001b', '"'), (text) => readable(readJson(text))),
  kind(
    'the generator: digits',
    (size) => general(filled('1', size)),
    (text) => detected(text)(),
  ),
  kind(
    'the generator: digits and dots',
    (size) => general(filled('1.', size)),
    (text) => detected(text)(),
  ),
  kind('an error: spaces before XML', around('', ' ', 'x'), (text) => laterOf({ ...json(text), status: 500 }, request)),
  kind('an error: a declaration that does not end', around('<?xml', ' ', ''), (text) =>
    laterOf({ ...json(text), status: 500 }, request),
  ),
  kind('an error: maxlag again and again', around('{"x":"', 'maxlag', ''), (text) => laterOf(json(text), request)),
  kind(
    'lists compared in any order',
    (size) => JSON.stringify(Array.from({ length: size / 8 }, (_, i) => i)),
    (text) => {
      const list = JSON.parse(text) as number[];
      return isPermutation(list, [...list].reverse());
    },
  ),
  kind(
    'lists compared',
    (size) => `[${filled('{"a":[1]},', size - (size % 10))}0]`,
    (text) => firstDifference(JSON.parse(text), JSON.parse(text)),
  ),
  kind('an amount with spaces', around('1', ' a', '1'), (text) =>
    schemas.debugBlock({ memory: text, memoryPeak: text }),
  ),
  kind('the header Set-Cookie: semicolons', around('a=b', ';', ''), (text) => {
    new CookieJar().take([['Set-Cookie', text]]);
  }),
  kind('the header Set-Cookie: a name that does not end', repeated('user'), (text) =>
    secrets().watch(() => Promise.resolve(withHeader('Set-Cookie', text)))(request),
  ),
  kind('the header Set-Cookie: shown', around('a=', 'b', ''), hideCookieValue),
  kind('the header Cache-Control: a long age', around('max-age=', '0', 'x'), (text) =>
    new Observations().watch(() => Promise.resolve(withHeader('Cache-Control', text)))(request),
  ),
  kind('the header Cache-Control: ages without a number', repeated('max-age ='), (text) =>
    new Observations().watch(() => Promise.resolve(withHeader('Cache-Control', text)))(request),
  ),
  kind('the header Server', repeated('cloudflar'), (text) =>
    obstacleIn('https://wiki.example/', { ...withHeader('Server', text), status: 503 }),
  ),
  kind('the header WWW-Authenticate', repeated('Basic'), (text) =>
    obstacleIn('https://wiki.example/', { ...withHeader('WWW-Authenticate', text), status: 401 }),
  ),
  kind('the header Retry-After', repeated('1'), (text) =>
    laterOf({ ...withHeader('Retry-After', text), status: 429 }, request),
  ),
  kind('a redirect: slashes', around('https://wiki.example/', '/', 'x'), candidates),
  kind('a redirect: names of scripts', around('https://wiki.example/', '.php', 'x'), candidates),
  kind('a redirect: folders of pages', around('https://wiki.example', '/wiki', '/x'), candidates),
  kind('a redirect: nearly a log-in page', around('/', 'log-i', ''), (text) =>
    obstacleIn('https://wiki.example/', { ...withHeader('Location', text), status: 302 }),
  ),
  kind('a continuation: parameters', around('?', '&type=', ''), (query) => cacheKey({ ...request, query })),
  kind('a continuation: in a command', around('?', '?a', ''), (query) => curlLine('https://a', { ...request, query })),
  kind('a baseline: a pattern of many parts', repeated('a*'), (wiki) => {
    const target = { ...exampleRun.target, api: `${filled('a', wiki.length)}b` };
    const entry = { wiki, rule: '1.json', reason: 'x', expires: '2999-01-01', line: 1 };
    return applyBaseline([{ ...exampleRun, target }], { file: 'x', entries: [entry] }, today);
  }),
  kind('an exchange: JSON of many levels', repeated('[{"a":'), (text) =>
    describeExchange(keepLittle({ request, received: json(text) })),
  ),
  kind('an exchange: strings that do not end', around('{"a":"', '\\"', ''), (text) =>
    describeExchange(keepLittle({ request, received: json(text) })),
  ),
  kind('an exchange: spaces within brackets', around('{', ' ', ''), (text) =>
    describeExchange(keepLittle({ request, received: json(text) })),
  ),
  kind('an exchange: lines', repeated('a\r'), (text) =>
    describeExchange(keepLittle({ request, received: page(text) })),
  ),
  kind('an exchange: digits of a token', repeated('0123456789abcdef'), (text) =>
    describeExchange(keepLittle({ request, received: page(text) })),
  ),
  kind('redaction: beginnings of a password', repeated('Sup3r "s&cret" '), redact),
  kind('redaction: a password of one letter', repeated('a'), redact),
  kind('redaction: cuts', repeated('aaaaaaaa…'), redact),
  kind('redaction: only cuts', repeated('…'), redact),
  kind('redaction: escapes of escapes', around('%', '25', '41'), redact),
  kind('redaction: backslashes', repeated('\\u005c'), redact),
  kind('redaction: references of references', around('&#3', 'amp;', ''), redact),
  kind('redaction: marks without a letter', repeated('%41\u0301\u0323'), redact, 128 * 1024),
  kind('redaction: bytes that are no character', repeated('%41%c3'), redact),
  kind('redaction: addresses that do not end', repeated('1.1.1.'), redact),
  kind('redaction: addresses of version 6 that do not end', around('', 'a:', 'x…'), redact),
  kind('redaction: colons', repeated(':'), redact),
  kind('redaction: tokens of a response with the same beginning', repeated('a'), redactWithLearnt),
  kind('tokens: texts that are almost a token', repeated('token'), learn),
  kind('tokens: values that do not end', repeated('token="\\'), learn),
  kind('tokens: spaces', around('token', ' ', 'x'), learn),
  kind(
    'tokens: many',
    (size) => filled('"atoken":"', size).replace(/:"/g, (_, at: number) => `:"${at}aaaaaaaa",`),
    learn,
  ),
  kind('tokens: digits', repeated('0123456789abcdef'), learn),
  kind('a text for people: control characters', repeated('\u009b'), terminalSafe),
  kind('a text for people: beginnings of commands', repeated('##'), terminalSafe),
  kind('a text for people: spaces before a command', around('', ' ', ':'), terminalSafe),
  kind('a text for people: cut', repeated('\u{1f600}'), (text) => shorten(text, 100)),
  kind('the report for people', repeated('a '), (text) => specReport(reportSaying(text)), 64 * 1024),
  kind('the report for build servers', repeated('\n #'), (text) => junitReport(reportSaying(text)), 64 * 1024),
  kind('the report for programs', repeated('##'), (text) => jsonReport(reportSaying(text)), 64 * 1024),
  kind('the report as a page', repeated('a<'), (text) => htmlReport(reportSaying(text)), 64 * 1024),
  kind('the report as a page: differences', repeated('ab'), (text) => htmlReport(reportSaying(text)), 64 * 1024),
  kind('a comparison: JSON of many levels', repeated('['), compared('application/json')),
  kind('a comparison: a string of JSON', around('"', '\\n', '"'), compared('application/json')),
  kind('a comparison: members of JSON', around('{', '"a":1,', '"b":1}'), compared('application/json')),
  kind('a comparison: XML of many levels', repeated('<a>'), compared('text/xml')),
  kind('a comparison: attributes', around('<a', ' b="c"', '/>'), compared('text/xml')),
  kind('a comparison: declarations', repeated('<??> '), compared('text/xml')),
  kind('a comparison: PHP', around('a:1:{', 'i:0;a:1:{', ''), compared('application/vnd.php.serialized')),
  kind('a comparison: numbers of PHP', around('i:', '1', ''), compared('application/vnd.php.serialized')),
  kind('a comparison: JSONP', around('/**/x(', ')', ''), compared('text/javascript')),
  ...[
    '<div class="api-pretty-header">',
    '<pre class="api-pretty-content">',
    '<title>',
    'http://a/',
    '"wgRequestId":',
    '[0',
  ].map((part) => kind(`a comparison: a page of ${part}`, repeated(part), compared('text/html'))),
  kind('a comparison: an address with a long path', around('http://a', '/b', ''), compared('text/html')),
  kind('a comparison: a help page', around('<!--', '<!--', ''), compared('text/plain')),
  kind('a difference: a member with a long name', repeated('$.paraminfo.'), (name) =>
    explained(
      { ...anyRequest, query: [['action', 'paraminfo']] },
      { kind: `body $.${name}\u2028`, at: '', emulator: undefined, wiki: '' },
    ),
  ),
];

describeLinearGrowth('linear time for any response', kinds);
