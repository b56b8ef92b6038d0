import { Writable } from 'node:stream';

import { Command, CommanderError } from 'commander';

import type { Surroundings } from './check-command';
import { declarePact } from './pact-command';

export interface Ended {
  readonly status: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `wikidouble pact` in this process; the engine is a process of its own. */
export async function runPact(args: readonly string[], env: Surroundings['env'] = {}): Promise<Ended> {
  let [stdout, stderr] = ['', ''];
  const collect = (take: (text: string) => void): Writable =>
    new Writable({
      decodeStrings: false,
      write: (chunk: string, _encoding, done) => {
        take(chunk);
        done();
      },
    });
  const surroundings: Surroundings = {
    env,
    stdout: collect((text) => (stdout += text)),
    stderr: collect((text) => (stderr += text)),
  };
  const program = new Command('wikidouble').version('0.1.0').exitOverride();
  program.configureOutput({
    writeErr: (text) => surroundings.stderr.write(text),
    writeOut: (text) => surroundings.stdout.write(text),
  });
  declarePact(program, surroundings);
  await program.parseAsync(['pact', ...args], { from: 'user' }).catch((error: unknown) => {
    if (!(error instanceof CommanderError)) throw error;
    surroundings.exitCode = error.exitCode === 0 ? 0 : 2;
  });
  return { status: surroundings.exitCode, stdout, stderr };
}
