import { compareByCodePoint } from './file-usage';
import { KeyGroups } from './key-groups';
import type { Page } from './page';

/** The uploaded files by what uploads are compared with: the content of the latest version, and how the name begins. */
export class FileIndex {
  constructor(
    private readonly byDigest = new KeyGroups(),
    private readonly byBeginning = new KeyGroups(),
  ) {}

  /** The keys of the files with this content, by code points. */
  withContent(sha1: string): readonly string[] {
    return [...this.byDigest.find(sha1)].sort(compareByCodePoint);
  }

  /** The first file whose name begins like this, up to a dot. */
  firstBeginningWith(nameAndDot: string): string | undefined {
    return [...this.byBeginning.find(nameAndDot)].sort(compareByCodePoint)[0];
  }

  add({ key, file }: Page): void {
    const sha1 = file?.versions[0]?.sha1;
    if (sha1 === undefined) return;
    this.byDigest.add(sha1, key);
    for (const beginning of beginnings(key)) this.byBeginning.add(beginning, key);
  }

  remove({ key, file }: Page): void {
    const sha1 = file?.versions[0]?.sha1;
    if (sha1 === undefined) return;
    this.byDigest.remove(sha1, key);
    for (const beginning of beginnings(key)) this.byBeginning.remove(beginning, key);
  }

  copy(): FileIndex {
    return new FileIndex(this.byDigest.copy(), this.byBeginning.copy());
  }
}

/** `a.`, `a.b.` of `a.b.png`; of names with many dots, the last ones. */
function beginnings(key: string): string[] {
  const found: string[] = [];
  for (let dot = key.lastIndexOf('.'); dot >= 0 && found.length < 4; dot = key.lastIndexOf('.', dot - 1)) {
    found.push(key.slice(0, dot + 1));
    if (dot === 0) break;
  }
  return found;
}
