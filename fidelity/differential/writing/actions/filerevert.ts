import type { SessionAction } from '../session-action';
import { tag } from '../session-text';
import { reason } from '../texts';

export const fileRevert: SessionAction = {
  name: 'filerevert',
  weight: 22,
  token: 'csrf',
  by: ['admin', 'sue', 'olga'],
  write(parameters, stage) {
    const { dice } = stage;
    const version = stage.remembered('archivename');
    if (version === undefined && dice.percent(80)) return false;
    const name = dice.oneOf(['Red', 'Red', 'Red', 'Blue']);
    parameters
      .add('filename', dice.percent(94) ? `${name} ${tag}.png` : dice.oneOf(['', `File:${name} ${tag}.png`, 'a[b.png']))
      .add('archivename', dice.percent(92) ? (version ?? '') : dice.oneOf(['', '20010101000000!None.png', 'x']))
      .maybe(45, 'comment', () => reason(stage));
    return true;
  },
};
