/** The answers that keep clients of this process waiting, so that all of them can be ended. */
export class WaitingResponses {
  private readonly endings = new Set<() => void>();

  /** @param connectionEnded makes what a wait is rejected with that is ended from here */
  constructor(private readonly connectionEnded: () => Error) {}

  /**
   * Waits. A wait without an end keeps no process running; one with an end does, as any client that waits would.
   *
   * @param milliseconds without them the wait ends with `endAll` or the signal only
   * @param signal rejects the wait with its reason
   */
  wait(milliseconds?: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(timer);
        this.endings.delete(end);
        signal?.removeEventListener('abort', abort);
      };
      const end = (): void => {
        settle();
        reject(this.connectionEnded());
      };
      const abort = (): void => {
        settle();
        reject(signal?.reason as Error);
      };
      const finish = (): void => {
        settle();
        resolve();
      };
      const timer = milliseconds === undefined ? undefined : setTimeout(finish, milliseconds);
      this.endings.add(end);
      signal?.addEventListener('abort', abort);
    });
  }

  /** Ends every wait as if the connection had ended. */
  endAll(): void {
    for (const end of [...this.endings]) end();
  }
}
