/** Something that a test plans for a number of requests: a fault, a stub. */
export abstract class Planned implements Disposable {
  consumed = 0;
  private removed = false;

  /**
   * @param times for how many requests; `Infinity` without a limit
   * @param onRemoved called once, when it has no more requests to meet
   */
  constructor(
    protected readonly times: number,
    private readonly onRemoved: () => void,
  ) {}

  get remaining(): number {
    return this.removed ? 0 : this.times - this.consumed;
  }

  remove(): void {
    if (this.removed) return;
    this.removed = true;
    this.onRemoved();
  }

  [Symbol.dispose](): void {
    this.remove();
  }

  /** Counts a request that it met. */
  protected consume(): void {
    this.consumed++;
    if (this.consumed >= this.times) this.remove();
  }
}
