import { fileNamespace } from '../../../model/namespaces';
import { declareParameters } from '../../../request/parameter-declarations';
import { queryModule } from '../../module';
import { generateUsers, listUsers, type UsageKind } from '../usage/page-users';
import { userParameters } from '../usage/user-parameters';

/** Files are used by their names, which are those of no other pages. */
const embedding: UsageKind = {
  isTarget: ({ namespace }) => namespace === fileNamespace,
  usageIn: ({ pages }) => pages.usage,
  keyOf: ({ key }) => key,
};

/** `prop=fileusage`: the pages that use a file, existing or not, beside the file (reading 3). */
export const fileUsage = queryModule({
  kind: 'prop',
  name: 'fileusage',
  description: { className: 'ApiQueryBacklinksprop' },
  cacheMode: 'public',
  parameters: declareParameters('fu', {
    ...userParameters,
    continue: { type: 'string', holds: ['file key', 'page id'] },
  }),
  run(run, values, pages) {
    listUsers(run, values, pages, embedding);
  },
  generatePages(run, values, pageSet) {
    return generateUsers(run, values, pageSet, embedding);
  },
});
