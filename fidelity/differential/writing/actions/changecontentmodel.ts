import type { SessionAction } from '../session-action';
import { reason } from '../texts';
import { userTags } from '../user-tags';

const models = [
  ...Array<string>(5).fill('text'),
  ...Array<string>(3).fill('wikitext'),
  'json',
  'css',
  'javascript',
  'nosuch',
];

export const changeContentModel: SessionAction = {
  name: 'changecontentmodel',
  weight: 40,
  token: 'csrf',
  followedBy: { edit: 30, changecontentmodel: 30 },
  by: ['admin', 'sue', 'olga'],
  write(parameters, stage, mark) {
    const { dice } = stage;
    const page = stage.page();
    if (dice.percent(85)) parameters.add('title', stage.titleOf(page));
    else parameters.add('pageid', stage.pageId(page));
    parameters.add('model', dice.oneOf(models));
    parameters.maybe(50, 'summary', () => reason(stage)).flag(10, 'bot');
    parameters.maybe(8, 'tags', () => dice.oneOf(['nosuch', '', ...userTags]));
    stage.noteEdit(page, mark);
    return true;
  },
};
