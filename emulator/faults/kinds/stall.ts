import { loss } from '../loss';

export const stall = loss({ kind: 'stall' }, 'times out, then as `internal-error`');
