import { exceptions } from '../../messages/exceptions';
import { messageWikitext, type Message } from '../../messages/message';
import { CaughtException } from '../../messages/usage-error';
import { modelOf, type ContentModel } from '../../model/content-model';
import { prefixedText, type Titled } from '../../model/title';
import { declareParameters } from '../../request/parameter-declarations';
import { contentMessage } from '../../wikitext/content-messages';
import { store } from '../edit/save';
import type { EditTarget } from '../edit/target';
import { distinct } from '../fail-for';
import { isLimited } from '../is-limited';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';
import { protectionOfModel, whatForbids } from '../query/info/actions';
import { readTargetPage } from '../writing/page-of-request';
import { performerName } from '../writing/performer';
import { requireTagging } from '../writing/require-tagging';
import { requireRight } from '../require-right';

const models = ['wikitext', 'javascript', 'json', 'css', 'text'] as const satisfies ContentModel[];

const parameters = declareParameters('', {
  title: { type: 'string', holds: 'page title' },
  pageid: { type: 'integer', isId: true, holds: 'page id' },
  summary: { type: 'string' },
  tags: { type: 'tag list' },
  model: { type: 'enumeration', values: models, required: true },
  bot: { type: 'boolean' },
  token: { type: 'string', sensitive: true },
});

/** `action=changecontentmodel` (writing 21). */
export const changeContentModel = actionModule({
  name: 'changecontentmodel',
  description: { className: 'ApiChangeContentModel', helpPages: ['Help:ChangeContentModel'] },
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: () => true,
  parameters,
  run(run, values) {
    const { model } = values;
    const { context } = run;
    const { page } = readTargetPage(run, values);
    if (!page) {
      const code = 'changecontentmodel-missingtitle';
      throw run.error({ code, key: `apierror-${code}`, parameters: [] });
    }
    context.page = page;
    requireAllowed(run, page, model);
    requireTagging(run, values.tags);
    const { summary } = values;
    const isEarlier = !context.release.since('1.43');
    if (summary === undefined && isEarlier) throw new CaughtException(context, exceptions.noSummary);
    const before = modelOf(page, page);
    if (before === model) throw run.error({ code: 'nochanges', key: 'apierror-nochanges', parameters: [] });
    if (isEarlier && isLimited(context, 'editcontentmodel', '1.39')) throw run.error(limited);
    const target = { title: page, page, name: prefixedText(page, context.namespaces), contentModel: model };
    const saved = store(run, values, target, {
      ...{ section: 'all', text: page.text ?? '', summary: describe(run, target, before, summary) },
      log: { comment: summary ?? '', tags: values.tags ?? [] },
    });
    run.respond({
      result: 'Success',
      title: target.name,
      pageid: page.id,
      contentmodel: model,
      logid: context.wiki.logs.nextId - 1,
      revid: saved.page.revision,
    });
  },
});

const limited: Message = { code: 'ratelimited', key: 'apierror-ratelimited', parameters: [] };

/** Reasons are given for the page as it is and as it would be, each once. @throws UsageError with all reasons */
function requireAllowed(run: ActionRun, title: Titled, model: ContentModel): void {
  const { context } = run;
  const right = 'editcontentmodel';
  const isTooMuch = context.release.since('1.43') && isLimited(context, right);
  requireRight(run, right);
  const actions = [right, 'edit'];
  const reasons = [
    ...(isTooMuch ? [limited] : []),
    ...actions.flatMap((action) => whatForbids(context, action, title)),
    ...actions.flatMap((action) => protectionOfModel(context, action, title, model)),
  ];
  // The address of a blocked user is not blocked as well, unlike elsewhere (sequence autoblocks-of-content-models).
  const [first, ...further] = distinct(reasons);
  if (first) throw run.error(first, further);
}

/** The summary of the revision, in the language of the wiki. */
function describe({ context }: ActionRun, target: EditTarget, before: ContentModel, summary = ''): string {
  const named = (model: ContentModel) => ({ message: `content-model-${model}` as const });
  const user = performerName(context);
  const parameters = [user, user, `[[${target.name}]]`, named(before), named(target.contentModel)];
  const key = 'logentry-contentmodel-change';
  const text = messageWikitext({ code: '', key, parameters }, context.contentTexts);
  return summary === '' ? text : text + contentMessage(context.wiki, 'colon-separator') + summary;
}
