import { Redactor } from '../../emulator/redact/redactor';
import { LiveTarget } from '../../conformance/targets/live-target';
import type { Credentials } from '../../conformance/targets/log-in';
import { sendOverHttp } from '../../conformance/http/send-over-http';
import type { ContractOnFile } from './contract-on-file';
import type { Verification } from './outcome';
import type { StateHandlers } from './state-handlers';
import { verifyContracts } from './verify-contracts';
import { redactVerification } from '../reports/redact-verification';

export interface WikiOptions {
  readonly contracts: readonly ContractOnFile[];
  /** The account for states that need one. Without it they are not applicable. */
  readonly credentials?: Credentials | undefined;
  /** Creates pages for states that the wiki has no content for, and deletes them afterwards. */
  readonly allowWrites: boolean;
  readonly handlers?: StateHandlers;
  /** The time limit of a request, in milliseconds. */
  readonly timeout: number;
  readonly onProgress?: (text: string) => void;
  readonly signal?: AbortSignal;
}

/**
 * Verifies the wiki at an address against contracts. Problems of the wiki are part of the result, without secrets.
 *
 * @param api the address of `api.php`
 */
export async function verifyWiki(api: string, options: WikiOptions): Promise<Verification> {
  const { contracts, credentials, allowWrites, timeout } = options;
  const startedAt = performance.now();
  const secrets = new Redactor();
  if (credentials) secrets.add(credentials.password);
  const send = secrets.watch(sendOverHttp(api, { timeout }));
  const target = new LiveTarget(api, { send }, { credentials, allowWrites });
  const problem = await findObstacle(target, credentials);
  const outcomes = problem === undefined ? await verifyContracts(contracts, { ...options, target, send }) : [];
  const { release } = target;
  const verification: Verification = {
    api,
    ...(release === undefined ? {} : { release }),
    loggedIn: credentials !== undefined,
    ...(problem === undefined ? {} : { problem }),
    outcomes,
    seconds: Math.round(performance.now() - startedAt) / 1000,
  };
  return redactVerification(verification, secrets.redact);
}

/**
 * Why nothing can be verified. With a rejected log-in, half of a contract would be left out, and that might go
 * unnoticed.
 */
async function findObstacle(target: LiveTarget, credentials: Credentials | undefined): Promise<string | undefined> {
  const detection = await target.detect();
  if (detection.kind === 'unusable') return detection.reason;
  if (!credentials) return undefined;
  const given = { account: { kind: 'session', loggedIn: true } } as const;
  const attempt = await target.prepare({ id: 'log-in', title: 'Log in', rules: [], given, when: [], then: [] });
  return attempt.kind === 'ready' ? undefined : attempt.reason;
}
