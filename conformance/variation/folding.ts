import { createHash } from 'node:crypto';

import { NotSent } from '../http/politeness';
import { WikiUnreachable, type Send, type SentRequest } from '../runner/exchange';
import { FoldedDraft, folds } from './folds';
import { randomFrom } from './random';
import { unfold } from './unfold';

/** What is sent instead of `format=json`, in turn; JSON itself most often, as applications use it. */
const formats = ['xml', 'jsonfm', 'php', 'xmlfm', '', 'json&formatversion=2'] as const;
/** How often another format is requested. */
const shareOfFormats = 0.75;
/** How often a condition is folded in where it fits. */
const usualShare = 0.95;
/** How often nothing is added to the result, by other modules or otherwise; of pages, which are then left as they are, more often. */
const shareOfBare = { data: 0.15, pages: 0.4 };
/** Once this many requests have failed only with what was folded in, nothing is folded in any more. */
const patience = 3;

/**
 * Folds conditions into the requests of scenarios, such as `uselang`, another module or another format: the response stays
 * the same but for what is added, which is taken out again. So each scenario shows its rules under several conditions at
 * once. Which ones these are depends on the request and the seed alone.
 */
export class Folding {
  private isOn = true;
  private isTrying = false;
  private chosen: ReadonlySet<string> | undefined;
  private failed = 0;
  private readonly excluded = new Set<string>();
  private readonly used = new Map<string, string>();

  /** The cookies of a client that is logged in, if there is an account. */
  account: string | undefined;
  /** Whether the wiki denies reading to anonymous clients, whose requests are then sent with the account. */
  isPrivate = false;

  /** @param seed determines which conditions are folded into which request */
  constructor(private seed: number) {}

  /** The names of the conditions that were folded into the requests of the scenario, and how they are worded. */
  get applied(): ReadonlyMap<string, string> {
    return this.used;
  }

  /** Folds other conditions into the same requests from now on: those of another seed. */
  changeConditions(): void {
    this.seed = (this.seed + 0x9e3779b9) % 2 ** 32;
  }

  /** Call this before each scenario. */
  beginScenario(): void {
    this.used.clear();
  }

  /** Folds in only some of the conditions that would be (default: all) until `resume`; meanwhile every request is sent. */
  restrict(names?: ReadonlySet<string>): void {
    this.chosen = names;
    this.isTrying = true;
    this.beginScenario();
  }

  resume(): void {
    this.chosen = undefined;
    this.isTrying = false;
  }

  /** Whether responses must be new: those that are kept have other conditions. */
  get needsNewResponses(): boolean {
    return this.isTrying;
  }

  /** Folds in nothing any more. */
  end(): void {
    this.isOn = false;
  }

  /** Whether anything is folded in. */
  get isActive(): boolean {
    return this.isOn;
  }

  /** Folds in none of these any more. */
  exclude(names: Iterable<string>): void {
    for (const name of names) this.excluded.add(name);
  }

  /**
   * Folds conditions into what is sent. If the wiki does not respond, or fails, although it responds to the request itself,
   * the response to that counts: a firewall may refuse what is folded in, and other modules may fail.
   */
  wrap(send: Send): Send {
    return async (request) => {
      const folded = this.isOn || this.isTrying ? this.fold(request) : undefined;
      if (!folded) return send(request);
      const { draft, format } = folded;
      const sentAs = draft.request;
      try {
        const response = await send(sentAs);
        if (response.status < 500)
          return { ...unfold(response, { added: draft.added, modules: draft.modules, format }), sentAs };
      } catch (error) {
        if (!(error instanceof WikiUnreachable) || error instanceof NotSent) throw error;
      }
      if (++this.failed >= patience) this.end();
      return send(request);
    };
  }

  private fold(request: SentRequest): { draft: FoldedDraft; format: string | undefined } | undefined {
    const draft = new FoldedDraft(request, this.account, this.isPrivate);
    // Without a format, a request has the same conditions as with one, so that both can be compared.
    const key = `${request.method} ${request.query.replace(/&format=json(?:fm)?\b/, '')} ${request.body ?? ''}`;
    const isBare = this.drawn(`${key} bare`) < (draft.isPage ? shareOfBare.pages : shareOfBare.data);
    let count = 0;
    for (const { name, words, share = usualShare, adds, fits, apply } of folds) {
      if ((isBare && adds === true) || !this.isChosen(name, share, key) || !fits(draft)) continue;
      apply(draft);
      this.used.set(name, words);
      count++;
    }
    const format = this.formatFor(draft, key);
    if (format !== undefined) {
      const [value = '', version] = format.split('&formatversion=');
      if (format === '') draft.query.delete('format');
      else draft.query.set('format', value);
      if (version !== undefined) draft.query.set('formatversion', version);
      const words =
        version !== undefined ? 'with formatversion=2' : value === '' ? 'without format' : `with format=${value}`;
      this.used.set(`format ${format}`, words);
      count++;
    }
    return count === 0 ? undefined : { draft, format };
  }

  private formatFor(draft: FoldedDraft, key: string): string | undefined {
    if (!draft.isJson || draft.query.has('formatversion')) return undefined;
    const format = formats[Math.floor(this.drawn(`${key} which`) * formats.length)] ?? '';
    return this.isChosen(`format ${format}`, shareOfFormats, `${key} format`) ? format : undefined;
  }

  private isChosen(name: string, share: number, key: string): boolean {
    return !this.excluded.has(name) && (this.chosen?.has(name) ?? true) && this.drawn(`${key} ${name}`) < share;
  }

  private drawn(text: string): number {
    const digest = createHash('sha256').update(`${this.seed} ${text}`).digest();
    return randomFrom(digest.readUInt32LE(0))();
  }
}
