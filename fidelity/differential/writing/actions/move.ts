import { userTags } from '../user-tags';
import type { SessionAction } from '../session-action';
import { tag } from '../session-text';
import type { Stage } from '../stage';
import { reason } from '../texts';

export const move: SessionAction = {
  name: 'move',
  weight: 14,
  token: 'csrf',
  followedBy: { mergehistory: 20, move: 10 },
  write(parameters, stage, mark) {
    const { dice } = stage;
    const from = stage.page();
    const to = target(stage);
    if (dice.percent(85)) parameters.add('from', stage.titleOf(from));
    else parameters.add('fromid', stage.pageId(from));
    parameters.add('to', dice.percent(6) ? stage.wrongTitle() : stage.spelled(to));
    parameters.maybe(60, 'reason', () => reason(stage));
    parameters.flag(35, 'movetalk').flag(20, 'movesubpages').flag(30, 'noredirect').flag(8, 'ignorewarnings');
    parameters.maybe(10, 'watchlist', () => dice.oneOf(['watch', 'unwatch', 'nochange', 'preferences']));
    parameters.maybe(3, 'tags', () => dice.oneOf(['nosuch', '', ...userTags]));
    const moved = stage.pageTitled(to);
    moved.exists = true;
    moved.marks.push(...from.marks, mark);
    moved.authors.push(...from.authors);
    return true;
  },
};

function target(stage: Stage): string {
  const { dice } = stage;
  if (dice.percent(35)) return stage.anyPage().title;
  const name = dice.oneOf(['Gnu', 'Hen', 'Ibis']);
  return `${dice.oneOf(['', '', '', 'Talk:', 'User:', 'Help:', 'Template:', 'Project:'])}${name} ${tag}`;
}
