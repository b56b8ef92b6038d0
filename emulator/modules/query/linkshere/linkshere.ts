import { titleText } from '../../../model/title';
import { declareParameters } from '../../../request/parameter-declarations';
import { queryModule } from '../../module';
import { generateUsers, listUsers, type UsageKind } from '../usage/page-users';
import { userParameters } from '../usage/user-parameters';

const linking: UsageKind = { usageIn: ({ pages }) => pages.linkUsage, keyOf: titleText };

/** `prop=linkshere`: the pages that link to a page, existing or not (reading 14.3). */
export const linksHere = queryModule({
  kind: 'prop',
  name: 'linkshere',
  description: { className: 'ApiQueryBacklinksprop' },
  cacheMode: 'public',
  parameters: declareParameters('lh', {
    ...userParameters,
    continue: { type: 'string', holds: ['namespace', 'page key', 'page id'] },
  }),
  run(run, values, pages) {
    listUsers(run, values, pages, linking);
  },
  generatePages(run, values, pageSet) {
    return generateUsers(run, values, pageSet, linking);
  },
});
