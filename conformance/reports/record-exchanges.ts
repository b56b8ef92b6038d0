import type { ReportedExchange, Run } from '../../schemas/generated/report';
import type { Scenario } from '../../schemas/generated/scenario';
import type { Preparation, Target } from '../runner/target';
import type { ScenarioResult } from '../runner/verdict';
import { describeExchange, exchangeOf, keepLittle, type Exchange } from './exchanges';

/** The exchanges of a scenario as a report shows them. */
export interface ScenarioExchanges {
  readonly shown: readonly ReportedExchange[];
  /** For each failure the index of its exchange in `shown`, if known. */
  readonly ofFailures: readonly (number | undefined)[];
}

/** A continuation may take a hundred requests; the first ones and the failing ones are enough. */
const mostShown = 8;

/** A target that keeps the exchanges of its latest scenario. */
export class RecordingTarget implements Target {
  private exchanges: Exchange[] = [];

  constructor(private readonly target: Target) {}

  get name(): string {
    return this.target.name;
  }

  get api(): string {
    return this.target.api;
  }

  get release(): string | undefined {
    return this.target.release;
  }

  /** @internal */
  get judge(): Target['judge'] {
    return this.target.judge;
  }

  /** @internal */
  get folding(): Target['folding'] {
    return this.target.folding;
  }

  async prepare(scenario: Scenario): Promise<Preparation> {
    const exchanges: Exchange[] = (this.exchanges = []);
    const preparation = await this.target.prepare(scenario);
    if (preparation.kind !== 'ready') return preparation;
    return {
      ...preparation,
      send: async (request) => {
        const received = await preparation.send(request);
        exchanges.push(keepLittle({ request: received.sentAs ?? request, received }));
        return received;
      },
    };
  }

  async isResponding(): Promise<boolean> {
    return (await this.target.isResponding?.()) === true;
  }

  forgetResponses(): boolean {
    return this.target.forgetResponses?.() === true;
  }

  /** @internal */
  spareRequests(open: readonly Scenario[]): number {
    return this.target.spareRequests?.(open) ?? Infinity;
  }

  close(): Promise<void> {
    return this.target.close();
  }

  /** The recorded exchanges of the latest scenario. */
  take({ scenario, failures }: ScenarioResult): ScenarioExchanges {
    const all = this.exchanges;
    this.exchanges = [];
    const ofFailures = failures.map((failure) => exchangeOf(failure, scenario, all, this.api));
    const telling = [...new Set(ofFailures.filter((place) => place !== undefined))].slice(0, mostShown);
    const others = all.map((_, place) => place).filter((place) => !telling.includes(place));
    const kept = [...telling, ...others.slice(0, mostShown - telling.length)].sort((one, other) => one - other);
    return {
      shown: kept.flatMap((place) => all.slice(place, place + 1)).map(describeExchange),
      ofFailures: ofFailures.map((place) => {
        const shown = place === undefined ? -1 : kept.indexOf(place);
        return shown < 0 ? undefined : shown;
      }),
    };
  }
}

/** Keeps the exchanges of failing scenarios, and those of a wiki on which the same scenario passes, for comparison. */
export function keepRelevant(runs: readonly Run[]): Run[] {
  const kept = new Map(runs.map((run) => [run, new Set<string>()]));
  for (const run of runs) {
    for (const { id, verdict } of run.scenarios) {
      if (verdict !== 'fail') continue;
      kept.get(run)?.add(id);
      const reference = referenceFor(id, run, runs);
      if (reference) kept.get(reference)?.add(id);
    }
  }
  return runs.map((run) => ({
    ...run,
    scenarios: run.scenarios.map(({ exchanges, ...rest }) => {
      return exchanges && kept.get(run)?.has(rest.id) ? { ...rest, exchanges } : rest;
    }),
  }));
}

/** A wiki on which a scenario passes that fails on this one, preferably of the same release. */
export function referenceFor(scenario: string, run: Run, runs: readonly Run[]): Run | undefined {
  const passing = runs.filter(({ scenarios }) =>
    scenarios.some(({ id, verdict }) => id === scenario && verdict === 'pass'),
  );
  return passing.find(({ target }) => target.release === run.target.release) ?? passing[0];
}
