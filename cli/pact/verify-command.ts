import type { Command } from 'commander';

import type { ProcessIo } from '../run-action';
import type { VerifyOptions } from './verify';
import type { BrokerChoice } from './verify-broker';
import {
  defaultTimeout,
  providerOfRealWikis,
  readBuildUrl,
  readDay,
  readName,
  readReport,
  readSelectors,
  readTimeout,
  type PactReportOption,
} from './verify-values';

/** The variable with the password: on a command line, every user of the machine could read it. */
const passwordVariable = 'WIKIDOUBLE_PASSWORD';

/** As commander collects them. */
interface Given extends GivenForBroker {
  readonly pact?: readonly string[];
  /** `true` if the environment names it. */
  readonly broker?: string | true;
  readonly user?: string;
  readonly allowWrites?: boolean;
  readonly states?: string;
  readonly report?: readonly PactReportOption[];
  readonly timeout: number;
}

/** Options that need a broker. */
interface GivenForBroker {
  readonly provider?: string;
  readonly providerVersion?: string;
  readonly providerBranch?: string;
  readonly selector?: readonly string[];
  readonly enablePending?: boolean;
  readonly includeWipPactsSince?: string;
  readonly publishResults?: boolean;
  readonly buildUrl?: string;
}

/**
 * Declares `wikidouble pact verify`.
 *
 * @param verify runs the verification; it calls its argument to read the options, which may throw
 */
export function declarePactVerify(
  pact: Command,
  env: ProcessIo['env'],
  verify: (readOptions: () => VerifyOptions) => Promise<void>,
): void {
  const command = pact
    .command('verify')
    .summary('verify a wiki against contracts')
    .description(
      'Verify a wiki against contracts. URL is an api.php, a site, or any page of it: of a live wiki, or of one that ' +
        '"wikidouble serve" serves. The wiki is only read, unless --allow-writes is given.',
    )
    .argument('<url>', 'the wiki, such as https://wiki.example/w/api.php')
    .option(
      '--pact <file-or-url...>',
      'the contracts: files, or addresses at a broker (default: those of the scenarios)',
    )
    .option('--broker [url]', 'use the contracts of a broker (default URL: PACT_BROKER_BASE_URL)')
    .option('--user <name>', `log in, for states that need it; the password comes from ${passwordVariable}`)
    .option(
      '--allow-writes',
      'send requests that write, and create pages that the wiki lacks for a state; what is created is deleted afterwards',
    )
    .option('--states <file>', 'a JavaScript file that exports your own state handlers by name')
    .option('--report <form>', 'spec, json or junit, to standard output or with =FILE; repeatable', readReport)
    .option('--timeout <seconds>', 'time limit of a request to the wiki or the broker', readTimeout, defaultTimeout);
  declareBrokerOptions(command);
  command.addHelpText('after', verifyHelp).action(async (address: string, given: Given) => {
    await verify(() => readOptions(address, given, command, env));
  });
}

function declareBrokerOptions(command: Command): void {
  command
    .optionsGroup('Contracts of a broker:')
    .option('--provider <name>', `the name of the wiki in the contracts (default: ${providerOfRealWikis})`, readName)
    .option(
      '--provider-version <version>',
      'its version (default: the one that the wiki reports, such as 1.43.9)',
      readName,
    )
    .option(
      '--provider-branch <name>',
      'its branch (default: the one that the wiki reports, such as REL1_43)',
      readName,
    )
    .option(
      '--selector <selector>',
      'mainBranch, matchingBranch, deployedOrReleased, branch=NAME, environment=NAME or tag=NAME; repeatable ' +
        '(default: the first three)',
      readSelectors,
    )
    .option('--enable-pending', 'do not fail for contracts that this branch of the provider has never satisfied')
    .option(
      '--include-wip-pacts-since <date>',
      'also verify contracts of all branches since a date, such as 2026-01-31; implies --enable-pending',
      readDay,
    )
    .option('--publish-results', 'publish the result of each contract that was verified completely')
    .option('--build-url <url>', 'the address of the build, published with the results', readBuildUrl);
}

