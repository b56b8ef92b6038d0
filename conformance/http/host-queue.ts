import { realTime, wait, type Time } from './time';

/** Lets one request at a time through to each host, with a pause between them. Parallel checks share one queue. */
export class HostQueue {
  /** When the last request to a host ends. */
  private readonly ends = new Map<string, Promise<number>>();

  constructor(private readonly time: Time = realTime) {}

  /**
   * @param pause between the end of the last request and this one, in milliseconds
   * @throws what `send` throws, and the reason of the signal, which ends the wait
   */
  async take<Value>(host: string, pause: number, send: () => Promise<Value>, signal?: AbortSignal): Promise<Value> {
    const before = this.ends.get(host);
    const turn = (before ?? Promise.resolve(-Infinity)).then(async (ended) => {
      await wait(ended + pause - this.time.now(), signal, this.time);
      return send();
    });
    const end = (): number => this.time.now();
    this.ends.set(host, turn.then(end, end));
    return turn;
  }
}
