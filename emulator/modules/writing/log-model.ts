import { keptComment } from '../../model/comment';
import { modelOf, type ContentModel } from '../../model/content-model';
import type { Page } from '../../model/page';
import { recordChange } from '../../model/record-change';
import type { Titled } from '../../model/title';
import type { RequestContext } from '../context';
import { performerOf } from './performer';

/** Logs that a text has another content model than the page had, or than its title has. */
export function logModel(
  context: RequestContext,
  { title, page }: { readonly title: Titled; readonly page: Page | undefined },
  model: ContentModel,
  { comment, tags }: { readonly comment: string; readonly tags: readonly string[] },
): void {
  const before = modelOf(title, page ?? {});
  if (model === before) return;
  recordChange(context.wiki, {
    type: 'log',
    title: { namespace: title.namespace, key: title.key },
    ...performerOf(context),
    comment: keptComment(comment),
    tags,
    log: {
      type: 'contentmodel',
      action: page ? 'change' : 'new',
      parameters: { oldmodel: page ? before : false, newmodel: model },
    },
  });
}
