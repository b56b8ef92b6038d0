import { titleText } from '../../../model/title';
import { declareParameters } from '../../../request/parameter-declarations';
import { queryModule } from '../../module';
import { generateUsers, listUsers, type UsageKind } from '../usage/page-users';
import { userParameters } from '../usage/user-parameters';

const redirecting: UsageKind = { usageIn: ({ pages }) => pages.redirectUsage, keyOf: titleText, isById: true };

/** `prop=redirects`: the redirects to a page, existing or not, by id (reading 14.3; vectors redirects/several-namespaces…). */
export const redirects = queryModule({
  kind: 'prop',
  name: 'redirects',
  description: { className: 'ApiQueryBacklinksprop' },
  cacheMode: 'public',
  parameters: declareParameters('rd', {
    ...userParameters,
    prop: { type: 'enumeration list', values: ['fragment', 'pageid', 'title'], default: ['pageid', 'title'] },
    show: { type: 'enumeration list', values: ['!fragment', 'fragment'] },
    continue: { type: 'string', holds: ['namespace', 'page key', 'page id'] },
  }),
  run(run, values, pages) {
    listUsers(run, values, pages, redirecting);
  },
  generatePages(run, values, pageSet) {
    return generateUsers(run, values, pageSet, redirecting);
  },
});
