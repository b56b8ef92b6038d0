import { expect } from 'chai';
import { actionModules, queryModules } from '../../../emulator/modules/registry';
import { surfaceOf } from '../../../emulator/pipeline/api-surface';
import { defaultRelease } from '../../../emulator/releases/release';
import { releases } from '../../../emulator/releases/releases';
import type { ParameterSet } from '../../../emulator/request/parameter-declarations';
import type { DiffRequest } from '../diff-request';
import { namedModules } from '../named-modules';
import { wireForm } from '../wire-form';
import { decoded } from './encode';
import { requestAt, requestsOf } from './requests';
import type { Vocabulary } from './vocabulary';
import { weights } from './weights';

const vocabulary: Vocabulary = {
  pages: [
    { id: 2, namespace: 0, title: 'Alpha', revision: 12 },
    { id: 3, namespace: 3, title: 'User talk:Zoë', revision: 13 },
    { id: 9, namespace: 6, title: 'File:Redir.png', revision: 14, redirect: true },
  ],
  files: ['File:Used.png', 'File:Two words.png'],
  namespaces: [0, 1, 2, 3, 6],
  changes: [{ id: 7, revision: 12, timestamp: '2026-01-30T12:00:00Z', user: 'Bob', page: 'Alpha' }],
  users: ['Alice'],
  withAccount: true,
};

const count = 60_000;
const requests = first(count, 'seed');

function first(wanted: number, seed: number | string, words = vocabulary): DiffRequest[] {
  return Array.from({ length: wanted }, (_, index) => requestAt(seed, index, words));
}

/** The names of the request's parameters, those of forms included, mapped to how they are sent. */
function namesOf({ query, body }: DiffRequest): string[] {
  const fields = body && 'fields' in body ? body.fields : [];
  return [...query, ...fields].map(([name]) => decoded(name));
}

const mainSet = surfaceOf(releases[defaultRelease]).main;

/** Every module with the names of its parameters as a request sends them, and what selects it: `list=imageusage`. */
const declared: readonly { readonly selectedBy: string; readonly names: readonly string[] }[] = [
  { selectedBy: 'main', names: sentNames(mainSet) },
  ...Array.from(actionModules, ({ name, parameters }) => ({
    selectedBy: `action=${name}`,
    names: sentNames(parameters),
  })),
  ...Array.from(queryModules, ({ kind, name, parameters }) => ({
    selectedBy: `${kind}=${name}`,
    names: sentNames(parameters),
  })),
  ...Array.from(queryModules)
    .filter((module) => 'generate' in module)
    .map(({ name, parameters }) => ({
      selectedBy: `generator=${name}`,
      names: sentNames(parameters).map((sent) => `g${sent}`),
    })),
];

function sentNames({ prefix, declarations }: ParameterSet): string[] {
  return Object.keys(declarations).map((name) => prefix + name);
}

/** The modules that a request selects, each in the form `list=imageusage`. */
function selectedModules({ query, body }: DiffRequest): string[] {
  const fields = [...query, ...(body && 'fields' in body ? body.fields : [])];
  const selected = fields.flatMap(([encoded, value]) => {
    const name = decoded(encoded);
    if (!['action', 'list', 'prop', 'meta', 'generator'].includes(name)) return [];
    return decoded(value ?? '')
      .split('|')
      .map((module) => `${name}=${module}`);
  });
  return ['main', ...selected];
}

function valuesOf(name: string): Set<string> {
  const fields = requests.flatMap(({ query, body }) => [...query, ...(body && 'fields' in body ? body.fields : [])]);
  return new Set(
    fields.flatMap(([other, value]) => (decoded(other) === name && value !== undefined ? [decoded(value)] : [])),
  );
}

