import { expect } from 'chai';

import { createModel } from '../../emulator/definition/create-model';
import { readWikiFile } from '../../emulator/definition/read-wiki-file';
import { createEnvironment } from '../../emulator/environment';
import { releases } from '../../emulator/releases/releases';
import type { WikiDefinition } from '../../schemas/generated/wiki-file';
import { dataSetFile } from './data/data-set';
import { filesToRequest } from './data/vocabulary-of';
import type { DiffRequest } from './diff-request';
import type { DiffResponse } from './diff-response';
import type { DiffResult } from './diff-result';
import type { Endpoint } from './endpoints/endpoint';
import { FakeEndpoint } from './endpoints/fake-endpoint';
import { requestAt } from './generate/requests';
import type { Vocabulary } from './generate/vocabulary';
import { runDiff } from './run-diff';
import { breaks, type Break } from './run-diff.sensitivity.test-support';

const count = 6000;
const seed = 7;

describe('a differential run', () => {
  const definition: WikiDefinition = {
    ...readWikiFile(dataSetFile()),
    // By default, accounts are registered when the wiki is created, which is not at the same second for both.
    users: [{ id: 1, name: 'Alice', password: 'secret', groups: ['sysop'], registered: '2026-01-31T12:00:00Z' }],
  };
  const vocabulary = vocabularyOf(definition);
  const all = Array.from({ length: count }, (_, index) => requestAt(seed, index, vocabulary));
  // Two wikis choose different pages at random.
  const requests = all.filter(({ query }) => !query.some(([, value]) => value?.includes('random')));
  const [emulator, wiki] = [remembering(emulatorOf(definition)), remembering(emulatorOf(definition))];

  /** It ends at the first difference, because one is enough. */
  async function compareWith(endpoint: Endpoint): Promise<DiffResult> {
    const end = new AbortController();
    return runDiff({
      emulator: endpoint,
      wiki,
      described: { api: 'http://wiki.example/api.php', release: '1.43', version: 'MediaWiki 1.43' },
      seed,
      loggedIn: true,
      requests,
      sendsExamples: false,
      signal: end.signal,
      onProgress: ({ differing }) => {
        if (differing > 0) end.abort();
      },
    });
  }

  it('finds no difference between two emulators with the same content', async () => {
    const result = await compareWith(emulator);
    expect(result.differing.map(({ difference }) => difference)).to.deep.equal([]);
    expect(result.withoutResponse).to.deep.equal([]);
    expect(result.requests).to.equal(requests.length);
  });

  for (const broken of breaks) {
    it(`detects an emulator that ${broken.title}`, async () => {
      const result = await compareWith(breaking(emulator, broken));
      expect(result.differing).to.not.be.empty;
    });
  }

  it('shrinks the differing request, and shows a command that repeats it', async () => {
    const request: DiffRequest = {
      method: 'GET',
      pathInfo: '',
      query: [
        ['uselang', 'en'],
        ['action', 'query'],
        ['list', 'imageusage'],
        ['format', 'json'],
        ['iutitle', 'File:Nobody%20uses%20this.png'],
        ['requestid', '1'],
      ],
      headers: [['User-Agent', 'x']],
      loggedIn: true,
    };
    const broken = breaking(emulatorOf(definition), {
      title: '',
      response: (response) => {
        const body = Buffer.from(response.body).toString().replace('"imageusage":[]', '"imageusage":{}');
        return { ...response, body: Buffer.from(body) };
      },
    });
    const result = await runDiff({
      emulator: broken,
      wiki: emulatorOf(definition),
      described: { api: 'http://wiki.example/api.php', release: '1.43', version: 'MediaWiki 1.43' },
      seed,
      loggedIn: true,
      requests: [request],
      sendsExamples: false,
    });
    const [found] = result.differing;
    expect(found?.request).to.equal(request);
    expect(found?.shrunk?.query.map(([name]) => name).sort()).to.deep.equal(['action', 'format', 'iutitle', 'list']);
    expect(found?.shrunk).to.deep.include({ headers: [], loggedIn: false });
    expect(found?.difference).to.deep.include({ kind: 'body $.query.imageusage', emulator: '{}', wiki: '[]' });
    expect(found?.curl.wiki).to.match(/^curl --silent .*'http:\/\/127\.0\.0\.1:7080\/api\.php\?.*list=imageusage/);
  });
});

function emulatorOf(definition: WikiDefinition): FakeEndpoint {
  return new FakeEndpoint(definition, {
    release: '1.43',
    origin: 'http://wiki.example',
    scriptPath: '',
    remoteAddress: '127.0.0.1',
    clockOffset: 0,
    // Pages without a time are saved when a wiki is created.
    now: Date.parse('2026-02-01T12:00:00Z'),
    user: 'Alice',
  });
}

/** Remembers responses, so that the wiki computes each only once for many comparisons. */
function remembering(endpoint: Endpoint): Endpoint {
  const responses = new Map<DiffRequest, Promise<DiffResponse>>();
  return {
    send: (request) => {
      const response = responses.get(request) ?? endpoint.send(request);
      responses.set(request, response);
      return response;
    },
    curlLine: (request) => endpoint.curlLine(request),
  };
}

function breaking(endpoint: Endpoint, { request: change, response: spoil }: Break): Endpoint {
  return {
    send: async (request) => {
      const response = await endpoint.send(change?.(request) ?? request);
      return spoil?.(response, request) ?? response;
    },
    curlLine: (request) => endpoint.curlLine(request),
  };
}

function vocabularyOf(definition: WikiDefinition): Vocabulary {
  const settings = { debug: undefined, headersSent: false, unsupported: 'as-unknown' } as const;
  const { pages, site } = createModel(definition, releases['1.43'], createEnvironment({}), settings);
  const known = (definition.pages ?? []).flatMap((_, index) => pages.find(index + 1) ?? []);
  return {
    pages: known.map(({ id, namespace, title, revision, redirect }) => ({ id, namespace, title, revision, redirect })),
    files: filesToRequest(known.map(({ uses }) => uses.map((key) => `File:${key.replaceAll('_', ' ')}`))),
    namespaces: site.namespaces.ids.filter((id) => id >= 0),
    users: ['Alice'],
    withAccount: true,
  };
}
