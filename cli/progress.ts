import type { CheckProgress, WikiToCheck } from '../conformance/check/check-wiki';
import type { Time } from '../conformance/http/time';
import { shorten, terminalSafe } from '../conformance/reports/terminal-safe';
import { verdictSentence } from '../conformance/reports/verdict-sentence';

/** Standard error; a terminal has columns. */
export interface ProgressStream extends NodeJS.WritableStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** The width of a terminal that does not report it. */
const usualColumns = 80;

const minute = 60_000;

/** One line with the current activity, which is rewritten on a terminal. */
export class Progress {
  /** When the last line was written to something else. */
  private last: number;

  /** @param time the clock, where something other than a terminal gets a line every minute; without it, it gets none */
  constructor(
    private readonly stream: ProgressStream,
    private readonly time?: Pick<Time, 'now'>,
  ) {
    this.last = time?.now() ?? 0;
  }

  show(text: string): void {
    const { isTTY = false, columns = 0 } = this.stream;
    // A line that is broken by the terminal could not be rewritten.
    if (isTTY) this.stream.write(`\r\x1b[K${shorten(terminalSafe(text), Math.max((columns || usualColumns) - 1, 20))}`);
    else this.writeEveryMinute(text);
  }

  /** Leaves an empty line to write on. */
  end(): void {
    if (this.stream.isTTY) this.stream.write('\r\x1b[K');
  }

  private writeEveryMinute(text: string): void {
    const now = this.time?.now();
    if (now === undefined || now - this.last < minute) return;
    this.last = now;
    this.stream.write(`${terminalSafe(text)}\n`);
  }
}

/**
 * The progress of checks that run at the same time: one line for all of them, and, with several wikis, a line for each
 * that is finished.
 */
export class ChecksProgress {
  private readonly line: Progress;
  private readonly states: string[];
  private ended = 0;

  constructor(
    private readonly wikis: readonly WikiToCheck[],
    private readonly stream: ProgressStream,
  ) {
    this.line = new Progress(stream);
    this.states = wikis.map(() => 'waits');
  }

  readonly show = ({ index, text, run }: CheckProgress): void => {
    const { wikis } = this;
    if (run && wikis.length > 1) {
      const { address, title } = wikis[index]!;
      const name = title === undefined ? address : `${title} (${address})`;
      this.line.end();
      this.stream.write(terminalSafe(`${++this.ended}/${wikis.length} ${name}: ${verdictSentence(run)}`) + '\n');
    }
    this.states[index] = text;
    if (wikis.length === 1) this.line.show(text);
    else this.line.show(this.states.map((state, place) => `${place + 1}: ${shortState(state)}`).join(' · '));
  };

  end(): void {
    this.line.end();
  }
}

/** `12/112 unused-file-succeeds` is too long where several share a line. */
function shortState(state: string): string {
  return /^\d+\/\d+/.exec(state)?.[0] ?? state.split(' ', 1)[0] ?? '';
}
