import { gzipSync, brotliCompressSync } from 'node:zlib';

import { expect } from 'chai';
import { decodeHTML, escapeUTF8 } from 'entities';

import { createWiki, type WikiDefinition } from '../../emulator';
import { demonstration } from '../../emulator/definition/demonstration';
import type { Run } from '../../schemas/generated/report';
import { check, TestServers, type ServedResponse } from './run-check.test-support';

const password = 'correct horse battery';
const definition: WikiDefinition = { ...demonstration, users: [{ name: 'Alice', password }] };

describe('wikidouble check, of a wiki that is correct but unusual', () => {
  const servers = new TestServers();
  afterEach(() => {
    servers.close();
  });

  /** Checks the demonstration wiki, whose responses are changed on their way. */
  async function checkWiki(
    change: (sent: URLSearchParams, response: ServedResponse, cookies: string) => ServedResponse,
    ...args: string[]
  ): Promise<Run & { readonly inconclusive: Readonly<Record<string, string[]>> }> {
    const url = await servers.serveWiki(createWiki(definition), (sent, response, cookies) =>
      change(new URLSearchParams(sent), response, cookies),
    );
    const { stdout, stderr } = await check([url, '--report', 'json', ...args], { WIKIDOUBLE_PASSWORD: password });
    const [run] = (JSON.parse(stdout) as { runs: Run[] }).runs;
    if (!run) throw new Error(stderr);
    const open = run.rules.filter(({ verdict }) => verdict === 'inconclusive');
    const inconclusive: Record<string, string[]> = {};
    for (const { id, reasons } of open) for (const reason of reasons) (inconclusive[reason] ??= []).push(id);
    return { ...run, inconclusive };
  }

  /** Serves the demonstration wiki behind a proxy that changes the headers of requests, and responses as bytes. */
  async function serveBehind(
    onRequest: (headers: Readonly<Record<string, string>>) => Readonly<Record<string, string>>,
    onResponse: (response: ServedResponse) => { readonly headers: readonly string[]; readonly body: string | Buffer },
  ): Promise<string> {
    const wiki = createWiki(definition);
    return servers.serve((request, outgoing) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const { method = 'GET', url = '' } = request;
        const headers = onRequest(request.headers as Record<string, string>);
        const response = wiki.handle({ method, url, headers, body: Buffer.concat(pieces), remoteAddress: '127.0.0.1' });
        const { headers: changed, body } = onResponse(response);
        outgoing.writeHead(response.status, [...changed]).end(method === 'HEAD' ? undefined : body);
      });
    });
  }

  const withAccount = ['--user', 'Alice'];
  const brokenOn = ({ rules }: Run): string[] => rules.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id);
  const findingsOf = ({ findings = [] }: Run): string[] => findings.map(({ id }) => id);
  const withHeaders = (response: ServedResponse, ...headers: string[]): ServedResponse => ({
    ...response,
    headers: [...response.headers, ...headers],
  });
  /** Changes the JSON that a response contains. */
  const inJson = (response: ServedResponse, change: (document: Record<string, unknown>) => unknown): ServedResponse => {
    if (!response.body.startsWith('{')) return response;
    return { ...response, body: JSON.stringify(change(JSON.parse(response.body) as Record<string, unknown>)) };
  };

  it('passes one whose file names begin with small letters, and says what was not checked', async () => {
    const run = await checkWiki((sent, response) => {
      if (String(sent).includes('list=imageusage') && /^file:[a-z]/.test(sent.get('iutitle') ?? '')) {
        return inJson(response, (document) => ({ ...document, query: { imageusage: [] } }));
      }
      const isSiteInfo = sent.get('meta') === 'siteinfo' && sent.get('formatversion') === '2';
      if (!isSiteInfo) return response;
      return inJson(response, (document) => {
        const query = (document.query ?? {}) as { namespaces?: Record<string, object> };
        const file = { ...query.namespaces?.['6'], case: 'case-sensitive' };
        return { ...document, query: { ...query, namespaces: { ...query.namespaces, 6: file } } };
      });
    });
    expect([run.exitCode, brokenOn(run)]).to.deep.equal([0, []]);
    expect(findingsOf(run)).to.include('file-names-are-case-sensitive');
    expect(run.scenarios.find(({ id }) => id === 'first-letter-in-any-case')).to.include({
      verdict: 'not applicable',
      reason: 'the first letter of a file name counts on this wiki',
    });
  });

  it('passes one whose default is format version 2, and fails one whose version 1 looks like that', async () => {
    const second = createWiki(definition);
    const modern = await checkWiki((sent, response) => {
      if (sent.has('formatversion') || /xml|none/.test(sent.get('format') ?? '') || sent.get('action') !== 'query') {
        return response;
      }
      sent.append('formatversion', '2');
      return second.handle({ url: `/api.php?${String(sent)}`, headers: { host: '127.0.0.1' } });
    });
    expect([modern.exitCode, brokenOn(modern)]).to.deep.equal([0, []]);
    expect(findingsOf(modern)).to.include('formatversion-default-differs');
    const wrong = await checkWiki((_, response) =>
      inJson(response, (document) => ('batchcomplete' in document ? { ...document, batchcomplete: true } : document)),
    );
    expect([wrong.exitCode, findingsOf(wrong)]).to.deep.equal([1, []]);
    expect(brokenOn(wrong)).to.include('2.1.batchcomplete');
  });

  it('ignores the warning of $wgDebugAPI, and names the setting', async () => {
    const warning = 'Security Warning: "$wgDebugAPI" is enabled.';
    const add = ({ warnings, ...document }: Record<string, unknown>) => {
      const { main, ...others } = (warnings ?? {}) as Record<string, Record<string, string>>;
      const text = [main?.['*'], warning].filter((line) => line !== undefined).join('\n');
      return { warnings: { ...others, main: { '*': text } }, ...document };
    };
    const run = await checkWiki((sent, response) => {
      // Other formats, and other forms of warnings, are not what this is about.
      if (sent.has('formatversion') || sent.has('errorformat')) return response;
      if (response.body.startsWith('{')) return inJson(response, add);
      const body = response.body.replace(
        /(api-pretty-content[^>]*>)(\{[^]*?)(<\/pre>)/,
        (_, before: string, json: string, after: string) => {
          const document = JSON.parse(decodeHTML(json)) as Record<string, unknown>;
          return `${before}${escapeUTF8(JSON.stringify(add(document), null, 4))}${after}`;
        },
      );
      return { ...response, body };
    });
    expect([run.exitCode, brokenOn(run)]).to.deep.equal([0, []]);
    expect(run.findings?.find(({ id }) => id === 'debug-api-is-enabled')).to.include({ level: 'security' });
  });

  it('knows the cookie of the session by when it is set, whatever its name', async () => {
    const url = await serveBehind(
      (headers) => {
        const cookie = headers.cookie?.replace(/\bsid=/, 'wiki_session=');
        return cookie === undefined ? headers : { ...headers, cookie };
      },
      ({ headers, body }) => ({
        headers: headers.map((text, index) =>
          headers[index - 1] === 'Vary' ? `${text}, X-Subdomain` : text.replace(/\b\w*_session=/g, 'sid='),
        ),
        body,
      }),
    );
    const { status, stdout } = await check([url, '--only', '5']);
    expect(status, stdout).to.equal(0);
    expect(stdout).to.match(/✓ passed +5\.session /);
  });

  it('still fails one that begins a session for everybody, or sets no cookie', async () => {
    const forAll = await checkWiki(
      (_, response) => withHeaders(response, 'Set-Cookie', 'wiki_session=1; HttpOnly'),
      '--only',
      '5.session',
    );
    expect(brokenOn(forAll)).to.deep.equal(['5.session']);
    const none = await checkWiki(
      (_, response) => ({
        ...response,
        headers: response.headers.map((text) => (text === 'Set-Cookie' ? 'X-Cookie' : text)),
      }),
      '--only',
      '5.session',
    );
    expect(brokenOn(none)).to.deep.equal(['5.session']);
  });

  describe('behind a cache that replaces Cache-Control', () => {
    const replaced = (marks: readonly string[]) => (_: unknown, response: ServedResponse) => {
      const headers = response.headers.map((text, index) =>
        response.headers[index - 1] === 'Cache-Control' ? 'private, s-maxage=0, max-age=0, must-revalidate' : text,
      );
      return withHeaders({ ...response, headers }, ...marks);
    };
    const marks = ['X-Cache', 'cp3066 miss, cp3066 pass', 'Age', '0'];

    it('is not judged by that header', async () => {
      const run = await checkWiki(replaced(marks));
      expect([run.exitCode, brokenOn(run)]).to.deep.equal([0, []]);
      expect(findingsOf(run)).to.include('cache-replaces-headers');
      const rule = run.rules.find(({ id }) => id === '4.2.4');
      expect(rule?.verdict).to.equal('not applicable');
      expect(rule?.reasons).to.include(
        'a cache in front of the wiki replaces Cache-Control; --origin judges it nevertheless',
      );
    });

    it('is judged with --origin, and without a sign of a cache', async () => {
      expect(brokenOn(await checkWiki(replaced(marks), '--only', '4.2.4', '--origin'))).to.deep.equal(['4.2.4']);
      expect(brokenOn(await checkWiki(replaced([]), '--only', '4.2.4'))).to.deep.equal(['4.2.4']);
    });

    it('is judged if the cache leaves it alone', async () => {
      const run = await checkWiki((_, response) => withHeaders(response, ...marks), '--only', '4.2.4');
      expect([run.exitCode, findingsOf(run)]).to.deep.equal([0, []]);
      expect(run.rules).to.deep.include.members([{ ...run.rules[0]!, id: '4.2.4', verdict: 'pass' }]);
    });
  });

  for (const [name, compress] of Object.entries({ gzip: gzipSync, br: brotliCompressSync })) {
    it(`decodes ${name}, although it did not ask for it`, async () => {
      const url = await serveBehind(
        (headers) => headers,
        ({ headers, body }) => ({
          headers: [
            ...headers.filter(
              (text, index) => ![text, headers[index - 1] ?? ''].some((each) => /^content-length$/i.test(each)),
            ),
            'Content-Encoding',
            name,
          ],
          body: compress(body),
        }),
      );
      const { status, stdout, stderr } = await check([url]);
      expect(status, stdout + stderr).to.equal(0);
      expect(stdout).to.match(/ 0 inconclusive\n/);
    });
  }

  it('stays within its budget behind a proxy that sets cookies on every response', async () => {
    let count = 0;
    const run = await checkWiki(
      (_, response) => {
        const cookies = ['lb', 'GeoIP', 'visit', 'abtest', 'consent', 'edge'].flatMap((name) => [
          'Set-Cookie',
          `${name}=${count++}; Path=/`,
        ]);
        return withHeaders(response, ...cookies);
      },
      ...withAccount,
    );
    expect([run.exitCode, brokenOn(run)]).to.deep.equal([0, []]);
    expect(run.requests?.sent).to.be.at.most(150);
  });

  it('checks what needs no account on a wiki that is read-only, and says once why the rest is open', async () => {
    const error = { code: 'readonly', info: 'The wiki is currently in read-only mode.' };
    const change = (sent: URLSearchParams, response: ServedResponse): ServedResponse =>
      sent.get('action') === 'login' ? { ...response, body: JSON.stringify({ error }) } : response;
    const anonymous = await checkWiki(change);
    expect(anonymous.exitCode).to.equal(0);
    const run = await checkWiki(change, ...withAccount);
    expect([run.exitCode, brokenOn(run)]).to.deep.equal([2, []]);
    const passed = ({ rules }: Run): string[] => rules.filter(({ verdict }) => verdict === 'pass').map(({ id }) => id);
    expect(passed(run)).to.include.members(
      passed(anonymous)
        .filter((id) => !(id in run.inconclusive))
        .slice(0, 20),
    );
    expect(passed(run)).to.include.members(['4.2.1', '4.2.3', '4.3.absent']);
    const reason = Object.keys(run.inconclusive)[0];
    expect(Object.keys(run.inconclusive)).to.have.lengthOf(1);
    expect(reason).to.match(/^Alice cannot log in to http:\S+: readonly: The wiki is currently in read-only mode\.$/);
  });
});
