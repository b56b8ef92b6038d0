import type { SessionAction } from '../session-action';
import { reason } from '../texts';

export const rollback: SessionAction = {
  name: 'rollback',
  weight: 20,
  token: 'rollback',
  by: ['admin', 'sue', 'olga'],
  write(parameters, stage, mark) {
    const { dice } = stage;
    const page = (dice.percent(75) ? stage.pageOfSeveral() : undefined) ?? stage.page();
    const last = page.authors.at(-1);
    if (dice.percent(85)) parameters.add('title', stage.titleOf(page));
    else parameters.add('pageid', stage.pageId(page));
    const isLikely = last !== undefined && dice.percent(75);
    parameters.add('user', isLikely ? last : dice.oneOf([stage.user(), stage.user(), '⟨admin⟩', '⟨address⟩']));
    parameters.maybe(35, 'summary', () => reason(stage)).flag(15, 'markbot');
    parameters.maybe(10, 'watchlist', () => dice.oneOf(['watch', 'unwatch', 'nochange', 'preferences']));
    stage.noteEdit(page, mark);
    return true;
  },
};
