import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';

import type { Broker } from './broker';

export interface CliOutcome {
  /** Null if it was stopped because it took too long. */
  readonly status: number | null;
  /** It prints to standard output; errors in its arguments go to standard error. */
  readonly output: string;
}

const packageName = '@pact-foundation/pact-cli';

/**
 * The native program behind the official command line. Its own wrapper is not used: on Windows it starts the program
 * through a shell, which splits arguments with spaces.
 *
 * @throws Error with how to install it
 */
export function officialCli(): string {
  const wrapper = findInstalled(`${packageName}/package.json`, [__dirname, process.cwd()]);
  if (wrapper === undefined) {
    throw new Error(`the official command line of Pact is not installed: npm install --save-dev ${packageName}`);
  }
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const native = findInstalled(`${packageName}-${platform}/package.json`, [dirname(wrapper)]);
  if (native === undefined) {
    throw new Error(
      `${packageName} is installed without its program for ${platform}: install it without --omit=optional`,
    );
  }
  return join(dirname(native), 'standalone', process.platform === 'win32' ? 'pact.exe' : 'pact');
}

function findInstalled(file: string, from: readonly string[]): string | undefined {
  try {
    return require.resolve(file, { paths: [...from] });
  } catch {
    return undefined;
  }
}

/** Runs a command of the unmodified official command line: `publish`, `can-i-deploy` or any other. */
export function runOfficialCli(
  broker: Broker,
  environment: NodeJS.ProcessEnv,
  args: readonly string[],
  patience = 60_000,
): Promise<CliOutcome> {
  const program = officialCli();
  return new Promise((resolve, reject) => {
    // By default it tries eight times, which takes two minutes with a broken broker; one repetition is enough.
    const child = spawn(program, ['broker', ...args, '--retries', '1'], {
      env: broker.childEnvironment(environment),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: patience,
    });
    let output = '';
    const keep = (piece: Buffer): void => {
      output += piece.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (status) => {
      resolve({ status, output: broker.redact(output) });
    });
  });
}