function readOptions(address: string, given: Given, command: Command, env: ProcessIo['env']): VerifyOptions {
  const { pact = [], broker, user, allowWrites = false, states, report = [], timeout } = given;
  const refuse = (message: string): never => command.error(`error: ${message}`);
  const password = env[passwordVariable] ?? '';
  if (user !== undefined && password === '') {
    refuse(`--user needs the password of ${user} in the environment variable ${passwordVariable}.`);
  }
  if (allowWrites && user === undefined) {
    refuse('--allow-writes needs an account that may edit and delete pages: --user NAME.');
  }
  const printed = report.filter(({ file }) => file === undefined);
  if (printed.length > 1)
    refuse('only one report can go to standard output: give the others a file, such as json=FILE.');
  const addresses = pact.filter((each) => /^https?:\/\//i.test(each));
  if (addresses.length > 0 && addresses.length < pact.length) {
    refuse('--pact takes either files or addresses at a broker.');
  }
  if (broker !== undefined && pact.length > addresses.length) {
    refuse('--pact with a file and --broker exclude each other.');
  }
  checkAddresses(addresses, given, refuse);
  const isOfBroker = broker !== undefined || addresses.length > 0;
  const astray = isOfBroker ? undefined : brokerOptionIn(given);
  if (astray !== undefined) refuse(`${astray} needs the contracts of a broker: give --broker URL.`);
  const forPeople: PactReportOption = { form: 'spec' };
  return {
    address,
    files: addresses.length > 0 ? [] : pact,
    broker: isOfBroker ? brokerChoice(broker ?? true, addresses, given) : undefined,
    credentials: user === undefined ? undefined : { name: user, password },
    allowWrites,
    states,
    reports: printed.length > 0 || report.some(({ form }) => form === 'spec') ? report : [forPeople, ...report],
    timeout: timeout * 1000,
    version: command.parent?.parent?.version() ?? '',
  };
}

function checkAddresses(addresses: readonly string[], given: GivenForBroker, refuse: (message: string) => never): void {
  for (const address of addresses) {
    const url = URL.canParse(address) ? new URL(address) : refuse(`${address} is not the address of a contract.`);
    if (url.username !== '' || url.password !== '') {
      refuse('--pact must not contain a name or password: set PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.');
    }
  }
  const selects = ['selector', 'enablePending', 'includeWipPactsSince'] as const;
  const option = addresses.length > 0 ? selects.find((name) => given[name] !== undefined) : undefined;
  if (option !== undefined) refuse(`${optionNames[option]} does not apply to contracts that --pact names.`);
}

const optionNames: Readonly<Record<keyof GivenForBroker, string>> = {
  provider: '--provider',
  providerVersion: '--provider-version',
  providerBranch: '--provider-branch',
  selector: '--selector',
  enablePending: '--enable-pending',
  includeWipPactsSince: '--include-wip-pacts-since',
  publishResults: '--publish-results',
  buildUrl: '--build-url',
};

function brokerOptionIn(given: GivenForBroker): string | undefined {
  return Object.entries(optionNames).find(([name]) => given[name as keyof GivenForBroker] !== undefined)?.[1];
}

function brokerChoice(broker: string | true, contracts: readonly string[], given: GivenForBroker): BrokerChoice {
  const { provider = providerOfRealWikis, selector = [], includeWipPactsSince, publishResults = false } = given;
  const { providerVersion, providerBranch, buildUrl } = given;
  // Without pending contracts, work in progress would fail the builds of everyone else.
  const enablePending = given.enablePending ?? includeWipPactsSince !== undefined;
  return {
    url: broker === true ? undefined : broker,
    contracts,
    provider,
    providerVersion,
    providerBranch,
    selectors: selector,
    enablePending,
    includeWipPactsSince,
    publishResults,
    buildUrl,
  };
}

const verifyHelp = `
Authentication at a broker: PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD. A real wiki reports its own
version and branch; for a provider with a name other than mediawiki, they default to GIT_COMMIT and GIT_BRANCH.

Examples:
  wikidouble pact verify https://wiki.example/w/api.php        the contracts of the scenarios
  wikidouble pact verify http://127.0.0.1:7080 --pact pacts/my-bot-mediawiki.json
                                                               a contract of your own
  WIKIDOUBLE_PASSWORD=… wikidouble pact verify https://wiki.example --user Alice --report junit=pact.xml
  wikidouble pact verify https://wiki.example --broker https://broker.example
                                                               the contracts of all clients of the wiki
  PACT_BROKER_BASE_URL=… PACT_BROKER_TOKEN=… wikidouble pact verify https://wiki.example --broker --publish-results
                                                               … and publishes the results
  wikidouble pact verify http://127.0.0.1:7080 --broker https://broker.example --provider wikidouble --provider-version 0.1.0

Exit codes:
  0  passed: no interaction failed that must pass, and at least one passed; or all are pending, and could be verified
  1  failed: an interaction failed that is not pending
  2  inconclusive: no wiki there, no response in time, log-in refused, no content for a state; no broker there, its
     token refused, no contract for the selectors, a result that could not be published; or the command line is invalid`;
