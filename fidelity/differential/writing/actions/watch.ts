import type { SessionAction } from '../session-action';

export const watch: SessionAction = {
  name: 'watch',
  weight: 8,
  token: 'watch',
  write(parameters, stage) {
    const { dice } = stage;
    switch (dice.weighted({ title: 25, titles: 50, pageids: 20, both: 5 })) {
      case 'title':
        parameters.add('title', stage.title());
        break;
      case 'titles':
        parameters.add('titles', `${stage.title()}|${stage.title()}`);
        break;
      case 'pageids':
        parameters.add('pageids', stage.pageId(stage.page()));
        break;
      case 'both':
        parameters.add('title', stage.title()).add('titles', stage.title());
    }
    parameters.flag(35, 'unwatch').flag(10, 'redirects');
    return true;
  },
};
