import { NotSupportedError } from '../unsupported/not-supported-error';
import type { StrictError } from './strict-error';

/** What the wiki threw at clients, which may have told nobody: they catch errors, and retry. */
export class UntoldErrors {
  private errors: (NotSupportedError | StrictError)[] = [];

  add(error: NotSupportedError | StrictError): void {
    this.errors.push(error);
  }

  /**
   * Tells the test, once.
   *
   * @throws the first of them
   */
  throwFirst(): void {
    const [first] = this.errors;
    this.errors = [];
    if (first) throw first;
  }

  clear(): void {
    this.errors = [];
  }
}
