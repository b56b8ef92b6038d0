import { terminalSafe, shorten } from '../conformance/reports/terminal-safe';

/** Standard error; a terminal has columns. */
export interface ProgressStream extends NodeJS.WritableStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Of a terminal that does not tell. */
const usualColumns = 80;

/** One line that says what is being done, and is rewritten; only on a terminal. */
export class Progress {
  constructor(private readonly stream: ProgressStream) {}

  show(text: string): void {
    const { isTTY = false, columns = 0 } = this.stream;
    // A line that is broken by the terminal could not be rewritten.
    if (isTTY) this.stream.write(`\r\x1b[K${shorten(terminalSafe(text), Math.max((columns || usualColumns) - 1, 20))}`);
  }

  /** Leaves an empty line to write on. */
  end(): void {
    if (this.stream.isTTY) this.stream.write('\r\x1b[K');
  }
}
