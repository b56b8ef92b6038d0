import type { ChangeDefinition, WikiDefinition } from '../../schemas/generated/wiki-file';
import { WikiContentError } from '../model/content-error';
import { assignIds } from './fill-wiki';
import { readUser } from './authors';
import { readHidden } from './hidden-parts';
import { readLoggedTitle, readTitle } from './page-content';
import type { WithHiddenParts } from '../model/hidden-parts';
import { FreeNumbers } from '../model/free-numbers';
import type { PatrolState, RecentChange } from '../model/recent-changes';
import { initialPatrolState, recordChange, type NewChange } from '../model/record-change';
import { findRevision } from '../model/revisions';
import { type Title, titleText } from '../model/title';
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
    const readOne = typeOf(definition) === 'log' ? readLoggedTitle : readTitle;
    return { definition, id: ids[index]!, path, title: readOne(wiki, definition.page, `${path}.page`) };
  });
  const revisions = new RevisionsOfChanges(wiki, placed);
  const logIds = assignLogIds(wiki, changes);
  const { now } = wiki;
  return placed.map((change, index) => {
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
    const held = page && findRevision(wiki, page, revision);
    const tags = definition.tags ?? [];
    // Together with its revision, a change counts once; log entries are counted when they are recorded.
    const isCounted = held !== undefined && held.tags.length > 0;
    if (type !== 'log' && !isCounted) wiki.tags.use(tags);
    const recorded = recordChange(wiki, {
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
      tags,
      text: held?.text,
      sha1: definition.sha1,
      ...hiddenOf(definition, type === 'log' ? undefined : page && findRevision(wiki, page, revision)),
      log: type === 'log' ? readLogEntry(definition, logIds[index]) : undefined,
      patrolState: readPatrolState(wiki, definition, user),
      isPast: true,
    });
    if (type === 'log' && isCounted) wiki.tags.release(tags);
    return recorded;
  });
}

/** A change hides what its revision hides. */
function hiddenOf({ hidden }: ChangeDefinition, revision: WithHiddenParts | undefined): WithHiddenParts {
  if (hidden) return readHidden(hidden);
  return revision?.hidden ? { hidden: revision.hidden } : {};
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

function readLogEntry({ log }: ChangeDefinition, id: number | undefined): NewChange['log'] {
  const { type = '', action = '', parameters = {} } = log ?? {};
  return { id, type, action, parameters };
}

/**
 * The ids of log entries, by the index of their change. Missing ones are assigned in order, skipping given ones.
 *
 * @throws WikiContentError for duplicate ids
 */
function assignLogIds(wiki: WikiModel, changes: readonly ChangeDefinition[]): readonly (number | undefined)[] {
  const given = new Set<number>();
  changes.forEach(({ log }, index) => {
    if (log?.id === undefined) return;
    if (given.has(log.id) || wiki.logs.find(log.id)) {
      throw new WikiContentError(`changes[${index}].log.id`, `${log.id} is the id of another log entry too.`);
    }
    given.add(log.id);
  });
  const taken = new Set(given);
  const free = new FreeNumbers((id) => taken.has(id) || wiki.logs.find(id) !== undefined);
  let last = wiki.logs.nextId - 1;
  return changes.map((change) => {
    if (typeOf(change) !== 'log') return undefined;
    last = change.log?.id ?? free.next(last + 1);
    taken.add(last);
    return last;
  });
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
      if (typeOf(change.definition) !== 'log') this.lastOfPage.set(titleText(change.title), change);
      if (change.definition.revision !== undefined) this.given.add(change.definition.revision);
    }
  }

  /** The last change of a page created its current revision; earlier changes get unused ids. */
  take(change: PlacedChange): number {
    const page = this.wiki.pages.findTitle(change.title.namespace, change.title.key);
    if (page && this.lastOfPage.get(titleText(change.title)) === change && !this.isTaken(page.revision))
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
    return this.noted.get(titleText(title));
  }

  note({ title }: PlacedChange, revision: number, length: number): void {
    if (revision !== 0) this.noted.set(titleText(title), { revision, length });
  }
}
