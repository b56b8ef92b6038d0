/** What can be hidden, found by the ids of a request (writing 14). */
import { invalidTime } from '../../messages/exceptions';
import { CaughtException } from '../../messages/usage-error';
import { archiveNameOf } from '../../model/files';
import {
  isHidden,
  maySeePart,
  maySeeSuppressed,
  type HiddenPart,
  type WithHiddenParts,
} from '../../model/hidden-parts';
import {
  hideArchivedRevision,
  hideDeletedVersion,
  hideFileVersion,
  hideLoggedEvent,
  hideRevision,
} from '../../model/hiding';
import type { LoggedEvent } from '../../model/logged-event';
import { fileNamespace } from '../../model/namespaces';
import type { FilePage } from '../../model/files';
import type { Revision } from '../../model/revision';
import { findRevision, revisionUserId } from '../../model/revisions';
import { holdsRight } from '../../model/rights';
import type { Titled } from '../../model/title';
import { readTimestamp } from '../../request/timestamp-value';
import type { ResultRecord } from '../../response/result-tree';
import { timestamp } from '../../text/timestamp';
import type { RequestContext } from '../context';
import { logParameters } from '../query/recentchanges/output';
import { deletedVersionRow, oldVersionRow } from './file-rows';
import { archiveTimestamp, numberOf } from './target';

/** An item that can be hidden. */
export interface Hideable {
  /** As a request names it. */
  readonly id: number | string;
  /** As the log entry names it. */
  readonly loggedId: number | string;
  /** A sum of `hiddenBits`. */
  readonly hidden: number;
  readonly timestamp: string;
  /** Whether its content cannot be hidden. */
  readonly isCurrent: boolean;
  /** Whether the user may change it: what is suppressed needs a right. */
  readonly isAccessible: boolean;
  hide(hidden: number): void;
  /** The row of the result, as it is now. */
  describe(): ResultRecord;
}

type Finder = (context: RequestContext, ids: readonly string[], target: Titled) => readonly Hideable[];

const finders = {
  revision: findRevisions,
  archive: findArchived,
  logging: findEvents,
  oldimage: findOldVersions,
  filearchive: findDeletedVersions,
} as const satisfies Readonly<Record<string, Finder>>;

/** The items that exist, the newest first. */
export function findHideables(
  context: RequestContext,
  type: keyof typeof finders,
  ids: readonly string[],
  target: Titled,
): readonly Hideable[] {
  return finders[type](context, ids, target);
}

/** Numbers, each once, the highest first. */
function numbersOf(ids: readonly string[]): number[] {
  return [...new Set(ids.map(numberOf))].sort((one, other) => other - one);
}

/** Of the page, and if there are fewer than named, also its deleted ones. */
function findRevisions(context: RequestContext, ids: readonly string[], target: Titled): Hideable[] {
  const { wiki } = context;
  const page = wiki.pages.findTitle(target.namespace, target.key);
  return numbersOf(ids).flatMap((id): Hideable[] => {
    const revision = page && findRevision(wiki, page, id);
    if (page && revision) {
      return [
        hideable(
          context,
          revision,
          { id, isCurrent: page.revision === id },
          {
            hide: (hidden) => {
              hideRevision(wiki, wiki.pages.find(page.id) ?? page, revision, hidden);
            },
            describe: (hidden) => revisionRow(context, { ...revision, hidden }, id),
          },
        ),
      ];
    }
    const archived = wiki.knownArchive?.findRevision(id);
    if (archived?.namespace !== target.namespace || archived.key !== target.key) return [];
    return [
      hideable(
        context,
        archived,
        { id, isCurrent: false },
        {
          hide: (hidden) => {
            hideArchivedRevision(wiki, archived, hidden);
          },
          describe: (hidden) => archivedRow(context, { ...archived, hidden }, id),
        },
      ),
    ];
  });
}

/**
 * The time that an id names, in 14 digits; 0 is the present time (sequence hidden-times).
 *
 * @throws CaughtException if it names none
 */
function archiveTime(context: RequestContext, id: string): string {
  const seconds = id === '0' ? context.nowSeconds : readTimestamp(id, context.nowSeconds);
  if (seconds === undefined) throw new CaughtException(context, invalidTime(id));
  return timestamp(seconds * 1000).replace(/\D/g, '');
}

/** Deleted revisions are named by their time. */
function findArchived(context: RequestContext, ids: readonly string[], target: Titled): Hideable[] {
  const { wiki } = context;
  const times = new Set(ids.map((id) => archiveTime(context, id)));
  const revisions = wiki.knownArchive?.find(target)?.revisions ?? [];
  return [...revisions].reverse().flatMap((archived): Hideable[] => {
    const id = archived.timestamp.replace(/\D/g, '');
    if (!times.has(id)) return [];
    return [
      hideable(
        context,
        archived,
        { id: Number(id), isCurrent: false },
        {
          hide: (hidden) => {
            hideArchivedRevision(wiki, archived, hidden);
          },
          describe: (hidden) => archivedRow(context, { ...archived, hidden }, Number(id)),
        },
      ),
    ];
  });
}

