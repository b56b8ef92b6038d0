import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { loadInvariants } from '../../conformance/scenario-files/load-invariants';
import { loadScenarios } from '../../conformance/scenario-files/load-scenarios';
import { defaultStepName } from '../../conformance/scenario-files/step-checks';
import { mutantById } from '../../fidelity/mutants/catalogue';
import { inJson } from '../../fidelity/mutants/changes';
import type { Mutant } from '../../fidelity/mutants/mutant';
import { withBody } from '../../fidelity/mutants/wire';
import { isObject } from '../contract/pointer';
import { readContractFile, type ContractOnFile } from '../verify/contract-on-file';
import { writeDown } from './built-in-contract';
import { describeScenarios } from './interactions';
import { carriedInvariants } from './invariant-promises';
import { judgeMutants, type MutantVerdict } from './judge-mutants.test-support';
import type { PromisedInteraction } from './promised-interaction';

type Changes = NonNullable<Mutant['mutate']>;

/** For each invariant that contracts carry, a wiki that breaks it: a mutant of the catalogue, or one of its own. */
const broken: Readonly<Record<string, string | Changes>> = {
  'requested-tokens-are-returned': 'query-called-result',
  'entries-of-usage-are-pages': 'titles-as-stored',
  'errors-are-announced': 'no-error-header',
  'warnings-are-texts': 'warnings-as-texts',
  'pages-have-their-data': (_, response) => withBody(response, response.body.replace(/<title>.*<\/title>/, '')),
  'pages-have-a-notice': 'no-notice',
  'notices-point-to-the-plain-form': 'no-pointer',
  'complete-batches-are-announced': 'never-complete',
  'results-are-objects': 'query-is-a-list',
  'requested-watch-tokens-are-returned': 'watch-token-missing',
  'requested-patrol-tokens-are-returned': 'patrol-token-missing',
  'only-requested-tokens-are-returned': 'csrf-token-always',
  'tokens-are-strings': 'tokens-are-objects',
  'tokens-without-an-account-are-fixed': 'anonymous-tokens-long',
  'tokens-of-accounts-are-secret': 'logged-in-tokens-fixed',
  'tokens-of-log-ins-are-secret': inJson((document) => {
    const { query } = document;
    if (isObject(query) && isObject(query.tokens)) Object.assign(query.tokens, { logintoken: '+\\' });
  }),
  'usage-is-always-an-array': 'list-keyed-by-page',
  'debug-block-has-the-time': 'time-a-text',
  'debug-messages-are-whole': 'log-without-caller',
  'debug-trace-is-text': 'debug-log-of-objects',
  'debug-statements-are-whole': 'queries-without-sql',
  'debug-statements-are-never-missing': 'no-queries',
  'debug-block-echoes-every-request': 'method-in-small-letters',
  'debug-block-has-the-memory': 'memory-without-unit',
  'debug-block-has-the-peak-memory': 'memory-peak-a-number',
  'debug-includes-are-whole': 'include-sizes-are-numbers',
  'debug-parameters-are-decoded': inJson(({ debuginfo }) => {
    if (isObject(debuginfo) && isObject(debuginfo.request))
      Object.assign(debuginfo.request, { params: { action: 'a' } });
  }),
  'debug-types-are-joined': 'params-joined-with-commas',
  'debug-address-is-encoded': 'url-with-bare-pipe',
  'request-ids-are-returned': inJson((document) => {
    if ('requestid' in document) Object.assign(document, { requestid: 'another' });
  }),
  'tokens-are-of-known-types': 'unknown-type-gets-a-token',
  'sets-of-tokens-are-objects': 'no-tokens-are-a-list',
  'watch-and-patrol-tokens-come-together': 'patrol-token-missing',
  'tokens-are-always-private': 'tokens-public',
  'requested-usage-is-returned': 'list-renamed',
  'usage-is-within-the-limit': 'everything-at-once',
  'usage-of-accounts-is-private': 'usage-public-when-logged-in',
  'usage-of-strangers-is-public': 'usage-never-public',
  'formats-are-as-requested': 'json-called-text',
  'json-is-always-plain': 'json-wrapped-in-html',
  'absent-formats-give-a-page': 'page-called-json',
  'strangers-are-welcome': 'credentials-demanded',
  'session-cookies-are-guarded': 'session-cookie-for-scripts',
  'wrong-tokens-are-refused': 'any-token-accepted',
};

