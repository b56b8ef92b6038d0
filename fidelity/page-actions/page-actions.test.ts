import { expect } from 'chai';

import { createWiki, releaseNames, type ReleaseName, type Wiki } from '../../emulator';
import { recordLog } from '../../emulator/model/record-change';
import type { WikiModel } from '../../emulator/model/wiki-model';
import { actionModules, queryModules } from '../../emulator/modules/registry';
import { expectSameWikiAgain } from '../../emulator/testing/same-wiki.test-support';
import { Client } from '../../emulator/testing/send.test-support';
import {
  accounts,
  installed,
  fileOf,
  isPosted,
  password,
  queryOf,
  readRecorded,
  sequenceNames,
  timeOf,
  tokenOf,
} from './sequence';
import type { RecordedStep } from './sequence';

/** A wiki file cannot say it. */
function addFirstLog(wiki: Wiki, timestamp: string): void {
  const model = Reflect.get(wiki, 'contents') as WikiModel;
  const title = { namespace: 0, key: 'Main_Page' };
  const user = 'MediaWiki default';
  recordLog(model, { type: 'create', action: 'create', title, user, timestamp, revision: 1, pageId: 1 });
}

/** The wiki that the sequences begin with: a fresh one with some accounts. */
function freshWiki(release: ReleaseName): Wiki {
  const groups = ['bureaucrat', 'interface-admin', 'sysop'];
  const users = [{ name: 'Admin', groups }, { name: 'MediaWiki default' }, ...accounts];
  const site = { name: 'TestWiki', server: 'http://wiki.example' };
  const wiki = createWiki(
    {
      site,
      pages: [{ id: 1, title: 'Main Page', user: 'MediaWiki default', touched: installed[release] }],
      users: users.map((user, index) => ({
        ...user,
        groups: [...(user.groups ?? [])],
        id: index + 1,
        password: password(user.name),
        watchlist: index > 1 ? [`User:${user.name}`] : [],
      })),
      changes: [
        {
          id: 1,
          type: 'new',
          page: 'Main Page',
          user: 'MediaWiki default',
          timestamp: installed[release],
          newLength: 755,
          sha1: '11cef88175cf81168a86e7c0327a5b2d7a1920f5',
        },
      ],
    },
    { release, seed: 1, now: '2026-11-23T09:03:00Z' },
  );
  addFirstLog(wiki, installed[release]);
  return wiki;
}

for (const release of releaseNames) {
  describe(`Writing sequences, release ${release}`, () => {
    for (const name of sequenceNames()) {
      if (!readRecorded(name).every((step) => step.responses.get(release) !== '' && isPlayable(step))) continue;
      it(`responds to ${name} as real wikis do`, () => {
        const wiki = freshWiki(release);
        const clients = new Map<string, Client>();
        const different: string[] = [];
        const steps = readRecorded(name);
        for (const [index, step] of steps.entries()) {
          const client = clients.get(step.user) ?? new Client(wiki);
          if (!clients.has(step.user) && step.user !== '') client.logIn(step.user, password(step.user));
          clients.set(step.user, client);
          const recorded = step.responses.get(release) ?? '';
          const earlier = steps.slice(0, index).map(({ responses }) => responses.get(release) ?? '');
          const response = play(wiki, client, step, recorded, earlier);
          if (response === undefined || response === recorded) continue;
          different.push(`${index} ${step.user}: ${step.query}\n  real: ${recorded}\n  fake: ${response}`);
        }
        expect(different.join('\n\n'), `${different.length} of ${steps.length}`).to.equal('');
        expectSameWikiAgain(wiki, { name: 'Admin', password: password('Admin') });
      });
    }
  });
}

function play(
  wiki: Wiki,
  client: Client,
  step: RecordedStep,
  recorded: string,
  earlier: readonly string[],
): string | undefined {
  const time = timeOf(recorded);
  if (time !== undefined) wiki.clock.fix(time);
  if (!isSupported(step.query)) return undefined;
  const query = queryOf(step, earlier).replaceAll('|', '%7C').replaceAll('"', '%22');
  if (!isPosted(step)) return comparable(client.send(query).body);
  const token = client.token(tokenOf(step));
  const file = fileOf(step);
  if (file === undefined) return comparable(client.send(query, { body: `token=${token}` }).body);
  const part = (name: string, value: string) => `--b\r\nContent-Disposition: form-data; ${name}\r\n\r\n${value}\r\n`;
  const body = `${part('name="token"', decodeURIComponent(token))}${part('name="file"; filename="file.png"', file.toString('latin1'))}--b--\r\n`;
  return comparable(client.send(query, { body, headers: { 'content-type': 'multipart/form-data; boundary=b' } }).body);
}

function isPlayable(step: RecordedStep): boolean {
  return !isPosted(step) || isSupported(step.query);
}

/** Whether the fake has all modules of a request. */
function isSupported(query: string): boolean {
  const parameters = new URLSearchParams(query);
  const action = parameters.get('action') ?? '';
  if (action !== 'query') return [...actionModules].some(({ name }) => name === action);
  const known = new Set(Array.from(queryModules, ({ kind, name }) => `${kind}=${name}`));
  return (['prop', 'list', 'meta'] as const).every((kind) =>
    (parameters.get(kind)?.split('|') ?? []).every((name) => known.has(`${kind}=${name}`)),
  );
}

function comparable(body: string): string {
  return body.replaceAll('http://wiki.example', '{server}');
}
