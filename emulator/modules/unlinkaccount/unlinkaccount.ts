import { removalModule } from '../removeauthenticationdata/removeauthenticationdata';

/** `action=unlinkaccount`: on a fresh wiki, no account can be linked to another one. */
export const unlinkAccount = removalModule('unlinkaccount');
