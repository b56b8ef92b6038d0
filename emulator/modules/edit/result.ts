import type { ResultRecord } from '../../response/result-tree';
import type { SavedEdit } from './save';
import type { EditTarget } from './target';
import type { Watching } from './watching';

/** The members of the result; false flags are absent in both versions of the formats (writing 1.2). */
export function describeResult(
  { name, page: before }: EditTarget,
  { page, contentModel, isChanged }: SavedEdit,
  { watched, expiry }: Watching,
): ResultRecord {
  return {
    ...(!before && { new: true }),
    result: 'Success',
    pageid: page.id,
    title: name,
    contentmodel: contentModel,
    ...(isChanged
      ? {
          oldrevid: before?.revision ?? 0,
          newrevid: page.revision,
          newtimestamp: page.authorship?.timestamp ?? page.touched,
        }
      : { nochange: true }),
    ...(watched && { watched: true, ...(expiry !== undefined && { watchlistexpiry: expiry }) }),
  };
}
