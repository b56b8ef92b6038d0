import type { SessionAction } from '../session-action';

export const purge: SessionAction = {
  name: 'purge',
  weight: 4,
  write(parameters, stage) {
    const { dice } = stage;
    if (dice.percent(75)) parameters.add('titles', `${stage.title()}|${stage.title()}`);
    else parameters.add('pageids', stage.pageId(stage.page()));
    parameters.flag(30, 'forcelinkupdate').flag(10, 'forcerecursivelinkupdate').flag(15, 'redirects');
    return true;
  },
};
