import { CommanderError } from 'commander';

import { terminalSafeLines } from '../conformance/reports/terminal-safe';
import { messageOf } from '../emulator/text/message-of';
import type { Output } from './check';

/** What a command uses of the process. */
export interface ProcessIo extends Output {
  readonly env: Readonly<Record<string, string | undefined>>;
  exitCode?: NodeJS.Process['exitCode'];
}

/**
 * Runs the action of a command and sets the exit code. An error is one line on standard error; an invalid command line is
 * left to commander.
 *
 * @param failed the exit code unless the action returns another one, also if the process ends before it does
 * @param action returns the exit code
 */
export async function runAction(io: ProcessIo, failed: number, action: () => number | Promise<number>): Promise<void> {
  io.exitCode = failed;
  try {
    io.exitCode = await action();
  } catch (error) {
    if (error instanceof CommanderError) throw error;
    complain(io, messageOf(error));
  }
}

/** Writes a message to standard error, after the name of the program. */
export function complain({ stderr }: ProcessIo, message: string): void {
  stderr.write(`wikidouble: ${terminalSafeLines(message)}\n`);
}
