import { terminalSafe } from '../reports/terminal-safe';
import { verdictSentence } from '../reports/verdict-sentence';
import type { Run } from '../../schemas/generated/report';
import { Progress, type ProgressStream } from '../../cli/progress';
import { checkWiki, type CheckedWikiOptions } from './wiki-check';
import type { WikiToCheck } from '../../cli/wikis-to-check';

/** So many wikis are asked at the same time; those of one host take turns anyway. */
const mostAtOnce = 8;

/**
 * Holds wikis against the rules, several at a time, and says on standard error how far it has got: on a terminal in a
 * line that is rewritten, and of several wikis a line when one has been checked.
 *
 * @returns a run a wiki, in their order
 * @throws what `checkWiki` throws, when every wiki that was being checked is left alone
 */
export async function checkWikis(
  wikis: readonly WikiToCheck[],
  options: Omit<CheckedWikiOptions, 'onProgress' | 'title'>,
  stderr: ProgressStream,
): Promise<Run[]> {
  const several = new SeveralWikis(wikis, options, stderr);
  try {
    return await several.check();
  } finally {
    several.progress.end();
  }
}

class SeveralWikis {
  readonly progress: Progress;
  private readonly states: string[];
  private readonly runs: Run[] = [];
  private next = 0;
  private ended = 0;

  constructor(
    private readonly wikis: readonly WikiToCheck[],
    private readonly options: Omit<CheckedWikiOptions, 'onProgress' | 'title'>,
    private readonly stderr: ProgressStream,
  ) {
    this.progress = new Progress(stderr);
    this.states = wikis.map(() => 'waits');
  }

  async check(): Promise<Run[]> {
    const workers = this.wikis.slice(0, mostAtOnce).map(() => this.work());
    const ends = await Promise.allSettled(workers);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return this.runs;
  }

  private async work(): Promise<void> {
    for (let place = this.next++; place < this.wikis.length; place = this.next++) {
      try {
        await this.checkOne(place);
      } catch (error) {
        this.next = this.wikis.length;
        throw error;
      }
    }
  }

  private async checkOne(place: number): Promise<void> {
    const { address, title } = this.wikis[place]!;
    const named = title === undefined ? {} : { title };
    const run = await checkWiki(address, {
      ...this.options,
      ...named,
      onProgress: (text) => {
        this.show(place, text);
      },
    });
    this.runs[place] = run;
    this.ended++;
    if (this.wikis.length === 1) return;
    this.progress.end();
    const name = title === undefined ? address : `${title} (${address})`;
    this.stderr.write(terminalSafe(`${this.ended}/${this.wikis.length} ${name}: ${verdictSentence(run)}`) + '\n');
    this.show(place, 'done');
  }

  private show(place: number, text: string): void {
    this.states[place] = text;
    const [first = ''] = this.states;
    if (this.wikis.length === 1) this.progress.show(first);
    else this.progress.show(this.states.map((state, index) => `${index + 1}: ${shortState(state)}`).join(' · '));
  }
}

/** `12/112 unused-file-succeeds` is too long where several share a line. */
function shortState(state: string): string {
  return /^\d+\/\d+/.exec(state)?.[0] ?? state.split(' ', 1)[0] ?? '';
}
