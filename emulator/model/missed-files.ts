/** How many names are remembered. */
const most = 1000;

/**
 * The files that requests looked for in vain. A real wiki remembers that they are missing, also in the response to the upload of
 * one (writing 11).
 */
export class MissedFiles {
  private readonly keys = new Set<string>();

  add(key: string): void {
    this.keys.delete(key);
    this.keys.add(key);
    if (this.keys.size > most) for (const oldest of this.keys) return void this.keys.delete(oldest);
  }

  /** Whether a file was missed; it is forgotten. */
  take(key: string): boolean {
    return this.keys.delete(key);
  }
}
