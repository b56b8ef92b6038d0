import { Writable } from 'node:stream';

import { Command, CommanderError } from 'commander';

import type { Time } from '../conformance/http/time';
import type { ProcessIo } from './run-action';

/** The outcome of a command that ran in this process. */
export interface Ended {
  readonly status: ProcessIo['exitCode'];
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a command in this process, which is faster than starting one.
 *
 * @param declare adds it to the program, as cli/main.ts does
 * @param args as on the command line, the command's name first
 * @param time the clock for the command's pauses and time limits; default: the computer's
 */
export async function runCommand(
  declare: (program: Command, io: ProcessIo) => void,
  args: readonly string[],
  env: ProcessIo['env'] = {},
  time?: Time,
): Promise<Ended> {
  const [stdout, stderr] = [new CollectedText(), new CollectedText()];
  const io: ProcessIo = { env, stdout, stderr, time };
  const program = new Command('wikidouble')
    .version('0.1.0')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
    });
  declare(program, io);
  await program.parseAsync(args, { from: 'user' }).catch((error: unknown) => {
    if (!(error instanceof CommanderError)) throw error;
    // Help ends like this as well. A rejected command line keeps the exit code that the command has set.
    if (error.exitCode === 0) io.exitCode = 0;
    else io.exitCode ??= 2;
  });
  return { status: io.exitCode, stdout: stdout.text, stderr: stderr.text };
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