function findEvents(context: RequestContext, ids: readonly string[]): Hideable[] {
  const { wiki, user } = context;
  const seesLog = holdsRight(user, 'suppressionlog', wiki);
  return numbersOf(ids).flatMap((id): Hideable[] => {
    const event = wiki.logs.find(id);
    if (!event) return [];
    const isOpen = event.type !== 'suppress' || seesLog;
    const item = hideable(
      context,
      event,
      { id, isCurrent: false },
      {
        hide: (hidden) => {
          hideLoggedEvent(wiki, event, hidden);
        },
        describe: (hidden) => eventRow(context, { ...event, hidden }, isOpen),
      },
    );
    return [isOpen ? item : Object.defineProperty(item, 'isAccessible', { value: false })];
  });
}

/** @param isOpen whether the user may see the log */
function eventRow({ wiki, user }: RequestContext, event: LoggedEvent, isOpen: boolean): ResultRecord {
  const sees = (part: HiddenPart) => isOpen && maySeePart(wiki, user, event, part, 'deletedhistory');
  return {
    ...{ id: event.id, type: event.type, action: event.action },
    userhidden: isHidden(event, 'user'),
    commenthidden: isHidden(event, 'comment'),
    actionhidden: isHidden(event, 'content'),
    ...(sees('content') && { params: logParameters(event.parameters) }),
    ...(sees('user') && { userid: event.userId === 0 ? 0 : String(event.userId), user: event.user }),
    ...(sees('comment') && { comment: event.comment }),
  };
}

/** Replaced versions of a file are named by the time in their archive name. */
function findOldVersions(context: RequestContext, ids: readonly string[], target: Titled): Hideable[] {
  const { wiki } = context;
  const page = target.namespace === fileNamespace ? wiki.pages.findTitle(fileNamespace, target.key) : undefined;
  const { file } = page ?? {};
  if (!page || !file) return [];
  const filePage: FilePage = { ...page, file };
  const times = new Set(ids.map(archiveTimestamp));
  return file.versions.flatMap((version, index): Hideable[] => {
    const name = archiveNameOf(filePage, index);
    const id = name?.slice(0, name.indexOf('!')) ?? '';
    if (name === undefined || !times.has(id)) return [];
    return [
      hideable(
        context,
        version,
        { id: Number(id), isCurrent: false, loggedId: id },
        {
          hide: (hidden) => {
            const now = wiki.pages.find(page.id);
            if (now?.file) hideFileVersion(wiki, { ...now, file: now.file }, index, hidden);
          },
          describe: (hidden) => oldVersionRow(context, { key: page.key, version: { ...version, hidden }, name }),
        },
      ),
    ];
  });
}

function findDeletedVersions(context: RequestContext, ids: readonly string[], target: Titled): Hideable[] {
  const { wiki } = context;
  return numbersOf(ids).flatMap((id): Hideable[] => {
    const deleted = wiki.fileArchive.find(id);
    if (deleted?.key !== target.key) return [];
    return [
      hideable(
        context,
        deleted.version,
        { id, isCurrent: false, loggedId: String(id) },
        {
          hide: (hidden) => {
            hideDeletedVersion(wiki, deleted, hidden);
          },
          describe: (hidden) => deletedVersionRow(context, { ...deleted, version: { ...deleted.version, hidden } }),
        },
      ),
    ];
  });
}

/** An item that keeps count of what is hidden of it. */
function hideable(
  context: RequestContext,
  of: WithHiddenParts & { readonly timestamp: string },
  named: Pick<Hideable, 'id' | 'isCurrent'> & Partial<Pick<Hideable, 'loggedId'>>,
  operations: { readonly hide: (hidden: number) => void; readonly describe: (hidden: number) => ResultRecord },
): Hideable {
  let hidden = of.hidden ?? 0;
  return {
    loggedId: named.id,
    ...named,
    timestamp: of.timestamp,
    get hidden() {
      return hidden;
    },
    get isAccessible() {
      return !isHidden({ hidden }, 'restricted') || maySeeSuppressed(context.wiki, context.user);
    },
    hide(next) {
      hidden = next;
      operations.hide(next);
    },
    describe: () => operations.describe(hidden),
  };
}

function revisionRow(context: RequestContext, revision: Revision, id: number | string): ResultRecord {
  const { wiki, user } = context;
  return {
    id,
    timestamp: revision.timestamp,
    ...hiddenFlags(revision, 'texthidden'),
    ...(maySeePart(wiki, user, revision, 'user') && { userid: revisionUserId(wiki, revision), user: revision.user }),
    ...(maySeePart(wiki, user, revision, 'comment') && { comment: revision.comment }),
  };
}

/** 1.43 shows comments of deleted revisions to those who may see these (writing 14). */
function archivedRow(context: RequestContext, revision: Revision, id: number | string): ResultRecord {
  const { wiki, user, release } = context;
  const { comment, ...row } = revisionRow(context, revision, id);
  const showsComment = comment !== undefined && (!release.since('1.43') || holdsRight(user, 'deletedhistory', wiki));
  return { ...row, ...(showsComment && { comment }) };
}

function hiddenFlags(of: WithHiddenParts, content: 'texthidden' | 'contenthidden'): ResultRecord {
  return {
    userhidden: isHidden(of, 'user'),
    commenthidden: isHidden(of, 'comment'),
    [content]: isHidden(of, 'content'),
  };
}
