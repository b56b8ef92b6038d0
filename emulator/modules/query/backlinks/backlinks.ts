import { titleText } from '../../../model/title';
import { declareParameters } from '../../../request/parameter-declarations';
import { queryModule } from '../../module';
import { generateUsersOfTitle, listUsersOfTitle, userListParameters, type UserListKind } from '../usage/list-users';
import { findTitle } from '../usage/requested-title';

const linking: UserListKind = {
  findTarget: findTitle,
  usageIn: ({ pages }) => pages.linkUsage,
  keyOf: titleText,
  redirectTarget: (page) => page,
};

/** `list=backlinks`: the pages that link to a page, by id (reading 14.4). */
export const backlinks = queryModule({
  kind: 'list',
  name: 'backlinks',
  exactlyOneOf: ['title', 'pageid'],
  cacheMode: 'public',
  parameters: declareParameters('bl', {
    title: { type: 'string', holds: 'page title' },
    pageid: { type: 'integer', isId: true },
    continue: {
      type: 'string',
      // The last six where redirects are followed.
      holds: ['namespace', 'page id', 'namespace', 'page key', 'namespace', 'page id', 'page id', 'page id'],
    },
    ...userListParameters,
    redirect: { type: 'boolean' },
  }),
  run(run, values) {
    listUsersOfTitle(run, values, linking);
  },
  generatePages(run, values) {
    return generateUsersOfTitle(run, values, linking);
  },
});
