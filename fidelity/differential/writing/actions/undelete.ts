import type { SessionAction } from '../session-action';
import { reason } from '../texts';

export const undelete: SessionAction = {
  name: 'undelete',
  weight: 44,
  token: 'csrf',
  by: ['admin', 'sue', 'olga'],
  write(parameters, stage) {
    const { dice } = stage;
    if (stage.dice.percent(80) && !stage.pages.some(({ isDeleted }) => isDeleted)) return false;
    const gone = stage.pages.filter(({ isDeleted }) => isDeleted);
    const page = gone.length > 0 && dice.percent(90) ? dice.oneOf(gone) : stage.anyPage();
    parameters.add('title', stage.titleOf(page));
    parameters.maybe(60, 'reason', () => reason(stage));
    if (page.marks.length > 0 && dice.percent(25)) {
      const chosen = dice.some(page.marks, dice.between(1, 2));
      parameters.add('timestamps', chosen.map((mark) => `⟨${mark}.newtimestamp⟩`).join('|'));
    }
    parameters.maybe(4, 'fileids', () => dice.oneOf(['0', '999999999', '']));
    parameters.flag(12, 'undeletetalk');
    parameters.maybe(10, 'watchlist', () => dice.oneOf(['watch', 'unwatch', 'nochange', 'preferences']));
    if (page.isDeleted && dice.percent(80)) {
      page.exists = true;
      page.isDeleted = false;
    }
    return true;
  },
};
