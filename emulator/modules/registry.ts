import { allFileUsages } from './all-file-usages';
import { help } from './help';
import { imageUsage } from './image-usage';
import { info } from './info';
import { login } from './login';
import { logout } from './logout';
import type { ActionModule, QueryModule } from './module';
import { createQueryModule } from './query';
import { tokens } from './tokens';

/** The modules of `action=query`: a new one is a file beside this one and a line here. */
export const queryModules: readonly QueryModule[] = [info, imageUsage, allFileUsages, tokens];

/** The modules that `action` selects. */
export const actionModules: readonly ActionModule[] = [login, logout, createQueryModule(queryModules), help];
