import type { Report, RuleOutcome, Run, ScenarioOutcome } from '../../schemas/generated/report';

/** A run that has some of everything, for the tests of the reports. */

const rules: RuleOutcome[] = [
  {
    id: '1.json',
    quote: 'Responses are JSON.',
    level: 'required',
    observable: 'outside',
    verdict: 'pass',
    reasons: ['needs a log-in'],
    scenarios: ['plain-responses-are-json'],
  },
  {
    id: '2.4.present',
    quote: 'The block is present in these responses.',
    level: 'recommended',
    observable: 'outside',
    verdict: 'not applicable',
    reasons: ['the wiki shows no debug block'],
    scenarios: ['debug-block-is-there'],
  },
  {
    id: '4.2.1',
    quote:
      'When no page uses the file, then `query.imageusage` is an empty array and the request still succeeds, as all do.',
    level: 'required',
    observable: 'outside',
    verdict: 'fail',
    reasons: [],
    scenarios: ['unused-file-succeeds'],
  },
  {
    id: '4.2.3',
    quote: 'The results are ordered by the identifier of the using page.',
    level: 'required',
    observable: 'outside',
    verdict: 'inconclusive',
    reasons: ['no file with >= 12 uses was found'],
    scenarios: ['usage-is-ordered-by-page'],
  },
];

const scenarios: ScenarioOutcome[] = [
  {
    id: 'plain-responses-are-json',
    title: 'Plain responses are JSON.',
    rules: ['1.json'],
    verdict: 'pass',
    seconds: 0.25,
    requests: 2,
    failures: [],
  },
  {
    id: 'debug-block-is-there',
    title: 'The debug block is there.',
    rules: ['2.4.present'],
    verdict: 'not applicable',
    reason: 'the wiki shows no debug block',
    seconds: 0,
    requests: 0,
    failures: [],
  },
  {
    id: 'unused-file-succeeds',
    title: 'A file that no page uses gives an empty array.',
    rules: ['4.2.1', '1.json'],
    verdict: 'fail',
    seconds: 0.125,
    requests: 1,
    failures: [
      {
        rules: ['4.2.1'],
        step: 'response',
        at: '/query',
        expected: '{"imageusage":[]}',
        actual: '{"imageusage":{"<&\u001b[2J\u0000":1}}',
        firstDifference: '/imageusage',
        curl: "curl --silent --include --globoff 'https://wiki.example/w/api.php?action=query&list=imageusage'",
      },
    ],
  },
  {
    id: 'usage-is-ordered-by-page',
    title: 'Pages come in the order of their identifiers.',
    rules: ['4.2.3'],
    verdict: 'inconclusive',
    reason: 'no file with >= 12 uses was found',
    seconds: 0.5,
    requests: 0,
    failures: [],
  },
];

export const exampleRun: Run = {
  target: { name: 'https://wiki.example', api: 'https://wiki.example/w/api.php', release: '1.43', loggedIn: false },
  exitCode: 1,
  seconds: 0.9,
  counts: { pass: 1, fail: 1, 'not applicable': 1, inconclusive: 1 },
  rules,
  scenarios,
};

export const exampleReport: Report = {
  tool: 'wikidouble',
  version: '0.1.0',
  startedAt: '2024-05-01T14:03:07.512Z',
  exitCode: 1,
  runs: [exampleRun],
};

/** The run with only these rules and scenarios. */
export function runOf(ids: readonly string[], exitCode: Run['exitCode']): Run {
  return {
    ...exampleRun,
    exitCode,
    rules: rules.filter(({ id }) => ids.includes(id)),
    scenarios: scenarios.filter((scenario) => ids.includes(scenario.rules[0] ?? '')),
  };
}
