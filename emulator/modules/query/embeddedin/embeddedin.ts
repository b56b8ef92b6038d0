import { titleText } from '../../../model/title';
import { declareParameters } from '../../../request/parameter-declarations';
import { queryModule } from '../../module';
import { generateUsersOfTitle, listUsersOfTitle, userListParameters, type UserListKind } from '../usage/list-users';
import { findTitle } from '../usage/requested-title';

const transcluding: UserListKind = {
  findTarget: findTitle,
  usageIn: ({ pages }) => pages.templateUsage,
  keyOf: titleText,
  redirectTarget: (page) => page,
};

/** `list=embeddedin`: the pages that transclude a page, by id (reading 14.4). */
export const embeddedIn = queryModule({
  kind: 'list',
  name: 'embeddedin',
  description: { className: 'ApiQueryBacklinks' },
  exactlyOneOf: ['title', 'pageid'],
  cacheMode: 'public',
  parameters: declareParameters('ei', {
    title: { type: 'string', holds: 'page title' },
    pageid: { type: 'integer', isId: true },
    continue: { type: 'string', holds: ['namespace', 'page id'] },
    ...userListParameters,
  }),
  run(run, values) {
    listUsersOfTitle(run, values, transcluding);
  },
  generatePages(run, values) {
    return generateUsersOfTitle(run, values, transcluding);
  },
});
