import { modelOf, contentFormat } from '../../../model/content-model';
import { isHidden } from '../../../model/hidden-parts';
import type { Page } from '../../../model/page';
import { isAnonymous, type Revision } from '../../../model/revision';
import { currentRevision, findRevision, revisionUserId } from '../../../model/revisions';
import { prefixedText } from '../../../model/title';
import { escapeAttribute, escapeHtmlText } from '../../../text/escape';
import { sha1 } from '../../../text/sha1';
import { sha1Digits36 } from '../../../text/sha1-digits';
import { mainPageTitle } from '../../main-page';
import type { RequestContext } from '../../context';
import type { PrintedPage } from '../../page-set/page-set';
import { mainPageAddress } from '../siteinfo/general';

/** The pages of a page set with their current revisions, as XML that `action=import` reads (vectors query/export-*). */
export function exportXml(context: RequestContext, pages: readonly PrintedPage[], schema: ExportSchema): string {
  let xml = opening(context, schema) + siteInfo(context);
  for (const { entry } of pages) if (entry.kind === 'existing') xml += pageXml(context, entry.page, schema);
  return `${xml}</mediawiki>\n`;
}

/** The version of the XML. */
export type ExportSchema = '0.10' | '0.11';

const databaseName = 'wiki';

function opening({ wiki, release }: RequestContext, schema: ExportSchema): string {
  const namespace = `http://www.mediawiki.org/xml/export-${schema}/`;
  const place = `${namespace} http://www.mediawiki.org/xml/export-${schema}.xsd`;
  return (
    `<mediawiki xmlns="${namespace}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"` +
    ` xsi:schemaLocation="${place}" version="${schema}" xml:lang="${release.languageTags.tag(wiki.site.language)}">\n`
  );
}

function siteInfo(context: RequestContext): string {
  const { wiki, namespaces } = context;
  const { site } = wiki;
  const names = namespaces.ids.map((id) => {
    const { name = '', case: own = site.firstLetter } = namespaces.byId(id) ?? {};
    const start = `      <namespace key="${id}" case="${own}"`;
    return name === '' ? `${start} />\n` : `${start}>${escapeHtmlText(name)}</namespace>\n`;
  });
  return (
    `  <siteinfo>\n    ${element('sitename', site.name)}\n    ${element('dbname', databaseName)}\n` +
    `    ${element('base', mainPageAddress(context, mainPageTitle(wiki)))}\n` +
    `    ${element('generator', context.generator)}\n` +
    `    ${element('case', site.firstLetter)}\n    <namespaces>\n${names.join('')}    </namespaces>\n  </siteinfo>\n`
  );
}

function pageXml(context: RequestContext, page: Page, schema: ExportSchema): string {
  const { wiki, namespaces } = context;
  const target = page.redirect && page.target ? prefixedText(page.target, namespaces) : undefined;
  return (
    `  <page>\n    ${element('title', page.title)}\n    ${element('ns', page.namespace)}\n    ${element('id', page.id)}\n` +
    (target === undefined ? '' : `    <redirect title="${escapeAttribute(target)}" />\n`) +
    revisionXml(context, page, currentRevision(wiki, page), schema) +
    '  </page>\n'
  );
}

/** Hidden parts are hidden from everybody. */
function revisionXml(context: RequestContext, page: Page, revision: Revision, schema: ExportSchema): string {
  const { id, parent, timestamp, comment, minor, text: content = '', length } = revision;
  const model = modelOf(page, revision);
  const digest = sha1Digits36(sha1(content));
  const lines = [element('id', id), ...(parent === 0 ? [] : [element('parentid', parent)])];
  lines.push(element('timestamp', timestamp), contributor(context, revision));
  if (minor) lines.push('<minor/>');
  if (isHidden(revision, 'comment')) lines.push('<comment deleted="deleted" />');
  else if (comment !== '') lines.push(element('comment', comment));
  if (schema !== '0.10') lines.push(element('origin', originOf(context, page, revision)));
  lines.push(element('model', model), element('format', contentFormat(model)));
  const attributes = `bytes="${length}"${schema === '0.10' ? '' : ` sha1="${digest}"`} xml:space="preserve"`;
  lines.push(content === '' ? `<text ${attributes} />` : `<text ${attributes}>${escapeHtmlText(content)}</text>`);
  lines.push(element('sha1', digest));
  return `    <revision>\n${lines.map((line) => `      ${line}\n`).join('')}    </revision>\n`;
}

function contributor({ wiki }: RequestContext, revision: Revision): string {
  if (isHidden(revision, 'user')) return '<contributor deleted="deleted" />';
  const author = isAnonymous(revision.user)
    ? [element('ip', revision.user)]
    : [element('username', revision.user), element('id', revisionUserId(wiki, revision))];
  return `<contributor>\n${author.map((line) => `        ${line}\n`).join('')}      </contributor>`;
}

/** The revision whose text this one has: those of moves and protections have that of the one before. */
function originOf({ wiki }: RequestContext, page: Page, revision: Revision): number {
  let origin = revision;
  for (;;) {
    const before = origin.parent === 0 ? undefined : findRevision(wiki, page, origin.parent);
    if (before?.text !== revision.text || before?.contentModel !== revision.contentModel || !before) return origin.id;
    origin = before;
  }
}

function element(name: string, content: string | number): string {
  return `<${name}>${escapeHtmlText(String(content))}</${name}>`;
}