describe('the requests of a differential run', () => {
  it('are the same for the same seed, each without those before it', () => {
    const generated = requestsOf('seed', vocabulary);
    for (const request of requests.slice(0, 300)) expect(generated.next().value).to.deep.equal(request);
    expect(requestAt('seed', 299, vocabulary)).to.deep.equal(requests[299]);
  });

  it('can be only those that name certain modules', () => {
    const modules = ['query+usercontribs', 'parse'];
    const generated = requestsOf('seed', vocabulary, modules);
    const chosen = Array.from({ length: 30 }, () => generated.next().value);
    expect(chosen.filter((request) => !namedModules(request).some((path) => modules.includes(path)))).to.deep.equal([]);
    const some = requests.filter((request) => namedModules(request).some((path) => modules.includes(path)));
    expect(chosen).to.deep.equal(some.slice(0, 30));
  });

  it('differ for another seed, and are hardly ever repeated', () => {
    const others = new Set(first(300, 'other').map((request) => JSON.stringify(request)));
    expect(requests.slice(0, 300).filter((request) => others.has(JSON.stringify(request)))).to.have.length.below(10);
    expect(new Set(requests.map((request) => JSON.stringify(request))).size).to.be.above(count * 0.97);
  });

  it('use every declared parameter of every module, also as a generator', () => {
    const sent = new Map<string, Set<string>>();
    for (const request of requests) {
      const names = namesOf(request);
      for (const module of selectedModules(request)) {
        const used = sent.get(module) ?? new Set();
        for (const name of names) used.add(name);
        sent.set(module, used);
      }
    }
    const missing = declared.flatMap(({ selectedBy, names }) => {
      return names.filter((name) => !sent.get(selectedBy)?.has(name)).map((name) => `${selectedBy}: ${name}`);
    });
    expect(missing).to.deep.equal([]);
    expect(declared.map(({ selectedBy }) => selectedBy).filter((module) => !sent.has(module))).to.deep.equal([]);
  });

  it('have weights for modules that exist', () => {
    expect(queryModules.names).to.include.members(Object.keys(weights.module));
  });

  it('use the parameters of formats, and some unknown ones', () => {
    const sent = new Set(requests.flatMap(namesOf));
    const wanted = [
      'formatversion',
      'callback',
      '_',
      'utf8',
      'ascii',
      'wrappedhtml',
      'xslt',
      'includexmlnamespace',
      'crossorigin',
    ];
    expect(wanted.filter((name) => !sent.has(name))).to.deep.equal([]);
  });

  it('come in every format, form of errors and method', () => {
    expect(valuesOf('format')).to.include.all.keys(
      'json',
      'jsonfm',
      'php',
      'phpfm',
      'xml',
      'xmlfm',
      'rawfm',
      'none',
      '',
      'JSON',
    );
    expect(valuesOf('formatversion')).to.include.all.keys('1', '2', 'latest', '3');
    expect(valuesOf('errorformat')).to.include.all.keys('plaintext', 'wikitext', 'html', 'raw', 'none', 'bc');
    const methods = new Set(requests.map(({ method }) => method));
    expect(methods).to.have.all.keys('GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE');
  });

  it('come with bodies of every kind', () => {
    const types = new Set(requests.map(({ body }) => body && (body.contentType?.replace(/[;,].*/, '') ?? 'none')));
    expect(types).to.include.all.keys(
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/json',
      'text/plain',
      'none',
    );
  });

  it('use languages whose texts the fake has', () => {
    for (const name of ['uselang', 'errorlang']) {
      const codes = new Set([...valuesOf(name)].map((code) => code.toLowerCase()));
      expect([...codes]).to.include.members(['en', 'de', 'ar', 'zh-hk']);
      for (const code of ['ca', 'sk', 'qqx']) expect(codes.has(code)).to.equal(false);
    }
  });

  it('stay within what servers accept', () => {
    for (const request of requests) {
      const { target, body, headers } = wireForm(request);
      expect(target).to.match(/^\/api\.php[!-"$-~]*$/);
      expect(target.length).to.be.below(8000);
      expect(body?.length ?? 0).to.be.below(100_000);
      for (const [name, value] of headers) expect(`${name}: ${value}`).to.match(/^[\w-]+: [ -~]*$/);
    }
  });

  it('only read: no token is valid', () => {
    const issued = /^(?!0123456789abcdef)[0-9a-f]{40}\+\\$/;
    for (const name of ['token', 'lgtoken', 'logintoken', 'createtoken']) {
      for (const token of valuesOf(name)) expect(token).not.to.match(issued);
    }
  });

  it('never end the session of the account, nor send other cookies and credentials', () => {
    const loggedIn = requests.filter((request) => request.loggedIn);
    expect(loggedIn.length).to.be.within(count * 0.2, count * 0.32);
    for (const { headers } of loggedIn) {
      for (const [name] of headers) expect(['cookie', 'authorization']).not.to.include(name.toLowerCase());
    }
  });

  it('are anonymous without an account', () => {
    const anonymous = first(500, 'seed', { ...vocabulary, withAccount: false });
    expect(anonymous.filter(({ loggedIn }) => loggedIn)).to.deep.equal([]);
  });

  it('refer to the content of the wiki', () => {
    expect(valuesOf('iutitle')).to.include.all.keys('File:Used.png', 'File:Two words.png', 'File:Two_words.png');
    expect(valuesOf('titles')).to.include.all.keys('Alpha', 'User talk:Zoë'.replace('ë', '\u00c3\u00ab'));
    expect(valuesOf('pageids')).to.include.all.keys('2', '3', '9');
    expect(valuesOf('revids')).to.include.all.keys('12', '13', '14');
    expect(valuesOf('iucontinue')).to.include.all.keys('0|2', '3|3', '6|9');
    expect(valuesOf('afcontinue')).to.include.all.keys('Two_words.png|2', 'Used.png|9', 'Used.png');
    expect(valuesOf('assertuser')).to.include.all.keys('Alice', 'alice', 'User:Alice');
  });

  it('are generated for an empty wiki too', () => {
    const empty: Vocabulary = { pages: [], files: [], namespaces: [], users: [], withAccount: false };
    expect(first(1000, 'seed', empty)).to.have.length(1000);
  });
});
