import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { request } from 'node:http';

import { createWiki, NotSupportedError, StrictError, type Wiki, type WikiOptions } from '../index';
import { send, bothReleases, Client } from '../testing/send.test-support';
import { runTypeScript } from '../testing/run-typescript.test-support';
import { releases } from '../releases/releases';
import { defaultRelease } from '../releases/release';

const seed = 'unsupported';
const rotation = 'action=imagerotate&rotation=90&format=json';
const parsoid = 'action=parse&text=A&parsoid=1&format=json';
const advice =
  'docs/supported.md lists what wikidouble supports. Respond to such requests yourself with wiki.stub, ' +
  "or set unsupported: 'warn' (createWiki) or --unsupported warn (serve) to get the response of a wiki without it.";

/** Requests by what is unsupported in them, as the error names it. */
const examples: readonly (readonly [string, string])[] = [
  ['action=imagerotate', rotation],
  ['action=imagerotate', 'action=imagerotate&maxlag=x'],
];

/** Parameters, which 1.39 has none of. */
const examplesSince143: typeof examples = [
  ['the parameter parsoid of action=parse', 'action=parse&text=A&parsoid=1'],
  // Also where a real wiki would first object to something else.
  ['the parameter parsoid of action=parse', 'action=parse&text=A&parsoid=1&section=x&assert=user'],
];

function failure(wiki: Wiki, query: string): unknown {
  try {
    send(wiki, `format=json&${query}`);
    return undefined;
  } catch (error) {
    return error;
  }
}

const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

for (const release of bothReleases) {
  describe(`what MediaWiki has and wikidouble does not support, release ${release}`, () => {
    for (const [name, query] of releases[release].since('1.43') ? [...examples, ...examplesSince143] : examples) {
      it(`fails the request: ${query}`, () => {
        const error = failure(createWiki({ pages: [{ title: 'A' }] }, { release }), query);
        expect(error).to.be.instanceOf(NotSupportedError).with.property('code', 'ERR_WIKIDOUBLE_NOT_SUPPORTED');
        const { message, names } = error as NotSupportedError;
        expect(message).to.equal(`MediaWiki ${release} has ${name}; wikidouble does not support it. ${advice}`);
        expect(names.map((one) => one.name)).to.deep.equal([name]);
      });

      it(`has the response of a wiki without it, as unknown: ${query}`, () => {
        const response = send(createWiki({ pages: [{ title: 'A' }] }, { release, unsupported: 'as-unknown' }), query);
        expect(response.status).to.equal(200);
      });
    }

    it('is named with the extension that it belongs to', () => {
      for (const [query, source, name] of [
        ['action=wbgetentities&ids=Q42', 'The extension Wikibase', 'action=wbgetentities'],
        ['action=query&prop=extracts&titles=A', 'The extension TextExtracts', 'prop=extracts'],
        ['action=query&generator=geosearch&ggscoord=1|1', 'The extension GeoData', 'generator=geosearch'],
        ['action=query&meta=notifications', 'The extension Echo', 'meta=notifications'],
        // A description would say that the module does not exist.
        ['action=paraminfo&modules=query+checkuser', 'The extension CheckUser', 'list=checkuser'],
        ['action=query&centralauthtoken=1', 'The extension CentralAuth', 'the parameter centralauthtoken'],
        [
          'action=query&list=recentchanges&rcprop=title|oresscores',
          'The extension ORES',
          'rcprop=oresscores (list=recentchanges)',
        ],
        [
          'action=query&list=recentchanges&rcprop=%1Ftitle%1Foresscores',
          'The extension ORES',
          'rcprop=oresscores (list=recentchanges)',
        ],
      ] as const) {
        expect(String(failure(createWiki({}, { release }), query)), query).to.contain(
          `NotSupportedError: ${source} has ${name}; wikidouble does not support it. ${advice}`,
        );
      }
    });

    it('is named as a whole where there are several', () => {
      const error = failure(
        createWiki({}, { release }),
        'action=query&list=checkuser&meta=notifications&useskin=vector',
      );
      expect((error as NotSupportedError).names).to.deep.equal([
        { name: 'list=checkuser', module: 'query+checkuser', source: 'The extension CheckUser' },
        { name: 'meta=notifications', module: 'query+notifications', source: 'The extension Echo' },
      ]);
      const query = 'action=query&list=recentchanges&rcprop=oresscores&centralauthtoken=1';
      const values = failure(createWiki({}, { release }), query);
      expect((values as NotSupportedError).names).to.deep.equal([
        {
          name: 'rcprop=oresscores (list=recentchanges)',
          module: 'query+recentchanges',
          parameter: 'rcprop',
          value: 'oresscores',
          source: 'The extension ORES',
        },
        {
          name: 'the parameter centralauthtoken',
          module: 'main',
          parameter: 'centralauthtoken',
          source: 'The extension CentralAuth',
        },
      ]);
    });

    it('is not what no wiki has: names that nobody knows have the response of a real wiki', () => {
      const wiki = createWiki({ pages: [{ title: 'A' }] }, { release, seed });
      const asUnknown = createWiki({ pages: [{ title: 'A' }] }, { release, seed, unsupported: 'as-unknown' });
      for (const query of [
        ...[
          'action=edti',
          'action=query&list=serach',
          'action=query&titles=A&useskin=vector',
          'action=query&srsearch=a',
        ],
        ...['action=query&generator=categoryinfo&titles=A', 'action=query&meta=tokens&type=nope', 'action=__proto__'],
        ...['action=query&prop=constructor', 'action=query&toString=1', 'action=paraminfo&modules=nope', 'format=nope'],
        ...['titles=A', 'action=help&modules=edit', 'modules=edit'],
      ]) {
        const body = (of: Wiki): string => send(of, query.includes('format') ? query : `${query}&format=json`).body;
        expect(body(wiki).replace(/[\d.]+ms|\d+ ms/, ''), query).to.equal(
          body(asUnknown).replace(/[\d.]+ms|\d+ ms/, ''),
        );
      }
    });
  });
}

