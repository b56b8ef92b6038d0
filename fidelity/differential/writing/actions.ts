import { block } from './actions/block';
import { changeAuthenticationData } from './actions/changeauthenticationdata';
import { changeContentModel } from './actions/changecontentmodel';
import { clearHasMsg } from './actions/clearhasmsg';
import { createAccount } from './actions/createaccount';
import { deletePage } from './actions/delete';
import { edit } from './actions/edit';
import { emailUser } from './actions/emailuser';
import { fileRevert } from './actions/filerevert';
import { importPages } from './actions/import';
import { logOut } from './actions/logout';
import { manageTags } from './actions/managetags';
import { mergeHistory } from './actions/mergehistory';
import { move } from './actions/move';
import { options } from './actions/options';
import { patrol } from './actions/patrol';
import { protect } from './actions/protect';
import { purge } from './actions/purge';
import { refusedActions } from './actions/refused';
import { revisionDelete } from './actions/revisiondelete';
import { rollback } from './actions/rollback';
import { setNotificationTimestamp } from './actions/setnotificationtimestamp';
import { stashEdit } from './actions/stashedit';
import { tag } from './actions/tag';
import { unblock } from './actions/unblock';
import { undelete } from './actions/undelete';
import { upload } from './actions/upload';
import { userRights } from './actions/userrights';
import { validatePassword } from './actions/validatepassword';
import { watch } from './actions/watch';
import type { SessionAction } from './session-action';

/** All actions that sessions write with. A session uses those that the fake has. */
export const sessionActions: readonly SessionAction[] = [
  edit,
  watch,
  setNotificationTimestamp,
  patrol,
  createAccount,
  purge,
  move,
  deletePage,
  undelete,
  protect,
  block,
  unblock,
  userRights,
  rollback,
  emailUser,
  tag,
  revisionDelete,
  mergeHistory,
  options,
  stashEdit,
  changeContentModel,
  changeAuthenticationData,
  clearHasMsg,
  upload,
  fileRevert,
  importPages,
  manageTags,
  logOut,
  validatePassword,
  ...refusedActions,
];
