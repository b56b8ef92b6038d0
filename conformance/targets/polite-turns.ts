import { setTimeout as wait } from 'node:timers/promises';

/** Lets one request at a time through to each host, with a pause between them. Whoever asks in parallel shares one. */
export class HostTurns {
  /** When the last request to a host will have ended. */
  private readonly ends = new Map<string, Promise<number>>();

  /**
   * @param pause between the end of the last request and this one, in milliseconds
   * @throws what `ask` throws; the reason of the signal, which ends the wait
   */
  async take<Value>(host: string, pause: number, ask: () => Promise<Value>, signal?: AbortSignal): Promise<Value> {
    const before = this.ends.get(host);
    const turn = (before ?? Promise.resolve(-Infinity)).then(async (ended) => {
      await waitUnlessAborted(ended + pause - performance.now(), signal);
      return ask();
    });
    const end = (): number => performance.now();
    this.ends.set(host, turn.then(end, end));
    return turn;
  }
}

/** @throws the reason of the signal */
export async function waitUnlessAborted(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  if (milliseconds <= 0) return;
  await wait(milliseconds, undefined, signal ? { signal } : {}).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw error;
  });
}
