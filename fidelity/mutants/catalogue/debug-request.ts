import { isObject, objectAt, replaceMembers, textOf, type Json, type JsonObject } from '../json-values';
import type { Mutant } from '../mutant';
import { broken } from './broken-block';

/** What the debug block echoes of the request (spec 2.4). */
export const debugRequestMutants: readonly Mutant[] = [
  broken('no-request', 'does not echo the request', ['2.4.request', '2.4.params-joined'], (block) => {
    delete block.request;
  }),
  inEcho('method-in-small-letters', 'echoes the method in lower case', ['2.4.request'], (request) => {
    request.method = textOf(request.method).toLowerCase();
  }),
  inEcho('method-always-get', 'echoes every method as GET', ['2.4.request'], (request) => {
    request.method = 'GET';
  }),
  inEcho('url-without-query', 'echoes the path only', ['2.4.request', '2.4.url-characters'], (request) => {
    request.url = textOf(request.url).replace(/\?.*/, '');
  }),
  inEcho('url-absolute', 'echoes the whole address', ['2.4.request'], (request) => {
    request.url = `https://wiki.example${textOf(request.url)}`;
  }),
  inEcho('url-decoded', 'echoes the address decoded', ['2.4.url-encoded', '2.4.url-characters'], (request) => {
    request.url = decodeURIComponent(textOf(request.url).replaceAll('+', ' '));
  }),
  inEcho('url-with-bare-pipe', 'echoes a pipe in the address as it is', ['2.4.url-characters'], (request) => {
    request.url = textOf(request.url).replaceAll('%7C', '|');
  }),
  inEcho('url-with-bare-colon', 'echoes a colon in the address as it is', ['2.4.url-characters'], (request) => {
    request.url = textOf(request.url).replaceAll('%3A', ':');
  }),
  inEcho('url-with-percent-20', 'echoes a space in the address as %20', ['2.4.url-characters'], (request) => {
    request.url = textOf(request.url).replaceAll('+', '%20');
  }),
  inEcho('headers-a-list', 'echoes headers as a list', ['2.4.request'], (request) => {
    request.headers = Object.entries(objectAt(request, 'headers') ?? {}).map((pair): Json => pair);
  }),
  inEcho('headers-left-out', 'echoes no headers', ['2.4.request', '2.4.carries'], (request) => {
    request.headers = {};
  }),
  inEcho('params-a-list', 'echoes parameters as a list', ['2.4.request', '2.4.params-decoded'], (request) => {
    const parameters = Object.entries(objectAt(request, 'params') ?? {});
    request.params = parameters.map(([name, value]): Json => ({ name, value }));
  }),
  inEcho('params-encoded', 'echoes parameters encoded', ['2.4.params-decoded', '2.4.params-joined'], (request) => {
    eachParameter(request, (value) => encodeURIComponent(value));
  }),
  inEcho('params-split', 'echoes a list of types as a list', ['2.4.params-joined'], (request) => {
    eachParameter(request, (value) => (value.includes('|') ? value.split('|') : value));
  }),
  inEcho('params-joined-with-commas', 'echoes types joined with commas', ['2.4.params-joined'], (request) => {
    eachParameter(request, (value) => value.replaceAll('|', ','));
  }),
  inEcho('params-of-the-address-only', 'does not echo a form', ['2.4.params-decoded'], (request) => {
    if (request.method !== 'POST') return;
    const inAddress = new URLSearchParams(textOf(request.url).replace(/^[^?]*/, ''));
    replaceMembers(objectAt(request, 'params') ?? {}, [...inAddress]);
  }),
];

/** Changes `debuginfo.request`. */
function inEcho(id: string, title: string, rules: string[], change: (request: JsonObject) => void): Mutant {
  return broken(id, title, rules, (block) => {
    const request = objectAt(block, 'request');
    if (request) change(request);
  });
}

function eachParameter(request: JsonObject, change: (value: string) => Json): void {
  const parameters = objectAt(request, 'params');
  if (!isObject(parameters)) return;
  for (const [name, value] of Object.entries(parameters)) parameters[name] = change(textOf(value));
}
