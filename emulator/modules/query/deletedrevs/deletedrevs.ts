import { sha1 } from '../../../text/sha1';
import { exceptions } from '../../../messages/exceptions';
import { CaughtException } from '../../../messages/usage-error';
import type { ArchivedRevision } from '../../../model/archive';
import type { Titled } from '../../../model/title';
import { isHidden, maySeePart, type HiddenPart } from '../../../model/hidden-parts';
import { revisionUserId } from '../../../model/revisions';
import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { ResultMap } from '../../../response/result-tree';
import { queryModule } from '../../module';
import { pageTitle } from '../../page-set/page-set';
import { tokenFor } from '../../token-types';
import { titleBounds } from '../alldeletedrevisions/title-bounds';
import {
  archiveSelection,
  firstArchived,
  requireTextRight,
  type ArchivedList,
} from '../deletedrevisions/archived-rows';
import { limitContent } from '../revisions/contents';
import { listByTitle } from '../revisions/rows-by-title';
import type { QueryRun } from '../query-run';
import { commentHtml } from '../recentchanges/comment';
import { tagList } from '../tag-list';
import { requireRight } from '../../require-right';

const parameters = declareParameters('dr', {
  start: { type: 'timestamp' },
  end: { type: 'timestamp' },
  dir: { type: 'enumeration', values: ['newer', 'older'], default: 'older' },
  from: { type: 'string', holds: 'page name' },
  to: { type: 'string', holds: 'page name' },
  prefix: { type: 'string', holds: 'page name' },
  unique: { type: 'boolean' },
  namespace: { type: 'namespace', default: 0 },
  tag: { type: 'string', examples: ['mw-new-redirect', 'mw-replace'] },
  user: { type: 'user', anybody: true },
  excludeuser: { type: 'user', anybody: true },
  prop: {
    type: 'enumeration list',
    values: [
      ...(['comment', 'content', 'len', 'minor', 'parentid', 'parsedcomment', 'revid', 'sha1'] as const),
      ...(['tags', 'user', 'userid', 'token'] as const),
    ],
    default: ['user', 'comment'],
    deprecatedValues: { token: 'action=query&list=deletedrevs&drprop=token' },
  },
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  continue: { type: 'string', holds: ['namespace', 'page key', 'change timestamp', 'revision id'] },
});

type Values = ValuesOf<typeof parameters>;

/** What is listed: the revisions of titles, those of an author, or all of a namespace. MediaWiki numbers the modes. */
type Mode = 1 | 2 | 3;

/** `list=deletedrevs`: the older form of `prop=deletedrevisions` and `list=alldeletedrevisions` (writing 6.8). */
export const deletedRevs = queryModule({
  kind: 'list',
  name: 'deletedrevs',
  description: { className: 'ApiQueryDeletedrevs', deprecated: true },
  cacheMode: 'private',
  parameters,
  run(run, values, pages) {
    requireRight(run, 'deletedhistory');
    run.context.result.repeatWarnings(run.path, () => {
      run.warnDeprecated({
        code: 'deprecation',
        key: 'apiwarn-deprecation-deletedrevs',
        parameters: [],
        data: { feature: 'action=query&list=deletedrevs' },
      });
    });
    const hasContent = values.prop.includes('content');
    if (hasContent) requireTextRight(run);
    const found = pages.filter(({ entry: { kind } }) => kind === 'existing' || kind === 'missing');
    // Redirects count, even if they lead nowhere (sequence deleted-revisions-of-redirects).
    const titled = [...found.map(({ entry }) => pageTitle(entry)!), ...run.context.followed];
    const mode = titled.length > 0 ? 1 : values.user !== undefined ? 2 : 3;
    requireMode(run, values, mode);
    const most = hasContent ? limitContent(run, values.limit, { parse: false }) : values.limit;
    listByTitle(
      run,
      firstArchived(run, findArchived(run, values, mode, titled), most),
      (revision) => describe(run, revision, values),
      ({ namespace }, title, revisions) => {
        const row = new ResultMap();
        row.append('revisions', revisions);
        row.append('ns', namespace);
        row.append('title', title);
        if (values.prop.includes('token')) row.append('token', tokenFor(run.context, 'csrf'));
        return row;
      },
    );
  },
});

