import type { SessionAction } from '../session-action';
import { tag } from '../session-text';
import { reason } from '../texts';

const managed = [
  ...Array<string>(6).fill(`own ${tag}`),
  ...Array<string>(4).fill(`other ${tag}`),
  ...['', 'mw-undo', `a,b ${tag}`, `a|b ${tag}`],
];

/** Tags that nothing bears: real wikis notice new ones late. */
export const manageTags: SessionAction = {
  name: 'managetags',
  weight: 36,
  token: 'csrf',
  by: ['admin', 'sue', 'olga'],
  followedBy: { managetags: 50 },
  write(parameters, stage) {
    const { dice } = stage;
    parameters.add('operation', dice.weighted({ create: 50, delete: 20, activate: 15, deactivate: 15 }));
    parameters
      .add('tag', dice.oneOf(managed))
      .maybe(45, 'reason', () => reason(stage))
      .flag(35, 'ignorewarnings');
    return true;
  },
};
