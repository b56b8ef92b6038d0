import { hasFormat, modelOf } from '../../model/content-model';
import { mainNamespace } from '../../model/namespaces';
import type { Page } from '../../model/page';
import { prefixedText, titleOfKey, type Title } from '../../model/title';
import type { ActionRun } from '../module-run';
import { canExist, readWikiTitle } from '../writing/page-of-request';
import { factsOfRevision, revisionById, type ParseTarget } from './target';
import type { ParseValues } from './parameters';

/** The text of the request, or none, and the title that it is read for. @throws UsageError */
export function readSent(run: ActionRun, values: ParseValues): ParseTarget {
  const { title: sentTitle, revid, text, prop, generatexml } = values;
  const { wiki } = run.context;
  const { title, found } = readTitleOfText(run, values);
  const isRequested = prop.length > 0 || generatexml;
  if (text === undefined && isRequested && (sentTitle !== undefined || revid !== undefined))
    warnOfMissingText(run, values);
  const page = canExist(title) ? wiki.pages.findTitle(title.namespace, title.key) : undefined;
  const model = modelOfText(run, values, title, page);
  if (values.contentformat !== undefined && !hasFormat(model, values.contentformat)) {
    const parameters = [values.contentformat, model];
    throw run.error({ code: 'badformat-generic', key: 'apierror-badformat-generic', parameters });
  }
  const facts = found && factsOfRevision(found.revision);
  return { title, pageId: page?.id ?? 0, text: text ?? '', model, isSent: true, page, ...(facts && { facts }) };
}

/** The title that a text is read for, and the revision that says it. @throws UsageError */
export function readTitleOfText(
  run: ActionRun,
  { title: text, revid }: Pick<ParseValues, 'title' | 'revid'>,
): { readonly title: Title; readonly found: ReturnType<typeof revisionById> | undefined } {
  const title = text === undefined ? usualTitle : readWikiTitle(run, text);
  if (revid === undefined) return { title, found: undefined };
  const found = revisionById(run, revid);
  const ofRevision = titleOfKey(found.page);
  if (text !== undefined && !isSame(title, ofRevision)) {
    const parameters = [revid, run.context.escapeWikitext(prefixedText(title, run.context.namespaces))];
    run.warn({ code: 'revwrongpage', key: 'apierror-revwrongpage', parameters });
  }
  return { title: ofRevision, found };
}

function warnOfMissingText(run: ActionRun, { revid, title }: ParseValues): void {
  if (revid !== undefined) {
    run.warn({ code: 'parse-revidwithouttext', key: 'apiwarn-parse-revidwithouttext', parameters: [] });
  } else if (title !== undefined) {
    run.warn({ code: 'parse-titlewithouttext', key: 'apiwarn-parse-titlewithouttext', parameters: [] });
  }
}

function modelOfText(
  run: ActionRun,
  { contentmodel, title, text, revid }: ParseValues,
  named: Title,
  page: Page | undefined,
) {
  if (contentmodel !== undefined) return contentmodel;
  if (text !== undefined && title === undefined && revid === undefined) {
    run.warn({ code: 'parse-nocontentmodel', key: 'apiwarn-parse-nocontentmodel', parameters: ['wikitext'] });
    return 'wikitext' as const;
  }
  return modelOf(named, page ?? {});
}

/** The title of a text without one. */
const usualTitle = titleOfKey({ namespace: mainNamespace, key: 'API' });

function isSame(one: Title, other: Title): boolean {
  return one.namespace === other.namespace && one.key === other.key;
}
