import { Writable } from 'node:stream';

import { Command, CommanderError } from 'commander';

import type { Time } from '../conformance/http/time';
import type { Surroundings } from './check-command';

/** How a command ended that ran within this process. */
export interface Ended {
  readonly status: Surroundings['exitCode'];
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a command in this process, which is sooner done than starting one.
 *
 * @param declare adds it to the program, as cli/main.ts does
 * @param args as on the command line, the command's name first
 * @param time what the command's waits and time limits are measured in; default: the computer's
 */
export async function runCommand(
  declare: (program: Command, surroundings: Surroundings) => void,
  args: readonly string[],
  env: Surroundings['env'] = {},
  time?: Time,
): Promise<Ended> {
  const [stdout, stderr] = [new CollectedText(), new CollectedText()];
  const surroundings: Surroundings = { env, stdout, stderr, time };
  const program = new Command('wikidouble')
    .version('0.1.0')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
    });
  declare(program, surroundings);
  await program.parseAsync(args, { from: 'user' }).catch((error: unknown) => {
    if (!(error instanceof CommanderError)) throw error;
    // Help ends so as well. A refusal leaves what the command has set before.
    if (error.exitCode === 0) surroundings.exitCode = 0;
    else surroundings.exitCode ??= 2;
  });
  return { status: surroundings.exitCode, stdout: stdout.text, stderr: stderr.text };
}

class CollectedText extends Writable {
  text = '';

  constructor() {
    super({ decodeStrings: false });
  }

  override _write(chunk: string, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk;
    done();
  }
}
