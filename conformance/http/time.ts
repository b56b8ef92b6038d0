/** How time passes for code that waits: that of the computer, or one that a test turns. */
export interface Time {
  /** Milliseconds since some moment. It never goes back, whatever happens to the computer's clock. */
  now(): number;
  /**
   * Calls back once, when the time is over.
   *
   * @returns takes it back
   */
  after(milliseconds: number, callback: () => void): () => void;
}

export const realTime: Time = {
  now: () => performance.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};

/**
 * Waits; not at all for 0 milliseconds and less.
 *
 * @throws the reason of the signal, which ends the wait
 */
export async function wait(
  milliseconds: number,
  signal: AbortSignal | undefined,
  time: Time = realTime,
): Promise<void> {
  signal?.throwIfAborted();
  if (milliseconds <= 0) return;
  await new Promise<void>((resolve, reject) => {
    const takeBack = time.after(milliseconds, () => {
      signal?.removeEventListener('abort', abort);
      resolve();
    });
    const abort = (): void => {
      takeBack();
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', abort, { once: true });
  });
}
