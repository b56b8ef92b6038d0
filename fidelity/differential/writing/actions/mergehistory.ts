import type { SessionAction } from '../session-action';
import type { Stage, StagePage } from '../stage';
import { reason } from '../texts';

export const mergeHistory: SessionAction = {
  name: 'mergehistory',
  weight: 22,
  token: 'csrf',
  by: ['admin', 'sue', 'olga'],
  write(parameters, stage) {
    const { dice } = stage;
    const [from, to] = pagesToMerge(stage);
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

/** Only what is older than the whole history of the other page can be merged: mostly the page that was created first. */
function pagesToMerge(stage: Stage): readonly [from: StagePage, to: StagePage] {
  const pages = [stage.page(), stage.page()] as const;
  if (stage.dice.percent(30)) return pages;
  const [first, ...others] = stage.pages.filter(({ exists, marks }) => exists && marks.length > 0).sort(byCreation);
  return first && others.length > 0 ? [first, stage.dice.oneOf(others)] : pages;
}

function byCreation(one: StagePage, other: StagePage): number {
  return Number(one.marks[0]) - Number(other.marks[0]);
}
