import type { FileRole } from '../../schemas/generated/scenario';
import { PagesLeft, RoleMaker, type MadeFile, type Making } from './make-roles';

/** A made file that further scenarios may use. */
interface KeptFile extends MadeFile {
  /** What it was made for. */
  readonly role: string;
}

/** Makes files for scenarios: for each its own, or one for all that want the same. */
export class FileMaker {
  private readonly maker: RoleMaker;
  private readonly kept: KeptFile[] = [];

  constructor(
    making: Making,
    /** Keeps files until `close`. */
    private readonly areShared: boolean,
  ) {
    this.maker = new RoleMaker(making);
  }

  /**
   * @param taken titles of other roles of the scenario
   * @returns what the scenario calls when it is over
   * @throws ApiProblem where the wiki refuses
   */
  async make(role: FileRole, taken: ReadonlySet<string>): Promise<MadeFile> {
    if (!this.areShared) return this.maker.make(role);
    const wanted = JSON.stringify(role);
    const known = this.kept.find((file) => file.role === wanted && !taken.has(file.title));
    if (known) return { title: known.title, remove: () => Promise.resolve() };
    const made = await this.maker.make(role);
    this.kept.push({ ...made, role: wanted });
    return { title: made.title, remove: () => Promise.resolve() };
  }

  /** @throws PagesLeft when all was tried */
  async close(): Promise<void> {
    const left: string[] = [];
    for (const { remove } of this.kept.splice(0)) {
      await remove().catch((error: unknown) => {
        if (!(error instanceof PagesLeft)) throw error;
        left.push(...error.pages);
      });
    }
    if (left.length > 0) throw new PagesLeft(left);
  }
}