function requireMode(run: QueryRun, values: Values, mode: Mode): void {
  const names = mode === 3 ? (['start', 'end'] as const) : (['from', 'to', 'prefix'] as const);
  const name = names.find((each) => values[each] !== undefined);
  if (name) {
    const key = mode === 3 ? 'apierror-deletedrevs-param-not-3' : 'apierror-deletedrevs-param-not-1-2';
    throw run.error({ code: 'badparams', key, parameters: [name] });
  }
  if (values.user !== undefined && values.excludeuser !== undefined) {
    // MediaWiki takes the text for a key.
    const key = 'user and excludeuser cannot be used together';
    throw run.error({ code: 'badparams', key, parameters: [] });
  }
}

function findArchived(run: QueryRun, values: Values, mode: Mode, titled: readonly Titled[]): ArchivedList {
  const { knownArchive } = run.context.wiki;
  const { namespace, from, to, prefix, dir } = values;
  const isInBounds = titleBounds(run, { from, to, prefix, sign: dir === 'newer' ? 1 : -1 }, namespace);
  const select = archiveSelection(run, values, mode === 2 ? 'time' : 'title');
  const all = [...(knownArchive?.all() ?? [])];
  const titles =
    mode === 1
      ? titled.flatMap((title) => knownArchive?.find(title) ?? [])
      : mode === 2
        ? all
        : all.filter((title) => title.namespace === namespace && isInBounds(title.key));
  const selected = select(titles.flatMap(({ revisions }) => revisions));
  if (mode !== 3 || !values.unique) return selected;
  const seen = new Set<string>();
  return { ...selected, found: selected.found.filter(({ key }) => !seen.has(key) && seen.add(key)) };
}

const hiddenFlags = { user: 'userhidden', comment: 'commenthidden', content: 'sha1hidden' } as const;

/** Lengths are texts here. */
function describe({ context }: QueryRun, revision: ArchivedRevision, { prop }: Values): ResultMap {
  const has = (property: Values['prop'][number]) => prop.includes(property);
  const { text = '', comment } = revision;
  const row = new ResultMap(has('content') ? { contentMember: 'text' } : {});
  // Says that a part is hidden, and whether the user may see it all the same.
  const shows = (part: HiddenPart): boolean => {
    if (isHidden(revision, part)) row.append(hiddenFlags[part], true);
    return maySeePart(context.wiki, context.user, revision, part);
  };
  row.append('timestamp', revision.timestamp);
  if (has('revid')) row.append('revid', revision.id);
  if (has('parentid')) row.append('parentid', revision.parent);
  if ((has('user') || has('userid')) && shows('user')) {
    if (has('user')) row.append('user', revision.user);
    if (has('userid')) row.append('userid', revisionUserId(context.wiki, revision));
  }
  if ((has('comment') || has('parsedcomment')) && shows('comment')) {
    if (has('comment')) row.append('comment', comment);
    if (has('parsedcomment')) row.append('parsedcomment', commentHtml(context, { comment, title: revision }));
  }
  if (has('minor')) row.append('minor', revision.minor);
  if (has('len')) row.append('len', String(revision.length));
  if (has('sha1') && shows('content')) row.append('sha1', sha1(text));
  if (has('content')) {
    // 1.43 cannot read texts of deleted revisions here.
    if (context.release.since('1.43')) throw new CaughtException(context, exceptions.noText);
    row.append('text', text);
  }
  if (has('tags')) row.append('tags', tagList(revision.tags));
  const told: readonly HiddenPart[] = [
    ...(has('user') || has('userid') ? (['user'] as const) : []),
    ...(has('comment') || has('parsedcomment') ? (['comment'] as const) : []),
    ...(has('sha1') ? (['content'] as const) : []),
  ];
  if (isHidden(revision, 'restricted') && told.some((part) => isHidden(revision, part))) row.append('suppressed', true);
  return row;
}
