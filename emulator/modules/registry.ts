import { allFileUsages } from './all-file-usages';
import { allPages } from './all-pages';
import { categoryInfo } from './category-info';
import { clientLogin } from './client-login';
import { createAccount } from './create-account';
import { fileUsage } from './file-usage';
import { help } from './help';
import { imageInfo } from './image-info';
import { imageUsage } from './image-usage';
import { images } from './images';
import { info } from './info';
import { login } from './login';
import { logout } from './logout';
import type { ActionModule, QueryModule } from './module';
import { paramInfo } from './param-info';
import { patrol } from './patrol';
import { createQueryModule } from './query';
import { recentChanges } from './recent-changes';
import { revisions } from './revisions';
import { siteInfo } from './site-info';
import { tokens } from './tokens';
import { userInfo } from './user-info';
import { createWatchModule } from './watch';

/** The modules of `action=query`: a new one is a file beside this one and a line here. */
export const queryModules: readonly QueryModule[] = [
  info,
  imageInfo,
  categoryInfo,
  revisions,
  fileUsage,
  images,
  imageUsage,
  allFileUsages,
  allPages,
  recentChanges,
  siteInfo,
  tokens,
  userInfo,
];

/** The modules that `action` selects, in the order in which errors list them (asked). */
export const actionModules: readonly ActionModule[] = [
  login,
  clientLogin,
  logout,
  createAccount,
  createQueryModule(queryModules),
  help,
  paramInfo,
  createWatchModule(queryModules),
  patrol,
];
