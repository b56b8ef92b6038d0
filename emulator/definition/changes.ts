import type { ChangeDefinition, WikiDefinition } from '../../schemas/generated/wiki-file';
import { WikiContentError } from '../model/content-error';
import { assignIds } from './fill-wiki';
import { readUser } from './authors';
import { readTitle } from './page-content';
import type { PatrolState, RecentChange } from '../model/recent-changes';
import { initialPatrolState, recordChange, type NewChange } from '../model/record-change';
import { findRevision } from '../model/revisions';
import type { Title } from '../model/title';
import type { WikiModel } from '../model/wiki-model';

interface PlacedChange {
  readonly definition: ChangeDefinition;
  readonly id: number;
  readonly path: string;
  readonly title: Title;
}

/**
 * Adds the changes of a definition to a wiki that already contains its pages and users. Pages are created
 * without a change, so that the list contains exactly the declared changes.
 *
 * @returns the added changes
 * @throws WikiContentError for titles and names that the wiki does not accept, and for duplicate ids
 */
export function fillChanges(wiki: WikiModel, { changes = [] }: WikiDefinition): RecentChange[] {
  if (changes.length === 0) return [];
  const ids = assignIds(changes, 'changes', wiki.changes.nextId - 1, (id) => wiki.changes.find(id) !== undefined);
  const placed = changes.map((definition, index): PlacedChange => {
    const path = `changes[${index}]`;
    return { definition, id: ids[index]!, path, title: readTitle(wiki, definition.page, `${path}.page`) };
  });
  const revisions = new RevisionsOfChanges(wiki, placed);
  const { now } = wiki;
  return placed.map((change) => {
    const { definition, id, path, title } = change;
    if (wiki.changes.find(id)) throw new WikiContentError(`${path}.id`, `${id} is the id of another change too.`);
    const page = wiki.pages.findTitle(title.namespace, title.key);
    const user = readUser(wiki, definition.user, `${path}.user`);
    const type = typeOf(definition);
    if (type === 'log' && !definition.log) {
      throw new WikiContentError(`${path}.log`, 'is needed for a change of type "log".');
    }
    const revision = definition.revision ?? (type === 'log' ? 0 : revisions.take(change));
    const current = page?.revision === revision ? page : undefined;
    const before = type === 'edit' ? revisions.before(change) : undefined;
    const oldLength = definition.oldLength ?? before?.length ?? 0;
    const newLength = definition.newLength ?? (type === 'log' ? undefined : current?.length) ?? oldLength;
    revisions.note(change, revision, newLength);
    return recordChange(wiki, {
      id,
      type,
      title,
      pageId: definition.pageId ?? page?.id ?? 0,
      revision,
      oldRevision: definition.oldRevision ?? before?.revision ?? 0,
      user,
      minor: definition.minor ?? false,
      bot: definition.bot ?? false,
      oldLength,
      newLength,
      timestamp: definition.timestamp ?? now,
      comment: definition.comment ?? '',
      tags: definition.tags ?? [],
      text: page && findRevision(wiki, page, revision)?.text,
      sha1: definition.sha1,
      log: type === 'log' ? readLogEntry(definition) : undefined,
      patrolState: readPatrolState(wiki, definition, user),
    });
  });
}

function keyOf({ namespace, key }: Title): string {
  return `${namespace}:${key}`;
}

function typeOf({ type, log }: ChangeDefinition): 'edit' | 'new' | 'log' {
  return type ?? (log ? 'log' : 'edit');
}

export function readPatrolState(wiki: WikiModel, definition: ChangeDefinition, user: string): PatrolState {
  const initial = initialPatrolState(wiki, typeOf(definition), user);
  const { autopatrolled = initial === 'autopatrolled' } = definition;
  const patrolled = definition.patrolled ?? autopatrolled;
  if (!patrolled) return 'unpatrolled';
  return autopatrolled ? 'autopatrolled' : 'patrolled';
}

function readLogEntry({ log }: ChangeDefinition): NewChange['log'] {
  const { id, type = '', action = '', parameters = {} } = log ?? {};
  return { id, type, action, parameters };
}

interface NotedRevision {
  readonly revision: number;
  readonly length: number;
}

/** Determines the revisions of changes that do not name them. */
class RevisionsOfChanges {
  private readonly lastOfPage = new Map<string, PlacedChange>();
  private readonly noted = new Map<string, NotedRevision>();
  private readonly given = new Set<number>();
  private last = 0;

  constructor(
    private readonly wiki: WikiModel,
    placed: readonly PlacedChange[],
  ) {
    for (const change of placed) {
      if (typeOf(change.definition) !== 'log') this.lastOfPage.set(keyOf(change.title), change);
      if (change.definition.revision !== undefined) this.given.add(change.definition.revision);
    }
  }

  /** The last change of a page created its current revision; earlier changes get unused ids. */
  take(change: PlacedChange): number {
    const page = this.wiki.pages.findTitle(change.title.namespace, change.title.key);
    if (page && this.lastOfPage.get(keyOf(change.title)) === change && !this.isTaken(page.revision))
      return page.revision;
    do this.last++;
    while (this.isTaken(this.last) || this.wiki.pages.hasRevision(this.last));
    return this.last;
  }

  private isTaken(revision: number): boolean {
    return this.given.has(revision) || this.wiki.changes.findRevision(revision) !== undefined;
  }

  /** The page before the change, according to earlier changes. */
  before({ title }: PlacedChange): NotedRevision | undefined {
    return this.noted.get(keyOf(title));
  }

  note({ title }: PlacedChange, revision: number, length: number): void {
    if (revision !== 0) this.noted.set(keyOf(title), { revision, length });
  }
}