/** The scenarios without their expectations: only invariants are promised. */
const requests = loadScenarios().map(({ scenario }) => ({
  ...scenario,
  then: scenario.when.map(({ name = defaultStepName }) => ({ of: name, status: 200 })),
}));

/** A few of the scenarios whose interactions carry an invariant, by its id. */
async function scenariosByInvariant(): Promise<Map<string, typeof requests>> {
  const carrying = new Map<string, typeof requests>();
  for (const scenario of requests) {
    const { interactions } = await describeScenarios([scenario]);
    const ids = interactions.flatMap(({ comments }) =>
      comments.flatMap((comment) => /^Invariants: (.*)/.exec(comment)?.[1]?.split(', ') ?? []),
    );
    for (const id of new Set(ids)) carrying.set(id, [...(carrying.get(id) ?? []), scenario]);
  }
  return new Map(Array.from(carrying, ([id, all]) => [id, spread(all).concat(all.filter(isAboutTen))]));
}

/** The scenario with a file of more uses than are listed without a limit. */
function isAboutTen({ id }: (typeof requests)[number]): boolean {
  return id === 'default-limit-is-ten';
}

function spread<Entry>(all: readonly Entry[]): Entry[] {
  const step = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, index) => index % step === 0);
}

const most = 6;

/** The interactions that carry an invariant, with the promises of that invariant alone. */
async function interactionsOf(id: string, scenarios: typeof requests): Promise<PromisedInteraction[]> {
  const { interactions } = await describeScenarios(scenarios, [id]);
  const carrying = interactions.filter(({ comments }) => comments.includes(`Invariants: ${id}`));
  return carrying.map((one) => ({ ...one, description: `${id}: ${one.description}`, comments: [`Rules: ${id}`] }));
}

async function onFile(interactions: readonly PromisedInteraction[]): Promise<ContractOnFile> {
  const folder = mkdtempSync(join(tmpdir(), 'wikidouble-invariants-'));
  try {
    const read = (await writeDown(interactions)).map(({ fileName, text }) => {
      writeFileSync(join(folder, fileName), text);
      return readContractFile(join(folder, fileName));
    });
    return { ...read[0]!, interactions: read.flatMap((contract) => contract.interactions) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A wiki that breaks an invariant, whose rule is the invariant itself. */
function breaking(id: string, how: string | Changes): Mutant {
  const mutant = typeof how === 'string' ? mutantById(how) : { title: 'breaks it', mutate: how };
  return { ...mutant, id, rules: [id] };
}

describe('what contracts carry of each invariant', function () {
  this.timeout(1_800_000);
  let verdicts: readonly MutantVerdict[] = [];
  let carrying: ReadonlyMap<string, number> = new Map();
  before(async () => {
    const all = new Map<string, PromisedInteraction[]>();
    const scenarios = await scenariosByInvariant();
    for (const id of carriedInvariants) all.set(id, await interactionsOf(id, scenarios.get(id) ?? []));
    carrying = new Map(Array.from(all, ([id, interactions]) => [id, interactions.length]));
    const contract = await onFile([...all.values()].flat());
    verdicts = await judgeMutants(
      Object.entries(broken).map(([id, how]) => breaking(id, how)),
      contract,
    );
  });

  it('is declared beside it', () => {
    const declared = loadInvariants().filter(({ contract }) => !contract.startsWith('no: '));
    expect(declared.map(({ id }) => id).sort()).to.deep.equal([...carriedInvariants].sort());
    expect(Object.keys(broken).sort()).to.deep.equal([...carriedInvariants].sort());
  });

  for (const id of carriedInvariants) {
    it(`fails the verification of a wiki that breaks it: ${id}`, () => {
      expect(carrying.get(id), 'interactions that carry it').to.be.above(0);
      const failed = verdicts.find((verdict) => verdict.id === id)?.broken ?? [];
      expect(failed.filter((description) => description.startsWith(`${id}: `))).to.not.deep.equal([]);
    });
  }
});
