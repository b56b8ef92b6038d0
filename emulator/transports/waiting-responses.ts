/** The delayed responses to clients of this process, so that all of them can be ended. */
export class WaitingResponses {
  private readonly endings = new Set<() => void>();

  /** @param connectionEnded creates the error that rejects a wait when `endAll` ends it */
  constructor(private readonly connectionEnded: () => Error) {}

  /**
   * Waits. A wait without a limit does not keep the process running; one with a limit does, as a waiting client would.
   *
   * @param milliseconds default: until `endAll` or the signal ends the wait
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

  /** Ends every wait as if the connection had closed. */
  endAll(): void {
    for (const end of [...this.endings]) end();
  }
}
