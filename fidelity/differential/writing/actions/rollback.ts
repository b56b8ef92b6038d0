import type { SessionAction } from '../session-action';
import { reason } from '../texts';

export const rollback: SessionAction = {
  name: 'rollback',
  weight: 7,
  token: 'rollback',
  by: ['admin', 'sue'],
  write(parameters, stage, mark) {
    const { dice } = stage;
    const page = stage.page();
    if (dice.percent(85)) parameters.add('title', stage.titleOf(page));
    else parameters.add('pageid', stage.pageId(page));
    parameters.add('user', dice.oneOf([stage.user(), stage.user(), '⟨admin⟩', '⟨address⟩']));
    parameters.maybe(35, 'summary', () => reason(stage)).flag(15, 'markbot');
    parameters.maybe(10, 'watchlist', () => dice.oneOf(['watch', 'unwatch', 'nochange', 'preferences']));
    page.marks.push(mark);
    return true;
  },
};
