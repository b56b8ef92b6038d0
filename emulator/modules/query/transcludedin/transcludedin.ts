import { titleText } from '../../../model/title';
import { declareParameters } from '../../../request/parameter-declarations';
import { queryModule } from '../../module';
import { generateUsers, listUsers, type UsageKind } from '../usage/page-users';
import { userParameters } from '../usage/user-parameters';

const transcluding: UsageKind = { usageIn: ({ pages }) => pages.templateUsage, keyOf: titleText };

/** `prop=transcludedin`: the pages that transclude a page, existing or not (reading 14.3). */
export const transcludedIn = queryModule({
  kind: 'prop',
  name: 'transcludedin',
  description: { className: 'ApiQueryBacklinksprop' },
  cacheMode: 'public',
  parameters: declareParameters('ti', {
    ...userParameters,
    continue: { type: 'string', holds: ['namespace', 'page key', 'page id'] },
  }),
  run(run, values, pages) {
    listUsers(run, values, pages, transcluding);
  },
  generatePages(run, values, pageSet) {
    return generateUsers(run, values, pageSet, transcluding);
  },
});
