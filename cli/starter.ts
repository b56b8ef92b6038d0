import { fstatSync } from 'node:fs';
import { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** Turns of the event loop that it takes to read a pipe to its end: one for its content, one for the end. */
const turnsToRead = 5;

/** Milliseconds between two checks whether npm's shell is still there. */
const interval = 500;

/**
 * The program that started this one: a test run, a script, a terminal. A server must not outlive the program that
 * started it.
 *
 * It has gone where standard input is a pipe that was open when the server was ready, and that pipe ends: the operating
 * system ends it when the program at its other end does, in whatever way, on every platform. A server in the background
 * has a terminal, `/dev/null`, a file, or a pipe without a writer (`docker run -d`, `nohup`, systemd, a step of a CI
 * job): none of these says anything, and the server goes on.
 *
 * npm (`npx wikidouble serve`, `npm start`) runs commands in a shell. On SIGTERM npm ends that shell and itself, and
 * nothing tells the command; so the command looks whether the shell that waits for it is still there.
 */
export class Starter {
  private readonly parent = process.ppid;
  private readonly input = pipeOfInput();
  /** Whether standard input is a pipe that has ended. */
  hasEndedInput = false;

  /** Begins to look. */
  constructor() {
    const end = (): void => {
      this.hasEndedInput = true;
    };
    // The input is not used, but only a reader notices its end. This reads from now on, not from the next turn on.
    this.input?.on('end', end).on('error', end).resume().read(0);
    this.input?.unref();
  }

  /** Waits until an end that has come already has been seen. */
  async look(): Promise<void> {
    for (let turn = 0; turn < turnsToRead; turn++) await setImmediate();
  }

  /**
   * An end of standard input that was seen before does not count: no program was there to go.
   *
   * @param listener called when the program has gone, possibly more than once
   */
  onGone(listener: () => void): void {
    if (!this.hasEndedInput) this.input?.on('end', listener).on('error', listener);
    if (!isWaitedForByNpm(process.env)) return;
    const timer = setInterval(() => {
      // Orphans get another parent; on Windows they do not, and only the pipe can tell.
      if (process.ppid === this.parent) return;
      clearInterval(timer);
      listener();
    }, interval);
    timer.unref();
  }
}

/**
 * Standard input as what other programs write into: child processes get a pipe or, from Node, a socket. Anything else is not
 * opened, which takes longer than listening does.
 */
function pipeOfInput(): Socket | undefined {
  if (!isPipe()) return undefined;
  const input = process.stdin;
  return input instanceof Socket && !input.isTTY ? input : undefined;
}

function isPipe(): boolean {
  try {
    const status = fstatSync(0);
    return status.isFIFO() || status.isSocket();
  } catch {
    return false; // Standard input is closed.
  }
}

/** Whether npm's shell runs this command alone, and so is there until the command ends (`wikidouble serve &` is not). */
export function isWaitedForByNpm({ npm_lifecycle_script: script = '' }: Readonly<NodeJS.ProcessEnv>): boolean {
  return /^(?:(['"]?)wikidouble\1|node [\w./\\-]*\bcli[\\/]main\.js)(?: [^&;|<>()`$\n]*)?$/.test(script);
}
