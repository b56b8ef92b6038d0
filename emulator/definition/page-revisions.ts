import type { PageDefinition, RevisionDefinition } from '../../schemas/generated/wiki-file';
import { keptModel } from '../model/content-model';
import { WikiContentError } from '../model/content-error';
import { defaultAuthor, type Revision } from '../model/revision';
import type { Titled } from '../model/title';
import type { WikiModel } from '../model/wiki-model';
import { readAuthor } from './authors';
import { readHidden } from './hidden-parts';

/** The declared revisions of a page. */
export interface DeclaredRevisions {
  /** Id of the current revision. */
  readonly id: number;
  /** The declared data of the current revision. */
  readonly current: RevisionDefinition;
  /** Past revisions, oldest first. */
  readonly past: readonly Revision[];
  /** Whether the page is listed as new. */
  readonly isNew: boolean;
}

/** Members that describe the current revision of a page without a history; entries of `revisions` replace them. */
const membersOfCurrent = ['text', 'contentModel', 'revision', 'user', 'timestamp', 'comment'] as const;

/** Reads the revisions of pages, and assigns missing ids. */
export class RevisionReader {
  private givenIds: Set<number> | undefined;

  constructor(
    private readonly wiki: WikiModel,
    private readonly pages: readonly PageDefinition[],
    /** The time of what declares none: one for all, as the clock goes on while a wiki is filled. */
    readonly now: string,
  ) {}

  /**
   * @param title that of the page
   * @param pageId the id of the page, which is also the default id of its first revision
   * @param path the path of the page in messages: `pages[3]`
   * @throws WikiContentError for duplicate ids, names that the wiki does not accept, and members that
   *   belong in the entries of `revisions`
   */
  read(page: PageDefinition, title: Titled, pageId: number, path: string): DeclaredRevisions {
    const { wiki } = this;
    const { revisions, revision } = page;
    const current = revisions?.at(-1);
    if (!revisions || !current) {
      const id = revision ?? (wiki.hasRevision(pageId) ? wiki.nextRevision : pageId);
      return { id, current: page, past: [], isNew: page.new ?? true };
    }
    for (const name of membersOfCurrent) {
      if (page[name] === undefined) continue;
      throw new WikiContentError(`${path}.${name}`, 'belongs in the last entry of "revisions".');
    }
    const ids = this.idsOf(revisions, pageId, `${path}.revisions`);
    const parents = revisions.map(({ parent }, index) => parent ?? ids[index - 1] ?? 0);
    const past: Revision[] = [];
    let timestamp = current.timestamp ?? page.touched ?? this.now;
    for (let index = revisions.length - 2; index >= 0; index--) {
      const entry = revisions[index]!;
      const { text, comment = '', minor = false, tags = [] } = entry;
      timestamp = entry.timestamp ?? timestamp;
      const user = readAuthor(wiki, entry.user, `${path}.revisions[${index}].user`) ?? defaultAuthor.name;
      const length = Buffer.byteLength(text ?? '');
      const place = { id: ids[index]!, parent: parents[index]! };
      const contentModel = entry.contentModel && keptModel(title, entry.contentModel);
      past.unshift({
        ...{ user, timestamp, comment, minor, tags, text, length },
        ...(contentModel && { contentModel }),
        ...place,
        ...readHidden(entry.hidden),
      });
    }
    const parent = parents.at(-1)!;
    const isFirst = parent === 0;
    return {
      ...{ id: ids.at(-1)!, current: isFirst ? current : { ...current, parent }, past },
      isNew: page.new ?? isFirst,
    };
  }

  private idsOf(revisions: readonly RevisionDefinition[], pageId: number, path: string): number[] {
    const { wiki } = this;
    const ids = new Set<number>();
    this.givenIds ??= givenRevisionIds(this.pages);
    let highest = Math.max(0, ...this.givenIds);
    for (const [index, { id: given }] of revisions.entries()) {
      const isFree = (id: number): boolean => !wiki.hasRevision(id) && !ids.has(id);
      if (given !== undefined && !isFree(given)) {
        throw new WikiContentError(`${path}[${index}].id`, `${given} is the id of another revision too.`);
      }
      const usesPageId = index === 0 && isFree(pageId) && !this.givenIds.has(pageId);
      const id = given ?? (usesPageId ? pageId : Math.max(wiki.nextRevision, highest + 1));
      highest = Math.max(highest, id);
      ids.add(id);
    }
    return [...ids];
  }
}

function givenRevisionIds(pages: readonly PageDefinition[]): Set<number> {
  const ids = new Set<number>();
  for (const { revision, revisions = [] } of pages) {
    for (const id of [revision, ...revisions.map((entry) => entry.id)]) if (id !== undefined) ids.add(id);
  }
  return ids;
}
