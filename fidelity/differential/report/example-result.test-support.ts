import type { DiffRequest } from '../diff-request';
import type { DiffResult } from '../diff-result';
import type { SessionsResult } from '../sessions/run-sessions';

const request: DiffRequest = {
  method: 'GET',
  pathInfo: '',
  query: [['action', 'query'], ['list', 'imageusage'], ['iulimit', '2'], ['iuredirect']],
  headers: [['Cookie', 'a=b']],
  loggedIn: false,
};

export const exampleResult: DiffResult = {
  wiki: { api: 'http://wiki.example/api.php', release: '1.43', version: 'MediaWiki 1.43.9' },
  seed: 7,
  requests: 1500,
  loggedIn: true,
  compared: { query: 900, 'query+imageusage': 350 },
  startedAt: '2026-11-21T03:30:32.125Z',
  seconds: 61.4,
  differing: [
    {
      request,
      shrunk: { ...request, query: request.query.slice(0, 3), headers: [] },
      difference: {
        kind: 'body $.continue.iucontinue',
        at: 'body $.continue.iucontinue',
        emulator: '"0|5"',
        wiki: '"0|4"',
      },
      curl: { emulator: "curl 'http://127.0.0.1:7080/api.php'", wiki: "curl 'http://wiki.example/api.php'" },
    },
    {
      request: {
        ...request,
        method: 'POST',
        loggedIn: true,
        body: { contentType: 'application/x-www-form-urlencoded', fields: [['meta', 'tokens']] },
      },
      difference: {
        kind: 'body $.query.tokens.csrftoken',
        at: 'body $.query.tokens.csrftoken',
        emulator: '"+\\\\"',
        wiki: '"d5a9a2a42581f9cba30fa67e9b358a9e6b011058+\\\\"',
      },
      curl: { emulator: 'curl 1', wiki: 'curl 2' },
    },
    {
      request,
      difference: {
        kind: 'cookie wiki_session',
        at: 'cookie wiki_session',
        emulator: undefined,
        wiki: 'b7cjguivn7fdihfok3ipcl4fv6usjeg5; path=/',
      },
      curl: { emulator: 'curl 3', wiki: 'curl \u001b' },
    },
  ],
  explained: [
    { id: 'languages', requests: 12, example: 'differs' },
    { id: 'special-pages', requests: 0, example: 'does not differ' },
  ],
  withoutResponse: [{ request, side: 'wiki', reason: 'It closed the connection.' }],
  volatile: { 'request id': 1499, 'token of a session': 1 },
};

export const exampleSessions: SessionsResult = {
  sessions: 20,
  steps: 341,
  differing: [
    {
      index: 4,
      steps: [
        { request: { ...request, idle: 3601 }, client: 'amy', mark: '1' },
        { request, client: 'amy', mark: '2', cookiesOf: '1', waits: true },
      ],
      found: { step: 1, difference: { kind: 'status', at: 'status', emulator: '200', wiki: '400' } },
    },
  ],
  withoutResponse: [{ index: 9, reason: 'It closed the connection.' }],
  explained: { languages: 1 },
  volatile: { 'request id': 341 },
};
