import { OnDemand } from '../on-demand';
import type { ActionModule } from './module';
import { QueryModules } from './query-modules';

/** The modules of `action=query`, by what selects them: a new one is a file beside this one and a line here. */
export const queryModules = new QueryModules({
  prop: {
    info: () => (require('./info') as typeof import('./info')).info,
    imageinfo: () => (require('./image-info') as typeof import('./image-info')).imageInfo,
    categoryinfo: () => (require('./category-info') as typeof import('./category-info')).categoryInfo,
    revisions: () => (require('./revisions') as typeof import('./revisions')).revisions,
    fileusage: () => (require('./file-usage') as typeof import('./file-usage')).fileUsage,
    images: () => (require('./images') as typeof import('./images')).images,
  },
  list: {
    imageusage: () => (require('./image-usage') as typeof import('./image-usage')).imageUsage,
    allfileusages: () => (require('./all-file-usages') as typeof import('./all-file-usages')).allFileUsages,
    allpages: () => (require('./all-pages') as typeof import('./all-pages')).allPages,
    recentchanges: () => (require('./recent-changes') as typeof import('./recent-changes')).recentChanges,
  },
  meta: {
    siteinfo: () => (require('./site-info') as typeof import('./site-info')).siteInfo,
    tokens: () => (require('./tokens') as typeof import('./tokens')).tokens,
    userinfo: () => (require('./user-info') as typeof import('./user-info')).userInfo,
  },
});

/** The modules that `action` selects, in the order in which errors list them (asked). */
export const actionModules = new OnDemand<ActionModule>({
  login: () => (require('./login') as typeof import('./login')).login,
  clientlogin: () => (require('./client-login') as typeof import('./client-login')).clientLogin,
  logout: () => (require('./logout') as typeof import('./logout')).logout,
  createaccount: () => (require('./create-account') as typeof import('./create-account')).createAccount,
  query: () => (require('./query') as typeof import('./query')).createQueryModule(queryModules),
  help: () => (require('./help') as typeof import('./help')).help,
  paraminfo: () => (require('./param-info') as typeof import('./param-info')).paramInfo,
  watch: () => (require('./watch') as typeof import('./watch')).createWatchModule(queryModules),
  patrol: () => (require('./patrol') as typeof import('./patrol')).patrol,
});
