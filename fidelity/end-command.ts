import { messageOf } from '../emulator/text/message-of';

/**
 * Ends the process of a maintainer's command.
 *
 * @param done the command, running; a number that it returns is the exit code
 * @param failed the exit code after an error, which is one line on standard error
 */
export function endCommand(
  name: string,
  done: Promise<unknown>,
  failed: number | ((error: unknown) => number) = 1,
): void {
  done.then(
    (exitCode) => {
      if (typeof exitCode === 'number') process.exitCode = exitCode;
    },
    (error: unknown) => {
      process.stderr.write(`${name}: ${messageOf(error)}\n`);
      process.exitCode = typeof failed === 'number' ? failed : failed(error);
    },
  );
}
