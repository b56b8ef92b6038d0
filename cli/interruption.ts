/**
 * Ctrl-C, or the signal of a build server that gives up: what was created is removed first. A second one ends the
 * process at once.
 */
export class Interruption {
  private readonly controller = new AbortController();
  private readonly abort = (): void => {
    this.end();
    this.controller.abort(new Error('interrupted; the pages that were created on the wiki have been deleted.'));
  };

  /** @param isHeeded whether there may be something to remove; otherwise the process ends as it always does */
  constructor(isHeeded: boolean) {
    if (!isHeeded) return;
    process.once('SIGINT', this.abort);
    process.once('SIGTERM', this.abort);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  end(): void {
    process.removeListener('SIGINT', this.abort);
    process.removeListener('SIGTERM', this.abort);
  }
}