it('a name of a later release is unknown to an earlier one', () => {
  const query = 'action=parse&text=A&parsoid=1&format=json';
  expect(failure(createWiki({}, { release: '1.43' }), query)).to.be.instanceOf(NotSupportedError);
  expect(send(createWiki({}, { release: '1.39' }), query).body).to.contain('Unrecognized parameter: parsoid.');
});

it('an action of a later release is unknown to an earlier one', () => {
  const { body } = send(createWiki({}, { release: '1.39' }), 'action=acquiretempusername&format=json');
  expect(body).to.contain('"code":"badvalue"');
});

describe('a request that fails because something is unsupported', () => {
  const users = [{ name: 'Alice', password: 'a' }];
  const url = `https://wiki.example/api.php?${rotation}`;

  it('changes nothing', () => {
    const wiki = createWiki({ pages: [{ title: 'A' }], users });
    const client = new Client(wiki);
    client.logIn('Alice', 'a');
    const body = `titles=A&centralauthtoken=1&token=${client.token('watch')}`;
    expect(() => client.send('action=watch&format=json', { body })).to.throw(NotSupportedError);
    expect(client.send('action=query&titles=A&prop=info&inprop=watched&format=json').body).to.not.contain('"watched"');
  });

  it('leaves a failure on demand to the next', () => {
    const wiki = createWiki();
    const planned = wiki.failNext('maxlag');
    expect(failure(wiki, rotation)).to.be.instanceOf(NotSupportedError);
    expect(planned.consumed).to.equal(0);
    expect(send(wiki, 'action=query&meta=tokens&format=json').body).to.contain('"code":"maxlag"');
  });

  it('is in the journal, with a finding of its own', () => {
    const wiki = createWiki();
    failure(wiki, parsoid);
    const { last } = wiki.requests;
    expect(last).to.include({ status: 501, errorCode: 'notsupported' });
    expect(last?.violations.filter(({ id }) => id !== 'no-user-agent')).to.deep.equal([
      {
        id: 'unsupported',
        message: `MediaWiki ${defaultRelease} has the parameter parsoid of action=parse; wikidouble does not support it.`,
        advice,
      },
    ]);
  });

  it('rejects wiki.fetch, and is told to the test too, once', async () => {
    const wiki = createWiki();
    const told = await rejection(wiki.fetch(url));
    expect(told).to.be.instanceOf(NotSupportedError);
    expect(() => {
      wiki.assertNotReceived({ action: 'edit' });
    }).to.throw(NotSupportedError, `MediaWiki ${defaultRelease} has action=imagerotate`);
    wiki.assertNotReceived({ action: 'edit' });
    await wiki.close();
  });

  it('fails the request under nock, and close tells the test', async () => {
    const wiki = createWiki();
    const interception = wiki.intercept('http://unsupported.example');
    const told = await new Promise((resolve) => {
      const sent = request(`http://unsupported.example/api.php?${rotation}`, resolve);
      sent.on('error', resolve);
      sent.end();
    });
    expect(told).to.be.instanceOf(NotSupportedError);
    interception.remove();
    expect(await rejection(wiki.close())).to.equal(told);
  });

  it('is forgotten at a reset', async () => {
    const wiki = createWiki();
    await rejection(wiki.fetch(url));
    wiki.reset();
    wiki.assertNoUnexpectedRequests();
    await wiki.close();
  });

  it('is not also a violation where the wiki is strict', () => {
    expect(failure(createWiki({}, { strict: true }), rotation)).to.be.instanceOf(NotSupportedError);
    const error = failure(
      createWiki({}, { strict: { except: ['no-user-agent'] }, unsupported: 'as-unknown' }),
      rotation,
    );
    expect(error).to.be.instanceOf(StrictError);
    expect((error as StrictError).violations.map(({ id }) => id)).to.deep.equal(['unsupported']);
  });
});

