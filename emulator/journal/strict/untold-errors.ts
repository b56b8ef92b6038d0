import type { NotSupportedError } from '../../unsupported/not-supported-error';
import type { StrictError } from './strict-error';

/** What the wiki threw at clients, which may have told nobody: they catch errors, and retry. */
export class UntoldErrors {
  private first: NotSupportedError | StrictError | undefined;

  add(error: NotSupportedError | StrictError): void {
    this.first ??= error;
  }

  /**
   * Tells the test, once.
   *
   * @throws the first of them
   */
  throwFirst(): void {
    const { first } = this;
    this.clear();
    if (first) throw first;
  }

  clear(): void {
    this.first = undefined;
  }
}
