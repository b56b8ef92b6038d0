import { messageOf } from '../emulator/text/message-of';
import { PactRecorder, type WrittenPact } from '../pact/record/pact-recorder';

/** The options of `wikidouble serve` for recording a contract. */
export interface PactServeOptions {
  /** The name of the client; without it no contract is written. */
  readonly pactConsumer?: string;
  /** The folder of the file. Default: `pacts`. */
  readonly pactDir?: string | undefined;
  /** The name of the wiki in the contract. Default: `mediawiki`. */
  readonly pactProvider?: string | undefined;
}

/** Milliseconds between two checks for something new to write. */
const interval = 2000;

/** Functions that print lines for the user. */
export interface PactOutput {
  readonly print: (line: string) => void;
  readonly complain: (text: string) => void;
}

/** Writes the contract of a server's clients: every few seconds if there is something new, and at the end. */
export class PactWriting {
  private writtenSize = 0;
  private pact: WrittenPact | undefined;
  private readonly timer: NodeJS.Timeout;

  readonly recorder: PactRecorder;

  /**
   * @throws TypeError for a name that is not valid in a file name
   * @throws ContractFileError if the file exists and is not a contract
   */
  constructor(
    {
      pactConsumer: consumer,
      pactDir: dir,
      pactProvider: provider,
    }: PactServeOptions & { readonly pactConsumer: string },
    private readonly output: PactOutput,
  ) {
    this.recorder = new PactRecorder({ consumer, dir, provider });
    this.recorder.check();
    this.timer = setInterval(() => {
      this.writeNews();
    }, interval);
    // The server keeps the process running, not this.
    this.timer.unref();
  }

  /** Writes what is new since it was last written. */
  writeNews(): void {
    const { size } = this.recorder;
    if (size === this.writtenSize) return;
    const pact = this.write();
    if (!pact) return;
    this.writtenSize = size;
    this.pact = pact;
    const verb = pact.interactions === 0 ? 'nothing to write to' : 'wrote';
    this.output.print(`${verb} ${pact.file}: ${count(pact.interactions, 'interaction')}`);
  }

  /** Writes for the last time, and lists the requests that were left out. */
  finish(): void {
    clearInterval(this.timer);
    this.writeNews();
    if (this.recorder.size !== this.writtenSize) process.exitCode = 1;
    for (const { request, reason } of this.pact?.leftOut ?? []) this.output.print(`left out ${request}: ${reason}`);
  }

  private write(): WrittenPact | undefined {
    try {
      return this.recorder.write();
    } catch (error) {
      this.output.complain(`the contract was not written: ${messageOf(error)}`);
      return undefined;
    }
  }
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
