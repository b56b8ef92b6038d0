import { hasFormat, modelOf, contentModel, type ContentModel } from '../../model/content-model';
import type { Page } from '../../model/page';
import { isTitle, parseTitle, prefixedKey, prefixedText, type Title, type Titled } from '../../model/title';
import type { Message } from '../../messages/message';
import type { ActionRun } from '../module-run';
import type { EditValues } from './parameters';

/** The page to edit, which may not exist yet. */
export interface EditTarget {
  readonly title: Titled;
  readonly page: Page | undefined;
  /** With its namespace and spaces. */
  readonly name: string;
  /** The model of the page after the edit. */
  readonly contentModel: ContentModel;
  /** The redirect that was followed to it. */
  readonly redirected?: { readonly from: string; readonly to: string };
}

/**
 * The page that the parameters name, and whether it may exist and be of the requested model.
 *
 * @throws UsageError
 */
export function findTarget(run: ActionRun, values: EditValues): EditTarget {
  const named = findNamed(run, values);
  const { title, redirected } = values.redirect
    ? followRedirect(run, values, named)
    : { title: named, redirected: undefined };
  const { wiki, namespaces } = run.context;
  const page = wiki.pages.findTitle(title.namespace, title.key);
  const name = prefixedText(title, namespaces);
  // These errors name the page with underscores (vector edit/bad-format-of-two-words).
  const key = prefixedKey(title, namespaces);
  const model = values.contentmodel ?? (page ? modelOf(title, page) : contentModel(title));
  if (model === 'unknown') {
    throw run.error({ code: 'no-direct-editing', key: 'apierror-no-direct-editing', parameters: [model, key] });
  }
  const format = values.contentformat;
  if (format !== undefined && !hasFormat(model, format)) {
    throw run.error({ code: 'badformat', key: 'apierror-badformat', parameters: [format, model, key] });
  }
  const target = { title, page, name, contentModel: model, ...(redirected && { redirected }) };
  requireExistence(run, values, target);
  return target;
}

function findNamed(run: ActionRun, { title: text, pageid }: EditValues): Titled {
  const { wiki, escapeWikitext } = run.context;
  if (text !== undefined && pageid !== undefined) throw run.conflict('title', 'pageid');
  if (pageid !== undefined) {
    const page = wiki.pages.find(Number(pageid));
    if (page) return page;
    throw run.error({ code: 'nosuchpageid', key: 'apierror-nosuchpageid', parameters: [pageid] });
  }
  if (text === undefined) throw run.missingOneOf('title', 'pageid');
  const title = parseTitle(text, wiki.site);
  if (!isTitle(title) || title.interwiki !== '') {
    throw run.error({ code: 'invalidtitle', key: 'apierror-invalidtitle', parameters: [escapeWikitext(text)] });
  }
  if (title.namespace < 0 || title.key === '') {
    throw run.error({ code: 'pagecannotexist', key: 'apierror-pagecannotexist', parameters: [] });
  }
  return { namespace: title.namespace, key: title.key };
}

/** Follows one redirect, so that text is added to its target. */
function followRedirect(run: ActionRun, values: EditValues, named: Titled) {
  const { prependtext, appendtext, section } = values;
  if (prependtext === undefined && appendtext === undefined && section !== 'new') {
    throw run.error({ code: 'redirect-appendonly', key: 'apierror-redirect-appendonly', parameters: [] });
  }
  const { wiki, namespaces } = run.context;
  const page = wiki.pages.findTitle(named.namespace, named.key);
  if (!page?.redirect || !page.target) return { title: named, redirected: undefined };
  const redirected = { from: prefixedText(named, namespaces), to: prefixedText(page.target, namespaces) };
  if (canHavePage(page.target)) return { title: page.target, redirected };
  throw run.error({
    ...{ code: 'edit-invalidredirect', key: 'apierror-edit-invalidredirect' },
    parameters: [{ plaintext: redirected.from }, { plaintext: redirected.to }],
    data: { redirects: redirected },
  });
}

function canHavePage({ namespace, interwiki, key }: Title): boolean {
  return namespace >= 0 && interwiki === '' && key !== '';
}

function requireExistence(run: ActionRun, { createonly, nocreate }: EditValues, { page }: EditTarget): void {
  if (createonly && page) {
    const text = run.context.release.choose(articleExists);
    throw run.error({ code: 'articleexists', key: 'apierror-articleexists', parameters: [], ...text });
  }
  if (nocreate && !page) {
    throw run.error({ code: 'missingtitle', key: 'apierror-missingtitle', parameters: [] });
  }
}

const articleExists: { readonly '1.39': Pick<Message, 'text'>; readonly '1.43': Pick<Message, 'text'> } = {
  '1.39': { text: 'The article you tried to create has been created already.' },
  '1.43': {},
};
