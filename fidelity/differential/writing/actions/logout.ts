import type { SessionAction } from '../session-action';

/** Most accounts log in again afterwards. */
export const logOut: SessionAction = {
  name: 'logout',
  weight: 22,
  token: 'csrf',
  neverBy: ['anonymous'],
  write: () => true,
};
