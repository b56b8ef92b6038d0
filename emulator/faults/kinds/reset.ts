import { loss } from '../loss';

export const reset = loss({ kind: 'reset' }, 'as `internal-error`');
