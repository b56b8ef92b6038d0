import { userTags } from '../user-tags';
import type { SessionAction } from '../session-action';
import { reason } from '../texts';

export const deletePage: SessionAction = {
  name: 'delete',
  weight: 14,
  token: 'csrf',
  followedBy: { undelete: 70 },
  by: ['admin', 'sue', 'olga'],
  write(parameters, stage, mark) {
    const { dice } = stage;
    const page = stage.page();
    if (dice.percent(85)) parameters.add('title', stage.titleOf(page));
    else parameters.add('pageid', stage.pageId(page));
    parameters.maybe(60, 'reason', () => reason(stage)).flag(12, 'deletetalk');
    parameters.maybe(10, 'watchlist', () => dice.oneOf(['watch', 'unwatch', 'nochange', 'preferences']));
    parameters.maybe(3, 'tags', () => dice.oneOf(['nosuch', '', ...userTags]));
    if (dice.percent(80)) {
      page.isDeleted = page.exists;
      page.exists = false;
    }
    stage.remember('logid', mark);
    return true;
  },
};
