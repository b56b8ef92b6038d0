import type { SessionAction } from '../session-action';
import { reason } from '../texts';

export const mergeHistory: SessionAction = {
  name: 'mergehistory',
  weight: 6,
  token: 'csrf',
  by: ['admin', 'sue'],
  write(parameters, stage) {
    const { dice } = stage;
    const [from, to] = [stage.page(), stage.page()];
    if (dice.percent(85)) parameters.add('from', stage.titleOf(from));
    else parameters.add('fromid', stage.pageId(from));
    if (dice.percent(85)) parameters.add('to', stage.titleOf(to));
    else parameters.add('toid', stage.pageId(to));
    const mark = from.marks.length > 0 ? dice.oneOf(from.marks) : undefined;
    if (mark !== undefined) parameters.maybe(35, 'timestamp', () => `⟨${mark}.newtimestamp⟩`);
    parameters.maybe(50, 'reason', () => reason(stage));
    return true;
  },
};
