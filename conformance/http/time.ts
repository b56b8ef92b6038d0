/** The clock for code that waits: the computer's, or one that a test advances. */
export interface Time {
  /** Milliseconds since an arbitrary moment. It never goes back, whatever happens to the computer's clock. */
  now(): number;
  /**
   * Calls back once, after the time.
   *
   * @returns a function that cancels it
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
 * Waits; returns at once for 0 milliseconds or less.
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