describe('over HTTP', () => {
  /** What a process that serves a wiki prints, and the responses to requests, as JSON on standard output. */
  function serve(options: WikiOptions, queries: readonly string[]) {
    const program = `
      const { createWiki } = require('./emulator');
      const wiki = createWiki({}, ${JSON.stringify(options)});
      wiki.listen().then(async (server) => {
        const responses = [];
        for (const query of ${JSON.stringify(queries)}) {
          const response = await fetch(server.url + '/api.php?' + query);
          responses.push([response.status, response.headers.get('mediawiki-api-error'), await response.text()]);
        }
        const told = await wiki.close().then(() => '', (error) => error.name);
        console.log(JSON.stringify({ responses, told }));
      });`;
    const { stdout, stderr } = spawnSync(process.execPath, [...runTypeScript, '-e', program], { encoding: 'utf8' });
    return { ...(JSON.parse(stdout) as { responses: [number, string | null, string][]; told: string }), stderr };
  }
  const sentence = `MediaWiki ${defaultRelease} has action=imagerotate; wikidouble does not support it.`;

  it('is a response with status 501 in the format of the request, and a line on standard error', () => {
    const recent = 'action=imagerotate';
    const { responses, told, stderr } = serve({}, [
      `${recent}&format=json`,
      `${recent}&format=json&formatversion=2&errorformat=plaintext`,
      `${recent}&format=xml`,
      `${recent}&format=php`,
      recent,
      `${recent}&format=none`,
    ]);
    expect(told).to.equal('NotSupportedError');
    for (const [status, error] of responses) expect([status, error]).to.deep.equal([501, 'notsupported']);
    const bodies = responses.map(([, , body]) => body);
    expect(JSON.parse(bodies[0] ?? ''))
      .to.have.nested.property('error.info')
      .that.contains(sentence);
    expect(JSON.parse(bodies[1] ?? ''))
      .to.have.nested.property('errors[0]')
      .that.includes({ code: 'notsupported', module: 'main' })
      .with.property('text')
      .that.contains(sentence);
    for (const body of bodies.slice(2, 5)) expect(body).to.contain(sentence);
    expect(bodies[2]).to.match(/^<\?xml version="1.0"\?><api><error code="notsupported" info="MediaWiki/);
    expect(bodies[3]).to.match(/^a:\d:\{s:5:"error";/);
    expect(bodies[4]).to.match(/^<!DOCTYPE html>/);
    expect(stderr.trimEnd().split('\n')).to.have.length(6);
    for (const line of stderr.trimEnd().split('\n'))
      expect(line).to.match(/^wikidouble: MediaWiki [\d.]+ has action=imagerotate;/);
  });

  it('is an API error with status 200 where clients repeat requests after any other', () => {
    const { responses, told, stderr } = serve({ unsupported: 'api-error' }, [rotation]);
    expect(told).to.equal('NotSupportedError');
    expect(responses[0]?.slice(0, 2)).to.deep.equal([200, 'notsupported']);
    expect(JSON.parse(responses[0]?.[2] ?? ''))
      .to.have.nested.property('error.info')
      .that.contains(sentence);
    expect(stderr).to.match(/^wikidouble: MediaWiki [\d.]+ has action=imagerotate;.*\n$/);
  });

  it('is the response of a wiki without it where it only warns, which it does once for each name', () => {
    const { responses, told, stderr } = serve({ unsupported: 'warn' }, [rotation, rotation, parsoid]);
    expect(told).to.equal('');
    expect(responses.map(([status, error]) => [status, error])).to.deep.equal([
      [200, 'badvalue'],
      [200, 'badvalue'],
      [200, null],
    ]);
    expect(stderr.trimEnd().split('\n')).to.deep.equal([
      `wikidouble: ${sentence} The response is that of a wiki without it.`,
      `wikidouble: MediaWiki ${defaultRelease} has the parameter parsoid of action=parse; wikidouble does not support it. The response is that of a wiki without it.`,
    ]);
  });
});

describe('unsupported: api-error', () => {
  it('responds in process as well, and tells the test where the client does not', async () => {
    const wiki = createWiki({}, { unsupported: 'api-error' });
    const fetched = await wiki.fetch(`https://wiki.example/api.php?${rotation}`);
    expect(await fetched.json()).to.have.nested.property('error.code', 'notsupported');
    expect(await rejection(wiki.close())).to.be.instanceOf(NotSupportedError);
  });
});

describe('unsupported: warn', () => {
  it('warns the process once for each name, and responds as a wiki without it', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error): void => void warnings.push(warning);
    process.on('warning', note);
    const wiki = createWiki({}, { unsupported: 'warn' });
    for (let time = 0; time < 2; time++) {
      const response = send(wiki, rotation);
      expect(response.body).to.contain('Unrecognized value for parameter \\"action\\": imagerotate');
    }
    // Warnings are emitted in a later turn.
    await new Promise(setImmediate);
    process.off('warning', note);
    expect(warnings.map(({ name, message }) => [name, message])).to.deep.equal([
      [
        'NotSupportedWarning',
        `MediaWiki ${defaultRelease} has action=imagerotate; wikidouble does not support it. The response is that of a wiki without it.`,
      ],
    ]);
  });
});

it('createWiki refuses any other value of unsupported', () => {
  expect(() => createWiki({}, { unsupported: 'loud' as 'warn' })).to.throw(
    RangeError,
    'createWiki: unsupported is "loud"; it can be error, api-error, warn, as-unknown.',
  );
});
