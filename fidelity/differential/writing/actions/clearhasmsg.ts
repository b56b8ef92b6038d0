import type { SessionAction } from '../session-action';

export const clearHasMsg: SessionAction = {
  name: 'clearhasmsg',
  weight: 14,
  by: ['amy', 'ben', 'sue'],
  write: () => true,
};
