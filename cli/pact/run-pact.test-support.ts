import { declarePact } from './pact-command';
import { runCommand, type Ended } from '../run-command.test-support';

export type { Ended };

/** Runs `wikidouble pact` in this process; the engine is a process of its own. */
export async function runPact(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<Ended> {
  return runCommand(declarePact, ['pact', ...args], env);
}
