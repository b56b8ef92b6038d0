import { InvalidArgumentError, type Command } from 'commander';

import type { PublicationOutcome } from '../../pact/broker/publish-contracts';
import { defaultTimeout, readTimeout } from './verify-values';
import { complain, runAction, type ProcessIo } from '../run-action';

const exitPublished = 0;
const exitRefused = 1;
const exitInconclusive = 2;

interface GivenOptions {
  readonly broker?: string;
  readonly consumerVersion?: string;
  readonly branch?: string;
  readonly tag?: readonly string[];
  readonly timeout: number;
}

/** Declares `wikidouble pact publish`. Its implementation and the packages it needs are loaded when it runs. */
export function declarePactPublish(pact: Command, io: ProcessIo = process): void {
  pact
    .command('publish')
    .summary('publish contracts to a broker')
    .description('Publish contracts to a Pact broker, with a version of their consumer.')
    .argument('<file-or-folder...>', 'the contracts, or folders of .json files')
    .option('--broker <url>', 'the broker (default: PACT_BROKER_BASE_URL)')
    .option(
      '--consumer-version <version>',
      "the consumer's version (default: GIT_COMMIT, or the commit that is checked out)",
    )
    .option('--branch <name>', "the consumer's branch (default: GIT_BRANCH, or the branch that is checked out)")
    .option('--tag <name>', 'a tag for that version; repeatable', readTag)
    .option('--timeout <seconds>', 'time limit of a request to the broker', readTimeout, defaultTimeout)
    .addHelpText('after', help)
    .action((paths: readonly string[], options: GivenOptions) =>
      runAction(io, exitInconclusive, () => publish(paths, options, io)),
    );
}

const help = `
Authentication: PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.

Examples:
  wikidouble pact publish pacts --broker https://broker.example --consumer-version 1.4.0 --branch main
  PACT_BROKER_BASE_URL=https://broker.example GIT_COMMIT=… wikidouble pact publish pacts/my-bot-wiki.json

Exit codes:
  0  every contract was published
  1  the broker refused one: the same version has been published with other content, or a name is almost that of another
     application
  2  no broker there, its credentials refused, an error of the broker, no contract in the files; or the command line is
     invalid`;

async function publish(paths: readonly string[], options: GivenOptions, io: ProcessIo): Promise<number> {
  const { env } = io;
  const { readBroker } =
    require('../../pact/broker/broker-options') as typeof import('../../pact/broker/broker-options');
  const { readContractFiles } =
    require('../../pact/broker/contract-files') as typeof import('../../pact/broker/contract-files');
  const { publishContract } =
    require('../../pact/broker/publish-contracts') as typeof import('../../pact/broker/publish-contracts');
  const { readVersionAndBranch } =
    require('../../pact/broker/version-and-branch') as typeof import('../../pact/broker/version-and-branch');

  const broker = readBroker({ url: options.broker }, env);
  const contracts = readContractFiles(paths);
  const { version, branch } = readVersionAndBranch({ version: options.consumerVersion, branch: options.branch }, env);
  if (version === undefined) {
    throw new Error('The version of the consumer is missing: give --consumer-version or set GIT_COMMIT.');
  }
  let exitCode = exitPublished;
  for (const contract of contracts) {
    const publication = { version, branch, tags: options.tag ?? [] };
    const outcome = await publishContract(broker, contract, publication, options.timeout * 1000);
    report(io, outcome, version, branch);
    if (outcome.kind === 'refused') exitCode = exitRefused;
  }
  return exitCode;
}

function report(io: ProcessIo, outcome: PublicationOutcome, version: string, branch: string | undefined): void {
  if (outcome.kind === 'refused') {
    complain(io, outcome.sentence);
    return;
  }
  const { contract, unchanged, address } = outcome;
  const from = branch === undefined ? '' : ` of branch ${branch}`;
  const verb = unchanged ? 'unchanged' : 'published';
  io.stdout.write(`${verb}  ${contract.consumer} ${version}${from} and ${contract.provider}\n`);
  if (address !== undefined) io.stdout.write(`           ${address}\n`);
}

/** The official command line takes tags as one list, separated by commas. */
function readTag(tag: string, before: readonly string[] = []): string[] {
  if (tag === '' || tag.includes(',')) throw new InvalidArgumentError('A tag must be a name without commas.');
  return [...before, tag];
}
