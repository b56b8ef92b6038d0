import { LazyRegistry } from '../lazy-registry';
import type { ActionModule } from './module';
import { QueryModules } from './query/query-modules';

/** The modules of `action=query`, by what selects them: a new one is a file beside this one and a line here. */
export const queryModules = new QueryModules({
  prop: {
    info: () => (require('./query/info/info') as typeof import('./query/info/info')).info,
    imageinfo: () => (require('./query/imageinfo/imageinfo') as typeof import('./query/imageinfo/imageinfo')).imageInfo,
    categoryinfo: () =>
      (require('./query/categoryinfo/categoryinfo') as typeof import('./query/categoryinfo/categoryinfo')).categoryInfo,
    revisions: () => (require('./query/revisions/revisions') as typeof import('./query/revisions/revisions')).revisions,
    fileusage: () => (require('./query/fileusage/fileusage') as typeof import('./query/fileusage/fileusage')).fileUsage,
    extlinks: () => (require('./query/extlinks/extlinks') as typeof import('./query/extlinks/extlinks')).extLinks,
    images: () => (require('./query/images/images') as typeof import('./query/images/images')).images,
  },
  list: {
    imageusage: () =>
      (require('./query/imageusage/imageusage') as typeof import('./query/imageusage/imageusage')).imageUsage,
    allfileusages: () =>
      (require('./query/allfileusages/allfileusages') as typeof import('./query/allfileusages/allfileusages'))
        .allFileUsages,
    allpages: () => (require('./query/allpages/allpages') as typeof import('./query/allpages/allpages')).allPages,
    recentchanges: () =>
      (require('./query/recentchanges/recentchanges') as typeof import('./query/recentchanges/recentchanges'))
        .recentChanges,
  },
  meta: {
    siteinfo: () => (require('./query/siteinfo/siteinfo') as typeof import('./query/siteinfo/siteinfo')).siteInfo,
    tokens: () => (require('./query/tokens/tokens') as typeof import('./query/tokens/tokens')).tokens,
    userinfo: () => (require('./query/userinfo/userinfo') as typeof import('./query/userinfo/userinfo')).userInfo,
  },
});

/** The modules that `action` selects, in the order in which errors list them. */
export const actionModules = new LazyRegistry<ActionModule>({
  login: () => (require('./login/login') as typeof import('./login/login')).login,
  clientlogin: () => (require('./clientlogin/clientlogin') as typeof import('./clientlogin/clientlogin')).clientLogin,
  logout: () => (require('./logout/logout') as typeof import('./logout/logout')).logout,
  createaccount: () =>
    (require('./createaccount/createaccount') as typeof import('./createaccount/createaccount')).createAccount,
  query: () => (require('./query/query') as typeof import('./query/query')).createQueryModule(queryModules),
  help: () => (require('./help/help') as typeof import('./help/help')).help,
  paraminfo: () => (require('./paraminfo/paraminfo') as typeof import('./paraminfo/paraminfo')).paramInfo,
  watch: () => (require('./watch/watch') as typeof import('./watch/watch')).createWatchModule(queryModules),
  patrol: () => (require('./patrol/patrol') as typeof import('./patrol/patrol')).patrol,
});
