import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';
import { createWiki, NotSupportedError, type ReleaseName, type Wiki, type WikiDefinition } from '../../index';
import { expectSameWikiAgain } from '../../testing/same-wiki.test-support';
import { Client, bothReleases, type TestResponse } from '../../testing/send.test-support';
import {
  fileKeyOf,
  multipartBody,
  multipartType,
  queryOf,
  withPlaceholders,
  type Recorded,
  type Step,
} from '../../../fidelity/uploads/step';

type RecordedStep = { readonly step: Step } & Readonly<Record<ReleaseName, Recorded>>;

const samples = read('samples.json') as Readonly<Record<string, string>>;

/** A fresh wiki, on which Admin has created an account for Bob. */
const fresh: WikiDefinition = {
  site: { name: 'TestWiki', uploads: true },
  pages: [{ id: 1, title: 'Main Page', user: 'MediaWiki default' }],
  users: [
    { id: 1, name: 'Admin', password: 'AdminPass-12345', groups: ['bureaucrat', 'interface-admin', 'sysop'] },
    { id: 2, name: 'MediaWiki default' },
    { id: 3, name: 'Bob', password: 'BobPass-12345', watchlist: ['User:Bob'] },
  ],
  changes: [
    {
      ...{ id: 1, type: 'new', page: 'Main Page', revision: 1, user: 'MediaWiki default' },
      ...{ newLength: 755, sha1: '11cef88175cf81168a86e7c0327a5b2d7a1920f5', patrolled: false },
    },
    {
      ...{ id: 2, type: 'log', page: 'User:Bob', pageId: 0, user: 'Admin' },
      log: { id: 2, type: 'newusers', action: 'create2', parameters: { userid: 3 } },
    },
  ],
};

const passwords: Readonly<Record<string, string>> = { Admin: 'AdminPass-12345', Bob: 'BobPass-12345' };

/** Plays a session on the fake. */
class Player {
  private readonly clients = new Map<string, Client>();
  private readonly keys = new Map<string, string>();

  constructor(private readonly wiki: ReturnType<typeof createWiki>) {}

  play(step: Step, { time }: Recorded): string {
    this.wiki.clock.fix(time);
    const response = this.send(this.client(step.as), step).body;
    const key = fileKeyOf(response);
    if (step.keeps !== undefined && key !== undefined) this.keys.set(step.keeps, key);
    const archived = [...response.matchAll(/"archivename":"([^"]*!([^"]*))"/g)].reverse();
    archived.forEach(([, name = '', title = ''], index) =>
      this.keys.set(`archive name of ${title} ${index + 1}`, name),
    );
    return withPlaceholders(response, 'http://wiki.example/api.php');
  }

  private send(client: Client, step: Step): TestResponse {
    const insert = (text: string) => text.replace(/\{([\w. ]+)\}/g, (_, name: string) => this.keys.get(name) ?? '');
    if (step.get !== undefined) return client.send(queryOf(insert(step.get)));
    const token = step.as === '' ? '+\\' : decodeURIComponent(client.token('csrf'));
    const fields = Object.entries({ format: 'json', ...step.post, token }).map(([name, text]) => [name, insert(text)]);
    const body = multipartBody(Object.fromEntries(fields) as Record<string, string>, step.file, samples);
    return client.send('', { headers: { 'content-type': multipartType }, body: body.toString('latin1') });
  }

  private client(name = ''): Client {
    let client = this.clients.get(name);
    if (client) return client;
    this.clients.set(name, (client = new Client(this.wiki)));
    const password = passwords[name];
    if (password !== undefined) client.logIn(name, password);
    return client;
  }
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(__dirname, name), 'utf8'));
}

interface PlayedStep {
  readonly step: Step;
  readonly real: string;
  readonly own: string;
}

/** Plays a session, up to the first request that changes the wiki and is not supported; others are left out. */
function* playAll(
  session: string,
  release: ReleaseName,
  site: WikiDefinition['site'] = {},
): Generator<PlayedStep, Wiki> {
  const steps = read(`${session}.recorded.json`) as readonly RecordedStep[];
  const options = { release, seed: 1, now: steps[0]![release].time };
  const wiki = createWiki({ ...fresh, site: { ...fresh.site, ...site } }, options);
  const player = new Player(wiki);
  for (const { step, [release]: recorded } of steps) {
    try {
      yield { step, real: recorded.response, own: player.play(step, recorded) };
    } catch (error) {
      if (!(error instanceof NotSupportedError)) throw error;
      if (step.post) return wiki;
    }
  }
  return wiki;
}

/** Without what differs from wiki to wiki: what happened before, statistics that are renewed later, what is not read. */
function comparable(response: string): string {
  return (
    response
      .replace(/("rcid":[12],.*?"timestamp":)"[^"]*"/g, '$1{earlier}')
      .replace(/("logid":[12],.*?"timestamp":)"[^"]*"/g, '$1{earlier}')
      // The pages of a wiki file were never created.
      .replace(/,\{"logid":1,[^{}]*"params":\{\},"type":"create".*?\}(?=\])/g, '')
      .replace(/\{"name":"(?:Jpeg|Webp)_exif.*?"title":"[^"]*"\},?/g, '')
      // The addresses of the two are not equally long.
      .replace(/s:\d+:"(?=\{server\})/g, 's:{length}:"')
      .replace(/"(activeusers|jobs)":\d+/g, '"$1":{number}')
      .replace(/"html":"(?:[^"\\]|\\.)*\{no thumbnail\}(?:[^"\\]|\\.)*"/g, '"html":{text}')
  );
}

/** Responses that are different on purpose (docs/differences.md). */
const different: Readonly<Record<string, readonly string[]>> = {
  formats: ['jpeg exif', 'webp exif'],
  // A page that had no file: real wikis show what they rendered for an earlier warning.
  uploads: ['png 12', 'png 13'],
  // The text of one message is in English.
  errors: ['png 7'],
};

const extensions = ['png', 'gif', 'jpg', 'jpeg', 'webp', 'svg', 'pdf', 'txt'];

for (const release of bothReleases) {
  describe(`uploads, release ${release} (writing 11)`, () => {
    for (const session of ['uploads', 'reverts', 'stash', 'formats', 'errors', 'details', 'shown']) {
      it(`are responded to as by real wikis: ${session}`, () => {
        const played = playAll(session, release, session === 'formats' ? { fileExtensions: extensions } : {});
        let next = played.next();
        for (; !next.done; next = played.next()) {
          const { step, real, own } = next.value;
          if (different[session]?.includes(step.file?.sample ?? '')) continue;
          const [expected, actual] = [comparable(real), comparable(own)];
          const hasText = expected.includes('"html":{text}');
          expect(
            hasText ? actual.replace(/"html":"(?:[^"\\]|\\.)*"/g, '"html":{text}') : actual,
            JSON.stringify(step),
          ).to.equal(expected);
        }
        expectSameWikiAgain(next.value, { name: 'Admin', password: 'AdminPass-12345' });
      });
    }
  });
}
