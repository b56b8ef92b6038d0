/** The statements that a wiki on SQLite runs for lists of usage; the debug block shows them (core 9). */
import type { PagePlace } from '../../model/sorted-pages';

interface UsageStatement {
  readonly file: string;
  readonly namespaces: readonly number[];
  readonly filter: 'all' | 'redirects' | 'nonredirects';
  readonly descending: boolean;
  readonly from: PagePlace | undefined;
  readonly limit: number;
}

export function imageUsageStatement(requested: UsageStatement): string {
  const { namespaces, from } = requested;
  const direction = requested.descending ? ' DESC' : '';
  const several = namespaces.length > 1;
  const conditions = ['(il_from=page_id)', `il_to = ${quote(requested.file)}`];
  if (namespaces.length === 1) conditions.push(`il_from_namespace = ${namespaces.join('')}`);
  if (several) conditions.push(`il_from_namespace IN (${namespaces.join(',')}) `);
  if (from) conditions.push(continueCondition(from, several, requested.descending ? '<' : '>'));
  if (requested.filter !== 'all') conditions.push(`page_is_redirect = ${requested.filter === 'redirects' ? 1 : 0}`);
  const order = several ? `il_from_namespace${direction},il_from${direction}` : `il_from${direction}`;
  return (
    'SELECT  /*! STRAIGHT_JOIN */ page_id,page_title,page_namespace,page_is_redirect,page_namespace AS "from_ns"  ' +
    `FROM "imagelinks","page"    WHERE ${conditions.join(' AND ')}  ORDER BY ${order} LIMIT ${requested.limit + 1}  `
  );
}

function continueCondition({ namespace, id }: PagePlace, several: boolean, comparison: '<' | '>'): string {
  const byId = `il_from ${comparison}= ${id}`;
  if (!several) return `(${byId})`;
  return `(il_from_namespace ${comparison} ${namespace} OR (il_from_namespace = ${namespace} AND (${byId})))`;
}

interface AllUsagesStatement {
  readonly unique: boolean;
  readonly descending: boolean;
  /** Bounds of the file keys, in the order in which MediaWiki names them. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly prefix: string | undefined;
  /** Where the list is resumed. */
  readonly resume: { readonly file: string; readonly pageId: number } | undefined;
  readonly limit: number;
}

export function allFileUsagesStatement(requested: AllUsagesStatement): string {
  const { unique, resume } = requested;
  const direction = requested.descending ? ' DESC' : '';
  const conditions: string[] = [];
  if (resume) conditions.push(resumeCondition(resume, unique, requested.descending ? '<' : '>'));
  if (requested.from !== undefined) conditions.push(`(il_to >= ${quote(requested.from)})`);
  if (requested.to !== undefined) conditions.push(`(il_to <= ${quote(requested.to)})`);
  if (requested.prefix !== undefined) conditions.push(`(il_to LIKE ${quote(`${requested.prefix}%`)} ESCAPE '\`')`);
  const where = conditions.length === 0 ? '  ' : ` WHERE ${conditions.join(' AND ')}`;
  const order = `il_to${direction}${unique ? '' : `,il_from${direction}`}`;
  const fields = `il_to AS "pl_title"${unique ? '' : ',il_from AS "pl_from"'}`;
  return `SELECT ${unique ? 'DISTINCT ' : ' '}${fields}  FROM "imagelinks"   ${where}  ORDER BY ${order} LIMIT ${requested.limit + 1}  `;
}

function resumeCondition(resume: { file: string; pageId: number }, unique: boolean, comparison: '<' | '>'): string {
  const key = quote(resume.file);
  if (unique) return `(il_to ${comparison}= ${key})`;
  return `(il_to ${comparison} ${key} OR (il_to = ${key} AND (il_from ${comparison}= ${resume.pageId})))`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
