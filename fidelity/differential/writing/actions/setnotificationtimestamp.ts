import type { SessionAction } from '../session-action';

export const setNotificationTimestamp: SessionAction = {
  name: 'setnotificationtimestamp',
  weight: 8,
  token: 'csrf',
  write(parameters, stage) {
    const { dice } = stage;
    const page = stage.page();
    switch (dice.weighted({ titles: 45, pageids: 15, revids: 10, entire: 22, both: 4, none: 4 })) {
      case 'titles':
        parameters.add('titles', dice.percent(60) ? stage.title() : `${stage.title()}|${stage.title()}`);
        parameters.flag(15, 'redirects');
        break;
      case 'pageids':
        parameters.add('pageids', stage.pageId(page));
        break;
      case 'revids':
        parameters.add('revids', stage.revision(page));
        break;
      case 'entire':
        parameters.add('entirewatchlist', '1');
        break;
      case 'both':
        parameters.add('entirewatchlist', '1').add('titles', stage.title());
        break;
      case 'none':
    }
    switch (dice.weighted({ now: 40, time: 20, torevid: 20, newerthanrevid: 16, both: 4 })) {
      case 'now':
        break;
      case 'time':
        parameters.add('timestamp', dice.oneOf(['⟨start⟩', 'now', '2001-01-01T00:00:00Z', 'foo', '']));
        break;
      case 'torevid':
        parameters.add('torevid', stage.revision(page));
        break;
      case 'newerthanrevid':
        parameters.add('newerthanrevid', stage.revision(page));
        break;
      case 'both':
        parameters.add('torevid', stage.revision(page)).add('timestamp', '⟨start⟩');
    }
    return true;
  },
};
