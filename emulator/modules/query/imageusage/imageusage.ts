import { fileNamespace } from '../../../model/namespaces';
import { declareParameters } from '../../../request/parameter-declarations';
import { queryModule } from '../../module';
import { generateUsersOfTitle, listUsersOfTitle, userListParameters, type UserListKind } from '../usage/list-users';
import { imageUsageStatement } from '../usage-statements';
import { findFile } from './file';

/** Redirects count as files if they have the name of one. */
const embedding: UserListKind = {
  findTarget: findFile,
  usageIn: ({ pages }) => pages.usage,
  keyOf: ({ key }) => key,
  redirectTarget: ({ key }) => ({ namespace: fileNamespace, key }),
  trace({ context }, { key, ...requested }) {
    context.trace?.addStatement('ApiQueryBacklinks::runFirstQuery', imageUsageStatement({ file: key, ...requested }));
  },
};

/** `list=imageusage`: the pages that embed a file, by id (spec 4.2; core 4). */
export const imageUsage = queryModule({
  kind: 'list',
  name: 'imageusage',
  description: { className: 'ApiQueryBacklinks' },
  exactlyOneOf: ['title', 'pageid'],
  cacheMode: 'public',
  schema: 'urn:wikidouble:image-usage',
  parameters: declareParameters('iu', {
    title: { type: 'string', holds: 'file title' },
    pageid: { type: 'integer', isId: true },
    continue: {
      type: 'string',
      // The last six where redirects are followed (core 4.5).
      holds: ['namespace', 'page id', 'namespace', 'file key', 'namespace', 'page id', 'page id', 'page id'],
    },
    ...userListParameters,
    redirect: { type: 'boolean' },
  }),
  run(run, values) {
    listUsersOfTitle(run, values, embedding);
  },
  generatePages(run, values) {
    return generateUsersOfTitle(run, values, embedding);
  },
});
