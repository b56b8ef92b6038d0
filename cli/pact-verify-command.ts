import type { Command } from 'commander';

import type { PactReportOption } from './pact-verify-reports';
import type { Surroundings } from './check-command';
import type { VerifyOptions } from './pact-verify';
import type { BrokerChoice } from './pact-verify-broker';
import { verifyHelp } from './pact-verify-help';
import {
  providerOfRealWikis,
  readBuildUrl,
  readDay,
  readName,
  readReport,
  readSelectors,
  readTimeout,
} from './pact-verify-values';

/** Seconds for a request where nothing else is said. */
const defaultTimeout = 15;
/** The variable that holds the password: on a command line, every user of the machine could read it. */
const passwordVariable = 'WIKIDOUBLE_PASSWORD';

/** As commander collects them. */
interface Given extends GivenForBroker {
  readonly pact?: readonly string[];
  /** `true` where the environment says which. */
  readonly broker?: string | true;
  readonly user?: string;
  readonly allowWrites?: boolean;
  readonly states?: string;
  readonly report?: readonly PactReportOption[];
  readonly timeout: number;
}

/** What makes no sense without a broker. */
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
 * @param verify reads the options, of which it may be told that they do not go together, and does it
 */
export function declarePactVerify(
  pact: Command,
  env: Surroundings['env'],
  verify: (readOptions: () => VerifyOptions) => Promise<void>,
): void {
  const command = pact
    .command('verify')
    .summary('hold a wiki against contracts')
    .description(
      'Hold a wiki against contracts. URL is its api.php, or the site or folder where that lies: of a live wiki, or of ' +
        'one that "wikidouble serve" serves. It reads only, unless --allow-writes is given.',
    )
    .argument('<url>', 'the wiki, such as https://wiki.example/w/api.php')
    .option('--pact <file...>', 'the contracts (default: the one that the scenarios make with every wiki)')
    .option('--broker [url]', 'those that a broker has instead; without a URL, the one of PACT_BROKER_BASE_URL')
    .option('--user <name>', `log in for the states that need it; the password comes from ${passwordVariable}`)
    .option('--allow-writes', 'make pages where the wiki holds nothing for a state, and delete them afterwards')
    .option('--states <file>', 'JavaScript that exports, by name, functions that make states of your own')
    .option('--report <form>', 'spec, json or junit, to standard output or with =FILE; repeatable', readReport)
    .option('--timeout <seconds>', 'give up a request after so many seconds', readTimeout, defaultTimeout);
  declareBrokerOptions(command);
  command.addHelpText('after', verifyHelp).action(async (address: string, given: Given) => {
    await verify(() => readOptions(address, given, command, env));
  });
}

function declareBrokerOptions(command: Command): void {
  command
    .optionsGroup('Contracts of a broker:')
    .option('--provider <name>', `what contracts call the wiki (default: ${providerOfRealWikis})`, readName)
    .option('--provider-version <version>', 'its version (default: what the wiki says, such as 1.43.9)', readName)
    .option('--provider-branch <name>', 'its branch (default: what the wiki says, such as REL1_43)', readName)
    .option(
      '--selector <selector>',
      'mainBranch, matchingBranch, deployedOrReleased, branch=NAME, environment=NAME or tag=NAME; repeatable ' +
        '(default: the first three)',
      readSelectors,
    )
    .option('--enable-pending', 'a contract may fail that this branch of the provider never kept')
    .option(
      '--include-wip-pacts-since <date>',
      'contracts of every branch since 2026-01-31, say; they may fail, as with --enable-pending',
      readDay,
    )
    .option('--publish-results', 'tell the broker what was found, of each contract that was verified as a whole')
    .option('--build-url <url>', 'where the build can be looked at; published with the results', readBuildUrl);
}

function readOptions(address: string, given: Given, command: Command, env: Surroundings['env']): VerifyOptions {
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
  if (printed.length > 1) refuse('one report goes to standard output: give the others a file, such as json=FILE.');
  if (broker !== undefined && pact.length > 0) {
    refuse('contracts come from files (--pact) or from a broker (--broker), not from both.');
  }
  const astray = broker === undefined ? brokerOptionIn(given) : undefined;
  if (astray !== undefined) refuse(`${astray} is about the contracts of a broker: give --broker URL.`);
  const forPeople: PactReportOption = { form: 'spec' };
  return {
    address,
    files: pact,
    broker: broker === undefined ? undefined : brokerChoice(broker, given),
    credentials: user === undefined ? undefined : { name: user, password },
    allowWrites,
    states,
    reports: printed.length > 0 || report.some(({ form }) => form === 'spec') ? report : [forPeople, ...report],
    timeout: timeout * 1000,
    version: command.parent?.parent?.version() ?? '',
  };
}

function brokerOptionIn(given: GivenForBroker): string | undefined {
  const options: Readonly<Record<keyof GivenForBroker, string>> = {
    provider: '--provider',
    providerVersion: '--provider-version',
    providerBranch: '--provider-branch',
    selector: '--selector',
    enablePending: '--enable-pending',
    includeWipPactsSince: '--include-wip-pacts-since',
    publishResults: '--publish-results',
    buildUrl: '--build-url',
  };
  return Object.entries(options).find(([name]) => given[name as keyof GivenForBroker] !== undefined)?.[1];
}

function brokerChoice(broker: string | true, given: GivenForBroker): BrokerChoice {
  const { provider = providerOfRealWikis, selector = [], includeWipPactsSince, publishResults = false } = given;
  const { providerVersion, providerBranch, buildUrl } = given;
  // Work in progress that may not fail would keep everybody else from going on.
  const enablePending = given.enablePending ?? includeWipPactsSince !== undefined;
  return {
    url: broker === true ? undefined : broker,
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
